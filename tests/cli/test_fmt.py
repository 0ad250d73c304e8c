"""`rulewright fmt`: files, standard input, --check and --diff."""

import json
import os
import stat

UNTIDY = b"kind: term  \nid: cape\ntitle: {en: Cape}\n\n\n"
TIDY = b"kind: term\nid: cape\ntitle: {en: Cape}\n"


def test_files_are_tidied_and_told(command, pack) -> None:
    (pack / "a.yaml").write_bytes(UNTIDY)
    (pack / "b.yaml").write_bytes(TIDY)
    answer = command("fmt", "scratch")
    assert answer.code == 0
    assert answer.out == "tidied scratch/a.yaml\n1 of 3 files changed\n"
    assert (pack / "a.yaml").read_bytes() == TIDY
    assert command("fmt", "scratch").out == "0 of 3 files changed\n"


def test_check_and_diff_write_nothing_and_exit_with_1(command, pack) -> None:
    (pack / "a.yaml").write_bytes(UNTIDY)
    answer = command("fmt", "--check", "scratch/a.yaml")
    assert answer.code == 1
    assert answer.out == "would change scratch/a.yaml\n1 of 1 file would change\n"
    answer = command("fmt", "--diff", "scratch/a.yaml")
    assert answer.code == 1
    assert "-kind: term  \n+kind: term\n" in answer.out
    assert (pack / "a.yaml").read_bytes() == UNTIDY
    (pack / "a.yaml").write_bytes(TIDY)
    assert command("fmt", "--check", "scratch").code == 0
    assert command("fmt", "--diff", "scratch").out == ""


def test_standard_input_goes_to_standard_output_as_it_is_to_be(command, folder) -> None:
    answer = command("fmt", "-", stdin=UNTIDY)
    assert answer.code == 0
    assert answer.out.encode() == TIDY
    answer = command("fmt", "-", stdin=b"a: [")
    assert answer.code == 1
    assert answer.out == "a: ["
    assert "this '[' is not closed" in answer.err


def test_a_file_that_cannot_be_read_is_left_and_told(command, pack) -> None:
    (pack / "a.yaml").write_bytes(b"a: [1  \n")
    answer = command("fmt", "scratch")
    assert answer.code == 1
    assert "scratch/a.yaml: left as it is, since it cannot be read without faults" in answer.err
    assert (pack / "a.yaml").read_bytes() == b"a: [1  \n"


def test_permissions_and_links_stay_as_they_are(command, pack) -> None:
    target = pack / "a.yaml"
    target.write_bytes(UNTIDY)
    target.chmod(0o640)
    link = pack / "z.yaml"
    link.symlink_to("a.yaml")
    assert command("fmt", "scratch/z.yaml", "scratch/a.yaml").out.endswith("1 of 1 file changed\n")
    assert link.is_symlink()
    assert target.read_bytes() == TIDY
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert sorted(os.listdir(pack)) == ["a.yaml", "pack.yaml", "z.yaml"]


def test_json_tells_each_file(command, pack) -> None:
    (pack / "a.yaml").write_bytes(UNTIDY)
    found = json.loads(command("fmt", "scratch", "--check", "--format", "json").out)
    assert found["written"] is False
    assert found["files"][0] == {"path": "scratch/a.yaml", "changed": True, "problem": None}
    assert json.loads(command("fmt", "-", "--format", "json", stdin=UNTIDY).out)["files"][0]["text"] == TIDY.decode()


def test_paths_that_are_not_there_are_refused(command, folder) -> None:
    answer = command("fmt", "nowhere")
    assert answer.code == 2
    assert "there is no file or folder 'nowhere'" in answer.err
    assert command("fmt").code == 2
