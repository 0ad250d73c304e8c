"""`rulewright fix`: make the fixes of findings, and nothing else."""

import sys
from typing import Annotated, Any

import typer

from rulewright_cli.answers import STDIN, Format, refuse, say_json
from rulewright_cli.changes import difference, save
from rulewright_cli.disk import DiskFiles, TooMuchError
from rulewright_cli.lint_run import Asked, prepared
from rulewright_cli.output import note, write
from rulewright_lint.escapes import visible
from rulewright_lint.failures import CannotRunError
from rulewright_lint.fixing import Fixed
from rulewright_lint.fixing import fix as fixed
from rulewright_lint.selection import Settings

app = typer.Typer(add_completion=False)

Rules = Annotated[list[str] | None, typer.Option(help="Only these rules: code, beginning of codes, or name.")]
Packs = Annotated[list[str] | None, typer.Option(help="Look packs up here first.", metavar="FOLDER")]


@app.command(epilog="Examples: rulewright fix my-pack --diff · rulewright fix --unsafe my-pack")
def fix(
    paths: Annotated[list[str], typer.Argument(help="Files, folders or packs; - for standard input.")],
    unsafe: Annotated[bool, typer.Option("--unsafe", help="Also make fixes that are guesses.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Show what would change and write nothing.")] = False,
    select: Rules = None,
    ignore: Annotated[list[str] | None, typer.Option(help="All but these rules.")] = None,
    game: Annotated[str | None, typer.Option(help="The game of files that lie in no pack.")] = None,
    pack: Packs = None,
    stdin_filename: Annotated[str | None, typer.Option(help="Where standard input belongs.", metavar="PATH")] = None,
    output_format: Annotated[Format, typer.Option("--format", help="How what was done is told.")] = Format.TEXT,
) -> None:
    """Make the fixes of what lint finds. Comments, quotes, order and everything else stay as they are.

    A fix that would change anything beside its own place is withdrawn. Fixes that are guesses, such as a mistyped
    id, are made only with --unsafe. Exits with 1 where findings remain.
    """
    settings = Settings(_listed(select), _listed(ignore))
    asked = Asked(paths, game, pack or [], settings, None, False, stdin_filename, None)
    files, options = prepared(asked)
    try:
        done = fixed(files, options, unsafe=unsafe)
    except (CannotRunError, TooMuchError) as problem:
        raise refuse(str(problem), "See rulewright fix --help.") from problem
    except OSError as error:
        raise refuse(
            f"{error.filename} cannot be read: {error.strerror}", "Check that it is there and can be read."
        ) from error
    if not done.outcome.files:
        raise refuse("there is no content to fix", "Content files end in .yaml or .yml.")
    given = (stdin_filename or STDIN) if STDIN in paths else None
    stdin = files.named(given) if given else None
    if not diff:
        _write_all(done, files, stdin)
    _tell(done, diff, stdin, unsafe, output_format)
    for crash in done.outcome.crashes:
        note(f"error: rule {crash.code} ({crash.name}) failed on {visible(crash.where)}: {visible(crash.error)}")
    raise typer.Exit(_exit_code(done, diff))


def _listed(given: list[str] | None) -> tuple[str, ...]:
    return tuple(each.strip() for text in given or () for each in text.split(",") if each.strip())


def _exit_code(done: Fixed, diff: bool) -> int:
    if done.outcome.crashes:
        return 2
    remain = any(each.severity != "info" for each in done.outcome.diagnostics)
    return 1 if remain or (diff and done.files) else 0


def _write_all(done: Fixed, files: DiskFiles, stdin: str | None) -> None:
    written: list[str] = []
    try:
        for path, (before, after) in done.files.items():
            if path == stdin:
                continue
            if DiskFiles().read(path) != before.data:
                raise refuse(f"{path} was changed while it was being fixed", "It is as it was; run again.")
            save(path, after.data)
            written.append(path)
    except (typer.Exit, OSError):
        if written:
            note(visible(f"  fixed before that: {', '.join(written)}"))
        raise
    if stdin is not None:
        pair = done.files.get(stdin)
        sys.stdout.buffer.write(pair[1].data if pair else files.read(stdin))
        sys.stdout.buffer.flush()


def _tell(done: Fixed, diff: bool, stdin: str | None, unsafe: bool, output_format: Format) -> None:
    if output_format is Format.JSON and stdin is None:
        say_json(_data(done, diff))
        return
    if diff:
        for before, after in done.files.values():
            write(difference(before, after))
    # A text or a difference has standard output for its own.
    say = note if diff or stdin is not None else _line
    for each in done.mended:
        say(visible(f"{each.finding.span}: {each.finding.code} {each.fix.description}"))
    for path, one in done.withdrawn:
        say(visible(f"{path}: withdrawn, {one.reason}: {one.fix.description}"))
    say(_summary(done, diff, unsafe))


def _line(text: str) -> None:
    write(text + "\n")


def _summary(done: Fixed, diff: bool, unsafe: bool) -> str:
    left = len(done.outcome.diagnostics)
    parts = [f"{'would fix' if diff else 'fixed'} {len(done.mended)} in {_count(len(done.files), 'file')}"]
    parts.append(f"{_count(left, 'finding')} left" + (" (rulewright lint shows them)" if left else ""))
    if not unsafe and done.unsafe_left():
        parts.append(f"{done.unsafe_left()} of them can be fixed by a guess (--unsafe)")
    if done.withdrawn:
        parts.append(f"{len(done.withdrawn)} withdrawn")
    return ", ".join(parts)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _data(done: Fixed, diff: bool) -> dict[str, Any]:
    return {
        "written": not diff,
        "files": sorted(done.files),
        "fixed": [
            {"place": str(each.finding.span), "code": each.finding.code, "fix": each.fix.description}
            for each in done.mended
        ],
        "withdrawn": [{"path": path, "fix": one.fix.description, "reason": one.reason} for path, one in done.withdrawn],
        "left": [
            {"place": str(each.span), "code": each.code, "message": each.message} for each in done.outcome.diagnostics
        ],
    }
