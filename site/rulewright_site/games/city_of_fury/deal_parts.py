"""What the page of a set-up tells of its deals: figures with plots, deals at either end, and what best lines use."""

from collections.abc import Iterator, Mapping
from typing import cast

from rulewright_engine.exact import Solved
from rulewright_engine.games.city_of_fury import ENGINE
from rulewright_engine.games.city_of_fury.actions import Deal
from rulewright_engine.games.city_of_fury.telling import kebab
from rulewright_schema.games.city_of_fury.terms import ACTIONS, BEHAVIOURS, LEVELS, SKILLS
from rulewright_site.games.city_of_fury import plots
from rulewright_site.games.city_of_fury.answers import SHORT, Answers
from rulewright_site.games.city_of_fury.telling import done, say, title
from rulewright_site.html import Child, Html, el
from rulewright_site.writer import Writer

NAMED = 3
"""Deals that are told at either end."""
NO_WIN = "×"
NAMES = {
    "skills": SKILLS,
    "actions": ACTIONS,
    "behaviours": BEHAVIOURS,
    "events": {
        letter: [f"came-{kebab(kind.__name__)}", list(kind.__dataclass_fields__)]  # type: ignore[attr-defined]  # all are dataclasses
        for letter, kind in SHORT.items()
    },
}
"""By what numbers and letters of a step are read."""


def names(write: Writer, answer: Answers) -> dict[str, object]:
    """A player's title and those of the cards and Streets, by number."""
    table = answer.table
    return {
        "name": title(write, table.vigilante),
        "cards": [title(write, card) for card in (*table.cards, table.vigilante)],
        "ids": table.cards,
        "streets": [title(write, street) for street in table.streets],
    }


def figures(write: Writer, found: Mapping[str, Answers]) -> Iterator[Html]:
    """A table and two plots."""
    called = {name: title(write, name) for name in found}
    keys = ("vigilante", "n-deals", "winnable", "share", "fewest", "most")
    head = [el("th", say(write, key), scope="col") for key in keys]
    rows = []
    for name, answer in found.items():
        whole, won = len(answer.verdicts), answer.won
        cells = (whole, len(won), f"{100 * len(won) / whole:.1f}%", _turns(won[:1]), _turns(won[-1:]))
        rows.append(el("tr", el("th", called[name], scope="row"), *(el("td", each) for each in cells)))
    table = el("table", el("thead", el("tr", *head)), el("tbody", *rows))
    yield write.scrolling(say(write, "deals"), table)
    shares = {called[name]: (len(answer.won), len(answer.verdicts)) for name, answer in found.items()}
    told = "; ".join(f"{name}: {part} / {whole}" for name, (part, whole) in shares.items())
    yield _figure(write, say(write, "plot-share"), plots.shares(say(write, "plot-share"), told, shares))
    series = {called[name]: _distribution(answer) for name, answer in found.items()}
    every = sorted({int(column) for each in series.values() for column in each if column != NO_WIN})
    columns = [str(number) for number in range(every[0], every[-1] + 1)] if every else []
    columns += [NO_WIN] if any(NO_WIN in each for each in series.values()) else []
    told = "; ".join(f"{name}: {_said(each, columns)}" for name, each in series.items())
    drawn = plots.bars(say(write, "plot-turns"), told, series, columns, say(write, "turns-axis"))
    yield _figure(write, say(write, "plot-turns"), drawn, plots.legend(list(series)))


def _turns(won: list[Solved]) -> str:
    return str(won[0].turns) if won else "–"


def _distribution(answer: Answers) -> dict[str, int]:
    """Deals by their fewest turns, those that cannot be won under a sign of their own."""
    counts = cast("dict[str, int]", answer.summary["turns"])
    lost = len(answer.verdicts) - len(answer.won)
    return {**counts, **({NO_WIN: lost} if lost else {})}


def _said(counts: Mapping[str, int], columns: list[str]) -> str:
    return ", ".join(f"{column}: {counts[column]}" for column in columns if column in counts)


def _figure(write: Writer, name: str, drawn: Html, *below: Html) -> Html:
    return el("figure", el("figcaption", el("b", name)), write.scrolling(name, drawn), *below, class_="rw-plotted")


def ends(write: Writer, found: Mapping[str, Answers]) -> Iterator[Html]:
    """The hardest and the easiest deals with their best lines in words, and those that cannot be won."""
    for name, answer in found.items():
        yield write.heading(2, f"deals-{name}", title(write, name))
        won = answer.won
        for key, some in (("hardest", won[::-1][:NAMED]), ("easiest", won[:NAMED])):
            yield el("h3", say(write, key))
            yield el("ul", *(el("li", _line(write, answer, each)) for each in some))
        lost = [each for each in answer.verdicts.values() if each.turns is None]
        if lost:
            items = [el("li", _cards(write, each)) for each in lost]
            summary = el("summary", f"{say(write, 'lost-deals')}: {len(lost)}")
            yield el("details", summary, el("ul", *items), class_="rw-legend")


def _cards(write: Writer, solved: Solved) -> str:
    assert isinstance(solved.opening, Deal)
    return ", ".join(title(write, card) for card in solved.opening.cards)


def _line(write: Writer, answer: Answers, solved: Solved) -> list[Child]:
    """A deal with its turns and, folded away, what is done in each of them."""
    state = answer.start
    turns: dict[int, list[str]] = {}
    for action in solved.line:
        if not isinstance(action, Deal):
            turns.setdefault(state.turn, []).append(done(write, action))
        state = ENGINE.apply(state, action).state
    steps = [el("li", ", ".join(actions)) for _, actions in sorted(turns.items())]
    count = say(write, "in-turns", turns=solved.turns or 0)
    details = el("details", el("summary", say(write, "best-line")), el("ol", *steps), class_="rw-legend")
    return [_cards(write, solved), " (", count, ")", details]


def uses(write: Writer, found: Mapping[str, Answers]) -> Iterator[Html]:
    """How often best lines use each Skill at each level."""
    yield write.heading(2, "uses", say(write, "uses"))
    yield el("p", say(write, "uses-told"))
    head = [el("th", say(write, key), scope="col") for key in ("vigilante", "skill")]
    head += [el("th", f"{say(write, 'level')} {level}", scope="col") for level in range(1, LEVELS + 1)]
    rows = []
    for name, answer in found.items():
        counts = cast("dict[str, list[int]]", answer.summary["skills"])
        for skill in SKILLS:
            cells = (el("td", count) for count in counts[skill])
            called = say(write, f"skill-{skill}")
            rows.append(el("tr", el("th", title(write, name), scope="row"), el("td", called), *cells))
    table = el("table", el("thead", el("tr", *head)), el("tbody", *rows))
    yield write.scrolling(say(write, "uses"), table)
