"""Reads what a pack keeps of its games: winning lines, and what bots won."""

from functools import cache
from pathlib import Path

from rulewright_cli.answers import refuse
from rulewright_engine.replay import Log, LogError
from rulewright_engine.search.kept_lines import FOLDER, SUFFIX, read_lines
from rulewright_engine.search.measured import FILE, Measured, MeasuredError, read_measured


@cache
def lines_of(root: str) -> tuple[Log, ...]:
    """The lines of a pack's folder, read once; refused where a file of theirs holds no logs."""
    found: list[Log] = []
    for path in sorted((Path(root) / FOLDER).glob(f"*{SUFFIX}")):
        try:
            found.extend(read_lines(path.read_text("utf-8")))
        except (LogError, OSError, UnicodeDecodeError) as error:
            raise refuse(
                f"the winning lines of {path.as_posix()} cannot be read: {error}", "Delete the file."
            ) from error
    return tuple(found)


@cache
def measured_of(root: str) -> tuple[Measured, ...]:
    """What bots won in the set-ups of a pack, read once; none where nobody measured it, refused where it is no such
    file.
    """
    path = Path(root) / FOLDER / FILE
    if not path.is_file():
        return ()
    try:
        return read_measured(path.read_text("utf-8"))
    except (MeasuredError, OSError, UnicodeDecodeError) as error:
        raise refuse(f"the counts of {path.as_posix()} cannot be read: {error}", "Delete the file.") from error
