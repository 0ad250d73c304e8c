"""The lists of effects on cards and sheets, and whether an attack comes before each."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright_schema.fields import Model
from rulewright_schema.games.megametrocity.item_cards import Event, Food, ItemCard, Weapon
from rulewright_schema.games.megametrocity.sheets import FinalBossSheet, HeroSheet
from rulewright_schema.games.megametrocity.technique_cards import Active, Reaction, TechniqueCard
from rulewright_schema.nodes import Path

# After these a hero has made an attack, so that there are those who were hit.
_ATTACKED = frozenset({"thug-ko", "leader-ko", "boss-ko", "critical-hit", "special-technique", "turbo-attack"})


@dataclass(frozen=True, slots=True)
class EffectList:
    """Effects that happen one after the other: where, which, and whether an attack was made before them."""

    path: Path
    effects: tuple[Model, ...]
    after_attack: bool


def effect_lists(model: Model) -> Iterator[EffectList]:
    """Every list of effects of a card or sheet."""
    if isinstance(model, ItemCard):
        if isinstance(model.card, Weapon):
            for index, part in enumerate(model.card.effects):
                yield EffectList(("card", "effects", index, "do"), part.do, after_attack=True)
        elif isinstance(model.card, Food | Event):
            yield EffectList(("card", "effects"), model.card.effects, after_attack=False)
    elif isinstance(model, TechniqueCard):
        for index, ability in enumerate(model.abilities):
            if isinstance(ability, Active | Reaction):
                attacked = isinstance(ability, Reaction) and ability.when in _ATTACKED
                yield EffectList(("abilities", index, "do"), ability.do, attacked)
    elif isinstance(model, HeroSheet):
        yield EffectList(("special_technique", "effects"), model.special_technique.effects, after_attack=True)
    elif isinstance(model, FinalBossSheet):
        for index, attack in enumerate(model.special_attacks):
            yield EffectList(("special_attacks", index, "do"), attack.do, after_attack=False)
