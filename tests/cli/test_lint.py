"""`rulewright lint` from end to end: exit codes, which files, standard input; every input gets an answer."""

import os
import sys

import pytest

from lint_texts import BAD, FINDING, GOOD, write

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
