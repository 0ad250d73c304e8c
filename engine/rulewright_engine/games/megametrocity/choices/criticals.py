"""Each critical hit: Turbo or Combo (MMC-8e-01 to MMC-8e-04, MMC-8e-11 to MMC-8e-14)."""

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
class TakeTurbo(TextAction):
    """Takes Turbo for one critical hit."""

    FORM: ClassVar[str] = "turbo"


@frozen
class TakeCombo(TextAction):
    """Takes Combo for one critical hit: its die is rolled again."""

    FORM: ClassVar[str] = "combo"


@frozen
class AimCombo(TextAction):
    """Under the reading in which a Combo die is aimed anew: where it strikes (MMC-8e-13)."""

    FORM: ClassVar[str] = "combo at {square@}"
    square: int


def _aims(state: State, attack: Attack) -> bool:
    """Whether a Combo is aimed; attacks that strike squares or figures in an area have nothing to aim."""
    return state.table.rulings.combo_aims_anew and attack.mode in ("miniature", "square")


def _player(state: State, frame: Frame) -> str:
    hero: int = frame[1][0]
    return state.table.heroes[hero].id


def _no_choice(state: State, frame: Frame) -> bool:
    """("criticals", attack, hits, critical hits left): settles what leaves no choice."""
    _, fields, hits, zeros = frame
    attack = attack_in(fields)
    if zeros and attack.turbo:
        return False
    if zeros and attack.combo and not _aims(state, attack):
        _combo(state, frame, TakeCombo())
        return True
    if zeros and attack.combo and any_targets(state, attack.source, attack.reach):
        return False
    state.agenda.pop()
    attacks.distribute(state, attack, hits)
    return True


TURBO, COMBO = (TakeTurbo(),), (TakeCombo(),)


def _turbos(state: State, frame: Frame) -> tuple[TakeTurbo, ...]:
    return TURBO


def _combos(state: State, frame: Frame) -> tuple[TakeCombo, ...]:
    return COMBO


def _aimed(state: State, frame: Frame) -> Iterator[AimCombo]:
    attack = attack_in(frame[1])
    if _aims(state, attack):
        yield from (AimCombo(square) for square in squares_with_enemies(state, attack.reach, attack.source))


def _why_no_turbo(state: State, frame: Frame, action: TakeTurbo) -> Refusal | None:
    if not attack_in(frame[1]).turbo:
        return Refusal("no-turbo", "zeros of this attack activate no turbo tokens", ("MMC-8e-11", "MMC-8e-12"))
    return None


def _why_no_combo(state: State, frame: Frame, action: TakeCombo) -> Refusal | None:
    attack = attack_in(frame[1])
    if not attack.combo:
        return Refusal("no-combo", "zeros of this attack give no bonus", ("MMC-8e-11",))
    if _aims(state, attack):
        return Refusal("aim-it", "the Combo die is aimed anew: name its square", ("MMC-8e-13",))
    return None


def _why_not_aimed(state: State, frame: Frame, action: AimCombo) -> Refusal | None:
    attack = attack_in(frame[1])
    if not attack.combo or not _aims(state, attack):
        return Refusal("not-aimed", "the Combo die follows the attack that it came from", ("MMC-8e-13",))
    if action.square not in squares_with_enemies(state, attack.reach, attack.source):
        return Refusal("no-target", "nobody in reach can be attacked there", ("MMC-8e-13",))
    return None


def _turbo(state: State, frame: Frame, action: TakeTurbo) -> None:
    name, fields, hits, zeros = frame
    attacks.note(state, criticals=1)
    attacks.gain_turbo(state, attack_in(fields))
    state.agenda[-1] = (name, fields, hits, zeros - 1)


def _combo(state: State, frame: Frame, action: TakeCombo) -> None:
    _, fields, hits, zeros = frame
    attacks.note(state, criticals=1)
    state.agenda[-1] = ("attack-roll", fields, 1, hits, zeros - 1, 0)


def _aim(state: State, frame: Frame, action: AimCombo) -> None:
    name, fields, hits, zeros = frame
    attacks.note(state, criticals=1)
    state.agenda[-1] = (name, fields, hits, zeros - 1)
    attack = attack_in(fields)
    attacks.start(state, attack._replace(source="combo", square=action.square, dice=1, rerolls=0, follows=0))


def _everywhere(state: State, frame: Frame) -> Iterator[AimCombo]:
    return (AimCombo(square) for square in indices(state.window.passable))


DECISIONS = {
    "criticals": Decision(
        _player,
        (
            ActionKind(TakeTurbo, _turbos, _why_no_turbo, _turbo),
            ActionKind(TakeCombo, _combos, _why_no_combo, _combo),
            ActionKind(AimCombo, _aimed, _why_not_aimed, _aim, _everywhere),
        ),
        _no_choice,
    )
}
