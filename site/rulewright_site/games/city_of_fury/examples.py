"""A worked example on a page: the Screen before, what is done, and the Screen after, from the engine's own states."""

from collections.abc import Iterator
from typing import Any

from rulewright_engine.examples import Played, PositionError
from rulewright_engine.games.city_of_fury import ENGINE
from rulewright_engine.games.city_of_fury.examples import JUDGE
from rulewright_engine.games.city_of_fury.state import DEAL, State, plain
from rulewright_engine.interface import Action, ActionTextError
from rulewright_schema.games.city_of_fury.examples import Example
from rulewright_schema.shared.example import AllowedAction, OfferedActions, RefusedAction
from rulewright_site.games.city_of_fury.screen import screen
from rulewright_site.games.city_of_fury.telling import came, done, say, why
from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry
from rulewright_site.writer import Writer


def illustrate(write: Writer, entry: Entry, played: Played[Any]) -> Html:
    """The example's figure: Screens, actions, verdict. Reached by shared code through the game's part."""
    start = played.start
    if start is None:
        return _verdict(write, played)
    same = plain(start) == plain(played.state)
    steps = _steps(write, entry, played)
    parts: list[Child] = [
        _picture(write, start, say(write, "position" if same else "before")),
        el(
            "div",
            el("p", say(write, "what-is-done"), class_="rw-step-title"),
            steps,
            class_="rw-steps",
        ),
    ]
    if not same:
        parts.append(_picture(write, played.state, say(write, "after")))
    return join(
        el("div", *parts, class_="rw-play", data_search_exclude=""), _readings(write, entry), _verdict(write, played)
    )


def cover(write: Writer) -> Html | None:
    """The Screen in which a worked example of the pack begins."""
    context = write.context
    for entry in context.pack.of("example"):
        played = context.plays.of(context.pack.view, entry.document)
        if played is not None and played.start is not None and played.start.phase != DEAL:
            return screen(write, played.start, entry.title.value)
    return None


def _picture(write: Writer, state: State, name: str) -> Html:
    moment = say(write, "turn-n", turn=state.turn) if state.turn else None
    over = say(write, "came-game-ended", outcome=say(write, f"outcome-{state.outcome}")) if state.outcome else None
    caption = el("figcaption", el("b", name), " ", el("small", over or moment))
    return el("figure", caption, screen(write, state, name), class_="rw-wide")


def _steps(write: Writer, entry: Entry, played: Played[State]) -> Html:
    """All actions in order, those that are only judged among them."""
    assert played.start is not None
    carried_out = {each.number: each for each in played.done}
    state = played.start
    items: list[Child] = []
    for number, action in enumerate(entry.document.expect(Example).actions):
        if not isinstance(action, str):
            items.append(_judged(write, played, state, action))
        elif number in carried_out:
            now = carried_out[number]
            events = [el("li", came(write, event)) for event in now.events]
            items.append(join(el("b", done(write, now.action)), el("ul", *events) if events else None))
            state = now.state
    if not items:
        return el("p", say(write, "nothing-is-done"))
    return el("ol", *(el("li", each) for each in items))


def _judged(write: Writer, played: Played[State], state: State, action: Any) -> Html:
    if isinstance(action, OfferedActions):
        offered = ", ".join(_told(write, played, state, each) for each in action.actions)
        return join(el("em", say(write, "offered")), ": ", offered or say(write, "offered-none"))
    if isinstance(action, AllowedAction):
        return join(el("em", say(write, "allowed")), ": ", _told(write, played, state, action.allowed))
    assert isinstance(action, RefusedAction)
    read = _read(played, state, action.refused)
    refusal = ENGINE.why_illegal(state, read) if read is not None else None
    reason = why(write, refusal.reason) if refusal is not None else el("code", action.code)
    cites = join("; ", write.cites(refusal.statements)) if refusal is not None and refusal.statements else None
    told = _told(write, played, state, action.refused)
    return join(el("em", say(write, "not-allowed"), class_="rw-refused"), ": ", told, " (", reason, cites, ")")


def _read(played: Played[State], state: State, text: str) -> Action | None:
    """The action of a text; None for one that stands for none."""
    try:
        action: Action = ENGINE.parse_action(JUDGE.text(played.notes, state, text))
    except (ActionTextError, PositionError):
        return None
    return action


def _told(write: Writer, played: Played[State], state: State, text: str) -> str:
    action = _read(played, state, text)
    return done(write, action) if action is not None else text


def _readings(write: Writer, entry: Entry) -> Html | None:
    rulings = entry.document.expect(Example).rulings
    lines: Iterator[str] = (
        say(write, "reading-played", letter=letter, statement=name) for name, letter in rulings.items()
    )
    return el("p", ". ".join(lines), class_="rw-small") if rulings else None


def _verdict(write: Writer, played: Played[Any]) -> Html:
    if played.holds:
        return el("p", "✓ ", say(write, "engine-agrees"), class_="rw-verdict rw-verdict-good")
    first = played.failures[0].message
    return el("p", "✗ ", say(write, "engine-differs"), ": ", first, class_="rw-verdict rw-verdict-bad")
