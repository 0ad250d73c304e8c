"""Every worked example of the built-in packs holds, and one that is wrong is told where."""

import pytest

from rulewright_engine.examples import Played, play
from rulewright_engine.loading import engine_of, judge_of, playable_games
from rulewright_schema.kinds import games, kinds
from rulewright_schema.scaffolds import Scaffold, scaffold


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


@pytest.mark.parametrize("game", playable_games())
def test_the_scaffold_of_an_example_holds(game: str, load_pack) -> None:
    made = scaffold(kinds(game)["example"], games()[game])
    assert isinstance(made, Scaffold)
    view = load_pack({"it.yaml": made.text}, game)
    (document,) = view.own("example")
    assert played(view, document).failures == []


def test_the_example_of_the_guide_for_writers_holds(root, load_pack) -> None:
    text = (root / "docs" / "writing-examples.md").read_text(encoding="utf-8")
    view = load_pack({"it.yaml": text.partition("```yaml\n")[2].partition("```")[0]})
    (document,) = view.own("example")
    assert played(view, document).failures == []


WALK = """\
kind: example
id: a-walk
title: {en: A walk}
shows: [MMC-8b-01]
position: {heroes: {jack: {at: "1,1"}}, turn: jack}
then: [{turn: jack}]
"""


@pytest.mark.parametrize(
    ("old", "new", "path", "message"),
    [
        ("jack:", "nobody:", ("position", "heroes", "nobody"), "there is no hero-sheet nobody"),
        ('"1,1"', '"9.A:1,1"', ("position", "heroes", "jack", "at"), "9.A is not on the table"),
        ('"1,1"', '"1,0"', ("position", "heroes", "jack", "at"), "nobody can stand on 1,0"),
        (
            '{at: "1,1"}',
            '{at: "1,1"}, travis: {ko: true}}, placed: {"2,1": travis',
            ("position", "heroes", "travis"),
            "KO'd",
        ),
        ('{at: "1,1"}', "{}", ("position", "heroes", "jack"), "the hero stands nowhere"),
        (
            '"1,1"}',
            '"1,1", weapons: [revolvr]}',
            ("position", "heroes", "jack", "weapons", 0),
            "did you mean revolver",
        ),
        ("turn: jack}", "turn: jack, sheets: {jack: {range: 2}}}", ("position", "sheets", "jack", "range"), "no range"),
        ("turn: jack}", "turn: jack, figures: {p: punk}}", ("position", "figures", "p"), "p is not drawn"),
        ("turn: jack}", "turn: jack, supply: {punk: 2}, foes: [{foe: punk}]}", ("position", "foes", 0, "foe"), "none"),
        ("turn: jack}", "turn: jack, placed: {'2,1': punk x 40}}", ("position", "placed", "2,1"), "no figure left"),
    ],
)
def test_what_is_wrong_with_a_position_is_told_where_it_stands(old, new, path, message, load_pack) -> None:
    view = load_pack({"it.yaml": WALK.replace(old, new, 1)})
    (document,) = view.own("example")
    (failure,) = played(view, document).failures
    assert failure.path == path
    assert message in failure.message


@pytest.mark.parametrize(
    ("acted", "message"),
    [
        ("dance", "'dance' is no action"),
        ("move 9", "it is written 'move square'"),
        ("hit @p", "p is no kind of foe"),
        ("move bar:2,1", "bar is not on the table"),
        ("roll 8", "what is to be decided now is"),
    ],
)
def test_an_action_that_cannot_be_done_is_answered_with_what_can(acted: str, message: str, load_pack) -> None:
    view = load_pack({"it.yaml": WALK + f'actions: ["{acted}"]\n'})
    (document,) = view.own("example")
    (failure,) = played(view, document).failures
    assert failure.path == ("actions", 0)
    assert message in failure.message
    assert failure.help


def test_a_rewritten_example_with_a_thousand_dice_is_answered(load_pack) -> None:
    more = "sheets: {punk: {attack: 900, range: 0}}, foes: [{foe: punk, at: '1,1'}], orders: attack-twice}"
    view = load_pack({"it.yaml": WALK.replace("turn: jack}", more, 1) + "actions: [end]\n"})
    (document,) = view.own("example")
    (failure,) = played(view, document).failures
    assert "900 dice are to be rolled now" in failure.message
