"""How hard the official stages of MegaMetroCity are: every set-up played by bots, with a winning line of each.

    python benchmarks/balance.py --minutes 60 --jobs 2     plays on and writes the table and the lines
    python benchmarks/balance.py --minutes 0               writes the table anew from what was played
    python benchmarks/balance.py --afresh                  forgets the games first, as a change of the bots asks for

Four things are played, one after another: `FIRST` games of the greedy bot and `RANDOM` of the random one in every
set-up; the ladder, all bots in two set-ups of every stage; and more games of the greedy bot and the one that looks
ahead where the wins do not yet speak for more than `WANTED`. Games have the seeds of `rulewright simulate STAGE --seed
balance`. What came of each game is kept beside the lines with the fingerprint of the content and the engine's version:
a set-up of which either has changed starts again, and nothing else does.
"""

import argparse
import json
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from balance_table import FIRST, HALF, LEVELS, MOST_RANDOM, RANDOM, WANTED, table

from rulewright_cli.answers import load_content
from rulewright_cli.disk import built_in_shelves
from rulewright_engine.bots import BOTS
from rulewright_engine.contests import play
from rulewright_engine.intervals import Rate
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.playouts import StalledError
from rulewright_engine.replay import log_of

GAME, SEED = "megametrocity", "balance"
LADDER_GAMES, LADDER = 6, ((2, "hard"), (2, "very-hard"))
GREEDY_BEFORE_AHEAD, MOST = 12, 60
TABLE, LINES, COUNTS, LADDER_FILE = "BALANCE.md", "winning_lines", "counts.json", "ladder.json"


@dataclass
class SetUp:
    """A set-up and what was played of it: for each bot a figure for each game in the order of seeds, 1 for won."""

    stage: str
    heroes: int
    difficulty: str
    content: str
    engine: str
    games: dict[str, str] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return f"{self.stage}/{self.heroes}/{self.difficulty}"

    def played(self, bot: str) -> int:
        return len(self.games.get(bot, ""))

    def rate(self, bot: str, first: int | None = None) -> Rate:
        """How often a bot won, of its first games or of all."""
        games = self.games.get(bot, "")[:first]
        return Rate(games.count("1"), len(games))

    @property
    def best(self) -> tuple[str, Rate]:
        """The bot whose wins speak for most, and its rate."""
        return max(((bot, self.rate(bot)) for bot in ("greedy", "look-ahead")), key=lambda pair: pair[1].interval[0])

    def to_json(self) -> dict[str, Any]:
        counts = {
            f"{bot.replace('-', '_')}_{name}": value
            for bot in self.games
            for name, value in (("wins", self.rate(bot).count), ("games", self.rate(bot).of))
        }
        return {
            "stage": self.stage, "heroes": self.heroes, "difficulty": self.difficulty, "content": self.content,
            "engine": self.engine, **counts, "games": self.games,
        }  # fmt: skip


class Job(NamedTuple):
    """One game: the pack, whether it is of the ladder, the set-up, the bot, the number of the game."""

    pack: str
    ladder: bool
    key: str
    bot: str
    number: int


@cache
def shelf(pack: str) -> Any:
    """A pack's view, read once in each process."""
    return load_content((pack,), None, ()).catalog.view(GAME)


@cache
def start_of(pack: str, key: str) -> Any:
    stage, heroes, level = key.split("/")
    view, engine, guide = shelf(pack), engine_of(GAME), guide_of(GAME)
    return engine.setup(view, guide.set_ups(view, stage, [heroes], level)[0])


def game_of(job: Job) -> tuple[Job, bool, dict[str, Any] | None]:
    """Whether the game was won, and how; a game that comes to no end is not."""
    engine, guide, start = engine_of(GAME), guide_of(GAME), start_of(job.pack, job.key)
    # In the ladder all bots meet the same luck.
    seed = f"{SEED}/ladder/{job.number}" if job.ladder else f"{SEED}/{job.bot}/{job.number}"
    try:
        game = play(engine, guide, start, BOTS[job.bot](guide), seed)
    except StalledError:
        return job, False, None
    if not game.won:
        return job, False, None
    return job, True, log_of(engine, shelf(job.pack), start, game.actions, game.state).to_json()


class Measurement:
    """The set-ups of all stages, their games and winning lines, on disk after every batch."""

    def __init__(self, folder: Path, afresh: bool) -> None:
        self.folder, self.pack = folder, folder.as_posix()
        view, self.engine = shelf(self.pack), engine_of(GAME)
        stages = sorted(view.own("stage"), key=lambda each: (each.model.number or 99, each.id))
        self.set_ups = [
            self._set_up(stage.id, heroes, level) for stage in stages for level in LEVELS for heroes in range(1, 5)
        ]
        self.ladder = [self._set_up(stage.id, *each) for stage in stages for each in LADDER]
        if not afresh:
            self._remember(self.set_ups, folder / LINES / COUNTS)
            self._remember(self.ladder, folder / LINES / LADDER_FILE)
        self.lines: dict[str, dict[str, Any]] = {}
        contents = {each.key: each.content for each in self.set_ups}
        for path in sorted((folder / LINES).glob("*.jsonl")):
            for line in path.read_text("utf-8").splitlines():
                log = json.loads(line)
                key = f"{log['setup']['stage']}/{len(log['setup']['heroes'])}/{log['setup']['difficulty']}"
                if log["content"] == contents.get(key) and log["engine"] == self.engine.version:
                    self.lines[key] = log

    def _set_up(self, stage: str, heroes: int, level: str) -> SetUp:
        content = self.engine.content_hash(start_of(self.pack, f"{stage}/{heroes}/{level}"))
        return SetUp(stage, heroes, level, content, self.engine.version)

    @staticmethod
    def _remember(set_ups: Iterable[SetUp], path: Path) -> None:
        """The games that were played of content and engine as they are."""
        names = "stage", "heroes", "difficulty", "content", "engine"
        known = json.loads(path.read_text("utf-8")) if path.is_file() else []
        found = {tuple(each.get(name) for name in names): each for each in known}
        for each in set_ups:
            entry = found.get(tuple(getattr(each, name) for name in names), {})
            each.games = dict(entry.get("games", {}))

    # ---------------------------------------------------------------------------------------------------- what to play
    def wanted(self) -> list[Job]:
        """The next games, none of which hangs on another: those of the first of the steps that is not done."""
        for step in (self._first, self._ladder, self._doubtful):
            found = list(step())
            if found:
                return found
        return []

    def _first(self) -> Iterator[Job]:
        for number in range(max(FIRST, RANDOM)):
            for bot, most in (("greedy", FIRST), ("random", RANDOM)):
                for each in self.set_ups:
                    if each.played(bot) <= number < most:
                        yield Job(self.pack, False, each.key, bot, number)

    def _ladder(self) -> Iterator[Job]:
        for number in range(LADDER_GAMES):
            for bot in BOTS:
                for each in self.ladder:
                    if each.played(bot) <= number:
                        yield Job(self.pack, True, each.key, bot, number)

    def _doubtful(self) -> Iterator[Job]:
        """A game more for each set-up whose wins do not speak for enough, or random ones for too much."""
        for each in self.set_ups:
            greedy, ahead = each.played("greedy"), each.played("look-ahead")
            if each.best[1].interval[0] < WANTED and greedy + ahead < 2 * MOST:
                bot = "greedy" if greedy < GREEDY_BEFORE_AHEAD or (greedy <= ahead and greedy < MOST) else "look-ahead"
                yield Job(self.pack, False, each.key, bot, each.played(bot))
            random = each.rate("random")
            if random.interval[1] >= HALF and random.of < MOST_RANDOM:
                for number in range(random.of, min(MOST_RANDOM, random.of + RANDOM)):
                    yield Job(self.pack, False, each.key, "random", number)

    # ------------------------------------------------------------------------------------------------------- playing it
    def played(self, until: float, jobs: int) -> None:
        """Plays until the time is up or all is known."""
        by_key = {False: {each.key: each for each in self.set_ups}, True: {each.key: each for each in self.ladder}}
        batch = 32 * jobs
        with ProcessPoolExecutor(jobs) as workers:
            while time.monotonic() < until and (wanted := self.wanted()):
                done = 0
                for job, won, log in workers.map(game_of, wanted[:batch]):
                    each = by_key[job.ladder][job.key]
                    each.games[job.bot] = each.games.get(job.bot, "") + str(int(won))
                    if log is not None:
                        self._keep_line(job.key, log)
                    done += 1
                self.kept()
                print(f"{done} of {len(wanted)} games; {len(self.lines)} set-ups have a line", flush=True)

    def _keep_line(self, key: str, log: dict[str, Any]) -> None:
        before = self.lines.get(key)
        if before is None or len(log["actions"]) < len(before["actions"]):
            self.lines[key] = log

    def kept(self) -> None:
        """Writes games, lines and the table."""
        folder = self.folder / LINES
        folder.mkdir(exist_ok=True)
        for name, set_ups in ((COUNTS, self.set_ups), (LADDER_FILE, self.ladder)):
            listed = ",\n".join(json.dumps(each.to_json()) for each in set_ups)
            (folder / name).write_text(f"[\n{listed}\n]\n", "utf-8")
        for stage in dict.fromkeys(each.stage for each in self.set_ups):
            lines = [self.lines[each.key] for each in self.set_ups if each.stage == stage and each.key in self.lines]
            text = "".join(json.dumps(log, separators=(",", ":"), ensure_ascii=False) + "\n" for log in lines)
            (folder / f"{stage}.jsonl").write_text(text, "utf-8")
        (self.folder / TABLE).write_text("\n".join(table(self)) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play on")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at a time")
    parser.add_argument("--afresh", action="store_true", help="forget the games, but not the lines")
    parser.add_argument("--content", type=Path, default=Path(built_in_shelves()[0]) / GAME, help="the pack")
    asked = parser.parse_args()
    measurement = Measurement(asked.content, asked.afresh)
    measurement.played(time.monotonic() + 60 * asked.minutes, asked.jobs)
    measurement.kept()


if __name__ == "__main__":
    main()
