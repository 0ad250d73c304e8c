"""What could not be checked is said at its place and counted; the summary claims no more than was looked at."""

import pytest

from rulewright_lint.reports.report import checked_line

MANIFEST = """\
format: 1
id: scratch
game: megametrocity
title: {en: Scratch}
version: 1.0.0
requires: {megametrocity: ">=1"}
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""
WRONG = "kind: term\nid: cape\ntitel: {en: Cape}\n"


@pytest.mark.parametrize(
    ("manifest", "code"),
    [
        (MANIFEST + "a: [\n", "YML017"),
        (MANIFEST.encode() + b"text: {en: caf\xe9}\n", "YML003"),
        (MANIFEST + "text:\n\ten: A\n", "YML015"),
        (MANIFEST.replace("game: megametrocity\n", ""), "SCH002"),
        (MANIFEST.replace("game: megametrocity", "game: megametrocty"), "PCK002"),
        ("[]\n", "SCH011"),
        ("", "YML014"),
        (PermissionError(13, "Permission denied"), "PCK012"),
    ],
)
def test_a_manifest_that_tells_no_game_says_how_many_files_wait_for_it(manifest, code, lint_tree) -> None:
    files = {"pack/pack.yaml": manifest, "pack/a.yaml": WRONG, "pack/b.yaml": WRONG}
    outcome = lint_tree(files)
    first = outcome.diagnostics[0]
    assert (first.code, first.span.path) == (code, "pack/pack.yaml")
    assert first.help.endswith(" Until then 2 other files of the pack are not checked.")
    assert all(each.span.path == "pack/pack.yaml" for each in outcome.diagnostics)
    assert (outcome.files, outcome.unchecked) == (1, 2)
    assert checked_line(outcome).endswith(", 2 files not checked")


def test_the_manifest_s_error_is_told_for_a_file_that_was_asked_for_alone(lint_tree) -> None:
    outcome = lint_tree({"pack/pack.yaml": MANIFEST + "a: [\n", "pack/a.yaml": WRONG}, "pack/a.yaml")
    assert [(each.span.path, each.code) for each in outcome.diagnostics] == [("pack/pack.yaml", "YML017")]
    assert outcome.diagnostics[0].help.endswith("Until then 1 other file of the pack is not checked.")
    assert (outcome.files, outcome.unchecked) == (0, 1)


def test_files_of_a_pack_whose_id_is_taken_are_counted(lint_tree) -> None:
    files = {"a/pack.yaml": MANIFEST, "b/pack.yaml": MANIFEST, "b/terms.yaml": WRONG}
    outcome = lint_tree(files)
    assert [(each.span.path, each.code) for each in outcome.diagnostics] == [("b/pack.yaml", "PCK008")]
    assert outcome.diagnostics[0].help.endswith("Until then 1 other file of the pack is not checked.")
    assert (outcome.documents, outcome.files, outcome.unchecked) == (1, 2, 1)


def test_a_folder_that_only_bears_the_name_of_a_pack_does_not_take_its_id(lint_tree) -> None:
    files = {"scratch/pack.yaml": "a: [\n", "mine/pack.yaml": MANIFEST, "mine/terms.yaml": WRONG}
    outcome = lint_tree(files)
    assert [(each.span.path, each.code) for each in outcome.diagnostics] == [
        ("mine/terms.yaml", "SCH001"), ("scratch/pack.yaml", "YML017"),
    ]  # fmt: skip


def test_files_that_lie_in_no_pack_are_counted(lint_tree) -> None:
    outcome = lint_tree({"a.yaml": WRONG, "b.yaml": WRONG})
    assert (outcome.documents, outcome.files, outcome.unchecked) == (0, 0, 2)
