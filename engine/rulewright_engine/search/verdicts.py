"""What is found out about a set-up: winnable by a line, impossible by a bound, or unknown after trying."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from rulewright_engine.guide import Obstacle
from rulewright_engine.interface import Json
from rulewright_engine.intervals import Rate
from rulewright_engine.replay import Log
from rulewright_engine.search.kept_lines import KEPT

Kind: TypeAlias = Literal["winnable", "impossible", "unknown"]

MIRACLE = 0.001
"""A line is called a miracle if no bot won and its dice, and the search's own luck, are rarer than this."""


@dataclass(frozen=True, slots=True)
class Need:
    """A result of chance that a line needs: which action of the line, from 1, and how likely one as good is."""

    number: int
    text: str
    probability: float


@dataclass(frozen=True, slots=True)
class Witness:
    """A line that wins.

    - `needs`: its results of chance in order, those that come anyway left out.
    - `probability`: that all of them come as good as in the line: for this very line, not for the set-up.
    - `share`: the part of the search's own games that win by the ways it kept; None for a line that a bot found.
    """

    log: Log
    found_by: str
    needs: tuple[Need, ...]
    probability: float
    share: float | None


@dataclass(frozen=True, slots=True)
class BotRate:
    """A bot's wins among its games that came to an end, and how many stalled: these are neither won nor lost."""

    bot: str
    wins: Rate
    stalled: int = 0


@dataclass(frozen=True, slots=True)
class Tried:
    """What was tried: the bounds looked at, the bots' games, the actions that the search looked at, how near it came
    (the best value of a state, see `Guide.value`).
    """

    rates: tuple[BotRate, ...]
    nodes: int
    best: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer for one set-up. `witness` goes with winnable, `obstacles` with impossible."""

    kind: Kind
    setup: Mapping[str, Json]
    tried: Tried
    witness: Witness | None = None
    obstacles: tuple[Obstacle, ...] = ()

    @property
    def best_rate(self) -> BotRate | None:
        """The bot that won most often, None if none played."""
        played = [each for each in self.tried.rates if each.wins.of]
        return max(played, key=lambda each: each.wins.share, default=None)

    @property
    def miracle(self) -> bool:
        """Whether the line found is one that nobody should hope for."""
        if self.witness is None or self.witness.found_by == KEPT or any(each.wins.count for each in self.tried.rates):
            return False
        return max(self.witness.probability, self.witness.share or 0.0) < MIRACLE

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        data: dict[str, Json] = {"verdict": self.kind, "setup": dict(self.setup), "nodes": self.tried.nodes}
        data["bots"] = [
            {
                "bot": each.bot, "games": each.wins.of + each.stalled, "wins": each.wins.count,
                "stalled": each.stalled, "interval": list(each.wins.interval),
            }
            for each in self.tried.rates
        ]  # fmt: skip
        if self.witness is not None:
            data["witness"] = {
                "found_by": self.witness.found_by, "probability": self.witness.probability,
                "share": self.witness.share, "miracle": self.miracle,
                "needs": [
                    {"action": each.number, "result": each.text, "probability": each.probability}
                    for each in self.witness.needs
                ],
                "log": self.witness.log.to_json(),
            }  # fmt: skip
        if self.obstacles:
            data["obstacles"] = [
                {
                    "condition": each.condition, "reason": each.reason, "lifted_by": each.lifted_by,
                    "relaxes": each.relaxes, "document": each.document.ref, "path": list(each.path),
                    "statements": list(each.statements),
                }
                for each in self.obstacles
            ]  # fmt: skip
        if self.kind == "unknown":
            data["best_value"] = self.tried.best
        return data
