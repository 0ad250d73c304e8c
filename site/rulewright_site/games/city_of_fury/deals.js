/* Steps through the best line of any deal. What is chosen is kept in the page's address. All words come from the page,
   nothing is put in as markup, and the rules are not known here: every step was written by the engine. */
"use strict";
(() => {
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children.map(String));
    return element;
  };
  const holding = (name, attributes, ...children) => {
    const element = make(name, attributes);
    element.append(...children);
    return element;
  };

  const start = (root) => {
    const { words, players, skills, actions, behaviours, events } = JSON.parse(root.dataset.deals);
    const names = Object.keys(players);
    if (!names.length) return;
    const say = (key, values = {}) =>
      ((Object.values(values).some((each) => Number(each) === 1) && words[`${key}-1`]) || words[key] || key).replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));
    const files = new Map();
    let who, deal, step, line, asked = 0;

    // --------------------------------------------------------------------------------------------------- the address
    const read = () => {
      const query = new URLSearchParams(location.search);
      who = names.includes(query.get("vigilante")) ? query.get("vigilante") : names[0];
      const given = query.get("deal") || "";
      deal = [...given].sort().join("") === "012345" ? given : players[who].easiest;
      step = Math.max(0, Number.parseInt(query.get("step"), 10) || 0);
    };
    const write = () => {
      const query = new URLSearchParams(location.search);
      query.set("vigilante", who);
      query.set("deal", deal);
      query.set("step", step);
      history.replaceState(null, "", `${location.pathname}?${query}${location.hash}`);
    };

    // --------------------------------------------------------------------------------------------------- the controls
    const chooser = make("select", { "aria-label": say("vigilante") });
    for (const name of names) chooser.append(new Option(players[name].name, name));
    const places = [...Array(6).keys()].map((index) => make("select", { "aria-label": say("dealt-as", { number: index + 1 }) }));
    const button = (key, act) => {
      const made = make("button", { type: "button" }, say(key));
      made.addEventListener("click", act);
      return made;
    };
    const go = (to) => {
      step = Math.max(0, Math.min((line || [""]).length - 1, to));
      write();
      show();
    };
    const first = button("step-first", () => go(0));
    const back = button("step-back", () => go(step - 1));
    const next = button("step-next", () => go(step + 1));
    const last = button("step-last", () => go(Infinity));
    const chance = button("a-random-deal", () => {
      const left = [..."012345"];
      deal = "";
      while (left.length) deal += left.splice(Math.floor(Math.random() * left.length), 1)[0];
      step = 0;
      load();
    });
    const slider = make("input", { type: "range", min: 0, "aria-label": say("any-deal") });
    slider.addEventListener("input", () => go(Number(slider.value)));
    chooser.addEventListener("change", () => {
      who = chooser.value;
      step = 0;
      load();
    });
    places.forEach((select, index) =>
      select.addEventListener("change", () => {
        const cards = [...deal];
        cards[cards.indexOf(select.value)] = cards[index];
        cards[index] = select.value;
        deal = cards.join("");
        step = 0;
        load();
      }),
    );
    const verdict = make("p", { class: "rw-deal-verdict" });
    const table = make("div", { class: "rw-deal-table", "aria-live": "polite" });
    root.append(
      holding("div", { class: "rw-deal-choice", role: "group", "aria-label": say("the-deal") }, chooser, ...places, chance),
      verdict,
      holding("div", { class: "rw-deal-steps", role: "group" }, first, back, next, last, slider),
      table,
    );

    // ----------------------------------------------------------------------------------------------------- the table
    const actionIn = (text) => {
      const [verb, ...rest] = text.split(" ");
      const player = players[who];
      const card = (id) => player.cards[player.ids.indexOf(id)];
      const skillNames = rest.map((name) => say(`skill-${name}`)).join(", ");
      const values = { skill: skillNames, skills: skillNames, side: say(`side-${rest[0]}`), enemy: card(rest[0]) };
      return say(`did-${verb}`, values);
    };
    const eventIn = (text) => {
      const [letter, ...values] = text.split(".");
      const [key, fields] = events[letter];
      const player = players[who];
      const told = {};
      fields.forEach((field, index) => {
        const value = Number(values[index]);
        if (field === "enemy" || field === "figure") told[field] = player.cards[value];
        else if (field === "street") told[field] = player.streets[value];
        else if (field === "behaviour") told[field] = say(`do-${behaviours[value]}`);
        else if (field === "action" || field === "by") told[field] = say(`act-${actions[value]}`);
        else if (field === "outcome") told[field] = say(value === 0 ? "outcome-won" : "outcome-lost");
        else told[field] = value;
      });
      return say(key, told);
    };
    const stand = (name, health, kind) =>
      holding("span", { class: `rw-stand rw-stand-${kind}` }, `${name} `, make("small", {}, say("health-n", { health })));
    const screen = (now) => {
      const [, , state, enemies, streets] = now.split("|");
      const [, at, health, levels] = state.split(" ");
      const player = players[who];
      const figures = { [at]: stand(player.name, health, "vigilante") };
      for (const each of enemies ? enemies.split(" ") : []) {
        const [place, card, left] = each.split(".");
        figures[place] = stand(player.cards[card], left, card === "6" ? "boss" : "enemy");
      }
      const cells = [...streets].map((card, index) =>
        holding(
          "li",
          {},
          make("span", { class: "rw-place" }, player.streets[card]),
          make("span", { class: "rw-behind" }, say("hides", { name: player.cards[card] })),
          ...(figures[index + 1] ? [figures[index + 1]] : []),
        ),
      );
      const charges = [...levels].map((level, index) =>
        holding("li", {}, `${say(`skill-${skills[index]}`)} `, make("b", {}, level)),
      );
      return [
        holding("div", { class: "rw-scroll", tabindex: 0, role: "group", "aria-label": say("position") }, holding("ol", { class: "rw-screen" }, ...cells)),
        holding("ul", { class: "rw-charges", "aria-label": say("charges") }, ...charges),
      ];
    };
    const show = () => {
      for (const each of [first, back]) each.disabled = !line || step === 0;
      for (const each of [next, last]) each.disabled = !line || step >= line.length - 1;
      slider.disabled = !line;
      if (!line) return table.replaceChildren();
      slider.max = line.length - 1;
      slider.value = step;
      const [action, told, state] = line[step].split("|");
      const heading = [say("turn-n", { turn: state.split(" ")[0] }), say("step-n", { step, steps: line.length - 1 })].join(" · ");
      const came = told ? told.split(",").map((each) => make("li", {}, eventIn(each))) : [];
      table.replaceChildren(
        holding("p", {}, make("b", {}, action ? actionIn(action) : say("the-deal")), " ", make("small", {}, heading)),
        ...screen(line[step]),
        holding("ul", { class: "rw-deal-came" }, ...came),
      );
    };

    const load = async () => {
      const player = players[who];
      chooser.value = who;
      places.forEach((select, index) => {
        select.replaceChildren(...[..."012345"].map((card) => new Option(player.cards[card], card)));
        select.value = deal[index];
      });
      const mine = ++asked;
      const address = `${player.lines}${deal[0]}.json`;
      let found, key = "line-unknown";
      try {
        if (!files.has(address)) {
          const answer = await fetch(address);
          if (!answer.ok) throw new Error(answer.statusText);
          files.set(address, await answer.json());
        }
        found = files.get(address)[deal];
      } catch {
        key = "line-failed";
      }
      if (mine !== asked) return; // another deal was chosen meanwhile
      line = found || null;
      const turns = line && line[line.length - 1].split("|")[2].split(" ")[0];
      verdict.textContent = line ? say("line-won", { turns }) : say(found === null ? "line-lost" : key);
      go(step);
    };
    read();
    load();
  };

  for (const root of document.querySelectorAll("[data-deals]")) start(root);
})();
