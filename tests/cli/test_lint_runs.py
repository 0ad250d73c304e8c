"""`rulewright lint` as a run: packs nobody trusts, reports, faults of our own, the cache, and as a process."""

import json
import os
import sqlite3
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from lint_texts import BAD, FINDING, GOOD, write
from rulewright_cli.disk import Bounds, DiskFiles, TooMuchError
from rulewright_lint.rule import document_rule
from rulewright_schema.diagnostics import Fault

# --- untrusted packs


def test_an_untrusted_pack_cannot_hide_anything(lint, pack) -> None:
    write(pack, "coat.yaml", "# rulewright: ignore-file[REF001] trust me\n" + BAD)
    write(pack, "rulewright.toml", '[lint]\nignore = ["REF001"]\n')
    assert lint("scratch").code == 0
    answer = lint("scratch", "--untrusted")
    assert answer.out == "scratch/coat.yaml:5:7: REF001[unknown-reference] no term 'cloak' is in sight\n"


def test_an_untrusted_pack_s_links_are_not_followed(lint, pack) -> None:
    write(pack.parent, "secret/coat.yaml", "password: hunter2\n")
    (pack / "a.yaml").symlink_to("../secret/coat.yaml")
    (pack / "folder").symlink_to("../secret")
    answer = lint("scratch", "--untrusted", "--format", "text")
    assert "hunter2" not in answer.out
    assert "scratch/a.yaml:1:1" in answer.out
    assert "links of untrusted packs are not followed" in answer.out
    assert "scratch/folder" not in answer.out


def test_an_untrusted_tree_is_read_within_bounds(folder) -> None:
    write(folder, "a.yaml", "x" * 60)
    write(folder, "b.yaml", "x" * 60)
    files = DiskFiles(bounds=Bounds(files=1))
    files.read("a.yaml")
    with pytest.raises(TooMuchError, match="more than 1 file to read"):
        files.read("b.yaml")
    files = DiskFiles(bounds=Bounds(bytes=100))
    files.read("a.yaml")
    with pytest.raises(TooMuchError, match="more than 100 bytes"):
        files.read("b.yaml")


# --- reports


def test_the_report_goes_to_a_file_whole(lint, pack) -> None:
    write(pack, "coat.yaml")
    answer = lint("scratch", "--format", "json", "--output", "report.json")
    assert (answer.code, answer.out) == (1, "")
    data = json.loads((pack.parent / "report.json").read_text())
    assert [each["code"] for each in data["findings"]] == ["REF001"]
    assert sorted(os.listdir(pack.parent)) == ["report.json", "scratch"]


def test_machine_formats_keep_standard_output_to_themselves(lint, pack) -> None:
    write(pack, "coat.yaml")
    for name in ("json", "sarif", "gitlab"):
        assert json.loads(lint("scratch", "--format", name).out)
    assert ElementTree.fromstring(lint("scratch", "--format", "junit").out).tag == "testsuites"
    log = json.loads(lint("scratch", "--format", "sarif").out)
    (rule,) = log["runs"][0]["tool"]["driver"]["rules"]
    assert rule["shortDescription"]["text"] == "A reference to a document that no pack in sight has."


def test_statistics_count_by_rule(lint, pack) -> None:
    write(pack, "coat.yaml", BAD.replace("[cloak]", "[cloak, mantle]"))
    assert "     2  REF001 unknown-reference" in lint("scratch", "--statistics").err


def test_a_baseline_is_written_and_then_heeded(lint, pack) -> None:
    write(pack, "coat.yaml")
    written = lint("scratch", "--write-baseline", "known.json")
    assert written.code == 0
    assert "wrote 1" in written.err
    answer = lint("scratch", "--baseline", "known.json")
    assert (answer.code, answer.out) == (0, "")
    assert "(1 in the baseline)" in answer.err
    write(pack, "coat.yaml", GOOD.replace("cape", "coat"))
    answer = lint("scratch", "--baseline", "known.json")
    assert answer.code == 0
    assert "no longer found, take it out of the baseline: coat.yaml (term:coat): REF001" in answer.err


# --- faults of our own


def break_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(document: object, view: object) -> object:
        raise ZeroDivisionError("nothing to divide by")

    rule = document_rule(Fault("REF001", "unknown-reference"), failing)  # type: ignore[arg-type]  # it fails anyway
    monkeypatch.setattr("rulewright_lint.linting.rules_of", lambda loaded: {"megametrocity": (rule,)})


def test_a_rule_that_fails_is_our_fault_and_exits_with_2(lint, pack, monkeypatch) -> None:
    write(pack, "coat.yaml")
    break_a_rule(monkeypatch)
    answer = lint("scratch/coat.yaml")
    assert answer.code == 2
    assert "rule REF001 (unknown-reference) failed on scratch/term:coat (scratch/coat.yaml)" in answer.err
    assert "Traceback" not in answer.err
    assert "Traceback" in lint("scratch/coat.yaml", "--debug").err


def test_any_other_fault_of_ours_is_one_line(lint, pack, monkeypatch) -> None:
    def failing(*given: object) -> object:
        raise KeyError("missing")

    monkeypatch.setattr("rulewright_lint.linting.load", failing)
    answer = lint("scratch")
    assert answer.code == 2
    assert "rulewright itself failed: KeyError: 'missing'" in answer.err


def test_an_interrupt_ends_quietly(lint, pack, monkeypatch) -> None:
    def interrupted(*given: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("rulewright_lint.linting.load", interrupted)
    answer = lint("scratch")
    assert (answer.code, answer.out, answer.err) == (130, "", "")


# --- the cache on disk


def test_a_second_run_says_the_same(lint, pack) -> None:
    write(pack, "coat.yaml")
    first = lint("scratch")
    second = lint("scratch")
    assert (first.code, first.out, first.err) == (second.code, second.out, second.err)


def test_a_changed_document_of_a_required_pack_is_seen_by_an_unchanged_file(lint, pack) -> None:
    write(pack, "coat.yaml")
    base = write(pack.parent, "base/pack.yaml", (pack / "pack.yaml").read_text().replace("id: scratch", "id: base"))
    write(pack, "pack.yaml", base.read_text().replace("id: base", "id: scratch").replace("megametrocity: ", "base: "))
    write(pack.parent, "base/cloak.yaml", GOOD.replace("cape", "cloak"))
    assert lint("scratch").code == 0
    write(pack.parent, "base/cloak.yaml", GOOD.replace("cape", "mantle"))
    assert "scratch/" + FINDING in lint("scratch").out
    (pack.parent / "base/cloak.yaml").rename(pack.parent / "base/other.yaml")
    assert lint("scratch").code == 1
    write(pack.parent, "base/more.yaml", GOOD.replace("cape", "cloak"))
    assert lint("scratch").code == 0


@pytest.mark.parametrize("damage", [b"", b"no database", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_cache_is_built_anew(command, pack, folder, damage) -> None:
    write(pack, "coat.yaml")
    arguments = ("lint", "scratch", "--format", "concise", "--cache-dir", "cache")
    expected = command(*arguments).out
    (database,) = (folder / "cache").glob("*.sqlite")
    for path in (folder / "cache").iterdir():
        path.unlink()
    database.write_bytes(damage)
    for _ in range(3):
        assert command(*arguments).out == expected
    with sqlite3.connect(database) as opened:
        assert opened.execute("SELECT count(*) FROM runs").fetchone() == (1,)


def test_a_locked_cache_is_no_error(command, pack, folder) -> None:
    write(pack, "coat.yaml")
    arguments = ("lint", "scratch", "--format", "concise", "--cache-dir", "cache")
    command(*arguments)
    (database,) = (folder / "cache").glob("*.sqlite")
    holder = sqlite3.connect(database)
    holder.execute("BEGIN EXCLUSIVE")
    write(pack, "coat.yaml", BAD.replace("cloak", "mantle"))
    answer = command(*arguments)
    holder.close()
    assert answer.code == 1
    assert "no term 'mantle' is in sight" in answer.out


@pytest.mark.parametrize("place", ["file", "/proc/nowhere"])
def test_a_cache_that_cannot_be_written_is_no_error(command, pack, folder, place) -> None:
    write(pack, "coat.yaml")
    write(folder, "file")
    answer = command("lint", "scratch", "--format", "concise", "--cache-dir", place)
    assert (answer.code, answer.out) == (1, "scratch/" + FINDING)


def test_without_a_cache_nothing_is_kept(command, pack, folder) -> None:
    write(pack, "coat.yaml")
    command("lint", "scratch", "--no-cache", "--cache-dir", "cache")
    assert not (folder / "cache").exists()


# --- as a process


def start(*arguments: str, **given: object) -> "subprocess.CompletedProcess[bytes]":
    code = "from rulewright_cli.main import run; run()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "ascii"}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, check=False, env=environment, **given
    )  # type: ignore[call-overload]  # further keywords


def test_a_reader_that_goes_away_ends_the_command_quietly(pack) -> None:
    for number in range(40):
        write(pack, f"{number}.yaml", BAD.replace("oat", f"oat-{number}"))
    code = "from rulewright_cli.main import run; run()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    read, written = os.pipe()
    os.close(read)
    process = subprocess.run(
        [sys.executable, "-c", code, "lint", "scratch", "--no-cache"],
        stdout=written, stderr=subprocess.PIPE, check=False, env=environment,
    )  # fmt: skip
    os.close(written)
    assert (process.returncode, process.stderr) == (141, b"")


def test_a_terminal_that_knows_no_other_letters_still_gets_the_report(pack) -> None:
    write(pack, "coat.yaml", BAD.replace("{en: Coat}", '{en: "漢字"}').replace("see: [", 'see: ["漢字", '))
    process = start("lint", "scratch", "--no-cache")
    assert process.returncode == 1
    assert process.stdout.isascii()
    assert b"\\u6f22\\u5b57" in process.stdout
    assert b"Traceback" not in process.stderr


def test_colours_are_for_terminals(lint, pack, monkeypatch) -> None:
    write(pack, "coat.yaml")
    assert "\x1b" not in lint("scratch", "--format", "text").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;31merror" in lint("scratch", "--format", "text").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in lint("scratch", "--format", "text").out
