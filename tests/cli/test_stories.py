"""Story mode by commands: begun, saved at the machine and to a file, resumed, replayed, simulated (section 13)."""

import json
from pathlib import Path

import pytest

TALE = """\
tiles:
  - id: T9.A
    title: {en: Park}
    grid: |
      z~~~
      .o..
      ....
      ....
      ====
    legend: {z: zultar, o: {furniture: trash-can}}
  - id: T9.B
    title: {en: Path}
    grid: |
      ~~~~
      ....
      ....
      ....
      ====
item_cards: [{id: dime, title: {en: Dimes}, quantity: 99, card: {type: money, cents: 25}}]
stages:
  - id: first-night
    title: {en: First night}
    turns: 2
    street: {start: [T9.A, T9.B]}
    goal: {goal: reach, place: {at: last-column, tile: T9.A}, heroes: 1}
  - id: last-night
    title: {en: Last night}
    turns: 2
    street: {start: [T9.A, T9.B]}
    goal: {goal: knock-out-thugs, count: 9}
story_routes:
  - id: two-nights
    title: {en: Two nights}
    start: first-night
    start_difficulty: normal
    finish: last-night
    ways: [{after: first-night, to: [last-night]}]
    levels: [{difficulty: normal, least: 0, most: 12}]
    spawns_counted: story-start
    techniques: choose
    final_boss_reward: {upgrades: 1}
    saving:
      {feature: zultar, actions: 1, cents: 25, resume: stage-anew, upgrades: at-game-over, life: full, items: none}
    between:
      {keep: [wounds, upgrades, items], discards: kept-until-decks-run-out, weapon_sells_for: 25,
       golden_weapon_sells_for: 50, upgrade_costs: 50, revival_costs: 50, swap: [weapons, money]}
"""
BEGIN = ("enhance movement", "enhance movement", "enhance fight", "start 1,1")


@pytest.fixture
def tale(pack: Path) -> Path:
    """A story of two stages in the folder `scratch/`."""
    (pack / "tale.yaml").write_text(TALE, encoding="utf-8")
    return pack


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_the_official_story_begins_with_its_first_stage(command, folder) -> None:
    answer = command("play", "story", "--heroes", "jack,travis", "--seed", "1", stdin="quit\n")
    assert answer.code == 0
    assert answer.out.startswith("megametrocity/story-route:story · jack, travis · seed 1\n")
    assert "story   in conquer-the-arcade\n" in answer.out
    assert "learn tactics" in answer.out


def test_a_stage_is_won_and_the_story_goes_on_with_the_next_one(command, tale) -> None:
    lines = typed(*BEGIN, "move 4,1", "hand jack jack x used 0", "save game.json", "go-to last-night", "quit")
    answer = command("play", "two-nights", "scratch", "--heroes", "jack", "--seed", "1", stdin=lines)
    assert answer.code == 0
    assert "the stage is won" in answer.out
    assert "two-nights   after first-night\n" in answer.out
    assert "most upgrades: 3; ways on: last-night" in answer.out
    assert "(MMC-13-25)" in answer.out
    assert "last-night begins, normal" in answer.out
    again = command("play", "--resume", "game.json", "scratch", stdin="list\nquit\n")
    assert again.code == 0
    assert "  1 go-to last-night" in again.out
    replayed = command("replay", "game.json", "scratch", "--steps")
    assert replayed.code == 0
    assert "goes on; digest" in replayed.out


def test_a_story_saved_at_the_machine_is_resumed_after_a_game_over_with_the_stage_anew(command, tale) -> None:
    """Seeds are tried until the furniture gives money, as it mostly does; the save is then paid with it."""
    breaking = typed(*BEGIN, "move 2,1", "break", "save for 25", "move 1,1", "save for 25", "save FILE", "end", "end",
                     "resume", "resume", "list", "save game.json", "quit")  # fmt: skip
    for seed in range(60):
        answer = command("play", "two-nights", "scratch", "--heroes", "jack", "--seed", str(seed), stdin=breaking)
        assert answer.code == 0
        if "story saved: jack" in answer.out:
            break
    assert "save for 25: the hero is not below a machine that saves (MMC-13-14)" in answer.out
    assert "two-nights   after first-night, saved in first-night, game over\n" in answer.out
    after = answer.out.partition("> players: resume\n")[2]
    assert "first-night begins, normal" in after
    assert "turn 0, 2 left on the dial" in after
    assert "movement +2" in after
    assert "cents" not in after
    assert "resume: what is to be decided now is: start" in after
    assert command("replay", "game.json", "scratch").code == 0


def test_a_story_that_was_not_saved_ends_with_its_first_failure(command, tale) -> None:
    lines = typed(*BEGIN, "end", "end")
    answer = command("play", "two-nights", "scratch", "--heroes", "jack", "--seed", "1", stdin=lines)
    assert answer.code == 0
    assert answer.out.rstrip().split("\n")[-1].startswith("lost after ")
    again = command("play", "two-nights", "scratch", "--heroes", "jack", "--seed", "1", stdin=lines)
    assert again.out == answer.out


def test_bots_play_stories_and_are_counted(command, tale) -> None:
    call = ("simulate", "two-nights", "scratch", "--heroes", "jack", "--games", "2", "--format", "json")
    answer = command(*call)
    assert answer.code == 0
    rows = json.loads(answer.out)["results"]
    assert [row["bot"] for row in rows] == ["random", "greedy", "look-ahead"]
    assert all(row["games"] == 2 and row["decisions"]["mean"] > 4 for row in rows)
    assert command(*call).out == answer.out


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("play", "stori"), "did you mean story?"),
        (("play", "story", "--difficulty", "hard"), "the level of a story is not chosen"),
        (("play", "story", "--heroes", "9"), "not for 9"),
        (("solve", "story"), "is no stage"),
    ],
)
def test_what_a_story_does_not_know_is_refused_in_words(command, folder, arguments, meant) -> None:
    answer = command(*arguments)
    assert answer.code == 2
    assert meant in answer.err


def test_the_log_of_a_story_of_other_content_is_refused(command, tale) -> None:
    lines = typed(*BEGIN, "move 4,1", "save game.json")
    command("play", "two-nights", "scratch", "--heroes", "jack", "--seed", "1", stdin=lines)
    assert command("replay", "game.json", "scratch").code == 0
    (tale / "tale.yaml").write_text(TALE.replace("knock-out-thugs, count: 9", "knock-out-thugs, count: 8"), "utf-8")
    answer = command("replay", "game.json", "scratch")
    assert answer.code == 1
    assert "the content has changed" in answer.out
    resumed = command("play", "--resume", "game.json", "scratch")
    assert resumed.code == 2
    assert "the content has changed" in resumed.err


def test_a_story_saved_by_another_version_of_the_engine_is_refused(command, tale) -> None:
    command("play", "two-nights", "scratch", "--heroes", "jack", "--seed", "1", stdin=typed(*BEGIN, "save game.json"))
    path = tale.parent / "game.json"
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "engine": "0"}), "utf-8")
    for call, code in ((("replay", "game.json", "scratch"), 1), (("play", "--resume", "game.json", "scratch"), 2)):
        answer = command(*call)
        assert answer.code == code
        assert "was made by version 0 of the engine" in answer.out + answer.err
