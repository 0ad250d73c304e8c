"""What a pack's files hold, read and validated when somebody asks for it.

Of a required pack a run needs little: the tiles that a stage lays, no worked example. So a file is read when a kind is
asked for that it may hold, and a document is validated when it is asked for itself. What is found never depends on
what was asked for before.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import TypeAlias

from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Broken, Document, Draft, Drafts
from rulewright_schema.glances import kinds_at_a_glance, may_say, may_tell
from rulewright_schema.kinds import MANIFEST_KIND
from rulewright_schema.source import Source

Listed: TypeAlias = tuple[str, str, str | None]
"""A document's kind, its id and the pack whose document it overrides."""
Settled = tuple[Document | Broken, tuple[Diagnostic, ...]]
Settle = Callable[[Draft], Settled]

_LOOKS = 100
"""Looking through a file for a word takes so many times less than reading it."""


class Entry:
    """One draft and, once it is asked for, the document that became of it or what is wrong.

    What a file holds may be known before it is read: `bring` then gives its entries their drafts when one is wanted.
    """

    __slots__ = ("_bring", "_draft", "_settle", "_settled", "id", "kind", "override")

    def __init__(self, draft: Draft, settle: Settle) -> None:
        self.kind = draft.kind
        self.id = draft.id or ""
        self.override = draft.override
        self._draft: Draft | None = draft
        self._bring: Callable[[], None] | None = None
        self._settle = settle
        self._settled: Settled | None = None

    @property
    def key(self) -> tuple[str, str]:
        """Its kind and id."""
        return self.kind, self.id

    @property
    def outcome(self) -> Document | Broken:
        """What became of the draft."""
        return self.settled()[0]

    @classmethod
    def of(cls, document: Document) -> "Entry":
        """An entry for a document that is already there."""
        entry = cls(Draft(document.place, document.kind, document.id, {}), lambda _: (document, ()))
        entry.settled()
        return entry

    @classmethod
    def listed(cls, listed: Listed, bring: Callable[[], None], settle: Settle) -> "Entry":
        """An entry for a document of which is known that it is there."""
        entry = cls.__new__(cls)
        entry.kind, entry.id, entry.override = listed
        entry._draft, entry._bring, entry._settle, entry._settled = None, bring, settle, None
        return entry

    def give(self, draft: Draft) -> None:
        """The draft of a listed entry. Raises ValueError where that is of another document: the list is not true."""
        if (draft.kind, draft.id or "", draft.override) != (self.kind, self.id, self.override):
            raise ValueError(f"{draft.place.source.path} does not hold what is listed of it; write the list anew")
        if self._settled is None:
            self._draft = draft

    def settled(self) -> Settled:
        """The document, or the broken one with what is wrong. The draft's data is not kept beyond this."""
        if self._settled is None:
            if self._draft is None and self._bring is not None:
                self._bring()
            assert self._draft is not None
            self._settled = self._settle(self._draft)
            self._draft = None
        return self._settled


class PackFile:
    """One file of a pack. `read` gives its drafts; of a file whose game is not known there are none to settle.

    `listed` is what it is known to hold, and that nothing is wrong with it: until a document of it is asked for, it is
    not read.
    """

    def __init__(
        self,
        source: Source,
        game: str | None,
        read: Callable[[], Drafts],
        settle: Settle,
        listed: Sequence[Listed] | None = None,
    ) -> None:
        self.source = source
        self._game = game
        self._read = read
        self._settle = settle
        self._listed = listed
        self._is_read = False

    @property
    def is_known(self) -> bool:
        """Whether it is known what it holds: it is listed, or has been read."""
        return self._listed is not None or "_found" in self.__dict__

    @property
    def is_read(self) -> bool:
        """Whether it has been read."""
        return self._is_read if self._listed is not None else "_found" in self.__dict__

    def may_name(self, name: str) -> bool:
        """Whether a document of an id may be in it."""
        return self.is_known or may_say(self.source, name)

    @property
    def kinds(self) -> frozenset[str] | None:
        """The kinds of which documents may be in it; None where any may."""
        if self.is_known:
            return frozenset(entry.kind for entry in self.entries)
        return kinds_at_a_glance(self.source, self._game)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Its documents, in order. None is a manifest: that is read from its own file alone."""
        return self._found[0]

    @property
    def drafts(self) -> Drafts:
        """What is no entry: manifests, and what is wrong in reading the file."""
        return self._found[1]

    @cached_property
    def _found(self) -> tuple[tuple[Entry, ...], Drafts]:
        if self._listed is not None:
            listed = tuple(Entry.listed(each, self._bring, self._settle) for each in self._listed)
            return listed, Drafts(self.source, (), ())
        # The drafts of entries are not kept here: each would outlive the document that is made of it.
        drafts = self._read()
        entries = (each for each in drafts.drafts if each.kind != MANIFEST_KIND and self._game is not None)
        others = tuple(each for each in drafts.drafts if each.kind == MANIFEST_KIND)
        return tuple(Entry(each, self._settle) for each in entries), Drafts(self.source, others, drafts.diagnostics)

    def _bring(self) -> None:
        """Reads a listed file for its entries."""
        self._is_read = True
        drafts = [each for each in self._read().drafts if each.kind != MANIFEST_KIND]
        for entry, draft in zip(self.entries, drafts, strict=True):
            entry.give(draft)

    @property
    def lost_some(self) -> bool:
        """Whether something that is in it could not be read."""
        return self._game is None or bool(self.drafts.diagnostics)


class Contents:
    """What the files of a pack hold, its manifest left out. Documents that override others come after all others."""

    def __init__(self, files: Iterable[PackFile], more: Iterable[Entry] = ()) -> None:
        self.files = tuple(files)
        self._more = tuple(more)
        self._by_kind: dict[str, tuple[Sequence[Entry], Mapping[str, Sequence[Entry]]]] = {}
        self._named: dict[str, dict[str, Sequence[Entry]]] = {}
        self._looks: dict[str, int] = {}

    def with_documents(self, documents: Iterable[Document]) -> "Contents":
        """The same with documents beside them that stand in no file."""
        return Contents(self.files, (*self._more, *map(Entry.of, documents)))

    def named(self, kind: str, name: str) -> Sequence[Entry]:
        """What has a kind and an id, valid or not."""
        if kind in self._by_kind:
            return self._by_kind[kind][1].get(name, ())
        some = self._named.setdefault(kind, {})
        found = some.get(name)
        if found is None:
            known = all(file.is_known for file in self._files_of(kind))
            if known or not self.are_looks_worth_it(kind, len(some)):
                return self._of_kind(kind)[1].get(name, ())
            files = (file for file in self._files_of(kind) if file.may_name(name))
            named = (entry for entry in _in_order(files, self._more) if (entry.kind, entry.id) == (kind, name))
            found = some[name] = tuple(named)
        return found

    def find(self, kind: str, name: str) -> tuple[Document, ...]:
        """The valid documents of a kind and an id."""
        return _valid(self.named(kind, name))

    def of_kind(self, kind: str) -> tuple[Document, ...]:
        """The valid documents of a kind."""
        return _valid(self._of_kind(kind)[0])

    def are_looks_worth_it(self, kind: str, before: int) -> bool:
        """Whether looking through the files once more, after so many times, takes less than reading those of a kind."""
        if kind not in self._looks:
            to_read = sum(not file.is_read for file in self._files_of(kind))
            self._looks[kind] = _LOOKS * to_read // max(1, len(self._files_of(kind)))
        return before < self._looks[kind]

    def telling(self, kind: str, texts: Sequence[str]) -> tuple[Document, ...]:
        """The valid documents of a kind in files that may tell one of some texts, in small letters or capitals."""
        files = (file for file in self._files_of(kind) if may_tell(file.source, texts))
        return _valid(entry for entry in _in_order(files, self._more) if entry.kind == kind)

    def broken_of(self, kind: str) -> tuple[Broken, ...]:
        """The documents of a kind that are not valid."""
        return _broken(self._of_kind(kind)[0])

    @cached_property
    def documents(self) -> tuple[Document, ...]:
        """Every valid document."""
        return _valid(self.entries)

    @cached_property
    def broken(self) -> tuple[Broken, ...]:
        """Every document that is not valid."""
        return _broken(self.entries)

    @cached_property
    def unreadable(self) -> tuple[Source, ...]:
        """The files of which something could not be read."""
        return tuple(file.source for file in self.files if file.lost_some)

    def of_files(self, paths: AbstractSet[str]) -> Iterator[Entry]:
        """What some of the files hold, valid or not."""
        return _in_order((file for file in self.files if file.source.path in paths), ())

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Everything, valid or not."""
        return tuple(_in_order(self.files, self._more))

    def _files_of(self, kind: str) -> Sequence[PackFile]:
        """The files that may hold documents of a kind."""
        of_kinds, of_any = self._files_by_kind
        return of_kinds.get(kind, of_any)

    @cached_property
    def _files_by_kind(self) -> tuple[Mapping[str, Sequence[PackFile]], Sequence[PackFile]]:
        """The files that may hold documents of each kind that some is known to hold, and those that may of any."""
        kinds = [file.kinds for file in self.files]
        every = frozenset(kind for some in kinds for kind in some or ())
        found: dict[str, list[PackFile]] = {kind: [] for kind in every}
        for file, some in zip(self.files, kinds, strict=True):
            for kind in every if some is None else some:
                found[kind].append(file)
        return found, [file for file, some in zip(self.files, kinds, strict=True) if some is None]

    def _of_kind(self, kind: str) -> tuple[Sequence[Entry], Mapping[str, Sequence[Entry]]]:
        """What is of a kind, in order and by id."""
        found = self._by_kind.get(kind)
        if found is None:
            entries = tuple(entry for entry in _in_order(self._files_of(kind), self._more) if entry.kind == kind)
            by_id: dict[str, list[Entry]] = {}
            for entry in entries:
                by_id.setdefault(entry.id, []).append(entry)
            found = self._by_kind[kind] = entries, by_id
        return found


def _valid(entries: Iterable[Entry]) -> tuple[Document, ...]:
    outcomes = (entry.outcome for entry in entries)
    return tuple(each for each in outcomes if isinstance(each, Document))


def _broken(entries: Iterable[Entry]) -> tuple[Broken, ...]:
    outcomes = (entry.outcome for entry in entries)
    return tuple(each for each in outcomes if isinstance(each, Broken))


def _in_order(files: Iterable[PackFile], more: Iterable[Entry]) -> Iterator[Entry]:
    overriding: list[Entry] = []
    for file in files:
        for entry in file.entries:
            if entry.override is None:
                yield entry
            else:
                overriding.append(entry)
    yield from overriding
    yield from more
