"""Cards and sheets take what the vocabulary has and refuse the rest at its place."""

import pytest
from pydantic import ValidationError

from rulewright_schema.games.megametrocity.item_cards import ItemCard
from rulewright_schema.games.megametrocity.sheets import BossSheet, FinalBossSheet, HeroSheet
from rulewright_schema.games.megametrocity.technique_cards import TechniqueCard
from rulewright_schema.games.megametrocity.thug_cards import ThugCard

TITLE = {"en": "Title"}
WEAPON = {"type": "weapon", "batteries": 2, "dice": 3, "hits": "miniature"}
FIGURES = {"movement": 2, "attack": 3, "fight": 6, "life": 9}
LEVELS = {"normal": FIGURES, "hard": FIGURES, "very_hard": FIGURES}


def places(model, **fields):
    """Where a document is refused: paths of keys and indices, union tags left in, with the type of each error.

    A list that is short only because a member was refused says nothing of its own.
    """
    with pytest.raises(ValidationError) as caught:
        model.model_validate({"id": "sample", "title": TITLE, **fields})
    errors = [(".".join(map(str, error["loc"])), error["type"]) for error in caught.value.errors()]
    return [
        (place, kind)
        for place, kind in errors
        if not (kind == "too_short" and any(other.startswith(f"{place}.") for other, _ in errors))
    ]


def item(card):
    return places(ItemCard, card=card)


def event(effect):
    return item({"type": "event", "effects": [effect]})


@pytest.mark.parametrize(
    ("card", "place", "error"),
    [
        ({"type": "snack", "heals": 1}, "card", "union_tag_invalid"),
        ({"heals": 1}, "card", "union_tag_not_found"),
        ({"type": "food", "heals": 0}, "card.food.heals", "greater_than_equal"),
        ({"type": "food", "heals": 1, "dice": 2}, "card.food.dice", "extra_forbidden"),
        ({"type": "money", "cents": 100}, "card.money.cents", "literal_error"),  # MMC-6a-27
        ({**WEAPON, "difficulty": 11}, "card.weapon.difficulty", "less_than_equal"),  # MMC-14-05
        ({**WEAPON, "difficulty": 1}, "card.weapon.difficulty", "greater_than_equal"),
        ({**WEAPON, "hits": "each-square"}, "card.weapon.hits", "literal_error"),  # MMC-6a-18, MMC-6a-19
        ({**WEAPON, "range": 0}, "card.weapon.range", "greater_than_equal"),  # MMC-6a-16: left out for melee
        ({**WEAPON, "batteries": "2"}, "card.weapon.batteries", "int_type"),
        ({**WEAPON, "bonuses": [{"bonus": "free-jumps"}]}, "card.weapon.bonuses.0", "union_tag_invalid"),
        ({"type": "event", "effects": []}, "card.event.effects", "too_short"),
    ],
)
def test_an_item_card_is_one_of_four_types_with_the_figures_of_its_type(card, place, error):
    assert item(card) == [(place, error)]


@pytest.mark.parametrize(
    ("effect", "place", "error"),
    [
        ({"effect": "explode"}, "card.event.effects.0", "union_tag_invalid"),
        ({"effect": "strike", "hits": "square", "where": "road"}, "card.event.effects.0", "union_tag_invalid"),
        ({"effect": "wound", "wounds": 2}, "card.event.effects.0.wound.to", "missing"),
        ({"effect": "wound", "to": "you", "wounds": 2}, "card.event.effects.0.wound.to.<text>", "literal_error"),
        (
            {"effect": "wound", "to": {"target": "everyone", "where": "raod"}, "wounds": 2},
            "card.event.effects.0.wound.to.<mapping>.everyone.where.<text>",
            "literal_error",
        ),
        (
            {"effect": "wound", "to": {"target": "everyone", "where": {"place": "within"}}, "wounds": 2},
            "card.event.effects.0.wound.to.<mapping>.everyone.where.<mapping>.within.squares",
            "missing",
        ),
        (
            {"effect": "draw-items", "to": {"target": "thugs", "where": "map"}, "cards": 1},
            "card.event.effects.0.draw-items.to.<mapping>",
            "union_tag_invalid",
        ),
        ({"effect": "gain-money", "cents": 30}, "card.event.effects.0.gain-money.cents", "multiple_of"),
        ({"effect": "swap-tiles", "squares": 1}, "card.event.effects.0.swap-tiles.squares", "extra_forbidden"),
    ],
)
def test_a_wrong_effect_is_refused_where_it_is_wrong(effect, place, error):
    assert event(effect) == [(place, error)]


@pytest.mark.parametrize(
    ("spawn", "place", "error"),
    [
        ({"type": "regular", "rows": {}}, "spawn.regular.rows", "too_short"),
        ({"type": "regular", "rows": {"S.5": [{"thug": "punk"}]}}, "spawn.regular.rows.S.5.[key]", "literal_error"),
        (
            {"type": "regular", "rows": {"S.1": [{"leader": "punk", "count": 2}]}},
            "spawn.regular.rows.S.1.0.<leader>.count",
            "extra_forbidden",
        ),
        (
            {"type": "van", "each_square": [{"thug": "punk", "count": 0}]},
            "spawn.van.each_square.0.<thugs>.count",
            "greater_than_equal",
        ),
        (
            {"type": "door-spawn", "each_door": [{"thug": "punk"}], "rows": {}},
            "spawn.door-spawn.rows",
            "extra_forbidden",
        ),
    ],
)
def test_a_thug_card_spawns_in_one_of_four_ways(spawn, place, error):
    assert places(ThugCard, spawn=spawn, actions="move-twice") == [(place, error)]


def test_a_thug_card_has_one_of_three_sets_of_actions():
    """MMC-6b-05."""
    spawn = {"type": "van", "each_square": [{"thug": "punk"}]}
    assert places(ThugCard, spawn=spawn, actions="attack") == [("actions", "literal_error")]


@pytest.mark.parametrize(
    ("ability", "place", "error"),
    [
        (
            {"ability": "active", "do": [{"effect": "heal", "wounds": 1}]},
            "abilities.0.active.cost",
            "missing",
        ),
        (
            {"ability": "reaction", "when": "sunrise", "do": [{"effect": "heal", "wounds": 1}]},
            "abilities.0.reaction.when",
            "literal_error",
        ),
        (
            {"ability": "passive", "bonus": {"bonus": "extra-range", "squares": 1, "attacks": "melee"}},
            "abilities.0.passive.bonus.extra-range.attacks",
            "literal_error",
        ),
    ],
)
def test_an_ability_is_active_reaction_or_passive(ability, place, error):
    assert places(TechniqueCard, abilities=[ability]) == [(place, error)]


def test_a_final_boss_cannot_draw_cards():
    attack = {"id": "a", "title": TITLE, "reach": "own-square", "do": [{"effect": "draw-items", "cards": 1}]}
    found = places(FinalBossSheet, component="final-boss", figures=LEVELS, special_attacks=[attack])
    assert found == [("special_attacks.0.do.0", "union_tag_invalid")]


def test_an_aura_improves_an_attribute_that_thugs_have():
    aura = {"attribute": "life", "change": 1, "thug": "punk"}
    found = places(BossSheet, component="boss", thug="punk", figures=LEVELS, aura=aura)
    assert found == [("aura.attribute", "literal_error")]


def test_all_three_difficulties_are_wanted():
    levels = {key: value for key, value in LEVELS.items() if key != "very_hard"}
    aura = {"attribute": "fight", "change": 1, "thug": "punk"}
    found = places(BossSheet, component="boss", thug="punk", figures=levels, aura=aura)
    assert found == [("figures.very_hard", "missing")]


def test_a_special_technique_always_costs_life():
    """MMC-8d-02."""
    special = {"title": TITLE, "life_cost": 0, "dice": 9, "value": 1, "reach": "own-square"}
    found = places(HeroSheet, movement=3, actions=3, fight=7, life=7, turbo=3, special_technique=special)
    assert found == [("special_technique.life_cost", "greater_than_equal")]


def test_a_place_without_figures_is_its_bare_name():
    effect = {"effect": "teleport", "where": "own-square"}
    card = ItemCard.model_validate({"id": "a", "title": TITLE, "card": {"type": "event", "effects": [effect]}})
    assert card.card.effects[0].where == "own-square"
    assert card.card.effects[0].to == "self"


def test_a_model_survives_its_own_data():
    effect = {
        "effect": "wound",
        "to": {"target": "thug", "count": 2, "where": {"place": "line", "squares": 3}},
        "wounds": 1,
    }
    card = ItemCard.model_validate({"id": "a", "title": TITLE, "card": {"type": "event", "effects": [effect]}})
    assert ItemCard.model_validate(card.model_dump()) == card
