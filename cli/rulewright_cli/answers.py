"""How commands answer: refusals with a next step and exit code 2, and results as text or JSON."""

import json
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import typer

from rulewright_cli.disk import DiskFiles, built_in_shelves, installed_shelves
from rulewright_schema.kinds import games
from rulewright_schema.loading import Loaded, Request, load
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


class Format(StrEnum):
    """In which form a command gives its results."""

    TEXT = "text"
    JSON = "json"


def refuse(message: str, help_text: str) -> typer.Exit:
    """Say on standard error why nothing was done and what to do next; the exit (code 2) is the caller's to raise."""
    typer.echo(f"error: {message}\n  {help_text}", err=True)
    return typer.Exit(2)


def say_json(value: Any) -> None:
    """Print a result for programs; only ASCII, so that any terminal and pipe takes it."""
    typer.echo(json.dumps(value, indent=2))


def known_game(game: str | None) -> str | None:
    """The game as named, refused if there is none of that name."""
    if game is None or game in games():
        return game
    meant = closest(game, games())
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    raise refuse(f"unknown game {quoted(game)}{hint}", f"Known games: {', '.join(games())}.")


def checked_paths(files: DiskFiles, paths: Sequence[str]) -> None:
    """Refuse paths that are not there, or folders without a single content file."""
    for path in paths:
        if "\0" in path or not (files.is_file(path) or files.is_folder(path)):
            raise refuse(f"there is no file or folder {quoted(path)}", "Name a content file, a folder or a pack.")
        if files.is_folder(path) and not files.walk(path):
            raise refuse(f"the folder {quoted(path)} holds no content", "Content files end in .yaml or .yml.")


def load_content(
    paths: Sequence[str], game: str | None = None, packs: Sequence[str] = (), files: DiskFiles | None = None
) -> Loaded:
    """The content that paths mean, with the packs that it requires; refused where a path is not there."""
    disk = files or DiskFiles()
    checked_paths(disk, paths)
    for pack in packs:
        if not disk.is_file(f"{pack.rstrip('/')}/pack.yaml"):
            raise refuse(f"{quoted(pack)} is no pack: it has no pack.yaml", "Name the folder that holds a pack.yaml.")
    return load(disk, Request(paths, known_game(game), packs, installed_shelves(), built_in_shelves()))
