/* Terms and references are explained where they stand: on hover, on focus, and on the first tap. Escape closes. */
"use strict";
(() => {
  const { root, words, make, places } = rulewright;
  const scope = document.querySelector(".rw");
  if (!scope) return;
  const EXPLAINED = "a.rw-term-link, a.rw-cite";
  let box = null;
  let owner = null;
  let timer = 0;

  const keyOf = (link) => {
    const address = new URL(link.href);
    if (address.origin !== root.origin || !address.pathname.startsWith(root.pathname)) return null;
    return decodeURIComponent(address.pathname.slice(root.pathname.length) + address.hash);
  };
  const close = () => {
    clearTimeout(timer);
    box?.remove();
    owner?.removeAttribute("aria-describedby");
    box = owner = null;
  };
  const place = (link) => {
    const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
    const width = Math.min(360, document.documentElement.clientWidth - 16);
    box.style.width = `${width}px`;
    const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8));
    const below = at.bottom + 6 + box.offsetHeight < innerHeight || at.top < box.offsetHeight + 60;
    box.style.left = `${left}px`;
    box.style.top = `${below ? at.bottom + 6 : at.top - box.offsetHeight - 6}px`;
  };
  const open = async (link) => {
    const key = keyOf(link);
    if (!key || owner === link) return;
    close();
    owner = link;
    let found = null;
    try {
      found = (await places()).find((each) => each[0] === key);
    } catch {
      /* Opened from a disk: links lead there as ever. */
    }
    if (!found || owner !== link) {
      if (owner === link) owner = null;
      return;
    }
    const [, title, kind, , text] = found;
    box = make("div", { class: "rw-preview", role: "tooltip", id: "_preview" });
    box.append(make("strong", {}, title), " ", make("small", {}, kind), make("p", {}, text || ""));
    box.append(make("a", { href: link.href, tabindex: "-1" }, words.open));
    box.addEventListener("pointerenter", () => clearTimeout(timer));
    box.addEventListener("pointerleave", later);
    scope.append(box);
    link.setAttribute("aria-describedby", "_preview");
    place(link);
  };
  const soon = (link) => {
    clearTimeout(timer);
    timer = setTimeout(() => open(link), 250);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(close, 250);
  };
  const explained = (event) => (event.target instanceof Element ? event.target.closest(EXPLAINED) : null);

  let touched = null;
  scope.addEventListener("pointerover", (event) => {
    const link = explained(event);
    if (link && event.pointerType !== "touch") soon(link);
  });
  scope.addEventListener("pointerout", (event) => {
    if (explained(event) && event.pointerType !== "touch") later();
  });
  scope.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch" ? explained(event) : null;
  });
  scope.addEventListener("click", (event) => {
    const link = explained(event);
    if (link && link === touched && owner !== link) {
      event.preventDefault();
      open(link).then(() => {
        if (!box) location.href = link.href;
      });
    } else if (link) close();
  });
  scope.addEventListener("focusin", (event) => {
    const link = explained(event);
    if (link && link.matches(":focus-visible")) soon(link);
  });
  scope.addEventListener("focusout", (event) => {
    if (explained(event)) later();
  });
  document.addEventListener("pointerdown", (event) => {
    if (box && !box.contains(event.target) && !explained(event)) close();
  });
  const moved = () => {
    if (box) close();
  };
  addEventListener("scroll", moved, { passive: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
})();
