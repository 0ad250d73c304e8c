"""Where the JSON Schemas lie: in a checkout's `schema/json`, else beside the installed package."""

import os
from pathlib import Path

import rulewright_schema
from rulewright_schema.export.json_schema import file_name

MODELINE = "# yaml-language-server: $schema="
OF_THIS_MACHINE = (
    "# The path above is that of this machine, for editors on it; it does no harm on others. For one that holds\n"
    "# everywhere: rulewright schema export --output .rulewright/schema in the folder of the pack, then rulewright new."
)
OWN = Path(".rulewright", "schema")
"""Where a pack, or a folder above it, keeps schemas of its own."""


def schema_root() -> Path:
    """The folder of the published schemas."""
    package = Path(rulewright_schema.__file__).resolve().parent
    checkout = package.parent.parent
    beside = package.parent / "json"
    return beside if (checkout / "pyproject.toml").is_file() and beside.is_dir() else package / "json"


def modeline(kind: str, game: str | None, written_in: Path | None) -> str:
    """The first line of a content file, by which editors find its schema, and a second one where it is not portable.

    `written_in` is the folder of the file: where it or a folder above it keeps the schemas, and within the folder tree
    that holds the tool's own (a checkout), the path is relative, so that it holds on every machine; elsewhere it is the
    installed tool's. No other host is asked.
    """
    name = file_name(kind, game)
    if written_in is not None:
        here = written_in.resolve()
        kept = next((each / OWN / name for each in (here, *here.parents) if (each / OWN / name).is_file()), None)
        if kept is not None:
            return MODELINE + _written(Path(os.path.relpath(kept, here)).as_posix(), kept)
    target = schema_root() / name
    checkout = schema_root().parent.parent
    if written_in is not None and (checkout / "pyproject.toml").is_file():
        folder = written_in.resolve()
        if folder.is_relative_to(checkout):
            return MODELINE + _written(Path(os.path.relpath(target, folder)).as_posix(), target)
    return f"{MODELINE}{_written(target.as_posix(), target)}\n{OF_THIS_MACHINE}"


def _written(path: str, target: Path) -> str:
    """The path itself, or a file address where a blank in it would end it."""
    return path if not any(each.isspace() for each in path) else target.as_uri()
