"""What follows from all that a pack sees, derived once and shared by MegaMetroCity's rules.

`facts_of(view)` gives the pack's facts; `.stage(document)` what follows from one stage (`stage_cases`).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TypeVar

from rulewright_lint.games.megametrocity.drawings import is_sound
from rulewright_lint.games.megametrocity.stage_cases import StageFacts
from rulewright_lint.games.megametrocity.streets import WholeStreet, touch, whole_street
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.fields import Model
from rulewright_schema.games.megametrocity.item_cards import ItemCard, Money, Weapon
from rulewright_schema.games.megametrocity.sheets import BossSheet, FinalBossSheet, HeroSheet, ThugSheet
from rulewright_schema.games.megametrocity.stage_facts import MapTiles, Printed
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.terms import Group, Leader
from rulewright_schema.games.megametrocity.thug_cards import DoorSpawn, ThugCard, VanSpawn
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_schema.shared.box import Box, Component

M = TypeVar("M", bound=Model)
Piece = tuple[str, str]

KEPT_STAGES = 16
"""Rules come one after the other to the same stage: facts of earlier ones are not needed again."""


@lru_cache(maxsize=8)
def facts_of(view: View) -> "Facts":
    """The facts of a view."""
    return Facts(view)


class Facts:
    """What follows from all documents that a pack sees. References are resolved as its documents write them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._stages: dict[Document, StageFacts] = {}
        self._tiles: dict[str, Tile | None] = {}
        self._pieces: dict[str, Piece | None] = {}
        self._whole: dict[str, bool] = {}
        self._seams: dict[tuple[str, str], bool] = {}
        self._shown: dict[tuple[str, ...], frozenset[str]] = {}
        self._streets: dict[tuple[str, ...], WholeStreet | None] = {}

    def stage(self, document: Document) -> StageFacts:
        """What follows from a stage."""
        found = self._stages.get(document)
        if found is None:
            if len(self._stages) >= KEPT_STAGES:
                self._stages.clear()
            found = self._stages[document] = StageFacts(document.expect(Stage))
        return found

    def models(self, kind: str, model: type[M]) -> Iterator[M]:
        """The models of all documents of a kind."""
        for document in self.view.all(kind):
            yield document.expect(model)

    # ------------------------------------------------------------------------------------------------- tiles and faces
    def tile(self, reference: str) -> Tile | None:
        """The tile that a reference means, None where it means none or one that is broken."""
        if reference not in self._tiles:
            found = self.view.get("tile", reference)
            self._tiles[reference] = found.expect(Tile) if found else None
        return self._tiles[reference]

    def face(self, reference: str) -> Face | None:
        """The face that a reference means, None where it means none or one that is broken."""
        found = self.view.get("face", reference)
        return found.expect(Face) if found else None

    def whole(self, stage: StageFacts) -> bool:
        """Whether every tile of a stage is there, and every Establishment that a door of theirs names.

        What a missing one would have brought is not known.
        """
        return all(self._whole_tile(tile) for case in stage.cases for tile in case.tiles())

    def _whole_tile(self, reference: str) -> bool:
        if reference not in self._whole:
            tile = self.tile(reference)
            doors = tile.layout.doors if tile is not None else ()
            self._whole[reference] = tile is not None and all(self.face(face) is not None for face, _ in doors)
        return self._whole[reference]

    def same(self, kind: str, one: str, other: str) -> bool:
        """Whether two references mean the same document."""
        if one == other:
            return True
        if one.rpartition("/")[2] != other.rpartition("/")[2]:
            return False
        found = self.view.get(kind, one)
        return found is not None and found is self.view.get(kind, other)

    def tile_piece(self, reference: str) -> Piece | None:
        """The piece of a tile: the pack whose box holds it, and its number."""
        if reference not in self._pieces:
            found = self.view.get("tile", reference)
            self._pieces[reference] = (home(found), found.expect(Tile).piece) if found else None
        return self._pieces[reference]

    def face_piece(self, reference: str) -> Piece | None:
        """The piece of an Establishment's face: the pack whose box holds it, and its name."""
        found = self.view.get("face", reference)
        return (home(found), found.expect(Face).piece) if found else None

    def street(self, one: MapTiles) -> WholeStreet | None:
        """All tiles of a map as one street, None where one of them is missing; kept for the next stage like it."""
        if one.tiles not in self._streets:
            self._streets[one.tiles] = whole_street(one.tiles, self)
        return self._streets[one.tiles]

    @cached_property
    def printed(self) -> Printed:
        """Doors and features by every way of writing a tile or face; all tiles are read once one is looked up."""
        return Printed(
            LookedUp(lambda: self._all_printed.doors),
            LookedUp(lambda: self._all_printed.features),
            LookedUp(lambda: self._all_printed.features_of_faces),
        )

    @cached_property
    def _all_printed(self) -> Printed:
        doors: dict[str, set[str]] = {}
        features: dict[str, set[str]] = {}
        of_faces: dict[str, set[str]] = {}
        for document in self.view.all("tile"):
            names = self._names(document)
            layout = document.expect(Tile).layout
            for written, _ in layout.doors:
                face = self.view.get("face", written)
                for name in self._names(face) if face else (written,):
                    doors.setdefault(name, set()).update(names)
            for feature, _ in layout.features:
                features.setdefault(feature, set()).update(names)
        for document in self.view.all("face"):
            for feature, _ in document.expect(Face).layout.features:
                of_faces.setdefault(feature, set()).update(self._names(document))
        return Printed(
            {name: frozenset(tiles) for name, tiles in doors.items()},
            {name: frozenset(tiles) for name, tiles in features.items()},
            {name: frozenset(faces) for name, faces in of_faces.items()},
        )

    def features(self, tiles: tuple[str, ...]) -> frozenset[str]:
        """What some tiles show, and the Establishments that they open."""
        if tiles not in self._shown:
            printed = self.printed
            found = {name for name, there in printed.features.items() if not there.isdisjoint(tiles)}
            opened = {face for face, doors in printed.doors.items() if not doors.isdisjoint(tiles)}
            inside = {name for name, faces in printed.features_of_faces.items() if not faces.isdisjoint(opened)}
            self._shown[tiles] = frozenset(found | inside)
        return self._shown[tiles]

    def leads_on(self, left: str, right: str) -> bool:
        """Whether one can step from a tile to the next; true where one is missing or its drawing has problems."""
        pair = (left, right)
        if pair not in self._seams:
            found = [document for each in pair if (document := self.view.get("tile", each)) is not None]
            sound = len(found) == 2 and all(map(is_sound, found))
            self._seams[pair] = not sound or touch(*(document.expect(Tile).layout for document in found))
        return self._seams[pair]

    def _names(self, document: Document) -> tuple[str, ...]:
        """The ways of writing a document."""
        packs = {document.pack, home(document)}
        bare = (document.id,) if self.view.get(document.kind, document.id) is document else ()
        return (*bare, *(f"{pack}/{document.id}" for pack in sorted(packs)))

    # ------------------------------------------------------------------------------------------------------------- box
    @cached_property
    def supply(self) -> dict[str, int]:
        """How many pieces of each component all boxes in sight hold together; empty where no box is in sight."""
        total: Counter[str] = Counter()
        for component in self.components:
            total[component.id] += component.count
        return dict(total)

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """The lines of all boxes in sight."""
        return tuple(component for box in self.models("box", Box) for component in box.components)

    def component_of(self, kind: str, reference: str) -> str | None:
        """The component that stands for who a sheet is about, None where there is no such sheet."""
        found = self.view.get(kind, reference)
        model = found.model if found else None
        return model.component if isinstance(model, ThugSheet | BossSheet | FinalBossSheet) else None

    def boss_components(self, kind: str) -> frozenset[str]:
        """The components of all sheets of bosses or final bosses."""
        models = (document.model for document in self.view.all(kind))
        return frozenset(model.component for model in models if isinstance(model, BossSheet | FinalBossSheet))

    # ----------------------------------------------------------------------------------------------- decks and heroes
    @cached_property
    def cents(self) -> int:
        """The value of all money cards together."""
        cards = self.models("item-card", ItemCard)
        return sum(card.quantity * card.card.cents for card in cards if isinstance(card.card, Money))

    @cached_property
    def weapons(self) -> tuple[int, int]:
        """How many weapon cards there are, and how many golden ones among them."""
        cards = [card for card in self.models("item-card", ItemCard) if isinstance(card.card, Weapon)]
        golden = sum(card.quantity for card in cards if isinstance(card.card, Weapon) and card.card.golden)
        return sum(card.quantity for card in cards), golden

    @cached_property
    def leaders_of_cards(self) -> frozenset[str]:
        """The types whose leader some Thug card brings, as those cards write them."""
        found = (group for document in self.view.all("thug-card") for group in groups_of(document.expect(ThugCard)))
        return frozenset(group.leader for group in found if isinstance(group, Leader))

    @cached_property
    def fastest(self) -> HeroSheet | None:
        """The hero with the greatest Movement."""
        return max(self.models("hero-sheet", HeroSheet), key=lambda hero: hero.movement, default=None)


class LookedUp(Mapping[str, frozenset[str]]):
    """A mapping that is made when somebody looks into it."""

    def __init__(self, make: Callable[[], Mapping[str, frozenset[str]]]) -> None:
        self._make = make

    def __getitem__(self, name: str) -> frozenset[str]:
        return self._make()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._make())

    def __len__(self) -> int:
        return len(self._make())


def groups_of(card: ThugCard) -> Iterator[Group]:
    """All groups of a Thug card."""
    spawn = card.spawn
    if isinstance(spawn, DoorSpawn):
        yield from spawn.each_door
    elif isinstance(spawn, VanSpawn):
        yield from spawn.each_square
    else:
        for groups in spawn.rows.values():
            yield from groups


def home(document: Document) -> str:
    """The pack that first had a document, below all that overrides it: whose box holds its piece."""
    while document.base is not None:
        document = document.base
    return document.pack
