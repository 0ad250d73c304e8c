"""`rulewright site`: a browsable rulebook made from content, built into a folder and served from there."""

from collections.abc import Sequence
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.answers import refuse
from rulewright_cli.disk import TooMuchError, built_in_roots
from rulewright_cli.kept_lines import lines_of, measured_of
from rulewright_cli.lint_run import Asked, prepared
from rulewright_cli.output import note, stop
from rulewright_cli.progress import Ticker
from rulewright_cli.site_extras import check_archive, edit_address, older_catalog
from rulewright_cli.site_live import Live
from rulewright_cli.site_pages import SitePages
from rulewright_engine.check_run import GAMES
from rulewright_engine.search.judging import Budget
from rulewright_lint.escapes import visible
from rulewright_lint.explanations import explained
from rulewright_lint.failures import CannotRunError
from rulewright_lint.linting import Result, lint
from rulewright_lint.selection import Settings
from rulewright_schema.counts import counted
from rulewright_site.assemble import Extras, assemble, nowhere
from rulewright_site.offline import archive
from rulewright_site.placing import MARKER
from rulewright_site.plays import Plays
from rulewright_site.publish import Published, may_replace, publish
from rulewright_site.verdicts import Verdicts
from rulewright_site.words import LANGUAGES

MOST_SHOWN = 20

app = typer.Typer(help="Build a browsable rulebook from content.", no_args_is_help=True, add_completion=False)

Paths = Annotated[list[str] | None, typer.Argument(help="Files, folders or packs; left out: all built-in packs.")]
Watched = Annotated[list[str] | None, typer.Argument(help="Files, folders or packs whose changes are shown at once.")]
Output = Annotated[
    Path,
    typer.Option(help="Folder of the site; files of an earlier build are replaced, others stay.", metavar="FOLDER"),
]
Served = Annotated[Path, typer.Option("--output", help="Folder of the site that was built.", metavar="FOLDER")]
Work = Annotated[Path | None, typer.Option(help="Folder that the theme works in; else by the site.")]
Strict = Annotated[bool, typer.Option("--strict", help="Refuse content with warnings too.")]
Port = Annotated[int, typer.Option(help="Port; 0 takes a free one.", min=0, max=65535)]
Since = Annotated[str | None, typer.Option(help="Content as it was: what changed since is told.", metavar="PATH")]
EditUrl = Annotated[str | None, typer.Option(help="Address of a file's editor, with {path} in it.", metavar="URL")]
Zip = Annotated[Path | None, typer.Option("--zip", help="The site as an archive too.", metavar="FILE")]
Packs = Annotated[list[str] | None, typer.Option(help="Look packs up here first.", metavar="FOLDER")]


Seconds = Annotated[
    float,
    typer.Option(
        min=0, max=100_000,
        help="About so many seconds for each set-up of a stage whose verdict is not kept with its pack; 0: it is shown"
        " as not judged, unless a bound proves that it cannot be won.",
    ),
]  # fmt: skip


@app.callback()
def site() -> None:
    """Build a browsable rulebook from content."""


@app.command(name="build", epilog="Example: rulewright site build content/fan/neon-harbour --output build/site")
def build_site(
    paths: Paths = None,
    output: Output = Path("build/site"),
    work: Work = None,
    strict: Strict = False,
    pack: Packs = None,
    since: Since = None,
    edit_url: EditUrl = None,
    archived: Zip = None,
    budget: Seconds = 0.0,
) -> None:
    """Build a browsable rulebook from content.

    Packs that the given ones build on are part of the site. Content with errors is refused. Exits with 0 where the
    site was built, 1 where the content has findings, 2 where nothing could be built.
    """
    folder = work or output.parent / f"{output.name}-pages"
    _check_folders(output, folder)
    if archived is not None:
        check_archive(archived, output)
    edit = edit_address(edit_url) if edit_url is not None else None
    wanted = paths or list(built_in_roots())
    try:
        files, options = prepared(Asked(wanted, None, pack or [], Settings(), None, False, None, None))
        checked = lint(files, options)
        before = older_catalog(since) if since is not None else None
    except (CannotRunError, TooMuchError) as problem:
        stop(str(problem))
    except OSError as problem:
        stop(f"{problem.filename or 'the disk'}: {problem.strerror or problem}")
    if not checked.outcome.documents:
        raise refuse(f"nothing to show in {', '.join(wanted)}", "Name a folder with a pack.yaml and content files.")
    _refuse_findings(checked, wanted, strict)
    catalog = checked.loaded.catalog
    played = {None, *(each.game for each in catalog.packs.values())}
    told = tuple(each for each in explained() if each.game in played)
    verdicts = Verdicts(lines_of, measured_of, Budget.of_seconds(budget, GAMES) if budget else None)
    plays, extras = Plays(), Extras(before, edit or nowhere, verdicts)
    trees = [assemble(catalog, told, language, LANGUAGES, plays, extras) for language in LANGUAGES]
    try:
        with Ticker("languages", len(trees)) as ticker:
            outcome = publish(trees, folder, output, ticker.tick)
        if archived is not None and not outcome.problems and not outcome.bad_links:
            archive(output, archived)
    except OSError as problem:
        stop(f"the site cannot be written: {problem}", "Check the folder's permissions and the space on the disk.")
    _tell(outcome, output, folder)
    if archived is not None:
        typer.echo(f"  {archived} holds all of it, for any web server.")


def _check_folders(output: Path, folder: Path) -> None:
    """Refuses folders that hold something else, or lie within each other."""
    for each in (output, folder):
        if each.exists() and not each.is_dir():
            raise refuse(f"{each} is no folder", "Name another one.")
        if not may_replace(each):
            raise refuse(f"{each} holds files that no site build wrote", "Name another folder, or empty it.")
    if (
        folder.resolve() in (output.resolve(), *output.resolve().parents)
        or output.resolve() in folder.resolve().parents
    ):
        raise refuse(f"{folder} and {output} lie within each other", "Name folders that lie beside each other.")


@app.command(epilog="Example: rulewright site serve my-pack --port 8080")
def serve(paths: Watched = None, output: Served = Path("build/site"), port: Port = 8000) -> None:
    """Serve a site that was built, for this machine only. Searching needs this; all else works from the files too.

    Pages of the content that is named show its changes as they are made; navigation and search do with the next build.
    """
    if not (output / MARKER).is_file():
        raise refuse(f"there is no site in {output}", "Build one first: rulewright site build.")
    live = Live(paths, output, LANGUAGES, note) if paths else None
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(SitePages, live=live, directory=str(output)))
    except OSError as problem:
        stop(f"port {port} cannot be used: {problem.strerror or problem}", "Name another one with --port, or 0.")
    with server:
        typer.echo(f"serving {output} at {_address(server)} (Ctrl+C ends)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            note("ended")


def _address(server: ThreadingHTTPServer) -> str:
    return f"http://127.0.0.1:{server.server_address[1]}/"


def _refuse_findings(checked: Result, wanted: Sequence[str], strict: bool) -> None:
    """Ends with code 1 where the content has errors (with `strict`: warnings), 2 where a rule failed."""
    for crash in checked.outcome.crashes:
        stop(f"rule {crash.code} ({crash.name}) failed on {crash.where}", "Run rulewright lint --debug and report it.")
    errors = [each for each in checked.outcome.diagnostics if each.severity == "error"]
    warnings = [each for each in checked.outcome.diagnostics if each.severity == "warning"]
    if not errors and not (warnings and strict):
        if warnings:
            note(f"{_count(len(warnings), 'warning')} in the content; rulewright lint shows them")
        return
    counts = [_count(len(found), name) for name, found in (("error", errors), ("warning", warnings)) if found]
    first = (errors or warnings)[0]
    places = len({each.span.path for each in (*errors, *warnings)})
    note(f"error: no site was built: {' and '.join(counts)} in {_count(places, 'file')} of the content")
    note(visible(f"  first: {first.span}: {first.code} {first.message}"))
    note(visible(f"  Run rulewright lint {' '.join(wanted)} and mend what it shows."))
    raise typer.Exit(1)


def _tell(outcome: Published, output: Path, folder: Path) -> None:
    problems = [*outcome.problems, *map(str, outcome.bad_links)]
    if not problems:
        typer.echo(f"built {counted(outcome.pages, 'page')} in {output}")
        typer.echo(f"  Open {output / 'index.html'}, or run rulewright site serve --output {output} to search too.")
        typer.echo(f"  What the theme worked on is in {folder}, and may be deleted.")
        return
    note(f"error: no site was built: {_count(len(problems), 'problem')} with its pages")
    for problem in problems[:MOST_SHOWN]:
        note(visible(f"  {problem}"))
    if len(problems) > MOST_SHOWN:
        note(f"  and {len(problems) - MOST_SHOWN} more")
    note("  This is a fault of rulewright, not of the content: please report it.")
    raise typer.Exit(2)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
