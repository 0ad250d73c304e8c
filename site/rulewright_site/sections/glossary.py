"""The glossary: all terms on one page, each with an anchor."""

from collections.abc import Iterator

from rulewright_schema.shared.rules import Term
from rulewright_site.html import el, join
from rulewright_site.model import Entry
from rulewright_site.pages import Context, Page, Section
from rulewright_site.terms import terms_of
from rulewright_site.writer import Writer


def place(entry: Entry) -> tuple[str, str | None]:
    """Each term is an anchor of its id."""
    return "index", entry.id


def pages(context: Context) -> Iterator[Page]:
    """The page, by title in the alphabet."""
    write = Writer(context, context.path("index"))
    entries = sorted(context.pack.of("term"), key=lambda entry: entry.title.value.casefold())
    index = el("ul", *(el("li", el("a", e.title.value, href=f"#{e.id}")) for e in entries), class_="rw-index")
    known = terms_of(context)
    terms = []
    for entry in entries:
        see = entry.document.expect(Term).see
        also = join(
            piece for index, each in enumerate(see) for piece in (", " if index else None, write.ref("term", each))
        )
        terms.append(
            el(
                "section",
                write.heading(2, entry.id, write.text(entry.title), name=entry.title.value),
                write.paragraphs(entry.text, known.marker(context, write.path, entry.id)),
                el("p", context.say("see-also"), ": ", also, class_="rw-small") if see else None,
                el("p", write.mark(entry), " ", write.cites(entry.origin.cites), class_="rw-small"),
                el("p", edit, class_="rw-small") if (edit := write.edit(entry)) is not None else None,
                class_="rw-term",
            )
        )
    yield write.page(context.say("glossary"), index, *terms)


SECTION = Section("glossary", "glossary", ("term",), place, pages)
