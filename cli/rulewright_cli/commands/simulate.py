"""`rulewright simulate`: how often bots win a stage or a story."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from rulewright_cli.answers import Format, refuse, say_json
from rulewright_cli.arena import (
    Arena,
    DifficultyOption,
    GameOption,
    HeroesOption,
    PackOption,
    PathsArgument,
    PlayedArgument,
    Wanted,
    arena_of,
    known_bot,
    named_sides,
)
from rulewright_cli.contest_run import Result, Task, played
from rulewright_cli.output import write
from rulewright_cli.progress import Ticker
from rulewright_engine.bots import BOTS
from rulewright_engine.contests import Tally, tally
from rulewright_engine.guide import Options, said
from rulewright_lint.escapes import visible

app = typer.Typer(add_completion=False)

MOST_JOBS = 64


@app.command(
    epilog="Examples: rulewright simulate countdown · rulewright simulate wallace --heroes 2 --jobs 2"
    " · rulewright simulate night-catch content/fan/neon-harbour --bot greedy --games 200"
)
def simulate(
    stage: PlayedArgument,
    paths: PathsArgument = None,
    heroes: HeroesOption = None,
    difficulty: DifficultyOption = None,
    bot: Annotated[list[str] | None, typer.Option(help="A bot, for all heroes; left out: each bot.")] = None,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="Games for each bot and set-up.")] = 100,
    seed: Annotated[str, typer.Option(help="Another seed, other dice; the same seed, the same games.")] = "0",
    jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="Processes at a time.")] = 1,
    game: GameOption = None,
    pack: PackOption = None,
    output_format: Annotated[Format, typer.Option("--format", help="The form of the answer.")] = Format.TEXT,
) -> None:
    """Play a stage or a story many times over by bots.

    Told are how often they win, with the 95 % interval, and how long it takes; games that come to no end stand apart.
    """
    wanted = Wanted(stage, tuple(paths or ()), game, tuple(pack or ()))
    arena = arena_of(wanted)
    bots = [known_bot(each) for each in bot or BOTS]
    if len(set(bots)) < len(bots):
        raise refuse("a bot is named twice", f"Name each of {', '.join(BOTS)} once at most, or leave --bot out.")
    set_ups = arena.set_ups(named_sides(heroes), difficulty)
    for options in set_ups:
        arena.start(options)
    tasks = [
        Task(place, name, number) for place in range(len(set_ups)) for name in bots for number in range(games)
    ]  # fmt: skip
    results: list[Result] = []
    with Ticker("games", len(tasks)) as ticker:
        for result in played(wanted, arena, set_ups, tasks, seed, jobs):
            results.append(result)
            ticker.tick()
    rows = [
        (options, name, _tally([each for each in results if each.task.set_up == place and each.task.bot == name]))
        for place, options in enumerate(set_ups)
        for name in bots
    ]
    if output_format is Format.JSON:
        say_json(_data(arena, rows, seed))
    else:
        write(_text(arena, rows))


def _tally(results: Sequence[Result]) -> Tally:
    return tally(
        ((each.won, each.turns, each.decisions) for each in results if not each.stalled),
        (each.stalled for each in results if each.stalled),
    )


Row = tuple[Options, str, Tally]


def _data(arena: Arena, rows: Sequence[Row], seed: str) -> dict[str, Any]:
    return {
        "format": 1,
        "document": arena.document.ref,
        "seed": seed,
        "engine": arena.engine.version,
        "results": [
            {
                "setup": dict(options),
                "bot": bot,
                "games": found.games,
                "wins": found.wins.count,
                "losses": found.wins.of - found.wins.count,
                "stalled": {"games": sum(found.stalled.values()), "reasons": dict(found.stalled)},
                "rate": found.wins.share,
                "interval": list(found.wins.interval),
                "turns": {"mean": found.turns[0], "error": found.turns[1]},
                "turns_of_wins": {"mean": found.turns_of_wins[0], "error": found.turns_of_wins[1]},
                "decisions": {"mean": found.decisions[0], "error": found.decisions[1]},
            }
            for options, bot, found in rows
        ],
    }


def _text(arena: Arena, rows: Sequence[Row]) -> str:
    lines = [arena.document.ref]
    shown: Options | None = None
    width = max(len(bot) for _, bot, _ in rows)
    for options, bot, found in rows:
        if options is not shown:
            shown = options
            lines += [
                "",
                said(options),
                f"  {'bot'.ljust(width)}   games  won                       turns       decisions",
            ]
        turns, decisions = found.turns, found.decisions
        lines.append(
            f"  {bot.ljust(width)}  {found.games:6}  {found.wins!s:24}  "
            f"{turns[0]:4.1f} ± {turns[1]:3.1f}  {decisions[0]:6.0f}"
        )
        for reason, number in found.stalled.items():
            lines.append(f"  {' ' * width}  {number:6}  stalled, neither won nor lost: {reason}")
    if any(found.stalled for _, _, found in rows):
        lines += ["", f"next: rulewright check {arena.document.place.source.path} tells where play gets stuck"]
    return "\n".join(map(visible, lines)) + "\n"
