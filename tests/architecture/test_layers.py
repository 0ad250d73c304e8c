"""What import-linter cannot say: shared code of any layer imports no game, and a game's parts import only their own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

LAYERS = ("schema", "engine", "lint", "site", "cli")
GAME = re.compile(r"^rulewright_\w+\.games\.(\w+)")


def _modules(root: Path) -> Iterator[Path]:
    for layer in LAYERS:
        yield from sorted((root / layer / f"rulewright_{layer}").rglob("*.py"))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{each.name}" for each in node.names)


def _owner(path: Path) -> str | None:
    parts = path.parts
    return parts[parts.index("games") + 1] if "games" in parts and not path.match("games/__init__.py") else None


def test_shared_code_imports_no_game_and_a_game_only_itself(root: Path) -> None:
    seen = 0
    for path in _modules(root):
        for name in _imported(path):
            found = GAME.match(name)
            if found is not None:
                seen += 1
                assert found.group(1) == _owner(path), f"{path} imports {name}"
    assert seen > 100


def test_no_layer_folder_is_a_package_itself(root: Path) -> None:
    assert [layer for layer in LAYERS if (root / layer / "__init__.py").exists()] == []


def test_the_site_layer_is_not_ignored_by_git(root: Path) -> None:
    lines = (root / ".gitignore").read_text(encoding="utf-8").split()
    assert not {"site", "/site", "site/", "/site/"} & set(lines)


@pytest.mark.parametrize("limit", [400])
def test_long_files_say_why_on_top(root: Path, limit: int) -> None:
    long = [path for path in _modules(root) if path.read_text(encoding="utf-8").count("\n") > limit]
    unsaid = [path for path in long if "long because" not in path.read_text(encoding="utf-8")[:1500].lower()]
    assert unsaid == []


def test_nothing_reads_what_lies_beside_the_repository(root: Path) -> None:
    beside = re.compile(r"\.\./shared|/shared/(rules|facts|seeds|cases)")
    texts = {path: path.read_text(encoding="utf-8") for path in [*_modules(root), *(root / "tests").rglob("*.py")]}
    assert [path for path, text in texts.items() if path != Path(__file__) and beside.search(text)] == []
