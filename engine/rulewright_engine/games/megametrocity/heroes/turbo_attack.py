"""The Turbo Attack, paid with the whole turbo bar (MMC-8e-05 to MMC-8e-11)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks, bonuses, turbo
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.heroes.needs import TURBO
from rulewright_engine.games.megametrocity.heroes.special_technique import attack_of, begin
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen

SORTS = frozenset({"turbo-attack"})


@frozen
class TurboAttack(TextAction):
    """Makes a Turbo Attack: dice, reach and wounds of the Special Technique, hits on single miniatures."""

    FORM: ClassVar[str] = "turbo-attack"


ONLY = (TurboAttack(),)


def _candidates(state: State, frame: Frame) -> tuple[TurboAttack, ...]:
    return ONLY if turbo.is_full(state, frame[1]) else ()


def _why_illegal(state: State, frame: Frame, action: TurboAttack) -> Refusal | None:
    if not turbo.is_full(state, frame[1]):
        return Refusal("bar-not-full", "the turbo bar must be entirely active", ("MMC-8e-05",))
    return None


def _do(state: State, frame: Frame, action: TurboAttack) -> None:
    number = frame[1]
    turbo.spend(state, number, state.heroes[number].turbo)
    attack = attack_of(state, number, "turbo-attack", "each-miniature")
    combo = not state.table.rulings.turbo_zeros_give_nothing
    attack = attack._replace(turbo=False, combo=combo)
    begin(state, attacks.changed(attack, bonuses.changes(state, number, SORTS)))


def _universe(state: State, frame: Frame) -> Iterator[TurboAttack]:
    yield from ONLY


KINDS = (ActionKind(TurboAttack, _candidates, _why_illegal, _do, _universe, exact=True, needs=TURBO),)
