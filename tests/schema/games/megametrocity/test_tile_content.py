"""The official tiles and faces hold what the stages need of them.

The streets below are those of MMC-12.01-01 to MMC-12.15-01 and MMC-12.B-01, written out here so that a slip in a stage
file cannot hide one in a tile.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from rulewright_schema.games.megametrocity.layouts import FACADE, TileLayout
from rulewright_schema.games.megametrocity.legend import Furniture, Obstacle
from rulewright_schema.games.megametrocity.maps import Map
from rulewright_schema.games.megametrocity.terms import ROWS, Row
from rulewright_schema.games.megametrocity.tile_problems import face_problems, tile_problems
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_schema.geometry import Board, bits

CONTENT = Path(__file__).parents[4] / "content" / "megametrocity"


def _read(folder: str) -> Iterator[object]:
    yaml = YAML(typ="safe", pure=True)
    for path in sorted((CONTENT / folder).glob("*.yaml")):
        yield yaml.load(path)


TILES = {tile.id: tile for tile in map(Tile.model_validate, _read("tiles"))}
FACES = {face.id: face for face in map(Face.model_validate, _read("faces"))}
SIDES = [f"{number}.{side}" for number in range(1, 11) for side in "AB"]
INSIDE_FACTORY = {"4.B", "6.B", "8.B"}

STREETS = {
    "1": "10.A 9.A 2.A",
    "2 (1-2)": "3.B 7.B 5.A 10.A 1.A",
    "2 (3-4)": "3.B 7.B 6.A 4.A 5.A 10.A 1.A",
    "3": "2.A 8.A 1.B 7.B 5.A 3.A",
    "4": "9.B 8.B",
    "5": "7.B 5.A 1.A 10.A 3.A",
    "6": "10.A 2.B 4.B 6.B 8.B",
    "7": "7.A 2.B 6.B 4.B 8.B",
    "8": "10.A 6.A 1.B 5.B 7.B 4.A 2.B",
    "9 (before the bus)": "3.B 5.B 7.B",
    "9 (after the bus)": "7.A 4.A",
    "10": "10.A 7.A 8.A 4.A",
    "11": "10.A 1.B 3.B 5.B 7.B",
    "12 map 1": "3.B 5.B 7.B 9.A 2.A",
    "12 map 2": "6.B 4.B 8.B 10.A 1.A",
    "13": "2.A 1.A",
    "14": "6.A 1.A 8.A 3.A 7.A 2.A",
    "15": "1.B 7.B 6.A 2.B 8.B 4.A 9.B 10.B",
    "Bonus": "8.A",
}
# Which Establishments each stage needs on its street, by its goals and Bosses.
NEEDED = {
    "1": ["arcade"],
    "2 (1-2)": ["bar"],
    "2 (3-4)": ["bar"],
    "3": ["strip-club"],
    "5": ["arcade"],
    "8": ["strip-club"],
    "10": ["gas-station"],
    "12 map 1": ["arcade"],
    "12 map 2": ["bar"],
    "14": ["bar", "strip-club", "arcade"],
}


def layouts(street: str) -> list[TileLayout]:
    return [TILES[side].layout for side in STREETS[street].split()]


def opens(side: str) -> list[str]:
    return [face for face, _ in TILES[side].layout.doors]


def street_columns(side: str) -> tuple[int, int]:
    """The walkable squares of the first and the last column."""
    layout = TILES[side].layout
    street = layout.walkable & ~layout.frame.row(FACADE)
    return street & layout.frame.column(0), street & layout.frame.column(-1)


def test_all_twenty_sides_and_four_faces_are_there() -> None:
    """MMC-3-15, MMC-3-16."""
    assert sorted(TILES) == sorted(SIDES)
    assert sorted(FACES) == ["arcade", "bar", "gas-station", "strip-club"]


@pytest.mark.parametrize("side", SIDES)
def test_every_side_is_drawn_without_problems_four_columns_wide(side: str) -> None:
    assert tile_problems(TILES[side]) == []
    assert TILES[side].drawn.width == 4


@pytest.mark.parametrize("name", FACES)
def test_every_face_is_drawn_without_problems(name: str) -> None:
    assert face_problems(FACES[name]) == []


def test_every_title_is_its_own_in_both_languages() -> None:
    for language in ("en", "es"):
        titles = [document.title[language] for document in (*TILES.values(), *FACES.values())]
        assert len(set(titles)) == 24


def test_every_figure_is_ours_except_what_statements_force() -> None:
    for document in (*TILES.values(), *FACES.values()):
        assert document.origin == "authored"
        assert all(origin.origin == "rulebook" and origin.cites for origin in document.origins.values())


def test_origins_name_what_is_there() -> None:
    for document in (*TILES.values(), *FACES.values()):
        for path in document.origins:
            field, _, letter = path.partition(".")
            assert letter in document.legend if letter else field in type(document).model_fields


def test_establishments_open_on_the_assigned_sides() -> None:
    """MMC-5-06."""
    doors = {side: sorted(opens(side)) for side in SIDES if opens(side)}
    assert doors == {
        "1.A": ["bar"],
        "2.A": ["arcade"],
        "2.B": ["strip-club"],
        "3.A": ["arcade", "strip-club"],
        "4.A": ["gas-station"],
    }


def test_the_faces_share_pieces_so_that_stage_12_can_be_built() -> None:
    """MMC-3-16."""
    assert FACES["arcade"].piece == FACES["gas-station"].piece == "establishment-1"
    assert FACES["bar"].piece == FACES["strip-club"].piece == "establishment-2"
    for one, other in (("arcade", "gas-station"), ("bar", "strip-club")):
        assert FACES[one].drawn.height == FACES[other].drawn.height
        assert FACES[one].drawn.width == FACES[other].drawn.width


@pytest.mark.parametrize("stage", NEEDED)
def test_every_stage_finds_its_establishments_the_last_of_them_on_its_last_tile(stage: str) -> None:
    sides = STREETS[stage].split()
    opened = [face for side in sides for face in opens(side)]
    assert set(NEEDED[stage]) <= set(opened)
    assert set(NEEDED[stage]) & set(opens(sides[-1]))


@pytest.mark.parametrize("stage", STREETS)
def test_two_tiles_side_by_side_never_need_both_faces_of_a_piece(stage: str) -> None:
    for left, right in pairwise(STREETS[stage].split()):
        pieces = {face: FACES[face].piece for face in (*opens(left), *opens(right))}
        assert len(set(pieces.values())) == len(pieces)


def test_stage_12_uses_each_of_the_ten_pieces_once() -> None:
    sides = [*STREETS["12 map 1"].split(), *STREETS["12 map 2"].split()]
    assert sorted(TILES[side].piece for side in sides) == sorted(str(number) for number in range(1, 11))


@pytest.mark.parametrize("stage", STREETS)
def test_one_can_walk_through_every_street(stage: str) -> None:
    whole = Map(tuple(layouts(stage)))
    assert whole.board.distance(whole.first_column(), whole.last_column()) is not None
    assert whole.board.reach(whole.first_column()) == whole.board.passable


@pytest.mark.parametrize("stage", STREETS)
def test_every_street_opens_wide_at_its_seams(stage: str) -> None:
    """At least two rows lead straight across each joint, so that no seam is a bottleneck of one square."""
    for left, right in pairwise(STREETS[stage].split()):
        one, other = street_columns(left)[1], street_columns(right)[0]
        rows = one >> (3 * TILES[left].layout.frame.rows) & other
        assert rows.bit_count() >= 2


@pytest.mark.parametrize("stage", STREETS)
def test_heroes_can_start_on_every_square_of_the_first_column(stage: str) -> None:
    """MMC-5a-01."""
    assert street_columns(STREETS[stage].split()[0])[0].bit_count() == 4


@pytest.mark.parametrize("stage", ["4", "13"])
def test_heroes_can_start_on_every_square_of_the_seam(stage: str) -> None:
    """MMC-12.04-04, MMC-12.13-05; thugs come in at both ends."""
    street = Map(tuple(layouts(stage)))
    assert street.seam.bit_count() == 8
    assert street.first_column().bit_count() == street.last_column().bit_count() == 4


@pytest.mark.parametrize(
    ("side", "rows"),
    [
        ("1.B", ["S.2"]),
        ("5.A", ["S.3"]),
        ("6.A", ["S.3"]),
        ("7.B", ["S.1", "S.2", "S.3", "S.4"]),
        ("8.B", ["S.3", "S.4"]),
        ("4.A", ["S.2", "S.3"]),
        ("9.B", ["S.1", "S.2", "S.3", "S.4"]),
    ],
)
def test_squares_on_which_stages_put_bosses_are_free(side: str, rows: list[Row]) -> None:
    """MMC-12.03-05, 05-06, 08-04, 09-04, 11-07, 06-04, 06-05, 09-09, 15-07."""
    assert all(TILES[side].layout.spawn(row) for row in rows)


def test_the_chained_boss_of_stage_2_has_his_square() -> None:
    """MMC-12.02-07."""
    assert TILES["3.B"].layout.spawn("S.2", column=0)


def test_few_spawn_points_are_covered_and_the_first_on_one_side_only() -> None:
    """MMC-5-13: with one Hero only S.1 is open, so on 5.A, which three hurried stages share, a lone one has a rest."""
    covered = {side: [row for row in ROWS if not TILES[side].layout.spawn(row)] for side in SIDES}
    assert {side: rows for side, rows in covered.items() if rows} == {
        "1.B": ["S.3"],
        "2.B": ["S.4"],
        "3.A": ["S.2"],
        "5.A": ["S.1", "S.2"],
        "5.B": ["S.4"],
        "8.A": ["S.2"],
        "10.B": ["S.3"],
    }


def test_machines_stand_on_the_assigned_sides() -> None:
    """MMC-5-08, MMC-13-13."""
    assert {side for side in SIDES if TILES[side].layout.insert_coins} == {"10.A", "7.B", "1.A", "4.A", "5.B"}
    assert {side for side in SIDES if TILES[side].layout.zultars} == {"10.A", "3.B"}
    assert all("Park" in TILES[side].title["en"] for side in ("10.A", "3.B"))  # type: ignore[operator]  # plain texts


def test_every_stage_but_four_seven_and_the_bonus_has_a_machine() -> None:
    without = {stage for stage in STREETS if not any(layout.insert_coins for layout in layouts(stage))}
    assert without == {"4", "7", "Bonus"}


def test_features_stand_where_stages_look_for_them() -> None:
    """MMC-12.10-05, MMC-12.B-03, MMC-12.07-03, MMC-12.10-07, MMC-12.03-04."""
    features = {side: [name for name, _ in TILES[side].layout.features] for side in SIDES}
    assert {side: names for side, names in features.items() if names} == {
        "8.A": ["car"],
        "6.B": ["control-panel"],
        "4.B": ["control-panel"],
        "8.B": ["control-panel"],
    }
    assert all(TILES[side].layout.feature("control-panel").bit_count() == 1 for side in INSIDE_FACTORY)
    assert all(TILES[side].layout.feature("control-panel") & TILES[side].layout.walkable for side in INSIDE_FACTORY)
    assert FACES["gas-station"].layout.feature("ice-machine").bit_count() == 1
    assert FACES["strip-club"].layout.feature("lever") == FACES["strip-club"].layout.centre


def test_the_car_is_an_obstacle_with_room_for_four_heroes_beside_it() -> None:
    """MMC-12.10-05, MMC-12.B-03."""
    layout = TILES["8.A"].layout
    assert layout.feature("car") & layout.walkable == 0
    assert layout.beside_feature("car").bit_count() >= 4


def test_one_hero_walks_the_plutonium_in_twenty_eight_steps() -> None:
    """MMC-12.10-03: four tokens, one at a time, are seven ways between the car and the ice machine."""
    station = FACES["gas-station"].layout
    street = Map((TILES["8.A"].layout, TILES["4.A"].layout), (("gas-station", station),))
    car = street.on_tile(0, TILES["8.A"].layout.beside_feature("car"))
    ice = street.on_face("gas-station", station.feature("ice-machine"))
    steps = street.board.distance(car, ice)
    assert steps is not None
    assert 7 * steps <= 28


def test_the_first_panel_can_be_reached_with_movement_three() -> None:
    """MMC-12.07-02: four turns for the way to 6.B, of which the last is for the blows."""
    street = Map(tuple(layouts("7")[:3]))
    panel = street.on_tile(2, TILES["6.B"].layout.feature("control-panel"))
    steps = street.board.distance(street.first_column(), panel)
    assert steps is not None
    assert steps <= 9


def test_the_strip_club_of_stage_3_and_of_the_shortcut_can_be_reached_with_movement_three() -> None:
    """MMC-12.03-02, MMC-12.08: eight turns to 3.A and inside, ten to 2.B."""
    for stage, turns in (("3", 8), ("8", 10)):
        street = Map(tuple(layouts(stage)))
        door = street.on_tile(len(street.tiles) - 1, street.tiles[-1].door("strip-club"))
        steps = street.board.distance(street.first_column(), door)
        assert steps is not None
        assert steps <= 3 * turns


@pytest.mark.parametrize("side", SIDES)
def test_the_two_bottom_rows_are_road_except_in_the_factory(side: str) -> None:
    """MMC-5-04, MMC-6a-35."""
    layout = TILES[side].layout
    bottom = (layout.frame.row(3) | layout.frame.row(4)) & layout.walkable
    assert layout.road == (0 if side in INSIDE_FACTORY else bottom)


@pytest.mark.parametrize("side", SIDES)
def test_every_side_has_one_to_three_pieces_of_furniture(side: str) -> None:
    """MMC-5-09."""
    assert 1 <= TILES[side].layout.furniture.bit_count() <= 3


@pytest.mark.parametrize("side", SIDES)
def test_door_spawn_is_never_a_blank(side: str) -> None:
    """MMC-6c-02: every side has a door with a square below it."""
    assert TILES[side].layout.below_doors


def test_furniture_and_obstacles_vary() -> None:
    entries = [entry for tile in TILES.values() for entry in tile.legend.values()]
    furniture = {entry.furniture for entry in entries if isinstance(entry, Furniture)}
    assert furniture == {"barrel", "box", "trash-can", "fire-hydrant", "tire-pile"}
    obstacles = [entry for entry in entries if isinstance(entry, Obstacle)]
    colours = [obstacle.highlight for obstacle in obstacles]
    assert min(colours.count(colour) for colour in ("red", "yellow", "none")) >= 3
    assert len({obstacle.obstacle for obstacle in obstacles}) >= 15


@pytest.mark.parametrize("side", SIDES)
def test_cover_stops_some_shots_and_leaves_every_square_a_target(side: str) -> None:
    """MMC-8c-10, at range 3."""
    layout = TILES[side].layout
    board = layout.board()
    bare = Board(board.frame, board.passable, board.frame.everything, board.doorways)
    squares = list(bits(board.passable))
    assert all(board.line_of_fire(square, 3) & ~square for square in squares)
    assert any(board.line_of_fire(square, 3) != bare.line_of_fire(square, 3) for square in squares)
