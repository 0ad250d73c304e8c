"""Many games at once: shared out to processes, with the same results however many there are."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context

from rulewright_cli.arena import Arena, Wanted, arena_of
from rulewright_engine.bots import BOTS
from rulewright_engine.contests import play
from rulewright_engine.guide import Options
from rulewright_engine.playouts import StalledError


@dataclass(frozen=True, slots=True)
class Task:
    """One game: which set-up (by place in the list), which bot, which number."""

    set_up: int
    bot: str
    number: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; `stalled` says why it came to no end, empty where it did."""

    task: Task
    won: bool = False
    turns: int = 0
    decisions: int = 0
    stalled: str = ""


def played(
    wanted: Wanted, arena: Arena, set_ups: Sequence[Options], tasks: Sequence[Task], seed: str, jobs: int
) -> Iterator[Result]:
    """The results, in the order of the tasks."""
    if jobs <= 1 or len(tasks) < 2:
        for task in tasks:
            yield _one(arena, set_ups[task.set_up], task, seed)
        return
    calls = [(wanted, dict(set_ups[task.set_up]), task, seed) for task in tasks]
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_in_worker, calls, chunksize=max(1, min(20, len(tasks) // (jobs * 4))))


def _in_worker(call: tuple[Wanted, Options, Task, str]) -> Result:
    wanted, options, task, seed = call
    return _one(_arena(wanted), options, task, seed)


@cache
def _arena(wanted: Wanted) -> Arena:
    """A worker looks the content up once."""
    return arena_of(wanted)


def _one(arena: Arena, options: Options, task: Task, seed: str) -> Result:
    start = arena.start(options)
    bot = BOTS[task.bot](arena.guide)
    try:
        game = play(arena.engine, arena.guide, start, bot, f"{seed}/{task.bot}/{task.number}")
    except StalledError as error:
        return Result(task, stalled=str(error))
    return Result(task, game.won, game.turns, game.decisions)
