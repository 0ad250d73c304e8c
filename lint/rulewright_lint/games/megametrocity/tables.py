"""Where the tiles of a street stand in the stage's text."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright_lint.games.megametrocity.stage_cases import Case, path_for
from rulewright_schema.games.megametrocity.stage_facts import MapTiles
from rulewright_schema.games.megametrocity.streets import Maps, Tiles
from rulewright_schema.nodes import Path


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile as it is written, on which map, and where in the text."""

    tile: str
    map: str | None
    path: Path


def laid_tiles(case: Case) -> list[Laid]:
    """The tiles of all maps in the order in which they are laid."""
    street = case.stage.street
    if isinstance(street, Maps):
        pairs = zip(street.maps, case.maps, strict=True)
        return [laid for n, (one, shown) in enumerate(pairs) for laid in _laid(one, shown, case, ("street", "maps", n))]
    return list(_laid(street, case.maps[0], case, ("street",)))


def _laid(tiles: Tiles, shown: MapTiles, case: Case, path: Path) -> Iterator[Laid]:
    for name, value, laid in (("start", tiles.start, shown.start), ("then", tiles.then, shown.then)):
        place = path_for((*path, name), value, case.one)
        for index, tile in enumerate(laid):
            yield Laid(tile, shown.id, (*place, index))
