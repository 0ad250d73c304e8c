"""Marks by which content models tell how they are put into words; light, for the words themselves see `sentences`."""

from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from rulewright_schema.fields import Model


@dataclass(frozen=True, slots=True)
class Phrase:
    """Marks a field whose plain text has a wording of its own: in a place, `road` is the message `place-road`.

    `family` begins the message's id.
    """

    family: str


@dataclass(frozen=True, slots=True)
class Sequenced:
    """Marks a list whose members are joined by the message `joint` instead of following each other as sentences."""

    joint: str = "list-and"


@dataclass(frozen=True, slots=True)
class Local:
    """Marks a name that the document itself gives (a draw, a map); `Names` is asked for its title as for a reference's.

    `kind` is what it names.
    """

    kind: str


class Worded(Model):
    """A model with a sentence or phrase of its own.

    `wording` is the id of its message, with fields in braces: `effect-{effect}`.
    """

    wording: ClassVar[str]


@runtime_checkable
class Printed(Protocol):
    """A document whose parts are put into words."""

    @property
    def printed(self) -> tuple[Model, ...]:
        """The parts that have a sentence, in the order in which they are printed."""
        ...

    @property
    def actor(self) -> str:
        """Who acts in the sentences: `hero`, `boss` or `thugs`; the wording of `self` follows."""
        ...
