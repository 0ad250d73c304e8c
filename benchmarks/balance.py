"""How hard the official stages of MegaMetroCity are: every set-up played by bots, with a winning line of each.

    python benchmarks/balance.py --minutes 60        plays on, pass after pass, and writes both below
    python benchmarks/balance.py --minutes 0         writes the table anew from what was played

Each pass plays one game of the greedy and two of the random bot in every set-up; after `PASSES` passes only set-ups
go on whose wins do not yet speak for more than `WANTED`. Games have the seeds of `rulewright simulate STAGE --seed
balance`. Counts are kept beside the lines with the fingerprint of the content and the engine's version: a set-up whose
content has changed, or all after a new version, start again. Kept lines that end elsewhere without either are refused.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rulewright_cli.answers import load_content
from rulewright_cli.disk import built_in_shelves
from rulewright_engine.bots import BOTS
from rulewright_engine.contests import Game, play
from rulewright_engine.intervals import Rate
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.replay import LogError, log_of, read_log, replay
from rulewright_schema.catalog import View

GAME, SEED = "megametrocity", "balance"
PASSES, MOST = 12, 60
RANDOM_GAMES = 2
WANTED, HALF = 0.05, 0.5
LEVELS = ("normal", "hard", "very-hard")
TABLE, LINES, COUNTS = "BALANCE.md", "winning_lines", "winning_lines/counts.json"


@dataclass
class SetUp:
    """A set-up and what was played of it. Maps are those that a lone hero chooses first."""

    stage: str
    heroes: int
    difficulty: str
    content: str
    greedy_wins: int = 0
    greedy_games: int = 0
    random_wins: int = 0
    random_games: int = 0
    look_ahead_wins: int = 0
    look_ahead_games: int = 0
    first_won: bool = False
    engine: str = "1"

    @property
    def key(self) -> str:
        return f"{self.stage}/{self.heroes}/{self.difficulty}"

    @property
    def greedy(self) -> Rate:
        return Rate(self.greedy_wins, self.greedy_games)

    @property
    def random(self) -> Rate:
        return Rate(self.random_wins, self.random_games)

    @property
    def sure(self) -> bool:
        """Whether the wins speak for more than is wanted."""
        return self.greedy.interval[0] >= WANTED


class Measurement:
    """The set-ups of all stages, their counts and winning lines, on disk after every pass."""

    def __init__(self, folder: Path) -> None:
        loaded = load_content((folder.as_posix(),), None, ())
        self.folder = folder
        self.view: View = loaded.catalog.view(GAME)
        self.engine, self.guide = engine_of(GAME), guide_of(GAME)
        self.starts: dict[str, Any] = {}
        self.lines: dict[str, dict[str, Any]] = {}
        self.set_ups: list[SetUp] = []
        known = {}
        if (folder / COUNTS).is_file():
            known = {each["key"]: each for each in json.loads((folder / COUNTS).read_text("utf-8"))}
        for stage in sorted(self.view.own("stage"), key=lambda each: (each.model.number or 99, each.id)):
            for level in LEVELS:
                for heroes in range(1, 5):
                    self._add(stage.id, heroes, level, known)
        for path in sorted((folder / LINES).glob("*.jsonl")):
            for line in path.read_text("utf-8").splitlines():
                log = json.loads(line)
                key = key_of(log["setup"])
                if key in self.starts and self._still_holds(log, self.starts[key]):
                    self.lines[key] = log

    def _still_holds(self, log: dict[str, Any], start: Any) -> bool:
        """Whether a kept line is of this content and engine. Raises SystemExit where it then leads elsewhere."""
        if (log["content"], log["engine"]) != (self.engine.content_hash(start), self.engine.version):
            return False
        try:
            replay(self.engine, self.view, read_log(log))
        except LogError as error:
            raise SystemExit(f"{log['setup']}: {error}. Raise the engine's version first.") from error
        return True

    def _add(self, stage: str, heroes: int, level: str, known: dict[str, Any]) -> None:
        options = self.guide.set_ups(self.view, stage, [str(heroes)], level)[0]
        start = self.engine.setup(self.view, options)
        found = SetUp(stage, heroes, level, self.engine.content_hash(start), engine=self.engine.version)
        before = known.get(found.key)
        if before is not None and before["content"] == found.content and before.get("engine", "1") == found.engine:
            found = SetUp(**{name: value for name, value in before.items() if name != "key"})
        self.starts[found.key] = start
        self.set_ups.append(found)

    def looked_ahead(self, until: float) -> None:
        """A game of the bot that looks ahead where greed has not won yet."""
        for each in self.set_ups:
            if each.greedy_wins or each.look_ahead_wins or time.monotonic() > until:
                continue
            game = self._game(each, "look-ahead", each.look_ahead_games)
            each.look_ahead_games += 1
            if game.won:
                each.look_ahead_wins += 1
                self._keep_line(each, game)
        self.kept()

    def played(self, until: float) -> None:
        """Pass after pass until the time is up or all is known."""
        while time.monotonic() < until:
            open_ones = [each for each in self.set_ups if self._goes_on(each)]
            if not open_ones:
                return
            # Those that are not sure come first.
            first = min((each.sure, each.greedy_games) for each in open_ones)
            for each in [each for each in open_ones if (each.sure, each.greedy_games) == first]:
                self._one_pass(each)
                if time.monotonic() > until:
                    break
            self.kept()
            print(f"{sum(each.greedy_wins > 0 for each in self.set_ups)} set-ups won", flush=True)

    def _goes_on(self, each: SetUp) -> bool:
        return each.greedy_games < PASSES or (each.greedy_games < MOST and not each.sure)

    def _one_pass(self, each: SetUp) -> None:
        game = self._game(each, "greedy", each.greedy_games)
        each.greedy_games += 1
        if game.won:
            each.first_won = each.first_won or each.greedy_games == 1
            each.greedy_wins += 1
            self._keep_line(each, game)
        for _ in range(RANDOM_GAMES):
            each.random_wins += self._game(each, "random", each.random_games).won
            each.random_games += 1

    def _game(self, each: SetUp, bot: str, number: int) -> Game:
        """Raises StalledError: no official stage may get stuck."""
        player = BOTS[bot](self.guide)
        return play(self.engine, self.guide, self.starts[each.key], player, f"{SEED}/{bot}/{number}")

    def _keep_line(self, each: SetUp, game: Game) -> None:
        before = self.lines.get(each.key)
        if before is None or len(game.actions) < len(before["actions"]):
            start = self.starts[each.key]
            self.lines[each.key] = log_of(self.engine, self.view, start, game.actions, game.state).to_json()

    def kept(self) -> None:
        """Writes counts, lines and the table."""
        folder = self.folder / LINES
        folder.mkdir(exist_ok=True)
        counts = [{"key": each.key, **asdict(each)} for each in self.set_ups]
        listed = ",\n".join(json.dumps(each) for each in counts)
        (self.folder / COUNTS).write_text(f"[\n{listed}\n]\n", "utf-8")
        for stage in dict.fromkeys(each.stage for each in self.set_ups):
            lines = [self.lines[each.key] for each in self.set_ups if each.stage == stage and each.key in self.lines]
            text = "".join(json.dumps(log, separators=(",", ":"), ensure_ascii=False) + "\n" for log in lines)
            (folder / f"{stage}.jsonl").write_text(text, "utf-8")
        (self.folder / TABLE).write_text("\n".join(self.table()) + "\n", "utf-8")

    def table(self) -> Iterator[str]:
        """The document, line by line."""
        yield from INTRODUCTION.format(passes=PASSES, most=MOST).splitlines()
        yield ""
        yield from self._summary()
        for stage in dict.fromkeys(each.stage for each in self.set_ups):
            yield ""
            yield f"## {stage}"
            yield ""
            yield "| level | 1 hero | 2 heroes | 3 heroes | 4 heroes |"
            yield "|---|---|---|---|---|"
            for level in LEVELS:
                row = [each for each in self.set_ups if each.stage == stage and each.difficulty == level]
                yield f"| {level} | " + " | ".join(map(cell, row)) + " |"
            hashes = dict.fromkeys(each.content for each in self.set_ups if each.stage == stage)
            yield ""
            yield f"Content: {', '.join(hashes)}."

    def _summary(self) -> Iterator[str]:
        total = len(self.set_ups)
        won = sum(each.greedy_wins > 0 for each in self.set_ups)
        ahead = sum(each.look_ahead_wins > 0 for each in self.set_ups)
        enough = sum(each.greedy.share >= WANTED for each in self.set_ups)
        sure = sum(each.sure for each in self.set_ups)
        easy = [each for each in self.set_ups if each.random.share >= HALF]
        yield f"- Set-ups: {total}. Won by the greedy bot at least once: {won}, by look-ahead alone: {ahead}."
        yield f"- Won in at least 5 of 100 games as far as seen: {enough}; with that as the lower bound: {sure}."
        unwon = [each.key for each in self.set_ups if not each.greedy_wins + each.look_ahead_wins]
        yield f"- Not won yet: {', '.join(unwon) or 'none'}."
        named = ", ".join(f"{each.key} ({each.random_wins} of {each.random_games})" for each in easy)
        yield f"- Set-ups in which the random bot won half of its games or more: {named or 'none'}."
        yield "- First games, one of each set-up, which nothing had chosen from among others:"
        for name, groups in (("level", LEVELS), ("heroes", range(1, 5))):
            for group in groups:
                found = [each for each in self.set_ups if group in (each.difficulty, each.heroes)]
                first = Rate(sum(each.first_won for each in found), len(found))
                random = Rate(sum(each.random_wins for each in found), sum(each.random_games for each in found))
                greedy = f"greedy {first.count} of {first.of}, {first}"
                yield f"  - {name} {group}: {greedy}; random in all its games {random}."
        games = sum(each.greedy_games for each in self.set_ups)
        yield f"- Games: {games} greedy, {sum(each.random_games for each in self.set_ups)} random."


INTRODUCTION = """# How hard the official stages are

Measured, not authored: written by `python benchmarks/balance.py`, which plays every set-up (16 stages, 1 to 4 heroes,
3 levels) with the engine's bots. A cell gives the greedy bot's wins of its games, with the 95 % interval by Wilson's
score, then the random bot's. Each set-up is to have {passes} greedy games; those whose wins do not yet speak for 5 of
100 have up to {most}, as long as time allows. As who wins early stops early, single cells say little where games are
few, and shares of several of them must not be averaged. The heroes are the first ones by id; a lone hero of Stage 12
plays on the first map. What was changed for the sake of these figures, and why, stands in the notes of the sheets,
cards and tiles. `winning_lines/` keeps the shortest winning game met here of each set-up."""


def cell(each: SetUp) -> str:
    low, high = each.greedy.interval
    greedy = f"{each.greedy_wins}/{each.greedy_games} ({low:.0%} to {high:.0%})"
    ahead = f" · look-ahead {each.look_ahead_wins}/{each.look_ahead_games}" if each.look_ahead_games else ""
    return f"{greedy} · random {each.random_wins}/{each.random_games}{ahead}"


def key_of(setup: dict[str, Any]) -> str:
    """The key of a log's set-up."""
    return f"{setup['stage']}/{len(setup['heroes'])}/{setup['difficulty']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play on")
    parser.add_argument("--look-ahead", action="store_true", help="only a look-ahead game where greed has not won")
    parser.add_argument("--content", type=Path, default=Path(built_in_shelves()[0]) / GAME, help="the pack")
    asked = parser.parse_args()
    measurement = Measurement(asked.content)
    until = time.monotonic() + 60 * asked.minutes
    if asked.look_ahead:
        measurement.looked_ahead(until)
    else:
        measurement.played(until)
    measurement.kept()


if __name__ == "__main__":
    main()
