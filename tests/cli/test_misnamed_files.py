"""Files on disk that nobody reads for their name: told once each, again from the cache, gone with the name."""

from pathlib import Path

from rulewright_cli.disk import DiskFiles
from rulewright_lint.cache import Remembering, still_so
from rulewright_lint.linting import Options, lint
from rulewright_schema.packs.loading import Request

MANIFEST = """\
format: 1
id: scratch
game: megametrocity
title: {en: Scratch}
version: 1.0.0
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""
TERM = "kind: term\nid: cape\ntitle: {en: Cape}\ntext: {en: A garment.}\n"


def told(folder: Path) -> list[tuple[str, str, str]]:
    found = lint(DiskFiles(), Options(Request([str(folder)]))).outcome.diagnostics
    return [(Path(each.span.path).name, each.code, each.help) for each in found if each.code == "PCK024"]


def test_a_misnamed_file_is_told_until_it_is_renamed(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(MANIFEST)
    (tmp_path / "deep").mkdir()
    (tmp_path / ".hidden").mkdir()
    misnamed = tmp_path / "deep" / "mara.yaml.txt"
    for each in (misnamed, tmp_path / "notes.txt", tmp_path / ".hidden" / "a.yaml.txt"):
        each.write_text(TERM)
    assert told(tmp_path) == [
        ("mara.yaml.txt", "PCK024", "Rename it to mara.yaml, or move it elsewhere if it is no content.")
    ]
    misnamed.rename(misnamed.with_suffix(""))
    assert told(tmp_path) == []


def test_a_misnamed_manifest_is_told(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml.txt").write_text(MANIFEST)
    assert [(name, code) for name, code, _ in told(tmp_path)] == [("pack.yaml.txt", "PCK024")]


def test_a_remembered_run_is_of_a_disk_with_the_same_misnamed_files(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(MANIFEST)
    files = Remembering(DiskFiles())
    lint(files, Options(Request([str(tmp_path)])))
    assert still_so(DiskFiles(), files.answers())
    (tmp_path / "a.yml.txt").write_text(TERM)
    assert not still_so(DiskFiles(), files.answers())
