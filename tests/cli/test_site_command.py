"""`rulewright site build` from the outside."""

import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright_cli.commands.site import app
from small_pack import FOOD, PACK

STAGE = """\
kind: stage
id: night
title: {en: Night}
turns: 12
street: {start: [10.A, 9.A], then: [2.A]}
spawns:
  - {who: boss, boss: jett, place: {at: last-column, tile: 2.A, row: S.2}}
goal: {goal: knock-out, whom: [{who: boss, boss: jett}]}
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "cards.yaml").write_text(FOOD, "utf-8")
    return folder


def run(*arguments: object):
    return CliRunner().invoke(app, ["build", *map(str, arguments)])


def test_a_pack_is_built_with_the_packs_that_it_builds_on(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright_cli.commands.site.LANGUAGES", ("en",))
    result = run(pack, "--output", tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "out/small/item-cards/index.html").is_file()
    assert (tmp_path / "out/megametrocity/rules/5.html").is_file()
    again = run(pack, "--output", tmp_path / "out")
    assert again.exit_code == 0, again.output


def test_content_with_errors_is_refused_with_their_number_and_the_next_action(pack: Path, tmp_path: Path) -> None:
    (pack / "cards.yaml").write_text(FOOD.replace("heals: 2", "heals: two"), "utf-8")
    result = run(pack, "--output", tmp_path / "out")
    assert result.exit_code == 1
    assert "no site was built: 1 error in 1 file" in result.output
    assert f"rulewright lint {pack}" in result.output
    assert not (tmp_path / "out").exists()


def test_a_path_that_does_not_exist_could_not_be_built(tmp_path: Path) -> None:
    result = run(tmp_path / "nowhere", "--output", tmp_path / "out")
    assert result.exit_code == 2
    assert "there is no file or folder" in result.output


def test_an_empty_folder_could_not_be_built(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    result = run(tmp_path / "empty", "--output", tmp_path / "out")
    assert result.exit_code == 2
    assert "nothing to show" in result.output


def test_a_folder_with_other_files_is_never_replaced(pack: Path, tmp_path: Path) -> None:
    output = tmp_path / "mine"
    output.mkdir()
    (output / "diary.txt").write_text("dear", "utf-8")
    result = run(pack, "--output", output)
    assert result.exit_code == 2
    assert "holds files that no site build wrote" in result.output
    assert (output / "diary.txt").read_text("utf-8") == "dear"


def test_folders_within_each_other_are_refused(pack: Path, tmp_path: Path) -> None:
    result = run(pack, "--output", tmp_path / "out", "--work", tmp_path / "out/work")
    assert result.exit_code == 2
    assert "lie within each other" in result.output


def test_only_a_site_that_was_built_is_served(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--output", str(tmp_path)])
    assert result.exit_code == 2
    assert "there is no site" in result.output
    assert "rulewright site build" in result.output


def test_a_built_site_is_served_to_this_machine(tmp_path: Path) -> None:
    (tmp_path / ".rulewright-site").write_text("", "utf-8")
    (tmp_path / "index.html").write_text("<h1>Hello</h1>", "utf-8")
    (tmp_path / "404.html").write_text("<h1>Not here</h1>", "utf-8")
    (tmp_path / "search").mkdir()
    command = [sys.executable, "-u", "-c", "from rulewright_cli.main import run; run()"]
    served = subprocess.Popen(
        [*command, "site", "serve", "--port", "0", "--output", str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        line = served.stdout.readline()
        address = line.split(" at ")[1].split()[0]
        assert address.startswith("http://127.0.0.1:")
        with urllib.request.urlopen(address + "index.html", timeout=10) as answer:
            assert answer.read() == b"<h1>Hello</h1>"
        for path in ("search/", "nowhere"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(address + path, timeout=10)
            assert refused.value.code == 404
            assert refused.value.read() == b"<h1>Not here</h1>"
    finally:
        served.terminate()
        served.communicate(timeout=10)


@pytest.mark.parametrize(("name", "told"), [("counts.json", "the counts of"), ("night.jsonl", "the winning lines of")])
def test_what_is_kept_beside_a_pack_and_cannot_be_read_is_named(
    pack: Path, tmp_path: Path, name: str, told: str
) -> None:
    (pack / "stage.yaml").write_text(STAGE, "utf-8")
    (pack / "winning_lines").mkdir()
    (pack / "winning_lines" / name).write_text("{", "utf-8")
    result = run(pack, "--output", tmp_path / "out")
    assert result.exit_code == 2, result.output
    assert told in result.output
    assert name in result.output
    assert "Delete the file." in result.output
    assert not (tmp_path / "out").exists()


def test_a_file_in_the_place_of_the_site_is_said_and_kept(pack: Path, tmp_path: Path) -> None:
    output = tmp_path / "mine"
    output.write_text("dear", "utf-8")
    result = run(pack, "--output", output)
    assert result.exit_code == 2
    assert f"{output} is no folder" in "".join(result.output.split("\n"))
    assert output.read_text("utf-8") == "dear"
