"""`rulewright solve` where every deal is solved exactly: one deal, all of them, and a sweep that is taken up again."""

import json
from itertools import islice
from pathlib import Path

import pytest

from rulewright_engine.games.city_of_fury.solver.sweep import orders

MANIFEST = """\
format: 1
id: scratch
game: city_of_fury
title: {en: Scratch}
version: 1.0.0
requires: {city_of_fury: ">=1"}
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""
ENEMY = """\
kind: enemy
id: weak-{0}
title: {{en: Weak {0}}}
health: 1
left: [attack]
right: [attack]
behind: street-{0}
---
kind: street
id: street-{0}
title: {{en: Street {0}}}
---
"""
REST = """\
kind: boss
id: weak-boss
title: {en: Weak boss}
health: 1
left: [attack]
right: [attack]
behind: street-b
---
kind: street
id: street-b
title: {en: Last street}
---
kind: set-up
id: walk-over
title: {en: Walk-over}
vigilantes: [vera-cole, max-dorn]
enemies: [weak-1, weak-2, weak-3, weak-4, weak-5, weak-6]
boss: weak-boss
"""
OFFICIAL = str(Path(__file__).resolve().parents[2] / "content" / "city_of_fury")
HOW = "four Streets from the left, then two Enemies"
DEAL = "rash,lookout,bulldozer,brick,hopper,slinger"


@pytest.fixture
def walk_over(folder: Path) -> Path:
    """A pack whose set-up is won so soon that all its deals are solved in a moment."""
    root = folder / "scratch"
    root.mkdir()
    (root / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    cards = "".join(ENEMY.format(number) for number in range(1, 7)) + REST
    (root / "cards.yaml").write_text(cards, encoding="utf-8")
    return root


def test_a_deal_is_answered_with_its_fewest_turns_and_a_line_that_replays(command, folder) -> None:
    answer = command("solve", "city_of_fury", OFFICIAL, "--heroes", "vera-cole", "--deal", DEAL, "--save", "lines")
    assert answer.code == 0, answer
    assert "can be won in 10 turns at best" in answer.out
    (line,) = Path("lines").glob("*.json")
    replayed = command("replay", str(line), OFFICIAL)
    assert replayed.code == 0
    assert "10 turns: won" in replayed.out


def test_a_deal_that_cannot_be_won_says_so_and_exits_with_1(command, folder) -> None:
    deal = "brick bulldozer hopper rash lookout slinger"
    answer = command("solve", "the-box", OFFICIAL, "--heroes", "vera-cole", "--deal", deal, "--format", "json")
    assert answer.code == 1
    (found,) = json.loads(answer.out)["exact"]
    assert found == {"setup": {"set_up": "the-box", "vigilante": "vera-cole"}, "opening": f"deal {deal}", "turns": None}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--deal", DEAL.replace("rash", "rush")], "did you mean rash?"),
        (["--deal", "rash,rash,bulldozer,brick,hopper,slinger"], "each of the 6 Enemies once"),
        (["--deal", "rash"], f"\n  Write the Enemies as dealt, {HOW}: --deal {DEAL}.\n"),
        (
            ["--deal", "012345"],
            f"012345 is no Enemy of the set-up\n  Write the Enemies as dealt, {HOW}: --deal {DEAL}.\n",
        ),
        (["--sweep", "afile"], "afile is no folder\n  Name a folder after --sweep; it is made where there is none.\n"),
        (["--save", "afile"], "afile is no folder\n  Name a folder after --save; it is made where there is none.\n"),
        (["--heroes", "vera", "--deal", DEAL], "did you mean vera-cole?"),
        (["--heroes", "vera"], "\n  Change --heroes, or leave it out; see rulewright show set-up:the-box.\n"),
        (
            ["--difficulty", "hard"],
            "no levels of difficulty\n  Change --difficulty, or leave it out; see rulewright show ",
        ),
    ],
)
def test_what_cannot_be_solved_is_refused_with_what_was_meant(command, folder, arguments, said: str) -> None:
    Path("afile").touch()
    answer = command("solve", "city_of_fury", OFFICIAL, *arguments)
    assert answer.code == 2
    assert said in answer.err


def test_a_stage_has_no_deals(command, folder) -> None:
    answer = command("solve", "countdown", "--deal", DEAL)
    assert answer.code == 2
    assert "no deals that are solved exactly" in answer.err


def test_all_deals_are_summed_up_from_what_is_kept(command, folder) -> None:
    answer = command("solve", "city_of_fury", OFFICIAL, "--format", "json")
    assert answer.code == 0
    told = json.loads(answer.out)["exact"]
    assert [each["setup"]["vigilante"] for each in told] == ["vera-cole", "max-dorn"]
    assert all(each["openings"] == 720 and each["winnable"] == sum(each["turns"].values()) for each in told)


def test_a_sweep_is_kept_as_content_and_goes_on_where_it_stopped(command, walk_over: Path, monkeypatch) -> None:
    """With the first six of the 720 deals; lint says that the others are missing."""
    monkeypatch.setattr("rulewright_engine.games.city_of_fury.exact.orders", lambda: islice(orders(), 6))
    call = ("solve", "walk-over", "scratch", "--heroes", "vera-cole", "--sweep", "scratch/solutions")
    first = command(*call)
    assert first.code == 0, first
    assert "6 of 6 can be won (100.0%)" in first.out
    path = walk_over / "solutions" / "walk-over-vera-cole.yaml"
    whole = path.read_text(encoding="utf-8")
    path.write_text("\n".join(whole.splitlines()[:-4]) + "\n", encoding="utf-8")
    assert "2 of 720 deals are there" in command("lint", "scratch").out
    again = command(*call)
    assert again.out == first.out
    assert path.read_text(encoding="utf-8") == whole
