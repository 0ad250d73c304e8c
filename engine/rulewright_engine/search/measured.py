"""What bots won in measured games, kept beside the content with its fingerprint: wins of games for each set-up.

The file is a JSON list; each entry has the fingerprint `content`, the values of the set-up by the names of its options
(a list by its length), and for each bot `…_wins` and `…_games`. Whatever else it holds is of no account.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from rulewright_engine.guide import Options
from rulewright_engine.interface import Json
from rulewright_engine.intervals import Rate
from rulewright_engine.search.verdicts import BotRate

FILE = "counts.json"
_WINS, _GAMES = "_wins", "_games"


class MeasuredError(ValueError):
    """A file that holds no counts; the message says why and where."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The games of one set-up. `setup` has the values by which it is known, `rates` the bots that played."""

    content: str
    setup: Mapping[str, Json]
    rates: tuple[BotRate, ...]

    def fits(self, options: Options, content: str) -> bool:
        """Whether it speaks of this set-up, and of the content as it is."""
        shared = self.setup.keys() & options.keys()
        return self.content == content and all(_known_by(options[each]) == self.setup[each] for each in shared)


def read_measured(text: str) -> tuple[Measured, ...]:
    """The counts of a file. Raises MeasuredError."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MeasuredError(f"it is no JSON: {error}") from error
    if not isinstance(data, list):
        raise MeasuredError("it is no list")
    return tuple(_read(number, each) for number, each in enumerate(data, 1))


def _read(number: int, entry: Json) -> Measured:
    content = entry.get("content") if isinstance(entry, dict) else None
    if not isinstance(entry, dict) or not isinstance(content, str):
        raise MeasuredError(f"entry {number} has no text `content`")
    rates = []
    for key, wins in entry.items():
        if not key.endswith(_WINS):
            continue
        bot = key.removesuffix(_WINS)
        games = entry.get(f"{bot}{_GAMES}")
        if type(wins) is not int or type(games) is not int or not 0 <= wins <= games:
            raise MeasuredError(f"entry {number}: `{key}` is no number of wins in so many games")
        if games:
            rates.append(BotRate(bot.replace("_", "-"), Rate(wins, games)))
    setup = {key: value for key, value in entry.items() if not key.endswith((_WINS, _GAMES)) and key != "content"}
    return Measured(content, setup, tuple(rates))


def _known_by(value: Json) -> Json:
    return len(value) if isinstance(value, list) else value
