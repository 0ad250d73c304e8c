"""What bots, search and the terminal ask of a game beside its rules: judgement, bounds and drawings, as hooks.

A game's engine part offers its guide beside its engine. Nothing here decides what is legal or what happens: a poor
guide makes poor bots, never wrong games. All methods are pure.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias, TypeVar

from rulewright_engine.interface import Action, Event, Json
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.nodes import Path
from rulewright_schema.words.phrases import Worded

S_contra = TypeVar("S_contra", contravariant=True)

Options: TypeAlias = Mapping[str, Json]

WON, LOST = 1.0, 0.0
"""Values of states in which all is over."""

Condition: TypeAlias = Literal["turns", "distance", "decks", "box", "blocked", "goal"]
"""What makes a goal impossible: too few turns, too far, cards that lack, pieces that lack, a way or square that is
closed, or the goal in itself."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A sound reason why a set-up cannot be won, whatever the dice and choices.

    - `reason`: one line that names the figures on both sides.
    - `lifted_by`: the smallest change of content that lifts it; there may be others behind it.
    - `relaxes`: what the bound assumes in the players' favour.
    - `document` and `path`: the value that causes it.
    """

    condition: Condition
    reason: str
    lifted_by: str
    relaxes: str
    document: Document
    path: Path
    statements: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Luck:
    """How lucky an outcome of chance was: `text` names the outcomes that would do as well, `probability` is theirs."""

    text: str
    probability: float


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a drawn line and what it stands for, from which the terminal chooses colours."""

    text: str
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """Something that players are told: what it is (`goal`), and the worded part of the content, or a text."""

    what: str
    part: Worded | str


DrawnLine: TypeAlias = tuple[Piece, ...]


class Guide(Protocol[S_contra]):
    """A game's judgement. States are those of its engine."""

    # ------------------------------------------------------------------------------------------------------ for bots
    def value(self, state: S_contra, at_rest: bool = False) -> float:
        """How well the players stand, from 0 (lost) to 1 (won); between them only comparisons mean anything.

        `at_rest`: as if whoever has the turn did nothing more with what is left of it.
        """

    def candidates(self, state: S_contra, legal: Sequence[Action]) -> Sequence[Action]:
        """Those of the legal actions that are worth a thought; at least one."""

    def quick(self, state: S_contra, legal: Sequence[Action], rng: Rng) -> Action:
        """A sensible action at once, for playouts; the weights of chance are the guide's own affair."""

    def halfway(self, state: S_contra) -> bool:
        """Whether the decision that waits only carries out an action already chosen (where a push goes, whom hits
        strike): what the action is worth shows after it.
        """

    def phase(self, state: S_contra) -> int:
        """A count that never falls and grows whenever the others have had their say: where looking ahead may stop."""

    # ---------------------------------------------------------------------------------------------------- for search
    def luck(self, state: S_contra, outcome: Action) -> Luck:
        """The outcomes of chance that would have been at least as good for the players as this one."""

    def obstacles(self, view: View, options: Options) -> Iterator[Obstacle]:
        """Every sound bound that proves a set-up impossible."""

    # -------------------------------------------------------------------------------------------------- for commands
    @property
    def scenario(self) -> str:
        """The kind of document that a game is set up from (`stage`)."""

    @property
    def scenarios(self) -> tuple[str, ...]:
        """All kinds of document that can be played, `scenario` first (`stage`, `story-route`)."""

    def set_ups(self, view: View, scenario: str, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
        """The set-ups of a scenario: an id, or `kind:id` for one that is not of the usual kind.

        `sides` names who plays, or holds one text with their number; empty: every number that the scenario is for.
        `level` None: the usual one; `every`: each. Raises SetUpError, naming what there is.
        """

    def briefing(self, state: S_contra) -> tuple[Told, ...]:
        """What has to be done to win, and what holds in this scenario only."""

    @property
    def signs(self) -> tuple[str, ...]:
        """What single signs of the drawing mean (`# obstacle`); none where it explains itself."""

    def drawing(self, state: S_contra) -> tuple[DrawnLine, ...]:
        """The table and the players' boards as text."""

    def cost(self, state: S_contra, action: Action) -> str:
        """What a legal action costs, in words; empty if nothing."""

    def told(self, state: S_contra, event: Event) -> str:
        """What came about, in one line for people, seen from the state after it; empty for what goes without saying."""

    def turns_played(self, state: S_contra) -> int:
        """How many turns of the table have begun."""


ONLY = "its only set-up"
"""A set-up of which there is nothing to say but its scenario, in words."""


def drawn_text(lines: Iterable[DrawnLine]) -> str:
    """A drawing without colours."""
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in lines)


def said(options: Options) -> str:
    """A set-up in words: its values in order, without the scenario itself, which may be all there is."""
    parts = []
    for value in list(options.values())[1:]:
        parts.append(", ".join(map(str, value)) if isinstance(value, list) else str(value))
    return " · ".join(part for part in parts if part) or ONLY
