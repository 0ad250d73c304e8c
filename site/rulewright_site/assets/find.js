/* Finds cards, stages, terms and statements by name or id, accents and case aside. */
"use strict";
(() => {
  const { root, words, make, fold, places } = rulewright;
  const MOST = 30;
  for (const form of document.querySelectorAll(".rw-find")) {
    const field = form.querySelector("input");
    const list = make("ul", { class: "rw-found" });
    const count = make("p", { class: "rw-small", role: "status" });
    form.append(count, list);
    form.hidden = false;

    const rank = (title, id, wanted) => {
      if (title === wanted || id === wanted) return 0;
      if (title.startsWith(wanted) || id.startsWith(wanted)) return 1;
      return ` ${title}`.includes(` ${wanted}`) ? 2 : 3;
    };
    const show = async () => {
      const wanted = fold(field.value.trim());
      const query = new URLSearchParams(location.search);
      if (wanted) query.set("find", field.value.trim());
      else query.delete("find");
      const text = query.toString();
      history.replaceState(null, "", location.pathname + (text ? `?${text}` : "") + location.hash);
      if (!wanted) {
        list.replaceChildren();
        count.textContent = "";
        return;
      }
      let all = [];
      try {
        all = await places();
      } catch {
        count.textContent = words.noFind;
        return;
      }
      if (fold(field.value.trim()) !== wanted) return;
      const parts = wanted.split(/\s+/);
      const found = [];
      for (const each of all) {
        const title = fold(each[1]);
        const also = fold(each[5] ?? "");
        const whole = `${title} ${also} ${fold(each[2])} ${fold(each[3])}`;
        if (!parts.every((part) => whole.includes(part))) continue;
        const near = rank(title, fold(each[0].split("#")[1] ?? ""), wanted);
        found.push([also ? Math.min(near, rank(also, "", wanted)) : near, each]);
      }
      found.sort((one, other) => one[0] - other[0]);
      list.replaceChildren(
        ...found.slice(0, MOST).map(([, [address, title, kind, pack, , also]]) =>
          make(
            "li",
            {},
            make("a", { href: new URL(address, root).href }, title),
            " ",
            make("small", {}, [also, kind, pack].filter(Boolean).join(" · ")),
          ),
        ),
      );
      count.textContent = (found.length === 1 ? words["found-1"] : words.found).replace("{count}", found.length);
    };
    let timer = 0;
    field.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(show, 120);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      show().then(() => list.querySelector("a")?.focus());
    });
    field.value = new URLSearchParams(location.search).get("find") ?? "";
    if (field.value) show();
  }
})();
