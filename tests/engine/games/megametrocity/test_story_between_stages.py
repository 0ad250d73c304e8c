"""Story mode between stages, game over, saving and resuming, by statement (section 13)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from megametrocity_stories import Tale, at_stage, at_zultar, won
from rulewright_engine.games.megametrocity import STORY
from rulewright_engine.games.megametrocity.figures import max_life
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.games.megametrocity.wounds import knock_out_hero
from rulewright_engine.interface import Over
from rulewright_schema.catalog import View


@pytest.fixture
def official(view_of: Callable[[str], View]) -> View:
    return view_of("megametrocity")


# ----------------------------------------------------------------------------------------------------- between stages
def golden(tale: Tale) -> str:
    return next(item.id for item in tale.stage.table.items if item.golden)


def test_mmc_13_20_to_23_weapons_are_sold_for_matching_cards(official: View) -> None:
    tale = won(official)
    name = golden(tale)
    tale.give("jack", "revolver", used=2)
    tale.do("sell jack revolver used 2")
    items = tale.stage.table.items
    assert [items[card].cents for card in tale.stage.heroes[0].money] == [25]
    tale.give("jack", name)
    tale.do(f"sell jack {name} used 0")
    assert sorted(items[card].cents for card in tale.stage.heroes[0].money) == [25, 50]
    assert tale.why("sell jack revolver used 2") == "not-carried"


def test_mmc_13_23_without_a_matching_card_the_money_is_spent_at_once_or_lapses(official: View) -> None:
    tale = won(official)
    name = golden(tale)
    stage = tale.edit()
    for pile in (stage.items, stage.item_discards):
        pile[stage.table.item_ids["half-dollar"]] = 0
    tale.give("jack", name)
    tale.do(f"sell jack {name} used 0")
    assert tale.state.purse == (50,)
    assert tale.stage.heroes[0].money == ()
    spent = Tale(official)
    spent.state = tale.state
    spent.do("buy jack fight for")
    assert spent.state.purse == (0,)
    tale.do("go-to gathering-information")
    assert tale.state.purse == (0,)


def test_mmc_13_24_upgrades_are_bought_for_fifty_cents_a_technique_freely_chosen(official: View) -> None:
    tale = won(official)
    tale.give("jack", "half-dollar", "quarter", "quarter")
    free = [name for name in tale.stage.table.technique_names if f"buy jack {name} for 50" in tale.legal("buy")]
    assert len(free) >= len(tale.stage.table.technique_names) - 3
    tale.do(f"buy jack {free[0]} for 50", "buy jack special for 25 25")
    assert tale.stage.heroes[0].money == ()
    assert tale.why("buy jack special for 25 25") == "wrong-price"


def test_mmc_13_25_weapons_and_money_change_hands(official: View) -> None:
    tale = won(official, "jack", "travis")
    tale.give("jack", "revolver", "half-dollar")
    tale.do("hand jack travis revolver used 0", "hand jack travis half-dollar used 0")
    assert tale.stage.heroes[0].weapons == ()
    assert len(tale.stage.heroes[1].money) == 1
    tale.give("travis", "revolver")
    assert tale.why("go-to gathering-information") == "too-many-weapons"
    assert tale.why("hand jack travis revolver used 0") == "not-carried"
    assert tale.why("hand travis travis revolver used 0") == "not-there"


def test_mmc_13_26_a_knocked_out_hero_is_brought_back_for_fifty_cents(official: View) -> None:
    tale = won(official, "jack", "travis")
    knock_out_hero(tale.edit(), 1)
    assert tale.legal("bring-back") == set()
    tale.give("jack", "half-dollar")
    tale.do("bring-back travis by jack for 50")
    assert tale.stage.heroes[1].square != OFF
    assert tale.stage.heroes[1].wounds == 0
    assert tale.why("bring-back travis by jack for 50") == "not-out"


def test_mmc_13_12_a_final_boss_gives_each_hero_an_upgrade_even_a_knocked_out_one(official: View) -> None:
    tale = at_stage(official, "wallace", "jack", "travis")
    stage = tale.edit()
    for hero in stage.heroes:
        hero.enhancements = (0, 0, 0, 0, 0)
        hero.wounds = 0
    knock_out_hero(stage, 1)
    kind = stage.table.kind_words.index("wallace")
    stage.kos = tuple(count + (number == kind) for number, count in enumerate(stage.kos))
    tale.end()
    assert tale.state.pending == (1, 1)
    assert tale.why("go-to destroy-the-factory") == "upgrade-first"
    before = [max_life(tale.stage, hero) for hero in (0, 1)]
    tale.do("gain jack life", "gain travis life")
    assert [max_life(tale.stage, hero) for hero in (0, 1)] == [life + 1 for life in before]
    assert tale.stage.heroes[1].wounds == max_life(tale.stage, 1)
    assert tale.why("gain jack life") == "nothing-to-gain"
    assert tale.why("go-to destroy-the-factory") == ""


# ----------------------------------------------------------------------------------------- game over, saving, resuming
def test_mmc_13_27_a_failed_stage_ends_a_story_that_was_not_saved(official: View) -> None:
    tale = Tale(official).begin().end("lost")
    assert STORY.turn(tale.state) == Over("lost")


def test_mmc_13_14_saving_costs_an_action_and_a_hundred_cents(official: View) -> None:
    tale = at_zultar(official)
    assert tale.legal("save") == {"save for 50 50"}
    tale.do("save for 50 50")
    assert tale.stage.heroes[0].actions == 1
    assert len(tale.stage.heroes[0].money) == 1
    assert tale.state.saved is not None
    assert tale.why("save for 50 50") == "wrong-price"
    tale.hero("jack").square = 13
    assert tale.why("save for 50 50") == "no-machine"


def test_mmc_13_13_outside_of_a_story_nothing_is_saved(official: View) -> None:
    stage = at_zultar(official).edit()
    stage.table = replace_options(stage)
    from_stage = STORY.why_illegal(
        StoryState(at_zultar(official).state.table, "stage", "x", stage), parse("save for 50 50")
    )
    assert from_stage is not None
    assert from_stage.code == "no-story"


def replace_options(stage: State) -> Any:
    table = stage.table
    return type(table)(**{
        **{name: getattr(table, name) for name in table.__dataclass_fields__ if not name.startswith("_")},
        "options": replace(table.options, story=()),
    })  # fmt: skip


def parse(text: str) -> Any:
    return STORY.parse_action(text)


def test_mmc_13_15_to_17_a_saved_story_goes_on_with_the_upgrades_of_the_game_over(official: View) -> None:
    tale = at_zultar(official).do("save for 50 50")
    tale.end().do("go-to gathering-information").begin()
    tale.hero("jack").enhancements = (3, 1, 0, 0, 0)
    tale.hero("jack").wounds = 3
    tale.give("jack", "revolver")
    knock_out_hero(tale.edit(), 1)
    tale.end("lost")
    assert tale.legal() == {"resume", "give-up"}
    tale.do("resume")
    assert tale.state.at == "conquer-the-arcade"
    assert tale.stage.table.difficulty == "normal"
    tale.begin()
    jack, travis = tale.stage.heroes
    assert jack.enhancements == (3, 1, 0, 0, 0)
    assert (jack.wounds, jack.weapons, jack.money) == (0, (), ())
    assert travis.square != OFF
    assert travis.wounds == 0
    assert list(STORY.invariants(tale.state)) == []
    tale.end("lost").do("give-up")
    assert STORY.turn(tale.state) == Over("lost")
