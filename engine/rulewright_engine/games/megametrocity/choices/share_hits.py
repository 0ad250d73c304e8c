"""Hits on miniatures are shared out after the roll, one by one (MMC-8c-04, MMC-6a-18)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision
from rulewright_engine.games.megametrocity.attacks import attack_in
from rulewright_engine.games.megametrocity.figures import in_words
from rulewright_engine.games.megametrocity.state import Foe, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class GiveHit(TextAction):
    """Gives one hit to a foe."""

    FORM: ClassVar[str] = "hit {foe#}"
    foe: int


def _player(state: State, frame: Frame) -> str:
    hero: int = frame[1][0]
    return state.table.heroes[hero].id


def _different(state: State, numbers: list[int]) -> list[int]:
    """One of each sort: foes that are alike in everything are one choice."""
    found: dict[Foe, int] = {}
    for number in numbers:
        found.setdefault(state.foes[number], number)
    return list(found.values())


def _targets(state: State, frame: Frame) -> list[int]:
    attack = attack_in(frame[1])
    return attacks.targets_on(state, attack.source, 1 << attack.square)


def _candidates(state: State, frame: Frame) -> Iterator[GiveHit]:
    return (GiveHit(number) for number in _different(state, _targets(state, frame)))


def _why_illegal(state: State, frame: Frame, action: GiveHit) -> Refusal | None:
    if action.foe not in _targets(state, frame):
        return Refusal("not-there", f"{in_words(state, action.foe)} is no enemy on the attacked square", ("MMC-8c-04",))
    return None


def _do(state: State, frame: Frame, action: GiveHit) -> None:
    name, fields, hits = frame
    state.agenda.pop()
    if hits > 1:
        state.agenda.append((name, fields, hits - 1))
    attacks.strike(state, attack_in(fields), action.foe)


def _no_choice(state: State, frame: Frame) -> bool:
    attack = attack_in(frame[1])
    choices = _different(state, _targets(state, frame))
    if len(choices) > 1:
        return False
    if choices:
        _do(state, frame, GiveHit(choices[0]))
    else:
        state.agenda.pop()
        attacks.lose(state, attack, frame[2])
    return True


def _universe(state: State, frame: Frame) -> Iterator[GiveHit]:
    return (GiveHit(number) for number in _different(state, list(state.foes)))


DECISIONS = {
    "share-hits": Decision(
        _player, (ActionKind(GiveHit, _candidates, _why_illegal, _do, _universe, exact=True),), _no_choice
    ),
}
