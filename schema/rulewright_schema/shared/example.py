"""The worked example: its envelope. What a position and an expectation may be is each game's own.

A game closes its examples by a subclass of `Example` under the same kind; `OpenExample` is for games without one.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Discriminator, Field, JsonValue, Tag

from rulewright_schema.fields import (
    KEBAB_CASE,
    DistinctList,
    DocumentModel,
    List,
    Model,
    SomeDistinct,
    StatementRef,
)

ActionText: TypeAlias = Annotated[str, Field(min_length=1, max_length=200, examples=["move 3,2"])]
"""An action in the engine's own text form: a player's, or what chance gives (`roll 8 5`, `draw revolver`)."""


class RefusedAction(Model):
    """An action that the rules do not allow at this moment; the position stays as it is."""

    refused: ActionText
    """The action."""
    code: Annotated[str, Field(pattern=KEBAB_CASE, examples=["too-far"])]
    """The engine's short code of the reason."""
    statements: DistinctList[StatementRef] = ()
    """Statements that the engine must cite for it, at least."""


class AllowedAction(Model):
    """An action that the rules do allow at this moment; it is not carried out."""

    allowed: ActionText
    """The action."""


class OfferedActions(Model):
    """All that can be done at this moment with some first word, no more and no less; nothing is carried out."""

    offered: Annotated[str, Field(min_length=1, max_length=40, examples=["melee"])]
    """The first word of the actions meant."""
    actions: Annotated[List[ActionText], Field(examples=[["melee 1", "melee 2"]])]
    """The actions, in any order; none where the list is empty."""


def _act(value: object) -> str:
    for key, model in (("refused", RefusedAction), ("allowed", AllowedAction), ("offered", OfferedActions)):
        if isinstance(value, model) or (isinstance(value, dict) and key in value):
            return f"<{key}>"
    return "<action>"


ExampleAction: TypeAlias = Annotated[
    Annotated[ActionText, Tag("<action>")]
    | Annotated[RefusedAction, Tag("<refused>")]
    | Annotated[AllowedAction, Tag("<allowed>")]
    | Annotated[OfferedActions, Tag("<offered>")],
    Discriminator(_act),
]
"""An action that is done, or one of which it is only said whether it can be done."""


class Example(DocumentModel):
    """A position, what is done in it with which dice, and what must then be so.

    Every subclass has `position` (a mapping) and `then` (a list of expectations).
    """

    kind: Literal["example"] = "example"
    shows: SomeDistinct[StatementRef]
    """The statements that the example shows."""
    rulings: dict[StatementRef, Annotated[str, Field(examples=["b"])]] = Field(default_factory=dict)
    """Readings other than the adopted ones under which the example is played."""
    actions: Annotated[List[ExampleAction], Field(examples=[["move 3,2", "melee 2", "roll 8 3"]])] = ()
    """What is done, in order, each roll and draw given; where nothing is done, the position itself is looked at."""

    @property
    def expected(self) -> Sequence[Any]:
        """What must be so at the end."""
        return getattr(self, "then", ())

    @property
    def asserts(self) -> bool:
        """Whether anything is expected of the engine at all."""
        return bool(self.expected) or any(not isinstance(action, str) for action in self.actions)


class OpenExample(Example):
    """An example of a game whose positions are not known."""

    position: dict[str, JsonValue]
    """The position at the start."""
    then: List[dict[str, JsonValue]] = ()
    """What must be so at the end."""
