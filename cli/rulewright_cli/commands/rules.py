"""`rulewright rules coverage`: how much of a rulebook is shown, held or told."""

from contextlib import ExitStack
from functools import partial
from typing import Annotated, Any

import typer

from rulewright_cli.answers import Format, load_content, refuse, say_json
from rulewright_cli.disk import DiskFiles, pack_of_game
from rulewright_cli.output import write
from rulewright_cli.progress import ticking
from rulewright_engine.check_run import failing_examples
from rulewright_lint.coverage import STATES, ChapterCoverage, Coverage, coverage
from rulewright_lint.escapes import visible
from rulewright_schema.counts import counted
from rulewright_schema.kinds import games
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

app = typer.Typer(add_completion=False)


@app.callback()
def rules() -> None:
    """The statements of rulebooks."""


@app.command("coverage", epilog="Examples: rulewright rules coverage · rulewright rules coverage megametrocity --open")
def of_rules(
    game: Annotated[
        str | None, typer.Argument(help="A game, or the folder of a pack; left out: every game.", metavar="[GAME|PATH]")
    ] = None,
    required: Annotated[
        bool,
        typer.Option("--required", help="Play the examples of the packs that it requires, too, with what it changes."),
    ] = False,
    list_open: Annotated[bool, typer.Option("--open", help="List the statements that nothing stands for.")] = False,
    output_format: Annotated[Format, typer.Option("--format", help="The form of the answer.")] = Format.TEXT,
) -> None:
    """Run the pack's own examples and count its statements that are shown by one, held by a rule or the box, told, or
    open.
    """
    found = [each for place in _places(game) for each in _coverages(place, required)]
    if not any(each.statements for each in found):
        raise refuse("there are no statements", "Name a game, or a pack with statements.")
    if output_format is Format.JSON:
        say_json({"packs": [_data(each) for each in found]})
        return
    for each in found:
        write(_open(each) if list_open else _table(each))


def _places(game: str | None) -> list[str]:
    if game is None:
        return [pack_of_game(each) for each in games()]
    if game in games():
        return [pack_of_game(game)]
    if DiskFiles().is_folder(game) or DiskFiles().is_file(game):
        return [game]
    meant = closest(game, games())
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    raise refuse(f"no game and no folder {quoted(game)}{hint}", f"Games: {', '.join(games())}.")


def _coverages(place: str, required: bool) -> list[Coverage]:
    loaded = load_content([place])
    views = [loaded.catalog.view(name) for name in loaded.chosen]
    with ExitStack() as stack:
        begin = partial(ticking, stack)
        return [coverage(view, failing_examples(view, begin, required=required), required=required) for view in views]


def _data(each: Coverage) -> dict[str, Any]:
    return {
        "pack": each.pack,
        "statements": len(each.statements),
        "examples": each.examples,
        "examples_run": each.failing is not None,
        "failing": list(each.failing or ()),
        "counts": dict(each.counts),
        "chapters": [_chapter(chapter) for chapter in each.chapters],
    }


def _chapter(chapter: ChapterCoverage) -> dict[str, Any]:
    statements = [
        {
            "id": each.id,
            "state": each.state,
            "examples": list(each.examples),
            "held_by": list(each.held_by),
            "unknown": list(each.unknown),
            "told": each.told,
        }
        for each in chapter.statements
    ]
    return {
        "number": chapter.number,
        "title": chapter.title,
        "counts": dict(chapter.counts),
        "statements": statements,
    }


def _table(each: Coverage) -> str:
    width = max([len(visible(chapter.title)) for chapter in each.chapters] + [5])
    statements = counted(len(each.statements), "statement")
    lines = [f"{each.pack}: {statements}, {counted(each.examples, 'example')}, {_run(each)}", ""]
    lines.append(f"{'chapter':8} {'':{width}} " + " ".join(f"{state:>6}" for state in STATES))
    for chapter in each.chapters:
        counts = " ".join(f"{chapter.counts[state] or '·':>6}" for state in STATES)
        lines.append(f"{visible(chapter.number):8} {visible(chapter.title):{width}} {counts}")
    total = " ".join(f"{each.counts[state]:>6}" for state in STATES)
    lines += [f"{'all':8} {'':{width}} {total}", ""]
    lines.append(
        f"{each.counts['shown']} shown by an example, {each.counts['held']} held by a rule or the box, "
        f"{each.counts['told']} told, {each.counts['open']} open"
    )
    for one in each.statements:
        lines += [f"{one.id}: held by {visible(name)}, which is no rule" for name in one.unknown]
    lines += [f"example {visible(name)} fails and shows nothing" for name in each.failing or ()]
    return "\n".join(lines) + "\n"


def _run(each: Coverage) -> str:
    """What the engine said to the examples."""
    if each.failing is None:
        return "not run: the game has no engine"
    if not each.failing:
        return "all of which the engine agrees with"
    return f"{len(each.failing)} of which the engine does not agree with"


def _open(each: Coverage) -> str:
    return "".join(f"{one.id}\n" for one in each.statements if one.state == "open")
