"""The engine reads content: it names no stage, card, hero or foe of it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rulewright_engine.games.megametrocity as engine
from rulewright_schema.catalog import View

KINDS = (
    "stage", "item-card", "thug-card", "technique-card", "hero-sheet", "thug-sheet", "boss-sheet", "final-boss-sheet",
    "face", "tile",
)  # fmt: skip


def texts(module: ast.Module) -> Iterator[str]:
    """Every text in code: docstrings and other texts that stand alone are left out."""
    alone = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def test_no_name_of_content_occurs_in_engine_code(proving: View) -> None:
    names = {document.id for kind in KINDS for document in proving.all(kind)}
    assert {"wallace", "jack", "revolver", "earthquake", "1.A"} <= names
    modules = sorted(Path(engine.__file__).parent.rglob("*.py"))
    assert len(modules) > 80
    for path in modules:
        used = names & set(texts(ast.parse(path.read_text("utf-8"))))
        assert not used, f"{path.name}: {sorted(used)}"
