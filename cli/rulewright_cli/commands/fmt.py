"""`rulewright fmt`: tidy line ends and empty lines, and nothing else."""

import sys
from typing import Annotated, Any

import typer

from rulewright_cli.answers import STDIN, Format, say_json
from rulewright_cli.changes import difference, save, sources
from rulewright_cli.output import note, write
from rulewright_lint.escapes import visible
from rulewright_schema.counts import counted
from rulewright_schema.editing.formatting import Formatted, formatted

app = typer.Typer(add_completion=False)


@app.command(epilog="Examples: rulewright fmt my-pack · rulewright fmt --check content · rulewright fmt - < stage.yaml")
def fmt(
    paths: Annotated[
        list[str], typer.Argument(help="Files, folders or packs; - for standard input.", metavar="PATH...")
    ],
    check: Annotated[bool, typer.Option("--check", help="Write nothing; exit with 1 if a file would change.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Show what would change and write nothing.")] = False,
    output_format: Annotated[Format, typer.Option("--format", help="How the files are told.")] = Format.TEXT,
) -> None:
    """Tidy blanks at line ends, empty lines and line endings; never words, order, quotes, indents or long lines.

    Taken away are blanks at the ends of lines, empty lines at the beginning and the end of a file, and more than two
    in a row; a missing last line break is added, and mixed line endings become those that are most. Indents and
    where lines break are the author's. Texts, drawn grids and comments are not touched. A file is read again
    afterwards and left as it was if anything but its layout would change, or if it has faults.
    """
    results = [formatted(source) for source in sources(paths)]
    for each in results:
        if each.problem and output_format is Format.TEXT:
            note(f"{visible(each.before.path)}: left as it is, since {visible(each.problem)}")
    to_write = [each for each in results if each.changed and not (check or diff)]
    _write_all([each for each in to_write if each.before.path != STDIN])
    if not (check or diff) and output_format is Format.TEXT:
        _pass_on([each for each in results if each.before.path == STDIN])
    _tell(results, check or diff, diff, output_format)
    left = any(each.problem for each in results)
    raise typer.Exit(1 if left or ((check or diff) and any(each.changed for each in results)) else 0)


def _write_all(changed: list[Formatted]) -> None:
    """Writes the files; where one of them cannot be written, those that have been are named."""
    for number, each in enumerate(changed):
        try:
            save(each.before.path, each.after.data)
        except typer.Exit:
            if number:
                note(visible(f"  tidied before that: {', '.join(one.before.path for one in changed[:number])}"))
            raise


def _pass_on(results: list[Formatted]) -> None:
    """Standard input goes to standard output, byte for byte."""
    for each in results:
        sys.stdout.buffer.write(each.after.data)
        sys.stdout.buffer.flush()


def _tell(results: list[Formatted], dry: bool, diff: bool, output_format: Format) -> None:
    changed = [each for each in results if each.changed]
    if output_format is Format.JSON:
        say_json({"files": [_data(each) for each in results], "written": not dry})
        return
    for each in changed if diff else ():
        write(difference(each.before, each.after))
    # The text itself has standard output for its own.
    say = note if diff or (not dry and any(each.before.path == STDIN for each in results)) else _line
    for each in () if diff else changed:
        if each.before.path != STDIN or dry:
            say(f"{'would change' if dry else 'tidied'} {visible(each.before.path)}")
    left = sum(bool(each.problem) for each in results)
    counts = f"{len(changed)} of {counted(len(results), 'file')} {'would change' if dry else 'changed'}"
    say(counts + (f", {left} left as they are" if left else ""))


def _line(text: str) -> None:
    write(text + "\n")


def _data(each: Formatted) -> dict[str, Any]:
    data = {"path": each.before.path, "changed": each.changed, "problem": each.problem or None}
    return {**data, "text": each.after.text} if each.before.path == STDIN else data
