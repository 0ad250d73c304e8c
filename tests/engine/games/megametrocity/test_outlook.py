"""What bots see of a goal: where heroes are wanted, what a step on the way is worth, what actions are kept for."""

from collections.abc import Callable

import pytest

from megametrocity_stages import StagePlay
from rulewright_engine.games.megametrocity import evaluation
from rulewright_engine.games.megametrocity.actions import read_square, square_text
from rulewright_engine.games.megametrocity.outlook import outlook
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.catalog import View
from rulewright_schema.geometry import indices


@pytest.fixture
def official(view_of: Callable[[str], View]) -> View:
    return view_of("megametrocity")


def wanted(state: State) -> set[str]:
    return {square_text(each) for each in indices(outlook(state).squares & state.window.passable)}


def held_up(official: View, square: str) -> tuple[StagePlay, int]:
    """Stage 3 after one scroll, Lars on a square of its rear tile or not, the hero beside nobody; Lars's number."""
    play = StagePlay(official, "countdown", "jack").scroll(2)
    (number,) = play.state.foes
    play.state.foes[number] = play.state.foes[number].at(read_square(square))
    return play, number


def test_heroes_are_wanted_beside_a_boss_who_holds_up_the_street_and_at_its_end_without_him(official: View) -> None:
    play, number = held_up(official, "2,3")
    assert wanted(play.state) == {"2,3"}
    play.state.foes[number] = play.state.foes[number].at(read_square("6,3"))
    assert wanted(play.state) == {"8,1", "8,2", "8,3", "8,4"}


def test_each_wound_of_a_boss_who_holds_up_the_street_is_worth_something(official: View) -> None:
    play, number = held_up(official, "2,3")
    values = []
    for wounds in range(6):
        play.state.foes[number] = play.state.foes[number]._replace(wounds=wounds)
        values.append(evaluation.value(play.state))
    assert values == sorted(set(values))


def test_a_boss_in_chains_is_brought_nearer_by_every_step_and_every_tile(official: View) -> None:
    play = StagePlay(official, "gathering-information", "jack", draws=["jett"])
    (number,) = play.state.foes
    seen = []
    for square in ("1,3", "2,3", "3,3", "5,3"):
        play.state.foes[number] = play.state.foes[number].at(read_square(square))
        seen.append(outlook(play.state).done)
    play.scroll()
    play.state.foes[number] = play.state.foes[number].at(read_square("2,3"))
    seen.append(outlook(play.state).done)
    assert seen == sorted(set(seen))


def test_heroes_are_wanted_where_they_can_push_the_boss_in_chains(official: View) -> None:
    play = StagePlay(official, "gathering-information", "jack", draws=["jett"])
    (number,) = play.state.foes
    play.state.foes[number] = play.state.foes[number].at(read_square("4,3"))
    assert wanted(play.state) == {"3,2", "4,2", "3,3", "4,3", "5,3", "4,4", "5,4", "5,2"}


def test_actions_are_kept_for_where_the_hero_can_still_go(official: View) -> None:
    play, _ = held_up(official, "2,3")
    kept = []
    for moves in (1, 5):
        values = []
        for actions in (3, 0):
            play.only("jack", "6,4", moves=moves, actions=actions)
            values.append(evaluation.value(play.state))
        kept.append(values[0] - values[1])
    assert kept[0] == 0.0
    assert kept[1] > 0.005


def test_a_token_is_worth_taking_whoever_stands_on_the_rear_tile(official: View) -> None:
    play = StagePlay(official, "plutonium", "jack", "travis").scroll()
    (square,) = play.squares(at="beside", feature="car", tile="8.A")[:1]
    play.foe("muscle-man", "1,3", count=3)
    play.only("jack", square, moves=4, actions=4)
    before = evaluation.value(play.state)
    play.do("take-token battery-token")
    assert evaluation.value(play.state) > before


def test_a_hero_with_everything_opens_the_door(official: View) -> None:
    play = StagePlay(official, "firepower", "jack").scroll(4)
    closed = outlook(play.state).done
    play.enter("arcade")
    assert outlook(play.state).done == pytest.approx(closed + 0.4 * (0.4 - 0.32) + 0.04)
