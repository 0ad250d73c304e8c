"""The official cards, sheets and box hold every figure that the rulebook gives, and enough of the rest."""

import itertools
from collections import Counter
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.item_cards import Event, Food, ItemCard, Money, Weapon
from rulewright_schema.games.megametrocity.sheets import BossSheet, FinalBossSheet, HeroSheet, ThugSheet
from rulewright_schema.games.megametrocity.technique_cards import TechniqueCard
from rulewright_schema.games.megametrocity.terms import ROWS, Leader, Thugs
from rulewright_schema.games.megametrocity.thug_cards import (
    DoorSpawn,
    RearEntranceSpawn,
    RegularSpawn,
    ThugCard,
    VanSpawn,
)
from rulewright_schema.shared.box import Box
from rulewright_schema.words.sentences import card_text, keywords
from rulewright_schema.words.text_drift import compare_text

CONTENT = Path(__file__).parents[4] / "content" / "megametrocity"


def read(path):
    return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))


def cards(model, plural, pattern):
    return {
        card.id: card
        for path in sorted(CONTENT.glob(pattern))
        for card in (model.model_validate(data) for data in read(path)[plural])
    }


def sheets(model, folder):
    found = (model.model_validate(read(path)) for path in sorted((CONTENT / "sheets" / folder).glob("*.yaml")))
    return {sheet.id: sheet for sheet in found}


ITEMS = cards(ItemCard, "item_cards", "item_cards/*.yaml")
THUG_CARDS = cards(ThugCard, "thug_cards", "thug_cards/*.yaml")
TECHNIQUES = cards(TechniqueCard, "technique_cards", "technique_cards.yaml")
HEROES = sheets(HeroSheet, "heroes")
THUGS = sheets(ThugSheet, "thugs")
BOSSES = sheets(BossSheet, "bosses")
FINAL_BOSSES = sheets(FinalBossSheet, "final_bosses")
BOX = Box.model_validate(read(CONTENT / "box.yaml"))
ALL = [*ITEMS.values(), *THUG_CARDS.values(), *TECHNIQUES.values(), *HEROES.values(), *THUGS.values()]
ALL += [*BOSSES.values(), *FINAL_BOSSES.values()]
COUNTS = {component.id: component.count for component in BOX.components}


def of_type(part):
    return {name: card for name, card in ITEMS.items() if isinstance(card.card, part)}


def copies(found):
    return sum(card.quantity for card in found.values())


# -------------------------------------------------------------------------------------------------------------- decks
def test_the_decks_hold_sixty_sixty_and_twelve_cards():
    """MMC-3-08, MMC-3-09, MMC-3-10."""
    assert (copies(THUG_CARDS), copies(ITEMS), len(TECHNIQUES)) == (60, 60, 12)


def test_the_item_deck_is_varied():
    assert len(ITEMS) >= 30
    assert all(card.quantity <= 6 for card in ITEMS.values() if not isinstance(card.card, Money))


def test_every_type_of_item_is_in_the_deck():
    """MMC-6a-01; Stage 5 wants a weapon for each of four heroes, Stage 14 two golden ones."""
    golden = {name: card for name, card in of_type(Weapon).items() if card.card.golden}
    assert copies(of_type(Weapon)) - copies(golden) >= 10
    assert copies(golden) >= 4
    assert copies(of_type(Food)) >= 10
    assert set(of_type(Event)) == {"run-over", "hyper-cola-shower", "earthquake"}


def test_stage_five_can_be_paid_in_either_coin():
    """MMC-6a-27: two values. Stage 5 banks 200 cents at most, and more is there to be spent."""
    money = Counter()
    for card in of_type(Money).values():
        money[card.card.cents] += card.quantity
    assert set(money) == {25, 50}
    assert money[50] * 50 >= 200
    assert money[25] * 25 >= 200


def test_the_revolver_shoots_as_in_the_examples():
    """MMC-8c-11 to MMC-8c-15."""
    revolver = ITEMS["revolver"].card
    assert (revolver.range, revolver.dice, revolver.difficulty, revolver.hits) == (3, 4, 5, "miniature")
    assert revolver.batteries >= 1


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        # MMC-6a-35, MMC-6a-36, MMC-6a-37
        ("run-over", {"effect": "wound", "to": {"target": "everyone", "where": "road"}, "wounds": 2}),
        ("hyper-cola-shower", {"effect": "heal", "to": {"target": "everyone", "where": "map"}, "wounds": 1}),
        ("earthquake", {"effect": "swap-tiles"}),
    ],
)
def test_the_events_do_what_the_rulebook_says(name, effect):
    (found,) = ITEMS[name].card.effects
    assert found.model_dump(exclude_defaults=True) == effect
    assert ITEMS[name].quantity in (1, 2)


def test_the_example_card_calls_what_the_examples_place():
    """MMC-9d-05 to MMC-9d-08 and MMC-9b-07 to MMC-9b-10."""
    card = THUG_CARDS["four-corners"]
    called = {row: [(group.thug, group.count) for group in groups] for row, groups in card.spawn.rows.items()}
    assert called == {
        "S.1": [("chains", 3)],
        "S.2": [("punk", 2)],
        "S.3": [("muscle-man", 3)],
        "S.4": [("roller-girl", 1)],
    }
    assert card.actions == "move-and-attack"


def test_the_sample_card_calls_two_punks_and_a_roller_girl():
    """MMC-6b-04."""
    rows = THUG_CARDS["corner-crew"].spawn.rows
    assert rows["S.1"] == (Thugs(thug="punk", count=2),)
    assert rows["S.2"] == (Thugs(thug="roller-girl"),)


def test_the_thug_deck_has_all_four_kinds_of_card_and_all_three_sets_of_actions():
    """MMC-6b-05, section 6c."""
    kinds = Counter()
    actions = Counter()
    for card in THUG_CARDS.values():
        kinds[type(card.spawn)] += card.quantity
        actions[card.actions] += card.quantity
    assert 45 <= kinds[RegularSpawn] <= 48
    assert all(kinds[kind] >= 4 for kind in (DoorSpawn, RearEntranceSpawn, VanSpawn))
    assert all(actions[each] >= 8 for each in ("move-and-attack", "move-twice", "attack-twice"))


def test_no_two_thug_cards_are_the_same():
    assert len({(card.spawn, card.actions) for card in map(frozen, THUG_CARDS.values())}) == len(THUG_CARDS)


def frozen(card):
    """The card with a spawn that can be compared: mappings are no members of a set."""
    return card.model_copy(update={"spawn": card.spawn.model_dump_json()})


def test_every_row_of_a_card_has_somebody():
    """MMC-6b-02."""
    with_rows = [card for card in THUG_CARDS.values() if isinstance(card.spawn, RegularSpawn | RearEntranceSpawn)]
    assert with_rows
    assert all(set(card.spawn.rows) == set(ROWS) for card in with_rows)


def test_every_leader_is_called_by_some_card():
    """MMC-9c-06."""
    called = {
        group.leader
        for card in THUG_CARDS.values()
        for groups in getattr(card.spawn, "rows", {}).values()
        for group in groups
        if isinstance(group, Leader)
    }
    assert called == set(THUGS)


def test_more_heroes_face_more_thugs():
    """MMC-4-05: the mean number of thugs grows by at least one with each hero."""
    means = []
    for heroes in (1, 2, 3, 4):
        total = sum(
            card.quantity * sum(getattr(group, "count", 1) for row in ROWS[:heroes] for group in card.spawn.rows[row])
            for card in THUG_CARDS.values()
            if isinstance(card.spawn, RegularSpawn)
        )
        means.append(total / 46)
    assert all(later - earlier >= 1 for earlier, later in itertools.pairwise(means))
    assert 1 <= means[0] <= 2.5


# ------------------------------------------------------------------------------------------------------------- sheets
def test_the_heroes_are_four_and_within_the_bounds_of_play():
    """MMC-8-01."""
    assert set(HEROES) == {"jack", "travis", "blaze", "big-t"}
    for hero in HEROES.values():
        assert 5 <= hero.movement <= 7
        assert 5 <= hero.actions <= 6
        assert 5 <= hero.fight <= 7
        assert 8 <= hero.life <= 13
        assert 3 <= hero.turbo <= 5
    assert len({(h.movement, h.actions, h.fight, h.life, h.turbo) for h in HEROES.values()}) == 4


def test_jacks_special_technique_is_that_of_the_examples():
    """MMC-8d-06, MMC-8e-09: two wounds, nine dice, one wound a hit."""
    special = HEROES["jack"].special_technique
    assert (special.life_cost, special.dice, special.value) == (2, 9, 1)


def test_thug_types_move_and_resist_as_known():
    """MMC-9c1-06 (7+ before Sid's bonus), MMC-8d-07 and MMC-9a-07 (Defense 1); the base moves are the publisher's."""
    assert {name: sheet.figures.normal.movement for name, sheet in THUGS.items()} == {
        "punk": 2,
        "chains": 1,
        "roller-girl": 3,
        "muscle-man": 1,
    }
    assert {sheet.figures.normal.fight for sheet in THUGS.values()} == {7}
    assert THUGS["muscle-man"].figures.normal.defense == 1


@pytest.mark.parametrize(("name", "attribute"), [("chains", "range"), ("muscle-man", "defense")])
def test_a_types_special_trait_grows_with_the_difficulty(name, attribute):
    levels = [getattr(THUGS[name].figures.at(level), attribute) for level in ("normal", "hard", "very-hard")]
    assert levels == sorted(levels)
    assert levels[-1] > levels[0] >= 1


def test_leaders_are_stronger_than_their_type_and_keep_its_trait():
    """MMC-9c-06."""
    for sheet in THUGS.values():
        for level in ("normal", "hard", "very-hard"):
            line, leader = sheet.figures.at(level), sheet.leader.at(level)
            assert leader.attack > line.attack
            assert leader.fight <= line.fight
            assert leader.defense > line.defense
            assert leader.range >= line.range
            assert leader.movement >= line.movement


def test_the_death_circle_is_closed():
    """MMC-9d-02: Punks, Roller Girls, Chains, MuscleMen and back."""
    walk = ["punk"]
    for _ in range(4):
        walk.append(THUGS[walk[-1]].death_circle)
    assert walk == ["punk", "roller-girl", "chains", "muscle-man", "punk"]


@pytest.mark.parametrize(
    ("boss", "thug", "attribute"),
    [
        # MMC-9c1-06 to MMC-9c1-09
        ("sid", "punk", "fight"),
        ("jett", "roller-girl", "attack"),
        ("lars", "chains", "range"),
        ("evaristo", "muscle-man", "defense"),
    ],
)
def test_each_boss_gives_its_type_one_point(boss, thug, attribute):
    sheet = BOSSES[boss]
    assert (sheet.thug, sheet.aura.thug, sheet.aura.attribute, sheet.aura.change) == (thug, thug, attribute, 1)


def test_sid_makes_seven_plus_six_plus():
    """MMC-9c1-06."""
    assert THUGS["punk"].figures.normal.fight - BOSSES["sid"].aura.change == 6


def test_bosses_last_longer_against_more_heroes_and_at_higher_levels():
    """MMC-9c1-04, MMC-9c2-03."""
    for sheet in (*BOSSES.values(), *FINAL_BOSSES.values()):
        for heroes in (1, 2, 3, 4):
            life = [value_for(sheet.figures.at(level).life, heroes) for level in ("normal", "hard", "very-hard")]
            assert None not in life
            assert life == sorted(life)
            assert life[-1] > life[0]
        assert value_for(sheet.figures.normal.life, 4) > value_for(sheet.figures.normal.life, 1)


def test_the_final_bosses_have_special_attacks_of_their_own_character():
    """MMC-9c2-01, MMC-9c2-04."""
    assert set(FINAL_BOSSES) == {"wallace", "neill", "bogart"}
    effects = {
        name: {
            (effect.effect, str(getattr(effect, "to", ""))) for attack in sheet.special_attacks for effect in attack.do
        }
        for name, sheet in FINAL_BOSSES.items()
    }
    assert ("push", "hit") in effects["wallace"]
    assert {("wound", "self"), ("heal", "self")} <= effects["neill"]
    assert {("lose-items", "hit"), ("lose-turbo", "hit")} <= effects["bogart"]


def test_some_special_attack_can_always_be_made():
    """MMC-9c2-05: the last one has no condition."""
    for sheet in FINAL_BOSSES.values():
        assert sheet.special_attacks[-1].only_if == ()


# ---------------------------------------------------------------------------------------------------------------- box
@pytest.mark.parametrize(
    ("component", "count"),
    [
        ("final-boss", 1),  # MMC-3-01
        ("hero", 4),  # MMC-3-02
        ("boss", 4),  # MMC-3-03
        ("punk", 15),  # MMC-3-04
        ("roller-girl", 10),  # MMC-3-05
        ("chains", 10),  # MMC-3-06
        ("muscle-man", 10),  # MMC-3-07
        ("thug-card", 60),  # MMC-3-08
        ("item-card", 60),  # MMC-3-09
        ("technique-card", 12),  # MMC-3-10
        ("thug-sheet", 3),  # MMC-3-11
        ("boss-sheet", 4),  # MMC-3-12
        ("final-boss-sheet", 3),  # MMC-3-13
        ("hero-sheet", 4),  # MMC-3-14
        ("map-tile", 10),  # MMC-3-15
        ("establishment-tile", 2),  # MMC-3-16
        ("board", 1),  # MMC-3-17
        ("battery", 15),  # MMC-3-18
        ("upgrade", 44),  # MMC-3-19
        ("life-1", 43),  # MMC-3-20
        ("life-5", 8),  # MMC-3-21
        ("debris", 22),  # MMC-3-22
        ("movement", 4),  # MMC-3-23
        ("action", 4),  # MMC-3-24
        ("dial", 1),  # MMC-3-25
        ("d10", 10),  # MMC-3-26
        ("base", 8),  # MMC-3-27
        ("table", 1),  # MMC-3-28
        ("dropped-item", 1),  # MMC-7-01
    ],
)
def test_the_box_holds_what_the_rulebook_lists(component, count):
    assert COUNTS[component] == count


def test_turbo_tokens_fill_the_bars_of_all_four_heroes():
    """MMC-7-01."""
    assert COUNTS["turbo"] == sum(hero.turbo for hero in HEROES.values())


def test_only_figures_cards_sheets_and_tiles_are_a_hard_limit():
    """MMC-3-18, MMC-3-22: tokens only record."""
    hard = {component.category for component in BOX.components if component.supply == "hard"}
    soft = {component.category for component in BOX.components if component.supply == "advisory"}
    assert hard == {"miniature", "card", "sheet", "tile"}
    assert soft == {"token", "die", "other"}


def test_every_component_says_which_statement_gives_it():
    assert all(component.cites for component in BOX.components)


def test_every_sheet_names_a_component():
    for sheet in (*THUGS.values(), *BOSSES.values(), *FINAL_BOSSES.values()):
        assert sheet.component in COUNTS


# -------------------------------------------------------------------------------------------------------------- texts
@pytest.mark.parametrize("document", ALL, ids=lambda document: document.id)
def test_every_document_has_both_titles_and_says_why(document):
    assert {"en", "es"} <= set(document.title)
    assert document.notes


@pytest.mark.parametrize("language", ["en", "es"])
def test_hand_written_texts_agree_with_their_effects(language):
    titles = {(document.kind, document.id): document.title[language] for document in ALL}
    compared = 0
    for document in ALL:
        if document.text is None:
            continue
        rendered = card_text(document, "megametrocity", language, lambda kind, name: titles[kind, name])
        words = keywords("megametrocity", language)
        assert compare_text(document.text[language], rendered, language, words) == [], document.id
        compared += 1
    assert compared >= 5
