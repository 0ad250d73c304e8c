"""Bit masks against the plain way of asking the same."""

from hypothesis import given
from hypothesis import strategies as st

from rulewright_schema.geometry import DIRECTIONS, Board, Frame, bits, indices, rays, union

Place = tuple[int, int]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards of up to 6 x 9 with obstacles of both sorts, doorways in the first row and up to two joins."""
    frame = Frame(draw(st.integers(1, 6)), draw(st.integers(1, 9)))
    passable = draw(st.integers(0, frame.everything))
    clear = passable | draw(st.integers(0, frame.everything))
    doorways = draw(st.sampled_from([0, passable & frame.row(0)]))
    square = st.integers(0, frame.rows * frame.columns - 1).map(lambda index: 1 << index)
    joins = draw(st.lists(st.tuples(square, square), max_size=2))
    return Board(frame, passable, clear, doorways, tuple(joins))


def places(frame: Frame, mask: int) -> set[Place]:
    return {frame.place(index) for index in indices(mask)}


def one_step(board: Board, place: Place) -> set[Place]:
    """The neighbours of a place, by looking at each direction and each join."""
    doors = places(board.frame, board.doorways)
    found = set()
    for down, right in DIRECTIONS:
        other = (place[0] + down, place[1] + right)
        inside = 0 <= other[0] < board.frame.rows and 0 <= other[1] < board.frame.columns
        if inside and not (right and (place in doors or other in doors)):
            found.add(other)
    for pair in board.joins:
        ends = [next(iter(places(board.frame, end))) for end in pair]
        if place in ends:
            found |= set(ends)
    return found


def plain_distances(board: Board, start: set[Place]) -> dict[Place, int]:
    """Steps to every reachable place, by breadth-first search over lists."""
    ground = places(board.frame, board.passable)
    steps = dict.fromkeys(start, 0)
    queue = list(start)
    for place in queue:
        for other in sorted(one_step(board, place) & ground):
            if other not in steps:
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps


def plain_fire(board: Board, shooter: Place, reach: int) -> set[Place]:
    """Targets by walking each of the eight lines square by square."""
    ground, clear = places(board.frame, board.passable), places(board.frame, board.clear)
    doors = places(board.frame, board.doorways)
    found = {shooter}
    for down, right in DIRECTIONS:
        before = shooter
        for distance in range(1, reach + 1):
            target = (shooter[0] + distance * down, shooter[1] + distance * right)
            if target not in clear or (right and (before in doors or target in doors)):
                break
            if target in ground:
                found.add(target)
            before = target
    return found


@given(boards(), st.data())
def test_reach_equals_a_plain_search(board: Board, data: st.DataObject) -> None:
    start = 1 << data.draw(st.integers(0, board.frame.rows * board.frame.columns - 1))
    limit = data.draw(st.one_of(st.none(), st.integers(0, 6)))
    steps = plain_distances(board, places(board.frame, start))
    within = {place for place, count in steps.items() if limit is None or count <= limit}
    assert places(board.frame, board.reach(start, limit)) == within


@given(boards(), st.data())
def test_distances_and_rings_equal_a_plain_search(board: Board, data: st.DataObject) -> None:
    square = st.integers(0, board.frame.rows * board.frame.columns - 1).map(lambda index: 1 << index)
    start, goal = data.draw(square), data.draw(square)
    steps = plain_distances(board, places(board.frame, start))
    assert board.distance(start, goal) == steps.get(next(iter(places(board.frame, goal))))
    for count, ring in enumerate(board.rings(start)):
        assert places(board.frame, ring) == {place for place, far in steps.items() if far == count}


@given(boards(), st.data())
def test_line_of_fire_equals_a_plain_walk(board: Board, data: st.DataObject) -> None:
    shooter = 1 << data.draw(st.integers(0, board.frame.rows * board.frame.columns - 1))
    reach = data.draw(st.integers(0, 6))
    expected = plain_fire(board, next(iter(places(board.frame, shooter))), reach)
    assert places(board.frame, board.line_of_fire(shooter, reach)) == expected


@given(boards())
def test_neighbours_are_mutual(board: Board) -> None:
    for index in indices(board.passable):
        for other in indices(board.neighbours_of[index]):
            assert board.neighbours_of[other] >> index & 1


@given(st.integers(0, 2**70))
def test_bits_and_indices_take_a_mask_apart(mask: int) -> None:
    assert union(bits(mask)) == mask
    assert [1 << index for index in indices(mask)] == list(bits(mask))


def test_the_bits_of_a_frame_count_down_the_columns() -> None:
    frame = Frame(3, 2)
    assert [frame.bit(0, 0), frame.bit(2, 0), frame.bit(0, 1)] == [1, 4, 8]
    assert [frame.bit(-1, 0), frame.bit(3, 0), frame.bit(0, 2), frame.bit(0, -1)] == [0, 0, 0, 0]
    assert [frame.place(index) for index in range(4)] == [(0, 0), (1, 0), (2, 0), (0, 1)]
    assert (frame.everything, frame.row(0), frame.column(0), frame.column(-1)) == (0b111111, 0b001001, 0b111, 0b111000)


def test_boards_are_joined_by_a_shift() -> None:
    left, right, both = Frame(4, 3), Frame(4, 2), Frame(4, 5)
    joined = left.bit(1, 2) | both.beside(right.bit(3, 1), 3)
    assert places(both, joined) == {(1, 2), (3, 4)}


def test_the_seam_is_the_two_columns_of_each_joint() -> None:
    assert Frame(4, 7).seam(4, 3) == Frame(4, 7).column(3) | Frame(4, 7).column(4)
    assert Frame(4, 4).seam(4) == 0


def test_rays_begin_next_to_the_square_and_end_at_the_frame() -> None:
    frame = Frame(4, 4)
    north, north_west = rays(frame)[frame.bit(2, 1).bit_length() - 1][:2]
    assert north == (frame.bit(1, 1), frame.bit(0, 1))
    assert north_west == (frame.bit(1, 0),)


def test_a_shot_needs_a_line_a_range_and_no_obstacle() -> None:
    """The positions of MMC-8c-11 to MMC-8c-14: shooter X; L no line, O behind an obstacle, F too far, G good."""
    drawing = ["X..#O", "..L..", "..G..", ".....", "F...."]
    frame = Frame(5, 5)
    at = {letter: (row, text.index(letter)) for row, text in enumerate(drawing) for letter in text if letter in "XLOFG"}
    passable = frame.everything & ~frame.bit(0, 3)
    board = Board(frame, passable, passable)
    fire = places(frame, board.line_of_fire(frame.bit(*at["X"]), 3))
    assert at["G"] in fire
    assert at["X"] in fire
    assert not fire & {at["L"], at["O"], at["F"]}


def test_shots_pass_clear_obstacles_but_cannot_be_aimed_at_them() -> None:
    frame = Frame(1, 3)
    board = Board(frame, frame.bit(0, 0) | frame.bit(0, 2), frame.everything)
    assert places(frame, board.line_of_fire(1, 2)) == {(0, 0), (0, 2)}


def test_a_doorway_is_entered_and_seen_straight_from_below_only() -> None:
    frame = Frame(2, 3)
    board = Board(frame, frame.row(1) | frame.bit(0, 1), frame.everything, frame.bit(0, 1))
    assert board.distance(frame.bit(0, 1), frame.bit(1, 0)) == 2
    assert places(frame, board.line_of_fire(frame.bit(0, 1), 5)) == {(0, 1), (1, 1)}


def test_two_adjacent_doorways_are_not_joined() -> None:
    frame = Frame(2, 2)
    board = Board(frame, frame.everything, frame.everything, frame.row(0))
    assert board.distance(frame.bit(0, 0), frame.bit(0, 1)) == 3


def test_other_ground_can_be_asked_about() -> None:
    """A jump crosses what a step cannot (MMC-8c-17)."""
    frame = Frame(1, 3)
    board = Board(frame, frame.bit(0, 0) | frame.bit(0, 2), 0)
    assert board.distance(1, 4) is None
    assert board.distance(1, 4, frame.everything) == 2
