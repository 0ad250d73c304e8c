"""The official content, built once for all tests that look at built pages."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from rulewright_lint.explanations import explained
from rulewright_schema.packs.loading import Loaded
from rulewright_site.assemble import Tree, assemble
from rulewright_site.plays import Plays
from rulewright_site.publish import Published, publish
from rulewright_site.words import LANGUAGES


@dataclass(frozen=True)
class Built:
    """A built site: its folder, its pages' HTML by path, and what the build said."""

    folder: Path
    pages: dict[str, str]
    outcome: Published


@pytest.fixture(scope="session")
def official(load_tree) -> Loaded:
    return load_tree({}, "content")


@pytest.fixture(scope="session")
def trees(official: Loaded) -> dict[str, Tree]:
    plays = Plays()
    return {each: assemble(official.catalog, explained(), each, LANGUAGES, plays) for each in LANGUAGES}


@pytest.fixture(scope="session")
def built(trees: dict[str, Tree], tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("site") / "site"
    outcome = publish(list(trees.values()), folder.parent / "work", folder)
    pages = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.html")}
    return Built(folder, pages, outcome)
