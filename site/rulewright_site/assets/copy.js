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
    const button = make("button", { type: "button", class: "rw-copy", title: words.copy }, "⧉");
    button.setAttribute("aria-label", `${words.copy}: ${name}`);
    button.addEventListener("click", async () => {
      const address = new URL(link.getAttribute("href"), location.href).href;
      tell((await copy(address)) ? words.copied : address);
      button.focus();
    });
    link.after(button);
  }
})();
