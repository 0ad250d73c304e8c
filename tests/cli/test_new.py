"""`rulewright new`: what is written, where, and what is refused."""

import json
from pathlib import Path

import pytest

from rulewright_cli.schema_files import modeline
from rulewright_schema.kinds import games, kinds

OWN = {game: sorted(name for name in kinds(game) if name not in ("pack", "solution")) for game in games()}
"""The kinds to begin with; solutions are written by `rulewright solve`."""


# What is new in a pack is not used in it yet, which the linter says once the pack has stages and cards that could.
UNUSED = {"unused-document", "boss-never-met"}


@pytest.mark.parametrize("game", games())
def test_a_pack_and_all_kinds_in_it_are_sound(command, folder, game: str) -> None:
    answer = command("new", "pack", "my-fan", "--game", game)
    assert answer.code == 0, answer
    assert "my-fan/pack.yaml" in answer.out
    assert command("lint", "my-fan").code == 0
    for kind in OWN[game]:
        answer = command("new", kind, "--pack", "my-fan")
        assert answer.code == 0, answer
        assert "rulewright lint" in answer.out
    answer = command("lint", "my-fan", "--format", "json")
    found = json.loads(answer.out)
    assert {each["name"] for each in found["findings"]} <= UNUSED, answer
    assert found["summary"]["documents"] == len(OWN[game]) + 1


def test_the_first_line_leads_editors_to_a_schema_that_is_there(command, pack) -> None:
    command("new", "stage", "night-catch", "--pack", "scratch")
    line = (pack / "stages" / "night-catch.yaml").read_text(encoding="utf-8").split("\n")[0]
    assert line.startswith("# yaml-language-server: $schema=/")
    assert json.loads(Path(line.partition("=")[2]).read_text(encoding="utf-8"))["title"] == "stage"


def test_in_a_checkout_the_schema_is_named_by_a_relative_path(root) -> None:
    folder = root / "content" / "fan" / "neon-harbour" / "stages"
    line = modeline("stage", "megametrocity", folder)
    assert line == "# yaml-language-server: $schema=../../../../schema/json/megametrocity/stage.schema.json"
    assert modeline("pack", "megametrocity", folder).endswith("=../../../../schema/json/pack.schema.json")


def test_nothing_that_is_there_is_overwritten(command, pack) -> None:
    (pack / "stages").mkdir()
    (pack / "stages" / "night.yaml").write_text("mine", encoding="utf-8")
    (pack / "stages" / "dangling.yaml").symlink_to(pack / "nowhere.yaml")
    for name in ("night", "dangling"):
        answer = command("new", "stage", name, "--pack", "scratch")
        assert answer.code == 2
        assert "already there" in answer.err
    assert (pack / "stages" / "night.yaml").read_text(encoding="utf-8") == "mine"
    assert not (pack / "nowhere.yaml").exists()
    assert command("new", "pack", "scratch", "--game", "megametrocity").code == 2


def test_a_kind_that_several_games_have_needs_the_game_named(command, folder) -> None:
    for kind in ("pack", "example"):
        answer = command("new", kind, "one", "--output", "-")
        assert answer.code == 2
        assert "Name one with --game: city_of_fury, megametrocity." in answer.err
    assert "\nkind: enemy\n" in command("new", "enemy", "one", "--output", "-").out


def test_an_id_that_is_taken_is_refused_with_its_place(command, pack) -> None:
    answer = command("new", "stage", "countdown", "--pack", "scratch")
    assert answer.code == 2
    assert "03-countdown.yaml:2:5" in answer.err
    assert "rulewright new --override stage:countdown, which writes override: megametrocity." in answer.err
    assert not (pack / "stages").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["stag", "x"], "did you mean 'stage'?"),
        (["stage", "Night Catch"], "Write night-catch."),
        (["stage", "\udce9"], "cannot be the id of a stage"),
        (["stage", "x", "--game", "megametrocty"], "did you mean 'megametrocity'?"),
        (["stage", "x", "--pack", "nowhere"], "no pack.yaml"),
        (["stage", "x"], "there is no pack here"),
        (["stage", "x", "--output", "a\0b"], "NUL"),
        (["stage", "x", "--output", "."], "is a folder"),
        (["stage", "x", "--output", "file/x.yaml"], "cannot be written"),
        ([], "it is not said what to write"),
    ],
)
def test_what_cannot_be_written_is_refused_with_a_next_step(command, folder, arguments, said) -> None:
    (folder / "file").write_text("", encoding="utf-8")
    answer = command("new", *arguments)
    assert answer.code == 2
    assert said in answer.err


def test_standard_output_gets_the_text_alone(command, folder) -> None:
    answer = command("new", "item-card", "boat-hook", "--output", "-")
    assert answer.code == 0
    assert "\nid: boat-hook\n" in answer.out
    assert list(folder.iterdir()) == []


def test_json_tells_what_was_written(command, pack) -> None:
    answer = command("new", "tiles", "ZZ1.A", "--pack", "scratch", "--format", "json")
    assert json.loads(answer.out) == {"written": "scratch/tiles/ZZ1.A.yaml", "kind": "tile", "id": "ZZ1.A"}


def test_help_lists_every_kind(command) -> None:
    text = command("new", "--help").out
    for kind in {kind for own in OWN.values() for kind in own}:
        assert kind in text, kind
