"""`rulewright new --override`, and the line that leads editors to schemas, wherever the pack lies."""

import json
from pathlib import Path

import pytest

REVOLVER = "megametrocity/item-card:revolver"


@pytest.mark.parametrize(
    ("reference", "path"),
    [
        ("revolver", "item_cards/revolver.yaml"),
        ("tile:1.A", "tiles/1.A.yaml"),
        ("megametrocity/stage:countdown", "stages/countdown.yaml"),
        ("hero-sheet:jack", "hero_sheets/jack.yaml"),
    ],
)
def test_an_override_changes_the_document_that_is_named_and_is_sound(command, pack, reference: str, path: str) -> None:
    answer = command("new", "--override", reference, "--pack", "scratch")
    assert answer.code == 0, answer
    assert answer.out.startswith(f"wrote scratch/{path}\n")
    assert "\noverride: megametrocity\n" in (pack / path).read_text("utf-8")
    found = command("lint", "scratch")
    assert found.code == 0
    assert found.out.startswith("checked 2 documents in 2 files with ")


def test_a_key_written_below_is_what_changes(command, pack) -> None:
    command("new", "--override", "revolver", "--pack", "scratch")
    with (pack / "item_cards" / "revolver.yaml").open("a", encoding="utf-8") as file:
        file.write("quantity: 2\n")
    shown = command("show", "scratch/item-card:revolver", "scratch", "--where").out
    assert "quantity: 2" in shown
    assert "scratch/item_cards/revolver.yaml" in shown


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (
            ("--override", "revolvr"),
            "did you mean item-card:revolver?\n  Name one of a pack that scratch/pack.yaml requires: ",
        ),
        (
            ("--override", "countdown"),
            "several documents\n  Name one of megametrocity/chapter:countdown, megametrocity/stage",
        ),
        (("--override", "sid"), "is changed by the pack already\n  Change it where it stands: scratch/sid.yaml:2:5.\n"),
        (("--override", "mine"), "is the pack's own\n  Change it where it stands: scratch/mine.yaml:2:5.\n"),
        (("stage", "x", "--override", "sid"), "--override says by itself what is written\n  Leave KIND and ID out.\n"),
        ((), "it is not said what to write\n  Name a kind: pack, "),
    ],
)
def test_what_cannot_be_changed_is_refused_with_what_to_write(command, pack, call: tuple[str, ...], said: str) -> None:
    (pack / "sid.yaml").write_text("kind: boss-sheet\nid: sid\noverride: megametrocity\nnotes: Mine.\n", "utf-8")
    (pack / "mine.yaml").write_text("kind: term\nid: mine\ntitle: {en: Mine}\ntext: {en: Mine.}\n", "utf-8")
    answer = command("new", *call, "--pack", "scratch")
    assert answer.code == 2
    assert said in answer.err, answer


def test_an_id_that_is_taken_leads_to_the_override(command, pack) -> None:
    answer = command("new", "item-card", "revolver", "--pack", "scratch")
    assert answer.code == 2
    assert "to change that one: rulewright new --override item-card:revolver" in answer.err


def test_a_pack_that_keeps_schemas_is_led_to_them_by_a_relative_path(command, pack) -> None:
    assert command("schema", "export", "--output", "scratch/.rulewright/schema").code == 0
    command("new", "--override", "revolver", "--pack", "scratch")
    command("new", "stage", "night-catch", "--pack", "scratch")
    for path, title in (
        (pack / "item_cards" / "revolver.yaml", "item-card"),
        (pack / "stages" / "night-catch.yaml", "stage"),
    ):
        line, after, *_ = path.read_text("utf-8").split("\n")
        relative = line.removeprefix("# yaml-language-server: $schema=")
        assert relative == f"../.rulewright/schema/megametrocity/{title}.schema.json"
        assert json.loads((path.parent / relative).read_text("utf-8"))["title"] == title
        assert "of this machine" not in after
    assert command("lint", "scratch").code == 0


def test_elsewhere_the_second_line_says_how_to_have_a_path_that_holds_everywhere(command, pack) -> None:
    command("new", "stage", "night-catch", "--pack", "scratch")
    lines = (pack / "stages" / "night-catch.yaml").read_text("utf-8").split("\n")
    assert Path(lines[0].partition("=")[2]).is_absolute()
    assert "of this machine" in lines[1]
    assert "rulewright schema export --output .rulewright/schema" in lines[2]
