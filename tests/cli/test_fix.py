"""`rulewright fix`: what is written, shown and left."""

import json
import stat

import pytest

WRONG = """\
kind: term
id: cape
titel: {en: Cape}  # the title
text: {en: "A garment."}
"""
RIGHT = WRONG.replace("titel", "title")


@pytest.fixture
def terms(pack):
    path = pack / "cape.yaml"
    path.write_text(WRONG, encoding="utf-8")
    return path


def test_guesses_wait_until_they_are_asked_for(command, terms) -> None:
    answer = command("fix", "scratch")
    assert answer.code == 1
    assert "fixed 0 in 0 files, 1 finding left" in answer.out
    assert "--unsafe" in answer.out
    assert terms.read_text(encoding="utf-8") == WRONG


def test_what_was_fixed_is_told_and_nothing_else_changes(command, terms) -> None:
    terms.chmod(0o600)
    answer = command("fix", "scratch", "--unsafe")
    assert answer.code == 0
    assert answer.out == (
        "scratch/cape.yaml:3:1: SCH001 Rename 'titel' to 'title'\nfixed 1 in 1 file, 0 findings left\n"
    )
    assert terms.read_text(encoding="utf-8") == RIGHT
    assert stat.S_IMODE(terms.stat().st_mode) == 0o600
    assert command("fix", "scratch", "--unsafe").out == "fixed 0 in 0 files, 0 findings left\n"


def test_a_difference_is_shown_and_nothing_written(command, terms) -> None:
    answer = command("fix", "scratch", "--unsafe", "--diff")
    assert answer.code == 1
    assert "-titel: {en: Cape}  # the title\n+title: {en: Cape}  # the title\n" in answer.out
    assert "would fix 1 in 1 file" in answer.err
    assert terms.read_text(encoding="utf-8") == WRONG


def test_what_is_ignored_is_not_fixed(command, terms, pack) -> None:
    text = "kind: term\nid: hood\ntitle: {en: Hood}\ntext: {en: A third.}\nsee: [capp]\n"
    (pack / "more.yaml").write_text(text, encoding="utf-8")
    assert command("fix", "scratch", "--unsafe", "--ignore", "REF001").code == 0
    assert (pack / "more.yaml").read_text(encoding="utf-8") == text
    assert command("fix", "scratch", "--unsafe", "--select", "REF001").code == 0
    assert (pack / "more.yaml").read_text(encoding="utf-8") == text.replace("capp", "cape")


def test_a_link_is_followed_to_what_it_means(command, terms, pack) -> None:
    moved = pack.parent / "elsewhere.txt"
    terms.rename(moved)
    terms.symlink_to(moved)
    assert command("fix", "scratch", "--unsafe").code == 0
    assert terms.is_symlink()
    assert moved.read_text(encoding="utf-8") == RIGHT


def test_json_tells_what_was_done_and_what_is_left(command, terms) -> None:
    found = json.loads(command("fix", "scratch", "--format", "json").out)
    assert found["fixed"] == []
    assert found["left"][0]["code"] == "SCH001"
    found = json.loads(command("fix", "scratch", "--unsafe", "--format", "json").out)
    assert found["files"] == ["scratch/cape.yaml"]
    assert found["left"] == []


def test_standard_input_is_fixed_to_standard_output(command, terms) -> None:
    answer = command("fix", "-", "--stdin-filename", "scratch/cape.yaml", "--unsafe", stdin=WRONG)
    assert answer.code == 0
    assert answer.out == RIGHT
    assert terms.read_text(encoding="utf-8") == WRONG


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["nowhere"], "there is no file or folder"), (["scratch", "--select", "FOO"], "no rule is called 'FOO'")],
)
def test_what_cannot_be_done_is_refused(command, terms, arguments, said) -> None:
    answer = command("fix", *arguments)
    assert answer.code == 2
    assert said in answer.err
