"""Findings of play: what is told of set-ups, and of examples."""

from rulewright_engine.checks import findings
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.search import judging
from rulewright_engine.search.judging import Budget
from rulewright_engine.search.verdicts import Tried, Verdict, Witness

STAGE = """\
kind: stage
id: trial
title: {en: Trial}
heroes: [1]
turns: 2
street: {start: [1.A, 2.A]}
goal: {goal: knock-out-thugs, count: 12}
"""


def test_a_line_that_nobody_should_hope_for_is_one_warning_at_the_goal(load_pack, monkeypatch) -> None:
    view = load_pack({"trial.yaml": STAGE})

    def lucky(engine, guide, view, options, budget, seed, kept) -> Verdict:
        return Verdict("winnable", options, Tried((), 9, 1.0), Witness(None, "search", (), 1e-9, 1e-9))  # type: ignore[arg-type]  # the log is not looked at

    monkeypatch.setattr("rulewright_engine.checks.verdict_of", lucky)
    assert judging.verdict_of is not lucky
    engine, guide, stage = engine_of("megametrocity"), guide_of("megametrocity"), view.get("stage", "trial")
    found = list(findings(engine, guide, view, stage, Budget(10), "0", lambda: None))  # type: ignore[arg-type]  # all there
    assert [(each.code, each.span.start_line) for each in found] == [("ENG004", 7)]
    assert "only a miracle wins" in found[0].message
    assert "trial" in found[0].help


def codes_of(view) -> list[tuple[str, str]]:
    engine, guide, stage = engine_of("megametrocity"), guide_of("megametrocity"), view.get("stage", "trial")
    found = findings(engine, guide, view, stage, None, "0", lambda: None)  # type: ignore[arg-type]  # all there
    return [(each.code, each.message) for each in found]


def test_a_stage_that_names_a_draw_which_it_does_not_make_is_not_played(load_pack) -> None:
    goal = "goal: {goal: knock-out, whom: [{who: drawn, draw: somebody}]}\n"
    found = codes_of(load_pack({"trial.yaml": STAGE.partition("goal:")[0] + goal}))
    assert [code for code, _ in found] == ["ENG001"]
    assert "the stage trial makes no draw somebody" in found[0][1]


def test_a_stage_that_names_what_is_not_in_sight_is_not_played(load_pack) -> None:
    found = codes_of(load_pack({"trial.yaml": STAGE.replace("knock-out-thugs,", "knock-out-thugs, thug: nobody,")}))
    assert [code for code, _ in found] == ["ENG001"]
    assert "there is no thug-sheet nobody" in found[0][1]
