"""Every worked example of the built-in packs holds, and one that is wrong is told where."""

import pytest

from rulewright_engine.examples import Played, play
from rulewright_engine.loading import engine_of, judge_of, playable_games


def played(view, document) -> Played:
    engine, judge = engine_of(view.pack.game), judge_of(view.pack.game)
    assert engine is not None
    assert judge is not None
    return play(engine, judge, view, document)


@pytest.mark.parametrize("game", playable_games())
def test_the_engine_agrees_with_every_worked_example(game: str, view_of) -> None:
    view = view_of(game)
    examples = view.own("example")
    assert examples
    wrong = [(each.id, *failure.path, failure.message) for each in examples for failure in played(view, each).failures]
    assert wrong == []
