"""`rulewright lint`: what is wrong with content, and where."""

from typing import Annotated

import typer

from rulewright_cli.disk import DiskFiles, built_in_shelves, installed_shelves
from rulewright_lint.registry import load_rule, rule_modules
from rulewright_lint.runner import run
from rulewright_schema.loading import Request, load

app = typer.Typer()


@app.command(epilog="Example: rulewright lint content/fan/neon-harbour")
def lint(
    paths: Annotated[list[str], typer.Argument(help="Files, folders or packs.", metavar="PATH...")],
    game: Annotated[str | None, typer.Option(help="The game of files that lie in no pack.")] = None,
) -> None:
    """Say what is wrong with content, and where."""
    loaded = load(DiskFiles(), Request(paths, game, (), installed_shelves(), built_in_shelves()))
    games = {loaded.catalog.packs[name].game for name in loaded.chosen}
    outcome = run(loaded, {each: [load_rule(module) for module in rule_modules(each)] for each in games})
    for found in outcome.diagnostics:
        typer.echo(f"{found.span}: {found.code} {found.message}\n    {found.help}")
    typer.echo(f"checked {outcome.documents} documents in {outcome.files} files with {outcome.rules} rules")
    raise typer.Exit(2 if outcome.documents == 0 else 1 if outcome.diagnostics else 0)
