"""Writing to where people and programs read: colours only on a terminal, files whole or not at all."""

import os
import sys
from typing import NoReturn, TextIO

import typer

from rulewright_lint.escapes import visible


def write(text: str) -> None:
    """Text to standard output; characters that it cannot encode are written as escapes."""
    _send(sys.stdout, text)


def note(text: str) -> None:
    """A line for people beside the results: standard error."""
    _send(sys.stderr, text + "\n")


def _send(stream: TextIO, text: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
    stream.write(text)
    stream.flush()


def stop(message: str, hint: str = "") -> NoReturn:
    """Ends the command because it could not run: the reason, what to do, exit code 2."""
    note(f"error: {visible(message)}")
    if hint:
        note(f"  help: {visible(hint)}")
    raise typer.Exit(2)


def coloured(stream: TextIO) -> bool:
    """Whether to colour: on a terminal that does not forbid it (`NO_COLOR`), or where `FORCE_COLOR` asks for it."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"
