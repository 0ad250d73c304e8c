"""What a person at the terminal can look up: the goal, the signs of the drawing, what cards, sheets and rules say."""

import io
import textwrap
from collections.abc import Iterator, Sequence
from shutil import get_terminal_size

from ruamel.yaml import YAML

from rulewright_cli.session import Session
from rulewright_lint.escapes import visible
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.fields import DocumentModel
from rulewright_schema.packs.lookup import Titles, text_in
from rulewright_schema.packs.overrides import whole_data
from rulewright_schema.shared.rules import Statement
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted
from rulewright_schema.words.phrases import Printed, Worded
from rulewright_schema.words.sentences import NoSentence, card_text, sentence

LANGUAGE = "en"

NOT_FIGURES = {
    "kind", "id", "title", "text", "notes", "source", "origin", "origins", "cites", "override", "quantity", "component",
}  # fmt: skip
"""Keys of a document that say nothing about how it is played."""

MOST_WIDE = 1000
"""Columns of a figure's line: broken nowhere."""

UNWANTED = ("example", "box", "chapter")
"""Kinds that nobody at the table asks for by name."""


def briefing(session: Session) -> str:
    """The goal, the rules of this scenario and the signs of the drawing."""
    guide, view = session.arena.guide, session.arena.view
    lines = [f"{told.what}: {_said(view, told.part)}" for told in guide.briefing(session.state)]
    if guide.signs:
        lines.append(f"signs: {' · '.join(guide.signs)}")
    return "".join(f"{visible(part)}\n" for line in lines for part in _folded(line).split("\n"))


def looked_up(session: Session, name: str) -> str:
    """What the documents of a name say, each with its kind; what was meant where there is none."""
    view = session.arena.view
    kinds = [kind for kind in view.kinds if kind not in UNWANTED]
    found = [each for kind in kinds for each in view.find(kind, name) or view.find(kind, name.casefold())]
    if not found:
        ids = [each for kind in kinds for each in view.ids(kind)]
        meant = closest(name, ids)
        hint = f": did you mean {meant}" if meant else ""
        return visible(f"nothing is called {quoted(name)}{hint}; write an id, as cards and boards show it") + "\n"
    lines = [line for each in found for told in _told(view, each) for line in told.split("\n")]
    return "".join(f"{visible(line)}\n" for line in lines)


def _told(view: View, document: Document) -> Iterator[str]:
    model = document.model
    if isinstance(model, Statement):
        yield f"{document.kind} {document.id}"
        yield _folded(f"  {text_in(model.says, LANGUAGE)}")
        return
    title = text_in(model.title, LANGUAGE) if isinstance(model, DocumentModel) else document.id
    yield f"{title} ({document.kind} {document.id})"
    text = card_text(model, view.pack.game, LANGUAGE, Titles(view, LANGUAGE))
    told = str(text).split("\n") if text else []
    if not told and isinstance(model, DocumentModel) and model.text:
        told = [text_in(model.text, LANGUAGE)]
    yield from (_folded(f"  {line}") for line in told)
    yield from _figures(document)


def _figures(document: Document) -> Iterator[str]:
    """What is printed as figures, as authors write it; not what the sentences tell."""
    model = document.model
    told = [id(part) for part in model.printed] if isinstance(model, Printed) else []
    kept = {
        key: each
        for key, each in whole_data(document).items()
        if key not in NOT_FIGURES and not _is_told(getattr(model, key, None), told)
    }
    if kept:
        yaml = YAML(typ="safe", pure=True)
        yaml.default_flow_style = None
        yaml.sort_base_mapping_type_on_output = False  # type: ignore[assignment]  # the stub knows None only
        yaml.width = MOST_WIDE
        out = io.StringIO()
        yaml.dump(kept, out)
        yield from (f"  {line}" for line in out.getvalue().rstrip().split("\n"))


def _is_told(value: object, told: Sequence[int]) -> bool:
    """Whether a value is one of the parts that have been told, or a list of them."""
    return id(value) in told or (isinstance(value, tuple) and bool(value) and all(id(each) in told for each in value))


def _said(view: View, part: Worded | str) -> str:
    if isinstance(part, str):
        return part
    text = sentence(part, view.pack.game, LANGUAGE, Titles(view, LANGUAGE))
    return f"({text})" if isinstance(text, NoSentence) else text


def _folded(line: str) -> str:
    """A line broken at the width of the terminal, what follows indented."""
    width = max(40, get_terminal_size((100, 24)).columns)
    return textwrap.fill(line, width, subsequent_indent="    ", break_on_hyphens=False)
