"""What tests of commands share: calling one in this process, in a folder of their own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright_cli.main import app

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


class Answer:
    """What a command answered: exit code, standard output and standard error."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def __repr__(self) -> str:
        return f"exit {self.code}\n--- out\n{self.out}\n--- err\n{self.err}"


@pytest.fixture(autouse=True)
def faults_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours fails a test with its traceback."""
    monkeypatch.setenv("RULEWRIGHT_DEBUG", "1")


@pytest.fixture
def command() -> Callable[..., Answer]:
    """Calls a command; anything but an exit is a traceback, and fails."""

    def call(*arguments: str, stdin: bytes | str | None = None) -> Answer:
        result = CliRunner().invoke(app, list(arguments), input=stdin)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Answer(result.exit_code, result.stdout, result.stderr)

    return call


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that the command stands in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def pack(folder: Path) -> Path:
    """A pack that requires the official one, in the folder that the command stands in: `scratch/`."""
    root = folder / "scratch"
    root.mkdir()
    (root / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    return root


@pytest.fixture
def lint(command: Callable[..., object], tmp_path_factory: pytest.TempPathFactory) -> Callable[..., object]:
    """Calls lint with a cache of the test's own, concise."""
    cache = tmp_path_factory.mktemp("cache")
    return lambda *arguments, **given: command(
        "lint", "--format", "concise", "--cache-dir", str(cache), *arguments, **given
    )
