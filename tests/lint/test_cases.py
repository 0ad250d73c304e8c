"""Each rule's case file: positions written by hand, near misses that stay silent, and how much the rule looked at.

A case file is `cases/<CODE>.yaml`. Each case has `files` (a scratch pack's, `pack.yaml` added where it is missing, or
with `tree: true` files as they are; `{made_by: NAME}` stands for a file that a sample makes), `expect` (every finding
of the run as `path:line:column CODE` and the beginning of its message; a near miss has none), `follows` (verdicts of
play that follow from one of them) and, where it matters, `looked_at`: how many documents the rule saw; `game` is the
scratch pack's. With `check: true` the files are played, too.
"""

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from rulewright_lint.samples import SAMPLES

BY_LUCK = {"ENG004"}
"""Findings that no position gives for certain."""
CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))


def _cases() -> list[Any]:
    found = []
    for path in CASES:
        for case in YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))["cases"]:
            found.append(pytest.param(path.stem, case, id=f"{path.stem}-{case['name']}"))
    return found


@pytest.mark.parametrize(("code", "case"), _cases())
def test_a_case_gives_exactly_the_findings_written_down(
    code: str, case: dict[str, Any], lint_pack, lint_tree, check_pack
) -> None:
    files = {name: SAMPLES[text["made_by"]] if isinstance(text, dict) else text for name, text in case["files"].items()}
    lints = check_pack if case.get("check") else lint_tree if case.get("tree") else lint_pack
    outcome = lints(files) if case.get("tree") else lints(files, case.get("game", "megametrocity"))
    prefix = "" if case.get("tree") else "pack/"
    found = [f"{each.span} {each.code} {each.message}".removeprefix(prefix) for each in outcome.diagnostics]
    assert len(found) == len(case["expect"]), found
    for line, expected in zip(found, case["expect"], strict=True):
        assert line.startswith(expected), found
    follows = [str(each).removeprefix(prefix) for each in outcome.follows]
    assert len(follows) == len(case.get("follows", ())), follows
    for line, expected in zip(follows, case.get("follows", ()), strict=True):
        assert line.startswith(expected), follows
    if "looked_at" in case:
        assert outcome.looked_at[code] == case["looked_at"]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_file_has_a_finding_of_its_rule_and_a_near_miss(path: Path) -> None:
    cases = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))["cases"]
    assert path.stem in BY_LUCK or any(f" {path.stem} " in f"{line} " for case in cases for line in case["expect"])
    assert any(not case["expect"] for case in cases)
