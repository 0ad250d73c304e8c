"""Thugs called by an effect, under the rules of the Death Circle (section 9d)."""

from collections.abc import Sequence

from rulewright_engine.games.megametrocity import spawning
from rulewright_engine.games.megametrocity.effects import gang, places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.parts import PlacedGroup
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.effects import SpawnThugs
from rulewright_schema.games.megametrocity.terms import Group, Leader
from rulewright_schema.geometry import indices

ON_EACH = ("doors", "spawn-points")


def spawn_thugs(state: State, effect: SpawnThugs, context: Context, figures: tuple[int, ...]) -> None:
    """The group appears on each door or spawn point, else on one square, which whoever acts chooses."""
    groups = tuple(_placed(state, group) for group in effect.thugs)
    mask = places.squares(state, effect.where, context) & state.window.passable
    if effect.where in ON_EACH:
        for square in indices(mask):
            appear(state, groups, square)
    elif mask & (mask - 1) and context.by_hero:
        state.agenda.append(("spawn-at", context.actor, mask, groups))
    elif mask:
        appear(state, groups, gang.nearest_square(state, context.actor, mask))


def appear(state: State, groups: Sequence[tuple[int, int, bool]], square: int) -> None:
    """The whole group on one square."""
    spawning.place(state, [PlacedGroup(*group) for group in groups], square)


def _placed(state: State, group: Group) -> tuple[int, int, bool]:
    """Type, count and whether it is the leader."""
    thug, count = (group.leader, 1) if isinstance(group, Leader) else (group.thug, group.count)
    return state.table.thug_types.index(thug.rpartition("/")[2]), count, isinstance(group, Leader)
