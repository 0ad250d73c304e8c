"""Set-ups, and what the solver found for their deals: shares, turns, deals at either end, and every best line."""

import json
from collections.abc import Iterator, Mapping
from importlib import resources

from rulewright_schema.catalog import View
from rulewright_schema.games.city_of_fury.set_ups import SetUp
from rulewright_schema.games.city_of_fury.solutions import Solution
from rulewright_site.desk import Desk
from rulewright_site.games.city_of_fury import deal_parts
from rulewright_site.games.city_of_fury.answers import Answers, answers, lines
from rulewright_site.games.city_of_fury.facts import facts
from rulewright_site.games.city_of_fury.telling import ALL, say, title
from rulewright_site.html import Child, Html, el
from rulewright_site.model import Entry
from rulewright_site.pages import (
    Context,
    DataFile,
    Page,
    Place,
    Section,
    language_folder,
    page_name,
    relative,
)

SCRIPT = "deals.js"
HOME = "en"
"""The language in whose tree data and script lie; the others fetch them there."""


def place(entry: Entry) -> tuple[str, str | None]:
    """A set-up has a page; a solution is part of it."""
    model = entry.document.model
    if isinstance(model, Solution):
        return page_name(_plain(model.set_up)), "deals"
    return page_name(entry.id), None


def pages(context: Context) -> Iterator[Page | DataFile]:
    """The set-ups, each with its page and its lines."""
    write = Desk(context, context.path("index"))
    cards = [_card(write, entry, entry.document.expect(SetUp)) for entry in context.pack.of("set-up")]
    yield write.page(context.say("set-ups"), write.filtered(el("div", *cards, class_="rw-cards rw-cards-wide")))
    solved = {
        entry.id: _answers(context.pack.view, entry.document.expect(SetUp)) for entry in context.pack.of("set-up")
    }
    for entry in context.pack.of("set-up"):
        yield _set_up(context, entry, solved[entry.id])
    if any(solved.values()) and _is_home(context):
        text = (resources.files(__package__) / SCRIPT).read_text(encoding="utf-8")
        yield DataFile(context.path(SCRIPT), text)
        for name, found in solved.items():
            for answer in found.values():
                yield from _data(context, name, answer)


SET_UPS = Section("set-ups", "set-ups", ("set-up", "solution"), place, pages, ALL, facts, ("set-up",))


def _plain(reference: str) -> str:
    return reference.rpartition("/")[2]


def _is_home(context: Context) -> bool:
    return context.language == HOME or HOME not in context.other_languages


def _answers(view: View, set_up: SetUp) -> Mapping[str, Answers]:
    found = {name: answers(view, set_up.id, name) for name in map(_plain, set_up.vigilantes)}
    return {name: answer for name, answer in found.items() if answer is not None}


def _card(write: Desk, entry: Entry, set_up: SetUp) -> Html:
    page = write.context.place("set-up", entry.id)
    body = [*_cards_of(write, set_up), write.paragraphs(entry.text), el("p", write.to(page, say(write, "deals")))]
    return write.card(entry, "sheet", *body, subtitle=write.say("set-up"))


def _cards_of(write: Desk, set_up: SetUp) -> Iterator[Html]:
    """Which cards it is played with."""
    for kind, names in (("vigilante", set_up.vigilantes), ("enemy", set_up.enemies), ("boss", (set_up.boss,))):
        links = [piece for name in names for piece in (write.ref(kind, name), ", ")][:-1]
        yield el("p", el("b", write.say(kind)), ": ", *links)


def _set_up(context: Context, entry: Entry, found: Mapping[str, Answers]) -> Page:
    set_up = entry.document.expect(SetUp)
    write = Desk(context, context.path(page_name(entry.id)))
    body: list[Child] = [el("p", write.mark(entry), class_="rw-card-kind")]
    body += [*_cards_of(write, set_up), write.paragraphs(entry.text)]
    body.append(write.heading(2, "deals", say(write, "deals")))
    if found:
        open_ones = [title(write, name) for name in map(_plain, set_up.vigilantes) if name not in found]
        body += [
            el("p", say(write, "solved-intro")),
            *([el("p", say(write, "not-solved-for", names=", ".join(open_ones)))] if open_ones else []),
            *deal_parts.figures(write, found),
            *_stepper(write, entry, found),
            *deal_parts.ends(write, found),
            *deal_parts.uses(write, found),
        ]
    else:
        body.append(el("p", say(write, "not-solved")))
    body.append(write.origin(entry))
    return write.page(entry.title.value, *body, up=[(context.say("set-ups"), Place(context.path("index")))])


def _stepper(write: Desk, entry: Entry, found: Mapping[str, Answers]) -> Iterator[Html]:
    """Where the script steps through a line: everything that it says is handed over as data."""
    context = write.context
    here = write.path if _is_home(context) else language_folder(context.language) + write.path

    def address(path: str) -> str:
        return relative(here, path)

    told = {
        "words": {**ALL["en"], **ALL.get(context.language, {})},
        "players": {
            name: deal_parts.names(write, answer)
            | {"lines": address(_file(context, entry.id, name, "")), "easiest": answer.order(answer.won[0])}
            for name, answer in found.items()
            if answer.won
        },
        **deal_parts.NAMES,
    }
    yield write.heading(2, "any-deal", say(write, "any-deal"))
    yield el("p", say(write, "any-deal-told"))
    yield el("div", class_="rw-deals", data_deals=json.dumps(told, ensure_ascii=False))
    yield el("script", src=address(context.path(SCRIPT)), defer="")


def _file(context: Context, set_up: str, vigilante: str, first: str) -> str:
    """The path of the lines of all deals that begin with one Enemy; without it, what these paths begin with."""
    stem = context.path(f"{page_name(set_up)}-{vigilante}-")
    return f"{stem}{first}.json" if first else stem


def _data(context: Context, set_up: str, answer: Answers) -> Iterator[DataFile]:
    """The lines in a file for each first Enemy: a reader wants one deal, not all of them."""
    every = lines(context.pack.view, answer)
    for first in sorted({order[0] for order in every}):
        some = {order: told for order, told in every.items() if order[0] == first}
        body = json.dumps(some, ensure_ascii=False, separators=(",", ":"))
        yield DataFile(_file(context, set_up, answer.table.vigilante, first), body + "\n")
