"""What the engine's tests share: views of the official content, and games to try everything on."""

from functools import cache

import pytest

from conftest import load_files
from rulewright_schema.catalog import View


@cache
def _view(pack: str, path: str) -> View:
    return load_files({}, path).catalog.view(pack)


@pytest.fixture(scope="session")
def official_view() -> View:
    """What MegaMetroCity's own pack sees."""
    return _view("megametrocity", "content/megametrocity")
