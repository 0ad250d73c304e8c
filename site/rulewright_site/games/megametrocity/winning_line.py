"""A winning game of a stage as a page of its own: every turn with the position at its start and what is done in it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rulewright_engine.examples import Done
from rulewright_engine.games.megametrocity import ENGINE
from rulewright_engine.games.megametrocity.examples.judging_stories import stage_of
from rulewright_engine.games.megametrocity.state import State
from rulewright_site.games.megametrocity import board
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.examples import key_of, picture
from rulewright_site.games.megametrocity.telling import Teller, listed
from rulewright_site.games.megametrocity.verdicts import say, set_up_words
from rulewright_site.html import Html, el, join
from rulewright_site.model import Entry
from rulewright_site.pages import Context, Page, Place, page_name
from rulewright_site.verdicts import Judged


@dataclass
class _Turn:
    """A turn of the table: its number, the position in which it begins, and what is done in it."""

    number: int
    begins: State
    done: list[Done[Any]] = field(default_factory=list)


def path_of(context: Context, entry: Entry) -> str:
    """Where the page lies: ids have no underscore, so that no stage's own page is there."""
    return context.path(f"{page_name(entry.id)}_line")


def page(context: Context, entry: Entry, one: Judged, stage: Place) -> Page:
    """The page of a set-up that is won."""
    assert one.line is not None
    write = Desk(context, path_of(context, entry))
    turns = _turns(one)
    end: State = one.line.end
    people = board.everybody([one.start, *(each.state for turn in turns for each in turn.done)])
    heroes, level = set_up_words(write, one)
    teller = Teller(write, one.start)
    told = [part for turn in turns for part in _turn(write, teller, turn, people)]
    index = [el("li", el("a", turn.number, href=f"#turn-{turn.number}")) for turn in turns if turn.number]
    body = [
        el("p", say(write, "line-lead", heroes=heroes, level=level, turn=end.round), class_="rw-lead"),
        el("ul", el("li", say(write, "line-turns"), ":"), *index, class_="rw-index"),
        key_of(write, people),
        *told,
        el("h2", say(write, "line-end"), id="end"),
        el("div", picture(write, end, people, "line-end", say(write, "line-end")), class_="rw-play rw-play-line"),
        el("p", "✓ ", say(write, "line-won"), class_="rw-verdict rw-verdict-good"),
        board.patterns(),
        write.around((entry.title.value, stage), None),
    ]
    up = [(context.say("stages"), Place(context.path("index"))), (entry.title.value, stage)]
    made = write.page(say(write, "line-of", title=entry.title.value), *body, up=up)
    return Page(made.path, made.title, made.body, searched=False)


def _turns(one: Judged) -> list[_Turn]:
    """The game cut where a turn of the table begins; before the first stands the set-up, as turn 0."""
    assert one.line is not None
    state: State = one.start
    turns = [_Turn(0, state)]
    for number, action in enumerate(one.line.actions):
        step = ENGINE.apply(state, action)
        turns[-1].done.append(Done(number, action, step.state, step.events))
        state = stage_of(step.state)
        if state.round > turns[-1].number and state.outcome is None:
            turns.append(_Turn(state.round, state))
    return turns


def _turn(write: Desk, teller: Teller, turn: _Turn, people: tuple[board.Someone, ...]) -> Iterator[Html]:
    """The turn's heading, the position in which it begins, and what is done, folded away."""
    first = turn.number == 0
    heading = say(write, "line-set-up") if first else say(write, "line-turn", turn=turn.number)
    begins = say(write, "line-begins", turn=turn.number)
    drawn = None if first else picture(write, turn.begins, people, f"line-{turn.number}", begins)
    steps = [el("li", join(teller.action(each.action), listed(list(teller.came_about(each))))) for each in turn.done]
    count = len(steps)
    summary = el("summary", say(write, "line-done-1" if count == 1 else "line-done", count=count))
    done = el("details", summary, el("ol", *steps), class_="rw-steps rw-legend", open="") if steps else None
    yield el("h2", heading, id=f"turn-{turn.number}")
    yield el("div", drawn, done, class_="rw-play rw-play-line")
