"""What follows from a stage: shared by the linter, the site and the engine.

Every function here is pure and total: it takes any valid `Stage` and any number of heroes, and answers with less
rather than raise where the stage has a gap or refers to what does not exist. What is printed on tiles is not known
here; where it matters, the caller hands it in as `Printed`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import wraps
from itertools import combinations, pairwise, product
from typing import Concatenate, ParamSpec, TypeVar

from rulewright_schema.fields import Varying, value_for
from rulewright_schema.games.megametrocity.goals import AllOf, AnyOf, Goal
from rulewright_schema.games.megametrocity.stage_rules import Extra, Ride
from rulewright_schema.games.megametrocity.stage_spawns import (
    BossSpawn,
    DrawnBossSpawn,
    FinalBossSpawn,
    LeaderSpawn,
    Spawn,
    ThugSpawn,
)
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.streets import Maps, Tiles

P = ParamSpec("P")
R = TypeVar("R")


def _kept(derive: Callable[Concatenate[Stage, P], R]) -> Callable[Concatenate[Stage, P], R]:
    """Keeps what was derived from the stage that was asked about last.

    Rules and pages come one after the other to the same stage and ask the same. Stages are frozen, so that the same
    object always gives the same answer.
    """
    last: list[Stage] = []
    answers: dict[object, R] = {}

    @wraps(derive)
    def answer(stage: Stage, /, *args: P.args, **kwargs: P.kwargs) -> R:
        if kwargs:
            return derive(stage, *args, **kwargs)
        if not last or last[0] is not stage:
            last[:] = [stage]
            answers.clear()
        try:
            return answers[args]
        except KeyError:
            return answers.setdefault(args, derive(stage, *args, **kwargs))

    return answer


@dataclass(frozen=True, slots=True)
class Printed:
    """Which tiles open an Establishment's door and which tiles show a feature, by id; faces' features stand with the
    face.
    """

    doors: Mapping[str, frozenset[str]] = field(default_factory=dict)
    features: Mapping[str, frozenset[str]] = field(default_factory=dict)
    features_of_faces: Mapping[str, frozenset[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MapTiles:
    """One map's tiles for a number of heroes; `id` is None where the stage has one map only."""

    id: str | None
    start: tuple[str, ...]
    then: tuple[str, ...]

    @property
    def tiles(self) -> tuple[str, ...]:
        """All tiles, in the order in which they come."""
        return (*self.start, *self.then)


@dataclass(frozen=True, slots=True)
class Figures:
    """How many figures of each sort: bosses, final bosses, and leaders and thugs by type."""

    bosses: int = 0
    final_bosses: int = 0
    leaders: Mapping[str, int] = field(default_factory=dict)
    thugs: Mapping[str, int] = field(default_factory=dict)


def hero_numbers(stage: Stage) -> tuple[int, ...]:
    """The numbers of heroes that the stage is for, in order and once each."""
    return tuple(sorted(set(stage.heroes)))


@_kept
def extras_for(stage: Stage, heroes: int) -> tuple[Extra, ...]:
    """The extras that hold for a number of heroes."""
    return tuple([extra for extra in stage.extras if extra.heroes is None or heroes in extra.heroes])


def goal_for(stage: Stage, heroes: int) -> Goal | None:
    """The goal for a number of heroes, None in a gap."""
    return stage.goal.value_for(heroes) if isinstance(stage.goal, Varying) else stage.goal


def goals_within(goal: Goal | None) -> Iterator[Goal]:
    """A goal and all goals that it is made of."""
    if goal is None:
        return
    yield goal
    if isinstance(goal, AllOf | AnyOf):
        for part in goal.of:
            yield from goals_within(part)


# ----------------------------------------------------------------------------------------------------------- the street
@_kept
def maps_of(stage: Stage, heroes: int) -> tuple[MapTiles, ...]:
    """The stage's maps, those among them that may stay out of play for this number of heroes."""
    if isinstance(stage.street, Maps):
        return tuple(_tiles(one, heroes, one.id) for one in stage.street.maps)
    return (_tiles(stage.street, heroes, None),)


@_kept
def map_choices(stage: Stage, heroes: int) -> tuple[tuple[MapTiles, ...], ...]:
    """The sets of maps that can be in play together: one set, or one for each choice of the players."""
    maps = maps_of(stage, heroes)
    played = value_for(stage.street.in_play, heroes) if isinstance(stage.street, Maps) else None
    return tuple(combinations(maps, min(played or len(maps), len(maps))))


def street_sides(stage: Stage, heroes: int) -> tuple[tuple[str, ...], ...]:
    """The tile ids of each map, in the order in which they come."""
    return tuple(one.tiles for one in maps_of(stage, heroes))


@_kept
def ride_of(stage: Stage, heroes: int) -> Ride | None:
    """The ride of the stage, if it has one."""
    return next((extra for extra in extras_for(stage, heroes) if isinstance(extra, Ride)), None)


def scrolls(stage: Stage, heroes: int) -> bool:
    """Whether the map scrolls at all."""
    return not any(extra.extra == "no-scrolling" for extra in extras_for(stage, heroes))


@_kept
def windows_of_map(stage: Stage, heroes: int, tiles: MapTiles) -> tuple[tuple[str, ...], ...]:
    """What lies on the table of one map at each time, rear tile first, in order.

    Without a ride each scroll gives one further window. A ride gives one window with its tile alone, then the map
    after it. Earthquakes, which trade the two tiles, are left out.
    """
    shown = [tiles.start]
    stack = tiles.then if scrolls(stage, heroes) else ()
    ride = ride_of(stage, heroes)
    position = 0
    while position < len(stack):
        tile = stack[position]
        shown.append((*shown[-1][-1:], tile))
        position += 1
        if ride is not None and tile == ride.tile:
            shown.append((tile,))
            shown.append(ride.map_after)
            position += _prefix(stack[position:], ride.map_after)
    return tuple(shown)


@_kept
def windows(stage: Stage, heroes: int) -> tuple[tuple[str, ...], ...]:
    """Every set of tiles that can lie on the table together; maps side by side scroll by themselves, so any window of
    one can meet any window of another.
    """
    found: dict[tuple[str, ...], None] = {}
    for choice in map_choices(stage, heroes):
        for together in product(*(windows_of_map(stage, heroes, tiles) for tiles in choice)):
            found[tuple(tile for window in together for tile in window)] = None
    return tuple(found)


def scrolls_in_all(stage: Stage, heroes: int) -> int:
    """Scrolls until the last tile lies on the table, on the longest map.

    The step onto a ride's tile alone and the step off it are no scrolls.
    """
    return max(
        (sum(_is_scroll(step) for step in _steps(stage, heroes, tiles)) for tiles in maps_of(stage, heroes)),
        default=0,
    )


@_kept
def scrolls_to_tile(stage: Stage, heroes: int, tile: str, map_id: str | None = None) -> int | None:
    """Scrolls until a tile lies on the table (0: from the start), None where it never does."""
    found = [
        _scrolls_on_map(stage, heroes, tiles, tile)
        for tiles in maps_of(stage, heroes)
        if map_id is None or tiles.id == map_id
    ]
    return min((count for count in found if count is not None), default=None)


def turns_to_tile(stage: Stage, heroes: int, tile: str, map_id: str | None = None) -> int | None:
    """Turns that are over before a tile lies on the table, if each ends with a scroll, None where it never does.

    A ride counts with the turn that leaves its tile alone and with the turns on it (MMC-12.09-05).
    """
    ride = ride_of(stage, heroes)
    found: list[int] = []
    for tiles in maps_of(stage, heroes):
        turns = 0
        shown = windows_of_map(stage, heroes, tiles)
        for before, window in zip(((), *shown), shown, strict=False):
            if before:
                turns += ride.turns if ride is not None and before == (ride.tile,) else 1
            if tile in window and (map_id is None or tiles.id == map_id):
                found.append(turns)
                break
    return min(found, default=None)


def _tiles(tiles: Tiles, heroes: int, map_id: str | None) -> MapTiles:
    return MapTiles(map_id, value_for(tiles.start, heroes) or (), value_for(tiles.then, heroes) or ())


def _prefix(stack: tuple[str, ...], tiles: tuple[str, ...]) -> int:
    """How many of the tiles the stack gives up: those that a ride lays at once."""
    return next((n for n in range(min(len(stack), len(tiles)), 0, -1) if stack[:n] == tiles[-n:]), 0)


def _steps(stage: Stage, heroes: int, tiles: MapTiles) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    shown = windows_of_map(stage, heroes, tiles)
    return tuple(pairwise(shown))


def _is_scroll(step: tuple[tuple[str, ...], tuple[str, ...]]) -> bool:
    before, after = step
    return len(after) == 2 and before[-1:] == after[:1]


def _scrolls_on_map(stage: Stage, heroes: int, tiles: MapTiles, tile: str) -> int | None:
    if tile in tiles.start:
        return 0
    count = 0
    for step in _steps(stage, heroes, tiles):
        count += _is_scroll(step)
        if tile in step[1]:
            return count
    return None


# --------------------------------------------------------------------------------------------------------- the figures
@_kept
def spawns_for(stage: Stage, heroes: int) -> tuple[Spawn, ...]:
    """The stage's own spawns for a number of heroes, on all maps."""
    return tuple([spawn for spawn in stage.spawns if spawn.heroes is None or heroes in spawn.heroes])


@_kept
def figures(stage: Stage, heroes: int) -> Figures:
    """The most figures of each sort that the stage's own spawns put on the table; a chained boss is a figure too.

    What cards spawn comes on top. Where players choose a map, the choice with the most of each sort counts.
    """
    most: dict[tuple[str, str], int] = {}
    draws = {name: draw.among for name, draw in stage.draws.items()}
    for choice in map_choices(stage, heroes):
        in_play = {tiles.id for tiles in choice}
        count: dict[tuple[str, str], int] = {}
        for spawn in spawns_for(stage, heroes):
            if spawn.place.map is None or spawn.place.map in in_play:
                key, number = _figure(spawn, draws)
                count[key] = count.get(key, 0) + number
        for key, number in count.items():
            most[key] = max(most.get(key, 0), number)
    return Figures(
        bosses=most.get(("boss", ""), 0),
        final_bosses=most.get(("final-boss", ""), 0),
        leaders={name: number for (sort, name), number in sorted(most.items()) if sort == "leader"},
        thugs={name: number for (sort, name), number in sorted(most.items()) if sort == "thugs"},
    )


def _figure(spawn: Spawn, draws: Mapping[str, str]) -> tuple[tuple[str, str], int]:
    if isinstance(spawn, LeaderSpawn):
        return ("leader", spawn.leader), 1
    if isinstance(spawn, ThugSpawn):
        return ("thugs", spawn.thug), spawn.count
    final = isinstance(spawn, FinalBossSpawn) or (
        isinstance(spawn, DrawnBossSpawn) and draws.get(spawn.draw) == "final-bosses"
    )
    return ("final-boss" if final else "boss", ""), 1


@dataclass(frozen=True, slots=True)
class Named:
    """Who the stage's spawns bring by name, in order and once each; `draws` by the names of the draws."""

    bosses: tuple[str, ...]
    final_bosses: tuple[str, ...]
    leaders: tuple[str, ...]
    draws: tuple[str, ...]


def named(stage: Stage, heroes: int) -> Named:
    """Who the stage's own spawns bring, for a number of heroes."""
    spawns = spawns_for(stage, heroes)
    return Named(
        bosses=tuple(dict.fromkeys(spawn.boss for spawn in spawns if isinstance(spawn, BossSpawn))),
        final_bosses=tuple(dict.fromkeys(spawn.final_boss for spawn in spawns if isinstance(spawn, FinalBossSpawn))),
        leaders=tuple(dict.fromkeys(spawn.leader for spawn in spawns if isinstance(spawn, LeaderSpawn))),
        draws=tuple(dict.fromkeys(spawn.draw for spawn in spawns if isinstance(spawn, DrawnBossSpawn))),
    )
