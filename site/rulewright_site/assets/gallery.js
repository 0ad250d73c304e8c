/* Galleries: find by name, filter, sort and compare. The choice is kept in the page's address, so that it survives reloading, going
   back, and being passed on. All words and values come from the page; nothing is put in as markup. */
"use strict";
(() => {
  const { make, fold } = rulewright;
  const collator = new Intl.Collator(document.documentElement.lang || "en", { numeric: true });

  const start = (gallery) => {
    const { facets, labels, words } = JSON.parse(gallery.dataset.gallery);
    const items = [...gallery.querySelectorAll("[data-facets]")].map((element) => ({
      element,
      title: element.dataset.title,
      id: element.dataset.item,
      values: JSON.parse(element.dataset.facets),
      home: element.parentElement,
    }));
    if (items.length < 2) return;
    const groups = [...new Set(items.map((item) => item.home))];
    const chosen = new Map();
    let order = "";
    let wanted = "";
    let compared = [];

    // ------------------------------------------------------------------------------------------------ the address
    const read = () => {
      const query = new URLSearchParams(location.search);
      chosen.clear();
      for (const key of Object.keys(facets)) if (query.get(key)) chosen.set(key, query.get(key));
      order = query.get("sort") || "";
      wanted = query.get("name") || "";
      compared = (query.get("compare") || "").split(",").filter((id) => items.some((item) => item.id === id));
    };
    const write = (push) => {
      const query = new URLSearchParams(location.search);
      for (const key of Object.keys(facets)) query.delete(key);
      query.delete("sort");
      query.delete("name");
      query.delete("compare");
      for (const [key, value] of chosen) query.set(key, value);
      if (order) query.set("sort", order);
      if (wanted) query.set("name", wanted);
      if (compared.length) query.set("compare", compared.join(","));
      const text = query.toString();
      const address = location.pathname + (text ? `?${text}` : "") + location.hash;
      if (push) history.pushState(null, "", address);
      else history.replaceState(null, "", address);
    };

    // ------------------------------------------------------------------------------------------------ the controls
    const valuesOf = (key) =>
      [...new Set(items.map((item) => item.values[key]).filter((value) => value !== undefined).map(String))].sort(
        collator.compare,
      );
    const selects = new Map();
    const bar = make("div", { class: "rw-facets", role: "group", "aria-label": words.filter });
    const figures = make("div", { class: "rw-more" });
    const more = make("details", {}, make("summary", {}, words.more), figures);
    const labelled = (text, control) => {
      control.setAttribute("aria-label", text);
      return make("label", {}, make("span", { "aria-hidden": "true" }, text), control);
    };
    const name = make("input", { type: "search", autocomplete: "off" });
    name.addEventListener("input", () => {
      wanted = name.value.trim();
      show();
      write(false);
    });
    bar.append(labelled(words.name, name));
    /* On a phone all but the name waits behind a button, so that the first card is in sight. */
    const rest = make("div", { class: "rw-rest" });
    const unfold = make("button", { type: "button", class: "rw-unfold", "aria-expanded": "false" }, words.filter);
    const unfolded = (open) => {
      unfold.setAttribute("aria-expanded", String(open));
      rest.classList.toggle("rw-open", open);
    };
    unfold.addEventListener("click", () => unfolded(unfold.getAttribute("aria-expanded") !== "true"));
    bar.append(unfold, rest);
    for (const [key, label] of Object.entries(facets)) {
      const select = make("select", {}, make("option", { value: "" }, words.any));
      for (const value of valuesOf(key)) select.append(make("option", { value }, value));
      select.addEventListener("change", () => {
        if (select.value) chosen.set(key, select.value);
        else chosen.delete(key);
        show();
        write(true);
      });
      selects.set(key, select);
      (key.startsWith("v-") ? figures : rest).append(labelled(label, select));
    }
    const sort = make("select", {}, make("option", { value: "" }, words["by-default"]));
    sort.append(make("option", { value: "title" }, words["by-title"]));
    for (const [key, label] of Object.entries(labels)) {
      if (key.startsWith("v-") && valuesOf(key).length > 1) sort.append(make("option", { value: key }, label));
    }
    sort.addEventListener("change", () => {
      order = sort.value;
      show();
      write(true);
    });
    rest.append(labelled(words.sort, sort));
    const clear = make("button", { type: "button" }, words.clear);
    clear.addEventListener("click", () => {
      chosen.clear();
      order = wanted = "";
      show();
      write(true);
    });
    const compare = make("button", { type: "button" });
    compare.addEventListener("click", () => openTable());
    const count = make("p", { class: "rw-count", role: "status" });
    rest.append(clear, compare);
    bar.append(count);
    if (figures.childElementCount) rest.append(more);
    gallery.prepend(bar);
    for (const item of items) {
      const box = make("input", { type: "checkbox" });
      box.addEventListener("change", () => {
        compared = compared.filter((id) => id !== item.id);
        if (box.checked) compared.push(item.id);
        showCompared();
        write(false);
      });
      item.box = box;
      item.element.append(make("label", { class: "rw-compare" }, box, ` ${words.compare}`));
    }

    // ---------------------------------------------------------------------------------------------------- showing
    for (const item of items) item.folded = fold(item.title);
    const fits = (item) =>
      fold(wanted)
        .split(/\s+/)
        .every((part) => item.folded.includes(part)) &&
      [...chosen].every(([key, value]) => String(item.values[key] ?? "") === value);
    const before = (one, other) => {
      if (order === "title") return collator.compare(one.title, other.title);
      const [a, b] = [one.values[order], other.values[order]];
      if (a === undefined || b === undefined) return (a === undefined) - (b === undefined);
      return collator.compare(String(a), String(b)) || collator.compare(one.title, other.title);
    };
    const show = () => {
      for (const [key, select] of selects) select.value = chosen.get(key) || "";
      sort.value = order;
      if (name.value.trim() !== wanted) name.value = wanted;
      if (chosen.size || order) unfolded(true);
      if ([...chosen.keys()].some((key) => key.startsWith("v-"))) more.open = true;
      if (order) for (const item of [...items].sort(before)) groups[0].append(item.element);
      else for (const item of items) item.home.append(item.element);
      let shown = 0;
      for (const item of items) {
        item.element.hidden = !fits(item);
        shown += !item.element.hidden;
      }
      for (const group of groups) {
        const empty = !group.querySelector("[data-facets]:not([hidden])");
        group.hidden = empty;
        const heading = group.previousElementSibling;
        if (heading && heading.matches("h2")) heading.hidden = empty || Boolean(order);
      }
      count.textContent = shown ? words.shown.replace("{shown}", shown).replace("{all}", items.length) : words.none;
      clear.disabled = !chosen.size && !order && !wanted;
    };
    const showCompared = () => {
      for (const item of items) item.box.checked = compared.includes(item.id);
      compare.textContent = words["compare-n"].replace("{count}", compared.length);
      compare.disabled = compared.length < 2;
    };

    // -------------------------------------------------------------------------------------------------- comparing
    const openTable = () => {
      const sides = compared.map((id) => items.find((item) => item.id === id));
      const keys = Object.keys(labels).filter((key) => sides.some((item) => item.values[key] !== undefined));
      const head = make("tr", {}, make("td"), ...sides.map((item) => make("th", { scope: "col" }, item.title)));
      const rows = keys.map((key) => {
        const values = sides.map((item) => String(item.values[key] ?? "–"));
        const row = make("tr", {}, make("th", { scope: "row" }, labels[key]));
        row.append(...values.map((value) => make("td", {}, value)));
        if (new Set(values).size > 1) row.className = "rw-differs";
        return row;
      });
      const close = make("button", { type: "button", class: "rw-close" }, words.close);
      const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows));
      const frame = make("div", { class: "rw-scroll", tabindex: "0", role: "group", "aria-label": words.compare }, table);
      const dialog = make("dialog", { class: "rw-dialog", "aria-label": words.compare }, close, frame);
      close.addEventListener("click", () => dialog.close());
      dialog.addEventListener("close", () => {
        dialog.remove();
        compare.focus();
      });
      gallery.append(dialog);
      dialog.showModal();
    };

    const again = () => {
      read();
      show();
      showCompared();
    };
    again();
    addEventListener("popstate", again);
    document.querySelector(":target")?.scrollIntoView();
  };
  document.querySelectorAll("[data-gallery]").forEach(start);
})();
