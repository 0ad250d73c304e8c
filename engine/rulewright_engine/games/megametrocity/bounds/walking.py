"""How far heroes can walk: an upper bound for one turn, and lower bounds for the ways of a stage."""

from collections.abc import Iterator

from rulewright_engine.games.megametrocity.bounds.case import Case, plain
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.games.megametrocity.upgrades import MOST_OF_ONE
from rulewright_schema.games.megametrocity.bonuses import MoreWeapons
from rulewright_schema.games.megametrocity.effects import (
    DrawItems,
    GainActions,
    GainMovement,
    Move,
    Push,
    SearchItems,
    SwapPlaces,
    SwapTiles,
    Teleport,
)
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BelowDoor,
    FirstColumn,
    Inside,
    LastColumn,
    PlaceModel,
    Square,
    SquareOfFace,
)
from rulewright_schema.games.megametrocity.stage_rules import Ride
from rulewright_schema.games.megametrocity.terms import ROWS
from rulewright_schema.geometry import indices

RELAXES = (
    "obstacles and rows do not count, and in every turn each hero has all upgrades and Techniques, fills the turbo bar "
    "with every action, draws each card that gives movement and is pushed by all the others"
)


def most_steps(table: Table) -> int | None:
    """The most columns that a hero can gain in one turn of the table; None where nothing bounds them."""
    gains = list(_gains(table))
    if any(gain is None for gain in gains) or _draws(table) is None:
        return None
    per_use = sum(points for points, _ in (gain for gain in gains if gain is not None))
    extra_actions = sum(actions for _, actions in (gain for gain in gains if gain is not None))
    actions = max(hero.actions for hero in table.heroes) + MOST_OF_ONE + extra_actions
    movement = max(hero.movement for hero in table.heroes) + MOST_OF_ONE
    bar = max(hero.turbo for hero in table.heroes)
    pushed = (len(table.heroes) - 1) * actions
    times = max(actions + 1, *table.item_counts)
    return movement + bar * (actions + 1) + per_use * times + pushed


def _gains(table: Table) -> Iterator[tuple[int, int] | None]:
    """Squares and actions that each effect gives, for each action or card of a turn; None: without a bound."""
    once = {ability.effects for card in table.techniques for ability in card.abilities if ability.once_per}
    for number, effects in enumerate(table.effects):
        for effect in effects:
            if isinstance(effect, GainActions):
                yield (0, effect.actions) if number in once else None
            elif isinstance(effect, SwapTiles | SwapPlaces):
                # Tiles or figures that trade places may carry a hero over the whole table.
                yield 2 * max(layout.frame.columns for layout in table.tiles.values()), 0
            elif isinstance(effect, GainMovement):
                yield effect.points, 0
            elif isinstance(effect, Move | Push):
                yield effect.squares, 0
            elif isinstance(effect, Teleport):
                yield getattr(effect.where, "squares", 2 * 8), 0


def _draws(table: Table) -> int | None:
    """The cards that all heroes can draw in one turn of the table, if fewer than the deck holds: then no card twice."""
    if any(isinstance(effect, DrawItems | SearchItems) for effects in table.effects for effect in effects):
        return None
    heroes = len(table.heroes)
    by_actions = heroes * (max(hero.actions for hero in table.heroes) + 2 * MOST_OF_ONE)
    leaders = len(table.thug_types) * (1 + len(table.faces))
    draws = by_actions + leaders + heroes * 2
    return draws if draws < sum(table.item_counts) else None


def most_carried(table: Table) -> int:
    """Tokens that fill the weapon slot and that a hero can carry at once."""
    return 1 + sum(
        bonus.weapons for card in table.techniques for bonus in card.bonuses if isinstance(bonus, MoreWeapons)
    )


def steps_from_start(case: Case, place: PlaceModel) -> int | None:
    """The fewest columns between where heroes start and a place; None where that is not known."""
    stage = case.table.stage
    start = stage.heroes_start or FirstColumn(at="first-column", tile=case.table.starts[0][0])
    return steps_between(case, start, place)


def steps_between(case: Case, one: PlaceModel, other: PlaceModel) -> int | None:
    """The fewest columns between two places of one street; None where a place may be in several, or on a ride."""
    table = case.table
    if len(table.starts) > 1 or any(isinstance(extra, Ride) for extra in table.extras):
        return None
    found = [list(_columns(case, place)) for place in (one, other)]
    if not all(found):
        return None
    return min(abs(a - b) for a in found[0] for b in found[1])


def _columns(case: Case, place: PlaceModel) -> Iterator[int]:
    """The columns of the whole street in which a place can be; those of a door for what lies behind it."""
    table = case.table
    column = 0
    for name in (*table.starts[0], *table.stacks[0]):
        layout = table.tiles[name]
        mask = 0
        if isinstance(place, FirstColumn | LastColumn | Square):
            if plain(place.tile) == name:
                at = {"first-column": 0, "last-column": -1}.get(place.at)
                mask = layout.frame.column(place.column - 1 if isinstance(place, Square) else at or 0)
                if place.row is not None:
                    mask &= layout.frame.row(1 + ROWS.index(place.row))
        elif isinstance(place, SquareOfFace | Inside | BelowDoor):
            mask = layout.door(plain(place.face))
        elif isinstance(place, AtFeature) and place.face is None:
            mask = layout.feature(place.feature)
            for face in (face for face, _ in layout.doors if table.faces[face].feature(place.feature)):
                mask |= layout.door(face)
        for square in indices(mask):
            yield column + square // layout.frame.rows
        column += layout.frame.columns
