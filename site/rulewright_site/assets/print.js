/* Notes which foldings the reader has opened: the theme opens all of them before it prints, and paper should hold only
   those. */
"use strict";
(() => {
  const note = (details) => details.toggleAttribute("data-opened", details.open);
  for (const details of document.querySelectorAll(".rw details")) {
    note(details);
    details.querySelector("summary")?.addEventListener("click", () => setTimeout(() => note(details)));
  }
  const named = () => document.querySelector(":target")?.closest("details")?.toggleAttribute("data-opened", true);
  addEventListener("hashchange", named);
  named();
})();
