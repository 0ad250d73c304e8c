"""A Special Technique that goes along one straight line."""

from collections.abc import Callable

import pytest

from megametrocity_play import Play, proving_view
from rulewright_engine.games.megametrocity.events import FoeKnockedOut
from rulewright_schema.packs.loading import Loaded

HERO = """
hero_sheets:
  - id: laser
    title: {en: Laser}
    movement: 3
    actions: 3
    fight: 7
    life: 6
    turbo: 2
    special_technique:
      title: {en: Ray}
      life_cost: 1
      dice: 3
      value: 1
      reach: {place: beam, squares: 3}
"""


@pytest.fixture
def at(load_tree: Callable[..., Loaded]) -> Play:
    at = Play(proving_view(load_tree, HERO), "laser")
    at.turn("laser")
    at.hero("laser", at="2,2")
    return at


def test_the_line_is_chosen_where_several_have_foes(at: Play) -> None:
    """MMC-8d-04: one hit for each square of the line."""
    at.foe("punk", "3,2", 2)
    at.foe("punk", "5,2")
    at.foe("chains", "2,1")
    at.do("special-technique")
    assert at.legal() == {"line at 3,2", "line at 2,1"}
    assert at.why("line at 1,2") == "no-target"
    at.do("line at 5,2", "roll 7 8 1")
    assert len(at.happened(FoeKnockedOut)) == 3
    assert at.foes_at("2,1") == ["chains"]


def test_the_turbo_attack_goes_along_the_only_line_with_foes(at: Play) -> None:
    """MMC-8e-07, MMC-8e-08."""
    at.foe("punk", "3,2", 2)
    at.foe("punk", "2,2")
    at.hero("laser", turbo=2)
    at.do("turbo-attack", "roll 9 9 9")
    assert len(at.happened(FoeKnockedOut)) == 2
    assert at.foes_at("2,2") == ["punk"]


def test_without_foes_in_any_line_the_hits_are_lost(at: Play) -> None:
    """MMC-8d-06."""
    at.foe("punk", "9,2")
    at.do("special-technique", "roll 9 9 9")
    assert at.foes_at("9,2") == ["punk"]
