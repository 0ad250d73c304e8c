"""The site model: what is published of each pack, as plain values; pages and the published JSON are made from it.

Every function here takes a language. A text that is not there in it falls back to the pack's own language and says so.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pydantic import JsonValue

from rulewright_schema.catalog import Catalog, View
from rulewright_schema.documents import Document
from rulewright_schema.fields import DocumentModel, Model, Translation
from rulewright_schema.kinds import games
from rulewright_schema.words.sentences import NoSentence, card_text, sentence


@dataclass(frozen=True, slots=True)
class Text:
    """A text with the language that it is in; `fallback` where that is not the one asked for."""

    value: str
    language: str
    fallback: bool = False

    def __bool__(self) -> bool:
        return bool(self.value)


NOTHING = Text("", "")
OWN_FOLDERS = frozenset(
    ["assets", "authors", "cards", "changes", "data", "en", "es", "fan", "index", "lint", "places", "schema", "search"]
)
"""Names at the root of the site, and of files of data, that are no pack's."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where figures come from: `rulebook`, `public` or `authored`, with the statements or the source."""

    name: str
    cites: tuple[str, ...] = ()
    source: str | None = None


@dataclass(frozen=True)
class PackInfo:
    """A pack's manifest for readers. `fan`: it is not the game's own pack."""

    id: str
    game: str
    game_title: str
    title: Text
    text: Text
    version: str
    licence: str
    authors: tuple[str, ...]
    languages: tuple[str, ...]
    requires: Mapping[str, str]
    fan: bool

    @property
    def folder(self) -> str:
        """The folder of its pages; ids have no underscore, so that a pack can never take the site's own folders."""
        return f"{self.id}_" if self.id in OWN_FOLDERS else self.id

    @property
    def data(self) -> str:
        """The file of its content, below `data`, where the site has files of its own too."""
        return f"{self.folder}.json"


@dataclass(frozen=True, eq=False)
class Entry:
    """One document. `sentences` are its effects in words, one for each part; `overrides` the pack it changes."""

    pack: PackInfo
    kind: str
    id: str
    title: Text
    text: Text
    sentences: tuple[str, ...]
    origin: Origin
    origins: Mapping[str, Origin]
    notes: str | None
    overrides: str | None
    document: Document = field(repr=False)

    @property
    def ref(self) -> str:
        """How other packs write it."""
        return f"{self.pack.id}/{self.kind}:{self.id}"


@dataclass(frozen=True, eq=False)
class PackModel:
    """A pack with its documents in source order."""

    info: PackInfo
    entries: tuple[Entry, ...]
    view: View = field(repr=False)

    def of(self, kind: str) -> tuple[Entry, ...]:
        """The pack's own documents of a kind."""
        return self._by_kind.get(kind, ())

    @cached_property
    def _by_kind(self) -> dict[str, tuple[Entry, ...]]:
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.kind, []).append(entry)
        return {kind: tuple(entries) for kind, entries in found.items()}


@dataclass(frozen=True, eq=False)
class SiteModel:
    """Everything that a site in one language shows; the games' own packs come before fan packs."""

    language: str
    packs: tuple[PackModel, ...]

    @property
    def official(self) -> tuple[PackModel, ...]:
        """The games' own packs."""
        return tuple(pack for pack in self.packs if not pack.info.fan)

    @property
    def fan(self) -> tuple[PackModel, ...]:
        """All other packs."""
        return tuple(pack for pack in self.packs if pack.info.fan)

    def pack(self, name: str) -> PackModel | None:
        """A pack by its id."""
        return next((pack for pack in self.packs if pack.info.id == name), None)


def local(text: Mapping[str, str | Translation] | None, language: str, original: str = "en") -> Text:
    """A text in a language, else in the original one, else in whichever there is."""
    if not text:
        return NOTHING
    chosen = next((each for each in (language, original) if each in text), next(iter(text)))
    value = text[chosen]
    return Text(value.text if isinstance(value, Translation) else value, chosen, chosen != language)


def site_model(catalog: Catalog, language: str) -> SiteModel:
    """The model of all packs of a catalog, in a language."""
    packs = [_pack(catalog, name, language) for name in catalog.packs]
    return SiteModel(language, tuple(sorted(packs, key=lambda pack: pack.info.fan)))


def titles(view: View, language: str, document: Document | None = None) -> "Titles":
    """Titles of documents by reference, for sentences."""
    return Titles(view, language, document)


@dataclass(frozen=True)
class Titles:
    """Titles of what a pack sees. A name that no document has (or that a document gives itself) is shown as written."""

    view: View
    language: str
    document: Document | None = None

    def __call__(self, kind: str, reference: str) -> str:
        found = self.view.get(kind, reference)
        if found is not None and isinstance(found.model, DocumentModel):
            return local(found.model.title, self.language).value
        return reference.rpartition("/")[2].replace("-", " ")


def worded(model: Model, view: View, game: str, language: str, actor: str = "hero") -> Text:
    """The sentence of a part in a language, in English where it has none; nothing where it has neither."""
    for each in dict.fromkeys((language, "en")):
        found = sentence(model, game, each, titles(view, each), actor)
        if not isinstance(found, NoSentence):
            return Text(found, each, each != language)
    return NOTHING


def published(model: SiteModel, pack: PackModel, address: Mapping[str, str]) -> dict[str, JsonValue]:
    """The content of a pack as it is published (`data/<pack>.json`, format 1).

    `pack` is the manifest; `documents` each have `ref`, `kind`, `id`, `title`, `text`, `sentences` (the effects in
    words), `origin`, `overrides`, `url` (relative to the site's root; null where no page shows it) and `data`: the
    document as validated, in the keys of its YAML.
    """
    info = pack.info
    return {
        "format": 1,
        "language": model.language,
        "pack": {
            "id": info.id,
            "game": info.game,
            "title": info.title.value,
            "text": info.text.value or None,
            "version": info.version,
            "licence": info.licence,
            "authors": list(info.authors),
            "languages": list(info.languages),
            "requires": dict(info.requires),
            "fan": info.fan,
        },
        "documents": [_published(entry, address.get(entry.ref)) for entry in pack.entries],
    }


def _published(entry: Entry, url: str | None) -> dict[str, JsonValue]:
    return {
        "ref": entry.ref,
        "kind": entry.kind,
        "id": entry.id,
        "title": entry.title.value or None,
        "text": entry.text.value or None,
        "sentences": list(entry.sentences),
        "origin": {"name": entry.origin.name, "cites": list(entry.origin.cites), "source": entry.origin.source},
        "overrides": entry.overrides,
        "url": url,
        "data": entry.document.model.model_dump(mode="json", exclude_unset=True),
    }


def _pack(catalog: Catalog, name: str, language: str) -> PackModel:
    pack, view = catalog.packs[name], catalog.view(name)
    manifest = pack.manifest
    game = games().get(pack.game)
    original = manifest.languages[0]
    info = PackInfo(
        id=pack.id,
        game=pack.game,
        game_title=game.title if game else pack.game,
        title=local(manifest.title, language, original),
        text=local(manifest.text, language, original),
        version=manifest.version,
        licence=manifest.licence,
        authors=manifest.authors,
        languages=manifest.languages,
        requires=manifest.requires,
        fan=pack.id != pack.game,
    )
    return PackModel(info, tuple(_entries(pack.documents, info, view, language)), view)


def _entries(documents: Iterable[Document], info: PackInfo, view: View, language: str) -> Iterator[Entry]:
    for document in documents:
        if document.kind == "pack" or not isinstance(document.model, DocumentModel):
            continue
        model = document.model
        yield Entry(
            pack=info,
            kind=document.kind,
            id=document.id,
            title=local(model.title, language, info.languages[0]),
            text=local(model.text, language, info.languages[0]),
            sentences=_sentences(document, info, view, language),
            origin=Origin(model.origin, model.cites, model.source),
            origins={path: Origin(each.origin, each.cites, each.source) for path, each in model.origins.items()},
            notes=model.notes,
            overrides=document.base.pack if document.base else None,
            document=document,
        )


def _sentences(document: Document, info: PackInfo, view: View, language: str) -> tuple[str, ...]:
    for each in dict.fromkeys((language, "en")):
        found = card_text(document.model, info.game, each, titles(view, each, document))
        if not isinstance(found, NoSentence):
            return tuple(line for line in found.split("\n") if line)
    return ()
