"""`rulewright schema export`."""

import json
from pathlib import Path

from rulewright_schema.export.json_schema import as_text, published


def test_all_schemas_are_written_below_a_folder(command, folder: Path) -> None:
    answer = command("schema", "export", "--output", "out/json")
    assert answer.code == 0
    expected = published()
    assert f"wrote {len(expected)} schemas" in answer.out
    for name, schema in expected.items():
        assert (folder / "out" / "json" / name).read_text(encoding="utf-8") == as_text(schema)


def test_one_schema_is_printed_by_its_name(command) -> None:
    answer = command("schema", "export", "megametrocity/stage")
    assert json.loads(answer.out)["title"] == "stage"
    assert command("schema", "export", "stage").out == answer.out
    assert json.loads(command("schema", "export", "pack").out)["title"] == "pack"


def test_names_are_listed_and_unknown_ones_answered(command) -> None:
    assert "megametrocity/document" in command("schema", "export").out
    answer = command("schema", "export", "stag")
    assert answer.code == 2
    assert "did you mean 'stage'?" in answer.err


def test_a_folder_that_cannot_be_written_is_said(command, folder: Path) -> None:
    (folder / "file").write_text("", encoding="utf-8")
    answer = command("schema", "export", "--output", "file/json")
    assert answer.code == 2
    assert "cannot be written" in answer.err


def test_a_file_in_the_place_of_the_folder_is_said(command, folder: Path) -> None:
    (folder / "file").write_text("mine", encoding="utf-8")
    answer = command("schema", "export", "--output", "file")
    assert (answer.code, answer.err) == (2, "error: 'file' is no folder\n  Name another one.\n")
    assert (folder / "file").read_text("utf-8") == "mine"
