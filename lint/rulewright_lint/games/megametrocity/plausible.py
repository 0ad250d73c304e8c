"""What figures of cards, sheets and stages mostly are: fixed bounds, about twice as wide as the official content.

Fixed, so that a pack of few cards is judged like one of many, and one wild figure does not make the next look tame.
"""

from collections.abc import Mapping

from pydantic import BaseModel

from rulewright_schema.games.megametrocity.effects import Attack, DrawItems, GainActions, GainTurbo, Heal, Push, Wound
from rulewright_schema.games.megametrocity.goals import KnockOutThugs, SpendActions
from rulewright_schema.games.megametrocity.item_cards import Food, ItemCard, Weapon
from rulewright_schema.games.megametrocity.sheets import (
    BossFigures,
    FinalBossFigures,
    HeroSheet,
    SpecialTechnique,
    ThugFigures,
)
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.terms import Thugs
from rulewright_schema.games.megametrocity.thug_cards import ThugCard

Bound = tuple[str, int, int, str]

KINDS = (
    "item-card",
    "thug-card",
    "technique-card",
    "hero-sheet",
    "thug-sheet",
    "boss-sheet",
    "final-boss-sheet",
    "stage",
)

_FIGURES: tuple[Bound, ...] = (
    ("movement", 1, 6, "a Movement"),
    ("attack", 1, 9, "an Attack"),
    ("fight", 3, 9, "a Fight"),
    ("defense", 0, 6, "a Defense"),
)

BOUNDS: Mapping[type[BaseModel], tuple[Bound, ...]] = {
    ItemCard: (("quantity", 1, 20, "a quantity"),),
    ThugCard: (("quantity", 1, 10, "a quantity"),),
    Thugs: (("count", 1, 8, "a group"),),
    Weapon: (
        ("batteries", 1, 9, "a number of batteries"),
        ("range", 1, 10, "a range"),
        ("difficulty", 3, 9, "a difficulty"),
        ("impulse", 0, 5, "an impulse"),
    ),
    Food: (("heals", 1, 8, "a healing"),),
    HeroSheet: (
        ("movement", 2, 7, "a Movement"),
        ("actions", 2, 7, "a number of actions"),
        ("fight", 4, 9, "a Fight"),
        ("life", 3, 15, "a life"),
        ("turbo", 2, 9, "a turbo bar"),
    ),
    SpecialTechnique: (("life_cost", 1, 5, "a price"), ("value", 1, 4, "a value")),
    ThugFigures: (*_FIGURES, ("range", 0, 8, "a range")),
    BossFigures: (*_FIGURES, ("range", 0, 8, "a range"), ("life", 3, 30, "a life")),
    FinalBossFigures: (*_FIGURES, ("life", 4, 45, "a life")),
    Stage: (("turns", 2, 40, "a number of turns"),),
    KnockOutThugs: (("count", 1, 99, "a number of thugs"),),
    SpendActions: (("actions", 1, 20, "a number of actions"),),
    Heal: (("wounds", 1, 8, "a healing"),),
    Wound: (("wounds", 1, 8, "a number of wounds"),),
    DrawItems: (("cards", 1, 5, "a number of cards"),),
    GainActions: (("actions", 1, 5, "a number of actions"),),
    GainTurbo: (("tokens", 1, 6, "a number of tokens"),),
    Push: (("squares", 1, 8, "a distance"),),
    Attack: (("wounds_per_hit", 1, 4, "a number of wounds"),),
}
"""For a model: field, least, most, and what messages call it. Dice have a rule of their own (BOX029)."""
