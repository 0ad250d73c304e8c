"""Abilities of Techniques: whether one can be used, what it costs, how often (section 6d)."""

from functools import cache
from typing import Any

from rulewright_engine.games.megametrocity import turbo
from rulewright_engine.games.megametrocity.effects import running
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.events import TechniqueUsed
from rulewright_engine.games.megametrocity.figures import life_left
from rulewright_engine.games.megametrocity.parts import Ability
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.games.megametrocity.wounds import wound_hero
from rulewright_engine.interface import Refusal
from rulewright_schema.fields import field_of

_LIMIT = {"turn": "this turn", "round": "this round", "stage": "in this Stage"}


def why_not(state: State, number: int, ability: Ability) -> Refusal | None:
    """Why a hero cannot use an ability now; it must keep a life point when it pays with life (MMC-8d-02)."""
    hero, cost = state.heroes[number], ability.cost
    if ability.once_per and (ability.once_per, ability.number) in hero.used:
        return Refusal("used-already", f"it has been used {_LIMIT[ability.once_per]} already", ("MMC-6d-02",))
    if cost.actions > hero.actions:
        return _too_little("no-actions", "actions", cost.actions, hero.actions)
    if cost.movement > hero.moves:
        return _too_little("no-movement", "movement points", cost.movement, hero.moves)
    if cost.turbo > hero.turbo:
        return _too_little("no-turbo", "active turbo tokens", cost.turbo, hero.turbo)
    if cost.life and cost.life >= life_left(state, number):
        return Refusal("no-life", f"it costs {cost.life} life, and the user keeps at least one", ("MMC-8d-02",))
    if not _does_anything(state, number, ability):
        return Refusal("no-target", "there is nobody that it could be for", ("MMC-6d-02",))
    return None


def _too_little(code: str, what: str, needed: int, left: int) -> Refusal:
    return Refusal(code, f"{needed} {what} are needed, {left} are left", ("MMC-6d-02",))


def affordable(state: State, number: int, ability: Ability) -> bool:
    """Whether a hero has the means for an ability at least; whether it can be used is asked of `why_not`."""
    hero, cost = state.heroes[number], ability.cost
    return bool(cost.actions <= hero.actions and cost.movement <= hero.moves and cost.turbo <= hero.turbo)


def _purposes(table: Table) -> tuple[tuple[tuple[running.Useful, Any], ...], ...]:
    """By list of effects, those that are for somebody or something of their own, each with how it is asked for that."""
    return tuple(
        tuple((running.use_of(each), each) for each in effects if not _of_same(each)) for effects in table.effects
    )


def _of_same(effect: Any) -> bool:
    to = field_of(effect, "to")
    return isinstance(to, str) and to == "same"


_acting = cache(Context)


def _does_anything(state: State, number: int, ability: Ability) -> bool:
    context = _acting(number)
    return any(useful(state, effect, context) for useful, effect in state.table.once(_purposes)[ability.effects])


def use(state: State, number: int, technique: int, ability: Ability) -> None:
    """Pays for an ability and does what it says."""
    hero, cost = state.heroes[number], ability.cost
    if ability.once_per:
        hero.used = tuple(sorted((*hero.used, (ability.once_per, ability.number))))
    state.events.append(TechniqueUsed(number, state.table.techniques[technique].id))
    hero.actions -= cost.actions
    # Actions beyond the hero's own go last.
    hero.extra = min(hero.extra, hero.actions)
    hero.moves -= cost.movement
    turbo.spend(state, number, cost.turbo)
    wound_hero(state, number, cost.life)
    state.agenda.append(("effects", ability.effects, 0, number, OFF, (), ()))
