"""The rulebook: a page for each chapter, each statement on it with its id as anchor, with rulings and examples."""

import re
from collections.abc import Iterator, Sequence

from rulewright_schema.shared.rules import Chapter, Ruling, Statement
from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry, Text, local
from rulewright_site.pages import Context, Page, Place, Section, page_name
from rulewright_site.sections import examples
from rulewright_site.sections.examples import chapter_number, first_shown
from rulewright_site.terms import Terms, terms_of
from rulewright_site.words import word
from rulewright_site.writer import Writer, listed


def place(entry: Entry) -> tuple[str, str | None]:
    """A chapter's page is named for its number; a statement is an anchor of its id in lower case there, an example
    one on the page of the first statement that it shows.
    """
    if entry.kind == "chapter":
        return _slug(entry.document.expect(Chapter).number), None
    if entry.kind == "example":
        return _slug(chapter_number(first_shown(entry))), examples.anchor(entry)
    return _slug(chapter_number(entry.id)), entry.id.lower()


def pages(context: Context) -> Iterator[Page]:
    """The list of chapters, then a page for each. Statements whose chapter is missing have a page all the same."""
    chapters = _chapters(context)
    yield _landing(context, chapters)
    for index, (number, chapter, statements) in enumerate(chapters):
        if not context.wants(context.path(_slug(number))):
            continue
        yield _chapter(
            context,
            number,
            chapter,
            statements,
            _neighbour(context, chapters, index - 1),
            _neighbour(context, chapters, index + 1),
        )


SECTION = Section("rules", "rules", ("chapter", "statement", "example"), place, pages, counted=("statement",))

_Chapter = tuple[str, Entry | None, Sequence[Entry]]


def _slug(number: str) -> str:
    return page_name(re.sub(r"[^a-z0-9.]+", "-", number.lower()).strip(".-") or "other")


def _chapters(context: Context) -> list[_Chapter]:
    """Chapters in source order with their statements."""
    statements: dict[str, list[Entry]] = {}
    for entry in context.pack.of("statement"):
        statements.setdefault(chapter_number(entry.id), []).append(entry)
    found: list[_Chapter] = []
    for chapter in context.pack.of("chapter"):
        number = chapter.document.expect(Chapter).number
        found.append((number, chapter, statements.pop(number, [])))
    known = {number for number, _, _ in found}
    for entry in context.pack.of("example"):
        number = chapter_number(first_shown(entry))
        if number not in known:
            statements.setdefault(number, [])
    return found + [(number, None, rest) for number, rest in statements.items()]


def _title(chapter: Entry | None, number: str) -> str:
    return f"{number}. {chapter.title.value}" if chapter else number


def _neighbour(context: Context, chapters: Sequence[_Chapter], index: int) -> tuple[str, Place] | None:
    if not 0 <= index < len(chapters):
        return None
    number, chapter, _ = chapters[index]
    return _title(chapter, number), Place(context.path(_slug(number)))


def _landing(context: Context, chapters: Sequence[_Chapter]) -> Page:
    write = Writer(context, context.path("index"))
    rows = []
    for number, chapter, statements in chapters:
        rulings = sum(entry.document.expect(Statement).ruling is not None for entry in statements)
        amounts = [word(context.language, "statements", count=len(statements))]
        amounts += [word(context.language, "rulings", count=rulings)] if rulings else []
        name = write.text(chapter.title) if chapter else number
        label = join(el("span", number, class_="rw-number"), " ", name)
        depth = "rw-deep" if "." in number or not number.isdigit() else None
        rows.append(
            el(
                "li", write.to(Place(context.path(_slug(number))), label), el("small", ", ".join(amounts)), class_=depth
            ),
        )
    return write.page(context.say("rules"), el("ol", *rows, class_="rw-chapters"))


def _chapter(
    context: Context,
    number: str,
    chapter: Entry | None,
    statements: Sequence[Entry],
    before: tuple[str, Place] | None,
    after: tuple[str, Place] | None,
) -> Page:
    write = Writer(context, context.path(_slug(number)))
    body: list[Child] = [write.paragraphs(chapter.text) if chapter else None]
    headings: list[str] = []
    told: list[Child] = []
    links: list[Html] = []
    known = _headings(context, chapter)
    shown = examples.Shown(write, number)
    terms = terms_of(context)
    for entry in statements:
        model = entry.document.expect(Statement)
        if model.section not in headings[-1:]:
            headings.append(model.section)
            heading, anchor = known.get(model.section, _original(context, model.section)), f"section-{len(headings)}"
            told.append(write.text(heading, "h2", id=anchor))
            links.append(el("a", write.text(heading), href=f"#{anchor}"))
        told.append(_statement(write, entry, model, shown, terms))
    if len(headings) > 1:
        body.append(el("ul", *(el("li", each) for each in links), class_="rw-index"))
    body += told
    body.append(shown.rest())
    body.append(shown.shared())
    body.append(write.around(before, after))
    up = [(context.say("rules"), Place(context.path("index")))]
    return write.page(_title(chapter, number), *body, up=up)


def _headings(context: Context, chapter: Entry | None) -> dict[str, Text]:
    """The headings of a chapter in the reader's language, by what its statements call them."""
    if chapter is None:
        return {}
    original = context.pack.info.languages[0]
    model = chapter.document.expect(Chapter)
    texts = (model.title, *model.sections)
    return {local(each, original, original).value: local(each, context.language, original) for each in texts}


def _original(context: Context, heading: str) -> Text:
    """A heading that the chapter does not list, as the statement has it: in the pack's first language."""
    original = context.pack.info.languages[0]
    return Text(heading, original, original != context.language)


def _statement(write: Writer, entry: Entry, model: Statement, shown: examples.Shown, terms: Terms) -> Html:
    language = write.context.language
    anchor = entry.id.lower()
    kind = el("span", write.say(f"type-{model.type}"), class_="rw-type", title=write.say("statement-type"))
    figures = None
    if model.numbers:
        figures = el(
            "details",
            el("summary", write.say("figures")),
            listed(model.numbers, language),
            class_="rw-numbers",
            data_search_exclude="",
        )
    return el(
        "section",
        write.heading(
            3, anchor, el("span", entry.id, class_="rw-id"), " ", kind, " ", write.mark(entry), name=entry.id
        ),
        write.paragraphs(local(model.says, language), terms.marker(write.context, write.path), class_="rw-says"),
        write.paragraphs(entry.text),
        _ruling(write, model.ruling) if model.ruling else None,
        figures,
        shown.of(entry.id),
        _see_also(write, entry),
        _cited_by(write, entry),
        _edit(write, entry),
        class_="rw-statement",
    )


def _see_also(write: Writer, entry: Entry) -> Html | None:
    return el("p", write.say("see-also"), ": ", write.cites(entry.origin.cites)) if entry.origin.cites else None


def _edit(write: Writer, entry: Entry) -> Html | None:
    edit = write.edit(entry)
    return el("p", edit, class_="rw-small", data_search_exclude="") if edit is not None else None


def _cited_by(write: Writer, entry: Entry) -> Html | None:
    """Links to what cites the statement: stages, cards and sheets, not other statements."""
    links: dict[str, Html] = {}
    for document, _ in write.context.pack.view.referrers(entry.document):
        place = write.context.places.get(document.ref)
        if place is not None and document.kind not in ("statement", "chapter", "example"):
            found = write.context.entry(document.kind, f"{document.pack}/{document.id}")
            title = found.title.value if found and found.title else document.id
            links.setdefault(document.ref, write.to(place, title))
    shown = [piece for index, each in enumerate(links.values()) for piece in (", " if index else None, each)]
    return el("p", write.say("cited-by"), ": ", *shown, class_="rw-small") if shown else None


def _ruling(write: Writer, ruling: Ruling) -> Html:
    """The ruling: question, readings with the adopted one marked, why, and what else can be played."""
    language = write.context.language

    def told(text: Text, key: str) -> Child:
        return el("p", el("strong", write.say(key)), ": ", write.text(text)) if text else None

    return el(
        "aside",
        el("p", write.say("ruling"), " ", _ours(write), class_="rw-ruling-title"),
        told(local(ruling.question, language), "question"),
        el("ul", *(_reading(write, ruling, letter) for letter in ruling.readings), class_="rw-readings"),
        told(local(ruling.why, language), "why"),
        told(local(ruling.details, language), "details"),
        class_="rw-ruling",
        aria_label=write.say("ruling"),
    )


def _ours(write: Writer) -> Html:
    """The mark of a ruling: its readings and which one is adopted are never the rulebook's."""
    key = "authored-fan" if write.pack.fan else "authored"
    return write.made_by("authored", write.say(f"mark-{key}"), write.say(f"origin-{key}"))


def _reading(write: Writer, ruling: Ruling, letter: str) -> Html:
    text = write.text(local(ruling.readings[letter], write.context.language))
    adopted = letter == ruling.adopted
    if adopted:
        mark = el("span", "✓ ", write.say("adopted"), class_="rw-badge rw-badge-adopted")
    else:
        key = "playable" if letter in ruling.playable else "not-playable"
        mark = el("span", write.say(key), class_=f"rw-badge rw-badge-{key}")
    return el("li", el("b", f"{letter})"), " ", text, " ", mark, class_="rw-adopted" if adopted else None)
