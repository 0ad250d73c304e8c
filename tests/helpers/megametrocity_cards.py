"""Techniques and weapons written for one test each, and the way to hand them out."""

from typing import Any, get_args

from megametrocity_play import Play
from rulewright_engine.games.megametrocity.figures import figure_of


def members(vocabulary: Any) -> set[type[Any]]:
    """The classes of a discriminated union."""
    found: set[type[Any]] = set()
    for part in get_args(vocabulary):
        if isinstance(part, type):
            found.add(part)
        else:
            found |= members(part)
    return found


def active(name: str, *effects: str, cost: str = "{actions: 1}", more: str = "") -> str:
    """A Technique with one active ability, as YAML."""
    return (
        f"  - id: {name}\n    title: {{en: {name}}}\n    abilities:\n"
        f"      - {{ability: active, cost: {cost}, {more}do: [{', '.join(effects)}]}}\n"
    )


def passive(name: str, bonus: str) -> str:
    """A Technique with one passive ability, as YAML."""
    return (
        f"  - id: {name}\n    title: {{en: {name}}}\n    abilities:\n      - {{ability: passive, bonus: {{{bonus}}}}}\n"
    )


def reaction(name: str, when: str, *effects: str, more: str = "") -> str:
    """A Technique with one reaction, as YAML."""
    return (
        f"  - id: {name}\n    title: {{en: {name}}}\n    abilities:\n"
        f"      - {{ability: reaction, when: {when}, {more}do: [{', '.join(effects)}]}}\n"
    )


def weapon(name: str, figures: str, count: int = 1) -> str:
    """A weapon card, as YAML."""
    return f"  - {{id: {name}, title: {{en: {name}}}, quantity: {count}, card: {{type: weapon, {figures}}}}}\n"


def teach(at: Play, hero: str, *techniques: str) -> Play:
    """Gives a hero these Techniques and no others."""
    held = at.state.heroes[figure_of(at.state, hero)]
    held.techniques = tuple(at.state.table.technique_ids[name] for name in techniques)
    return at


def use(at: Play, technique: str, *more: str) -> Play:
    """The hero whose turn it is owns a Technique, uses its first active ability, and plays on."""
    teach(at, at.state.table.heroes[at.state.acting].id, technique)
    return at.do(f"technique {technique} 1", *more)


def why_not(at: Play, technique: str) -> str:
    """The code of the refusal to use a Technique that the hero owns; empty if it can."""
    teach(at, at.state.table.heroes[at.state.acting].id, technique)
    return at.why(f"technique {technique} 1")
