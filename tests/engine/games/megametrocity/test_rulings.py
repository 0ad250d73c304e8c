"""Which reading is played: by the rulebook, by a pack, by the options of a game."""

from collections.abc import Callable
from dataclasses import fields

import pytest

from megametrocity_play import CONTENT, ENGINE, MANIFEST, STAGE
from rulewright_engine.games.megametrocity.rulings import BY_STAGE, SWITCHES, Rulings, readings, rulings_of
from rulewright_engine.interface import SetUpError
from rulewright_engine.playouts import random_playout
from rulewright_schema.catalog import View
from rulewright_schema.packs.loading import Loaded
from rulewright_schema.shared.rules import Statement


def test_every_playable_ruling_is_a_switch_of_the_engine_or_a_figure_of_a_stage(proving: View) -> None:
    playable = {
        document.id
        for document in proving.all("statement")
        if (ruling := document.expect(Statement).ruling) is not None and len(ruling.playable) > 1
    }
    assert playable == {statement for statement, _ in SWITCHES.values()} | set(BY_STAGE)
    assert {each.name for each in fields(Rulings)} == set(SWITCHES)


def test_without_a_choice_the_adopted_readings_are_played(proving: View) -> None:
    adopted = {
        document.id: ruling.adopted
        for document in proving.all("statement")
        if (ruling := document.expect(Statement).ruling) is not None
    }
    played = readings(proving, {})
    assert played == {statement: adopted[statement] for statement in played}


@pytest.mark.parametrize(("statement", "reading"), [("MMC-9b-06", "z"), ("MMC-9b-99", "a"), ("MMC-4-01", "a")])
def test_a_reading_that_cannot_be_played_is_refused(proving: View, statement: str, reading: str) -> None:
    with pytest.raises(SetUpError, match=statement):
        ENGINE.setup(proving, {"stage": STAGE, "heroes": ["jack"], "rulings": {statement: reading}})


def test_content_without_a_rulebook_plays_the_adopted_readings_too(
    proving: View, view_of: Callable[[str], View]
) -> None:
    whole = rulings_of(proving, {})
    view = view_of("megametrocity")
    bare = View(view.pack, [])
    assert rulings_of(bare, {}) == whole


def test_a_packs_manifest_chooses_for_its_own_stages(load_tree: Callable[..., Loaded]) -> None:
    manifest = MANIFEST + "rulings: {MMC-9b-06: b, MMC-8g-04: b}\n"
    loaded = load_tree({"proving/pack.yaml": manifest, "proving/street.yaml": CONTENT}, "proving")
    view = loaded.catalog.view("proving")
    state = ENGINE.setup(view, {"stage": STAGE, "heroes": ["jack"]})
    assert state.table.rulings.sweep_clockwise
    assert state.table.rulings.return_with_one_life
    # What a game's own options choose goes first.
    again = ENGINE.setup(view, {"stage": STAGE, "heroes": ["jack"], "rulings": {"MMC-9b-06": "a"}})
    assert not again.table.rulings.sweep_clockwise
    assert ENGINE.content_hash(again) != ENGINE.content_hash(state)


@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_random_games_end_under_either_reading(proving: View, switch: str) -> None:
    statement, letter = SWITCHES[switch]
    for reading in "ab":
        options = {"stage": STAGE, "heroes": ["jack", "blaze"], "rulings": {statement: reading}}
        start = ENGINE.setup(proving, options)
        assert getattr(start.table.rulings, switch) == (reading == letter)
        end = random_playout(ENGINE, start, 1).state
        assert ENGINE.outcome(end) in ("won", "lost")
        assert list(ENGINE.invariants(end)) == []
