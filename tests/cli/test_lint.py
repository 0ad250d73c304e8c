"""`rulewright lint` from end to end: every input gets an answer, with the exit code that says which."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulewright_cli.disk import Bounds, DiskFiles, TooMuchError
from rulewright_lint.rule import document_rule
from rulewright_schema.diagnostics import Fault

GOOD = "kind: term\nid: cape\ntitle: {en: Cape}\n"
BAD = "kind: term\nid: coat\ntitle: {en: Coat}\nsee: [cloak]\n"
FINDING = "coat.yaml:4:7: REF001[unknown-reference] no term 'cloak' is in sight\n"


@pytest.fixture
def lint(command: Callable[..., object], tmp_path_factory: pytest.TempPathFactory) -> Callable[..., object]:
    """Calls lint with a cache of the test's own, concise."""
    cache = tmp_path_factory.mktemp("cache")
    return lambda *arguments, **given: command(
        "lint", "--format", "concise", "--cache-dir", str(cache), *arguments, **given
    )


def write(root: Path, name: str, text: str = BAD) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return path


# --- exit codes and counts


def test_a_clean_pack_exits_with_0_and_says_how_much_was_checked(lint, pack) -> None:
    write(pack, "cape.yaml", GOOD)
    answer = lint("scratch")
    assert (answer.code, answer.out) == (0, "")
    assert answer.err.startswith("checked 2 documents in 2 files with ")


def test_a_finding_exits_with_1(lint, pack) -> None:
    write(pack, "coat.yaml")
    answer = lint("scratch/coat.yaml")
    assert (answer.code, answer.out) == (1, "scratch/" + FINDING)
    assert "found 1 error\nchecked 1 document in 1 file with " in answer.err


def test_which_severities_make_it_fail_can_be_chosen(lint, pack) -> None:
    write(pack, "hat.yaml", GOOD + "# rulewright: ignore-file[REF001] moved\n")
    assert [lint("scratch", "--fail-on", each).code for each in ("error", "warning", "info")] == [0, 1, 1]
    write(pack.parent, "rulewright.toml", '[lint]\nseverity = {YML053 = "info"}\n')
    assert [lint("scratch", "--fail-on", each).code for each in ("error", "warning", "info")] == [0, 0, 1]


def test_a_path_with_no_content_in_it_is_never_all_good(lint, folder) -> None:
    write(folder, "empty/readme.txt", "nothing")
    answer = lint("empty")
    assert answer.code == 2
    assert "checked 0 documents in 0 files" in answer.err
    assert "nothing was checked" in answer.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], "there is no file or folder 'nowhere'"),
        (["notes.txt"], "'notes.txt' is no content file"),
        (["data.json"], "'data.json' is no content file"),
        (["gone.yaml"], "'gone.yaml' is a link that leads nowhere"),
        (["pipe.yaml"], "'pipe.yaml' is neither a file nor a folder"),
        (["scratch", "--select", "REEF"], "no rule is called 'REEF', did you mean REF?"),
        (["scratch", "--ignore", "unknown-refrence"], "did you mean unknown-reference?"),
        (["scratch", "--pack", "empty"], "'empty' is no pack: it has no pack.yaml"),
        (["scratch", "--baseline", "no.json"], "baseline no.json cannot be read"),
        (["scratch", "--config", "no.toml"], "no.toml cannot be read"),
        (["scratch", "--game", "megametrocty"], "did you mean 'megametrocity'?"),
        (["scratch", "--output", "no/such/folder"], "No such file or directory"),
        (["scratch", "--format", "yaml"], "Invalid value for '--format'"),
        (["-"], "standard input lies in no pack"),
    ],
)
def test_bad_usage_exits_with_2_and_says_what_is_wrong(lint, pack, arguments, said) -> None:
    write(pack, "coat.yaml")
    write(pack.parent, "notes.txt")
    write(pack.parent, "data.json")
    (pack.parent / "empty").mkdir()
    (pack.parent / "gone.yaml").symlink_to("not-there.yaml")
    os.mkfifo(pack.parent / "pipe.yaml")
    answer = lint(*arguments, stdin=BAD)
    assert answer.code == 2, answer
    assert said in answer.err
    assert "Traceback" not in answer.err


# --- which files


@pytest.mark.parametrize("name", ["coat.yml", "coat.YAML", "Coat.Yml"])
def test_other_suffixes_of_yaml_are_checked_too(lint, pack, name) -> None:
    write(pack, name)
    for asked in ("scratch", f"scratch/{name}"):
        answer = lint(asked)
        assert answer.code == 1
        assert f"scratch/{name}:4:7: REF001" in answer.out


def test_a_directory_named_like_a_file_is_a_folder(lint, pack) -> None:
    write(pack, "stage.yaml/coat.yaml")
    assert lint("scratch").out == "scratch/stage.yaml/" + FINDING
    assert lint("scratch/stage.yaml").out == "scratch/stage.yaml/" + FINDING


def test_two_bad_files_in_one_run_are_both_reported(lint, pack) -> None:
    write(pack, "a.yaml", "a: [\n")
    (pack / "b.yaml").write_bytes(b"title: caf\xe9\n")
    write(pack, "coat.yaml")
    answer = lint("scratch")
    assert [line.split()[1].partition("[")[0] for line in answer.out.splitlines()] == ["YML017", "YML003", "REF001"]


@pytest.mark.parametrize(
    "paths",
    [
        ["scratch", "scratch"],
        ["scratch", "scratch/coat.yaml"],
        ["./scratch/", "scratch/../scratch/coat.yaml"],
        ["{absolute}", "scratch"],
        ["scratch", "linked"],
    ],
)
def test_what_is_named_twice_is_checked_once(lint, pack, paths) -> None:
    write(pack, "coat.yaml")
    (pack.parent / "linked").symlink_to("scratch")
    answer = lint(*(each.format(absolute=pack) for each in paths))
    assert answer.out == "scratch/" + FINDING
    assert "checked 2 documents in 2 files" in answer.err


def test_from_inside_a_pack_the_pack_is_found(lint, pack, monkeypatch) -> None:
    write(pack, "deep/er/coat.yaml", BAD.replace("cloak", "cape"))
    write(pack, "cape.yaml", GOOD)
    monkeypatch.chdir(pack / "deep" / "er")
    for asked in ("coat.yaml", ".", "..", "../.."):
        answer = lint(asked)
        assert (answer.code, answer.out) == (0, ""), answer
    write(pack, "deep/er/hat.yaml", BAD.replace("coat", "hat").replace("Coat", "Hat"))
    assert lint("../..").out == "hat.yaml:4:7: REF001[unknown-reference] no term 'cloak' is in sight\n"


def test_a_pack_within_a_pack_is_its_own_wherever_one_stands(lint, pack, monkeypatch) -> None:
    manifest = (pack / "pack.yaml").read_text().replace("id: scratch", "id: inner")
    write(pack, "inner/pack.yaml", manifest)
    write(pack, "inner/sub/coat.yaml", BAD)
    write(pack, "cloak.yaml", GOOD.replace("cape", "cloak"))
    monkeypatch.chdir(pack / "inner" / "sub")
    assert lint("../..").out == FINDING


def test_links_to_folders_are_followed_and_rings_are_not(lint, pack) -> None:
    write(pack.parent, "elsewhere/coat.yaml")
    (pack / "linked").symlink_to("../elsewhere")
    (pack / "ring").symlink_to("..")
    (pack / "self").symlink_to(".")
    (pack / "loop.yaml").symlink_to("loop.yaml")
    answer = lint("scratch")
    assert "scratch/linked/" + FINDING in answer.out
    assert "scratch/loop.yaml:1:1: PCK012[unreadable-file] the file cannot be read: " in answer.out
    assert len(answer.out.splitlines()) == 2


def test_a_file_that_the_disk_does_not_give_is_a_finding(lint, pack, monkeypatch) -> None:
    write(pack, "coat.yaml")
    os.mkfifo(pack / "pipe.yaml")
    answer = lint("scratch")
    assert answer.code == 1
    assert (
        "scratch/pipe.yaml:1:1: PCK012[unreadable-file] the file cannot be read: it is no ordinary file" in answer.out
    )
    assert "scratch/" + FINDING in answer.out


def test_a_folder_that_cannot_be_listed_ends_the_run(lint, pack, monkeypatch) -> None:
    def refused(folder: str) -> object:
        raise PermissionError(13, "Permission denied", folder)

    monkeypatch.setattr("rulewright_cli.disk.os.scandir", refused)
    answer = lint("scratch", "--no-cache")
    assert answer.code == 2
    assert "scratch: Permission denied" in answer.err


def test_a_huge_file_is_named_and_not_read_whole(lint, pack) -> None:
    with (pack / "huge.yaml").open("wb") as file:
        file.truncate(3_000_000_000)
    answer = lint("scratch")
    assert answer.code == 1
    assert "scratch/huge.yaml:1:1: YML009[file-too-large] the file has more than 4,000,000 bytes" in answer.out


def test_a_file_in_a_hidden_folder_is_checked_where_it_is_named(lint, pack) -> None:
    write(pack, ".drafts/coat.yaml")
    assert lint("scratch").code == 0
    assert lint("scratch/.drafts/coat.yaml").out == "scratch/.drafts/" + FINDING


def test_windows_line_ends_and_a_byte_order_mark_count_for_nothing(lint, pack) -> None:
    write(pack, "coat.yaml", "\ufeff" + BAD.replace("\n", "\r\n"))
    assert lint("scratch").out == "scratch/" + FINDING


@pytest.mark.skipif(sys.platform == "darwin", reason="its file names are always UTF-8")
def test_a_file_name_that_is_no_text_does_no_harm(lint, pack) -> None:
    (pack / os.fsdecode(b"caf\xe9.yaml")).write_text(BAD)
    for name in ("concise", "text", "json", "sarif", "github", "gitlab", "junit"):
        answer = lint("scratch", "--format", name)
        assert answer.code == 1, answer
        assert "REF001" in answer.out


# --- standard input


def test_standard_input_stands_in_for_the_file_where_it_belongs(lint, pack) -> None:
    write(pack, "cape.yaml", GOOD)
    answer = lint("-", "--stdin-filename", "scratch/coat.yaml", stdin=BAD)
    assert answer.out == "scratch/" + FINDING
    written = write(pack, "coat.yaml", GOOD.replace("cape", "coat"))
    answer = lint("-", "--stdin-filename", str(written), stdin=BAD.replace("cloak", "cape"))
    assert (answer.code, answer.out) == (0, "")


def test_standard_input_without_a_place_needs_the_game(lint, folder) -> None:
    answer = lint("-", "--game", "megametrocity", stdin=BAD.encode())
    assert answer.out == "-:4:7: REF001[unknown-reference] no term 'cloak' is in sight\n"
    assert lint("-", "--game", "megametrocity", stdin=GOOD).code == 0


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
    with pytest.raises(TooMuchError, match="more than 1 files"):
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
