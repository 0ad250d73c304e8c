"""Drawn tiles and faces as geometry, and what can be wrong with them; every place is written by hand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rulewright_schema.games.megametrocity.maps import Map
from rulewright_schema.games.megametrocity.tile_problems import face_problems, tile_problems
from rulewright_schema.games.megametrocity.tiles import Face, Tile

LEGEND: dict[str, Any] = {
    "G": {"door": "gas-station"},
    "d": "door",
    "i": "insert-coin",
    "z": "zultar",
    "o": {"furniture": "barrel"},
    "t": {"furniture": "tire-pile", "road": True},
    "r": {"obstacle": "wreck", "highlight": "red", "feature": "wreck"},
    "y": {"obstacle": "fence", "highlight": "yellow"},
    "n": {"obstacle": "pole"},
    "P": {"feature": "control-panel"},
}


def tile(*rows: str, **more: Any) -> Tile:
    """A tile of these rows whose legend explains what is drawn."""
    text = "".join(f"{row}\n" for row in rows)
    legend = {letter: entry for letter, entry in LEGEND.items() if letter in text}
    return Tile.model_validate(
        {"kind": "tile", "id": "4.A", "title": {"en": "T"}, "grid": text, "legend": legend, **more}
    )


def face(*rows: str, **legend: Any) -> Face:
    text = "".join(f"{row}\n" for row in rows)
    named = {"kind": "face", "id": "bar", "title": {"en": "F"}, "piece": "establishment-2"}
    return Face.model_validate({**named, "grid": text, "legend": legend})


def drawn(layout: Any, mask: int) -> set[tuple[int, int]]:
    """The places of a mask as (row, column); row 0 is the facade."""
    return {layout.frame.place(index) for index in range(mask.bit_length()) if mask >> index & 1}


STREET = tile("zGdi", ".oy.", "..rn", "=tr=", "==P=")


def test_the_piece_and_the_side_follow_from_the_id() -> None:
    """MMC-3-15."""
    assert (STREET.piece, STREET.side) == ("4", "A")


def test_squares_are_the_street_without_obstacles_and_the_establishment_doors() -> None:
    """MMC-5-04, MMC-5-05, MMC-5-07, MMC-5-09."""
    street = {(row, column) for row in range(1, 5) for column in range(4)}
    assert drawn(STREET.layout, STREET.layout.walkable) == street - {(1, 2), (2, 2), (2, 3), (3, 2)} | {(0, 1)}


def test_each_thing_drawn_has_its_mask() -> None:
    layout = STREET.layout
    assert drawn(layout, layout.road) == {(3, 0), (3, 1), (3, 3), (4, 0), (4, 1), (4, 3)}
    assert drawn(layout, layout.red) == {(2, 2), (3, 2)}
    assert drawn(layout, layout.yellow) == {(1, 2)}
    assert drawn(layout, layout.unmarked) == {(2, 3)}
    assert drawn(layout, layout.furniture) == {(1, 1), (3, 1)}
    assert drawn(layout, layout.feature("control-panel")) == {(4, 2)}
    assert drawn(layout, layout.feature("wreck")) == {(2, 2), (3, 2)}
    assert layout.feature("car") == 0


def test_doors_and_machines_are_used_on_the_square_below() -> None:
    """MMC-5-08, MMC-6c-02, MMC-13-14: nothing is below the plain door here but an obstacle."""
    layout = STREET.layout
    assert drawn(layout, layout.door("gas-station")) == {(0, 1)}
    assert drawn(layout, layout.below_door("gas-station")) == {(1, 1)}
    assert layout.door("bar") == layout.below_door("bar") == 0
    assert drawn(layout, layout.below_doors) == {(1, 1)}
    assert drawn(layout, layout.insert_coins) == {(1, 3)}
    assert drawn(layout, layout.zultars) == {(1, 0)}


def test_unmarked_obstacles_stop_shots_as_the_ruling_says() -> None:
    """MMC-5-14, MMC-5-15: adopted is that they stop; a pack may play the other reading."""
    layout = STREET.layout
    assert drawn(layout, layout.clear()) == drawn(layout, layout.walkable) | {(1, 2)}
    assert drawn(layout, layout.clear(unmarked_stop=False)) == drawn(layout, layout.walkable) | {(1, 2), (2, 3)}


def test_an_unmarked_obstacle_can_say_itself_whether_it_stops_shots() -> None:
    legend = {"a": {"obstacle": "x", "stops_shots": True}, "b": {"obstacle": "x", "stops_shots": False}}
    layout = tile("~~~~", ".a..", ".b..", "====", "====", legend=legend).layout
    assert (drawn(layout, layout.red), drawn(layout, layout.yellow)) == ({(1, 1)}, {(2, 1)})


def test_spawn_squares_are_the_rows_of_the_last_column_unless_covered() -> None:
    """MMC-6b-03, MMC-5-13."""
    layout = STREET.layout
    assert drawn(layout, layout.spawn("S.1")) == {(1, 3)}
    assert layout.spawn("S.2") == 0
    assert drawn(layout, layout.spawn("S.4")) == {(4, 3)}
    assert drawn(layout, layout.spawn("S.2", column=0)) == {(2, 0)}


def test_the_squares_beside_a_feature_leave_it_and_obstacles_out() -> None:
    """MMC-12.10-05."""
    beside = STREET.layout.beside_feature("wreck")
    assert drawn(STREET.layout, beside) == {(1, 1), (1, 3), (2, 1), (3, 1), (3, 3), (4, 1), (4, 2), (4, 3)}
    assert STREET.layout.beside_feature("car") == 0


BAR = face(".c.", "t..", ".E.", c={"obstacle": "counter", "highlight": "yellow"}, t={"furniture": "table"}, E="entry")


def test_a_face_has_numbered_corners_a_middle_and_an_entry() -> None:
    """MMC-5a-03; its rows begin at row 1 of the frame."""
    layout = BAR.layout
    corners = [drawn(layout, layout.corner(row)) for row in ("S.1", "S.2", "S.3", "S.4")]  # type: ignore[arg-type]  # rows
    assert corners == [{(1, 0)}, {(1, 2)}, {(3, 0)}, {(3, 2)}]
    assert (drawn(layout, layout.centre), drawn(layout, layout.entry)) == ({(2, 1)}, {(3, 1)})
    assert drawn(layout, layout.yellow) == {(1, 1)}


def test_a_sound_drawing_has_no_problems() -> None:
    assert tile_problems(tile("zGdi", ".o..", "..r.", "=tr=", "==P=")) == []
    assert face_problems(BAR) == []


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["~~~~", "....", "....", "===="], ("tile-rows", None, None)),
        (["~~~~", "....", "....", "====", "====", "===="], ("tile-rows", 5, None)),
        (["~~", "..", "..", "==", "=="], ("tile-width", None, None)),
        (["~~~~", "....", ".....", "====", "===="], ("ragged-row", 2, 4)),
        (["~~~~", "....", "..q.", "====", "===="], ("letter-without-legend", 2, 2)),
        (["~.~~", "....", "....", "====", "===="], ("square-in-facade", 0, 1)),
        (["~~~o", "....", "....", "====", "===="], ("square-in-facade", 0, 3)),
        (["~~~~", "....", ".i..", "====", "===="], ("building-in-street", 2, 1)),
        (["~~~~", "....", ".G..", "====", "===="], ("building-in-street", 2, 1)),
        (["~GG~", "....", "....", "====", "===="], ("door-twice", 0, 2)),
        (["~~d~", "..r.", "....", "====", "===="], ("nothing-below", 0, 2)),
        (["~~~~", "...r", "...r", "===r", "===r"], ("column-without-square", 1, 3)),
        (["~~~~", ".r..", "rr..", "====", "===="], ("cut-off-square", 1, 0)),
    ],
)
def test_each_fault_of_a_tile_is_reported_alone_at_its_place(rows: list[str], expected: tuple[object, ...]) -> None:
    assert [(p.fault, p.row, p.column) for p in tile_problems(tile(*rows))] == [expected]


def test_a_tile_cut_in_two_names_the_smaller_part() -> None:
    (problem,) = tile_problems(tile("~~~~", ".r..", ".r..", "=r==", "=r=="))
    assert (problem.fault, problem.row, problem.column) == ("cut-off-square", 1, 0)
    assert problem.message == "this and 3 more squares are cut off from the rest by obstacles"


def test_a_highlight_against_stops_shots_is_reported_at_the_legend() -> None:
    legend = {"a": {"obstacle": "x", "highlight": "yellow", "stops_shots": True}}
    (problem,) = tile_problems(tile("~~~~", ".a..", "....", "====", "====", legend=legend))
    assert (problem.fault, problem.letter) == ("highlight-contradicts-shots", "a")


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["...", ".E."], [("face-rows", None, None)]),
        (["....", "....", "..E."], [("face-columns", None, None)]),
        (["...", "...", "..."], [("face-entry", None, None)]),
        (["...", "...", "EE."], [("face-entry", 2, 1)]),
        (["...", ".x.", ".E."], [("no-middle-square", 1, 1)]),
        (["x..", "...", "~E."], [("no-corner-square", 0, 0), ("no-corner-square", 2, 0)]),
        (["...", ".=.", ".E."], [("road-inside", 1, 1)]),
        ([".x...", "xx...", "..E.."], [("cut-off-square", 0, 0)]),
    ],
)
def test_each_fault_of_a_face_is_reported_at_its_place(rows: list[str], expected: list[object]) -> None:
    text = "".join(rows)
    legend = {"E": "entry", "x": {"obstacle": "crate"}}
    drawing = face(*rows, **{letter: entry for letter, entry in legend.items() if letter in text})
    assert [(p.fault, p.row, p.column) for p in face_problems(drawing)] == expected


@given(st.text(".=~doGr \t\n🚗", max_size=60))
def test_no_drawing_crashes_and_a_sound_one_has_a_layout_that_can_be_played(text: str) -> None:
    legend = {letter: entry for letter, entry in LEGEND.items() if letter in text}
    street = Tile.model_validate({"kind": "tile", "id": "1.A", "title": {"en": "T"}, "grid": text, "legend": legend})
    inside = Face.model_validate({"kind": "face", "id": "f", "title": {"en": "F"}, "piece": "p", "grid": text})
    problems = tile_problems(street)
    on_the_table = Map((street.layout, street.layout), (("gas-station", inside.layout),))
    assert face_problems(inside) or inside.layout.centre
    board = on_the_table.board
    assert problems or board.distance(on_the_table.first_column(), on_the_table.last_column()) is not None


def test_a_huge_drawing_is_a_problem_and_no_burden() -> None:
    street = tile("." * 200_000)
    assert {problem.fault for problem in tile_problems(street)} == {"tile-rows", "tile-width"}
    assert street.layout.frame.columns == 40


@pytest.mark.parametrize(
    ("entry", "place"),
    [
        ("portal", "<word>"),
        ("entry", "<word>"),
        ({"obstacle": "x", "color": "red"}, "color"),
        ({"furniture": "Box"}, "furniture"),
        ({"door": "bar", "road": True}, "road"),
        ({}, "feature"),
        (3, "<feature>"),
    ],
)
def test_a_legend_entry_outside_the_vocabulary_gives_one_error(entry: object, place: str) -> None:
    with pytest.raises(ValidationError) as caught:
        tile("~~~~", "....", "....", "====", "====", legend={"x": entry})
    (error,) = caught.value.errors()
    assert error["loc"][-1] == place


MAP = Map((STREET.layout, tile("~d~~", "....", "y...", "====", "t===").layout), (("gas-station", BAR.layout),))


def test_tiles_are_joined_left_to_right() -> None:
    assert MAP.frame.columns == 4 + 4 + 1 + 3
    assert drawn(MAP, MAP.last_column()) == {(row, 7) for row in range(1, 5)}
    assert drawn(MAP, MAP.first_column()) == {(row, 0) for row in range(1, 5)}
    assert drawn(MAP, MAP.spawn("S.2")) == {(2, 7)}
    assert drawn(MAP, MAP.spawn("S.3", rear=True)) == {(3, 0)}
    assert drawn(MAP, MAP.on_tile(1, MAP.tiles[1].furniture)) == {(4, 4)}


def test_the_van_stops_on_road_squares_of_both_columns_at_the_seam() -> None:
    """MMC-6c-04, with furniture standing on the road and obstacles left out."""
    assert drawn(MAP, MAP.seam) == {(1, 3), (3, 3), (4, 3), (1, 4), (3, 4), (4, 4)}
    assert drawn(MAP, MAP.road_at_seam) == {(3, 3), (4, 3), (3, 4), (4, 4)}
    assert Map(MAP.tiles[:1]).road_at_seam == 0


def test_an_open_establishment_is_joined_at_its_door_only() -> None:
    """MMC-5c-01: street below the door, door, entry, middle; no shot goes in."""
    board = MAP.board
    below = MAP.on_tile(0, STREET.layout.below_door("gas-station"))
    centre = MAP.on_face("gas-station", BAR.layout.centre)
    assert board.distance(below, centre) == 3
    assert board.line_of_fire(below, 20) & MAP.on_face("gas-station", BAR.layout.walkable) == 0
    last = MAP.last_column()
    assert board.neighbours(last) & MAP.on_face("gas-station", BAR.layout.walkable) == 0


def test_a_closed_establishment_leaves_its_door_square() -> None:
    closed = Map(MAP.tiles)
    door = closed.on_tile(0, STREET.layout.door("gas-station"))
    assert closed.board.reach(door) & closed.last_column()
    assert closed.on_face("gas-station", BAR.layout.centre) == 0


def test_everything_on_the_table_is_found() -> None:
    assert drawn(MAP, MAP.breakable) == {(1, 1), (3, 1), (4, 4)} | drawn(
        MAP, MAP.on_face("gas-station", BAR.layout.walkable)
    )
    assert drawn(MAP, MAP.below_doors) == {(1, 1), (1, 5)}
    assert drawn(MAP, MAP.insert_coins) == {(1, 3)}
    assert drawn(MAP, MAP.zultars) == {(1, 0)}
    assert drawn(MAP, MAP.feature("control-panel")) == {(4, 2)}
    assert MAP.on_face("arcade", 1) == 0
