"""Which square an attack by a card's own figures is aimed at."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision
from rulewright_engine.games.megametrocity.attacks import Attack, squares_with_enemies
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal


@dataclass(frozen=True, slots=True)
class Aim(TextAction):
    """Aims at a square."""

    FORM: ClassVar[str] = "aim at {square@}"
    square: int


def _player(state: State, frame: Frame) -> str:
    hero: int = frame[1][0]
    return state.table.heroes[hero].id


def _candidates(state: State, frame: Frame) -> Iterator[Aim]:
    """("aim", attack): squares in its reach with somebody to attack."""
    attack = Attack(*frame[1])
    return (Aim(square) for square in squares_with_enemies(state, attack.reach, attack.source))


def _why_illegal(state: State, frame: Frame, action: Aim) -> Refusal | None:
    attack = Attack(*frame[1])
    if action.square not in squares_with_enemies(state, attack.reach, attack.source):
        return Refusal("no-target", "nobody in reach can be attacked there", ("MMC-6a-18", "MMC-6a-19"))
    return None


def _do(state: State, frame: Frame, action: Aim) -> None:
    state.agenda.pop()
    attacks.start(state, Attack(*frame[1])._replace(square=action.square))


def _universe(state: State, frame: Frame) -> Iterator[Aim]:
    return (Aim(square) for square in range(state.window.squares))


DECISIONS = {"aim": Decision(_player, (ActionKind(Aim, _candidates, _why_illegal, _do, _universe),))}
