"""Story mode, by statement (section 13): the route, levels and numbers, what is kept, and the engine itself."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from megametrocity_play import proving_view
from megametrocity_stories import Tale, at_stage, at_zultar, won
from rulewright_engine.games.megametrocity import STORY, rounds
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.state import OFF
from rulewright_engine.games.megametrocity.story.engine import after_step
from rulewright_engine.games.megametrocity.wounds import knock_out_foe, knock_out_hero
from rulewright_engine.interface import ChanceTurn, Over, PlayerTurn, SetUpError
from rulewright_engine.playouts import random_policy, steps
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.packs.loading import Loaded


@pytest.fixture
def official(view_of: Callable[[str], View]) -> View:
    return view_of("megametrocity")


# ---------------------------------------------------------------------------------------------------------- the route
def test_mmc_13_02_the_story_begins_with_stage_1_at_the_normal_level(official: View) -> None:
    tale = Tale(official)
    assert tale.state.at == "conquer-the-arcade"
    assert tale.stage.table.difficulty == "normal"


def test_mmc_13_01_the_players_choose_their_way(official: View) -> None:
    tale = won(official)
    assert tale.legal("go-to") == {"go-to gathering-information"}
    tale.do("go-to gathering-information").begin()
    tale.hero("jack").wounds = 1
    tale.end().do("go-to countdown").begin().end()
    assert tale.legal("go-to") == {"go-to ambushed", "go-to get-ready-for-some-action"}
    assert tale.why("go-to bogart") == "no-way"


@pytest.mark.parametrize(("wounds", "short"), [(0, True), (1, False)])
def test_mmc_12_02_14_the_shortcut_opens_if_nobody_is_harmed_at_the_win(
    official: View, wounds: int, short: bool
) -> None:
    tale = won(official).do("go-to gathering-information").begin()
    tale.hero("jack").wounds = wounds
    tale.end()
    assert ("go-to wallace" in tale.legal("go-to")) is short


@pytest.mark.parametrize(("turn", "short"), [(10, True), (11, False)])
def test_mmc_12_08_06_the_shortcut_of_the_first_ten_turns(official: View, turn: int, short: bool) -> None:
    tale = at_stage(official, "evaristo")
    tale.edit().round = turn
    tale.end()
    assert ("go-to neill" in tale.legal("go-to")) is short


def test_mmc_13_03_the_story_is_won_with_the_last_stage(official: View) -> None:
    tale = at_stage(official, "bogart").end()
    assert STORY.turn(tale.state) == Over("won")
    assert STORY.legal(tale.state) == ()


def test_a_side_trip_is_made_once_and_the_story_goes_on_as_before(official: View) -> None:
    tale = at_stage(official, "plutonium").end()
    before = tale.legal("go-to")
    assert "go-to bonus-stage" in before
    tale.do("go-to bonus-stage").begin().end()
    assert tale.legal("go-to") == before - {"go-to bonus-stage"}


def test_mmc_12_b_03_failing_the_bonus_has_no_consequence(official: View) -> None:
    tale = at_stage(official, "plutonium").end().do("go-to bonus-stage").begin()
    knock_out_hero(tale.edit(), 0)
    tale.end("lost")
    assert STORY.outcome(tale.state) is None
    assert tale.stage.heroes[0].square != OFF
    assert tale.legal("go-to") == {"go-to neill"}


def test_mmc_12_02_13_the_boss_in_chains_is_the_one_of_stage_1(official: View) -> None:
    tale = Tale(official)
    while STORY.turn(tale.state) != ChanceTurn("boss"):
        tale.do(next(iter(tale.legal())))
    tale.do("draw lars").begin().end().do("go-to gathering-information")
    kinds = tale.stage.table.kinds
    assert [kinds[kind].id for kind in tale.stage.draws] == ["lars"]
    assert tale.begin().stage.foes


def test_mmc_12_12_07_a_lone_hero_says_which_map(official: View) -> None:
    tale = won(official)
    tale.state = replace(tale.state, ways=("getting-ready-for-the-final-assault",))
    name = "getting-ready-for-the-final-assault"
    assert tale.legal("go-to") == {f"go-to {name} on map-1", f"go-to {name} on map-2"}
    assert tale.why(f"go-to {name}") == "which-map"
    tale.do(f"go-to {name} on map-2")
    assert tale.stage.table.map_ids == ("map-2",)


# ------------------------------------------------------------------------------------------------- levels and numbers
@pytest.mark.parametrize(
    ("most", "level"), [(3, "normal"), (5, "normal"), (6, "hard"), (8, "hard"), (9, "very-hard"), (12, "very-hard")]
)
def test_mmc_13_04_to_08_the_hero_with_the_most_upgrades_sets_the_level(official: View, most: int, level: str) -> None:
    tale = won(official, "jack", "travis")
    for hero in tale.edit().heroes:
        hero.techniques = ()
        hero.enhancements = (3, 0, 0, 0, 0)
    tale.hero("travis").enhancements = (3, min(3, most - 3), max(0, min(3, most - 6)), max(0, min(3, most - 9)), 0)
    tale.do("go-to gathering-information")
    assert tale.stage.table.difficulty == level
    assert sum(tale.stage.heroes[1].enhancements) == most


def test_mmc_13_04_no_upgrades_are_given_again_after_the_first_stage(official: View) -> None:
    tale = won(official)
    before = tale.stage.heroes[0].enhancements
    assert sum(before) == 3
    tale.do("go-to gathering-information").begin()
    assert tale.stage.heroes[0].enhancements == before


def test_mmc_13_09_and_10_spawns_count_who_began_and_the_stage_who_starts(official: View) -> None:
    tale = won(official, "jack", "travis", "blaze", "big-t")
    for hero in (0, 2):
        knock_out_hero(tale.edit(), hero)
    tale.do("go-to gathering-information").begin()
    assert tale.stage.points == (4,)
    assert len(tale.stage.table.stacks[0]) == 3
    assert [hero.square == OFF for hero in tale.stage.heroes] == [True, False, True, False]
    assert tale.stage.tape == 1


def test_mmc_13_11_a_technique_is_picked_from_the_whole_deck(official: View) -> None:
    tale = Tale(official)
    while tale.stage.agenda[-1][0] != "upgrade":
        chance = isinstance(STORY.turn(tale.state), ChanceTurn)
        tale.do(str(next(iter(STORY.chances(tale.state)))[0]) if chance else sorted(tale.legal())[0])
    assert tale.legal("learn") == {f"learn {name}" for name in tale.stage.table.technique_names}


# ------------------------------------------------------------------------------------------------------ what is kept
def test_mmc_13_18_wounds_upgrades_and_items_are_kept_but_not_turbo(official: View) -> None:
    tale = won(official)
    tale.give("jack", "revolver", used=1)
    tale.give("jack", "half-dollar")
    tale.hero("jack").wounds = 2
    tale.hero("jack").turbo = 2
    before = tale.cards()
    tale.do("go-to gathering-information").begin()
    hero = tale.stage.heroes[0]
    assert (hero.wounds, hero.turbo, len(hero.money)) == (2, 0, 1)
    assert [used for _, used in hero.weapons] == [1]
    assert tale.cards() == before
    assert list(STORY.invariants(tale.state)) == []


def test_mmc_13_19_decks_run_on(official: View) -> None:
    tale = won(official)
    stage = tale.edit()
    card = stage.table.item_ids["revolver"]
    stage.item_discards[card] += stage.items[card]
    stage.items[card] = 0
    tale.do("go-to gathering-information")
    assert tale.stage.items[card] == 0
    assert tale.stage.item_discards[card] > 0


def test_what_was_put_away_or_left_the_game_is_there_again_in_the_next_stage(official: View) -> None:
    tale = at_stage(official, "get-ready-for-some-action")
    whole = sum(tale.stage.table.item_counts)
    tale.give("jack", "half-dollar", "revolver")
    hero = tale.hero("jack")
    money, (weapon, _) = hero.money[0], hero.weapons[0]
    hero.money, hero.weapons = hero.money[1:], hero.weapons[1:]
    tale.stage.marks[f"away:{money}"] = 1
    tale.stage.items_gone[weapon] += 1
    tale.end()
    assert tale.cards() == whole
    assert sum(tale.stage.items_gone) == 0


def test_rewards_of_the_last_blow_are_still_drawn(official: View) -> None:
    tale = at_stage(official, "evaristo")
    stage = tale.edit()
    stage.agenda = [("round-end",), ("hero-turn", 0)]
    number = next(iter(stage.foes))
    old = tale.state
    knock_out_foe(stage, number, 0)
    rounds.end_stage(stage, "won", "decreed")
    run(stage)
    tale.state = after_step(old, tale.state)
    assert tale.state.mode == "stage"
    assert STORY.turn(tale.state) == ChanceTurn("items")
    tale.do("draw quarter")
    assert tale.state.mode == "between"


# ------------------------------------------------------------------------------------------------- as any other engine
def test_a_story_is_saved_and_loaded_as_plain_data_everywhere(official: View) -> None:
    for tale in (Tale(official, "jack", "travis"), won(official, "jack"), at_zultar(official).do("save for 50 50")):
        data = json.loads(json.dumps(STORY.to_json(tale.state)))
        loaded = STORY.from_json(official, data)
        assert STORY.digest(loaded) == STORY.digest(tale.state)
        assert STORY.legal(loaded) == STORY.legal(tale.state)
    with pytest.raises(SetUpError):
        STORY.from_json(official, {"setup": {"route": "story", "heroes": ["jack"]}, "story": {}})


def test_actions_between_stages_are_read_back_and_change_the_state(official: View) -> None:
    tale = won(official, "jack", "travis")
    tale.give("jack", "half-dollar", "revolver")
    knock_out_hero(tale.edit(), 1)
    before = STORY.digest(tale.state)
    for action in STORY.legal(tale.state):
        assert STORY.parse_action(str(action)) == action
        assert STORY.digest(STORY.apply(tale.state, action).state) != before
    assert STORY.digest(tale.state) == before


@pytest.mark.parametrize("seed", range(3))
def test_random_stories_end(official: View, seed: int) -> None:
    rng = Rng(f"story-{seed}")
    state = STORY.setup(official, {"route": "story", "heroes": ["jack", "blaze"]})
    for _, _, step in steps(STORY, state, random_policy(rng.stream("choices")), rng.stream("chance")):
        state = step.state
        assert list(STORY.invariants(state)) == []
    assert STORY.outcome(state) in ("won", "lost")


def test_the_story_is_played_from_the_first_stage_to_the_last(official: View) -> None:
    """Every stage is begun at random and then decreed to be won; between them the players do something at random."""
    rng = Rng("from first to last").stream("all")
    tale = Tale(official, "jack", "travis", "blaze")
    seen = []
    while STORY.outcome(tale.state) is None and len(seen) < 40:
        seen.append(tale.state.at)
        for _ in range(20):
            turn = STORY.turn(tale.state)
            if tale.state.mode != "stage":
                break
            legal = STORY.legal(tale.state)
            chance = isinstance(turn, ChanceTurn)
            action = STORY.sample(tale.state, rng) if chance else legal[rng.below(len(legal))]
            tale.state = STORY.apply(tale.state, action).state
            assert list(STORY.invariants(tale.state)) == []
        if tale.state.mode == "stage":
            tale.begin().end()
        for hero in tale.edit().heroes:
            # Random heroes do not last; those of this test are always fresh.
            hero.square, hero.wounds = max(hero.square, 0), 0
        for number in range(40):
            if tale.state.mode != "between" or (number > 20 and tale.legal("go-to")):
                break
            assert isinstance(STORY.turn(tale.state), PlayerTurn)
            legal = STORY.legal(tale.state)
            tale.state = STORY.apply(tale.state, legal[rng.below(len(legal))]).state
        if tale.state.mode == "between":
            tale.do(sorted(tale.legal("go-to"))[-1])
    assert STORY.outcome(tale.state) == "won"
    assert {"conquer-the-arcade", "gathering-information", "bogart"} <= set(seen)


@pytest.mark.parametrize("options", [{}, {"route": "nowhere", "heroes": ["jack"]}, {"route": "story", "nonsense": 1}])
def test_bad_options_are_refused_in_words(official: View, options: dict[str, Any]) -> None:
    with pytest.raises(SetUpError, match=r"\w"):
        STORY.setup(official, options)


FAN = """
story_routes:
  - id: there-and-back
    title: {en: There and back}
    start: proving-ground
    start_difficulty: hard
    finish: last-stand
    ways: [{after: proving-ground, to: [last-stand], provided: [{condition: unharmed}]}]
    levels: [{difficulty: hard, least: 0, most: 12}]
    spawns_counted: stage-start
    techniques: draw
    final_boss_reward: {item_cards: 1}
    between:
      {keep: [], discards: shuffled, weapon_sells_for: 25, golden_weapon_sells_for: 50, upgrade_costs: 50,
       revival_costs: 50, swap: []}
"""


def fan(load_tree: Callable[..., Loaded], *heroes: str) -> Tale:
    return Tale(proving_view(load_tree, FAN), *heroes, route="there-and-back")


def test_a_route_of_its_own_keeps_nothing_and_counts_who_starts(load_tree: Callable[..., Loaded]) -> None:
    tale = fan(load_tree, "jack", "travis", "blaze").begin()
    assert tale.stage.table.difficulty == "hard"
    tale.end()
    tale.give("jack", "revolver", "half-dollar")
    assert tale.legal("hand") == set()
    knock_out_hero(tale.edit(), 2)
    tale.state = replace(tale.state, ways=("last-stand",))
    tale.do("go-to last-stand").begin()
    assert tale.stage.points == (2,)
    assert tale.stage.heroes[0].weapons == ()
    assert sum(tale.stage.item_discards) == 0
    assert sum(tale.stage.heroes[0].enhancements) + len(tale.stage.heroes[0].techniques) == 6


def test_a_way_may_depend_on_how_the_stage_was_won(load_tree: Callable[..., Loaded]) -> None:
    tale = fan(load_tree).begin()
    tale.hero("jack").wounds = 1
    assert STORY.turn(tale.end().state) == Over("lost")
