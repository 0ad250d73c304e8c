"""Under the reading in which the players order the thugs: which one acts next (MMC-4-08)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, players
from rulewright_engine.games.megametrocity.figures import in_words
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class ActNext(TextAction):
    """A foe acts next."""

    FORM: ClassVar[str] = "next {foe#}"
    foe: int


def _candidates(state: State, frame: Frame) -> Iterator[ActNext]:
    alike = set()
    for number in frame[2]:
        foe = state.foes.get(number)
        if foe is not None and foe not in alike:
            alike.add(foe)
            yield ActNext(number)


def _why_illegal(state: State, frame: Frame, action: ActNext) -> Refusal | None:
    if action.foe not in frame[2] or action.foe not in state.foes:
        whom = in_words(state, action.foe)
        return Refusal("not-to-act", f"{whom} is not among those who are still to act", ("MMC-4-08",))
    return None


def _do(state: State, frame: Frame, action: ActNext) -> None:
    state.agenda.pop()
    name, phase, numbers, times = frame
    state.agenda.append((name, phase, tuple(number for number in numbers if number != action.foe), times))
    state.agenda.append(("act", phase, action.foe, times))


def _nobody_left(state: State, frame: Frame) -> bool:
    left = [number for number in frame[2] if number in state.foes]
    if len(left) > 1:
        return False
    state.agenda.pop()
    if left:
        state.agenda.append(("act", frame[1], left[0], frame[3]))
    return True


def _universe(state: State, frame: Frame) -> Iterator[ActNext]:
    return (ActNext(number) for number in state.foes)


DECISIONS = {
    "choose-thug": Decision(players, (ActionKind(ActNext, _candidates, _why_illegal, _do, _universe),), _nobody_left),
}
