"""The state of a story: the stage that is played, or was last, and what holds over stages."""

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from rulewright_engine.games.megametrocity import serial, setup_options
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.story.options import StoryTable
from rulewright_engine.interface import Json, SetUpError

Mode = Literal["stage", "between", "game-over", "over"]
"""A stage is played; things are done between stages; the game is over but was saved; all is over."""


class Saved(NamedTuple):
    """A saved story: the position and what held then."""

    at: str
    main: str
    ways: tuple[str, ...]
    aside: tuple[str, ...]
    draws: tuple[tuple[str, str, str], ...]
    stage: State


@dataclass(frozen=True, slots=True)
class StoryState:
    """Everything that changes in a story.

    - `at`: the stage played now or last; `main`: the last one that was won and is no side trip; `ways`: the stages
      open from there; `aside`: side trips taken since.
    - `stage`: its state; between stages the heroes, their items and the decks in it go on changing.
    - `judged`: whether the ways have been judged at the win (they depend on how it was).
    - `pending`: upgrades that each hero still gains; `purse`: cents of sales that have to be spent at once.
    - `draws`: bosses that draws gave, as (stage, draw, boss).
    - `turns`: turns of the stages that are over.
    """

    table: StoryTable
    mode: Mode
    at: str
    stage: State
    main: str = ""
    ways: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    judged: bool = False
    pending: tuple[int, ...] = ()
    purse: tuple[int, ...] = ()
    draws: tuple[tuple[str, str, str], ...] = ()
    saved: Saved | None = None
    outcome: str | None = None
    turns: int = 0

    def with_stage(self) -> "StoryState":
        """The same with a working copy of the stage's state."""
        return replace(self, stage=self.stage.copy())

    def standing(self) -> list[int]:
        """The heroes who are not KO'd."""
        return [number for number, hero in enumerate(self.stage.heroes) if hero.square != OFF]


PLAIN = ("mode", "at", "main", "ways", "aside", "judged", "pending", "purse", "draws", "outcome", "turns")


def to_json(state: StoryState) -> dict[str, Json]:
    """The story as plain data."""
    data: dict[str, Any] = {name: getattr(state, name) for name in PLAIN}
    data["stage"] = serial.to_json(state.stage)
    if state.saved is not None:
        data["saved"] = {**state.saved._asdict(), "stage": serial.to_json(state.saved.stage)}
    return {"setup": state.table.to_json(), "story": data}


def from_json(table: StoryTable, data: Any) -> StoryState:
    """The story back. Raises SetUpError."""
    try:
        given = data["story"]
        fields = {name: _tuples(given[name]) for name in PLAIN}
        saved = given.get("saved")
        kept = None
        if saved is not None:
            kept = Saved(**{**{name: _tuples(value) for name, value in saved.items() if name != "stage"},
                            "stage": _stage(table, saved["stage"])})  # fmt: skip
        return StoryState(table=table, stage=_stage(table, given["stage"]), saved=kept, **fields)
    except (KeyError, TypeError, AttributeError) as error:
        raise SetUpError(f"this is no state of a story: {type(error).__name__}: {error}") from error


def _stage(table: StoryTable, data: Any) -> State:
    return serial.from_json(table.table(setup_options.read(data["setup"])), data)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(each) for each in value) if isinstance(value, list) else value
