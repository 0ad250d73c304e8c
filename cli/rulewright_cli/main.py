"""The `rulewright` command: commands by name, each module imported only when it is called.

This module is the one place where the command layer loads on demand; the summaries stand here so that `--help` imports
no command.
"""

import gc
import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from rulewright_lint.escapes import visible

COMMANDS: dict[str, str] = {
    "lint": "Say what is wrong with content, and where.",
    "check": "Lint, then play: every set-up laid out and judged.",
    "explain": "What a rule wants, why, and what wrong and right look like.",
    "new": "Write a document or a pack to begin with.",
    "show": "A document, where its values are set, and who refers to it.",
    "fix": "Make the fixes of what lint finds, and nothing else.",
    "fmt": "Tidy blanks at line ends, empty lines and line endings; nothing else.",
    "rules": "Count what stands for the statements of a rulebook: rules coverage.",
    "simulate": "How often bots win a stage, with the interval.",
    "solve": "Whether a stage can be won: by which line, or why not.",
    "play": "Play a stage in the terminal, or watch bots play it.",
    "replay": "Run the log of a game and compare where it ends.",
    "schema": "JSON Schemas for editors: schema export.",
    "site": "A browsable rulebook from content: site build, site serve.",
}

INTERRUPTED = 130
PIPE_CLOSED = 141
DEBUG = "RULEWRIGHT_DEBUG"
"""The environment variable that has faults of ours show where they arose."""
MOST_SHOWN = 500


class LazyGroup(TyperGroup):
    """Lists commands from the table and imports the one that is called.

    Contexts and commands are typer's own copies of click's classes, which it does not export: hence `Any`.
    """

    def list_commands(self, ctx: Any) -> list[str]:
        """The commands in the table's order."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A light stand-in that is enough to be listed."""
        summary = COMMANDS.get(cmd_name)
        return TyperCommand(cmd_name, help=summary, short_help=summary) if summary else None

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that is called, with its module imported."""
        name, command, rest = super().resolve_command(ctx, args)
        if name is None or command is None:
            return name, command, rest
        module = import_module("rulewright_cli.commands." + name.replace("-", "_"))
        # Modules, classes and functions live as long as the process: nobody need look among them for rings.
        gc.freeze()
        gc.enable()
        return name, typer.main.get_command(module.app), rest

    def invoke(self, ctx: Any) -> Any:
        """Runs the command. An interrupt and a reader that has gone away end it quietly, with the usual codes."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # What is still in the buffer would raise again when Python flushes it at its end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(PIPE_CLOSED) from None
        except Exception as problem:
            # Refusals and usage errors of typer know their exit code; all else is a fault of ours.
            if isinstance(problem, typer.Abort) or hasattr(problem, "exit_code") or os.environ.get(DEBUG):
                raise
            _confess(problem)
            raise typer.Exit(2) from problem


def _confess(problem: Exception) -> None:
    """What is said instead of a traceback."""
    if isinstance(problem, OSError) and problem.strerror:
        line = f"{problem.filename or 'the disk'}: {problem.strerror}"
        hint = "Check that it is there, that it can be written and that the disk has room."
    else:
        line = f"rulewright itself failed: {type(problem).__name__}: {problem}"
        hint = f"This is no fault of the content. Run again with {DEBUG}=1 set and report what it shows."
    sys.stderr.write(f"error: {visible(line[:MOST_SHOWN])}\n  help: {hint}\n")


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Author, validate and publish tabletop game content: rulebooks that run.",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"rulewright {import_module('rulewright_cli.tool').own_version()}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", help="Tell the version and end.", callback=_version, is_eager=True)]


@app.callback()
def rulewright(version: Version = False) -> None:
    """Author, validate and publish tabletop game content: rulebooks that run."""


def run() -> None:
    """The console script. Without standard output nothing can be answered."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  # it lives as long as the process
    if sys.stdout is None:
        sys.stderr.write("error: standard output is closed\n  help: Send it to a file or to /dev/null.\n")
        sys.exit(2)
    gc.disable()  # until the command is imported: what an import makes stays
    try:
        app(prog_name="rulewright")
    finally:
        gc.freeze()  # all memory goes with the process; Python would look through it once more for rings
