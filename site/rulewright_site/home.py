"""Pages that belong to no section: home, each pack's landing page, the list of fan packs, the data."""

from collections.abc import Mapping, Sequence

from rulewright_site.games_parts import illustrations_of
from rulewright_site.html import Child, Html, el, join
from rulewright_site.language_links import language_links
from rulewright_site.model import PackModel, SiteModel
from rulewright_site.pages import Context, Page, Place, Section, link, relative
from rulewright_site.prose import paragraphs
from rulewright_site.words import word
from rulewright_site.writer import Writer


def home_page(
    site: SiteModel, sections: Mapping[str, Sequence[Section]], others: Sequence[str], contexts: Sequence[Context]
) -> Page:
    """What this is, and the packs in it, the games' own with a picture; `contexts` are those of all sections."""
    language, path = site.language, "index"
    covers = {context.pack.info.id: _cover(Writer(context, path)) for context in contexts if not context.pack.info.fan}
    body: list[Child] = [
        language_links(path, language, others),
        el("h1", word(language, "site")),
        el("p", word(language, "home-lead"), class_="rw-lead"),
        find_form(language),
    ]
    for key, packs in (("home-official", site.official), ("home-fan", site.fan)):
        if packs:
            body.append(el("h2", word(language, key)))
            body.append(
                el(
                    "div",
                    *(_card(each, sections[each.info.id], path, language, covers.get(each.info.id)) for each in packs),
                    class_="rw-packs",
                )
            )
    links = [
        el("li", el("a", el("strong", word(language, key)), href=link(path, Place(target))))
        for key, target in (
            ("cards", "cards/index"),
            ("authors-how", "authors/index"),
            ("lint", "lint/index"),
            ("data", "data/index"),
        )
    ]
    body.append(el("h2", word(language, "home-more")))
    body.append(el("ul", *links, class_="rw-sections"))
    return Page(path, word(language, "home"), join(*body))


def _cover(write: Writer) -> Html | None:
    """What a pack is shown by, in a frame that shows as much of it as there is room."""
    drawn_by = illustrations_of(write.pack.game)
    drawn = drawn_by.cover(write) if drawn_by is not None and drawn_by.cover is not None else None
    return el("div", drawn, class_="rw-cover") if drawn else None


def find_form(language: str) -> Html:
    """A field that finds everything by name; shown by the script that serves it."""
    field = el("input", type="search", name="find", autocomplete="off")
    return el("form", el("label", word(language, "find"), field), role="search", class_="rw-find", hidden="")


def fan_page(site: SiteModel, sections: Mapping[str, Sequence[Section]], others: Sequence[str]) -> Page:
    """All fan packs."""
    language, path = site.language, "fan/index"
    cards = [_card(pack, sections[pack.info.id], path, language) for pack in site.fan]
    body = join(
        language_links(path, language, others),
        el("h1", word(language, "fan")),
        el("p", word(language, "fan-lead")),
        el("div", *cards, class_="rw-packs") if cards else el("p", word(language, "no-fan")),
    )
    return Page(path, word(language, "fan"), body)


def data_page(site: SiteModel, others: Sequence[str]) -> Page:
    """Where the published JSON is and what it holds."""
    language, path = site.language, "data/index"
    files = ["index.json", *(pack.info.data for pack in site.packs)]
    body = join(
        language_links(path, language, others),
        el("h1", word(language, "data")),
        el("p", word(language, "data-lead")),
        el("ul", *(el("li", el("a", el("code", f"data/{name}"), href=name)) for name in files)),
        el("p", word(language, "data-keys")),
        el("p", word(language, "data-schema"), " ", el("a", el("code", "data/schema.json"), href="schema.json")),
    )
    return Page(path, word(language, "data"), body)


def pack_page(context: Context) -> Page:
    """A pack's landing page: what it is, its sections, and its terms."""
    info = context.pack.info
    write = Writer(context, f"{info.folder}/index")
    cards = [
        el(
            "li",
            write.to(Place(f"{info.folder}/{section.slug}/index"), el("strong", section.title_in(context.language))),
            el("small", section.amount(context.pack)),
        )
        for section in context.sections
    ]
    return write.page(
        info.title.value,
        write.paragraphs(info.text, class_="rw-lead"),
        find_form(context.language),
        el("ul", *cards, class_="rw-sections"),
        _facts(context.pack, write),
    )


def _facts(pack: PackModel, write: Writer) -> Html:
    info = pack.info
    known = {each.info.id: each.info for each in write.context.site.packs}

    def required(name: str, versions: str) -> Html:
        place = Place(f"{known[name].folder}/index") if name in known else None
        return join(write.to(place, name), " ", el("code", versions))

    rows: list[tuple[str, Child]] = [
        ("authors", ", ".join(info.authors)),
        ("licence", info.licence),
        ("version", info.version),
        ("pack-languages", ", ".join(info.languages)),
    ]
    if info.requires:
        rows.append(("requires", el("ul", *(el("li", required(*each)) for each in info.requires.items()))))
    data = el("a", f"data/{info.data}", href=relative(write.path, f"data/{info.data}"))
    rows.append(("content-json", data))
    return el("dl", *(el("div", el("dt", write.say(key)), el("dd", value)) for key, value in rows), class_="rw-facts")


def _card(pack: PackModel, sections: Sequence[Section], path: str, language: str, cover: Html | None = None) -> Html:
    info = pack.info
    links = [
        el("li", el("a", each.title_in(language), href=link(path, Place(f"{info.folder}/{each.slug}/index"))))
        for each in sections
    ]
    badge = el("span", word(language, "fan-badge"), class_="rw-badge rw-badge-fan") if info.fan else None
    made = f"{info.game_title} · {', '.join(info.authors)} · {info.licence} · {info.version}"
    return el(
        "article",
        el("h3", el("a", info.title.value, href=link(path, Place(f"{info.folder}/index"))), " ", badge),
        el("p", made, class_="rw-small"),
        paragraphs(info.text.value) if info.text else None,
        cover,
        el("ul", *links, class_="rw-links"),
        class_="rw-pack",
    )
