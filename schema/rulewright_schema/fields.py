"""Field types that every kind of document is made of."""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Discriminator, Field, GetCoreSchemaHandler, GetJsonSchemaHandler, Tag
from pydantic_core import CoreSchema, PydanticCustomError
from pydantic_core.core_schema import no_info_after_validator_function
from typing_extensions import TypeAliasType

from rulewright_schema.docstrings import description

T = TypeVar("T")

KEBAB_CASE = r"^[a-z0-9]+(-[a-z0-9]+)*$"
PACK_NAME = r"^[a-z0-9]+([-_][a-z0-9]+)*$"
TILE_SIDE = r"^[A-Z]{0,3}[0-9]{1,3}\.[AB]$"
STATEMENT_ID = r"^[A-Z]{2,5}-[A-Z0-9][A-Za-z0-9.]*(-[A-Za-z0-9]+)*$"
LANGUAGE = r"^[a-z]{2,3}(-[A-Z]{2})?$"
DOCUMENT_REF = r"^([a-z0-9]+([-_][a-z0-9]+)*/)?[a-z0-9]+(-[a-z0-9]+)*$"
TILE_REF = r"^([a-z0-9]+([-_][a-z0-9]+)*/)?[A-Z]{0,3}[0-9]{1,3}\.[AB]$"
ANY_REF = r"^([a-z0-9_-]+/)?[a-z0-9-]+:.+$"
VERSION = r"^[0-9]+(\.[0-9]+){0,2}((a|b|rc)[0-9]+)?$"
LETTER = r"^[a-z]$"
CHAPTER_NUMBER = r"^[A-Za-z0-9.]+$"
FINGERPRINT = r"^[0-9a-f]{8}$"
ONE_WORD = r"^\S+$"
SQUARE = r"^([A-Za-z0-9][A-Za-z0-9.-]*:)?[1-9][0-9]{0,2},[0-9]$"
CARRIED = r"^\S+( used [0-9]{1,2})?$"

FORMS = {
    KEBAB_CASE: ("is no id", "small letters, digits and single hyphens"),
    PACK_NAME: ("is no name of a pack or game", "small letters, digits, single hyphens and underscores"),
    TILE_SIDE: ("is no side of a tile", "the tile's number, a dot and its side, A or B"),
    STATEMENT_ID: ("is no statement's id", "the game's letters, the chapter and the number"),
    LANGUAGE: ("is no language", "its code of two or three small letters, such as en or es"),
    DOCUMENT_REF: ("names no document", "a document's id: small letters, digits and single hyphens"),
    TILE_REF: ("names no side of a tile", "the tile's number, a dot and its side, A or B"),
    ANY_REF: ("names no document", "the document's kind, a colon and its id"),
    VERSION: ("is no version", "one to three numbers with dots between"),
    LETTER: ("is no reading's letter", "one small letter"),
    CHAPTER_NUMBER: ("is no number of a chapter", "letters, digits and dots"),
    ONE_WORD: ("is no name", "one word without blanks, such as punk-leader"),
    SQUARE: ("is no square", "its column and row, such as 3,2, or those of one tile: 7.A:3,2"),
    CARRIED: ("is no item that is carried", "a card's id, and what it has spent: revolver used 1"),
    FINGERPRINT: ("is no fingerprint", "eight hexadecimal digits, or leave it to rulewright fix"),
}
"""What is wrong with text that has not the form of a pattern, and what to write: no pattern is ever shown to people."""


@cache
def _has(kind: type[Any], name: str) -> bool:
    return name in getattr(kind, "model_fields", {})


def field_of(model: Any, name: str) -> Any:
    """A field of a model; None where a value is no model, or a model of another shape that has none of that name.

    Models of one union differ in their fields, and a model takes long to say that it lacks one.
    """
    return getattr(model, name) if _has(model.__class__, name) else None


class Model(BaseModel):
    """Base of all models: strict (no guessing of types), closed (no unknown keys) and frozen.

    Field docstrings are the descriptions that editors show through the exported JSON Schema. A model's validator is
    built when it is first used: most models only ever serve within another.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler, /) -> dict[str, Any]:
        """The JSON Schema of the model, each field with its docstring as description."""
        found = handler(core_schema)
        for name, schema in handler.resolve_ref_schema(found).get("properties", {}).items():
            if "description" not in schema and (text := description(cls, name)):
                schema["description"] = text
        return found


@dataclass(frozen=True, slots=True)
class RefTo:
    """Marks a string field as a reference. `kind` None: the text names its kind itself, `kind:id`.

    Written bare (`revolver`) or, where two packs could be meant, with the pack in front (`megametrocity/revolver`).
    """

    kind: str | None = None


class Distinct:
    """Marks a list in which nothing may stand twice: the second one is a finding at its place."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The list's own schema, then the check; the error's context says which entry is one too many."""
        return no_info_after_validator_function(self.checked, handler(source))

    def __get_pydantic_json_schema__(self, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """What JSON Schema says for it."""
        return {**handler(core_schema), "uniqueItems": True}

    @staticmethod
    def checked(values: tuple[T, ...]) -> tuple[T, ...]:
        """The list itself. Raises pydantic's error of the type `said_twice`."""
        if len(values) > 1 and len(set(values)) < len(values):
            second = next(index for index, value in enumerate(values) if value in values[:index])
            raise PydanticCustomError(SAID_TWICE, "said twice", {"index": second})
        return values


SAID_TWICE: Literal["said_twice"] = "said_twice"
"""The type of the error that `Distinct` gives."""

# A list in YAML, a tuple in Python: frozen models stay hashable.
List: TypeAlias = Annotated[tuple[T, ...], Field(strict=False)]
Some: TypeAlias = Annotated[tuple[T, ...], Field(strict=False, min_length=1)]
DistinctList: TypeAlias = Annotated[tuple[T, ...], Field(strict=False), Distinct()]
SomeDistinct: TypeAlias = Annotated[tuple[T, ...], Field(strict=False, min_length=1), Distinct()]

Id: TypeAlias = Annotated[str, Field(pattern=KEBAB_CASE, max_length=80, examples=["destroy-the-factory"])]
PackName: TypeAlias = Annotated[str, Field(pattern=PACK_NAME, max_length=80, examples=["neon-harbour"])]
"""A pack or a game: a game is named as the folders that hold its parts (`city_of_fury`)."""
TileSide: TypeAlias = Annotated[str, Field(pattern=TILE_SIDE, examples=["4.A"])]
StatementId: TypeAlias = Annotated[str, Field(pattern=STATEMENT_ID, examples=["MMC-4-02"])]
StatementRef: TypeAlias = Annotated[str, RefTo("statement"), Field(examples=["MMC-4-02"])]
AnyRef: TypeAlias = Annotated[str, RefTo(), Field(pattern=ANY_REF, examples=["tile:4.A"])]
Language: TypeAlias = Annotated[str, Field(pattern=LANGUAGE, examples=["en"])]
Count: TypeAlias = Annotated[int, Field(ge=0, le=999)]
Positive: TypeAlias = Annotated[int, Field(ge=1, le=999)]
MOST_HEROES = 4
"""The most heroes that any game is played with; each says at its stages how many it takes."""
Heroes: TypeAlias = Annotated[int, Field(ge=1, le=MOST_HEROES)]


class Translation(Model):
    """A translated text with the fingerprint of what it translates."""

    text: Annotated[str, Field(min_length=1, examples=["Destruir la fábrica"])]
    """The translated text."""
    of: Annotated[str, Field(pattern=FINGERPRINT, examples=["9f86d081"])]
    """Fingerprint of the original when it was translated, in quotes; the finding TXT003 tells the present one."""


def _shape(value: object) -> str:
    return "<mapping>" if isinstance(value, dict | Translation) else "<text>"


# By language: plain text, or a translation that remembers its original. Tags of unions that are told apart by shape
# stand in angle brackets, so that no path of an error can take them for a key.
LocalText: TypeAlias = Annotated[
    dict[
        Language,
        Annotated[
            Annotated[str, Field(min_length=1), Tag("<text>")] | Annotated[Translation, Tag("<mapping>")],
            Discriminator(_shape),
        ],
    ],
    Field(min_length=1, examples=[{"en": "Destroy the Factory", "es": "Destruir la fábrica"}]),
]

OriginName: TypeAlias = Literal["rulebook", "public", "authored"]


class FieldOrigin(Model):
    """Where one figure of a document comes from, where that differs from the document's own origin."""

    origin: OriginName
    """Rulebook, another public source, or written by this project."""
    cites: DistinctList[StatementRef] = ()
    """Statements that give the figure."""
    source: Annotated[str, Field(min_length=1, examples=["https://example.org/designer-diary"])] | None = None
    """Where a public figure was published."""


class DocumentModel(Model):
    """What every document has, whatever its kind."""

    kind: str
    """What the document describes; a list file's key says it instead."""
    id: Id
    """The document's name, unique among documents of its kind in its pack."""
    title: LocalText
    """The name shown to people, by language."""
    text: LocalText | None = None
    """Text shown to people, by language; on cards it may be left out, since effects render their own sentence."""
    origin: OriginName = "authored"
    """Where the document's figures come from: the rulebook, another public source, or its author."""
    cites: DistinctList[StatementRef] = ()
    """Rule statements that give the document's figures or that it shows."""
    source: Annotated[str, Field(min_length=1, examples=["https://example.org/designer-diary"])] | None = None
    """Where public figures were published."""
    origins: dict[str, FieldOrigin] = Field(default_factory=dict)
    """Origins of single fields, by dotted path, where a document mixes them."""
    notes: Annotated[str, Field(min_length=1, examples=["Weaker than the Punk, but there are four."])] | None = None
    """For authors: why the figures are as they are. Shown on the site beside the origin."""


class ByHeroes(Model, Generic[T]):
    """A value for some numbers of heroes; a list of these covers each number once."""

    model_config = ConfigDict(title="Value for some numbers of heroes")

    heroes: SomeDistinct[Heroes]
    """The numbers of heroes that the value is for."""
    value: T
    """The value for these numbers of heroes."""


class HeroRange(Model):
    """Base of values that hold for some numbers of heroes only."""

    heroes: SomeDistinct[Heroes] | None = None
    """The numbers of heroes this holds for; left out: all."""

    def holds_for(self, heroes: int) -> bool:
        """Whether it holds for this number of heroes."""
        return self.heroes is None or heroes in self.heroes


class Varying(Model, Generic[T]):
    """A value that depends on the number of heroes: `by_heroes: [{heroes: [1, 2], value: …}, …]`."""

    model_config = ConfigDict(title="By number of heroes")

    by_heroes: Some[ByHeroes[T]]
    """The value for each number of heroes; together the entries cover every number once."""

    def value_for(self, heroes: int) -> T | None:
        """The value for this number of heroes, None in a gap (which is a finding)."""
        return next((entry.value for entry in self.by_heroes if heroes in entry.heroes), None)


def _varies(value: object) -> str:
    varies = isinstance(value, Varying) or (isinstance(value, dict) and "by_heroes" in value)
    return "<by heroes>" if varies else "<plain>"


# A value, or one that depends on the number of heroes. Which of the two is told by the key `by_heroes` alone, so that
# a mistake in either gives the errors of that one.
#
# An alias of its own kind, not a plain one: plain ones lose the type inside a generic model, and check nothing there.
MayVary = TypeAliasType(
    "MayVary",
    Annotated[
        Annotated[T, Tag("<plain>")] | Annotated[Varying[T], Tag("<by heroes>")],
        Discriminator(_varies),
    ],
    type_params=(T,),
)


def value_for(value: "T | Varying[T]", heroes: int) -> T | None:
    """A plain value as it is, a varying one for this number of heroes."""
    return value.value_for(heroes) if isinstance(value, Varying) else value
