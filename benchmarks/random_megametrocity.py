"""MegaMetroCity played at random, for `engine_against_catanatron.py`: repetitions, then what copies of states take."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from repetitions import Part, repeated

from rulewright_cli.answers import load_content
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.playouts import random_playout, random_policy, steps
from rulewright_engine.rng import Rng

COPIES = 200
EVERY = 9
"""One in so many states of a game is copied."""


def answers() -> Iterator[str]:
    """A repetition each: decisions, games, rounds; after the last, the microseconds of copies."""
    view = load_content(("content/megametrocity",), None, ()).catalog.view("megametrocity")
    engine, guide = engine_of("megametrocity"), guide_of("megametrocity")
    assert engine is not None
    assert guide is not None
    starts = [
        engine.setup(view, guide.set_ups(view, stage.id, [str(heroes)], "normal")[0])
        for stage in view.own("stage")
        for heroes in (1, 2, 3, 4)
    ]

    def play(seed: int) -> Part:
        began = time.process_time()
        played = [random_playout(engine, start, seed) for start in starts]
        seconds = time.process_time() - began
        rounds = sum(guide.turns_played(each.state) for each in played)
        return Part(seconds, sum(each.decisions for each in played), len(played), rounds)

    yield from repeated(play)
    yield " ".join(f"{each:.3f}" for each in _copies(engine, starts))


def _copies(engine: Any, starts: list[Any]) -> list[float]:
    """By state met in a game of each set-up, the microseconds of a copy."""
    found = []
    for start in starts:
        rng = Rng("copies")
        game = steps(engine, start, random_policy(rng.stream("choices")), rng.stream("chance"))
        for number, (_, _, step) in enumerate(game):
            if number % EVERY == 0:
                found.append(min(_microseconds(engine.fork, step.state) for _ in range(3)))
    return found


def _microseconds(copy: Callable[[Any], Any], state: Any) -> float:
    began = time.process_time_ns()
    for _ in range(COPIES):
        copy(state)
    return (time.process_time_ns() - began) / COPIES / 1_000


if __name__ == "__main__":
    for told in answers():
        print(told, flush=True)
