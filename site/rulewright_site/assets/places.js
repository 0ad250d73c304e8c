/* What more than one script needs: making elements, folding accents, and the list of everything that has a place on the
   site. The list is fetched when it is first wanted; texts from it are only ever put in as text. */
"use strict";
const rulewright = (() => {
  const root = new URL("..", document.currentScript.src);
  const words = document.querySelector(".rw")?.dataset ?? {};
  let asked = null;

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  /* Letters without accents, in lower case: "Đường" and "duong" are the same. */
  const fold = (text) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/đ/g, "d")
      .replace(/ł/g, "l")
      .replace(/ø/g, "o")
      .replace(/æ/g, "ae")
      .replace(/œ/g, "oe")
      .replace(/ß/g, "ss");
  /* Every place: address from the root, title, kind, pack, text, and what else it is called, if anything. Rejects where
     files cannot be fetched. */
  const places = () => {
    asked ??= fetch(new URL("data/places.json", root)).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.json();
    });
    return asked;
  };
  return { root, words, make, fold, places };
})();
