"""The component list: what the box holds, or what a pack adds to it."""

from collections.abc import Iterator

from rulewright_schema.shared.box import Box, Component
from rulewright_site.html import Html, el, join
from rulewright_site.model import Entry, local
from rulewright_site.pages import Context, Page, Section
from rulewright_site.writer import Writer


def place(entry: Entry) -> tuple[str, str | None]:
    """Each box is an anchor of its id."""
    return "index", entry.id


def pages(context: Context) -> Iterator[Page]:
    """One page, a table for each box and category."""
    write = Writer(context, context.path("index"))
    boxes = [_box(write, entry, entry.document.expect(Box)) for entry in context.pack.of("box")]
    yield write.page(context.say("box"), *boxes)


SECTION = Section("box", "box", ("box",), place, pages)


def _box(write: Writer, entry: Entry, box: Box) -> Html:
    tables = []
    for category in dict.fromkeys(component.category for component in box.components):
        lines = [component for component in box.components if component.category == category]
        tables += [el("h3", write.say(f"category-{category}")), _table(write, lines)]
    return el(
        "section",
        write.heading(2, entry.id, write.text(entry.title), name=entry.title.value),
        write.paragraphs(entry.text),
        *tables,
        write.origin(entry),
    )


def _table(write: Writer, components: list[Component]) -> Html:
    head = [el("th", write.say(key), scope="col") for key in ("component", "count", "supply")]
    rows = []
    for each in components:
        parts = [write.to(write.context.any_place(ref), ref.partition(":")[2]) for ref in each.of]
        of = join(" (", (piece for n, part in enumerate(parts) for piece in (", " if n else None, part)), ")")
        name = el("th", write.text(local(each.title, write.context.language)), of if parts else None, scope="row")
        supply = join(write.say(f"supply-{each.supply}"), " ", write.cites(each.cites))
        rows.append(el("tr", name, el("td", each.count), el("td", supply)))
    return write.scrolling(write.say("box"), el("table", el("thead", el("tr", *head)), el("tbody", *rows)))
