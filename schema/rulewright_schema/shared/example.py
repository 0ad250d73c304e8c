"""The worked example: its envelope. What a position, an action and an expectation may be is each game's own."""

from typing import Annotated, Literal

from pydantic import Field, JsonValue

from rulewright_schema.fields import DocumentModel, Some, StatementRef


class Example(DocumentModel):
    """A position, what is done in it with which dice, and what must then be so."""

    kind: Literal["example"] = "example"
    shows: Some[StatementRef]
    """The statements that the example shows."""
    position: dict[str, JsonValue]
    """The position at the start."""
    actions: Some[dict[str, JsonValue]]
    """What is done, in order, each with the dice it rolls."""
    then: Some[dict[str, JsonValue]]
    """What must be so at the end."""
    rulings: dict[StatementRef, Annotated[str, Field(examples=["b"])]] = Field(default_factory=dict)
    """Readings other than the adopted ones under which the example is played."""
