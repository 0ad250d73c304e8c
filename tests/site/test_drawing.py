"""Pictures are well-formed, and hold what the grids draw."""

import xml.etree.ElementTree as ElementTree

import pytest

from rulewright_schema.games.megametrocity.legend import Door, Feature, Furniture, Obstacle
from rulewright_schema.games.megametrocity.stage_words import StageNames
from rulewright_schema.games.megametrocity.tiles import Tile
from rulewright_site.games.megametrocity.drawing import Pencil, picture
from rulewright_site.games.megametrocity.things import thing
from rulewright_site.games.megametrocity.words import WORDS
from rulewright_site.words import word

SVG = "{http://www.w3.org/2000/svg}"


def pencil() -> Pencil:
    return Pencil(
        lambda key, **values: word("en", key, own=WORDS, **values),
        lambda face: face.replace("-", " "),
        lambda thing: thing.replace("-", " "),
        "p",
    )


def tile(grid: str, **legend: object) -> Tile:
    return Tile.model_validate({"kind": "tile", "id": "1.A", "title": {"en": "T"}, "grid": grid, "legend": legend})


def drawn(one: Tile) -> ElementTree.Element:
    pen = pencil()
    return ElementTree.fromstring(picture("p", 10, 10, "a <title>", "told", pen.defs(), pen.tile(one)))


def classes(root: ElementTree.Element) -> list[str]:
    return [each.get("class", "") for each in root.iter()]


def words(root: ElementTree.Element) -> list[str]:
    return [" ".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def test_every_place_of_a_tile_has_its_ground() -> None:
    root = drawn(tile("~~~~\n....\n....\n====\n====\n"))
    assert classes(root).count("rw-ground rw-wall") == 4
    assert classes(root).count("rw-ground rw-square") == 8
    assert classes(root).count("rw-ground rw-road") == 8


def test_yellow_red_and_unmarked_obstacles_differ_by_pattern_and_not_by_colour_alone() -> None:
    one = tile(
        "~~~~\ny.r.\n..n.\n====\n====\n",
        y={"obstacle": "bench", "highlight": "yellow"},
        r={"obstacle": "wreck", "highlight": "red"},
        n={"obstacle": "tree"},
    )
    root = drawn(one)
    fills = {each.get("fill") for each in root.iter(f"{SVG}rect")} - {None}
    assert fills == {"url(#p-yellow)", "url(#p-red)", "url(#p-none)"}
    assert {each.get("id") for each in root.iter(f"{SVG}pattern")} == {"p-yellow", "p-red", "p-none"}
    assert set(words(root)) >= {"bench", "wreck", "tree"}


def test_an_obstacle_of_several_squares_is_named_once() -> None:
    root = drawn(tile("~~~~\n.vv.\n.v..\n====\n====\n", v={"obstacle": "delivery-van", "highlight": "red"}))
    assert words(root).count("delivery van") == 1
    assert classes(root).count("rw-obstacle rw-red") == 3


def test_spawn_squares_are_marked_in_the_last_column_unless_nobody_can_stand_there() -> None:
    root = drawn(tile("~~~~\n....\n...w\n====\n====\n", w={"obstacle": "wreck", "highlight": "red"}))
    marks = [each.text for each in root.iter(f"{SVG}text") if each.get("class") == "rw-spawn-text"]
    assert marks == ["S.1", "S.3", "S.4"]  # MMC-5-13


def test_a_picture_has_a_role_a_title_and_a_description() -> None:
    root = drawn(tile("~~~~\n....\n....\n====\n====\n"))
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "p-title p-desc"
    assert root.findtext(f"{SVG}title") == "a <title>"
    assert root.findtext(f"{SVG}desc") == "told"


def test_rows_in_words_name_everything_from_the_facade_to_s4() -> None:
    one = tile("~Ai~\n.b..\n....\n====\n====\n", A={"door": "arcade"}, i="insert-coin", b={"furniture": "barrel"})
    told = pencil().rows_in_words(one.layout.cells, True)
    assert told[0] == "Facade: wall, door of arcade, Insert Coin, wall"
    assert told[1] == "S.1: square, barrel (furniture), square, square"
    assert told[4] == "S.4: road square, road square, road square, road square"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_street_is_a_well_formed_file_that_holds_what_its_tiles_draw(trees, official, language: str) -> None:
    view = official.catalog.view("megametrocity")
    streets = [
        path for path in trees[language].files if path.startswith("megametrocity/stages/") and path[-4:] == ".svg"
    ]
    assert len(streets) >= len(view.all("stage"))
    for path in streets:
        root = ElementTree.fromstring(trees[language].files[path].encode("utf-8"))
        captions = [each.text for each in root.iter(f"{SVG}text") if each.get("class") == "rw-caption"]
        assert captions, path
        shapes = classes(root)
        wanted = {"rw-furniture": 0, "rw-feature": 0, "rw-doorway": 0, "rw-coin": 0, "rw-zultar": 0}
        obstacles = 0
        for name in captions:
            for cell in view.get("tile", name).expect(Tile).layout.cells:
                entry = cell.entry
                obstacles += isinstance(entry, Obstacle)
                wanted["rw-furniture"] += isinstance(entry, Furniture)
                wanted["rw-feature"] += isinstance(entry, Feature)
                wanted["rw-doorway"] += isinstance(entry, Door)
                wanted["rw-coin"] += entry == "insert-coin"
                wanted["rw-zultar"] += entry == "zultar"
        assert {name: shapes.count(name) for name in wanted} == wanted, path
        assert sum(each.startswith("rw-obstacle ") for each in shapes) == obstacles, path


def test_everything_on_the_official_tiles_has_a_spanish_name(official) -> None:
    names = StageNames("es", lambda kind, reference: reference)
    for kind in ("tile", "face"):
        for document in official.catalog.view("megametrocity").all(kind):
            for cell in document.model.layout.cells:
                entry = cell.entry
                name = getattr(entry, "obstacle", None) or getattr(entry, "furniture", None)
                name = name or getattr(entry, "feature", None)
                if name:
                    found = thing("es", name) or names("feature", name)
                    assert found == "taxi" or found != name.replace("-", " "), f"{document.id}: {name}"
