"""The component list of a game, and what a pack adds to it."""

from typing import Literal

from rulewright_schema.fields import (
    AnyRef,
    Count,
    DistinctList,
    DocumentModel,
    Id,
    LocalText,
    Model,
    Some,
    StatementRef,
)

Supply = Literal["hard", "advisory"]


class Component(Model):
    """One line of the component list."""

    id: Id
    """The component's name: a figure, a kind of token, a deck."""
    title: LocalText
    """The name shown to people."""
    category: Literal["miniature", "card", "sheet", "tile", "token", "die", "other"]
    """What sort of thing it is."""
    count: Count
    """How many the box holds; in a pack, how many it adds."""
    supply: Supply
    """`hard`: running out has rules and more can never be used. `advisory`: any marker helps out."""
    of: DistinctList[AnyRef] = ()
    """The documents that these pieces are, where they are told apart (`thug-sheet:punk`)."""
    cites: DistinctList[StatementRef] = ()
    """Statements that give the count."""


class Box(DocumentModel):
    """The components of a game."""

    kind: Literal["box"] = "box"
    components: Some[Component]
    """What the box holds, in the order of the rulebook."""
