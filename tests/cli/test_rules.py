"""`rulewright rules coverage`: statements counted once, by what stands for them."""

import json
from types import SimpleNamespace

from rulewright_cli.progress import Ticker

EXAMPLE = """\
kind: example
id: one
title: {en: One}
shows: [ZZ-1-01]
position: {heroes: {jack: {at: "1,1"}}, turn: jack}
actions: [end]
then: [{round: 2}]
"""
STATEMENTS = """\
chapters:
  - {id: first, number: "1", title: {en: First}}
statements:
  - {id: ZZ-1-01, type: action, section: A, says: {en: A.}, held_by: [box]}
  - {id: ZZ-1-02, type: action, section: A, says: {en: B.}, held_by: [box]}
  - {id: ZZ-1-03, type: action, section: A, says: {en: C.}, held_by: [REF001]}
  - {id: ZZ-1-04, type: action, section: A, says: {en: D.}, told: flavour}
  - {id: ZZ-2-01, type: action, section: A, says: {en: E.}, held_by: [no-such-rule]}
  - {id: ZZ-2-02, type: action, section: A, says: {en: F.}}
"""


def test_each_statement_counts_once_by_what_stands_for_it(command, pack) -> None:
    (pack / "rules.yaml").write_text(STATEMENTS, encoding="utf-8")
    (pack / "example.yaml").write_text(EXAMPLE, encoding="utf-8")
    of_pack = json.loads(command("rules", "coverage", "scratch", "--format", "json").out)["packs"][0]
    assert (of_pack["examples_run"], of_pack["failing"], of_pack["examples"]) == (True, [], 1)
    assert of_pack["counts"] == {"shown": 1, "held": 2, "told": 1, "open": 2}
    assert [(each["number"], each["title"]) for each in of_pack["chapters"]] == [("1", "First"), ("2", "")]
    states = {each["id"]: each for chapter in of_pack["chapters"] for each in chapter["statements"]}
    assert states["ZZ-1-01"]["examples"] == ["one"]
    assert states["ZZ-1-03"]["held_by"] == ["REF001"]
    assert states["ZZ-2-01"]["unknown"] == ["no-such-rule"]
    text = command("rules", "coverage", "scratch").out
    assert "1 shown by an example, 2 held by a rule or the box, 1 told, 2 open" in text
    assert "ZZ-2-01: held by no-such-rule, which is no rule" in text
    assert command("rules", "coverage", "scratch", "--open").out == "ZZ-2-01\nZZ-2-02\n"


def test_an_example_that_the_engine_does_not_agree_with_shows_nothing(command, pack) -> None:
    (pack / "rules.yaml").write_text(STATEMENTS, encoding="utf-8")
    (pack / "example.yaml").write_text(EXAMPLE.replace("round: 2", "round: 7"), encoding="utf-8")
    of_pack = json.loads(command("rules", "coverage", "scratch", "--format", "json").out)["packs"][0]
    assert of_pack["failing"] == ["one"]
    assert of_pack["counts"]["shown"] == 0
    assert "example one fails and shows nothing" in command("rules", "coverage", "scratch").out


def test_it_tells_how_many_examples_are_played(command, pack, monkeypatch) -> None:
    (pack / "rules.yaml").write_text(STATEMENTS, encoding="utf-8")
    (pack / "example.yaml").write_text(EXAMPLE, encoding="utf-8")
    begun: list[tuple[str, int]] = []
    ticked = Ticker.tick

    def ticking(ticker: Ticker) -> None:
        begun.append((ticker._what, ticker._of))
        ticked(ticker)

    monkeypatch.setattr(Ticker, "tick", ticking)
    # What is counted matters here, not what the engine says to each.
    monkeypatch.setattr("rulewright_engine.check_run.play", lambda *_: SimpleNamespace(holds=True))
    assert "6 statements, 1 example, " in command("rules", "coverage", "scratch").out
    assert begun == [("example", 1)], "its own, not those of the pack that it requires"
    begun.clear()
    assert command("rules", "coverage", "scratch", "--required").code == 0
    assert len(begun) > 100
    assert set(begun) == {("example", len(begun))}


def test_the_games_own_statements_are_counted_completely(command) -> None:
    found = json.loads(command("rules", "coverage", "megametrocity", "--format", "json").out)["packs"][0]
    assert found["statements"] == 441
    assert sum(found["counts"].values()) == 441
    assert "all" in command("rules", "coverage").out


def test_an_unknown_game_is_answered(command, pack) -> None:
    answer = command("rules", "coverage", "megametrocty")
    assert answer.code == 2
    assert "did you mean 'megametrocity'?" in answer.err
    assert "there are no statements" in command("rules", "coverage", "scratch").err
