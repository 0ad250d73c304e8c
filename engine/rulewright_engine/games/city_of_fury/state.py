"""What changes during a game, as plain data and with its fingerprint."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, cast

from rulewright_engine.games.city_of_fury.placements import Enemy, Placement
from rulewright_engine.games.city_of_fury.table import CARDS, Table
from rulewright_engine.interface import Json, SetUpError
from rulewright_schema.games.city_of_fury.terms import LEVELS, MOST_HEALTH, SCREEN, SKILLS

DEAL, SKILL, ACT, BOOST, OVER = "deal", "skill", "act", "boost", "over"
PHASES = (DEAL, SKILL, ACT, BOOST, OVER)


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game.

    - `phase`: what is to be decided: the deal, the Skill, its Action number `step`, the boost, or nothing.
    - `streets`: the cards that lie as Streets, left to right; none before the deal.
    - `health`: the Vigilante's; `charges`: Charge Levels, 1 to 4, in the order of `SKILLS`.
    - `skill`: the Skill in use, -1 for none; `level` the Charge Level that it is used at.
    - `fallen`: the cards laid aside in this turn, in order.
    """

    table: Table
    phase: str
    turn: int
    streets: tuple[int, ...]
    placement: Placement
    health: int
    charges: tuple[int, ...]
    skill: int = -1
    step: int = 0
    fallen: tuple[int, ...] = ()
    outcome: str | None = None

    @property
    def actions(self) -> tuple[str, ...]:
        """The Actions of the Skill in use at its present level."""
        return self.table.skills[self.skill][self.charges[self.skill] - 1]

    @property
    def action(self) -> str:
        """The Action that is to be decided."""
        return self.actions[self.step]


_FIELDS = ("phase", "turn", "streets", "health", "charges", "skill", "step", "fallen", "outcome")


def plain(state: State) -> dict[str, Any]:
    """Everything that changes, as lists, numbers and texts."""
    data = {name: getattr(state, name) for name in _FIELDS}
    return {**data, "vigilante": state.placement.vigilante, "enemies": state.placement.enemies}


def digest(state: State) -> str:
    """A fingerprint of all that `plain` gives: the same in every process."""
    text = json.dumps(plain(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode("utf-8"), digest_size=16).hexdigest()


def to_json(state: State) -> dict[str, Json]:
    """The state with the options of its set-up; `from_json` reads it back."""
    return {"setup": state.table.options.to_json(), "state": json.loads(json.dumps(plain(state)))}


def from_json(table: Table, data: Mapping[str, Json]) -> State:
    """The state back over its table. Raises SetUpError where the data is no state of this game."""
    given = data.get("state")
    if not isinstance(given, dict):
        raise SetUpError("`state` is missing")
    try:
        state = _read(table, cast("dict[str, Any]", given))
        wrong = next(broken(state), None)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise SetUpError(f"this is no state of the game: {type(error).__name__}: {error}") from error
    if wrong is not None:
        raise SetUpError(f"this is no state of the game: {wrong}")
    return state


def _read(table: Table, given: dict[str, Any]) -> State:
    values: dict[str, Any] = {
        name: tuple(given[name]) if isinstance(given[name], list) else given[name] for name in _FIELDS
    }
    enemies = tuple(Enemy(*each) for each in given["enemies"])
    return State(table, placement=Placement(given["vigilante"], enemies), **values)


def broken(state: State) -> Iterator[str]:
    """What is wrong with a state that should never be; nothing if all is well."""
    if state.phase not in PHASES or (state.phase == OVER) != (state.outcome is not None):
        yield f"the phase is {state.phase} and the outcome {state.outcome}"
    if len(state.charges) != len(SKILLS) or not all(1 <= each <= LEVELS for each in state.charges):
        yield f"Charge Levels are {state.charges}"
    if not 0 <= state.health <= MOST_HEALTH or (state.health == 0) != (state.outcome == "lost"):
        yield f"the Vigilante's Health is {state.health}"
    if state.phase == DEAL:
        return
    enemies = state.placement.enemies
    cards = [*state.streets, *(each.card for each in enemies), *state.fallen]
    if sorted(cards) != list(range(CARDS)) or len(state.streets) != SCREEN:
        yield f"the cards are {cards}"
    places = [state.placement.vigilante, *(each.at for each in enemies)]
    if len(set(places)) != len(places) or not all(1 <= each <= SCREEN for each in places):
        yield f"the places are {places}"
    if list(enemies) != sorted(enemies):
        yield "the Enemies are not sorted by place"
    for each in enemies:
        if not 1 <= each.health <= state.table.healths[each.card]:
            yield f"{state.table.cards[each.card]} has a Health of {each.health}"
