"""Where an effect puts a figure: ("put", who acts, figure, how, squares).

`how` is `push-any`, `push-away`, `push-towards`, `move` or `move-over`, with the greatest number of steps; or
`teleport`, with the mask of squares. Whoever acts chooses; a final boss's side does so by fixed rules.
"""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision
from rulewright_engine.games.megametrocity.effects import gang, placing
from rulewright_engine.games.megametrocity.effects.context import decider
from rulewright_engine.games.megametrocity.figures import figure_of, in_words, name_of
from rulewright_engine.games.megametrocity.state import FIRST_FOE, OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.geometry import indices


@frozen
class PutOn(TextAction):
    """Puts the figure on a square; its own square leaves it where it is."""

    FORM: ClassVar[str] = "put {figure} on {square@}"
    figure: str
    square: int


def squares(state: State, frame: Frame) -> int:
    """Where the figure can be put."""
    _, actor, figure, how, reach = frame
    here = state.square_of(figure)
    if here == OFF:
        return 0
    if how == "teleport":
        return int(reach) & state.window.passable
    origin = state.square_of(actor)
    if how in ("push-away", "push-towards") and origin != OFF:
        return placing.straight(state, here, reach, origin, away=how == "push-away")
    return placing.steps(state, here, reach, over=how == "move-over")


def _settled(state: State, frame: Frame) -> bool:
    _, actor, figure, how, _ = frame
    mask = squares(state, frame)
    if mask & (mask - 1) and actor < FIRST_FOE:
        return False
    state.agenda.pop()
    if mask:
        placing.put(state, figure, _by_rule(state, actor, figure, how, mask))
    return True


def _by_rule(state: State, actor: int, figure: int, how: str, mask: int) -> int:
    if not mask & (mask - 1):
        return mask.bit_length() - 1
    if how == "teleport" and actor == figure:
        return gang.square_away_from_heroes(state, actor, mask)
    if how.startswith("move") and actor == figure:
        return gang.square_towards_heroes(state, actor, mask)
    origin = state.square_of(figure if state.square_of(actor) == OFF or how == "push-towards" else actor)
    return gang.farthest_square(state, origin, mask)


def _player(state: State, frame: Frame) -> str:
    return decider(state, frame[1])


def _candidates(state: State, frame: Frame) -> Iterator[PutOn]:
    return (PutOn(name_of(state, frame[2]), square) for square in indices(squares(state, frame)))


def _why_illegal(state: State, frame: Frame, action: PutOn) -> Refusal | None:
    if figure_of(state, action.figure) != frame[2]:
        return Refusal("not-this-one", f"{in_words(state, frame[2])} is to be put somewhere")
    if not squares(state, frame) >> action.square & 1:
        return Refusal(
            "out-of-reach", f"{in_words(state, action.figure)} cannot be put there", ("MMC-6a-22", "MMC-5-12")
        )
    return None


def _do(state: State, frame: Frame, action: PutOn) -> None:
    state.agenda.pop()
    placing.put(state, frame[2], action.square)


def _universe(state: State, frame: Frame) -> Iterator[PutOn]:
    for name in (name_of(state, frame[2]), "nobody"):
        for square in range(state.window.squares):
            yield PutOn(name, square)


DECISIONS = {"put": Decision(_player, (ActionKind(PutOn, _candidates, _why_illegal, _do, _universe),), _settled)}
