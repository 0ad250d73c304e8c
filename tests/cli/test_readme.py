"""The README shows what the tool says: its console blocks are run again."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

# How much was checked grows with every document and rule; the README shows it as it was at a release.
CHECKED = re.compile(r"^checked [\d,]+ documents in [\d,]+ files with [\d,]+ rules$")
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
COMMAND = [sys.executable, "-c", "from rulewright_cli.main import run; run()"]

MISTAKES = {
    "stages/1-night-catch.yaml": [("turns: 12", "turn: 12"), ("row: S.2", "row: S.5")],
    "stages/2-cash-and-carry.yaml": [("NH1.B]", "NH1.B, NH1.A]")],
}


def _blocks(root: Path) -> dict[str, list[str]]:
    """What each `$ rulewright …` line of the README is shown to print, by command."""
    shown: dict[str, list[str]] = {}
    for block in BLOCK.findall((root / "README.md").read_text(encoding="utf-8")):
        command = ""
        for line in block.splitlines():
            if line.startswith("$ "):
                command = line.removeprefix("$ ")
                shown[command] = []
            else:
                shown[command].append(CHECKED.sub("checked", line))
    return shown


def _run(command: str, folder: Path) -> list[str]:
    words = command.split()[1:]
    done = subprocess.run(
        [*COMMAND, *words], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return [CHECKED.sub("checked", line.rstrip()) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def broken(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tour")
    pack = shutil.copytree(root / "content" / "fan" / "neon-harbour", folder / "neon-harbour")
    for name, changes in MISTAKES.items():
        path = pack / name
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    return folder


def test_official_content_and_the_fan_pack_are_clean_as_shown(root: Path) -> None:
    command = "rulewright lint content"
    assert _run(command, root) == _blocks(root)[command]


def test_the_three_mistakes_are_reported_as_shown(root: Path, broken: Path) -> None:
    command = "rulewright lint neon-harbour"
    assert _run(command, broken) == _blocks(root)[command]


def test_the_first_stage_is_written_and_sound_as_shown(root: Path, tmp_path: Path) -> None:
    shown = _blocks(root)
    for command in (
        "rulewright new pack my-pack --game megametrocity",
        "rulewright new stage first-night --pack my-pack",
        "rulewright lint my-pack",
    ):
        assert _run(command, tmp_path) == shown[command]


def test_rules_that_the_readme_names_exist(root: Path) -> None:
    text = (root / "README.md").read_text(encoding="utf-8")
    names = re.findall(r"rulewright: ignore\[([\w-]+)\]|rulewright explain (\w+)", text)
    assert names
    for first, second in names:
        assert "no rule" not in "\n".join(_run(f"rulewright explain {first or second}", root))
