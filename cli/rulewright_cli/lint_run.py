"""One run of the linter from the edge: which files, which settings, what was kept of earlier runs."""

import gc
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_cache_path

from rulewright_cli.answers import STDIN, check_packs, check_path, known_game, refuse, standard_input
from rulewright_cli.disk import Bounds, DiskFiles, built_in_shelves, installed_shelves, sound_lists
from rulewright_cli.progress import Progress
from rulewright_cli.store import SqliteStore
from rulewright_cli.tool import fingerprint, own_version
from rulewright_lint.baseline import to_text, without_known
from rulewright_lint.cache import CachedReader, Remembering, remember_run, remembered_run
from rulewright_lint.linting import Options, Play, baseline_of, lint
from rulewright_lint.runner import Outcome
from rulewright_lint.selection import Settings
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.digests import digest
from rulewright_schema.documents import read_drafts
from rulewright_schema.packs.loading import Loaded, Request


@dataclass(frozen=True, slots=True)
class Asked:
    """What the user asks for, as written. `cache` is the cache's folder, None for no cache."""

    paths: Sequence[str]
    game: str | None
    packs: Sequence[str]
    settings: Settings
    config: str | None
    untrusted: bool
    stdin_name: str | None
    cache: Path | None


def default_cache() -> Path:
    """The folder of the cache where the user names none."""
    return user_cache_path("rulewright", appauthor=False)


def prepared(asked: Asked) -> tuple[DiskFiles, Options]:
    """The files and the options of a run; refused where something that is named is not there."""
    overlay: dict[str, bytes] = {}
    paths = list(asked.paths)
    if STDIN in paths:
        name = asked.stdin_name or STDIN
        overlay[name] = standard_input()
        paths = [name if path == STDIN else path for path in paths]
        if asked.stdin_name is None and asked.game is None:
            raise refuse(
                "standard input lies in no pack, so its game is not known",
                "Name the game with --game, or say where the text belongs with --stdin-filename.",
            )
    elif asked.stdin_name is not None:
        raise refuse("--stdin-filename says where standard input belongs, and no path is -", "Name - as the path.")
    files = DiskFiles(overlay, Bounds() if asked.untrusted else None)
    game = known_game(asked.game)
    for path in paths:
        check_path(files, path)
    check_packs(files, asked.packs)
    # The first way of naming a place is kept, whether others lead to it by links.
    places: dict[str, str] = {}
    for path in paths:
        name = files.named(path)
        places.setdefault(os.path.realpath(name), name)
    names = tuple(places.values())
    packs = tuple(files.named(pack) for pack in asked.packs)
    request = Request(names, game, packs, installed_shelves(), built_in_shelves(), sound_lists(), own_version())
    config = files.named(asked.config) if asked.config is not None else None
    return files, Options(request, asked.settings, config, asked.untrusted)


def outcome_of(asked: Asked, *, progress: bool, play: Play | None = None) -> tuple[Outcome, DiskFiles]:
    """What a run finds, from the cache where nothing has changed and nothing is played. Raises CannotRunError."""
    files, options = prepared(asked)
    if asked.cache is None:
        return _lint(files, options, None, "", progress, play=play), files
    store = SqliteStore(asked.cache)
    try:
        tool = fingerprint()
        key = digest(tool, os.getcwd(), repr(options))
        kept = remembered_run(store, key, files, options.request.paths) if play is None else None
        if kept is not None:
            return kept, files
        return _lint(files, options, store, key, progress, tool, play), files
    finally:
        store.close()


def _lint(
    files: DiskFiles,
    options: Options,
    store: SqliteStore | None,
    key: str,
    progress: bool,
    tool: str = "",
    play: Play | None = None,
) -> Outcome:
    remembering = Remembering(files) if store is not None and play is None else None
    reader = Progress(CachedReader(store, tool) if store else read_drafts)
    gc.disable()  # nodes and models form no rings: counting references frees them, looking for rings only takes time
    try:
        outcome = lint(remembering or files, options, reader if progress else reader.read, _with_gc(play)).outcome
    finally:
        _look_for_rings()
        reader.done()
    if store is not None and remembering is not None:
        remember_run(store, key, remembering, outcome)
    return outcome


def _with_gc(play: Play | None) -> Play | None:
    """Playing makes rings, so it looks for them again."""
    if play is None:
        return None

    def playing(loaded: Loaded) -> Iterable[Diagnostic]:
        _look_for_rings()
        return play(loaded)

    return playing


def _look_for_rings() -> None:
    """Looks for rings from now on, but not among what is there: that is a catalog, mostly, and holds none.

    Otherwise all of it would be gone through now, and twice more when the process ends: a tenth of a run.
    """
    gc.freeze()
    gc.enable()


def new_baseline(asked: Asked) -> tuple[Outcome, str, int]:
    """The outcome without what a new baseline takes in, the baseline's text and the number of its entries."""
    files, options = prepared(asked)
    options = Options(options.request, options.given, options.config, options.untrusted, use_baselines=False)
    result = lint(files, options)
    entries = baseline_of(result, files)
    return without_known(result.outcome, result.loaded, files, entries), to_text(entries), len(entries)
