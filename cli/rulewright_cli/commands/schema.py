"""`rulewright schema export`: the JSON Schemas that editors complete and explain content by."""

import os
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.answers import Format, refuse, say_json
from rulewright_cli.disk import written_atomically
from rulewright_schema.export.json_schema import SUFFIX, JsonSchema, as_text, published
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

app = typer.Typer(add_completion=False)


@app.callback()
def schema() -> None:
    """JSON Schemas for editors."""


@app.command(
    epilog="Examples: rulewright schema export --output schema/json · rulewright schema export megametrocity/stage"
)
def export(
    name: Annotated[
        str | None,
        typer.Argument(help="One schema, such as pack or megametrocity/stage; left out: all.", metavar="[NAME]"),
    ] = None,
    output: Annotated[Path | None, typer.Option(help="The folder to write to; left out: printed.")] = None,
    output_format: Annotated[Format, typer.Option("--format", help="How the list of written files is given.")] = (
        Format.TEXT
    ),
) -> None:
    """Write or print the JSON Schemas of all kinds of document, by game and kind.

    With neither a name nor --output the names of all schemas are listed.
    """
    found = _chosen(name)
    if output is not None:
        _write(found, output, output_format)
    elif name is not None:
        typer.echo(as_text(next(iter(found.values()))), nl=False)
    elif output_format is Format.JSON:
        say_json({"schemas": found})
    else:
        for each, schema_of in found.items():
            typer.echo(f"{each.removesuffix('.schema.json'):40} {schema_of['description']}")


def _chosen(name: str | None) -> dict[str, JsonSchema]:
    everything = published()
    if name is None:
        return everything
    names = [each.removesuffix(SUFFIX) for each in everything]
    wanted = name.removesuffix(".json").removesuffix(".schema")
    fitting = [each for each in names if wanted in (each, each.rpartition("/")[2])]
    if len(fitting) == 1:
        return {fitting[0] + SUFFIX: everything[fitting[0] + SUFFIX]}
    if fitting:
        raise refuse(f"{quoted(name)} may mean several schemas", f"Name one of {', '.join(fitting)}.")
    meant = closest(name, names) or closest(name, [each.rpartition("/")[2] for each in names])
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    raise refuse(f"no schema {quoted(name)}{hint}", f"Schemas: {', '.join(names)}.")


def _write(found: dict[str, JsonSchema], output: Path, output_format: Format) -> None:
    written = []
    if output.exists() and not output.is_dir():
        raise refuse(f"{quoted(os.fspath(output))} is no folder", "Name another one.")
    for name, schema_of in found.items():
        target = output / name
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            written_atomically(target, as_text(schema_of).encode("utf-8"))
        except OSError as error:
            raise refuse(
                f"{quoted(os.fspath(target))} cannot be written: {error.strerror}", "Name another folder."
            ) from error
        written.append(target.as_posix())
    if output_format is Format.JSON:
        say_json({"written": written})
    else:
        typer.echo(f"wrote {len(written)} schemas to {output.as_posix()}")
