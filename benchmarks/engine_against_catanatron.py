"""MegaMetroCity's engine against catanatron, both playing at random, one after the other on one processor.

    python benchmarks/engine_against_catanatron.py [--peer PYTHON] [--times N]

Writes benchmarks/ENGINE.md. Two processes, one for each engine, play in turns: now one, now the other, so that other
work on the machine meets both alike. Processor times (user and system) are compared, not the clock; the best of the
repetitions counts, and the spread is told.

- Ours plays every stage of the official content with one to four heroes at normal. catanatron plays whole games of four
  of its random players. Before the first repetition each plays once, and what it holds by then is taken out of the
  garbage collector's sight (`gc.freeze`), as `rulewright check` does before it plays.
- A decision is an action that a player chose: `Played.decisions` here, `state.actions` there, in which its dice are
  part of the player's action and here are actions of chance beside it, which are not counted.
- A full round is one in which everybody has had a turn: a turn of the stage here, four turns there.
- A copy of a state is `fork` of states met in games of all stages, each copied again and again.
- `check` is measured as a whole process, lint, worked examples and verdicts at the budget it has by itself.

`--peer` names the interpreter that has catanatron, where it is not this one.
"""

import argparse
import datetime
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from repetitions import Part

ROOT = Path(__file__).resolve().parent.parent
TIMES = 15
FAN_STAGE = "content/fan/neon-harbour/stages/1-night-catch.yaml"
RUN = "from rulewright_cli.main import run; run()"


class Worker:
    """One engine in a process of its own, played by a script beside this one."""

    def __init__(self, python: str, script: str) -> None:
        self._process = subprocess.Popen(
            [python, Path(__file__).with_name(script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def _ask(self, line: str) -> str:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            sys.exit(f"a worker ended with {process.wait()}")
        return answer

    def played(self) -> Part:
        """One repetition."""
        seconds, decisions, games, rounds = self._ask("play").split()
        return Part(float(seconds), int(decisions), int(games), float(rounds))

    def ended(self) -> list[float]:
        """The last figures, after which it ends."""
        answer = self._ask("").split()
        self._process.wait()
        return [float(each) for each in answer]


def check_seconds(*paths: str) -> float:
    """Processor seconds of a whole check."""
    command = [sys.executable, "-c", RUN, "check", "--no-cache", *paths]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stderr is not None
        said = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"check {' '.join(paths)} exited with {process.returncode}: {said.decode()[-2000:]}")
    return usage.ru_utime + usage.ru_stime


def row(name: str, parts: list[Part], of: Callable[[Part], float]) -> str:
    """The best, the median and the worst of what is done in a second."""
    each = sorted(of(part) / part.seconds for part in parts)
    return f"| {name} | {each[-1]:,.0f} | {statistics.median(each):,.0f} | {each[0]:,.0f} |"


def report(times: int, peer: str, with_checks: bool) -> str:
    """The whole measurement as Markdown."""
    workers = Worker(sys.executable, "random_megametrocity.py"), Worker(peer, "random_catanatron.py")
    parts: tuple[list[Part], list[Part]] = [], []
    for _ in range(times):
        for worker, found in zip(workers, parts, strict=True):
            found.append(worker.played())
    copies, _ = (worker.ended() for worker in workers)
    mine, other = (max(part.decisions / part.seconds for part in found) for found in parts)
    middle = statistics.median(
        (one.decisions / one.seconds) / (two.decisions / two.seconds) for one, two in zip(*parts, strict=True)
    )
    median, high = statistics.median(copies), statistics.quantiles(copies, n=20)[-1]
    verdict = [
        f"- {mine / other:.2f} times as many decisions in a second as catanatron, best against best; "
        f"{middle:.2f} times at the median of the pairs (wanted: 1)",
        f"- a copy of a state takes {median:.1f} µs at the median, {high:.1f} µs at the 95th percentile "
        f"of {len(copies):,} states (wanted: under 30 at the median)",
    ]
    if with_checks:
        whole, stage = check_seconds("content/megametrocity"), check_seconds(FAN_STAGE)
        verdict += [
            f"- `check` of the whole official pack takes {whole:.0f} s (wanted: under 120)",
            f"- `check` of one fan stage takes {stage:.0f} s (wanted: under 10)",
        ]
    version = subprocess.run(
        [peer, "-c", "from importlib.metadata import version; print(version('catanatron'))"],
        capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    lines = [
        "# Measured: the engine",
        "",
        "Written by `python benchmarks/engine_against_catanatron.py`; do not edit.",
        "",
        f"{datetime.date.today()}, {os.cpu_count()} processors, {platform.system()}, "
        f"Python {platform.python_version()}, catanatron {version}. {times} repetitions in turns, in each "
        f"{parts[0][0].games} games here and {parts[1][0].games} there; processor time.",
        "",
        "Both play at random: every stage with one to four heroes at normal, and games of four players. Decisions are "
        "actions that players chose; a full round is one in which everybody had a turn.",
        "",
        *verdict,
        "",
        "| in a second | best | median | worst |",
        "|---|---:|---:|---:|",
    ]
    for name, found in zip(("MegaMetroCity", "catanatron"), parts, strict=True):
        lines.append(row(f"{name}: decisions", found, lambda part: part.decisions))
        lines.append(row(f"{name}: games", found, lambda part: part.games))
        lines.append(row(f"{name}: full rounds", found, lambda part: part.rounds))
    return "\n".join([*lines, ""])


def main() -> None:
    """Measures and prints; writes the results of a whole measurement."""
    parser = argparse.ArgumentParser(description="MegaMetroCity's engine against catanatron")
    parser.add_argument("--peer", default=sys.executable, metavar="PYTHON", help="the interpreter with catanatron")
    parser.add_argument("--times", type=int, default=0, help=f"repetitions; {TIMES} and the checks if it is left out")
    asked = parser.parse_args()
    found = subprocess.run([asked.peer, "-c", "import catanatron"], capture_output=True, check=False)
    if found.returncode:
        sys.exit("catanatron is not installed: pip install '.[bench]'")
    text = report(asked.times or TIMES, asked.peer, not asked.times)
    print(text)
    if not asked.times:
        (ROOT / "benchmarks" / "ENGINE.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
