"""All documents of the packs in play, and what each pack sees of them.

A pack sees its own documents and those of every pack that it requires, directly or not; each pack counts once however
many ways lead to it. Where a pack overrides a document, the packs that see the override see it instead of the original.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rulewright_schema.documents import Broken, Document
from rulewright_schema.kinds import Kind, kinds
from rulewright_schema.nodes import Path
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.source import Source

Key = tuple[str, str]


@dataclass(frozen=True, eq=False)
class Pack:
    """A loaded pack. `requires` names the packs found for its manifest's ranges; `unreadable` lost documents."""

    id: str
    game: str
    root: str
    manifest: PackManifest
    document: Document | None
    requires: tuple[str, ...]
    documents: tuple[Document, ...]
    broken: tuple[Broken, ...] = ()
    unreadable: tuple[Source, ...] = ()
    sources: tuple[Source, ...] = field(default=(), repr=False)

    def __repr__(self) -> str:
        return f"<pack {self.id} of {self.game}: {len(self.documents)} documents>"

    @cached_property
    def languages(self) -> frozenset[str]:
        """The languages that some text of the pack is in."""
        return frozenset(
            text.language for document in self.documents for local in document.texts for text in local.texts
        )


class View:
    """What one pack sees: the documents that its references can mean."""

    def __init__(self, pack: Pack, packs: Sequence[Pack]) -> None:
        self.pack = pack
        self.packs = tuple(packs)
        self._accounted: dict[tuple[str, str | None], bool] = {}
        self._documents: dict[Key, list[Document]] = defaultdict(list)
        for each in packs:
            for document in each.documents:
                self._documents[document.kind, document.id].append(document)
        for found in self._documents.values():
            if len(found) > 1:
                overridden = {id(base) for document in found for base in _bases(document)}
                found[:] = [document for document in found if id(document) not in overridden]

    def find(self, kind: str, text: str) -> tuple[Document, ...]:
        """The documents that a reference to a kind can mean: none, one, or several where packs collide."""
        if "/" not in text:
            found = self._documents.get((kind, text), ())
            if len(found) < 2:
                return tuple(found)
            own = [document for document in found if document.pack == self.pack.id]
            return tuple(own[:1] or found)
        pack, _, name = text.rpartition("/")
        return tuple(document for document in self._documents.get((kind, name), ()) if pack in _pack_ids(document))

    def get(self, kind: str, text: str) -> Document | None:
        """The document that a reference means, None where there is none or more than one."""
        found = self.find(kind, text)
        return found[0] if len(found) == 1 else None

    def all(self, kind: str) -> tuple[Document, ...]:
        """Every document of a kind, required packs first, in source order."""
        return self._by_kind.get(kind, ())

    def own(self, kind: str) -> tuple[Document, ...]:
        """The pack's own documents of a kind, overrides included."""
        return tuple(document for document in self.all(kind) if document.pack == self.pack.id)

    def ids(self, kind: str, pack: str | None = None) -> tuple[str, ...]:
        """The ids of a kind, of one pack or of all."""
        return tuple(document.id for document in self.all(kind) if pack is None or document.pack == pack)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of document that the pack's game has."""
        return tuple(kinds(self.pack.game))

    def kind(self, name: str) -> Kind | None:
        """A kind of the pack's game by its name."""
        return kinds(self.pack.game).get(name)

    @cached_property
    def ambiguous(self) -> Mapping[Key, tuple[Document, ...]]:
        """By kind and id: documents of several required packs that a bare id could mean, none the pack's own."""
        return {
            key: tuple(found)
            for key, found in self._documents.items()
            if len(found) > 1 and all(document.pack != self.pack.id for document in found) and key[0] != "pack"
        }

    def lost(self, kind: str, text: str) -> bool:
        """Whether a reference without a document may mean one that is there but could not be read.

        True for a document that failed its own checks, and for an id that a file whose YAML is broken seems to give.
        """
        name = text.rpartition("/")[2]
        if any((broken.kind, broken.id) == (kind, name) for pack in self.packs for broken in pack.broken):
            return True
        given = re.compile(rb"\bid:\s*[\"']?" + re.escape(name.encode("utf-8")) + rb"(?![\w.-])")
        return any(given.search(source.data) for pack in self.packs for source in pack.unreadable)

    @cached_property
    def complete(self) -> bool:
        """Whether every required pack was found: what a missing one would have brought is not known."""
        return all(set(pack.manifest.requires) <= set(pack.requires) for pack in self.packs)

    def accounts_for(self, text: str, kind: str | None) -> bool:
        """Whether what a reference means is there, or may be in what could not be read or found."""
        key = text, kind
        if key not in self._accounted:
            wanted, name = split(text, kind)
            found = bool(self.find(wanted, name)) or self.lost(wanted, name)
            self._accounted[key] = found or self._elsewhere(wanted, name)
        return self._accounted[key]

    def _elsewhere(self, kind: str, text: str) -> bool:
        """Whether a reference may lead to a required pack that was not found."""
        pack = text.rpartition("/")[0]
        return not self.complete and self.kind(kind) is not None and all(each.id != pack for each in self.packs)

    def referrers(self, document: Document) -> tuple[tuple[Document, Path], ...]:
        """The documents that refer to this one, each with the path of the reference."""
        return self._referrers.get((document.kind, document.id), ())

    @cached_property
    def _by_kind(self) -> dict[str, tuple[Document, ...]]:
        found: dict[str, list[Document]] = defaultdict(list)
        for (kind, _), documents in self._documents.items():
            found[kind].extend(documents)
        return {kind: tuple(documents) for kind, documents in found.items()}

    @cached_property
    def _referrers(self) -> dict[Key, tuple[tuple[Document, Path], ...]]:
        found: dict[Key, list[tuple[Document, Path]]] = defaultdict(list)
        for documents in self._documents.values():
            for document in documents:
                for path, text, kind in document.references:
                    wanted, name = split(text, kind)
                    found[wanted, name.rpartition("/")[2]].append((document, path))
        return {key: tuple(each) for key, each in found.items()}


@dataclass(frozen=True, eq=False)
class Catalog:
    """The packs in play by id, required ones before those that require them."""

    packs: Mapping[str, Pack]

    def view(self, pack: str) -> View:
        """What a pack sees."""
        if pack not in self._views:
            self._views[pack] = View(self.packs[pack], [self.packs[each] for each in self.closure(pack)])
        return self._views[pack]

    def closure(self, pack: str) -> tuple[str, ...]:
        """The pack and all that it requires, each once, required ones first."""
        order: dict[str, None] = {}
        visiting: set[str] = set()

        def visit(current: str) -> None:
            if current in visiting or current not in self.packs:
                return
            visiting.add(current)
            for required in self.packs[current].requires:
                visit(required)
            order[current] = None

        visit(pack)
        return tuple(order)

    def documents(self) -> Iterator[Document]:
        """Every document of every pack."""
        for pack in self.packs.values():
            yield from pack.documents

    @cached_property
    def _views(self) -> dict[str, View]:
        return {}


def split(text: str, kind: str | None) -> tuple[str, str]:
    """Kind and id (with its pack, if written) of a reference: `pack/kind:id` or the bare id of a fixed kind."""
    if kind is not None:
        return kind, text
    head, _, name = text.partition(":")
    pack, slash, kind_name = head.rpartition("/")
    return kind_name, f"{pack}/{name}" if slash else name


def _bases(document: Document) -> Iterator[Document]:
    while document.base is not None:
        document = document.base
        yield document


def _pack_ids(document: Document) -> set[str]:
    return {document.pack, *(base.pack for base in _bases(document))}
