"""A compiled set-up as the bounds see it: when things can be on the table, and how many turns there can be."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.guide import Condition as Sort
from rulewright_engine.guide import Obstacle
from rulewright_schema.documents import Document
from rulewright_schema.fields import Varying
from rulewright_schema.games.megametrocity import goal_facts
from rulewright_schema.games.megametrocity.foes import DrawnBoss, Foe, NamedBoss, NamedFinalBoss, NamedLeader
from rulewright_schema.games.megametrocity.places import PlaceModel
from rulewright_schema.games.megametrocity.stage_events import (
    DestroyedEvent,
    FaceLaid,
    KnockedOutEvent,
    MoveDial,
    SetDial,
    SpawnFigure,
    StageEvent,
    TileLaid,
    TurnBegins,
)
from rulewright_schema.games.megametrocity.stage_facts import Printed, maps_of, scrolls_to_tile
from rulewright_schema.games.megametrocity.stage_rules import Moment
from rulewright_schema.games.megametrocity.stage_spawns import Spawn
from rulewright_schema.nodes import Path

P = TypeVar("P", bound=PlaceModel)
NEVER = 10_000
"""Scrolls until something that is never on the table."""


@dataclass(frozen=True, eq=False)
class Case:
    """A compiled set-up and its stage's document."""

    table: Table
    document: Document

    @property
    def heroes(self) -> int:
        """How many play."""
        return len(self.table.heroes)

    @cached_property
    def written(self) -> dict[str, tuple[str, ...]]:
        """By a tile's id, the ways in which the stage's street writes it."""
        found: dict[str, dict[str, None]] = {}
        for one in maps_of(self.table.stage, self.heroes):
            for name in one.tiles:
                found.setdefault(plain(name), {})[name] = None
        return {name: tuple(ways) for name, ways in found.items()}

    @cached_property
    def printed(self) -> Printed:
        """Doors and features of the tiles and faces in play: tiles as the street writes them, faces by id."""
        doors: dict[str, set[str]] = {}
        features: dict[str, set[str]] = {}
        of_faces: dict[str, set[str]] = {}
        for name, tile in self.table.tiles.items():
            for face, _ in tile.doors:
                doors.setdefault(face, set()).update(self.written.get(name, ()))
            for feature, _ in tile.features:
                features.setdefault(feature, set()).update(self.written.get(name, ()))
        for name, layout in self.table.faces.items():
            for feature, _ in layout.features:
                of_faces.setdefault(feature, set()).add(name)
        return Printed(
            *({key: frozenset(names) for key, names in each.items()} for each in (doors, features, of_faces))
        )

    def as_written(self, place: P) -> P:
        """A place with its tile as the street writes it and its face by id."""
        changes = {}
        tile, face = getattr(place, "tile", None), getattr(place, "face", None)
        if tile is not None:
            changes["tile"] = self.written.get(plain(tile), (tile,))[0]
        if face is not None:
            changes["face"] = plain(face)
        return place.model_copy(update=changes) if changes else place

    @cached_property
    def spawns(self) -> tuple[Spawn, ...]:
        """The stage's spawns, those of its moments among them."""
        moments = [extra for extra in self.table.extras if isinstance(extra, Moment)]
        later = [effect.figure for extra in moments for effect in extra.do if isinstance(effect, SpawnFigure)]
        return (*self.table.spawns, *later)

    def spawns_of(self, foe: Foe) -> tuple[Spawn, ...]:
        """The spawns that bring an enemy."""
        return tuple(spawn for spawn in self.spawns if goal_facts.is_foe(spawn, foe))

    # ------------------------------------------------------------------------------------------- when things are there
    def scrolls_to(self, place: PlaceModel) -> int:
        """The fewest scrolls until a place is on the table; NEVER where it never is, 0 on a map not in play."""
        in_play = frozenset(self.table.map_ids)
        meant = self.as_written(place)
        found = goal_facts.scrolls_to_place(self.table.stage, self.heroes, meant, self.printed, in_play)  # type: ignore[arg-type]  # every place there is
        return NEVER if found is None else found

    def scrolls_to_foe(self, foe: Foe) -> int:
        """The fewest scrolls until an enemy can be on the map."""
        if isinstance(foe, NamedLeader):
            return 0  # thug cards may bring one at any time
        return min((self.scrolls_to(spawn.place) for spawn in self.spawns_of(foe)), default=NEVER)

    def scrolls_to_features(self, feature: str, count: int | str) -> int:
        """The fewest scrolls until so many of a feature have been on the table."""
        tiles = set(self.printed.features.get(feature, ()))
        for face in self.printed.features_of_faces.get(feature, ()):
            tiles |= self.printed.doors.get(face, frozenset())
        found = [scrolls_to_tile(self.table.stage, self.heroes, tile) for tile in tiles]
        scrolls = sorted(each for each in found if each is not None)
        if not scrolls:
            return NEVER
        # A tile may show several of them.
        return scrolls[-1] if count == "every" else scrolls[0]

    # ------------------------------------------------------------------------------------------------------- the turns
    @cached_property
    def turns(self) -> int | None:
        """The turns that there can be at the most; None where the dial may gain any number of them."""
        turns = self.table.turns
        for extra in self.table.extras:
            if isinstance(extra, Moment) and any(_gives_turns(effect) for effect in extra.do):
                if self._earliest(extra.when) > turns:
                    continue
                return None
        return turns

    def _earliest(self, event: StageEvent) -> int:
        """The first turn in which an event of the stage can come about."""
        if isinstance(event, TurnBegins):
            return event.turn
        if isinstance(event, DestroyedEvent):
            return 1 + self.scrolls_to_features(event.feature, 1)
        if isinstance(event, KnockedOutEvent):
            return 1 + self.scrolls_to_foe(event.whom)
        if isinstance(event, TileLaid):
            return 1 + self._scrolls_to_tiles(self.written.get(plain(event.tile), ()))
        if isinstance(event, FaceLaid):
            return 1 + self._scrolls_to_tiles(self.printed.doors.get(plain(event.face), ()))
        return 1

    def _scrolls_to_tiles(self, tiles: Iterable[str]) -> int:
        found = [scrolls_to_tile(self.table.stage, self.heroes, tile) for tile in tiles]
        return min((each for each in found if each is not None), default=NEVER)


def _gives_turns(effect: object) -> bool:
    return isinstance(effect, SetDial) or (isinstance(effect, MoveDial) and effect.turns > 0)


def plain(text: str) -> str:
    """The id of a reference, without the pack that it may name."""
    return text.rpartition("/")[2]


def path_for(path: Path, value: object, heroes: int) -> Path:
    """Where a value that may vary with the number of heroes is written."""
    if isinstance(value, Varying):
        for index, entry in enumerate(value.by_heroes):
            if heroes in entry.heroes:
                return (*path, "by_heroes", index, "value")
    return path


NOTHING = "nothing: the content alone says so"
ONE_SCROLL = "every turn ends with a scroll, and nobody is in the way"


def called(foe: Foe) -> str:
    """What reasons call a boss."""
    if isinstance(foe, NamedBoss):
        return foe.boss
    if isinstance(foe, NamedFinalBoss):
        return foe.final_boss
    if isinstance(foe, DrawnBoss):
        return f"the boss drawn as {foe.draw}"
    return f"the leader of {foe.leader}"


def obstacle(
    case: Case, condition: Sort, path: Path, reason: str, lifted_by: str, relaxes: str, statements: tuple[str, ...] = ()
) -> Obstacle:
    """An obstacle at a path of the stage."""
    return Obstacle(condition, reason, lifted_by, relaxes, case.document, path, statements)
