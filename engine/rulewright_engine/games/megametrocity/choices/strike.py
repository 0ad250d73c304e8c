"""Hits of a Special Technique go to different squares, those of a Turbo Attack to different miniatures, in reach.

One hit each at most; hits beyond are lost (MMC-8d-04, MMC-8d-06, MMC-8e-07).
"""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision
from rulewright_engine.games.megametrocity.attacks import attack_in, squares_with_enemies
from rulewright_engine.games.megametrocity.figures import in_words
from rulewright_engine.games.megametrocity.state import Foe, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class StrikeSquare(TextAction):
    """A hit strikes everyone hostile on a square."""

    FORM: ClassVar[str] = "strike {square@}"
    square: int


@frozen
class StrikeFigure(TextAction):
    """A hit strikes one foe."""

    FORM: ClassVar[str] = "strike foe {foe#}"
    foe: int


def _player(state: State, frame: Frame) -> str:
    hero: int = frame[1][0]
    return state.table.heroes[hero].id


def _squares_left(state: State, frame: Frame) -> list[int]:
    attack = attack_in(frame[1])
    return squares_with_enemies(state, attack.reach & ~frame[3], attack.source)


def _squares(state: State, frame: Frame) -> Iterator[StrikeSquare]:
    return (StrikeSquare(square) for square in _squares_left(state, frame))


def _why_not_square(state: State, frame: Frame, action: StrikeSquare) -> Refusal | None:
    if frame[3] >> action.square & 1:
        return Refusal("struck-already", "a square takes one hit at most", ("MMC-8d-04",))
    if action.square not in _squares_left(state, frame):
        return Refusal("no-target", "nobody in reach can be struck there", ("MMC-8d-04",))
    return None


def _strike_square(state: State, frame: Frame, action: StrikeSquare) -> None:
    name, fields, hits, done = frame
    state.agenda.pop()
    if hits > 1:
        state.agenda.append((name, fields, hits - 1, done | 1 << action.square))
    attacks.strike_square(state, attack_in(fields), action.square)


def _enough_for_squares(state: State, frame: Frame) -> bool:
    left = _squares_left(state, frame)
    if len(left) > frame[2]:
        return False
    state.agenda.pop()
    attack = attack_in(frame[1])
    for square in left:
        attacks.strike_square(state, attack, square)
    attacks.lose(state, attack, frame[2] - len(left))
    return True


def _figures_left(state: State, frame: Frame) -> list[int]:
    attack = attack_in(frame[1])
    return [number for number in attacks.targets_on(state, attack.source, attack.reach) if number not in frame[3]]


def _different(state: State, numbers: Iterable[int]) -> list[int]:
    """One of each sort: foes that are alike in everything are one choice."""
    found: dict[Foe, int] = {}
    for number in numbers:
        found.setdefault(state.foes[number], number)
    return list(found.values())


def _figures(state: State, frame: Frame) -> Iterator[StrikeFigure]:
    return (StrikeFigure(number) for number in _different(state, _figures_left(state, frame)))


def _why_not_figure(state: State, frame: Frame, action: StrikeFigure) -> Refusal | None:
    if action.foe in frame[3]:
        return Refusal("struck-already", "a miniature takes one hit at most", ("MMC-8e-07",))
    if action.foe not in _figures_left(state, frame):
        return Refusal("no-target", f"{in_words(state, action.foe)} is no enemy in reach", ("MMC-8e-07",))
    return None


def _strike_figure(state: State, frame: Frame, action: StrikeFigure) -> None:
    name, fields, hits, done = frame
    state.agenda.pop()
    if hits > 1:
        state.agenda.append((name, fields, hits - 1, (*done, action.foe)))
    attacks.strike(state, attack_in(fields), action.foe)


def _enough_for_figures(state: State, frame: Frame) -> bool:
    left = _figures_left(state, frame)
    if len(left) > frame[2] and len(_different(state, left)) > 1:
        return False
    left = left[: frame[2]]
    state.agenda.pop()
    attack = attack_in(frame[1])
    for number in left:
        attacks.strike(state, attack, number)
    attacks.lose(state, attack, frame[2] - len(left))
    return True


def _every_square(state: State, frame: Frame) -> Iterator[StrikeSquare]:
    return (StrikeSquare(square) for square in range(state.window.squares))


def _every_figure(state: State, frame: Frame) -> Iterator[StrikeFigure]:
    others = [number for number in state.foes if number not in frame[3]]
    return (StrikeFigure(number) for number in _different(state, others))


DECISIONS = {
    "strike-squares": Decision(
        _player,
        (ActionKind(StrikeSquare, _squares, _why_not_square, _strike_square, _every_square, exact=True),),
        _enough_for_squares,
    ),
    "strike-figures": Decision(
        _player,
        (ActionKind(StrikeFigure, _figures, _why_not_figure, _strike_figure, _every_figure, exact=True),),
        _enough_for_figures,
    ),
}
