"""`rulewright replay`: runs the log of a game and compares where it ends."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from rulewright_cli.answers import load_content, pack_not_here, refuse
from rulewright_cli.arena import PackOption, PathsArgument, where_to_look
from rulewright_cli.colours import painted
from rulewright_cli.output import coloured, write
from rulewright_engine.guide import said
from rulewright_engine.interface import Action, Step
from rulewright_engine.loading import engine_of, guide_of, playable_games
from rulewright_engine.replay import ANOTHER, Log, LogError, read_log
from rulewright_engine.replay import replay as run_log
from rulewright_lint.escapes import visible
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.wording import quoted

app = typer.Typer(add_completion=False)

LARGEST = 50_000_000


@app.command(
    epilog="Examples: rulewright replay lines/countdown.jack.normal.json · rulewright replay game.json --steps · "
    "rulewright replay game.json --until 40"
)
def replay(
    file: Annotated[Path, typer.Argument(help="The log of a game, as solve and play write it.", metavar="FILE")],
    paths: PathsArgument = None,
    steps: Annotated[bool, typer.Option("--steps", help="Tell each action and what comes of it.")] = False,
    until: Annotated[int | None, typer.Option(min=0, help="Stop after so many actions and draw the table.")] = None,
    pack: PackOption = None,
) -> None:
    """Run the log of a game, step by step or to its end, and compare the digests.

    Exits with 1 where it ends elsewhere, or is of other content or another version of the engine.
    """
    log = _read(file)
    view = _view(log, paths or [], pack or [])
    engine, guide = engine_of(log.game), guide_of(log.game)
    if engine is None or guide is None:
        raise refuse(f"{quoted(log.game)} cannot be played", f"Games with an engine: {', '.join(playable_games())}.")
    write(visible(f"{log.game} · {next(iter(log.setup.values()), '')} · {said(log.setup)}") + "\n")
    count = 0
    colours = coloured(sys.stdout)

    def seen(action: Action, step: Step[Any]) -> None:
        nonlocal count
        count += 1
        if steps:
            told = [guide.told(step.state, event) for event in step.events]
            write(visible(f"{count:5}  {action}") + "\n")
            write("".join(f"         {visible(line)}\n" for line in told if line))

    try:
        state = run_log(engine, view, log, seen, until)
    except LogError as error:
        write(f"{visible(str(error))}\n  {visible(error.help)}\n")
        raise typer.Exit(1) from None
    if steps or until is not None:
        write("\n".join(painted(line, colours) for line in guide.drawing(state)) + "\n")
    if count < len(log.actions):
        return
    outcome = engine.outcome(state) or "goes on"
    played = f"{counted(len(log.actions), 'action')}, {counted(guide.turns_played(state), 'turn')}"
    write(f"{played}: {outcome}; digest {log.digest} agrees\n")


def _read(file: Path) -> Log:
    try:
        if file.stat().st_size > LARGEST:
            raise refuse(f"{quoted(str(file))} is too large for a log", f"{ANOTHER} It has at most {LARGEST:,} bytes.")
        data = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise refuse(f"{quoted(str(file))} cannot be read: {error.strerror}", ANOTHER) from error
    except (ValueError, RecursionError) as error:
        raise refuse(f"{quoted(str(file))} is no JSON", ANOTHER) from error
    try:
        return read_log(data)
    except LogError as error:
        raise refuse(f"{quoted(str(file))}: {error}", error.help) from error


def _view(log: Log, paths: list[str], packs: list[str]) -> View:
    """What the pack that the log names sees."""
    for places in where_to_look(paths, packs):
        loaded = load_content(places, None, packs)
        if log.pack in loaded.catalog.packs:
            return loaded.catalog.view(log.pack)
    raise pack_not_here(log.pack, loaded)
