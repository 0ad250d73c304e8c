"""Which document somebody means by a reference, and where each of its values is set."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright_schema.catalog import Catalog, View
from rulewright_schema.documents import Broken, Document
from rulewright_schema.fields import DocumentModel, LocalText, Translation
from rulewright_schema.nodes import Data, Path
from rulewright_schema.packs.overrides import whole_data
from rulewright_schema.source import Span
from rulewright_schema.suggestions import closest


@dataclass(frozen=True, slots=True)
class Met:
    """What a reference means: one document, several (named by `pack/kind:id`), none, or one that is not valid."""

    documents: tuple[Document, ...]
    broken: tuple[Broken, ...] = ()
    meant: str | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """One value of a document, where it stands and the pack that sets it."""

    path: Path
    value: Data
    pack: str
    span: Span

    @property
    def dotted(self) -> str:
        """The path as people write it: `street.start[0]`."""
        text = ""
        for segment in self.path:
            text += f"[{segment}]" if isinstance(segment, int) else f".{segment}" if text else segment
        return text


def look_up(catalog: Catalog, chosen: Sequence[str], text: str) -> Met:
    """The documents that `kind:id`, `pack/kind:id`, `pack/id` or a bare id means, as far as the chosen packs see.

    Where one chosen pack overrides what another has, the original is meant unless the pack is named: who asks for a
    pack's own version chooses that pack alone.
    """
    pack, kind, name = _parts(text)
    kinds = [kind] if kind else sorted({each.kind for each in catalog.documents()})
    found: dict[int, Document] = {}
    for view in (catalog.view(each) for each in chosen):
        for one in kinds:
            for document in view.find(one, f"{pack}/{name}" if pack else name):
                found[id(document)] = document
    documents = list(found.values())
    if pack:
        exact = [each for each in documents if each.pack == pack]
        documents = exact or documents
    else:
        originals = {id(each) for each in documents}
        documents = [each for each in documents if not any(id(base) in originals for base in _bases(each))]
    if documents:
        return Met(tuple(documents))
    broken = [
        each
        for one in catalog.packs.values()
        for each in one.broken
        if each.id == name and kind in ("", each.kind) and pack in ("", one.id)
    ]
    return Met((), tuple(broken), _meant(catalog, chosen, kind, name))


def _parts(text: str) -> tuple[str, str, str]:
    """Pack, kind and id of a reference; what is not written is empty."""
    head, colon, name = text.partition(":")
    if colon:
        pack, _, kind = head.rpartition("/")
        return pack, kind, name
    pack, _, name = text.rpartition("/")
    return pack, "", name


def _bases(document: Document) -> Iterator[Document]:
    while document.base is not None:
        document = document.base
        yield document


def _meant(catalog: Catalog, chosen: Sequence[str], kind: str, name: str) -> str | None:
    """The reference that a mistyped one most likely means."""
    seen = {(each.kind, each.id) for pack in chosen for each in _seen(catalog.view(pack))}
    kinds = {each for each, _ in seen}
    right = kind if not kind or kind in kinds else closest(kind, kinds)
    ids = {each for of, each in seen if not right or of == right}
    best = name if name in ids else closest(name, ids) or closest(name, {each for _, each in seen})
    return next((f"{of}:{each}" for of, each in sorted(seen) if each == best and (of == right or not right)), None)


def _seen(view: View) -> Iterator[Document]:
    for pack in view.packs:
        yield from pack.documents


def settings(document: Document) -> Iterator[Setting]:
    """Every single value of a document, what it overrides included, with the place that sets it, in order."""
    yield from _settings(document, (), whole_data(document))


def _settings(document: Document, path: Path, value: Data) -> Iterator[Setting]:
    if isinstance(value, dict) and value:
        for key, each in value.items():
            yield from _settings(document, (*path, key), each)
    elif isinstance(value, list) and value:
        for index, item in enumerate(value):
            yield from _settings(document, (*path, index), item)
    else:
        yield Setting(path, value, document.owner(path).pack, document.span(*path))


def text_in(text: LocalText, language: str) -> str:
    """A text in a language, else in the first that it has."""
    found = text.get(language) or next(iter(text.values()))
    return found.text if isinstance(found, Translation) else found


@dataclass(frozen=True, slots=True)
class Titles:
    """Titles of what a pack sees, for sentences; what no document is called is shown as written."""

    view: View
    language: str

    def __call__(self, kind: str, reference: str) -> str:
        """The title of the document of a kind that a reference names."""
        found = self.view.get(kind, reference)
        if found is not None and isinstance(found.model, DocumentModel) and found.model.title:
            return text_in(found.model.title, self.language)
        return reference.rpartition("/")[2].replace("-", " ")
