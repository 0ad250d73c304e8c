"""Life points that may depend on the level of difficulty."""

from typing import Annotated, TypeAlias

from pydantic import Discriminator, Tag

from rulewright_schema.fields import Positive
from rulewright_schema.games.megametrocity.terms import ByDifficulty, Difficulty


def _shape(value: object) -> str:
    return "<by difficulty>" if isinstance(value, dict | ByDifficulty) else "<number>"


Life: TypeAlias = Annotated[
    Annotated[Positive, Tag("<number>")] | Annotated[ByDifficulty[Positive], Tag("<by difficulty>")],
    Discriminator(_shape),
]
"""Life points, the same at each level or one figure for each."""


def life_at(life: int | ByDifficulty[int], difficulty: Difficulty) -> int:
    """The life points at a level."""
    return life.at(difficulty) if isinstance(life, ByDifficulty) else life
