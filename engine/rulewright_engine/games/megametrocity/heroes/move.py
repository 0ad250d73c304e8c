"""Movement: to a square, by the shortest way, one point for each step (section 8b)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rulewright_engine.games.megametrocity import establishments
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.events import HeroMoved
from rulewright_engine.games.megametrocity.goals import progress
from rulewright_engine.games.megametrocity.heroes.needs import STEP
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.games.megametrocity.windows import FAR
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted


@frozen
class Move(TextAction):
    """Goes to a square. Miniatures never block, so any shortest way will do."""

    FORM: ClassVar[str] = "move {square@}"
    square: int


_to = cache(Move)


def _candidates(state: State, frame: Frame) -> tuple[Move, ...]:
    hero = state.heroes[frame[1]]
    here, points, window = hero.square, hero.moves, state.window
    key = "move", here, points
    found = window.offers.get(key)
    if found is None:
        found = tuple([_to(square) for square, steps in enumerate(window.distances(here)) if 0 < steps <= points])
        window.offers[key] = found
    return found


def _why_illegal(state: State, frame: Frame, action: Move) -> Refusal | None:
    hero = state.heroes[frame[1]]
    window = state.window
    if action.square == hero.square:
        return Refusal("there-already", "the hero stands there already")
    if not window.passable >> action.square & 1:
        return Refusal("no-square", "nobody can stop there", ("MMC-5-04", "MMC-5-12"))
    steps = window.distances(hero.square)[action.square]
    if steps == FAR:
        return Refusal("no-way", "no way leads there", ("MMC-5-11",))
    if steps > hero.moves:
        return Refusal(
            "too-far",
            f"it is {counted(steps, 'square')} away, {counted(hero.moves, 'movement point', 'is')} left",
            ("MMC-8b-01",),
        )
    return None


def _do(state: State, frame: Frame, action: Move) -> None:
    number = frame[1]
    hero = state.heroes[number]
    hero.moves -= state.window.distances(hero.square)[action.square]
    put(state, number, action.square)


def put(state: State, number: int, square: int) -> None:
    """A hero is now on another square, however it came there."""
    hero = state.heroes[number]
    state.events.append(HeroMoved(number, hero.square, square))
    hero.square = square
    progress.moved(state)
    establishments.entered(state, number)


def _universe(state: State, frame: Frame) -> Iterator[Move]:
    return (Move(square) for square in range(state.window.squares))


KINDS = (ActionKind(Move, _candidates, _why_illegal, _do, _universe, exact=True, needs=STEP),)
