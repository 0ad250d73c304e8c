"""A pack with a Technique for every effect, at every place and for every target, beside one for every reaction."""

from typing import get_args

from rulewright_schema.games.megametrocity.conditions import HeroTrigger
from rulewright_schema.games.megametrocity.targets import PlaceName

PLACES = [
    *get_args(PlaceName),
    "{place: within, squares: 3}",
    "{place: line, squares: 4}",
    "{place: beam, squares: 5}",
    "{place: row, row: S.4}",
]
"""Every place, as YAML writes it."""


def target(name: str, place: str, more: str = "") -> str:
    """A target at a place, as YAML writes it."""
    return f"{{target: {name}, where: {place}{more}}}"


TARGETS = [
    *(target(name, place) for place in PLACES for name in ("everyone", "thug", "thugs", "hero")),
    *(target(name, "map") for name in ("other-hero", "heroes", "other-heroes")),
    target("thug", "map", ", count: 2, type: punk"),
    target("thugs", "street", ", no_bosses: true"),
    "self",
    "hit",
    "same",
]
"""Every target, as YAML writes it."""

HEROES = [target("other-hero", "map"), target("heroes", "map"), target("hero", "{place: within, squares: 4}"), "self"]


def effects() -> list[str]:
    """Every effect of heroes' cards, with many places and targets."""
    found = [f"{{effect: wound, to: {each}, wounds: 1}}" for each in TARGETS if each != "self"]
    found += [f"{{effect: {name}, to: {each}, squares: 2}}" for each in TARGETS[::5] for name in ("push", "move")]
    found += [f"{{effect: push, to: {each}, squares: 2, direction: away}}" for each in TARGETS[::7]]
    found += [f"{{effect: push, to: {each}, squares: 3, direction: towards}}" for each in TARGETS[::6]]
    found += [f"{{effect: {name}, to: {each}}}" for each in TARGETS[::4] for name in ("stun", "swap-places")]
    found += [f"{{effect: teleport, where: {each}}}" for each in PLACES]
    found += [f"{{effect: teleport, to: {each}, where: {{place: within, squares: 4}}}}" for each in TARGETS[::9]]
    found += [f"{{effect: spawn-thugs, thugs: [{{thug: punk, count: 2}}], where: {each}}}" for each in PLACES]
    found += [f"{{effect: break-furniture, where: {each}}}" for each in PLACES]
    found += [f"{{effect: exchange-items, where: {each}}}" for each in PLACES[:3]]
    for hits in ("miniature", "square", "each-square", "each-miniature"):
        found += [f"{{effect: attack, dice: 2, hits: {hits}, where: {each}}}" for each in PLACES]
    for each in HEROES:
        found += [
            f"{{effect: heal, to: {each}, wounds: 2}}",
            f"{{effect: draw-items, to: {each}, cards: 1}}",
            f"{{effect: gain-money, to: {each}, cents: 75}}",
            f"{{effect: lose-items, to: {each}, items: any, cards: 1}}",
            f"{{effect: recharge-weapon, to: {each}, batteries: 1}}",
            f"{{effect: gain-turbo, to: {each}, tokens: 1}}",
            f"{{effect: lose-turbo, to: {each}, tokens: 1}}",
            f"{{effect: gain-movement, to: {each}, points: 1}}",
            f"{{effect: gain-actions, to: {each}, actions: 1}}",
        ]
    found += ["{effect: search-items, look_at: 4, keep: 2}", "{effect: revive, life: 2}", "{effect: swap-tiles}"]
    found += ["{effect: move, to: self, squares: 3, over_obstacles: true}"]
    return found


BONUSES = [
    "{bonus: extra-dice, dice: 1}", "{bonus: fight-bonus, points: 1}", "{bonus: extra-range, squares: 1}",
    "{bonus: extra-range, squares: 1, attacks: throw}", "{bonus: extra-wounds, wounds: 1}",
    "{bonus: ignore-defense}", "{bonus: reroll, dice: 1}", "{bonus: critical-from, face: 9}",
    "{bonus: impulse, squares: 1}", "{bonus: shoot-past-obstacles}", "{bonus: free-jumps}",
    "{bonus: extra-healing, wounds: 1}", "{bonus: more-weapons, weapons: 1}", "{bonus: absorb, wounds: 1}",
    "{bonus: tough-throws, dice: 1}",
]  # fmt: skip
"""Every bonus."""


def boss_effects() -> list[str]:
    """Every effect of final bosses, with many places and targets."""
    found = [f"{{effect: {name}, to: {each}, squares: 2}}" for each in TARGETS for name in ("push", "move")]
    found += [f"{{effect: push, to: {each}, squares: 2, direction: {way}}}" for each in TARGETS[::3] for way in WAYS]
    found += [f"{{effect: {name}, to: {each}, wounds: 1}}" for each in TARGETS for name in ("heal", "wound")]
    found += [f"{{effect: swap-places, to: {each}}}" for each in TARGETS]
    found += [f"{{effect: teleport, to: {each}, where: {where}}}" for each in TARGETS[::5] for where in PLACES]
    found += [f"{{effect: spawn-thugs, thugs: [{{leader: chains}}], where: {each}}}" for each in PLACES]
    found += [f"{{effect: lose-items, to: {each}, items: any, cards: 1}}" for each in HEROES]
    found += [f"{{effect: lose-turbo, to: {each}, tokens: 1}}" for each in HEROES]
    for hits in ("miniature", "square", "each-square", "each-miniature"):
        found += [f"{{effect: strike, hits: {hits}, where: {each}}}" for each in PLACES]
    return [*found, "{effect: swap-tiles}"]


WAYS = ("away", "towards")


def bosses() -> str:
    """The pack's final bosses as YAML: each strikes, does one more thing, and pushes whom it hit."""
    figures = "{movement: 2, attack: 2, fight: 6, life: 8}"
    lines = ["final_boss_sheets:"]
    for number, each in enumerate(boss_effects()):
        strike = "{effect: strike, hits: square, where: {place: within, squares: 2}}"
        push = "{effect: push, to: hit, squares: 1}"
        lines += [
            f"  - id: w{number}",
            f"    title: {{en: W{number}}}",
            "    component: final-boss",
            f"    figures: {{normal: {figures}, hard: {figures}, very_hard: {figures}}}",
            "    special_attacks:",
            f"      - {{id: a, title: {{en: A}}, reach: map, do: [{strike}, {each}, {push}]}}",
        ]
    return "\n".join(lines) + "\n"


def techniques() -> str:
    """The pack's Techniques as YAML: three effects and a reaction or bonus on each."""
    every = effects()
    triggers = get_args(get_args(HeroTrigger)[0])
    lines = ["technique_cards:"]
    for number in range(0, len(every), 3):
        count = number // 3
        follow = "{effect: push, to: hit, squares: 1}, {effect: stun, to: same}"
        lines += [f"  - id: t{count}", f"    title: {{en: T{count}}}", "    abilities:"]
        lines += [
            f"      - {{ability: active, cost: {{actions: 1}}, do: [{each}, {follow}]}}"
            for each in every[number : number + 3]
        ]
        lines.append(
            f"      - {{ability: reaction, when: {triggers[count % len(triggers)]}, "
            f"do: [{every[(number * 7 + 3) % len(every)]}]}}"
        )
        lines.append(f"      - {{ability: passive, bonus: {BONUSES[count % len(BONUSES)]}}}")
    return "\n".join(lines) + "\n"
