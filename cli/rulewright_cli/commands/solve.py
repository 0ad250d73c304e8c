"""`rulewright solve`: whether a stage can be won, with a line that does or a reason why not."""

import json
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.answers import Format, refuse, say_json
from rulewright_cli.arena import (
    Arena,
    DifficultyOption,
    GameOption,
    HeroesOption,
    PackOption,
    PathsArgument,
    StageArgument,
    Wanted,
    arena_of,
    named_sides,
)
from rulewright_cli.disk import result_written
from rulewright_cli.exact_run import Asked, solve_exactly
from rulewright_cli.output import write
from rulewright_cli.progress import Ticker
from rulewright_engine.guide import Obstacle, Options, said
from rulewright_engine.interface import SetUpError
from rulewright_engine.loading import exact_of
from rulewright_engine.search.judging import NODES_PER_SECOND, Budget, verdict_of
from rulewright_engine.search.verdicts import Verdict
from rulewright_lint.escapes import visible
from rulewright_schema.counts import counted

app = typer.Typer(add_completion=False)

MOST_NEEDS = 8


@app.command(
    epilog="Examples: rulewright solve countdown --heroes 2 · rulewright solve wallace --difficulty every --save lines"
    " · rulewright solve night-catch content/fan/neon-harbour --budget 60 · rulewright solve city_of_fury"
)
def solve(
    stage: StageArgument,
    paths: PathsArgument = None,
    heroes: HeroesOption = None,
    difficulty: DifficultyOption = None,
    budget: Annotated[
        float,
        typer.Option(
            min=0.1, max=100_000,
            help=f"About so many seconds for each set-up on a fast machine at rest, counted in actions"
            f" ({NODES_PER_SECOND:,} for each) so that the verdict is the same on any; games begun are played out.",
        ),
    ] = 20.0,
    games: Annotated[int, typer.Option(min=1, max=10_000, help="Games for each bot, for the win rate.")] = 20,
    seed: Annotated[str, typer.Option(help="The same seed and budget give the same verdict.")] = "0",
    save: Annotated[
        Path | None, typer.Option(help="Write winning lines into this folder, for rulewright replay.", metavar="FOLDER")
    ] = None,
    deal: Annotated[
        str | None, typer.Option(help="City of Fury: the six Enemies as dealt, with commas; left out: every deal.")
    ] = None,
    sweep: Annotated[
        Path | None,
        typer.Option(help="City of Fury: keep every deal in this folder; go on where it stopped.", metavar="FOLDER"),
    ] = None,
    game: GameOption = None,
    pack: PackOption = None,
    output_format: Annotated[Format, typer.Option("--format", help="The form of the answer.")] = Format.TEXT,
) -> None:  # fmt: skip
    """Judge whether a stage can be won: winnable by a line of play, impossible for a reason, or unknown.

    Where chance only deals the cards, every deal is solved exactly: the fewest turns and a best line, or a proof that
    it cannot be won. Exits with 1 where a set-up, or the one deal that was asked for, is impossible.
    """
    arena = arena_of(Wanted(stage, tuple(paths or ()), game, tuple(pack or ())))
    if arena.document.kind != arena.guide.scenario:
        raise refuse(
            f"{arena.document.ref} is no {arena.guide.scenario}, and only these are judged",
            f"Judge its stages one by one, or see rulewright simulate {arena.document.id}.",
        )
    set_ups = arena.set_ups(named_sides(heroes), difficulty)
    for option, folder in (("--save", save), ("--sweep", sweep)):
        if folder is not None and folder.exists() and not folder.is_dir():
            raise refuse(f"{folder} is no folder", f"Name a folder after {option}; it is made where there is none.")
    exact = exact_of(arena.view.pack.game)
    if exact is not None:
        lost = solve_exactly(arena, exact, set_ups, Asked(deal, save, sweep, output_format is Format.JSON))
        raise typer.Exit(int(lost and deal is not None))
    if deal is not None or sweep is not None:
        raise refuse(f"{arena.document.ref} has no deals that are solved exactly", "Leave --deal and --sweep out.")
    verdicts = []
    with Ticker("set-ups", len(set_ups)) as ticker:
        for number, options in enumerate(set_ups):
            verdict = _verdict(arena, options, Budget.of_seconds(budget, games), f"{seed}/{number}")
            verdicts.append(verdict)
            ticker.tick()
            where = _saved(save, arena, verdict)
            if output_format is Format.TEXT:
                with ticker.aside():
                    write(_text(arena, verdict, where))
    if output_format is Format.JSON:
        say_json({"format": 1, "document": arena.document.ref, "verdicts": [each.to_json() for each in verdicts]})
    raise typer.Exit(int(any(each.kind == "impossible" for each in verdicts)))


def _verdict(arena: Arena, options: Options, budget: Budget, seed: str) -> Verdict:
    try:
        return verdict_of(arena.engine, arena.guide, arena.view, options, budget, seed)
    except SetUpError as error:
        place = arena.document.place.source.path
        raise refuse(f"it cannot be set up: {error}", f"See rulewright lint {place}.") from error


def _saved(folder: Path | None, arena: Arena, verdict: Verdict) -> Path | None:
    """Where the line of a verdict now lies."""
    if folder is None or verdict.witness is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    parts = [arena.document.id]
    for value in list(verdict.setup.values())[1:]:
        parts.append("-".join(map(str, value)) if isinstance(value, list) else str(value))
    path = folder / f"{'.'.join(part for part in parts if part)}.json"
    text = json.dumps(verdict.witness.log.to_json(), indent=1)
    result_written(path, (text + "\n").encode("ascii"))
    return path


def _text(arena: Arena, verdict: Verdict, path: Path | None) -> str:
    lines = [f"{arena.document.id} · {said(verdict.setup)}: {verdict.kind}{' by a miracle' if verdict.miracle else ''}"]
    for obstacle in verdict.obstacles:
        lines += _obstacle(obstacle)
    if verdict.witness is not None:
        lines += _witness(verdict, path)
    if verdict.kind == "unknown":
        tried = verdict.tried
        lines += [
            f"  tried {counted(tried.nodes, 'action')}; the best state met has a value of {tried.best:.2f}",
            "  to go on: a larger --budget, or another --seed",
        ]
    for rate in verdict.tried.rates:
        if rate.wins.of:
            lines.append(f"  {rate.bot} won {rate.wins.count} of {counted(rate.wins.of, 'game')}: {rate.wins}")
        if rate.stalled:
            place = arena.document.place.source.path
            lines.append(f"  {counted(rate.stalled, 'game')} of {rate.bot} stalled; see rulewright check {place}")
    return "\n".join(visible(line) for line in lines) + "\n"


def _obstacle(obstacle: Obstacle) -> list[str]:
    cited = f" ({', '.join(obstacle.statements)})" if obstacle.statements else ""
    return [
        f"  {obstacle.condition}: {obstacle.reason}{cited}",
        f"    at {obstacle.document.span(*obstacle.path)}",
        f"    lifted by: {obstacle.lifted_by}",
        f"    even though it is taken that: {obstacle.relaxes}",
    ]


def _witness(verdict: Verdict, path: Path | None) -> list[str]:
    witness = verdict.witness
    assert witness is not None
    where = f"saved as {path}" if path is not None else "save it with --save FOLDER"
    by = "the search" if witness.found_by == "search" else f"the {witness.found_by} bot"
    lines = [f"  a line of {counted(len(witness.log.actions), 'action')}, found by {by}; {where}"]
    if witness.share is not None:
        lines.append(f"  about {witness.share:.2g} of the games that the search played come through like it")
    if witness.needs:
        rarest = sorted(witness.needs, key=lambda need: need.probability)[:MOST_NEEDS]
        lines.append(
            f"  it needs {counted(len(witness.needs), 'result')} of chance, all together with probability "
            f"{witness.probability:.2g}; the rarest:"
        )
        lines += [f"    action {need.number}: {need.text} ({need.probability:.2g})" for need in rarest]
    return lines
