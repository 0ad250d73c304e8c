"""The gallery of everything: cards, sheets, stages and the like of all packs, to filter, sort and compare."""

from collections.abc import Sequence

from rulewright_site.gallery import Gallery, tile
from rulewright_site.html import el, join
from rulewright_site.language_links import language_links
from rulewright_site.pages import Context, Page, link
from rulewright_site.words import word

PATH = "cards/index"


def cards_page(contexts: Sequence[Context], language: str, others: Sequence[str]) -> Page:
    """The page; `contexts` are those of all sections of all packs."""
    gallery = Gallery(language)
    items = []
    for context in contexts:
        facts = context.section.facts
        if facts is None:
            continue
        for kind in context.section.kinds:
            for entry in context.pack.of(kind):
                place = context.places.get(entry.ref)
                href = link(PATH, place) if place is not None else None
                items.append(tile(context, gallery, entry, facts(context, entry), href))
    title = word(language, "cards")
    body = join(
        language_links(PATH, language, others),
        el("h1", title),
        el("p", word(language, "cards-lead")),
        gallery.whole(el("div", *items, class_="rw-cards")) if items else None,
    )
    return Page(PATH, title, body)
