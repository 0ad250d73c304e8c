"""`rulewright show`: which document is meant, where its values are set, and who refers to it."""

import json
from pathlib import Path

import pytest
from ruamel.yaml import YAML

CHANGED = """\
item_cards:
  - id: revolver
    override: megametrocity
    card: {batteries: 9}
"""


@pytest.fixture
def changed(pack: Path) -> Path:
    (pack / "changes.yaml").write_text(CHANGED, encoding="utf-8")
    return pack


def test_a_document_is_shown_as_yaml_with_its_place(command, root, monkeypatch) -> None:
    monkeypatch.chdir(root)
    answer = command("show", "tile:4.A")
    assert answer.code == 0
    assert answer.out.startswith("# megametrocity/tile:4.A\n# content/megametrocity/tiles/4a.yaml:1:1\n")
    data = YAML(typ="safe", pure=True).load(answer.out)
    assert data == YAML(typ="safe", pure=True).load(Path("content/megametrocity/tiles/4a.yaml").read_text("utf-8"))
    assert "\ngrid: |\n  G~id\n" in answer.out
    assert "megametrocity/stage:plutonium content/megametrocity/stages/10-plutonium.yaml:" in answer.out


def test_where_tells_the_pack_and_line_of_each_value(command, changed) -> None:
    answer = command("show", "revolver", "scratch", "--where")
    lines = {line.split(": ")[0]: line for line in answer.out.split("\n")}
    assert lines["card.batteries"].startswith("card.batteries: 9 ")
    assert lines["card.batteries"].endswith(" scratch scratch/changes.yaml:4:23")
    assert " megametrocity " in lines["card.range"]
    assert "weapons.yaml:" in lines["card.range"]
    assert "# origin: rulebook, MMC-8c-11" in answer.out
    assert "# origin of quantity: authored" in answer.out


def test_the_original_is_meant_unless_the_pack_is_named(command, changed, root) -> None:
    official = str(root / "content" / "megametrocity")
    both = ("scratch", official)
    assert "# megametrocity/item-card:revolver\n" in command("show", "revolver", *both).out
    assert "# scratch/item-card:revolver\n" in command("show", "scratch/item-card:revolver", *both).out
    assert "# scratch/item-card:revolver\n" in command("show", "scratch/revolver", *both).out
    found = json.loads(command("show", "revolver", "scratch", "--format", "json").out)
    assert found["overrides"] == "megametrocity/item-card:revolver"
    assert found["data"]["card"]["batteries"] == 9
    assert found["data"]["card"]["range"] == 3


def test_texts_are_rendered_in_the_languages_of_the_game(command, pack) -> None:
    command("new", "technique-card", "shove", "--pack", "scratch")
    answer = command("show", "shove", "scratch")
    assert "# text (en)\n# " in answer.out
    assert "# text (es)\n# " in answer.out
    assert json.loads(command("show", "shove", "scratch", "--format", "json").out)["texts"].keys() == {"en", "es"}


@pytest.mark.parametrize(
    ("reference", "said"),
    [
        ("revolvr", "did you mean item-card:revolver?"),
        ("stag:countdown", "did you mean stage:countdown?"),
        ("countdown", "Name one of megametrocity/chapter:countdown, megametrocity/stage:countdown."),
        ("", "no document ''"),
        (":", "no document ':'"),
        ("a/b/c:d/e", "no document 'a/b/c:d/e'"),
        ("\x1b[2J", "no document '\\u{1b}[2J'"),
    ],
)
def test_unknown_and_ambiguous_references_are_answered(command, pack, reference, said) -> None:
    answer = command("show", reference, "scratch")
    assert answer.code == 2
    assert said in answer.err


def test_a_document_that_is_not_valid_is_not_called_unknown(command, pack) -> None:
    (pack / "a.yaml").write_text("kind: term\nid: cape\ntitle: 7\n", encoding="utf-8")
    answer = command("show", "term:cape", "scratch")
    assert answer.code == 2
    assert "is there but not valid" in answer.err
    assert "rulewright lint scratch/a.yaml" in answer.err


def test_standard_input_can_be_shown(command, folder) -> None:
    text = "kind: term\nid: cape\ntitle: {en: Cape}\n"
    answer = command("show", "cape", "-", "--game", "megametrocity", stdin=text)
    assert answer.code == 0
    assert "id: cape\n" in answer.out


def test_an_override_of_another_sort_replaces_the_mapping_and_of_the_same_sort_changes_it(command, pack: Path) -> None:
    (pack / "changes.yaml").write_text(
        "item_cards:\n"
        "  - {id: quarter, override: megametrocity, quantity: 4, card: {type: food, heals: 1}}\n"
        "  - {id: half-dollar, override: megametrocity, card: {type: money, cents: 25}}\n"
        "  - {id: crowbar, override: megametrocity, card: {dice: 1}}\n"
        "stages:\n"
        "  - {id: countdown, override: megametrocity, goal: {goal: knock-out-thugs, count: 9}}\n",
        encoding="utf-8",
    )
    assert command("lint", "scratch").code == 0

    def data(reference: str) -> dict[str, object]:
        found = json.loads(command("show", f"scratch/{reference}", "scratch", "--format", "json").out)["data"]
        assert isinstance(found, dict)
        return found

    assert data("quarter")["card"] == {"type": "food", "heals": 1}
    assert data("half-dollar")["card"] == {"type": "money", "cents": 25}
    assert data("countdown")["goal"] == {"goal": "knock-out-thugs", "count": 9}
    crowbar = data("crowbar")["card"]
    assert isinstance(crowbar, dict)
    assert (crowbar["type"], crowbar["dice"]) == ("weapon", 1)
