"""What tests share: the official content in memory, and linting of small packs beside it."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from posixpath import normpath

import pytest
from hypothesis import settings

from rulewright_cli.tool import own_version
from rulewright_engine.check_run import Trial, played
from rulewright_lint.linting import Options, lint
from rulewright_lint.runner import Outcome
from rulewright_lint.samples import Sample
from rulewright_schema.catalog import View
from rulewright_schema.documents import Drafts, read_drafts
from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Loaded, Request, load
from rulewright_schema.source import Source

# On a busy machine any example may take long; nothing is told by that.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

ROOT = Path(__file__).resolve().parent.parent

INSTALLED = "installed"
SOUND = "content/sound_packs.json"
FIRST_GAME = "megametrocity"
SCRATCH = """\
format: 1
id: scratch
game: GAME
title: {en: Scratch}
version: 1.0.0
requires: {GAME: ">=1"}
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""
SCRATCH_MANIFEST = SCRATCH.replace("GAME", FIRST_GAME)

_drafts: dict[tuple[str, bytes, str | None], Drafts] = {}


def read_once(source: Source, game: str | None) -> Drafts:
    """Reads each text once in a test session: the official content does not change between tests."""
    key = source.path, source.data, game
    if key not in _drafts:
        _drafts[key] = read_drafts(source, game)
    return _drafts[key]


@cache
def official_files() -> dict[str, bytes]:
    """The files of the built-in packs and the list of those that are sound, by their path in the repository."""
    paths = (*(ROOT / "content").rglob("*.y*ml"), ROOT / SOUND)
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sorted(paths)}


def _request(files: Mapping[str, Sample], paths: tuple[str, ...], game: str | None) -> tuple[MemoryFiles, Request]:
    everything = MemoryFiles({**official_files(), **files})
    asked = paths or [path for path in files if not path.startswith(INSTALLED + "/")]
    shelves = ("content", "content/fan")
    return everything, Request(list(asked), game, (), (INSTALLED,), shelves, (SOUND,), own_version())


def load_files(files: Mapping[str, Sample], *paths: str, game: str | None = None) -> Loaded:
    """Loads files beside the official content; `paths` are what is asked for.

    If none are named: all the given files but those below `installed/`, which is where packs are installed.
    """
    return load(*_request(files, paths, game), read_once)


def lint_files(
    files: Mapping[str, Sample], *paths: str, game: str | None = None, trial: Trial | None = None
) -> Outcome:
    """Lints files beside the official content with every rule, and plays them if there is a trial."""
    everything, request = _request(files, paths, game)
    play = partial(played, trial=trial) if trial is not None else None
    return lint(everything, Options(request), read_once, play).outcome


def scratch_pack(files: Mapping[str, Sample], game: str = FIRST_GAME) -> dict[str, Sample]:
    """Files as a pack of their own that requires the official one of a game."""
    given = {normpath(f"pack/{name}"): text for name, text in files.items()}
    return {"pack/pack.yaml": SCRATCH.replace("GAME", game), **given}


@pytest.fixture(scope="session")
def lint_pack() -> Callable[..., Outcome]:
    """Lints files as a scratch pack that requires the official one; paths in findings begin with `pack/`."""
    return lambda files, game=FIRST_GAME: lint_files(scratch_pack(files, game))


@pytest.fixture(scope="session")
def check_pack() -> Callable[..., Outcome]:
    """Lints and plays files as a scratch pack, with the smallest budget."""
    return lambda files, game=FIRST_GAME: lint_files(scratch_pack(files, game), trial=Trial(0.1))


@pytest.fixture(scope="session")
def load_pack() -> Callable[..., View]:
    """What a scratch pack of some files sees, the official pack being required."""
    return lambda files, game=FIRST_GAME: load_files(scratch_pack(files, game)).catalog.view("scratch")


@pytest.fixture(scope="session")
def lint_tree() -> Callable[..., Outcome]:
    """Lints files as they are, beside the official content."""
    return lint_files


@pytest.fixture(scope="session")
def load_tree() -> Callable[..., Loaded]:
    """Loads files as they are, beside the official content."""
    return load_files


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository."""
    return ROOT


@pytest.fixture(scope="session")
def official() -> Loaded:
    """The official content, loaded."""
    return load_files({}, "content")


# Sites are built by few tests, and their builder takes a while to import.
@pytest.fixture(scope="session")
def trees(official: Loaded):
    """The official content as pages, by language."""
    from built_sites import trees_of

    return trees_of(official)


@pytest.fixture(scope="session")
def built(trees, tmp_path_factory: pytest.TempPathFactory):
    """The official content as a site, built once for all tests that look at it."""
    from built_sites import build

    return build(trees, tmp_path_factory.mktemp("site") / "site")


@pytest.fixture(scope="session")
def hostile(load_tree, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site with the hostile pack."""
    from built_sites import build_hostile

    return build_hostile(load_tree, tmp_path_factory.mktemp("hostile") / "site").folder
