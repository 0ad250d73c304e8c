/* A button beside each permalink that copies its address. */
"use strict";
(() => {
  const { words, make } = rulewright;
  const told = make("p", { class: "rw-told", role: "status" });
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      /* No clipboard without a secure address, or it was refused: select the text and let the browser copy it. */
      const field = make("textarea", { class: "rw-unseen", readonly: "" });
      field.value = text;
      document.body.append(field);
      field.select();
      const done = document.execCommand("copy");
      field.remove();
      return done;
    }
  };
  /* Two sheets, one over the other. */
  const sheets = () => {
    const space = "http://www.w3.org/2000/svg";
    const icon = document.createElementNS(space, "svg");
    icon.setAttribute("viewBox", "0 0 16 16");
    icon.setAttribute("aria-hidden", "true");
    const line = document.createElementNS(space, "path");
    line.setAttribute("d", "M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3");
    icon.append(line);
    return icon;
  };
  let timer = 0;
  const tell = (text) => {
    told.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => (told.textContent = ""), 2500);
  };
  const links = document.querySelectorAll(".rw .rw-permalink");
  if (!links.length) return;
  document.querySelector(".rw").append(told);
  for (const link of links) {
    const name = link.getAttribute("aria-label") ?? "";
    const button = make("button", { type: "button", class: "rw-copy", title: words.copy }, sheets());
    button.setAttribute("aria-label", `${words.copy}: ${name}`);
    button.addEventListener("click", async () => {
      const address = new URL(link.getAttribute("href"), location.href).href;
      tell((await copy(address)) ? words.copied : address);
      button.focus();
    });
    link.after(button);
  }
})();
