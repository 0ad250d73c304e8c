"""Places, targets and conditions of cards and sheets: each has its meaning in the engine, and it is this one."""

from collections.abc import Callable
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from megametrocity_cards import members
from megametrocity_play import Play
from rulewright_engine.games.megametrocity import bonuses, figures
from rulewright_engine.games.megametrocity.actions import read_square, square_text
from rulewright_engine.games.megametrocity.effects import conditions, places, targets
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import FIRST_FOE
from rulewright_schema.games.megametrocity.bonuses import Bonus, WeaponBonus
from rulewright_schema.games.megametrocity.conditions import Condition, ConditionName
from rulewright_schema.games.megametrocity.targets import HeroTarget, Place, PlaceName, Target, TargetName
from rulewright_schema.geometry import indices

At = Callable[..., Play]
PLACE: TypeAdapter[Any] = TypeAdapter(Place)
TARGET: TypeAdapter[Any] = TypeAdapter(Target)
CONDITION: TypeAdapter[Any] = TypeAdapter(Condition)


def squares(at: Play, place: object, square: str = "", beam: int = 0) -> set[str]:
    """The squares of a place as the first hero sees it."""
    context = Context(0, read_square(square) if square else -1, beam=beam)
    return {square_text(each) for each in indices(places.squares(at.state, PLACE.validate_python(place), context))}


def found(at: Play, target: object, **moment: Any) -> tuple[list[str], int]:
    """Heroes by id and foes by number whom a target means, and how many of them are to be chosen (0: all)."""
    result = targets.of(at.state, TARGET.validate_python(target), Context(0, **moment))
    return [figures.name_of(at.state, each) for each in result.all], result.choose


# ------------------------------------------------------------------------------------------------------ completeness
def test_every_place_is_known() -> None:
    assert set(places.BY_NAME) == set(get_args(PlaceName))
    assert set(places.BY_FIGURES) == members(Place)


@pytest.mark.parametrize("name", get_args(TargetName))
def test_every_target_that_is_a_name_is_known(play: At, name: str) -> None:
    assert isinstance(targets.of(play("jack").state, TARGET.validate_python(name), Context(0)), targets.Targets)


@pytest.mark.parametrize("model", sorted(members(Target) | members(HeroTarget), key=str))
def test_every_target_with_figures_is_known(play: At, model: type[Any]) -> None:
    name = get_args(model.model_fields["target"].annotation)[0]
    result = targets.of(play("jack").state, model(target=name, where="map"), Context(0))
    assert isinstance(result, targets.Targets)


def test_every_bonus_is_known() -> None:
    assert set(bonuses.KNOWN) == members(Bonus) | members(WeaponBonus)


@pytest.mark.parametrize("name", get_args(ConditionName))
def test_every_condition_that_is_a_name_is_known(name: str) -> None:
    assert name in conditions.NAMES


def test_every_condition_with_figures_is_known() -> None:
    assert set(conditions.WITH_FIGURES) == members(Condition)


# -------------------------------------------------------------------------------------------------------------- places
@pytest.fixture
def at(play: At) -> Play:
    """Jack on 2,2, Travis beside him, Blaze on the road of the front tile."""
    position = play("jack", "travis", "blaze")
    position.hero("jack", at="2,2")
    position.hero("travis", at="3,2")
    position.hero("blaze", at="7,4")
    return position


def test_own_square_and_adjacent(at: Play) -> None:
    """Obstacles (2,3 and 3,3) are no squares."""
    assert squares(at, "own-square") == {"2,2"}
    assert squares(at, "adjacent") == {"1,1", "2,1", "3,1", "1,2", "3,2", "1,3"}


def test_target_square_is_where_the_attack_was_aimed(at: Play) -> None:
    assert squares(at, "target-square", "4,1") == {"4,1"}
    assert squares(at, "target-square") == set()


def test_road_and_rows_run_over_all_tiles(at: Play) -> None:
    assert squares(at, "road") == squares(at, {"place": "row", "row": "S.4"}) == {f"{n},4" for n in range(1, 11)}
    assert squares(at, {"place": "row", "row": "S.3"}) == {f"{n},3" for n in (1, 4, 5, 6, 7, 8, 10)}


def test_front_and_rear_tile_street_and_map(at: Play) -> None:
    front, rear = squares(at, "front-tile"), squares(at, "rear-tile")
    assert {int(each.partition(",")[0]) for each in front} == {6, 7, 8, 9, 10}
    assert {int(each.partition(",")[0]) for each in rear} == {1, 2, 3, 4, 5}
    assert squares(at, "street") == squares(at, "map") == front | rear


def test_establishment_is_the_one_that_the_actor_is_in(at: Play) -> None:
    assert squares(at, "establishment") == set()
    at.hero("jack", at="4,1")
    at.turn("jack").do("move 5,0", "draw four-corners")
    inside = squares(at, "map") - squares(at, "street")
    assert inside
    at.hero("jack", square=read_square(min(inside)))
    assert squares(at, "establishment") == inside


def test_doors_are_the_squares_below_doors(at: Play) -> None:
    """MMC-6c-02."""
    assert squares(at, "doors") == {"5,1", "7,1", "9,1"}


def test_spawn_points_are_as_many_as_heroes_began(at: Play) -> None:
    """MMC-4-05."""
    assert squares(at, "spawn-points") == {"10,1", "10,2", "10,3"}


def test_within_goes_over_obstacles_and_ends_on_none(at: Play) -> None:
    """2,3 lies between 2,2 and 2,4; the facade above is wall but for the door."""
    near = squares(at, {"place": "within", "squares": 2})
    assert {"2,2", "2,4", "1,4", "4,4"} <= near
    assert {"2,3", "3,3", "5,2", "2,0"} & near == set()
    assert squares(at, {"place": "within", "squares": 0}) == {"2,2"}


def test_within_keeps_to_the_own_street(at: Play) -> None:
    """An Establishment is drawn beside the street, but the way there leads through its door."""
    at.hero("jack", at="4,1")
    at.turn("jack").do("move 5,0", "draw four-corners")
    at.hero("jack", at="10,2")
    assert squares(at, {"place": "within", "squares": 3}) <= squares(at, "street")


def test_line_is_what_a_shot_reaches_and_beam_one_whole_direction(at: Play) -> None:
    """MMC-8c-07 to MMC-8c-10: a yellow obstacle lets shots pass, a red one does not."""
    assert squares(at, {"place": "line", "squares": 2}) == {
        "1,1", "2,1", "3,1", "1,2", "2,2", "3,2", "4,2", "1,3", "2,4",
    }  # fmt: skip
    right = (1 << read_square("3,2")) | (1 << read_square("4,2"))
    assert squares(at, {"place": "beam", "squares": 2}, beam=right) == {"3,2", "4,2"}
    assert "2,2" not in squares(at, {"place": "beam", "squares": 2})


# ------------------------------------------------------------------------------------------------------------- targets
def test_self_hit_and_same_are_those_still_there(at: Play) -> None:
    punk = at.foe("punk", "2,2")
    assert found(at, "self") == (["jack"], 0)
    assert found(at, "hit", hit=(punk, 99, 1)) == ([str(punk), "travis"], 0)
    assert found(at, "same", same=(99,)) == ([], 0)


def test_heroes_one_other_or_all(at: Play) -> None:
    assert found(at, {"target": "hero", "where": "map"}) == (["jack", "travis", "blaze"], 1)
    assert found(at, {"target": "other-hero", "where": "adjacent"}) == (["travis"], 1)
    assert found(at, {"target": "heroes", "where": {"place": "within", "squares": 1}}) == (["jack", "travis"], 0)
    assert found(at, {"target": "other-heroes", "where": "map"}) == (["travis", "blaze"], 0)
    at.hero("blaze", square=-1)
    assert found(at, {"target": "other-heroes", "where": "map"}) == (["travis"], 0)


def test_thugs_of_a_type_and_without_bosses(at: Play) -> None:
    """MMC-9-01: leaders, bosses and final bosses are thugs."""
    names = ("punk", "punk-leader", "sid", "wallace", "chains")
    punk, leader, sid, wallace, chains = (str(at.foe(name, "2,2")) for name in names)
    here = {"where": "own-square"}
    assert found(at, {"target": "thugs", **here}) == ([punk, leader, sid, wallace, chains], 0)
    assert found(at, {"target": "thugs", "no_bosses": True, **here}) == ([punk, leader, chains], 0)
    assert found(at, {"target": "thug", "type": "punk", "count": 2, **here}) == ([punk, leader, sid], 2)
    assert found(at, {"target": "thug", "type": "chains", "no_bosses": True, **here}) == ([chains], 1)


def test_everyone_is_heroes_and_thugs_alike(at: Play) -> None:
    """MMC-14-01."""
    punk = str(at.foe("punk", "2,2"))
    assert found(at, {"target": "everyone", "where": "own-square"}) == (["jack", punk], 0)


# ---------------------------------------------------------------------------------------------------------- conditions
@pytest.mark.parametrize(
    ("wounds", "condition", "holds"),
    [
        (4, "half-life", False),
        (5, "half-life", True),
        (5, {"condition": "life-at-least", "life": 4}, True),
        (6, {"condition": "life-at-least", "life": 4}, False),
        (0, {"condition": "heroes-near", "heroes": 2, "where": "own-square"}, True),
        (0, {"condition": "heroes-near", "heroes": 3, "where": {"place": "within", "squares": 2}}, False),
        (0, "hero-armed", False),
        (0, "hero-has-money", True),
    ],
)
def test_conditions_of_special_attacks(at: Play, wounds: int, condition: object, holds: bool) -> None:
    """A final boss with nine life points on the square of Jack, who has money, and Travis, who is armed and far."""
    boss = at.foe("wallace", "2,2", wounds=wounds, life=9)
    at.hero("travis", at="2,2")
    at.pay("jack", 25)
    at.arm("blaze", "revolver")
    reach = at.state.heroes_mask()
    assert conditions.holds(at.state, CONDITION.validate_python(condition), boss, reach) is holds
    assert boss >= FIRST_FOE
