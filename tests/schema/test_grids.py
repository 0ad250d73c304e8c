"""Grids: their problems as values, and every character's place in the file."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright_schema.grids import GridProblem, legend_problems, parse, place_offset, problem_span, shape_problems
from rulewright_schema.nodes import ScalarNode, walk
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source


def grid_node(text: str) -> ScalarNode:
    """The scalar below the first key `grid`."""
    (document,) = read(Source("tile.yaml", text.encode("utf-8"))).documents
    found = next(node for path, node in walk(document) if path[-1:] == ("grid",))
    assert isinstance(found, ScalarNode)
    return found


def line_and_column(node: ScalarNode, row: int, column: int) -> tuple[int, int] | None:
    offset = place_offset(node, row, column)
    return None if offset is None else node.source.position(offset)


def test_the_line_break_at_the_end_is_no_row() -> None:
    assert parse("~~\n..\n").rows == parse("~~\n..").rows == parse("~~\n..\n\n").rows == ("~~", "..")


def test_a_grid_answers_for_any_place() -> None:
    grid = parse("ab\nc")
    assert (grid.height, grid.width) == (2, 2)
    assert [grid.at(0, 1), grid.at(1, 0), grid.at(1, 1), grid.at(2, 0), grid.at(0, -1)] == ["b", "c", None, None, None]


def test_a_short_row_is_reported_as_a_whole() -> None:
    (problem,) = shape_problems(parse("....\n...\n....\n"))
    assert (problem.fault, problem.row, problem.column) == ("ragged-row", 1, None)
    assert problem.message == "this row of the grid has 3 characters, the others have 4"
    assert problem.help == "add 1 character, so that all rows are equally long"


def test_a_long_row_is_reported_at_what_is_too_much() -> None:
    (problem,) = shape_problems(parse("...\n.....\n...\n"))
    assert (problem.row, problem.column, problem.length) == (1, 3, 2)


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n"])
def test_nothing_drawn_is_one_problem(text: str) -> None:
    assert [problem.fault for problem in shape_problems(parse(text))] == ["empty-grid"]


def test_a_letter_without_entry_is_reported_once_at_its_first_place() -> None:
    problems = legend_problems(parse("....\n.o.o\n"), {}, ".")
    assert [(p.fault, p.row, p.column) for p in problems] == [("letter-without-legend", 1, 1)]


def test_an_entry_never_drawn_and_one_for_a_known_character_are_reported_at_the_legend() -> None:
    problems = legend_problems(parse("..\n"), {"x": "door", ".": "road"}, ".")
    assert [(p.fault, p.letter, p.row) for p in problems] == [
        ("legend-never-drawn", "x", None),
        ("legend-redefines", ".", None),
    ]


def test_invisible_characters_are_named() -> None:
    problems = legend_problems(parse(". \t\u200b"), {}, ".")
    assert [problem.message.split(" stands")[0] for problem in problems] == ["a space", "a tab", "U+200B"]


def test_a_place_of_block_text_is_found_below_its_indentation() -> None:
    node = grid_node("kind: tile\ngrid: |\n  ~~Gi\n  .o..\n")
    assert line_and_column(node, 0, 0) == (3, 3)
    assert line_and_column(node, 1, 1) == (4, 4)
    assert line_and_column(node, 1, 4) == (4, 7)
    assert line_and_column(node, 1, 5) is None
    assert line_and_column(node, 7, 0) is None


def test_a_byte_order_mark_moves_nothing() -> None:
    assert line_and_column(grid_node("\ufeffgrid: |\n  ab\n"), 0, 1) == (2, 4)


def test_places_are_found_with_carriage_returns() -> None:
    node = grid_node("grid: |\r\n  ab\r\n  cd\r\nid: x\r\n")
    assert place_offset(node, 1, 1) == node.source.text.index("cd") + 1


def test_an_indentation_indicator_leaves_leading_spaces_in_the_row() -> None:
    node = grid_node("tiles:\n  - grid: |2\n       ab\n      cd\n")
    assert node.text == " ab\ncd\n"
    assert line_and_column(node, 0, 0) == (3, 7)
    assert line_and_column(node, 0, 1) == (3, 8)
    assert line_and_column(node, 1, 0) == (4, 7)


def test_places_are_found_after_tags_comments_and_chomping() -> None:
    for header in ("|-", "|+ # drawn", "!!str |", "&street |2-"):
        node = grid_node(f"grid: {header}\n  ab\n  cd\n")
        assert line_and_column(node, 1, 0) == (3, 3), header


def test_an_empty_row_inside_has_its_place_at_the_end_of_its_line() -> None:
    node = grid_node("grid: |\n  ab\n\n  cd\n")
    assert line_and_column(node, 1, 0) == (3, 1)
    assert line_and_column(node, 2, 0) == (4, 3)


def test_columns_count_code_points() -> None:
    node = grid_node("grid: |\n  🚗🚗x\n")
    assert line_and_column(node, 0, 2) == (2, 5)


@pytest.mark.parametrize(
    "text", ['grid: "ab\\ncd\\n"\n', "grid: 'ab\n\n  cd'\n", "grid: >\n  ab\n\n  cd\n", "grid: ab\n"]
)
def test_text_not_written_as_drawn_falls_back_on_the_whole_scalar(text: str) -> None:
    node = grid_node(text)
    assert place_offset(node, 0, 0) is None
    assert problem_span(node, GridProblem("x", "", "", 0, 0)) == node.span


def test_spans_cover_characters_rows_or_everything() -> None:
    node = grid_node("grid: |\n  abcd\n  ef\n")

    def shown(problem: GridProblem) -> str:
        span = problem_span(node, problem)
        source = node.source
        end = source.offset(span.end_line, span.end_column)
        return source.text[source.offset(span.start_line, span.start_column) : end]

    assert shown(GridProblem("x", "", "", 0, 1, 2)) == "bc"
    assert shown(GridProblem("x", "", "", 0, 1, 99)) == "bcd"
    assert shown(GridProblem("x", "", "", 1)) == "ef"
    assert shown(GridProblem("x", "", "")).startswith("|")


@given(
    rows=st.lists(
        st.text("ab.=~#: é🚗", min_size=1, max_size=6).filter(lambda row: row.strip()), min_size=1, max_size=6
    ),
    indentation=st.integers(1, 6),
    line_break=st.sampled_from(["\n", "\r\n"]),
)
def test_every_drawn_character_is_found_again(rows: list[str], indentation: int, line_break: str) -> None:
    lines = [f"grid: |{indentation}", *(" " * indentation + row for row in rows), "id: x", ""]
    node = grid_node(line_break.join(lines))
    assert parse(node.text).rows == tuple(rows)
    for row, column, character in parse(node.text).places():
        offset = place_offset(node, row, column)
        assert offset is not None
        assert node.source.text[offset] == character
