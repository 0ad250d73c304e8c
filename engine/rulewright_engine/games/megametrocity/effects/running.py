"""Effects of a list, one after the other.

The frame is `("effects", list, next effect, actor, square, hit, same)`; the rest of the list, even if nothing is left,
waits below whatever an effect puts on the agenda. Each effect goes through three steps, and somebody may have to
decide before each of the last two: a straight line is chosen if its place is a beam, its targets are chosen, its
handler does it. Between the steps the frame is `(name, list, place, actor, square, hit, same, beam[, chosen])`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from rulewright_engine.games.megametrocity.attacks import any_targets
from rulewright_engine.games.megametrocity.effects import breaking, gang, memory, places, reviving, targets
from rulewright_engine.games.megametrocity.effects.context import Context, context_of
from rulewright_engine.games.megametrocity.effects.fighting import SOURCE
from rulewright_engine.games.megametrocity.effects.handlers import HANDLERS
from rulewright_engine.games.megametrocity.state import CHAINED, FIRST_FOE, Frame, State
from rulewright_schema.fields import field_of
from rulewright_schema.games.megametrocity.effects import (
    Attack,
    BreakFurniture,
    ExchangeItems,
    Revive,
    Stun,
    SwapPlaces,
    Wound,
)
from rulewright_schema.games.megametrocity.targets import Beam, HeroTarget, OtherHero, Place, Target

BEAM = 7
WOUNDING = (Wound, Stun)


def _effects(state: State, frame: Frame) -> None:
    _, number, place, *rest = frame
    if place < len(state.table.effects[number]):
        state.agenda.append(("effects", number, place + 1, *rest))
        _line(state, ("effect", number, place, *rest, 0))


def effect_of(state: State, frame: Frame) -> Any:
    """The effect that a frame is about."""
    return state.table.effects[frame[1]][frame[2]]


def beam_of(effect: Any) -> Beam | None:
    """The beam that an effect reaches along, if it does."""
    for part in (effect, field_of(effect, "to")):
        where = field_of(part, "where")
        if isinstance(where, Beam):
            return where
    return None


# --------------------------------------------------------------------------------------------------------------- line
def _line(state: State, frame: Frame) -> None:
    beam = beam_of(effect_of(state, frame))
    if beam is not None:
        context = context_of(state, frame)
        found = lines_for(state, frame)
        if len(found) > 1 and context.by_hero:
            state.agenda.append(("choose-beam", *frame[1:]))
            return
        frame = (*frame[:BEAM], gang.best_line(state, context.actor, found) if found else 0)
    _targets(state, frame)


def lines_for(state: State, frame: Frame) -> list[int]:
    """The straight lines in which an effect would find somebody."""
    effect, context = effect_of(state, frame), context_of(state, frame)
    beam = beam_of(effect)
    here = state.square_of(context.actor)
    if beam is None or here < 0:
        return []
    beams = state.window.beams(here, beam.squares)
    return [each for each in beams if useful(state, effect, context._replace(beam=each))]


def useful(state: State, effect: Any, context: Context) -> bool:
    """Whether an effect finds anybody or anything to be for; most of those without targets always can be done."""
    return use_of(effect)(state, effect, context)


Useful = Callable[[State, Any, Context], bool]


def use_of(effect: Any) -> Useful:
    """How an effect is asked whether it is useful."""
    found = USEFUL.get(type(effect))
    if found is not None:
        return found
    return _always if target_of(effect) is None else _finds_somebody


def _always(state: State, effect: Any, context: Context) -> bool:
    return True


def _finds_somebody(state: State, effect: Any, context: Context) -> bool:
    return bool(candidates(state, effect, context).all)


USEFUL: Mapping[type[Any], Useful] = {
    Attack: lambda state, effect, context: any_targets(state, SOURCE, places.squares(state, effect.where, context)),
    Revive: lambda state, effect, context: bool(reviving.gone(state, context.actor)),
    BreakFurniture: lambda state, effect, context: bool(
        places.squares(state, effect.where, context) & breaking.unbroken(state)
    ),
}
"""Effects without targets that can find nothing to be for."""


def line_chosen(state: State, frame: Frame, line: int) -> None:
    """The answer to `choose-beam`."""
    _targets(state, ("effect", *frame[1:BEAM], line))


# ------------------------------------------------------------------------------------------------------------ targets
def target_of(effect: Any) -> Target | HeroTarget | None:
    """Whom an effect is for; None if for nobody in particular."""
    if isinstance(effect, ExchangeItems):
        return _other(effect.where)
    to: Target | HeroTarget | None = field_of(effect, "to")
    return to


@cache
def _other(where: Place) -> OtherHero:
    return OtherHero(target="other-hero", where=where)


def candidates(state: State, effect: Any, context: Context) -> targets.Targets:
    """Whom an effect can be for; boss in chains can neither be wounded nor stunned (MMC-12.02-08)."""
    to = target_of(effect)
    assert to is not None
    found = targets.of(state, to, context)
    if isinstance(effect, WOUNDING):
        able = tuple(each for each in found.all if each < FIRST_FOE or not state.foes[each].flags & CHAINED)
        found = targets.Targets(able, found.choose, found.by_players)
    return found._replace(choose=1) if isinstance(effect, SwapPlaces) else found


def _targets(state: State, frame: Frame) -> None:
    effect, context = effect_of(state, frame), context_of(state, frame)
    if target_of(effect) is None:
        HANDLERS[type(effect)](state, effect, context, ())
        return
    found = candidates(state, effect, context)
    if not found.choose or len(found.all) <= found.choose:
        carry_out(state, frame, found.all)
    elif context.by_hero or found.by_players:
        state.agenda.append(("choose-targets", *frame[1:], ()))
    else:
        carry_out(state, frame, gang.nearest(state, context.actor, found.all)[: found.choose])


def carry_out(state: State, frame: Frame, figures: tuple[int, ...]) -> None:
    """Does an effect whose targets are known."""
    effect = effect_of(state, frame)
    memory.remember(state, figures)
    HANDLERS[type(effect)](state, effect, context_of(state, frame), figures)


FRAMES = {"effects": _effects}
