"""The cards that a game is played with."""

from typing import Annotated, Literal

from pydantic import Field

from rulewright_schema.fields import DocumentModel, List
from rulewright_schema.games.city_of_fury.terms import BossRef, EnemyRef, VigilanteRef

VIGILANTES = 2
ENEMIES = 6


class SetUp(DocumentModel):
    """Two Vigilantes to choose from, six Enemies to be shuffled, and the boss (COF-COMP-01, COF-COMP-03)."""

    kind: Literal["set-up"] = "set-up"
    """Always `set-up`."""
    vigilantes: Annotated[
        List[VigilanteRef],
        Field(min_length=VIGILANTES, max_length=VIGILANTES, examples=[["vera-cole", "max-dorn"]]),
    ]
    """The two Vigilantes; each plays with the Skills behind the other one."""
    enemies: Annotated[
        List[EnemyRef],
        Field(
            min_length=ENEMIES, max_length=ENEMIES,
            examples=[["rash", "lookout", "bulldozer", "grasshopper", "twins", "tinker"]],
        ),
    ]  # fmt: skip
    """The six Enemies."""
    boss: BossRef
    """The boss; the Screen begins with the Street behind this card at its right end (COF-SETUP-01)."""
