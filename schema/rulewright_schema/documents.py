"""From nodes to documents: which kind each is, its model, and where its values stand.

A file is read into drafts (kind, id and plain data), and a draft is validated into a document. Drafts that override
another pack's document can only be validated in the catalog, where that document is known.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from rulewright_schema import faults
from rulewright_schema.checking.likely_kinds import fitting_kinds, kinds_by_keys, wrong_kind
from rulewright_schema.checking.problems import shown
from rulewright_schema.checking.replacing import replacement, with_write
from rulewright_schema.checking.validation import validate
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.editing.scalar_places import characters
from rulewright_schema.fields import Model
from rulewright_schema.kinds import Kind, kinds, kinds_by_plural
from rulewright_schema.nodes import Data, MappingNode, Node, Path, ScalarNode, SequenceNode, at_path, key_at, nearest
from rulewright_schema.reading.reader import read, read_plain
from rulewright_schema.shapes import references
from rulewright_schema.source import Source, Span
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import described, quoted
from rulewright_schema.words.texts import LocalTexts, texts

M = TypeVar("M", bound=Model)

OVERRIDE = "override"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a document stands: its file, its YAML document in that, and the path to it where the file is a list."""

    source: Source
    index: int
    path: Path

    def node(self) -> Node:
        """The document's node, read again from its source when it is no longer at hand."""
        return nearest(_nodes(self.source)[self.index], self.path)


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """One document's plain data before validation. `override` names the pack whose document it changes."""

    place: Place
    kind: str
    id: str | None
    data: dict[str, Data]
    override: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Document:
    """A valid document: its model, its pack, and where each of its values stands.

    `base` is the document that this one overrides; the model is then the base's with this one's values laid over.
    """

    pack: str
    kind: str
    id: str
    model: Model
    place: Place
    base: "Document | None" = None

    @property
    def source(self) -> Source:
        return self.place.source

    def __repr__(self) -> str:
        return f"<{self.pack}/{self.kind}:{self.id}>"

    @property
    def ref(self) -> str:
        """How other packs write it: `pack/kind:id`."""
        return f"{self.pack}/{self.kind}:{self.id}"

    @property
    def node(self) -> Node:
        return self.place.node()

    def data(self) -> dict[str, Data]:
        """The document's own plain data as written, without what it overrides and without its envelope."""
        data = self.node.data()
        return {key: value for key, value in data.items() if key != OVERRIDE} if isinstance(data, dict) else {}

    def expect(self, model: type[M]) -> M:
        """The model, known to be of a class: rules and pages ask for documents by kind."""
        if not isinstance(self.model, model):
            raise TypeError(f"{self!r} is no {model.__name__}")
        return self.model

    def span(self, *path: str | int) -> Span:
        """Where the value at a path of the model stands; the nearest value around it where the path is a default."""
        owner = self.owner(path)
        return nearest(owner.node, path).span

    def key_span(self, *path: str | int) -> Span:
        """Where the key at a path stands; its value where it has none; the nearest value around it for a default."""
        owner = self.owner(path)
        key = key_at(owner.node, path)
        return key.span if key else nearest(owner.node, path).span

    def reference_span(self, path: Path, text: str) -> Span:
        """Where a reference stands: the value at its path, or the key where keys are references."""
        is_key = bool(path) and path[-1] == text and key_at(self.owner(path).node, path) is not None
        return self.key_span(*path) if is_key else self.span(*path)

    def id_span(self) -> Span:
        """Where the document names itself."""
        return self.span("id")

    def has(self, *path: str | int) -> bool:
        """Whether the document itself (or what it overrides) writes a value at a path, rather than taking a default."""
        return at_path(self.owner(path).node, path) is not None

    def owner(self, path: Path) -> "Document":
        """The document that sets the value at a path: this one, or below it the one that it overrides."""
        document = self
        while at_path(document.node, path) is None:
            if document.base is None:
                return self
            document = document.base
        return document

    @property
    def references(self) -> tuple[tuple[Path, str, str | None], ...]:
        """Every reference it makes: path, text, and the kind that is wanted (None: the text names it).

        Kept for the last documents only: over all of them they would take as much room as the texts of the files.
        """
        return _references(self)

    @property
    def texts(self) -> tuple[LocalTexts, ...]:
        """Every shown text that the document writes in some language, in all its languages; kept as references are."""
        return _texts(self)

    def _own_texts(self) -> tuple[LocalTexts, ...]:
        found = tuple(texts(self.model))
        if self.base is None:
            return found
        node = self.node
        return tuple(
            LocalTexts(each.path, tuple(replace(text, own=at_path(node, text.key) is not None) for text in each.texts))
            for each in found
            if at_path(node, each.path)
        )

    def text_span(self, path: Path, start: int, end: int) -> Span:
        """Where characters `start` to `end` of the text at a path stand, however the text is quoted or folded."""
        node = at_path(self.owner(path).node, path)
        return characters(node, start, end) if isinstance(node, ScalarNode) else self.span(*path)


@dataclass(frozen=True, slots=True, eq=False)
class Broken:
    """A document that is there but not valid: what refers to it is not to blame."""

    pack: str
    kind: str
    id: str
    place: Place
    meant: tuple[str, ...] = ()
    """The kinds that its keys tell of, where its own is the fault."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that it may be of: the one that it says, and those that its keys tell of."""
        return self.kind, *self.meant


@dataclass(frozen=True, slots=True)
class Drafts:
    """What a file holds."""

    source: Source
    drafts: tuple[Draft, ...]
    diagnostics: tuple[Diagnostic, ...]


@lru_cache(maxsize=8)
def _texts(document: Document) -> tuple[LocalTexts, ...]:
    return document._own_texts()


@lru_cache(maxsize=8)
def _references(document: Document) -> tuple[tuple[Path, str, str | None], ...]:
    return tuple((path, text, ref.kind) for path, text, ref in references(document.model))


@lru_cache(maxsize=64)
def _nodes(source: Source) -> tuple[Node, ...]:
    return read(source).documents


def read_drafts(source: Source, game: str | None, manifest: bool = False) -> Drafts:
    """The drafts of a file, with what is wrong in reading it. Shape is not checked yet.

    `manifest`: the file is a pack's manifest, whatever its keys.
    """
    plain = _plain_drafts(source, game, manifest)
    if plain is not None:
        return Drafts(source, plain, ())
    reading = read(source)
    drafts: list[Draft] = []
    diagnostics = list(reading.diagnostics)
    for index, node in enumerate(reading.documents):
        for found in _drafts_of(source, index, node, game, manifest):
            if isinstance(found, Draft):
                drafts.append(found)
            else:
                diagnostics.append(found)
    return Drafts(source, tuple(drafts), tuple(diagnostics))


def _plain_drafts(source: Source, game: str | None, manifest: bool) -> tuple[Draft, ...] | None:
    """The drafts of a file with which nothing is wrong, without a look at its nodes; None for any other."""
    drafts: list[Draft] = []
    known, plurals = kinds(game), kinds_by_plural(game)
    for index, data in enumerate(read_plain(source) or ()):
        if not isinstance(data, dict):
            return None
        found: list[tuple[Path, Kind | None, Data]] = []
        if manifest or "kind" in data or "format" in data:
            name = data.get("kind") if "kind" in data else "pack"
            found.append(((), known.get(name) if isinstance(name, str) else None, data))
        else:
            for key, items in data.items():
                if not isinstance(items, list):
                    return None
                found.extend(((key, place), plurals.get(key), item) for place, item in enumerate(items))
                if key not in plurals:
                    return None
        for path, kind, item in found:
            if kind is None or not isinstance(item, dict) or not isinstance(item.get(OVERRIDE), str | None):
                return None
            drafts.append(_of_data(Place(source, index, path), kind, item))
    return tuple(drafts) or None


def _of_data(place: Place, kind: Kind, data: dict[str, Data]) -> Draft:
    data = dict(data)  # what was read may be one object with what stands in other files
    override = data.pop(OVERRIDE, None)
    data.setdefault("kind", kind.name)
    found = data.get("id")
    name = found if isinstance(found, str) else None
    return Draft(place, kind.name, name, data, override if isinstance(override, str) else None)


def _drafts_of(
    source: Source, index: int, node: Node, game: str | None, manifest: bool
) -> Iterator[Draft | Diagnostic]:
    if not isinstance(node, MappingNode):
        message = f"a document is a mapping (keys and values), not {described(node)}"
        yield Diagnostic(faults.NOT_A_DOCUMENT, shown(node), message, "Begin with kind: and id:.")
        return
    if manifest or "kind" in node.entries or "format" in node.entries:
        yield from _single(source, index, node, game)
        return
    plurals = kinds_by_plural(game)
    if "id" in node.entries or not any(key in plurals for key in node.entries):
        yield _no_kind(node, game)
        return
    for key, entry in node.entries.items():
        kind = plurals.get(key)
        if kind is None:
            yield _unknown_list(entry.key, key, plurals, node)
        elif not isinstance(entry.value, SequenceNode):
            message = f"{quoted(key)} is a list of documents, not {described(entry.value)}"
            yield Diagnostic(faults.WRONG_TYPE, shown(entry.value), message, f"Write a list below {key}:.")
        else:
            for place, item in enumerate(entry.value.items):
                if isinstance(item, MappingNode):
                    yield _draft(source, index, (key, place), kind, item)
                else:
                    message = f"a document is a mapping (keys and values), not {described(item)}"
                    yield Diagnostic(faults.NOT_A_DOCUMENT, shown(item), message, "Begin with id:.")


def _single(source: Source, index: int, node: MappingNode, game: str | None) -> Iterator[Draft | Diagnostic]:
    known = kinds(game)
    kind_node = node.get("kind")
    if kind_node is None:
        yield _draft(source, index, (), known["pack"], node)
        return
    name = kind_node.value if isinstance(kind_node, ScalarNode) else None
    if isinstance(name, str) and name in known:
        yield _draft(source, index, (), known[name], node)
        return
    text = quoted(kind_node.text) if isinstance(kind_node, ScalarNode) else described(kind_node)
    meant = closest(name, known) if isinstance(name, str) else None
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    help_text = with_write(meant, f"Known kinds: {', '.join(sorted(known))}.")
    fix = replacement(kind_node, meant)
    yield Diagnostic(faults.UNKNOWN_KIND, kind_node.span, f"unknown kind {text}{hint}", help_text, fix=fix)


def _draft(source: Source, index: int, path: Path, kind: Kind, node: MappingNode) -> Draft | Diagnostic:
    data = {key: entry.value.data() for key, entry in node.entries.items()}
    if not isinstance(data.get(OVERRIDE), str | None):
        here = node.entries[OVERRIDE].value
        message = f"the id of a pack is wanted here, not {described(here)}"
        return Diagnostic(faults.WRONG_TYPE, shown(here), message, "Name the pack whose document this one changes.")
    return _of_data(Place(source, index, path), kind, data)


def _no_kind(node: MappingNode, game: str | None) -> Diagnostic:
    span = next(iter(node.entries.values())).key.span if node.entries else node.span
    # What names itself is one document; a list of documents does not.
    wanted = ("kind",) if "id" in node.entries else ("kind", *kinds_by_plural(game))
    for key, entry in node.entries.items():
        meant = closest(key, wanted)
        if meant and (meant == "kind" or isinstance(entry.value, SequenceNode)):
            message = f"unknown key {quoted(key)}, did you mean {quoted(meant)}?"
            fix = replacement(entry.key, meant)
            return Diagnostic(faults.NO_KIND, entry.key.span, message, f"Write {meant}:.", fix=fix)
    likely = kinds_by_keys(set(node.entries) - {OVERRIDE}, game) or sorted(kinds(game))
    what = likely[0] if len(likely) == 1 else f"one of {', '.join(likely)}"
    return Diagnostic(faults.NO_KIND, span, "the document does not say its kind", f"Add kind: {what}.")


def _unknown_list(key: ScalarNode, text: str, plurals: dict[str, Kind], node: MappingNode) -> Diagnostic:
    meant = closest(text, plurals)
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    help_text = with_write(meant, f"Known lists: {', '.join(sorted(plurals))}.")
    # A list that is there already is no key to write again.
    fix = replacement(key, meant) if meant not in node.entries else None
    return Diagnostic(faults.UNKNOWN_KEY, key.span, f"unknown list {quoted(text)}{hint}", help_text, fix=fix)


def validate_draft(draft: Draft, pack: str, game: str | None) -> tuple[Document | Broken, tuple[Diagnostic, ...]]:
    """The document of a draft that stands by itself, or the broken one with what is wrong."""
    model, diagnostics = validate(kinds(game)[draft.kind].load(), draft.data, draft.place.node)
    if model is None:
        node = draft.place.node()
        meant = fitting_kinds(draft.kind, draft.data, node, game, len(diagnostics))
        if meant:
            diagnostics = (wrong_kind(draft.kind, meant, node, game, in_list=bool(draft.place.path)),)
        return Broken(pack, draft.kind, draft.id or "", draft.place, meant), diagnostics
    return Document(pack, draft.kind, draft.id or "", model, draft.place), ()
