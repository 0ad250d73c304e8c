"""Whether a stage can be won, for each number of heroes and difficulty: a table, and why where it cannot."""

from collections.abc import Iterator, Mapping, Sequence

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.intervals import Rate
from rulewright_engine.search.verdicts import BotRate
from rulewright_schema.games.megametrocity.terms import DIFFICULTIES
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.verdict_words import WORDS
from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry
from rulewright_site.pages import Place
from rulewright_site.verdicts import Judged
from rulewright_site.words import word

USUAL_HEROES = 2
"""So many heroes are what a game is shown for, where one of so many is known."""
_ORDER = ("greedy", "look-ahead", "random")


def say(write: Desk, key: str, **values: str | int) -> str:
    """A word of verdicts in the page's language."""
    return word(write.context.language, key, own=WORDS, **values)


def judged(write: Desk, entry: Entry) -> tuple[Judged, ...]:
    """What is known of the stage's set-ups."""
    return write.context.verdicts.of(write.context.pack.view, entry.document)


def shown_line(found: Sequence[Judged]) -> Judged | None:
    """The set-up whose winning game is told: the easiest difficulty, then two heroes, then as they come."""
    won = [each for each in found if each.line is not None]
    return min(won, key=lambda each: (_level(each), abs(heroes_of(each) - USUAL_HEROES)), default=None)


def heroes_of(one: Judged) -> int:
    """The number of heroes of a set-up."""
    heroes = one.options["heroes"]
    return len(heroes) if isinstance(heroes, list) else 0


def set_up_words(write: Desk, one: Judged) -> tuple[str, str]:
    """A set-up in words: how many heroes, and the difficulty."""
    return _heroes(write, heroes_of(one)), write.say(str(one.options["difficulty"]))


def to_spare(state: State) -> int:
    """The turns that are left on the dial when a game is over, that turn itself not counted."""
    return max(0, state.dial - 1)


def share_won(found: Sequence[Judged]) -> str | None:
    """How many set-ups are known to be winnable; None where none is judged."""
    if not any(each.line or each.obstacles or each.tried for each in found):
        return None
    return f"{sum(each.line is not None for each in found)}/{len(found)}"


def section(write: Desk, found: Sequence[Judged], line: Place | None) -> Html:
    """The heading and what is known; `line` is the page of a winning game."""
    heading = el("h2", say(write, "can-it-be-won"), id="verdicts")
    if not any(each.line or each.obstacles or each.tried or each.rates for each in found):
        command = el("code", f"rulewright check {write.pack.id}")
        build = el("code", "rulewright site build --budget 60")
        return join(heading, el("p", say(write, "nothing-kept"), " ", command, say(write, "shown-by"), " ", build, "."))
    parts: list[Child] = [heading, _table(write, found), _closest(write, found)]
    parts += _reasons(write, found)
    if line is not None:
        parts.append(el("p", write.to(line, say(write, "see-line"), class_="rw-button")))
    keys = ["explained-won"] if any(each.line for each in found) else []
    keys += ["explained-rates"] if any(each.rates for each in found) else []
    keys += ["explained-open"] if any(not each.line and not each.obstacles for each in found) else []
    parts.append(el("p", " ".join(say(write, key) for key in keys), class_="rw-small"))
    return join(*parts)


def _level(one: Judged) -> int:
    return [str(each) for each in DIFFICULTIES].index(str(one.options["difficulty"]))


def _heroes(write: Desk, count: int) -> str:
    return say(write, "with-1") if count == 1 else say(write, "with-n", count=count)


def _table(write: Desk, found: Sequence[Judged]) -> Html:
    """Difficulties down, numbers of heroes across."""
    numbers = sorted({heroes_of(each) for each in found})
    head = [el("th", say(write, "level-or-heroes"), scope="col")]
    head += [el("th", _heroes(write, number), scope="col") for number in numbers]
    rows = []
    for level in dict.fromkeys(each.options["difficulty"] for each in found):
        cells: list[Child] = []
        for number in numbers:
            here = [each for each in found if heroes_of(each) == number and each.options["difficulty"] == level]
            cells.append(el("td", *(_cell(write, each, len(here) > 1) for each in here)))
        rows.append(el("tr", el("th", write.say(str(level)), scope="row"), *cells))
    table = el("table", el("thead", el("tr", *head)), el("tbody", *rows))
    return write.scrolling(say(write, "can-it-be-won"), table, "rw-verdicts")


def _cell(write: Desk, one: Judged, several: bool) -> Html:
    maps = one.options.get("maps")
    names = ", ".join(write.names()("map", str(each)) for each in maps) if isinstance(maps, list) else ""
    where = el("small", say(write, "on-map", name=names)) if several else None
    rates = [el("small", _rate(write, each)) for each in sorted(one.rates, key=_rank)]
    return el("div", where, *_told(write, one), *rates, class_="rw-verdict-cell")


def _told(write: Desk, one: Judged) -> Iterator[Html]:
    if one.line is not None:
        state: State = one.line.end
        left = to_spare(state)
        yield el("b", "✓ ", say(write, "won-in", turn=state.round), class_="rw-verdict-good")
        yield el("small", say(write, "to-spare", count=left) if left else say(write, "none-to-spare"))
    elif one.obstacles:
        yield el("b", "✗ ", say(write, "cannot"), class_="rw-verdict-bad")
    else:
        played = one.tried or any(each.wins.of for each in one.rates)
        yield el("span", "? ", say(write, "not-won" if played else "not-judged"), class_="rw-verdict-open")


def _rank(rate: BotRate) -> int:
    return _ORDER.index(rate.bot) if rate.bot in _ORDER else len(_ORDER)


def _rate(write: Desk, rate: BotRate) -> str:
    low, high = _percent(rate.wins)
    key = f"bot-{rate.bot}"
    bot = say(write, key) if key in WORDS["en"] else rate.bot
    return say(write, "bot-games", bot=bot, wins=rate.wins.count, games=rate.wins.of, low=low, high=high)


def _percent(rate: Rate) -> tuple[int, int]:
    low, high = rate.interval
    return round(100 * low), round(100 * high)


def _closest(write: Desk, found: Sequence[Judged]) -> Html | None:
    """Which game is won with the fewest turns to spare."""
    spare: Mapping[int, Judged] = {to_spare(each.line.end): each for each in reversed(found) if each.line is not None}
    if not spare:
        return None
    least = min(spare)
    heroes, level = set_up_words(write, spare[least])
    where = say(write, "where", heroes=heroes, level=level)
    key = f"spare-{least}" if least < 2 else "spare-n"
    return el("p", say(write, key, count=least, where=where))


def _reasons(write: Desk, found: Sequence[Judged]) -> Iterator[Html]:
    """Why set-ups cannot be won, each reason once."""
    reasons = dict.fromkeys((each.reason, each.lifted_by) for one in found for each in one.obstacles)
    for reason, lifted_by in reasons:
        english = "en" if write.context.language != "en" else None
        told = [el("b", say(write, "because")), ": ", el("span", reason, lang=english), ". "]
        told += [say(write, "lifted-by"), ": ", el("span", lifted_by, lang=english), "."]
        yield el("p", *told)
