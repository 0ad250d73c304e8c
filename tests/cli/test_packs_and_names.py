"""What the commands say about names of files, and about documents that are there and not valid."""

from pathlib import Path

import pytest

from rulewright_cli import changes


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("new", "stage", "alley", "--pack", "scratch", "--output", "scratch/alley.txt"), "would be no content file"),
        (("new", "pack", "mine", "--output", "mine/about.yaml"), "a pack's manifest is called pack.yaml"),
        (("new", "pack", "mine", "--output", "mine/pack.yml"), "a pack's manifest is called pack.yaml"),
    ],
)
def test_new_writes_no_file_that_nothing_reads(command, pack: Path, arguments, said: str) -> None:
    game = ("--game", "megametrocity") if arguments[1] == "pack" else ()
    answer = command(*arguments, *game)
    assert answer.code == 2
    assert said in answer.err
    assert not (pack / "alley.txt").exists()
    assert not Path("mine").exists()


def test_new_says_why_a_path_of_this_machine_stands_in_a_file(command, pack: Path) -> None:
    assert command("new", "term", "cape", "--pack", "scratch").code == 0
    first, second, *_ = (pack / "terms/cape.yaml").read_text(encoding="utf-8").splitlines()
    assert first.startswith("# yaml-language-server: $schema=/")
    assert second.startswith("# The path above is that of this machine, for editors on it; it does no harm on others. ")


def test_show_tells_of_an_override_that_is_not_valid(command, pack: Path) -> None:
    (pack / "a.yaml").write_text("kind: item-card\nid: revolver\noverride: megametrocity\nquantity: many\n", "utf-8")
    answer = command("show", "item-card:revolver", "scratch")
    assert answer.code == 0
    assert answer.err.startswith("note: pack scratch has one too that is not valid (scratch/a.yaml:1:1)")


@pytest.mark.parametrize(
    ("line", "place", "said"),
    [
        ("kind: item-card\noverride: megametrocity\n", "a.yaml:2:11", "does not say which item-card it changes"),
        ("kind: item-card\nid: 5\noverride: megametrocity\n", "a.yaml:2:5", "an id is text"),
    ],
)
def test_an_override_without_an_id_is_told_so(command, pack: Path, line: str, place: str, said: str) -> None:
    (pack / "a.yaml").write_text(line, "utf-8")
    answer = command("lint", "scratch", "--format", "concise", "--no-cache")
    (found,) = answer.out.splitlines()
    assert place in found
    assert said in found


def test_a_manifest_that_is_a_link_to_nowhere_is_one_finding(command, folder: Path) -> None:
    root = folder / "mine"
    root.mkdir()
    (root / "pack.yaml").symlink_to("gone.yaml")
    (root / "a.yaml").write_text("kind: term\nid: cape\n", "utf-8")
    answer = command("lint", "mine", "--format", "concise", "--no-cache")
    assert answer.code == 1
    (found,) = answer.out.splitlines()
    assert "PCK012" in found
    assert "2 files not checked" in answer.err


def test_two_documents_of_one_id_and_title_are_one_finding(command, pack: Path) -> None:
    text = "kind: term\nid: cape\ntitle: {en: Cape}\n"
    for name in ("a", "b"):
        (pack / f"{name}.yaml").write_text(text, "utf-8")
    (found,) = command("lint", "scratch", "--format", "concise", "--no-cache").out.splitlines()
    assert "PCK006" in found


@pytest.mark.parametrize(("name", "said"), [("fix", "fixed"), ("fmt", "tidied")])
def test_what_was_written_before_an_error_is_named(command, pack: Path, monkeypatch, name: str, said: str) -> None:
    for each in ("a", "b"):
        hidden = "# rulewright: ignore[REF001] why\n" if name == "fix" else "\n\n"
        (pack / f"{each}.yaml").write_text(f"{hidden}kind: term\nid: {each}\ntitle: {{en: T {each}}}\n", "utf-8")
    real = changes.written_atomically

    def failing(path: Path, data: bytes) -> None:
        if path.name == "b.yaml":
            raise PermissionError(13, "Permission denied", str(path))
        real(path, data)

    monkeypatch.setattr(changes, "written_atomically", failing)
    answer = command(name, "scratch")
    assert answer.code == 2
    assert "'scratch/b.yaml' cannot be written: Permission denied" in answer.err
    assert f"{said} before that: scratch/a.yaml" in answer.err
