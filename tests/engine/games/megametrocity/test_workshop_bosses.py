"""Final bosses who between them do everything that Special Attacks can do, from random positions."""

from collections.abc import Callable

import pytest

from megametrocity_play import ENGINE, Play, proving_view
from megametrocity_workshop import boss_effects, bosses
from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.events import AttackAimed
from rulewright_engine.interface import ChanceTurn, PlayerTurn
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.geometry import indices
from rulewright_schema.packs.loading import Loaded


@pytest.fixture(scope="module")
def view(load_tree: Callable[..., Loaded]) -> View:
    return proving_view(load_tree, bosses())


@pytest.mark.parametrize("first", range(0, len(boss_effects()), 20))
def test_whatever_a_special_attack_does_it_comes_to_an_end(view: View, first: int) -> None:
    """No invariant breaks, and what is asked can be answered; who is to decide are the players or a hero."""
    for number in range(first, min(first + 20, len(boss_effects()))):
        rng = Rng(number)
        at = Play(view, "jack", "travis", "blaze")
        squares = [square_text(square) for square in indices(at.state.window.passable)]
        for name in ("jack", "travis", "blaze"):
            at.hero(name, at=squares[rng.below(len(squares))], turbo=2)
        at.arm("travis", "revolver", used=1)
        at.pay("blaze", 25, 50)
        for kind in ("punk", "chains-leader", "sid"):
            at.foe(kind, squares[rng.below(len(squares))])
        boss = at.foe(f"w{number}", squares[rng.below(len(squares))], wounds=3)
        at.state.agenda = [("start", 0), ("thugs-turn-end",), ("attacks", ((boss, -1),))]
        at._go()
        assert at.happened(AttackAimed) == [AttackAimed(boss, "a", -1)]
        for _ in range(200):
            turn = ENGINE.turn(at.state)
            if at.waiting() == "start" or not isinstance(turn, ChanceTurn | PlayerTurn):
                break
            legal = ENGINE.legal(at.state)
            chance = isinstance(turn, ChanceTurn)
            action = ENGINE.sample(at.state, rng) if chance else legal[rng.below(len(legal))]
            at.do(str(action))
        assert at.waiting() in ("start", ""), boss_effects()[number]
