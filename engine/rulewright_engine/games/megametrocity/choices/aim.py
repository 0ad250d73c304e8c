"""Which square or straight line an attack by a card's own figures, or a Special Technique, is aimed at."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision
from rulewright_engine.games.megametrocity.attacks import Attack, any_targets, attack_in, squares_with_enemies
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.geometry import indices


@frozen
class Aim(TextAction):
    """Aims at a square."""

    FORM: ClassVar[str] = "aim at {square@}"
    square: int


@frozen
class AimLine(TextAction):
    """Aims along the straight line in which a square lies: the nearest is offered, any other says the same."""

    FORM: ClassVar[str] = "line at {square@}"
    square: int


def _player(state: State, frame: Frame) -> str:
    hero: int = frame[1][0]
    return state.table.heroes[hero].id


def _candidates(state: State, frame: Frame) -> Iterator[Aim]:
    """("aim", attack): squares in its reach with somebody to attack."""
    attack = attack_in(frame[1])
    return (Aim(square) for square in squares_with_enemies(state, attack.reach, attack.source))


def _why_illegal(state: State, frame: Frame, action: Aim) -> Refusal | None:
    attack = attack_in(frame[1])
    if action.square not in squares_with_enemies(state, attack.reach, attack.source):
        return Refusal("no-target", "nobody in reach can be attacked there", ("MMC-6a-18", "MMC-6a-19"))
    return None


def _do(state: State, frame: Frame, action: Aim) -> None:
    state.agenda.pop()
    attacks.start(state, attack_in(frame[1])._replace(square=action.square))


def _universe(state: State, frame: Frame) -> Iterator[Aim]:
    return (Aim(square) for square in range(state.window.squares))


def lines(state: State, attack: Attack, length: int) -> list[int]:
    """The straight lines outward from the attacker in which there is somebody to attack."""
    beams = state.window.beams(state.heroes[attack.hero].square, length)
    return [line for line in beams if any_targets(state, attack.source, line)]


def _lines(state: State, frame: Frame) -> Iterator[AimLine]:
    """("aim-line", attack, length)."""
    attack = attack_in(frame[1])
    steps = state.window.distances(state.heroes[attack.hero].square)
    for line in lines(state, attack, frame[2]):
        yield AimLine(min(indices(line), key=lambda square: (steps[square], square)))


def _line(state: State, frame: Frame, square: int) -> int:
    return next((line for line in lines(state, attack_in(frame[1]), frame[2]) if line >> square & 1), 0)


def _why_not_line(state: State, frame: Frame, action: AimLine) -> Refusal | None:
    if not _line(state, frame, action.square):
        return Refusal("no-target", "nobody can be attacked in a line through that square", ("MMC-8d-04",))
    return None


def _do_line(state: State, frame: Frame, action: AimLine) -> None:
    state.agenda.pop()
    attacks.start(state, attack_in(frame[1])._replace(reach=_line(state, frame, action.square)))


def _line_universe(state: State, frame: Frame) -> Iterator[AimLine]:
    return (AimLine(square) for square in range(state.window.squares))


DECISIONS = {
    "aim": Decision(_player, (ActionKind(Aim, _candidates, _why_illegal, _do, _universe),)),
    "aim-line": Decision(_player, (ActionKind(AimLine, _lines, _why_not_line, _do_line, _line_universe),)),
}
