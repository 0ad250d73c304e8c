"""What a stage's goal needs: places, Establishments, scrolls, cards and tokens. Pure and total, as `stage_facts`."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.foes import DrawnBoss, Foe, NamedBoss, NamedFinalBoss, NamedLeader
from rulewright_schema.games.megametrocity.goals import (
    AllOf,
    AnyOf,
    BatteryTokens,
    Deliver,
    Destroy,
    Goal,
    GoldenWeapons,
    KnockOut,
    Money,
    Reach,
    SpendActions,
    Ware,
    WhenTimeIsUp,
)
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BelowDoor,
    BesideFeature,
    FirstColumn,
    Inside,
    LastColumn,
    Place,
    Square,
    SquareOfFace,
)
from rulewright_schema.games.megametrocity.stage_conditions import (
    Condition,
    EachHolds,
    FoeAt,
    HeroesAt,
    IsDestroyed,
    NotSo,
    OneHolds,
)
from rulewright_schema.games.megametrocity.stage_facts import (
    Printed,
    extras_for,
    goal_for,
    goals_within,
    map_choices,
    scrolls_to_tile,
    spawns_for,
)
from rulewright_schema.games.megametrocity.stage_rules import PickUp
from rulewright_schema.games.megametrocity.stage_spawns import (
    BossSpawn,
    DrawnBossSpawn,
    FinalBossSpawn,
    LeaderSpawn,
    Spawn,
)
from rulewright_schema.games.megametrocity.stages import Stage


@dataclass(frozen=True, slots=True)
class Needs:
    """What a goal takes out of the decks and the supply: cents of money, weapons of any sort, golden weapons beside
    them, and battery tokens that are stored.
    """

    cents: int = 0
    weapons: int = 0
    golden_weapons: int = 0
    battery_tokens: int = 0

    def __add__(self, other: "Needs") -> "Needs":
        return Needs(
            self.cents + other.cents,
            self.weapons + other.weapons,
            self.golden_weapons + other.golden_weapons,
            self.battery_tokens + other.battery_tokens,
        )

    def least(self, other: "Needs") -> "Needs":
        """What is needed whichever of the two is chosen."""
        return Needs(
            min(self.cents, other.cents),
            min(self.weapons, other.weapons),
            min(self.golden_weapons, other.golden_weapons),
            min(self.battery_tokens, other.battery_tokens),
        )


def needs(stage: Stage, heroes: int) -> Needs:
    """What the goal takes at least, for a number of heroes who all stay in play."""
    goal = goal_for(stage, heroes)
    return _needs(goal, heroes) if goal is not None else Needs()


def _needs(goal: Goal, heroes: int) -> Needs:
    if isinstance(goal, AllOf):
        total = Needs()
        for part in goal.of:
            total += _needs(part, heroes)
        return total
    if isinstance(goal, AnyOf):
        choices = [_needs(part, heroes) for part in goal.of]
        least = choices[0]
        for choice in choices[1:]:
            least = least.least(choice)
        return least
    total = Needs()
    if isinstance(goal, Deliver):
        for ware in goal.wares:
            for _ in range(heroes if goal.share == "each-hero" else 1):
                total += _needs_of(ware, heroes)
    return total


def _needs_of(ware: Ware, heroes: int) -> Needs:
    if isinstance(ware, Money):
        return Needs(cents=value_for(ware.cents, heroes) or 0)
    count = value_for(ware.count, heroes) or 0
    if isinstance(ware, GoldenWeapons):
        return Needs(golden_weapons=count)
    return Needs(battery_tokens=count) if isinstance(ware, BatteryTokens) else Needs(weapons=count)


# ------------------------------------------------------------------------------------------------- places and faces
def places_of_goal(goal: Goal | None) -> tuple[Place, ...]:
    """The places that a goal names, its conditions' among them."""
    return tuple(place for part in goals_within(goal) for place in _own_places(part))


def _own_places(goal: Goal) -> Iterator[Place]:
    if isinstance(goal, SpendActions | Deliver | Reach):
        yield goal.place
    if isinstance(goal, SpendActions | WhenTimeIsUp):
        for condition in goal.provided:
            yield from _places_of_condition(condition)


def _places_of_condition(condition: Condition) -> Iterator[Place]:
    if isinstance(condition, HeroesAt | FoeAt):
        yield condition.place
    elif isinstance(condition, NotSo):
        yield from _places_of_condition(condition.of)
    elif isinstance(condition, EachHolds | OneHolds):
        for part in condition.of:
            yield from _places_of_condition(part)


def face_of(place: Place) -> str | None:
    """The Establishment that a place lies in or before."""
    if isinstance(place, SquareOfFace | Inside | BelowDoor | AtFeature | BesideFeature):
        return place.face
    return None


def tile_of(place: Place) -> str | None:
    """The street tile that a place names."""
    if isinstance(place, FirstColumn | LastColumn | Square | BelowDoor | AtFeature | BesideFeature):
        return place.tile
    return None


def goal_faces(stage: Stage, heroes: int) -> tuple[str, ...]:
    """The Establishments that the goal needs, in order and once each: those that it names, and those in which the
    enemies appear who must be knocked out.
    """
    goal = goal_for(stage, heroes)
    places = [*places_of_goal(goal)]
    for part in goals_within(goal):
        if isinstance(part, KnockOut):
            places += [spawn.place for spawn in spawns_for(stage, heroes) for foe in part.whom if is_foe(spawn, foe)]
    return tuple(dict.fromkeys(face for place in places if (face := face_of(place)) is not None))


def stage_faces(stage: Stage, heroes: int) -> tuple[str, ...]:
    """All Establishments that the stage names: in its goal, its spawns and where things are picked up."""
    places = [*places_of_goal(goal_for(stage, heroes)), *(spawn.place for spawn in spawns_for(stage, heroes))]
    places += [extra.place for extra in extras_for(stage, heroes) if isinstance(extra, PickUp)]
    return tuple(dict.fromkeys(face for place in places if (face := face_of(place)) is not None))


def goal_features(stage: Stage, heroes: int) -> tuple[str, ...]:
    """The printed things that the goal needs, in order and once each; what must be picked up for it among them."""
    goal = goal_for(stage, heroes)
    names = [part.feature for part in goals_within(goal) if isinstance(part, Destroy)]
    places = [*places_of_goal(goal)]
    if needs(stage, heroes).battery_tokens:
        places += [extra.place for extra in extras_for(stage, heroes) if isinstance(extra, PickUp)]
    names += [place.feature for place in places if isinstance(place, AtFeature | BesideFeature)]
    for part in goals_within(goal):
        if isinstance(part, SpendActions | WhenTimeIsUp):
            names += [one.feature for one in part.provided if isinstance(one, IsDestroyed)]
    return tuple(dict.fromkeys(names))


def is_foe(spawn: Spawn, foe: Foe) -> bool:
    """Whether a spawn brings the enemy that a goal or condition names."""
    if spawn.who != foe.who:
        return False
    if isinstance(spawn, BossSpawn):
        return isinstance(foe, NamedBoss) and foe.boss == spawn.boss
    if isinstance(spawn, FinalBossSpawn):
        return isinstance(foe, NamedFinalBoss) and foe.final_boss == spawn.final_boss
    if isinstance(spawn, DrawnBossSpawn):
        return isinstance(foe, DrawnBoss) and foe.draw == spawn.draw
    return isinstance(spawn, LeaderSpawn) and isinstance(foe, NamedLeader) and foe.leader == spawn.leader


# -------------------------------------------------------------------------------------------------------- scrolls
def scrolls_needed(stage: Stage, heroes: int, printed: Printed) -> int | None:
    """The fewest scrolls after which all that the goal needs has been on the table; None where something never is.

    With a choice of maps, the easiest one counts.
    """
    goal = goal_for(stage, heroes)
    if goal is None:
        return None
    counts = [
        _scrolls(stage, heroes, goal, printed, frozenset(tiles.id for tiles in choice))
        for choice in map_choices(stage, heroes)
    ]
    return min((count for count in counts if count is not None), default=None)


def _scrolls(stage: Stage, heroes: int, goal: Goal, printed: Printed, in_play: frozenset[str | None]) -> int | None:
    if isinstance(goal, AnyOf):
        choices = [_scrolls(stage, heroes, part, printed, in_play) for part in goal.of]
        return min((count for count in choices if count is not None), default=None)
    counts: list[int | None] = [0]
    if isinstance(goal, AllOf):
        counts += [_scrolls(stage, heroes, part, printed, in_play) for part in goal.of]
    counts += [scrolls_to_place(stage, heroes, place, printed, in_play) for place in _own_places(goal)]
    if isinstance(goal, Deliver) and any(isinstance(ware, BatteryTokens) for ware in goal.wares):
        pick_ups = [extra.place for extra in extras_for(stage, heroes) if isinstance(extra, PickUp)]
        found = [scrolls_to_place(stage, heroes, place, printed, in_play) for place in pick_ups]
        counts.append(min((count for count in found if count is not None), default=None))
    if isinstance(goal, KnockOut):
        counts += [_scrolls_to_foe(stage, heroes, foe, printed, in_play) for foe in goal.whom]
    if isinstance(goal, Destroy):
        counts.append(_scrolls_to_features(stage, heroes, goal, printed))
    return None if None in counts else max(count for count in counts if count is not None)


def scrolls_to_place(
    stage: Stage, heroes: int, place: Place, printed: Printed, in_play: frozenset[str | None] | None = None
) -> int | None:
    """The fewest scrolls until a place is on the table, None where it never is; 0 for one on a map not in play."""
    if in_play is not None and place.map is not None and place.map not in in_play:
        return 0
    found = [scrolls_to_tile(stage, heroes, tile, place.map) for tile in _tiles_with(place, printed)]
    if not _tiles_with(place, printed) and tile_of(place) is None and face_of(place) is None:
        return None if isinstance(place, AtFeature | BesideFeature) else 0
    return min((count for count in found if count is not None), default=None)


def _tiles_with(place: Place, printed: Printed) -> frozenset[str]:
    """The tiles that bring a place onto the table."""
    tile = tile_of(place)
    if tile is not None:
        return frozenset({tile})
    face = face_of(place)
    if face is not None:
        return printed.doors.get(face, frozenset())
    if isinstance(place, AtFeature | BesideFeature):
        faces = printed.features_of_faces.get(place.feature, frozenset())
        through_doors = (printed.doors.get(one, frozenset()) for one in faces)
        return printed.features.get(place.feature, frozenset()).union(*through_doors)
    return frozenset()


def _scrolls_to_foe(
    stage: Stage, heroes: int, foe: Foe, printed: Printed, in_play: frozenset[str | None]
) -> int | None:
    places = [spawn.place for spawn in spawns_for(stage, heroes) if is_foe(spawn, foe)]
    if not places and isinstance(foe, NamedLeader):
        return 0  # thug cards may bring a leader at any time
    found = [scrolls_to_place(stage, heroes, place, printed, in_play) for place in places]
    return min((count for count in found if count is not None), default=None)


def _scrolls_to_features(stage: Stage, heroes: int, goal: Destroy, printed: Printed) -> int | None:
    """As many tiles with the feature as are needed, counting one for each tile."""
    tiles = _tiles_with(AtFeature(at="feature", feature=goal.feature), printed)
    counts = (scrolls_to_tile(stage, heroes, tile) for tile in tiles)
    found = sorted(count for count in counts if count is not None)
    if not found:
        return None
    return found[-1] if goal.count == "every" else found[min(goal.count, len(found)) - 1]
