"""The Special Technique, paid with life (section 8d)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks, bonuses, things
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.choices import aim
from rulewright_engine.games.megametrocity.effects import places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.figures import LIFE, fight, life_left, special_value
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.games.megametrocity.wounds import wound_hero
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.games.megametrocity.targets import Beam

SORTS = frozenset({"special-technique"})


@frozen
class SpecialTechnique(TextAction):
    """Uses the hero's Special Technique, once in a turn, without an action (MMC-4-14)."""

    FORM: ClassVar[str] = "special-technique"


def attack_of(state: State, number: int, source: str, mode: str) -> attacks.Attack:
    """The attack of a Special Technique, or of the Turbo Attack that copies it (MMC-8e-08)."""
    special = state.table.heroes[number].special
    reach = places.squares(state, special.reach, Context(number))
    if things.has_things(state.table):
        reach |= things.in_reach(state, state.heroes[number].square, special.reach, reach)
    return attacks.Attack(
        number, source, mode, -1, reach, special.dice, fight(state, number, special.fight),
        special_value(state, number), follows=special.effects,
    )  # fmt: skip


def begin(state: State, attack: attacks.Attack) -> None:
    """Begins such an attack; one along a beam goes along one line, which its user chooses where several have foes."""
    reach = state.table.heroes[attack.hero].special.reach
    if isinstance(reach, Beam):
        found = aim.lines(state, attack, reach.squares)
        if len(found) > 1:
            state.agenda.append(("aim-line", attack, reach.squares))
            return
        attack = attack._replace(reach=found[0] if found else 0)
    attacks.start(state, attack)


ONLY = (SpecialTechnique(),)


def _candidates(state: State, frame: Frame) -> tuple[SpecialTechnique, ...]:
    number = frame[1]
    hero = state.heroes[number]
    if hero.special:
        return ()
    figures = state.table.heroes[number]
    left = figures.life + hero.enhancements[LIFE] - hero.wounds
    return ONLY if left > figures.special.life_cost or state.table.rulings.technique_may_ko_user else ()


def _why_illegal(state: State, frame: Frame, action: SpecialTechnique) -> Refusal | None:
    number = frame[1]
    if state.heroes[number].special:
        return Refusal("used-already", "it can be used once in a turn", ("MMC-4-14",))
    cost = state.table.heroes[number].special.life_cost
    if life_left(state, number) <= cost and not state.table.rulings.technique_may_ko_user:
        return Refusal("no-life", f"it costs {cost} wounds, and its user must keep a life point", ("MMC-8d-02",))
    return None


def _do(state: State, frame: Frame, action: SpecialTechnique) -> None:
    number = frame[1]
    state.heroes[number].special = True
    attack = attack_of(state, number, "special-technique", "each-square")
    wound_hero(state, number, state.table.heroes[number].special.life_cost)
    begin(state, attacks.changed(attack, bonuses.changes(state, number, SORTS)))


def _universe(state: State, frame: Frame) -> Iterator[SpecialTechnique]:
    yield from ONLY


KINDS = (ActionKind(SpecialTechnique, _candidates, _why_illegal, _do, _universe, exact=True),)
