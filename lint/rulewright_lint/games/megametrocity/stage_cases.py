"""What follows from one stage, for each number of heroes, derived once and shared by the rules.

Numbers of heroes for which street, figures, extras and goal are the same are one `Case`, so that a fault is told once.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from rulewright_lint.games.megametrocity.parts import Part, Parts
from rulewright_schema.fields import Varying
from rulewright_schema.games.megametrocity.goal_facts import scrolls_needed
from rulewright_schema.games.megametrocity.goals import Goal
from rulewright_schema.games.megametrocity.stage_events import MoveDial, SetDial
from rulewright_schema.games.megametrocity.stage_facts import (
    Figures,
    MapTiles,
    Printed,
    extras_for,
    figures,
    goal_for,
    goals_within,
    hero_numbers,
    map_choices,
    maps_of,
    ride_of,
    spawns_for,
    windows,
    windows_of_map,
)
from rulewright_schema.games.megametrocity.stage_rules import Extra, Moment, Ride
from rulewright_schema.games.megametrocity.stage_spawns import Spawn
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.streets import Tiles
from rulewright_schema.nodes import Path

_UNKNOWN = object()


class Case:
    """What is the same for some numbers of heroes; `one` of them stands for all."""

    def __init__(self, stage: Stage, heroes: tuple[int, ...]) -> None:
        self.stage = stage
        self.heroes = heroes
        self.one = heroes[0]
        self._scrolls: object = _UNKNOWN
        self._tiles: dict[str | None, tuple[str, ...]] = {}

    @cached_property
    def maps(self) -> tuple[MapTiles, ...]:
        return maps_of(self.stage, self.one)

    @cached_property
    def choices(self) -> tuple[tuple[MapTiles, ...], ...]:
        return map_choices(self.stage, self.one)

    @cached_property
    def windows(self) -> tuple[tuple[str, ...], ...]:
        """What can lie on the table together, over all maps."""
        return windows(self.stage, self.one)

    @cached_property
    def figures(self) -> Figures:
        """The most figures that the stage's own spawns put on the table."""
        return figures(self.stage, self.one)

    def scrolls(self, printed: Printed) -> int | None:
        """The fewest scrolls until all that the goal needs has come, None where something never does."""
        if self._scrolls is _UNKNOWN:
            self._scrolls = scrolls_needed(self.stage, self.one, printed)
        return self._scrolls if isinstance(self._scrolls, int) else None

    @cached_property
    def windows_by_map(self) -> tuple[tuple[str | None, tuple[tuple[str, ...], ...]], ...]:
        """What lies on each map at each time, by the map's name."""
        return tuple((one.id, windows_of_map(self.stage, self.one, one)) for one in self.maps)

    @cached_property
    def ride(self) -> Ride | None:
        return ride_of(self.stage, self.one)

    @cached_property
    def goal(self) -> Goal | None:
        return goal_for(self.stage, self.one)

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """The goal and all that it is made of."""
        return tuple(goals_within(self.goal))

    @cached_property
    def spawns(self) -> tuple[Spawn, ...]:
        return spawns_for(self.stage, self.one)

    @cached_property
    def extras(self) -> tuple[Extra, ...]:
        return extras_for(self.stage, self.one)

    @cached_property
    def gains_turns(self) -> bool:
        """Whether something in the stage can add turns."""
        effects = [effect for extra in self.extras if isinstance(extra, Moment) for effect in extra.do]
        return any(isinstance(each, SetDial) or (isinstance(each, MoveDial) and each.turns > 0) for each in effects)

    def tiles(self, map_id: str | None = None) -> tuple[str, ...]:
        """Every tile that comes onto the table, as written; of one map, or of all without such a map."""
        if map_id not in self._tiles:
            known = any(name == map_id for name, _ in self.windows_by_map)
            found = dict.fromkeys(
                tile
                for name, shown in self.windows_by_map
                if not known or name == map_id
                for window in shown
                for tile in window
            )
            self._tiles[map_id] = tuple(found)
        return self._tiles[map_id]


class StageFacts:
    """What follows from a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.numbers = hero_numbers(stage)

    @cached_property
    def cases(self) -> tuple[Case, ...]:
        """The numbers of heroes, those together that the stage treats alike."""
        groups: list[tuple[tuple[object, ...], list[int]]] = []
        ranges = {each.heroes for each in (*self.stage.spawns, *self.stage.extras) if each.heroes is not None}
        for number in self.numbers:
            # The same spawns and extras hold for two numbers where the same ranges do.
            key = tuple([number in numbers for numbers in ranges]), *_signature(self.stage, number)
            same = next((numbers for other, numbers in groups if other == key), None)
            if same is None:
                groups.append((key, [number]))
            else:
                same.append(number)
        return tuple(Case(self.stage, tuple(numbers)) for _, numbers in groups)

    def case(self, number: int) -> Case:
        """The case of a number of heroes."""
        return next(case for case in self.cases if number in case.heroes)

    @cached_property
    def parts(self) -> Parts:
        """Every model within the stage."""
        return Parts(self.stage, self.numbers)

    def parts_of(self, *models: type) -> Iterator[Part]:
        """The parts of some classes, in the order of the text."""
        return self.parts.of(*models)

    def among(self, heroes: Iterable[int]) -> str:
        """For which numbers of heroes, as the end of a sentence; empty where that is all of the stage's."""
        wanted = sorted(set(heroes))
        return "" if tuple(wanted) == self.numbers else f" for {heroes_in_words(wanted)}"


def heroes_in_words(numbers: Iterable[int]) -> str:
    """Numbers of heroes in words: `1 hero`, `3 and 4 heroes`, `1, 3 and 4 heroes`, `2 to 4 heroes`."""
    wanted = sorted(set(numbers))
    if len(wanted) > 2 and wanted == list(range(wanted[0], wanted[-1] + 1)):
        return f"{wanted[0]} to {wanted[-1]} heroes"
    listed = [str(number) for number in wanted]
    text = f"{', '.join(listed[:-1])} and {listed[-1]}" if len(listed) > 1 else "".join(listed)
    return f"{text} hero" if wanted == [1] else f"{text} heroes"


def path_for(path: Path, value: object, heroes: int) -> Path:
    """Where the value for a number of heroes stands, given where the whole stands."""
    if isinstance(value, Varying):
        for index, entry in enumerate(value.by_heroes):
            if heroes in entry.heroes:
                return (*path, "by_heroes", index, "value")
    return path


def _signature(stage: Stage, number: int) -> tuple[object, ...]:
    street = stage.street
    plain = isinstance(street, Tiles) and not isinstance(street.start, Varying) and not isinstance(street.then, Varying)
    played = () if plain else map_choices(stage, number)
    return played, path_for((), stage.goal, number)
