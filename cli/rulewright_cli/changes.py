"""Files that a command changes: which ones, what the change is, and writing it."""

import difflib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from rulewright_cli.answers import STDIN, check_path, files_of, refuse
from rulewright_cli.disk import written_atomically
from rulewright_lint.escapes import visible
from rulewright_schema.source import Source
from rulewright_schema.wording import quoted


def sources(paths: Sequence[str]) -> Iterator[Source]:
    """The content files that paths mean, each once; refused where one is not there or cannot be read."""
    files = files_of(paths)
    for path in paths:
        check_path(files, path)
    seen: set[str] = set()
    for path in paths:
        name = files.named(path)
        try:
            for each in [name] if files.is_file(name) else files.walk(name):
                real = each if each == STDIN else os.path.realpath(each)
                if real not in seen:
                    seen.add(real)
                    yield Source(each, files.read(each))
            if not seen:
                raise refuse(f"the folder {quoted(name)} holds no content", "Content files end in .yaml or .yml.")
        except OSError as error:
            place = quoted(str(error.filename or name))
            raise refuse(
                f"{place} cannot be read: {error.strerror}", "Check that it is there and can be read."
            ) from error


def save(path: str, data: bytes) -> None:
    """Write a changed file whole or not at all; refused where that is not possible."""
    try:
        written_atomically(Path(path), data)
    except OSError as error:
        message = f"{quoted(path)} cannot be written: {error.strerror}"
        raise refuse(message, "It is as it was; check its permissions and those of its folder.") from error


def difference(before: Source, after: Source) -> str:
    """What changes in a file, as a unified diff; line endings that change are shown."""
    old, new = _lines(before), _lines(after)
    name = visible(before.path)
    lines = difflib.unified_diff(old, new, f"{name} (as it is)", f"{name} (changed)", lineterm="")
    return "".join(line + "\n" for line in lines)


def _lines(source: Source) -> list[str]:
    found = [_shown(line) for line in source.text.splitlines(keepends=True)] if source.text else []
    return found if source.text.endswith(("\n", "\r")) or not found else [*found[:-1], f"{found[-1]} (no line break)"]


def _shown(line: str) -> str:
    body = line.rstrip("\r\n")
    ending = line[len(body) :]
    mark = {"\r\n": "\\r", "\r": "\\r (alone)"}.get(ending, "")
    return "\t".join(visible(part) for part in body.split("\t")) + mark
