"""All documents of the packs in play, and what each pack sees of them.

A pack sees its own documents and those of every pack that it requires, directly or not; each pack counts once however
many ways lead to it. Where a pack overrides a document, the packs that see the override see it instead of the original.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cached_property

from rulewright_schema.contents import Contents
from rulewright_schema.documents import Broken, Document
from rulewright_schema.kinds import Kind, kinds
from rulewright_schema.nodes import Path
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.source import Source

Key = tuple[str, str]

_GONE_THROUGH = 2_000
"""So many documents may be gone through, look by look, before it is better to read once what was to be left unread."""


@dataclass(frozen=True, eq=False)
class Pack:
    """A loaded pack. `requires` names the packs found for its manifest's ranges; `document` is its manifest.

    Documents are read and validated when they are asked for: whoever wants those of one kind asks for that kind.
    """

    id: str
    game: str
    root: str
    manifest: PackManifest
    document: Document | None
    requires: tuple[str, ...]
    contents: Contents

    def __repr__(self) -> str:
        return f"<pack {self.id} of {self.game}: {len(self.sources)} files>"

    @cached_property
    def documents(self) -> tuple[Document, ...]:
        """Every valid document, the manifest first, what overrides last."""
        return (*((self.document,) if self.document is not None else ()), *self.contents.documents)

    def of_kind(self, kind: str) -> tuple[Document, ...]:
        """Its valid documents of a kind, what overrides last."""
        manifest = (self.document,) if self.document is not None and kind == self.document.kind else ()
        return (*manifest, *self.contents.of_kind(kind))

    def find(self, kind: str, name: str) -> tuple[Document, ...]:
        """Its valid documents of a kind and an id: none or one, several where they collide."""
        own = self.document
        manifest = (own,) if own is not None and (kind, name) == (own.kind, own.id) else ()
        return (*manifest, *self.contents.find(kind, name))

    def holds(self, kind: str, name: str) -> bool:
        """Whether something of a kind and an id is there, valid or not."""
        return bool(self.contents.named(kind, name)) or bool(self.find(kind, name))

    def of_files(self, paths: AbstractSet[str]) -> Iterator[Document | Broken]:
        """What some of its files hold, the manifest first: only these are read."""
        if self.document is not None and self.document.source.path in paths:
            yield self.document
        yield from (entry.outcome for entry in self.contents.of_files(paths))

    @property
    def broken(self) -> tuple[Broken, ...]:
        """Every document that is not valid."""
        return self.contents.broken

    @property
    def unreadable(self) -> tuple[Source, ...]:
        """The files that lost documents in reading."""
        return self.contents.unreadable

    def lost(self, kind: str, name: str) -> bool:
        """Whether a document of a kind and an id failed its checks, or may be in a file that could not be read."""
        if any(isinstance(entry.outcome, Broken) for entry in self.contents.named(kind, name)):
            return True
        others = (entry.outcome for entry in self.contents.entries if entry.id == name and entry.kind != kind)
        if any(isinstance(each, Broken) and kind in each.kinds for each in others):
            return True
        given = re.compile(rb"\bid:\s*[\"']?" + re.escape(name.encode("utf-8")) + rb"(?![\w.-])")
        return any(given.search(source.data) for source in self.unreadable)

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """Its files, the manifest left out."""
        return tuple(file.source for file in self.contents.files)

    def has_text_in(self, language: str) -> bool:
        """Whether some text of the pack is in a language."""
        if language not in self._languages:
            texts = (local for document in self.documents for local in document.texts)
            self._languages[language] = any(local.in_language(language) for local in texts)
        return self._languages[language]

    @cached_property
    def _languages(self) -> dict[str, bool]:
        return {}


class View:
    """What one pack sees: the documents that its references can mean. `within` is a view that sees all of it but the
    documents `added` to the pack.
    """

    def __init__(
        self, pack: Pack, packs: Sequence[Pack], within: "View | None" = None, added: AbstractSet[Key] = frozenset()
    ) -> None:
        self.pack = pack
        self.packs = tuple(packs)
        self._within = within
        self._added = added
        self._accounted: dict[tuple[str, str | None], bool] = {}
        self._named: dict[Key, tuple[Document, ...]] = {}
        self._kinds: dict[str, tuple[Document, ...]] = {}
        self._told: Counter[str] = Counter()
        self._references: dict[str, Mapping[Key, Sequence[tuple[Document, Path]]]] = {}

    def beside(self, documents: Sequence[Document]) -> "View":
        """The same with documents of the pack's own that stand in no file and override nothing. What is not of their
        kinds is looked up in this view, so that many such views find each document once.
        """
        pack = replace(self.pack, contents=self.pack.contents.with_documents(documents))
        added = frozenset((document.kind, document.id) for document in documents)
        return View(pack, [pack if each is self.pack else each for each in self.packs], self, added)

    def find(self, kind: str, text: str) -> tuple[Document, ...]:
        """The documents that a reference to a kind can mean: none, one, or several where packs collide."""
        if "/" not in text:
            found = self._with_id(kind, text)
            if len(found) < 2:
                return found
            own = tuple(document for document in found if document.pack == self.pack.id)
            return own[:1] or found
        pack, _, name = text.rpartition("/")
        return tuple(document for document in self._with_id(kind, name) if pack in _pack_ids(document))

    def _with_id(self, kind: str, name: str) -> tuple[Document, ...]:
        """The documents of a kind and an id, without those that others override."""
        key = kind, name
        if self._within is not None and key not in self._added:
            return self._within._with_id(kind, name)
        found = self._named.get(key)
        if found is None:
            found = tuple(document for pack in self.packs for document in pack.find(kind, name))
            found = self._named[key] = _topmost(found)
        return found

    def get(self, kind: str, text: str) -> Document | None:
        """The document that a reference means, None where there is none or more than one."""
        found = self.find(kind, text)
        return found[0] if len(found) == 1 else None

    def all(self, kind: str) -> tuple[Document, ...]:
        """Every document of a kind, required packs first, in source order."""
        if self._within is not None and all(each != kind for each, _ in self._added):
            return self._within.all(kind)
        found = self._kinds.get(kind)
        if found is None:
            ids = dict.fromkeys(document.id for pack in self.packs for document in pack.of_kind(kind))
            found = self._kinds[kind] = tuple(document for each in ids for document in self._with_id(kind, each))
        return found

    def telling(self, kind: str, texts: Sequence[str]) -> tuple[Document, ...]:
        """Every document of a kind that tells one of some texts, in small letters or capitals, and maybe others.

        They come in the order of `all`. Files that do not tell it need not be read, unless many ask.
        """
        contents = [pack.contents for pack in self.packs]
        looks = self._told[kind]
        self._told[kind] += 1
        worth = [each.are_looks_worth_it(kind, looks) for each in contents]
        if kind in self._kinds or not any(worth):
            return self.all(kind)
        # A pack whose files have been read is not looked through on account of another one: all of it is gone through.
        pairs = tuple(zip(contents, worth, strict=True))
        whole = sum(len(each.of_kind(kind)) for each, look in pairs if not look)
        if looks * whole > _GONE_THROUGH:
            return self.all(kind)
        told = (each.telling(kind, texts) if look else each.of_kind(kind) for each, look in pairs)
        ids = dict.fromkeys(document.id for some in told for document in some)
        found = tuple(document for each in ids for document in self._with_id(kind, each))
        # What overrides another, or has its id, stands where that one does, which need not tell the text.
        alone = len(found) == len(ids) and all(document.base is None for document in found)
        return found if alone else self.all(kind)

    def own(self, kind: str) -> tuple[Document, ...]:
        """The pack's own documents of a kind, overrides included."""
        own = self.pack.of_kind(kind)
        if all(document.base is None for document in own):
            return own
        # What overrides stands where its base does.
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
        # Of two packs one is not the largest: what only the largest holds need not be read.
        others = sorted((each for each in self.packs if each is not self.pack), key=lambda each: len(each.sources))
        keys = dict.fromkeys(entry.key for pack in others[:-1] for entry in pack.contents.entries)
        found = {key: self._with_id(*key) for key in keys if key[0] != "pack"}
        return {
            key: documents
            for key, documents in found.items()
            if len({each.pack for each in documents}) > 1 and all(each.pack != self.pack.id for each in documents)
        }

    def lost(self, kind: str, text: str) -> bool:
        """Whether a reference without a document may mean one that is there but could not be read.

        True for a document that failed its own checks, and for an id that a file whose YAML is broken seems to give.
        """
        name = text.rpartition("/")[2]
        return any(pack.lost(kind, name) for pack in self.packs)

    @cached_property
    def complete(self) -> bool:
        """Whether every required pack was found: what a missing one would have brought is not known."""
        return all(set(pack.manifest.requires) <= set(pack.requires) for pack in self.packs)

    def accounts_for(self, text: str, kind: str | None) -> bool:
        """Whether what a reference means is there, or may be in what could not be read or found."""
        key = text, kind
        if key not in self._accounted:
            wanted, name = split(text, kind)
            # Valid or not: a bare id that is there is accounted for, and nothing need be validated to know it.
            found = any(pack.holds(wanted, name) for pack in self.packs)
            found = found or bool(self.find(wanted, name)) or self.lost(wanted, name)
            self._accounted[key] = found or self._elsewhere(wanted, name)
        return self._accounted[key]

    def _elsewhere(self, kind: str, text: str) -> bool:
        """Whether a reference may lead to a required pack that was not found."""
        pack = text.rpartition("/")[0]
        return not self.complete and self.kind(kind) is not None and all(each.id != pack for each in self.packs)

    def referrers(self, document: Document) -> tuple[tuple[Document, Path], ...]:
        """The documents that refer to this one, each with the path of the reference."""
        key = document.kind, document.id
        home = [document, *_bases(document)][-1].pack
        names = [each.id for each in self.packs]
        # Only packs that require a document's pack can mean it, and those come later.
        later = self.packs[names.index(home) :] if home in names else self.packs
        return tuple(found for pack in later for found in self._references_of(pack).get(key, ()))

    def _references_of(self, pack: Pack) -> Mapping[Key, Sequence[tuple[Document, Path]]]:
        """Who in a pack refers to what, without the documents that others override."""
        if pack.id not in self._references:
            found: dict[Key, list[tuple[Document, Path]]] = defaultdict(list)
            for document in pack.documents:
                if any(each is document for each in self._with_id(document.kind, document.id)):
                    for path, text, kind in document.references:
                        wanted, name = split(text, kind)
                        found[wanted, name.rpartition("/")[2]].append((document, path))
            self._references[pack.id] = found
        return self._references[pack.id]


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
        seen = {pack}
        trail = [pack] if pack in self.packs else []
        waiting = [iter(self.packs[each].requires) for each in trail]
        while trail:
            required = next(waiting[-1], None)
            if required is None:
                order[trail.pop()] = None
                waiting.pop()
            elif required not in seen and required in self.packs:
                seen.add(required)
                trail.append(required)
                waiting.append(iter(self.packs[required].requires))
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


def _topmost(documents: tuple[Document, ...]) -> tuple[Document, ...]:
    """Documents of one id without those that others of them override."""
    if len(documents) < 2:
        return documents
    overridden = {id(base) for document in documents for base in _bases(document)}
    return tuple(document for document in documents if id(document) not in overridden)


def _bases(document: Document) -> Iterator[Document]:
    while document.base is not None:
        document = document.base
        yield document


def _pack_ids(document: Document) -> set[str]:
    return {document.pack, *(base.pack for base in _bases(document))}
