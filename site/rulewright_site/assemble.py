"""From a site model to pages, pictures, the published JSON, and the navigation."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pydantic import JsonValue

from rulewright_lint.explanations import Explained
from rulewright_schema.catalog import Catalog
from rulewright_schema.documents import Document
from rulewright_schema.shared.rules import Statement
from rulewright_site.author_pages import author_pages
from rulewright_site.data_schema import schema
from rulewright_site.everything import cards_page
from rulewright_site.games_sections import sections_of
from rulewright_site.home import data_page, fan_page, home_page, pack_page
from rulewright_site.html import el, plain_title
from rulewright_site.lint_pages import lint_pages
from rulewright_site.model import Entry, PackModel, SiteModel, local, published, site_model
from rulewright_site.pages import Context, DataFile, NavEntry, Page, Place, Section, SvgFile
from rulewright_site.plays import Plays
from rulewright_site.prose import plain
from rulewright_site.verdicts import Verdicts
from rulewright_site.versions import changes_page
from rulewright_site.words import LANGUAGES, word

LONGEST_SUMMARY = 400
SCRIPT_WORDS = ("copy", "copied", "open", "found", "found-1", "no-find")
"""Characters of what a preview shows."""

_PICTURE = ".svg"


def nowhere(_document: Document) -> None:
    """Where documents are edited when nobody said so."""


@dataclass(frozen=True)
class Extras:
    """What a site has beside the content: the version before, where a document is edited, what can be won."""

    since: Catalog | None = None
    edit: Callable[[Document], str | None] = nowhere
    verdicts: Verdicts = field(default_factory=Verdicts)


@dataclass(frozen=True)
class Tree:
    """One language of a site: pages by path without ending, other files by path, the navigation, and the addresses of
    documents.
    """

    language: str
    pages: Mapping[str, Page]
    files: Mapping[str, str]
    nav: Sequence[NavEntry]
    addresses: Mapping[str, str]


def assemble(
    catalog: Catalog,
    told: Sequence[Explained],
    language: str,
    languages: Sequence[str] = LANGUAGES,
    plays: Plays | None = None,
    extras: Extras | None = None,
) -> Tree:
    """Everything of a site in one language; `languages` are all that the site is built in. Given the same `plays`,
    several languages play the worked examples once.
    """
    extras = extras or Extras()
    others = tuple(each for each in languages if each != language)
    site, sections, places = laid_out(catalog, language)
    addresses = {ref: place.address for ref, place in places.items()}
    pages: dict[str, Page] = {}
    files: dict[str, str] = {}
    for made in _pages(site, sections, places, told, others, plays or Plays(), extras):
        path = made.path + _PICTURE if isinstance(made, SvgFile) else made.path
        if path in (pages if isinstance(made, Page) else files):
            raise ValueError(f"two pages are called {path}")
        if isinstance(made, Page):
            pages[path] = made
        else:
            files[path] = made.body
    if extras.since is not None:
        page = changes_page(extras.since, catalog, places, language, others)
        pages[page.path] = page
    files.update(_data(site, addresses))
    files["data/places.json"] = json.dumps(list(_listed(site, sections, addresses)), ensure_ascii=False)
    return Tree(language, pages, files, _nav(site, sections, extras.since is not None), addresses)


def laid_out(catalog: Catalog, language: str) -> tuple[SiteModel, dict[str, tuple[Section, ...]], dict[str, Place]]:
    """The model of the site, the sections of each pack, and where every document is shown."""
    site = site_model(catalog, language)
    sections = {
        pack.info.id: tuple(each for each in sections_of(pack.info.game) if each.shows(pack)) for pack in site.packs
    }
    return site, sections, {ref: place for pack in site.packs for ref, place in _places(pack, sections[pack.info.id])}


def block(page: Page, language: str) -> str:
    """Our part of a page, as it stands in the built one too."""
    return f"{_opening(language)}\n{page.body}\n</div>"


def _opening(language: str) -> str:
    """The beginning of our part of a page, with the words that scripts say."""
    told = {f"data_{name}": word(language, f"script-{name}") for name in SCRIPT_WORDS}
    return el("div", class_="rw", **told).removesuffix("</div>")


def _pages(
    site: SiteModel,
    sections: Mapping[str, Sequence[Section]],
    places: Mapping[str, Place],
    told: Sequence[Explained],
    others: tuple[str, ...],
    plays: Plays,
    extras: Extras,
) -> Iterator[Page | SvgFile | DataFile]:
    contexts = [
        Context(
            site, pack, section, tuple(sections[pack.info.id]), places, others, plays, extras.edit,
            verdicts=extras.verdicts,
        )
        for pack in site.packs
        for section in sections[pack.info.id]
    ]  # fmt: skip
    yield home_page(site, sections, others, contexts)
    yield fan_page(site, sections, others)
    yield data_page(site, others)
    yield from lint_pages(told, site.language, others)
    played = tuple(dict.fromkeys(pack.info.game for pack in site.packs))
    yield from author_pages(played, site.language, others)
    yield cards_page(contexts, site.language, others)
    for pack in site.packs:
        own = tuple(sections[pack.info.id])
        for index, context in enumerate(each for each in contexts if each.pack is pack):
            if index == 0:
                yield pack_page(context)
            yield from context.section.pages(context)
        if not own:
            nothing = Section("none", "documents", (), lambda entry: ("index", None), lambda context: ())
            yield pack_page(Context(site, pack, nothing, (), places, others, plays))


def _places(pack: PackModel, sections: Sequence[Section]) -> Iterator[tuple[str, Place]]:
    for section in sections:
        for kind in section.kinds:
            for entry in pack.of(kind):
                page, anchor = section.place(entry)
                yield entry.ref, Place(f"{pack.info.folder}/{section.slug}/{page}", anchor)


def _data(site: SiteModel, addresses: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    index: list[JsonValue] = []
    for pack in site.packs:
        name = pack.info.data
        index.append({"pack": pack.info.id, "version": pack.info.version, "file": name, "fan": pack.info.fan})
        yield f"data/{name}", _json(published(site, pack, addresses))
    yield "data/schema.json", _json(schema())
    yield "data/index.json", _json({"format": 1, "language": site.language, "packs": index})


def _listed(
    site: SiteModel, sections: Mapping[str, Sequence[Section]], addresses: Mapping[str, str]
) -> Iterator[list[JsonValue]]:
    """Everything that has a place, for finding and previews: address, title, section, pack, what it says, and what else
    it is called, if anything.
    """
    for pack in site.packs:
        for section in sections[pack.info.id]:
            for kind in section.kinds:
                for entry in pack.of(kind):
                    title = entry.title.value or entry.id
                    says = _summary(entry, site.language)
                    also = section.known_as(site.language, entry) if section.known_as is not None else None
                    where = section.title_in(site.language), pack.info.title.value
                    yield [addresses[entry.ref], title, *where, says, *([also] if also else [])]


def _summary(entry: Entry, language: str) -> str:
    """What a document says, in short."""
    model = entry.document.model
    told = local(model.says, language).value if isinstance(model, Statement) else entry.text.value
    said = plain(told) or " ".join(entry.sentences)
    return said if len(said) <= LONGEST_SUMMARY else f"{said[:LONGEST_SUMMARY]}…"


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=False) + "\n"


def _nav(site: SiteModel, sections: Mapping[str, Sequence[Section]], since: bool) -> list[NavEntry]:
    """Landing pages only: full navigation makes builds quadratic."""
    language = site.language
    nav: list[NavEntry] = [{word(language, "home"): "index.md"}]
    for pack in site.official:
        info = pack.info
        landing: list[NavEntry] = [{word(language, "overview"): f"{info.folder}/index.md"}]
        landing += [
            {plain_title(each.title_in(language)): f"{info.folder}/{each.slug}/index.md"} for each in sections[info.id]
        ]
        nav.append({plain_title(info.game_title): landing})
    packs: list[NavEntry] = [{word(language, "fan"): "fan/index.md"}]
    packs += [{plain_title(pack.info.title.value): f"{pack.info.folder}/index.md"} for pack in site.fan]
    nav.append({word(language, "fan"): packs})
    nav.append({word(language, "cards"): "cards/index.md"})
    if since:
        nav.append({word(language, "changes"): "changes/index.md"})
    nav.append({word(language, "lint"): "lint/index.md"})
    return nav
