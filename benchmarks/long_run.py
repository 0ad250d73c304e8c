"""A thousand random games of every official stage, with what must never be wrong asked of each state: counts of it all.

    python benchmarks/long_run.py                 plays and writes benchmarks/LONG_RUN.md
    python benchmarks/long_run.py --games 20      fewer games of each stage

The games are those of `make test-long`, seed by seed; that command fails at the first state that is wrong, this one
counts on and tells where.
"""

import argparse
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from rulewright_cli.answers import load_content
from rulewright_cli.disk import built_in_shelves
from rulewright_engine.interface import PlayerTurn
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.playouts import StalledError, random_policy, steps
from rulewright_engine.rng import Rng

GAME, GAMES = "megametrocity", 1_000
RESULT = Path(__file__).with_name("LONG_RUN.md")
MOST_TOLD = 20


class Row(NamedTuple):
    """What came of the games of a stage: ends, decisions of players, draws and rolls, sentences on what was wrong."""

    stage: str
    ends: Counter[str]
    decisions: int
    chances: int
    wrong: list[str]


def row_of(view: Any, stage: str, games: int) -> Row:
    """Plays so many games of a stage, its set-ups taken in turn."""
    engine, guide = engine_of(GAME), guide_of(GAME)
    starts = [engine.setup(view, options) for options in guide.set_ups(view, stage, [], "every")]
    ends: Counter[str] = Counter()
    turns: Counter[bool] = Counter()
    wrong: list[str] = []
    for game in range(games):
        state, rng = starts[game % len(starts)], Rng(f"{stage}/{game}")
        try:
            for turn, _, step in steps(engine, state, random_policy(rng.stream("choices")), rng.stream("chance")):
                state = step.state
                turns[isinstance(turn, PlayerTurn)] += 1
                wrong.extend(f"{stage}, game {game}: {each}" for each in engine.invariants(state))
        except StalledError as error:
            wrong.append(f"{stage}, game {game}: {error}")
        ends[str(engine.outcome(state) or "without an end")] += 1
    return Row(stage, ends, turns[True], turns[False], wrong)


def document(rows: list[Row], games: int, seconds: float) -> str:
    """The summary in Markdown."""
    wrong = [each for row in rows for each in row.wrong]
    decisions, chances = sum(row.decisions for row in rows), sum(row.chances for row in rows)
    outcomes = list(dict.fromkeys(["won", "lost", "without an end", *(end for row in rows for end in row.ends)]))
    day, version = f"{datetime.now(UTC):%Y-%m-%d}", engine_of(GAME).version
    lines = [
        "# A long run of random games",
        "",
        f"Written by `python benchmarks/long_run.py` on {day}; do not edit. {games:,} random games of each official",
        f"stage, its set-ups taken in turn, engine version {version}: {decisions:,} decisions and {chances:,} draws",
        "and rolls, after each of which every invariant of the state was asked, in",
        f"{seconds / 60:.0f} minutes of processor time.",
        "",
        f"- States that were wrong, and games that came to no end: {len(wrong)}",
        *(f"  - {each}" for each in wrong[:MOST_TOLD]),
        "",
        f"| stage | {' | '.join(outcomes)} | decisions | draws and rolls |",
        "|---|" + "---:|" * (len(outcomes) + 2),
    ]
    for row in rows:
        ends = " | ".join(f"{row.ends[end]:,}" for end in outcomes)
        lines.append(f"| {row.stage} | {ends} | {row.decisions:,} | {row.chances:,} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games of each stage")
    parser.add_argument("--output", type=Path, default=RESULT, help="where the summary goes")
    asked = parser.parse_args()
    view = load_content((built_in_shelves()[0],), None, ()).catalog.view(GAME)
    began, rows = time.process_time(), []
    for stage in sorted(view.own("stage"), key=lambda each: (each.model.number or 99, each.id)):
        rows.append(row_of(view, stage.id, asked.games))
        print(rows[-1].stage, dict(rows[-1].ends), len(rows[-1].wrong), "wrong", flush=True)
    asked.output.write_text(document(rows, asked.games, time.process_time() - began), "utf-8")


if __name__ == "__main__":
    main()
