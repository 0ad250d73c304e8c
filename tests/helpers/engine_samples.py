"""Set-ups of each game to try general properties on, and states of random games from them."""

from collections.abc import Iterator
from typing import Any

from rulewright_engine.interface import Action, Engine, Step, Turn
from rulewright_engine.playouts import random_policy, steps
from rulewright_engine.rng import Rng

SET_UPS: dict[str, list[dict[str, Any]]] = {
    "city_of_fury": [
        {"set_up": "the-box", "vigilante": "vera-cole"},
        {
            "set_up": "the-box",
            "vigilante": "max-dorn",
            "rulings": {
                "COF-SETUP-04": "b",
                "COF-SETUP-10": "b",
                "COF-VIG-08": "b",
                "COF-ACT-10": "b",
                "COF-ACT-14": "b",
            },
        },
    ],
    "ladder": [{"climb": "bell-tower"}],
    "megametrocity": [
        {"stage": "conquer-the-arcade", "heroes": ["jack"], "difficulty": "normal"},
        {"stage": "gathering-information", "heroes": ["blaze", "big-t"], "difficulty": "hard"},
        {"stage": "wallace", "heroes": ["travis", "jack", "blaze"], "difficulty": "very-hard"},
        {"stage": "firepower", "heroes": ["jack", "travis", "blaze", "big-t"], "difficulty": "normal"},
        {"route": "story", "heroes": ["blaze", "jack"]},
    ],
}
"""By game: options that between them use as much of it as possible."""


def random_game(engine: Engine[Any], start: Any, seed: int) -> Iterator[tuple[Turn, Any, Action, Step[Any]]]:
    """Each turn of a random game, the state it was in, the action, and what it led to."""
    rng = Rng(seed)
    state = start
    for turn, action, step in steps(engine, start, random_policy(rng.stream("choices")), rng.stream("chance")):
        yield turn, state, action, step
        state = step.state
