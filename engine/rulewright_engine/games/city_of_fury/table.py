"""What does not change during a game: the cards, compiled once for a set-up and a Vigilante.

Cards are numbers: 0 to 5 the Enemies in the order of the set-up, 6 the boss. The same number stands for the card's
Street.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import TypeVar

from rulewright_engine.games.city_of_fury.rulings import Rulings, readings, rulings_of, why_not_chosen
from rulewright_engine.interface import Json, SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.fields import DocumentModel
from rulewright_schema.games.city_of_fury.enemies import Boss, Enemy, Foe
from rulewright_schema.games.city_of_fury.set_ups import SetUp
from rulewright_schema.games.city_of_fury.skill_cards import SkillCard
from rulewright_schema.games.city_of_fury.terms import MOST_HEALTH
from rulewright_schema.games.city_of_fury.vigilantes import Vigilante
from rulewright_schema.suggestions import closest

M = TypeVar("M", bound=DocumentModel)

BOSS = 6
"""The boss's card."""
CARDS = 7
NOT_PLAYED = {"text", "title", "notes", "source", "origin", "origins", "cites"}


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game; `rulings` are readings by statement that go before the pack's own."""

    set_up: str
    vigilante: str
    rulings: tuple[tuple[str, str], ...] = ()

    def to_json(self) -> dict[str, Json]:
        """As plain data; `read` reads it back."""
        data: dict[str, Json] = {"set_up": self.set_up, "vigilante": self.vigilante}
        if self.rulings:
            data["rulings"] = dict(self.rulings)
        return data


def read(data: Mapping[str, Json]) -> Options:
    """The options in plain data. Raises SetUpError."""
    for key in data:
        if key not in ("set_up", "vigilante", "rulings"):
            raise SetUpError(f"`{key}` is no option; there are rulings, set_up, vigilante")
    set_up, vigilante, rulings = data.get("set_up"), data.get("vigilante"), data.get("rulings", {})
    if not isinstance(set_up, str) or not isinstance(vigilante, str):
        raise SetUpError("`set_up` and `vigilante` are texts, and both are needed")
    if not isinstance(rulings, dict) or not all(isinstance(each, str) for each in rulings.values()):
        raise SetUpError("`rulings` gives a letter for each statement")
    return Options(set_up, vigilante, tuple(sorted((name, str(each)) for name, each in rulings.items())))


@dataclass(frozen=True, eq=False)
class Table:
    """The compiled set-up.

    - `cards`: ids of Enemies and boss by number; `streets`: ids of what is behind them.
    - `healths`, `left_boxes`, `right_boxes`: by card.
    - `skills`: Actions by Skill (in the order of `SKILLS`) and Charge Level, counted from 0.
    - `health`: the Vigilante's at the start.
    """

    options: Options
    rulings: Rulings
    readings: Mapping[str, str]
    cards: tuple[str, ...]
    streets: tuple[str, ...]
    healths: tuple[int, ...]
    left_boxes: tuple[tuple[str, ...], ...]
    right_boxes: tuple[tuple[str, ...], ...]
    skills: tuple[tuple[tuple[str, ...], ...], ...]
    health: int

    @property
    def most_health(self) -> int:
        """What the Vigilante can be healed to (COF-ACT-14)."""
        return self.health if self.rulings.heal_to_own_health else MOST_HEALTH

    @property
    def vigilante(self) -> str:
        """Who is played."""
        return self.options.vigilante

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """Cards by id."""
        return {name: number for number, name in enumerate(self.cards)}

    @cached_property
    def content_hash(self) -> str:
        """The fingerprint of all that the game is played with, without texts."""
        figures = [
            self.cards, self.streets, self.healths, self.left_boxes, self.right_boxes, self.skills, self.health,
            sorted(self.readings.items()),
        ]  # fmt: skip
        return blake2b(json.dumps(figures).encode("utf-8"), digest_size=8).hexdigest()


def table_of(view: View, options: Options) -> Table:
    """The table of a set-up. Raises SetUpError where the content lacks something that it needs."""
    for statement, letter in options.rulings:
        why = why_not_chosen(view, statement, letter)
        if why is not None:
            raise SetUpError(why)
    set_up = _found(view, "set-up", options.set_up, SetUp)
    players = [_plain(name) for name in set_up.vigilantes]
    if options.vigilante not in players:
        raise SetUpError(f"nobody is called {options.vigilante}{_meant(options.vigilante, players)}; there are "
                         f"{' and '.join(players)}")  # fmt: skip
    foes: list[Foe] = [_found(view, "enemy", name, Enemy) for name in set_up.enemies]
    foes.append(_found(view, "boss", set_up.boss, Boss))
    if len({foe.id for foe in foes}) < len(foes):
        raise SetUpError(f"the set-up {set_up.id} has a card twice: {', '.join(foe.id for foe in foes)}")
    played = readings(view, dict(options.rulings))
    rulings = rulings_of(played)
    own = set_up.vigilantes[players.index(options.vigilante)]
    other = next((name for name in set_up.vigilantes if name != own), own)
    skills = _found(view, "vigilante", own if rulings.own_skills else other, Vigilante).behind
    return Table(
        options, rulings, played,
        tuple(foe.id for foe in foes),
        tuple(_plain(foe.behind) for foe in foes),
        tuple(foe.health for foe in foes),
        tuple(foe.left for foe in foes),
        tuple(foe.right for foe in foes),
        _found(view, "skill-card", skills, SkillCard).skills.in_order,
        _found(view, "vigilante", own, Vigilante).health,
    )  # fmt: skip


def _found(view: View, kind: str, name: str, model: type[M]) -> M:
    document = view.get(kind, name)
    if document is None:
        raise SetUpError(f"there is no {kind} {name}{_meant(name, view.ids(kind))}")
    return document.expect(model)


def _plain(text: str) -> str:
    """The id of a reference, without the pack that it may name."""
    return text.rpartition("/")[2]


def _meant(word: str, known: tuple[str, ...] | list[str]) -> str:
    meant = closest(word, known)
    return f", did you mean {meant}?" if meant else ""
