"""The rulebook: chapters, numbered statements with rulings, and the glossary."""

from typing import Annotated, Literal

from pydantic import Field, JsonValue

from rulewright_schema.fields import (
    CHAPTER_NUMBER,
    LETTER,
    DistinctList,
    DocumentModel,
    List,
    LocalText,
    Model,
    RefTo,
    SomeDistinct,
    StatementId,
)

StatementType = Literal[
    "definition", "component", "setup", "procedure", "action", "combat", "spawn", "ai", "card", "stage", "goal",
    "story", "example", "end",
]  # fmt: skip
Reading = Annotated[str, Field(pattern=LETTER, examples=["a"])]

HELD_BY_BOX = "box"
"""Stands under `held_by` for the component list."""


def chapter_number(statement: str) -> str:
    """The number of the chapter that a statement's id names: `12.07` of `MMC-12.07-01`."""
    return statement.split("-")[1]


class Chapter(DocumentModel):
    """A chapter of the rulebook; its statements are those whose id has its number in the middle."""

    kind: Literal["chapter"] = "chapter"
    number: Annotated[str, Field(pattern=CHAPTER_NUMBER, examples=["5a", "12.07"])]
    """The chapter's number: `4` holds the statements `…-4-01`, `…-4-02` and so on."""
    sections: List[LocalText] = ()
    """The headings within the chapter by language; a statement's `section` names one in the pack's first language."""


class Ruling(Model):
    """How an ambiguity of the rulebook is read."""

    question: LocalText
    """What the rulebook leaves open."""
    readings: Annotated[dict[Reading, LocalText], Field(min_length=1)]
    """The readings, by letter."""
    adopted: Reading
    """The reading that is played unless a pack chooses another."""
    why: LocalText
    """Why that one was adopted."""
    details: LocalText | None = None
    """How the adopted reading works in corner cases."""
    playable: SomeDistinct[Reading]
    """The readings that a pack may choose from."""


class Statement(DocumentModel):
    """One numbered statement of the rulebook."""

    kind: Literal["statement"] = "statement"
    id: StatementId
    title: LocalText | None = None  # type: ignore[assignment]  # a statement is known by its id
    """Statements are known by their id and need no title."""
    origin: Literal["rulebook", "public", "authored"] = "rulebook"
    type: StatementType
    """What the statement is about."""
    section: Annotated[str, Field(min_length=1, examples=["Round sequence"])]
    """The heading below which it stands in its chapter, in the pack's first language."""
    says: LocalText
    """The rule, in our own words."""
    numbers: dict[str, JsonValue] = Field(default_factory=dict)
    """The figures that it fixes, by name."""
    ruling: Ruling | None = None
    """How it is read where the rulebook is silent or contradicts itself."""
    told: Annotated[str, Field(min_length=1, examples=["a definition without consequence"])] | None = None
    """Why it can only be told and not shown: flavour, or a definition without consequence."""
    held_by: DistinctList[Annotated[str, Field(min_length=1, examples=["box", "BOX003"])]] = ()
    """The component list (`box`) or the lint rules that hold it."""


class Term(DocumentModel):
    """A term of the glossary."""

    kind: Literal["term"] = "term"
    see: DistinctList[Annotated[str, RefTo("term"), Field(examples=["leader"])]] = ()
    """Other terms worth reading."""
