"""`docs/adding-a-game.md` says what is so: its files are those of the game that tests install, its commands run."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import ladder_game

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^(From )?`([^`\n]+)`:\n\n```(?:python|toml|yaml)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = [
    line for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL) for line in block.splitlines()
]


def test_every_file_that_the_page_shows_is_the_games_own() -> None:
    assert len(SHOWN) == len(re.findall(r"^```(?:python|toml|yaml)$", PAGE, re.MULTILINE)) > 12
    for is_part, path, text in SHOWN:
        own = (ladder_game.DISTRIBUTION / path).read_text("utf-8")
        assert text in own if is_part else text == own, path


def test_every_command_of_the_page_runs_where_the_game_is_installed(tmp_path: Path) -> None:
    (tmp_path / "site-packages").mkdir()
    environment = ladder_game.environment(tmp_path / "site-packages")
    began = {"rulewright": ("-c", "from rulewright_cli.main import run; run()"), "python": ()}
    assert len(COMMANDS) == 8
    for line in COMMANDS:
        first, *rest = shlex.split(line)
        run = subprocess.run(
            [sys.executable, *began[first], *rest],
            env=environment, cwd=tmp_path, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert run.returncode == 0, (line, run.stdout, run.stderr)


def test_places_in_this_repository_that_the_page_names_are_there(root: Path) -> None:
    named = re.findall(r"`((?:tests|docs|content)/[\w./-]+)`", PAGE)
    assert "tests/engine/test_every_game.py" in named
    assert [place for place in named if not (root / place).exists()] == []
