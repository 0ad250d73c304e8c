"""`rulewright site build`: a browsable rulebook made from content."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.disk import DiskFiles, built_in_shelves, installed_shelves
from rulewright_lint.registry import load_rule, rule_modules
from rulewright_lint.runner import run
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.loading import Loaded, Request, load
from rulewright_site.assemble import assemble
from rulewright_site.lint_pages import rules_told
from rulewright_site.publish import MARKER, Published, may_replace, publish
from rulewright_site.words import LANGUAGES

app = typer.Typer(help="Build a browsable rulebook from content.", no_args_is_help=True)
MOST_SHOWN = 20


@app.callback()
def site() -> None:
    """Build a browsable rulebook from content."""


@app.command(name="build", epilog="Example: rulewright site build content/megametrocity --output build/site")
def build_site(
    paths: Annotated[
        list[str] | None,
        typer.Argument(help="Packs, folders or files; left out: all built-in packs.", metavar="PATH..."),
    ] = None,
    output: Annotated[Path, typer.Option(help="Folder of the site; it is replaced.")] = Path("build/site"),
    work: Annotated[
        Path | None, typer.Option(help="Folder for the pages before the theme; left out: beside the site.")
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Refuse warnings too, not only errors.")] = False,
) -> None:
    """Build a browsable rulebook from content.

    Content with errors is refused; packs that the given ones build on are part of the site. Exit codes: 0 built,
    1 findings in the content, 2 could not build.
    """
    wanted = paths or [built_in_shelves()[0]]
    files = DiskFiles()
    missing = [path for path in wanted if not files.is_file(path) and not files.is_folder(path)]
    if missing:
        _refuse(f"there is no file or folder {', '.join(missing)}", "Give packs, folders or files that exist.")
    folder = work or output.parent / f"{output.name}-pages"
    for each in (output, folder):
        if not may_replace(each):
            _refuse(f"{each} holds files that no site build wrote", f"Give another folder, or empty it. (No {MARKER}.)")
    loaded = load(files, Request(wanted, None, (), installed_shelves(), built_in_shelves()))
    if not any(loaded.catalog.packs[name].documents for name in loaded.chosen):
        _refuse(f"nothing to show in {', '.join(wanted)}", "Give a folder with a pack.yaml and content files.")
    _refuse_findings(loaded, wanted, strict)
    told = rules_told(tuple({pack.game: None for pack in loaded.catalog.packs.values()}))
    trees = [assemble(loaded.catalog, told, language) for language in LANGUAGES]
    try:
        outcome = publish(trees, folder, output)
    except OSError as error:
        _refuse(f"the site cannot be written: {error}", "Check the folder's permissions and the space on the disk.")
    _tell(outcome, output)


def _refuse_findings(loaded: Loaded, wanted: Sequence[str], strict: bool) -> None:
    """Ends with code 1 where the content has errors (with `strict`: warnings)."""
    games = {loaded.catalog.packs[name].game for name in loaded.chosen}
    found = run(loaded, {game: [load_rule(module) for module in rule_modules(game)] for game in games}).diagnostics
    errors = _of(found, "error")
    warnings = _of(found, "warning")
    if not errors and not (warnings and strict):
        if warnings:
            typer.echo(f"{_count(len(warnings), 'warning')} in the content; rulewright lint shows them", err=True)
        return
    kinds = [_count(len(errors), "error")] if errors else []
    kinds += [_count(len(warnings), "warning")] if warnings else []
    files = len({each.span.path for each in (*errors, *warnings)})
    typer.echo(f"no site was built: {' and '.join(kinds)} in {_count(files, 'file')} of the content", err=True)
    first = (errors or warnings)[0]
    typer.echo(f"    first: {first.span}: {first.code} {first.message}", err=True)
    typer.echo(f"    Run rulewright lint {' '.join(wanted)} and mend what it shows.", err=True)
    raise typer.Exit(1)


def _of(found: Sequence[Diagnostic], severity: str) -> list[Diagnostic]:
    return [each for each in found if each.severity == severity]


def _tell(outcome: Published, output: Path) -> None:
    problems = [*outcome.problems, *map(str, outcome.bad_links)]
    if not problems:
        typer.echo(f"built {outcome.pages} pages in {output}; open {output / 'index.html'}")
        return
    typer.echo(f"no site was built: {_count(len(problems), 'problem')} with its pages", err=True)
    for problem in problems[:MOST_SHOWN]:
        typer.echo(f"    {problem}", err=True)
    if len(problems) > MOST_SHOWN:
        typer.echo(f"    and {len(problems) - MOST_SHOWN} more", err=True)
    typer.echo("    This is a fault of rulewright, not of the content: please report it.", err=True)
    raise typer.Exit(2)


def _refuse(message: str, next_action: str) -> None:
    typer.echo(f"{message}\n    {next_action}", err=True)
    raise typer.Exit(2)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
