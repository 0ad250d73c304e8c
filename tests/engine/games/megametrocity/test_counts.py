"""Count files: how many actions, players' and chance's alike, lead how deep from fixed positions.

A change of any rule that matters there changes a number, and logs of games may no longer lead where they led: whoever
means it raises the engine's version and writes the numbers of that version; those of a version never change.
"""

from collections.abc import Callable

import pytest

from megametrocity_play import ENGINE, Play
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.interface import ChanceTurn, Over

At = Callable[..., Play]


def count(state: State, depth: int) -> int:
    """The number of ways to play so many actions from a state."""
    if depth == 0:
        return 1
    turn = ENGINE.turn(state)
    if isinstance(turn, Over):
        return 0
    if isinstance(turn, ChanceTurn):
        actions = [action for action, _ in ENGINE.chances(state)]
    else:
        actions = list(ENGINE.legal(state))
    if depth == 1:
        return len(actions)
    return sum(count(ENGINE.apply(state, action).state, depth - 1) for action in actions)


def a_brawl(play: At) -> State:
    """Jack with two points of each, a mixed crowd on his square, a barrel beside him."""
    at = play("jack").turn("jack", moves=2, actions=2, special=True)
    at.hero("jack", at="4,2")
    for name, square, number in (("punk", "4,2", 2), ("muscle-man", "4,2", 1), ("chains", "6,2", 3), ("sid", "5,4", 1)):
        at.foe(name, square, number)
    at.draw_until(["quarter", "revolver", "pizza-slice", "run-over", "earthquake"])
    return at.state


def a_deal(play: At) -> State:
    """Jack and Travis below a machine with weapons and money; thugs around them."""
    at = play("jack", "travis").turn("jack", moves=1, actions=2, turbo=1, special=True)
    for name in ("jack", "travis"):
        at.hero(name, at="2,1")
    at.arm("jack", "revolver")
    at.arm("travis", "lead-pipe", used=1)
    at.pay("jack", 50, 25)
    at.pay("travis", 25)
    at.foe("roller-girl", "3,1")
    at.foe("punk-leader", "2,1")
    at.draw_until(["quarter", "switchblade"])
    return at.state


COUNTS = {"1": {a_brawl: [28, 274, 5301], a_deal: [24, 1746, 33520]}}
"""By version of the engine and position."""


@pytest.mark.parametrize("position", [a_brawl, a_deal])
def test_the_tree_of_actions_has_the_size_known_of_this_version_of_the_engine(
    play: At, position: Callable[[At], State]
) -> None:
    counts = COUNTS[ENGINE.version][position]
    state = position(play)
    assert [count(state, depth + 1) for depth in range(len(counts))] == counts
