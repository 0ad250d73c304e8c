"""`site build` with the version before, links for editing and an archive."""

import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright_cli.commands.site import app
from small_pack import FOOD, PACK

SOUP = "  - {{id: soup, title: {{en: Soup}}, card: {{type: food, heals: {}}}}}\n"


def run(*arguments: object):
    return CliRunner().invoke(app, ["build", *map(str, arguments)])


@pytest.fixture
def versions(tmp_path: Path) -> tuple[Path, Path]:
    found = []
    for name, food in (("old", FOOD), ("new", FOOD.replace("heals: 2", "heals: 3").replace("tart", "pie"))):
        folder = tmp_path / name / "small"
        folder.mkdir(parents=True)
        (folder / "pack.yaml").write_text(PACK, "utf-8")
        (folder / "cards.yaml").write_text(food + SOUP.format(1 if name == "old" else 4), "utf-8")
        found.append(folder)
    return found[0], found[1]


def test_what_changed_is_told_by_id_files_have_links_and_an_archive_holds_the_site(
    versions: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright_cli.commands.site.LANGUAGES", ("en",))
    monkeypatch.chdir(tmp_path)
    old, new = versions
    options = ["--since", old, "--edit-url", "https://example.org/edit/{path}", "--zip", tmp_path / "site.zip"]
    result = run(new, "--output", tmp_path / "out", *options)
    assert result.exit_code == 0, result.output
    page = (tmp_path / "out/changes/index.html").read_text("utf-8")
    told = page.partition('id="changes-small"')[2].partition("<h2")[0]
    assert "<code>card.heals</code>: <del>1</del> → <ins>4</ins>" in told
    assert told.count(">new<") == 1
    assert told.count(">gone<") == 1
    cards = (tmp_path / "out/small/item-cards/index.html").read_text("utf-8")
    assert 'href="https://example.org/edit/new/small/cards.yaml"' in cards
    with zipfile.ZipFile(tmp_path / "site.zip") as archive:
        assert archive.testzip() is None
        names = archive.namelist()
    assert "rulebook/index.html" in names
    assert len(names) == sum(path.is_file() for path in (tmp_path / "out").rglob("*")) - 1


@pytest.mark.parametrize(
    "address", ["http://example.org/{path}", "https://example.org/", "javascript:alert(1)//{path}"]
)
def test_only_https_addresses_with_a_place_for_the_path_are_links_for_editing(address: str, tmp_path: Path) -> None:
    result = run("--output", tmp_path / "out", "--edit-url", address)
    assert result.exit_code == 2
    assert "{path}" in result.output


def test_an_archive_never_replaces_another_file(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear", "utf-8")
    result = run("--output", tmp_path / "out", "--zip", tmp_path / "diary.txt")
    assert result.exit_code == 2
    assert (tmp_path / "diary.txt").read_text("utf-8") == "dear"
    assert run("--output", tmp_path / "out", "--zip", tmp_path / "out/site.zip").exit_code == 2
