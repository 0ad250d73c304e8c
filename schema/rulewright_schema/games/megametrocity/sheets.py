"""Sheets of heroes, thugs, bosses and final bosses (sections 8, 9 and 9c)."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import DocumentModel, Id, List, LocalText, MayVary, Model, Positive, Some
from rulewright_schema.games.megametrocity.conditions import Condition
from rulewright_schema.games.megametrocity.effects import BossEffects, Effect
from rulewright_schema.games.megametrocity.targets import Amount, Place
from rulewright_schema.games.megametrocity.terms import (
    ByDifficulty,
    ComponentName,
    Dice,
    Fight,
    Squares,
    ThugTypeRef,
)
from rulewright_schema.words.phrases import Sequenced, Worded

Attribute: TypeAlias = Annotated[int, Field(ge=1, le=10, examples=[4])]
"""A figure of a sheet that is never zero."""
Defense: TypeAlias = Annotated[int, Field(ge=0, le=10, examples=[1])]
"""Wounds ignored within one hero's turn (MMC-9a-06)."""


# ------------------------------------------------------------------------------------------------------------- heroes
class SpecialTechnique(Worded):
    """A hero's own strong attack, paid with life (section 8d); the Turbo Attack copies it (MMC-8e-08)."""

    wording: ClassVar[str] = "special-technique"

    title: LocalText
    """Its name, by language."""
    life_cost: Amount
    """Wounds that the user takes (MMC-8d-02); the Turbo Attack costs the turbo bar instead."""
    dice: Dice
    """Dice rolled."""
    value: Amount
    """Wounds that each hit makes (MMC-8d-05); an Enhancement adds one (MMC-8f-02)."""
    fight: Annotated[Fight | None, Field(examples=[6])] = None
    """The lowest face that hits; left out: the hero's own Fight."""
    reach: Place
    """Squares in reach; each hit strikes everyone hostile on another of them (MMC-8d-04)."""
    effects: Annotated[List[Effect], Field(examples=[[{"effect": "push", "to": "hit", "squares": 2}]])] = ()
    """What happens besides; `hit` are those who were hit and are still in play."""


class HeroSheet(DocumentModel):
    """A hero's values (section 8a)."""

    kind: Literal["hero-sheet"] = "hero-sheet"
    """Always `hero-sheet`."""
    movement: Attribute
    """Squares in a turn (MMC-8a-01)."""
    actions: Attribute
    """Action points in a turn (MMC-8a-02)."""
    fight: Fight
    """The lowest face that hits (MMC-8a-03)."""
    life: Annotated[Positive, Field(examples=[7])]
    """Life tokens in the life bar (MMC-8a-04)."""
    turbo: Attribute
    """Turbo tokens in the turbo bar (MMC-8e-05)."""
    special_technique: Annotated[
        SpecialTechnique,
        Field(examples=[{"title": {"en": "Ring of fire"}, "life_cost": 2, "dice": 6, "value": 1, "reach": "adjacent"}]),
    ]
    """The hero's Special Technique (MMC-8a-05)."""

    @property
    def printed(self) -> tuple[Model, ...]:
        """The Special Technique; the other values are printed as figures."""
        return (self.special_technique,)

    @property
    def actor(self) -> str:
        """The hero."""
        return "hero"


# -------------------------------------------------------------------------------------------------------------- thugs
class Figures(Model):
    """The values that all of the gang have."""

    movement: Attribute
    """Squares in one Movement action (MMC-9a-01)."""
    attack: Dice
    """Dice that it rolls (MMC-9a-02)."""
    fight: Fight
    """The lowest face that hits (MMC-9a-03)."""
    defense: Defense = 0
    """Wounds that it ignores within one hero's turn (MMC-9a-06)."""


class ThugFigures(Figures):
    """One line of a thug sheet."""

    range: Squares = 0
    """How far its attack reaches; 0 is its own square (MMC-9a-04)."""


ThugLine: TypeAlias = Annotated[
    ByDifficulty[ThugFigures],
    Field(examples=[{level: {"movement": 2, "attack": 1, "fight": 7} for level in ("normal", "hard", "very_hard")}]),
]
"""Its values at each level."""


class ThugSheet(DocumentModel):
    """A type of thug and its leader at each difficulty; neither has life, any wound knocks them out (MMC-9-01)."""

    kind: Literal["thug-sheet"] = "thug-sheet"
    """Always `thug-sheet`."""
    component: ComponentName
    """The figures that stand for the type; the leader is one of them under a base cover (MMC-9c-06)."""
    death_circle: ThugTypeRef
    """The type that fills in when its figures have run out (MMC-9d-01, MMC-9d-02)."""
    figures: ThugLine
    """The type's values, by difficulty (MMC-9-02)."""
    leader: ThugLine
    """Its leader's values, by difficulty (MMC-9c-06)."""


class BossFigures(ThugFigures):
    """The values of a boss at one difficulty."""

    life: Annotated[MayVary[Positive], Field(examples=[9])]
    """Its life points (MMC-9c1-04); may depend on the number of heroes."""


BossLine: TypeAlias = Annotated[
    ByDifficulty[BossFigures],
    Field(
        examples=[
            {level: {"movement": 2, "attack": 4, "fight": 6, "life": 7} for level in ("normal", "hard", "very_hard")}
        ]
    ),
]
"""Its values at each level."""


class Aura(Worded):
    """What other thugs of a type gain while the boss is on the map and not chained (MMC-9c1-06 to MMC-9c1-09)."""

    wording: ClassVar[str] = "aura"

    attribute: Annotated[Literal["movement", "attack", "fight", "range", "defense"], Field(examples=["fight"])]
    """The attribute that is improved."""
    change: Amount
    """By how many points; Fight falls by as many, since less is better."""
    thug: ThugTypeRef
    """The type that gains, its leader included."""


class BossSheet(DocumentModel):
    """A boss (section 9c1)."""

    kind: Literal["boss-sheet"] = "boss-sheet"
    """Always `boss-sheet`."""
    component: ComponentName
    """The figure that stands for it."""
    thug: ThugTypeRef
    """The type that it belongs to."""
    figures: BossLine
    """Its values, by difficulty (MMC-9c1-05)."""
    aura: Annotated[Aura, Field(examples=[{"attribute": "fight", "change": 1, "thug": "punk"}])]
    """What it gives to its gang."""

    @property
    def printed(self) -> tuple[Model, ...]:
        """The aura; the values are printed as figures."""
        return (self.aura,)

    @property
    def actor(self) -> str:
        """The boss."""
        return "boss"


# ------------------------------------------------------------------------------------------------------- final bosses
class SpecialAttack(Worded):
    """One Special Attack: made instead of an ordinary attack (MMC-9c2-05)."""

    wording: ClassVar[str] = "special-attack"

    id: Id
    """Its name among the sheet's attacks."""
    title: LocalText
    """The name shown to people, by language."""
    only_if: Annotated[List[Condition], Sequenced(), Field(examples=[["half-life"]])] = ()
    """What must be so, all of it, for the attack to be made."""
    reach: Place
    """Where a hero must be for the attack to be made; the final boss stops moving there (MMC-9a-05, MMC-9c2-06)."""
    do: BossEffects
    """What it does."""


class FinalBossFigures(Figures):
    """The values of a final boss at one difficulty; how far it reaches, its Special Attacks say."""

    life: Annotated[MayVary[Positive], Field(examples=[9])]
    """Its life points (MMC-9c2-03); may depend on the number of heroes."""


FinalBossLine: TypeAlias = Annotated[
    ByDifficulty[FinalBossFigures],
    Field(
        examples=[
            {level: {"movement": 2, "attack": 4, "fight": 6, "life": 12} for level in ("normal", "hard", "very_hard")}
        ]
    ),
]
"""Its values at each level."""


class FinalBossSheet(DocumentModel):
    """A final boss (section 9c2)."""

    kind: Literal["final-boss-sheet"] = "final-boss-sheet"
    """Always `final-boss-sheet`."""
    component: ComponentName
    """The figure that stands for it."""
    figures: FinalBossLine
    """Its values, by difficulty."""
    special_attacks: Annotated[
        Some[SpecialAttack],
        Field(
            examples=[
                [
                    {
                        "id": "slash",
                        "title": {"en": "Slash"},
                        "reach": "own-square",
                        "do": [{"effect": "strike", "hits": "miniature", "where": "own-square"}],
                    }
                ]
            ]
        ),
    ]
    """Its Special Attacks (MMC-9c2-04): the first with a hero in reach and whose conditions hold is made."""

    @property
    def printed(self) -> tuple[Model, ...]:
        """All Special Attacks, in the order in which they are tried."""
        return self.special_attacks

    @property
    def actor(self) -> str:
        """The final boss."""
        return "boss"
