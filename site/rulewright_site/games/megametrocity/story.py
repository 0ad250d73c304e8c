"""The story route: a picture of which stage leads to which, the same in words, and what holds between stages."""

from collections.abc import Iterator, Mapping, Sequence

from rulewright_schema.games.megametrocity.stage_words import story_lines
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute
from rulewright_schema.games.megametrocity.story_facts import Step, named_stages, steps
from rulewright_schema.words.sentences import NoSentence
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.drawing import label, picture
from rulewright_site.games.megametrocity.words import WORDS
from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry
from rulewright_site.pages import Context, Page, Section, link

WIDTH, HEIGHT = 190, 62
ACROSS, DOWN = 4, 118
STEP = WIDTH + 50
LEFT = 60


def place(entry: Entry) -> tuple[str, str | None]:
    """Each route is an anchor of its id."""
    return "index", entry.id


def pages(context: Context) -> Iterator[Page]:
    """All routes of the pack on one page."""
    write = Desk(context, context.path("index"))
    routes = [_route(write, entry, entry.document.expect(StoryRoute)) for entry in context.pack.of("story-route")]
    yield write.page(context.say("story"), *routes)


SECTION = Section("story", "story", ("story-route",), place, pages, WORDS)


def _route(write: Desk, entry: Entry, route: StoryRoute) -> Html:
    stages = _stages(write, route)
    ways = steps(route, stages)
    lines = story_lines(route, write.context.language, write.names())
    said = [line for line in lines if not isinstance(line, NoSentence)]
    told = _in_words(write, route, ways)
    drawn = _picture(write, entry, route, ways, told)
    return el(
        "section",
        write.heading(2, entry.id, write.text(entry.title), name=entry.title.value),
        el("p", write.mark(entry), class_="rw-card-kind"),
        write.paragraphs(entry.text, class_="rw-lead rw-flavour"),
        write.scrolling(write.say("route-map", title=entry.title.value), drawn),
        _legend(write),
        el("p", write.say("scroll-hint"), class_="rw-small rw-scroll-hint"),
        el("h3", write.say("what-holds")),
        el("ul", *(el("li", line) for line in said), class_="rw-sentences"),
        write.origin(entry),
    )


def _stages(write: Desk, route: StoryRoute) -> Mapping[str, Stage]:
    found = {name: write.context.document("stage", name) for name in named_stages(route)}
    return {name: document.expect(Stage) for name, document in found.items() if document is not None}


def _in_words(write: Desk, route: StoryRoute, ways: Sequence[Step]) -> str:
    names = write.names()

    def title(name: str) -> str:
        return names("stage", name)

    said = [
        write.say("leads-to-shortcut" if way.shortcut else "leads-to", after=title(way.after), to=title(way.to))
        for way in ways
    ]
    said += [
        write.say("side-trip", stage=title(trip.stage), after=title(after))
        for trip in route.side_trips
        for after in trip.after
    ]
    return ". ".join(said) + "."


def _picture(write: Desk, entry: Entry, route: StoryRoute, ways: Sequence[Step], told: str) -> Html:
    """Stops in lines that run to and fro, so that each follows the one before; ways between them as arcs or lines."""
    prefix = f"_route-{entry.id}"
    aside = {trip.stage for trip in route.side_trips}
    main = [name for name in named_stages(route) if name not in aside]
    if route.finish in main:
        main.remove(route.finish)
        main.append(route.finish)
    spots = {name: _spot(index) for index, name in enumerate(main)}
    rows = (len(main) + ACROSS - 1) // ACROSS
    for index, trip in enumerate(route.side_trips):
        spots[trip.stage] = (LEFT + index * STEP, 70 + rows * DOWN)
    width, height = LEFT * 2 + ACROSS * STEP - 50, 70 + (rows + bool(aside)) * DOWN
    body: list[Child] = [_arrows(prefix)]
    body += [_way(spots, way, main, prefix) for way in ways if way.after in spots and way.to in spots]
    body += [_trip(spots, after, trip.stage) for trip in route.side_trips for after in trip.after if after in spots]
    body += [_stop(write, route, name, spot, name in aside) for name, spot in spots.items()]
    title = write.say("route-map", title=entry.title.value)
    return picture(prefix, width, height, title, told, *body, role="group")


def _legend(write: Desk) -> Html:
    items = []
    for kind in ("way", "shortcut", "aside"):
        line = el("path", d="M0 6H44", class_=f"rw-{kind}")
        sample = el("svg", line, width=44, height=12, aria_hidden="true", class_="rw-line-sample")
        items.append(el("li", sample, " ", write.say(f"line-{kind}")))
    return el("ul", *items, class_="rw-route-legend rw-small")


def _spot(index: int) -> tuple[int, int]:
    """The upper left corner of a stop."""
    row, column = divmod(index, ACROSS)
    return LEFT + (column if row % 2 == 0 else ACROSS - 1 - column) * STEP, 50 + row * DOWN


def _stop(write: Desk, route: StoryRoute, name: str, spot: tuple[int, int], aside: bool) -> Html:
    x, y = spot
    ends = {route.start: write.say("start"), route.finish: write.say("finish")}
    kind = "rw-stop" + (" rw-stop-end" if name in ends else "") + (" rw-stop-side" if aside else "")
    found = write.context.document("stage", name)
    number = found.expect(Stage).number if found is not None else None
    title = write.names()("stage", name)
    text = f"{number}. {title}" if number else title
    box = join(
        el("rect", x=x, y=y, width=WIDTH, height=HEIGHT, rx=12, class_=kind),
        label(text, x + WIDTH // 2, y + HEIGHT // 2 + (6 if name in ends else 0), "rw-stop-text", 2),
        el("text", ends[name], x=x + WIDTH // 2, y=y + 14, class_="rw-stop-note") if name in ends else None,
    )
    where = write.context.place("stage", name)
    return el("a", box, href=link(write.path, where)) if where else box


def _way(spots: Mapping[str, tuple[int, int]], way: Step, main: Sequence[str], prefix: str) -> Html:
    """A straight line to the next stop of the line, an arc past others."""
    kind = "shortcut" if way.shortcut else "way"
    tip = f"url(#{prefix}-{kind})"
    (x1, y1), (x2, y2) = spots[way.after], spots[way.to]
    if abs(main.index(way.to) - main.index(way.after)) == 1:
        if y1 == y2:
            start, end = (x1 + WIDTH, x2 - 4) if x2 > x1 else (x1, x2 + WIDTH + 4)
            path = f"M{start} {y1 + HEIGHT // 2}H{end}"
        else:
            path = f"M{x1 + WIDTH // 2} {y1 + HEIGHT}V{y2 - 4}"
        return el("path", d=path, class_=f"rw-{kind}", marker_end=tip)
    return el("path", d=_arc(x1, y1, x2, y2), class_=f"rw-{kind}", marker_end=tip)


def _arc(x1: int, y1: int, x2: int, y2: int) -> str:
    if y1 == y2:
        from_x, to_x, top = x1 + WIDTH // 2, x2 + WIDTH // 2, y1 - 42
        return f"M{from_x} {y1}C{from_x} {top} {to_x} {top} {to_x} {y2 - 4}"
    from_x, to_x = x1 + WIDTH // 3, x2 + WIDTH // 3
    middle = (y1 + HEIGHT + y2) // 2
    return f"M{from_x} {y1 + HEIGHT}C{from_x} {middle} {to_x} {middle} {to_x} {y2 - 4}"


def _trip(spots: Mapping[str, tuple[int, int]], after: str, stage: str) -> Html:
    (x1, y1), (x2, y2) = spots[after], spots[stage]
    from_x, to_x = x1 + 2 * WIDTH // 3, x2 + WIDTH // 2
    path = f"M{from_x} {y1 + HEIGHT}C{from_x} {y1 + HEIGHT + 50} {to_x} {y2 - 60} {to_x} {y2}"
    return el("path", d=path, class_="rw-aside")


def _arrows(prefix: str) -> Html:
    tips = [("way", "rw-arrow"), ("shortcut", "rw-arrow-shortcut")]
    markers = (
        el(
            "marker",
            el("path", d="M0 0L10 5L0 10Z", class_=kind),
            id=f"{prefix}-{name}",
            viewBox="0 0 10 10",
            refX=8,
            refY=5,
            markerWidth=9,
            markerHeight=9,
            markerUnits="userSpaceOnUse",
            orient="auto",
        )
        for name, kind in tips
    )
    return el("defs", *markers)
