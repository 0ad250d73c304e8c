"""The stages: a list, and a page for each with its street, its goal, its figures and its rules in sentences."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rulewright_schema.games.megametrocity.stage_words import Line, stage_lines
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.tiles import Face
from rulewright_schema.words.sentences import NoSentence, ranges
from rulewright_site.games.megametrocity import facts, verdicts, winning_line
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.legend import legend
from rulewright_site.games.megametrocity.matters import matters
from rulewright_site.games.megametrocity.street import Street, doors_of, draw_street, figures_indoors, streets
from rulewright_site.games.megametrocity.tiles import draw_face
from rulewright_site.games.megametrocity.words import WORDS
from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry
from rulewright_site.pages import Context, Page, Place, Section, SvgFile, page_name, relative
from rulewright_site.style import standing_alone
from rulewright_site.words import word
from rulewright_site.writer import Writer

PARTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("goal", ("goal",)),
    ("set-up", ("maps", "street", "start", "draw", "spawn")),
    ("extras", ("extra",)),
    ("winning", ("reward", "failure", "shortcut")),
)
"""Headings of a stage's page and the lines below each."""


def pages(context: Context) -> Iterator[Page | SvgFile]:
    """The list of stages, a page for each, and each street as a file of its own."""
    entries = _in_order(context)
    yield _landing(context, entries)
    for index, entry in enumerate(entries):
        paths = context.path(page_name(entry.id)), winning_line.path_of(context, entry)
        if not any(map(context.wants, paths)):
            continue
        before = entries[index - 1] if index else None
        after = entries[index + 1] if index + 1 < len(entries) else None
        yield from _stage(context, entry, before, after)


def cover(writer: Writer) -> Html | None:
    """The street of the pack's first stage."""
    entries = _in_order(writer.context)
    if not entries:
        return None
    write = Desk(replace(writer.context, section=SECTION), writer.path)
    stage = entries[0].document.expect(Stage)
    name = write.say("street-of", title=entries[0].title.value)
    drawn, _ = draw_street(write, stage, streets(stage)[0], name, f"cover-{entries[0].pack.folder}")
    return drawn


def _in_order(context: Context) -> Sequence[Entry]:
    """The pack's stages by number."""
    return sorted(context.pack.of("stage"), key=lambda entry: entry.document.expect(Stage).number or 999)


def place(entry: Entry) -> tuple[str, str | None]:
    """Each stage has a page of its own."""
    return page_name(entry.id), None


def known_as(language: str, entry: Entry) -> str | None:
    """A stage's number in words."""
    number = entry.document.expect(Stage).number
    return word(language, "number-of", own=WORDS, number=number) if number else None


SECTION = Section("stages", "stages", ("stage",), place, pages, WORDS, facts.stage, known_as=known_as)


def _landing(context: Context, entries: Sequence[Entry]) -> Page:
    write = Desk(context, context.path("index"))
    cards = []
    for entry in entries:
        stage = entry.document.expect(Stage)
        number = known_as(context.language, entry)
        goals = [line for line in _lines(write, stage) if line.part == "goal"]
        cards.append(
            el(
                "article",
                el("p", number, " ", write.badge(), " ", write.mark(entry), class_="rw-card-kind"),
                el("h2", write.to(Place(context.path(page_name(entry.id))), write.text(entry.title))),
                write.paragraphs(entry.text, class_="rw-flavour"),
                *(el("p", _told(line)) for line in goals),
                el("p", write.say("turns"), ": ", write.varying(stage.turns), class_="rw-small"),
                class_="rw-card",
                **write.gallery.item(context, entry, facts.stage(context, entry)),
            )
        )
    return write.page(context.say("stages"), write.filtered(el("div", *cards, class_="rw-cards rw-cards-wide")))


def _stage(context: Context, entry: Entry, before: Entry | None, after: Entry | None) -> Iterator[Page | SvgFile]:
    write = Desk(context, context.path(page_name(entry.id)))
    stage = entry.document.expect(Stage)
    drawn: list[Child] = []
    found = streets(stage)
    for index, street in enumerate(found):
        pictures, file = _street(write, entry, stage, street, index, len(found) > 1)
        drawn.append(pictures)
        yield file
    lines = _lines(write, stage)
    number = known_as(context.language, entry)
    known = verdicts.judged(write, entry)
    won, game = verdicts.share_won(known), verdicts.shown_line(known)
    line = Place(winning_line.path_of(context, entry)) if game is not None else None
    figures: dict[str, Child] = {"turns": write.varying(stage.turns), "for-heroes": ranges(stage.heroes)}
    if won is not None:
        figures["set-ups-won"] = el("a", won, href="#verdicts")
    body = [
        el("p", number, " ", write.mark(entry), class_="rw-card-kind"),
        write.paragraphs(entry.text, class_="rw-lead rw-flavour"),
        write.stats(figures),
        _part(write, "goal", lines, ("goal",)),
        el("h2", write.say("street"), id="street"),
        *drawn,
        legend(write, stage=True),
        *(_part(write, key, lines, parts) for key, parts in PARTS[1:]),
        verdicts.section(write, known, line),
        _establishments(write, stage, found),
        matters(write, entry, stage, tuple(dict.fromkeys(door for each in found for door in doors_of(write, each)))),
        el("h2", write.say("cited" if _cites(entry) else "comes-from"), id="cited"),
        write.origin(entry),
        write.around(_neighbour(context, before), _neighbour(context, after)),
    ]
    title = f"{number}: {entry.title.value}" if number else entry.title.value
    up = [(context.say("stages"), Place(context.path("index")))]
    yield write.page(title, *body, up=up, heading=entry.title.value)
    if game is not None:
        yield winning_line.page(context, entry, game, Place(write.path))


def _cites(entry: Entry) -> bool:
    return any(each.cites for each in (entry.origin, *entry.origins.values()))


def _neighbour(context: Context, entry: Entry | None) -> tuple[str, Place] | None:
    return (entry.title.value, Place(context.path(page_name(entry.id)))) if entry else None


def _lines(write: Desk, stage: Stage) -> tuple[Line, ...]:
    return stage_lines(stage, write.context.language, write.names(stage))


def _part(write: Desk, key: str, lines: Iterable[Line], parts: Sequence[str]) -> Html | None:
    told = [line for line in lines if line.part in parts and not isinstance(line.text, NoSentence)]
    if not told:
        return None
    return join(
        el("h2", write.say(key), id=key), el("ul", *(el("li", _told(line)) for line in told), class_="rw-sentences")
    )


def _told(line: Line) -> str | None:
    return None if isinstance(line.text, NoSentence) else line.text


def _street(write: Desk, entry: Entry, stage: Stage, street: Street, index: int, several: bool) -> tuple[Html, SvgFile]:
    """The street for some numbers of heroes, in the page and as a file."""
    title = write.say("street-of", title=entry.title.value)
    heading = None
    if several:
        alone = street.heroes == (1,)
        with_heroes = write.say("with-1-hero") if alone else write.say("with-heroes", numbers=ranges(street.heroes))
        title = f"{title} ({with_heroes})"
        heading = el("h3", with_heroes)
    drawn, told = draw_street(write, stage, street, title, f"street-{index + 1}")
    path = f"{write.path}-street" + (f"-{index + 1}" if several else "")
    body = join(
        heading,
        write.scrolling(title, drawn, "rw-street"),
        el(
            "p",
            el("span", write.say("scroll-hint"), class_="rw-scroll-hint"),
            " ",
            el("a", write.say("map-file"), href=relative(write.path, f"{path}.svg")),
            class_="rw-small",
        ),
        el(
            "details",
            el("summary", write.say("street-in-words")),
            el("ul", *(el("li", each) for each in told)),
            class_="rw-legend",
        ),
    )
    return body, SvgFile(path, standing_alone(drawn))


def _establishments(write: Desk, stage: Stage, found: Sequence[Street]) -> Html | None:
    """The Establishments whose doors are on the street, drawn."""
    doors = dict.fromkeys(door for street in found for door in doors_of(write, street))
    figures = []
    for door in doors:
        document, entry = write.context.document("face", door), write.context.entry("face", door)
        if document is None or entry is None:
            continue
        face = document.expect(Face)
        marks = dict.fromkeys(each for street in found for each in figures_indoors(write, stage, street, door, face))
        drawn = draw_face(write, entry.title.value, face, f"face-{entry.id}", *marks)
        figures.append(el("figure", drawn, el("figcaption", write.ref("face", door))))
    if not figures:
        return None
    heading = el("h2", write.say("establishments-in-play"), id="establishments")
    return join(heading, el("div", *figures, class_="rw-gallery"))
