"""How commands answer: refusals with a next step and exit code 2, and results as text or JSON."""

import json
import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

import typer

from rulewright_cli.disk import DiskFiles, built_in_shelves, installed_shelves, sound_lists
from rulewright_cli.output import note, write
from rulewright_cli.tool import own_version
from rulewright_lint.escapes import visible
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.faults import NO_PACK
from rulewright_schema.kinds import games
from rulewright_schema.packs.files import MANIFEST, is_content
from rulewright_schema.packs.loading import Loaded, Request, load
from rulewright_schema.packs.resolving import missing_pack
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

STDIN = "-"


class Format(StrEnum):
    """In which form a command gives its results."""

    TEXT = "text"
    JSON = "json"


def refuse(message: str, help_text: str) -> typer.Exit:
    """Say on standard error why nothing was done and what to do next; the exit (code 2) is the caller's to raise."""
    note(f"error: {visible(message)}\n  {visible(help_text)}")
    return typer.Exit(2)


def say_json(value: Any) -> None:
    """Print a result for programs; only ASCII, so that any terminal and pipe takes it."""
    write(json.dumps(value, indent=2) + "\n")


def known_game(game: str | None) -> str | None:
    """The game as named, refused if there is none of that name."""
    if game is None or game in games():
        return game
    meant = closest(game, games())
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    raise refuse(f"unknown game {quoted(game)}{hint}", f"Name one of {', '.join(games())}.")


def check_target(path: Path | None) -> None:
    """Refuse to write a result over content, before the work is done."""
    if path is not None and is_content(path.name) and path.exists():
        raise refuse(f"{quoted(os.fspath(path))} is content, and is not overwritten", "Name another file.")


def standard_input() -> bytes:
    """All of standard input; refused where there is none."""
    if sys.stdin is None:
        raise refuse("standard input is closed", "Hand the text over by a pipe, or name a file.")
    return sys.stdin.buffer.read()


def check_path(files: DiskFiles, path: str) -> None:
    """Refuse a path that is neither a folder nor a content file."""
    if not path or "\0" in path:
        wrong = "a path cannot hold a NUL character" if path else "a path is empty"
        raise refuse(wrong, "Name a content file, a folder or a pack.")
    name = files.named(path)
    if files.is_folder(name):
        return
    if not files.is_file(name):
        if os.path.islink(path):
            raise refuse(f"{quoted(path)} is a link that leads nowhere", "Name a content file, a folder or a pack.")
        if os.path.exists(path):
            raise refuse(f"{quoted(path)} is neither a file nor a folder", "Name a content file, a folder or a pack.")
        raise refuse(f"there is no file or folder {quoted(path)}", "Name a content file, a folder or a pack.")
    if name != STDIN and not is_content(name):
        raise refuse(f"{quoted(path)} is no content file", "Content files end in .yaml or .yml.")


def check_packs(files: DiskFiles, packs: Sequence[str]) -> None:
    """Refuse what --pack names and is no pack."""
    for pack in packs:
        if not files.is_file(f"{pack.rstrip('/')}/pack.yaml"):
            help_text = "Name the folder that holds a pack.yaml after --pack."
            raise refuse(f"{quoted(pack)} is no pack: it has no pack.yaml", help_text)


def load_content(
    paths: Sequence[str], game: str | None = None, packs: Sequence[str] = (), files: DiskFiles | None = None
) -> Loaded:
    """The content that paths mean, with the packs that it requires; refused where a path is not there."""
    disk = files or files_of(paths)
    # A folder that is named by --pack may be among the paths, too.
    check_packs(disk, packs)
    for path in paths:
        check_path(disk, path)
    names = tuple(dict.fromkeys(disk.named(path) for path in paths))
    shelves = installed_shelves(), built_in_shelves(), sound_lists(), own_version()
    try:
        return load(disk, Request(names, known_game(game), [disk.named(pack) for pack in packs], *shelves))
    except OSError as error:
        raise refuse(
            f"{quoted(str(error.filename))} cannot be read: {error.strerror}", "Check that it is there and can be read."
        ) from error


def pack_not_here(name: str, loaded: Loaded) -> typer.Exit:
    """The refusal of a pack that is not among the loaded ones, in the linter's words: what is wrong with a manifest
    that was read, else that there is none.
    """
    wrong = next((each for each in loaded.diagnostics if each.severity == "error" and _of_manifest(each)), None)
    if wrong is not None:
        return refuse(f"pack {quoted(name)} is not found: {wrong.span}: {wrong.message} ({wrong.code})", wrong.help)
    here = list(loaded.catalog.packs)
    message, _ = missing_pack(name, here)
    return refuse(
        message, f"Name its folder as a further argument or by --pack, or install it; here are {', '.join(here)}."
    )


def _of_manifest(found: Diagnostic) -> bool:
    return found.span.path.rpartition("/")[2] == MANIFEST or found.code == NO_PACK.code


def files_of(paths: Sequence[str]) -> DiskFiles:
    """The files of the disk, and standard input where `-` is among the paths."""
    return DiskFiles({STDIN: standard_input()} if STDIN in paths else None)
