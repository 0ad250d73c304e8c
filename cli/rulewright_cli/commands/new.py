"""`rulewright new`: a document or a pack to begin with."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.answers import Format, known_game, load_content, refuse, say_json
from rulewright_cli.disk import DiskFiles
from rulewright_cli.overridden import overridden
from rulewright_cli.schema_files import modeline
from rulewright_engine.loading import guide_of
from rulewright_schema.kinds import Game, Kind, games, kinds
from rulewright_schema.packs.files import MANIFEST, is_content
from rulewright_schema.packs.manifests import read_manifest
from rulewright_schema.scaffolds import Refused, Scaffold, has_scaffold, override_of, scaffold
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

app = typer.Typer(add_completion=False)

KINDS = tuple(
    dict.fromkeys(
        name for game in games().values() for name, kind in kinds(game.id).items() if has_scaffold(kind, game)
    )
)
"""The kinds that any game has a beginning for."""


@app.command(
    epilog="Examples: rulewright new pack my-pack --game megametrocity · "
    "rulewright new stage night-catch --pack my-pack · rulewright new --override item-card:revolver --pack my-pack"
)
def new(
    kind: Annotated[str | None, typer.Argument(help=f"What to write: {', '.join(KINDS)}.", metavar="KIND")] = None,
    name: Annotated[
        str | None, typer.Argument(help="The id of the document; left out: one to be changed.", metavar="[ID]")
    ] = None,
    override: Annotated[
        str | None,
        typer.Option(help="Instead of KIND: a document of a required pack that the new one changes.", metavar="REF"),
    ] = None,
    pack: Annotated[Path | None, typer.Option(help="The pack's folder; left out: the pack that you stand in.")] = None,
    game: Annotated[str | None, typer.Option(help="The game, where no pack tells it.")] = None,
    output: Annotated[
        str | None, typer.Option(help="The file to write, - for standard output; left out: by kind and id.")
    ] = None,
    output_format: Annotated[Format, typer.Option("--format", help="How what was written is told.")] = Format.TEXT,
) -> None:
    """Write a document or a pack to begin with: sound as it is, every key explained.

    Nothing that is there is overwritten. The first line tells editors which schema completes and explains the keys.
    """
    if override is not None:
        _override(override, kind, pack, output, output_format)
        return
    if kind is None:
        raise refuse("it is not said what to write", f"Name a kind: {', '.join(KINDS)}; or a document by --override.")
    if kind.strip().casefold().replace("_", "-") in ("pack", "packs"):
        record, folder = _game_of(game, None, kind), None
    else:
        folder = _folder(pack, output)
        record = _game_of(game, folder, kind)
    wanted = _kind(kind, record)
    made = _made(wanted, record, name, "")
    target = None if output == "-" else _target(wanted, made.id, folder, pack, output)
    made = _made(wanted, record, name, modeline(wanted.name, record.id, target.parent if target else None))
    if target is None:
        typer.echo(made.text, nl=False)
        return
    if folder is not None:
        _refuse_taken(folder, wanted, made.id)
    _write(target, made.text)
    _tell(target, wanted, record, made, output_format)


def _override(reference: str, kind: str | None, pack: Path | None, output: str | None, output_format: Format) -> None:
    """Writes a document that changes one of a required pack."""
    if kind is not None:
        raise refuse("--override says by itself what is written", "Leave KIND and ID out.")
    folder = _folder(pack, output)
    if folder is None:
        raise refuse("there is no pack here", "Name the one that changes it with --pack.")
    record = _game_of(None, folder, "")
    base = overridden(reference, _shown(folder))
    wanted = kinds(record.id)[base.kind]
    target = None if output == "-" else _target(wanted, base.id, folder, pack, output)
    line = modeline(wanted.name, record.id, target.parent if target else None)
    made = override_of(base, read_manifest(DiskFiles(), folder.as_posix()).id, line)
    if target is None:
        typer.echo(made.text, nl=False)
        return
    _write(target, made.text)
    _tell(target, wanted, record, made, output_format)


def _folder(pack: Path | None, output: str | None) -> Path | None:
    """The folder of the pack that the document is for; None where it is not for one that can be seen."""
    if pack is not None:
        if not (pack / MANIFEST).is_file():
            raise refuse(f"{quoted(os.fspath(pack))} is no pack: it has no pack.yaml", "Make one: rulewright new pack.")
        return pack
    start = Path(output).parent if output not in (None, "-") else Path()
    try:
        here = start.resolve()
    except (OSError, ValueError):
        return None
    return next((each for each in (here, *here.parents) if (each / MANIFEST).is_file()), None)


def _game_of(name: str | None, folder: Path | None, kind: str) -> Game:
    """The game that is named, or the pack's; where neither is, the only one that has the kind."""
    given = known_game(name)
    if folder is not None:
        try:
            found = read_manifest(DiskFiles(), folder.as_posix()).manifest.game
        except OSError as error:
            raise refuse(f"{folder / MANIFEST} cannot be read: {error.strerror}", "Check its permissions.") from error
        if given is not None and given != found:
            raise refuse(f"the pack is for {quoted(found)}, not {quoted(given)}", "Leave --game out.")
        given = known_game(found)
    if given is not None:
        return games()[given]
    having = [game for game in games().values() if _found(kind, game) is not None]
    if not having:
        raise _no_kind(kind, KINDS, "Kinds")
    if len(having) > 1:
        message = f"the game is not known, and {', '.join(game.title for game in having)} have the kind {quoted(kind)}"
        raise refuse(message, f"Name one with --game: {', '.join(game.id for game in having)}.")
    return having[0]


def _found(text: str, game: Game) -> Kind | None:
    """The kind that a text names, by its name or its plural."""
    name = text.strip().casefold().replace("_", "-")
    known = [kind for kind in kinds(game.id).values() if has_scaffold(kind, game)]
    return next((kind for kind in known if name in (kind.name, kind.plural.replace("_", "-"))), None)


def _kind(text: str, game: Game) -> Kind:
    found = _found(text, game)
    if found is None:
        known = [name for name, kind in kinds(game.id).items() if has_scaffold(kind, game)]
        raise _no_kind(text, known, f"Kinds of {game.title}")
    return found


def _no_kind(text: str, known: Sequence[str], what: str) -> typer.Exit:
    meant = closest(text, known)
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    return refuse(f"no kind {quoted(text)}{hint}", f"{what}: {', '.join(known)}.")


def _made(kind: Kind, game: Game, name: str | None, line: str) -> Scaffold:
    made = scaffold(kind, game, name, line)
    if isinstance(made, Refused):
        raise refuse(made.message, made.help)
    return made


def _target(kind: Kind, name: str, folder: Path | None, pack: Path | None, output: str | None) -> Path:
    """The file to write. Refuses one that is there."""
    if output is not None:
        target = Path(output)
        if kind.name == "pack" and not is_content(target.name):
            target = target / MANIFEST
    elif kind.name == "pack":
        target = (pack or Path()) / name / MANIFEST
    elif folder is None:
        raise refuse(
            "there is no pack here",
            "Name one with --pack, make one with rulewright new pack my-pack, or write a single file with --output.",
        )
    else:
        target = _shown(folder) / kind.plural / f"{name}.yaml"
    if "\0" in os.fspath(target):
        raise refuse("a path cannot hold a NUL character", "Name another file.")
    if target.is_dir():
        raise refuse(f"{quoted(target.as_posix())} is a folder", "Name a file below it.")
    if kind.name == "pack" and target.name != MANIFEST:
        raise refuse(f"a pack's manifest is called {MANIFEST}, not {target.name}", "Name a folder.")
    if not is_content(target.name):
        raise refuse(f"{quoted(target.as_posix())} would be no content file", "Name a file that ends in .yaml.")
    if os.path.lexists(target):
        raise refuse(f"{quoted(target.as_posix())} is already there", "Give another id or --output; it stays as it is.")
    return target


def _shown(folder: Path) -> Path:
    """A folder as it was named, or relative to where the user stands if it lies below."""
    here = Path.cwd()
    return folder.relative_to(here) if folder.is_absolute() and folder.is_relative_to(here) else folder


def _refuse_taken(folder: Path, kind: Kind, name: str) -> None:
    """A document of that id would collide with this one."""
    loaded = load_content([_shown(folder).as_posix()])
    for chosen in loaded.chosen:
        for taken in loaded.catalog.view(chosen).find(kind.name, name):
            if kind.name == "pack":
                continue
            where = f"{taken.id_span()}"
            if taken.pack == chosen:
                raise refuse(f"the pack already has a {kind.name} {quoted(name)}: {where}", "Give another id.")
            raise refuse(
                f"pack {quoted(taken.pack)} already has a {kind.name} {quoted(name)}: {where}",
                f"Give another id; to change that one: rulewright new --override {kind.name}:{name}, which writes "
                f"override: {taken.pack}.",
            )


def _write(target: Path, text: str) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("xb") as file:
            file.write(text.encode("utf-8"))
    except OSError as error:
        raise refuse(f"{quoted(target.as_posix())} cannot be written: {error.strerror}", "Name another.") from error


def _tell(target: Path, kind: Kind, game: Game, made: Scaffold, output_format: Format) -> None:
    path = target.as_posix()
    if output_format is Format.JSON:
        say_json({"written": path, "kind": kind.name, "id": made.id})
    elif kind.name == "pack":
        folder = target.parent.as_posix()
        first = guide_of(game.id)
        what = first.scenario if first is not None else next(iter(kinds(game.id)))
        typer.echo(
            f"wrote {path}\nnext: rulewright new {what} my-{what} --pack {folder}, then rulewright lint {folder}"
        )
    else:
        typer.echo(f"wrote {path}\nnext: change it to what you want (your editor explains the keys), then "
                   f"rulewright lint {path}")  # fmt: skip
