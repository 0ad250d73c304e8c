"""Rolls of ten-sided dice as chance frames. Faces are 0 to 9; 0 counts as 10 (MMC-14-05)."""

from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement
from math import factorial

from rulewright_engine.games.megametrocity.actions import Roll
from rulewright_engine.games.megametrocity.agenda import Chance
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Action, Refusal
from rulewright_engine.rng import Rng
from rulewright_schema.counts import counted

FACES = range(10)


def hits(faces: Iterable[int], fight: int) -> int:
    """How many faces reach a figure; the 0 always does."""
    return len([face for face in faces if face >= fight or face == 0])


def critical(faces: Iterable[int], lowest: int) -> int:
    """How many faces are critical hits: 0, and others from `lowest` on (10: none)."""
    return len([face for face in faces if face == 0 or face >= lowest])


def rolling(count: Callable[[State, Frame], int], rolled: Callable[[State, Frame, tuple[int, ...]], None]) -> Chance:
    """A chance frame at which some dice fall; `rolled` is told their faces."""

    def chances(state: State, frame: Frame) -> Iterable[tuple[Action, float]]:
        """Each set of faces once, highest first, whatever order the dice fall in."""
        dice = count(state, frame)
        ways = factorial(dice)
        for faces in combinations_with_replacement((0, 9, 8, 7, 6, 5, 4, 3, 2, 1), dice):
            same = 1
            for face in FACES:
                same *= factorial(faces.count(face))
            yield Roll(faces), ways // same / 10**dice

    def sample(state: State, frame: Frame, rng: Rng) -> Action:
        return Roll(rng.dice(count(state, frame)))

    def why_illegal(state: State, frame: Frame, action: Roll) -> Refusal | None:
        dice = count(state, frame)
        if not isinstance(action, Roll):
            return Refusal("not-now", f"{counted(dice, 'die', 'is')} to be rolled now")
        if len(action.faces) != dice or not all(face in FACES for face in action.faces):
            return Refusal("wrong-dice", f"{counted(dice, 'die', 'is')} rolled, with faces 0 to 9", ("MMC-14-04",))
        return None

    def do(state: State, frame: Frame, action: Roll) -> None:
        state.agenda.pop()
        rolled(state, frame, action.faces)

    return Chance("roll", chances, sample, why_illegal, do)
