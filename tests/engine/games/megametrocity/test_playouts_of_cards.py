"""Random games with every Technique, and with a workshop of Techniques that hold the whole vocabulary."""

from collections.abc import Callable

import pytest

from engine_samples import random_game
from megametrocity_play import ENGINE, MANIFEST
from megametrocity_workshop import techniques
from rulewright_engine.interface import Over, PlayerTurn
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.packs.loading import Loaded

HEROES = ["jack", "travis", "blaze", "big-t"]
STAGES = ("conquer-the-arcade", "wallace", "neill", "bogart", "gathering-information")


@pytest.fixture(scope="module")
def workshop(load_tree: Callable[..., Loaded]) -> View:
    loaded = load_tree({"proving/pack.yaml": MANIFEST, "proving/workshop.yaml": techniques()}, "proving")
    assert [each for each in loaded.diagnostics if each.severity == "error"] == []
    return loaded.catalog.view("proving")


def dealt(names: list[str], seed: int) -> list[list[str]]:
    """Three different Techniques for each hero."""
    rng = Rng(seed)
    left = list(names)
    return [[left.pop(rng.below(len(left))) for _ in range(3)] for _ in HEROES]


def play_and_check(view: View, stage: str, owned: list[list[str]], seed: int) -> set[str]:
    """A random game without a broken invariant, in which what is offered is legal; first words of what was done."""
    start = ENGINE.setup(view, {"stage": stage, "heroes": HEROES, "upgrades": owned})
    words = set()
    last = start
    for number, (turn, state, action, step) in enumerate(random_game(ENGINE, start, seed)):
        words.add(str(action).split()[0])
        assert list(ENGINE.invariants(step.state)) == [], action
        assert ENGINE.parse_action(str(action)) == action
        if isinstance(turn, PlayerTurn) and not number % 5:
            legal = set(ENGINE.legal(state))
            assert {each for each in ENGINE.universe(state) if ENGINE.why_illegal(state, each) is None} >= legal
        last = step.state
    assert isinstance(ENGINE.turn(last), Over)
    return words


@pytest.mark.parametrize("stage", STAGES)
def test_random_games_with_all_official_techniques(view_of: Callable[[str], View], stage: str) -> None:
    view = view_of("megametrocity")
    names = [document.id for document in view.all("technique-card")]
    words = set().union(*(play_and_check(view, stage, dealt(names, seed), seed) for seed in range(3)))
    assert "technique" in words


@pytest.mark.parametrize("stage", STAGES)
def test_random_games_with_techniques_that_do_everything(workshop: View, stage: str) -> None:
    names = [document.id for document in workshop.all("technique-card") if document.pack == "proving"]
    words = set().union(*(play_and_check(workshop, stage, dealt(names, seed), seed) for seed in range(6)))
    assert {"technique", "react", "put", "target", "aim", "spawn"} <= words
