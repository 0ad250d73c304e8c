"""`rulewright show`: one document, where its values are set, and who refers to it."""

import io
from dataclasses import dataclass
from typing import Annotated, Any

import typer
from ruamel.yaml import YAML
from ruamel.yaml.scalarstring import LiteralScalarString

from rulewright_cli.answers import Format, load_content, refuse, say_json
from rulewright_cli.disk import around
from rulewright_cli.output import note, write
from rulewright_lint.escapes import visible
from rulewright_schema.catalog import View
from rulewright_schema.documents import Broken, Document
from rulewright_schema.fields import DocumentModel
from rulewright_schema.nodes import Data
from rulewright_schema.packs.loading import Loaded
from rulewright_schema.packs.lookup import Setting, Titles, look_up, settings
from rulewright_schema.packs.overrides import whole_data
from rulewright_schema.wording import quoted
from rulewright_schema.words.sentences import NoSentence, card_text, languages

app = typer.Typer(add_completion=False)

MOST_REFERRERS = 40


@dataclass(frozen=True, slots=True)
class _Shown:
    document: Document
    view: View
    texts: dict[str, str]

    @property
    def game(self) -> str:
        return self.view.pack.game


@app.command(
    epilog="Examples: rulewright show revolver · rulewright show stage:countdown --where · "
    "rulewright show revolver content/fan/neon-harbour --where"
)
def show(
    reference: Annotated[
        str, typer.Argument(help="kind:id, pack/kind:id, or an id that only one document has.", metavar="REF")
    ],
    paths: Annotated[
        list[str] | None,
        typer.Argument(help="Packs or files to look in; left out: the pack that you stand in, else the built-in ones."),
    ] = None,
    where: Annotated[bool, typer.Option("--where", help="Tell which pack, file and line set each value.")] = False,
    game: Annotated[str | None, typer.Option(help="The game of files that lie in no pack.")] = None,
    pack: Annotated[list[str] | None, typer.Option(help="Look packs up here first.", metavar="FOLDER")] = None,
    output_format: Annotated[Format, typer.Option("--format", help="The form of the answer.")] = Format.TEXT,
) -> None:
    """Show a document with what overrides it laid over it, the text that it renders, and who refers to it.

    With --where each value comes with the pack, file and line that set it.
    """
    loaded = load_content(paths or around(), game, pack or [])
    document = _found(loaded, reference)
    view = loaded.catalog.view(document.pack)
    shown = _Shown(document, view, _texts(document, view))
    for broken in _not_valid(loaded, document):
        place = broken.place.node().span
        note(visible(f"note: pack {broken.pack} has one too that is not valid ({place}) and is left out;"
                     f" see rulewright lint {broken.place.source.path}"))  # fmt: skip
    if output_format is Format.JSON:
        say_json(_data(shown))
    else:
        write(_text(shown, where))


def _not_valid(loaded: Loaded, document: Document) -> list[Broken]:
    """What has the document's kind and id in the packs in sight, such as overrides, and failed its checks."""
    entries = (
        entry for pack in loaded.catalog.packs.values() for entry in pack.contents.named(document.kind, document.id)
    )
    return [entry.outcome for entry in entries if isinstance(entry.outcome, Broken)]


def _found(loaded: Loaded, reference: str) -> Document:
    met = look_up(loaded.catalog, loaded.chosen, reference)
    if len(met.documents) == 1:
        return met.documents[0]
    if met.documents:
        refs = ", ".join(each.ref for each in met.documents)
        raise refuse(f"{quoted(reference)} may mean several documents", f"Name one of {refs}.")
    if met.broken:
        place = met.broken[0].place.source.path
        raise refuse(f"{quoted(reference)} is there but not valid", f"See rulewright lint {place}.")
    hint = f", did you mean {met.meant}?" if met.meant else ""
    seen = ", ".join(loaded.chosen)
    raise refuse(
        f"no document {quoted(reference)}{hint}", f"Looked in {seen} and what they require; name a pack or a file."
    )


def _texts(document: Document, view: View) -> dict[str, str]:
    """What the document says of itself, by language; a reason where a sentence is missing."""
    found = {}
    for language in languages(view.pack.game):
        text = card_text(document.model, view.pack.game, language, Titles(view, language))
        if text:
            found[language] = f"({text})" if isinstance(text, NoSentence) else text
    return found


def _text(shown: _Shown, where: bool) -> str:
    document = shown.document
    lines = [f"# {document.ref}", f"# {visible(str(document.place.node().span))}"]
    below = document.base
    while below is not None:
        lines.append(f"# over {below.ref}, {visible(str(below.place.node().span))}")
        below = below.base
    if where:
        lines += _settings(document)
    else:
        lines += [visible(line) for line in _yaml({"kind": document.kind, **_body(document)}).split("\n")]
    for language, text in shown.texts.items():
        lines += ["", f"# text ({language})", *(f"# {visible(line)}" for line in text.split("\n"))]
    if where:
        lines += ["", *_origins(document)]
    lines += ["", *_referrers(shown)]
    return "\n".join(lines) + "\n"


def _body(document: Document) -> dict[str, Data]:
    return {key: value for key, value in whole_data(document).items() if key != "kind"}


def _settings(document: Document) -> list[str]:
    found = list(settings(document))
    left = [visible(f"{each.dotted}: {_one_line(each)}") for each in found]
    width = min(max(map(len, left), default=0), 72)
    return [f"{text:{width}}  {each.pack} {visible(str(each.span))}" for text, each in zip(left, found, strict=True)]


def _one_line(each: Setting) -> str:
    value = each.value
    if isinstance(value, str):
        text = " ".join(value.split())
        return text if len(text) <= 50 else f"{text[:49]}…"
    named = {True: "true", False: "false"}
    if isinstance(value, bool):
        return named[value]
    return "null" if value is None else str(value)


def _origins(document: Document) -> list[str]:
    model = document.model
    if not isinstance(model, DocumentModel):
        return []
    cites = f", {', '.join(model.cites)}" if model.cites else ""
    source = f", {model.source}" if model.source else ""
    lines = [visible(f"# origin: {model.origin}{cites}{source}")]
    for path, each in model.origins.items():
        of_field = ", ".join([each.origin, *each.cites, *([each.source] if each.source else [])])
        lines.append(visible(f"# origin of {path}: {of_field}"))
    return lines


def _referrers(shown: _Shown) -> list[str]:
    found = shown.view.referrers(shown.document)
    if not found:
        return ["# nothing refers to it"]
    lines = [f"# {len(found)} reference{'' if len(found) == 1 else 's'} to it"]
    for document, path in found[:MOST_REFERRERS]:
        lines.append(f"#   {document.ref} {visible(str(document.span(*path)))}")
    return lines + ([f"#   and {len(found) - MOST_REFERRERS} more"] if len(found) > MOST_REFERRERS else [])


def _yaml(data: dict[str, Data]) -> str:
    writer = YAML()
    writer.width = 1_000_000  # texts are not folded: terminals wrap lines themselves
    writer.indent(mapping=2, sequence=4, offset=2)
    stream = io.StringIO()
    writer.dump(_written(data), stream)
    return stream.getvalue().rstrip("\n")


def _written(value: Data) -> Any:
    if isinstance(value, dict):
        return {key: _written(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_written(each) for each in value]
    return LiteralScalarString(value) if isinstance(value, str) and "\n" in value else value


def _data(shown: _Shown) -> dict[str, Any]:
    document = shown.document
    return {
        "ref": document.ref,
        "pack": document.pack,
        "kind": document.kind,
        "id": document.id,
        "game": shown.game,
        "place": str(document.place.node().span),
        "overrides": document.base.ref if document.base else None,
        "data": whole_data(document),
        "set": [
            {"path": list(each.path), "value": each.value, "pack": each.pack, "place": str(each.span)}
            for each in settings(document)
        ],
        "texts": shown.texts,
        "referrers": [
            {"ref": each.ref, "path": list(path), "place": str(each.span(*path))}
            for each, path in shown.view.referrers(document)
        ],
    }
