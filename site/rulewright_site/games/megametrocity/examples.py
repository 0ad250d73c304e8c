"""A worked example on a page: the position before, what is done with which dice, and the position after.

Both positions are drawn from the engine's own states. What the example says must be so is not told again: the engine
holds it to that, and the mark below says whether it agrees.
"""

from collections.abc import Iterator
from typing import Any

from rulewright_engine.examples import Done, Played, PositionError
from rulewright_engine.games.megametrocity import ENGINE
from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.examples import JUDGE
from rulewright_engine.games.megametrocity.examples.judging_stories import stage_of
from rulewright_engine.games.megametrocity.figures import life_left, max_life
from rulewright_engine.games.megametrocity.state import CHAINED, STUNNED, State
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.games.megametrocity.whole import Either
from rulewright_engine.interface import Action, ActionTextError, Refusal
from rulewright_schema.games.megametrocity.examples import Example
from rulewright_schema.shared.example import AllowedAction, OfferedActions, RefusedAction
from rulewright_site.games.megametrocity import board
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.telling import Teller, listed, say, title, why
from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry
from rulewright_site.writer import Writer

WIDE = 10
"""Columns from which on a picture has a line to itself."""


def illustrate(writer: Writer, entry: Entry, played: Played[Any]) -> Html:
    """The example's figure: pictures, actions, verdict. Reached by shared code through the game's part."""
    write = Desk(writer.context, writer.path)
    start = played.start
    if start is None:
        return _verdict(write, played)
    people = board.everybody(stage_of(each) for each in (start, *(each.state for each in played.done)))
    prefix = f"ex-{entry.id}"
    same = not played.done or _alike(start, played.state)
    steps = _steps(write, entry, played)
    parts: list[Child] = [
        picture(write, start, people, f"{prefix}-1", say(write, "position" if same else "before")),
        el("div", el("p", say(write, "what-is-done"), class_="rw-step-title"), steps, class_="rw-steps"),
    ]
    if not same:
        parts.append(picture(write, played.state, people, f"{prefix}-2", say(write, "after")))
    return join(
        el("div", *parts, class_="rw-play", data_search_exclude=""),
        key_of(write, people),
        _readings(write, entry),
        _verdict(write, played),
    )


def _alike(before: Either, after: Either) -> bool:
    """Whether nothing that a picture shows has changed."""
    return _shown(stage_of(before)) == _shown(stage_of(after)) and _story(before) == _story(after)


def _shown(state: State) -> object:
    heroes = [(hero.square, hero.wounds, hero.weapons, hero.money, hero.turbo) for hero in state.heroes]
    foes = sorted((foe.kind, foe.square, foe.wounds, foe.flags) for foe in state.foes.values())
    return state.window.key, heroes, foes, state.debris, state.ground, state.dial, state.round, state.outcome


def _story(state: Either) -> object:
    """What a picture tells of a story; None for a stage by itself."""
    return (state.mode, state.at, state.ways, state.outcome) if isinstance(state, StoryState) else None


# ---------------------------------------------------------------------------------------------------------- positions
def picture(write: Desk, whole: Either, people: tuple[board.Someone, ...], prefix: str, name: str) -> Html:
    """A position as a figure with its boards, named `name`; `prefix` begins the ids in it."""
    state = stage_of(whole)
    lines = list(_described(write, state, people))
    drawn = board.draw(state, people, name, ". ".join(lines) + ".", prefix)
    dial = say(write, "board-dial", round=state.round, dial=state.dial)
    if state.outcome is not None:
        dial = say(write, "came-stage-ended", outcome=say(write, f"outcome-{state.outcome}"))
    boards = [_hero(write, state, number) for number in state.standing()] + list(_foes(write, state))
    boards += list(_told_of_story(write, whole))
    return el(
        "figure",
        el("figcaption", el("b", name), " ", el("small", dial)),
        write.scrolling(name, drawn),
        listed(boards),
        class_="rw-wide" if state.window.frame.columns > WIDE else None,
    )


def _told_of_story(write: Desk, state: Either) -> Iterator[Html]:
    """Where the story is and which ways are open."""
    if not isinstance(state, StoryState):
        return
    yield join(el("b", say(write, "story-at")), ": ", write.ref("stage", state.at))
    if state.ways:
        ways = (write.ref("stage", name) for name in state.ways)
        yield join(el("b", say(write, "story-ways")), ": ", join(each for way in ways for each in (way, " ")))
    if state.outcome is not None:
        yield join(say(write, "story-over", outcome=say(write, f"outcome-{state.outcome}")))


def _described(write: Desk, state: State, people: tuple[board.Someone, ...]) -> Iterator[str]:
    """The picture in words: what lies there, who stands where, and what is special on the ground."""
    for part in state.window.parts:
        last = part.column + part.layout.frame.columns
        drawn = part.id.startswith(("drawn-", "stack-"))
        name = say(write, "board-tile") if drawn else title(write, part.id, ("face", "tile"))
        yield say(write, "board-columns", first=part.column + 1, last=last, name=name)
    here = board.figures_on(state)
    for one in people:
        counts = [(square, found[one.name]) for square, found in sorted(here.items()) if one.name in found]
        if counts:
            squares = ", ".join(square_text(square) + (f" (×{count})" if count > 1 else "") for square, count in counts)
            yield say(write, "on-squares", name=_called(write, one), squares=squares)
    for name in board.off_the_map(state):
        yield say(write, "off-the-map", name=title(write, name, ("hero-sheet",)))
    for name, places in board.places_of_ground(state).items():
        yield f"{say(write, f'ground-{name}')}: {', '.join(places)}"


def _called(write: Desk, one: board.Someone) -> str:
    star = "★ " if one.shape == "leader" else ""
    return star + title(write, one.id, (one.kind,))


def key_of(write: Desk, people: tuple[board.Someone, ...]) -> Html:
    """What the letters in the pictures stand for."""
    marks = board.letters(people)
    items = [
        el(
            "li",
            el("span", marks[one.name], class_=f"rw-key rw-key-{one.shape}"),
            " ",
            write.to(write.context.place(one.kind, one.id), _called(write, one)),
        )
        for one in people
    ]
    return el("ul", *items, class_="rw-who")


def _hero(write: Desk, state: State, number: int) -> Html:
    hero, sheet = state.heroes[number], state.table.heroes[number]
    told = [say(write, "board-wounds", left=life_left(state, number), life=max_life(state, number))]
    if number == state.acting:
        told.append(say(write, "board-moves", count=hero.moves))
        told.append(say(write, "board-actions", count=hero.actions))
    if hero.turbo:
        told.append(say(write, "board-turbo", count=hero.turbo))
    for card, used in hero.weapons:
        item = state.table.items[card]
        name = title(write, item.id, ("item-card",))
        told.append(say(write, "board-left", name=name, count=item.batteries - used) if item.batteries else name)
    cents = sum(state.table.items[card].cents for card in hero.money)
    if cents:
        told.append(say(write, "board-cents", count=cents))
    return join(el("b", title(write, sheet.id, ("hero-sheet",))), ": ", ", ".join(told))


def _foes(write: Desk, state: State) -> Iterator[Html]:
    """Foes of whom more is to be said than where they stand."""
    for foe in state.foes.values():
        told = []
        if foe.life:
            told.append(say(write, "board-wounds", left=foe.life - foe.wounds, life=foe.life))
        if foe.flags & CHAINED:
            told.append(say(write, "board-chained"))
        if foe.flags & STUNNED:
            told.append(say(write, "board-stunned"))
        if told:
            name = title(write, str(state.table.kinds[foe.kind]))
            yield join(el("b", name), ": ", ", ".join(told))


# -------------------------------------------------------------------------------------------------------------- steps
def _steps(write: Desk, entry: Entry, played: Played[Either]) -> Html:
    """All actions in order, those that are only judged among them."""
    assert played.start is not None
    example = entry.document.expect(Example)
    teller = Teller(write, stage_of(played.start))
    done = {each.number: each for each in played.done}
    state = played.start
    items: list[Child] = []
    for number, action in enumerate(example.actions):
        if isinstance(action, str):
            if number not in done:
                break
            items.append(_done(teller, done[number]))
            state = done[number].state
        else:
            items.append(_judged(write, teller, played, state, action))
    if not items:
        return el("p", say(write, "nothing-is-done"))
    return el("ol", *(el("li", each) for each in items))


def _done(teller: Teller, done: Done[Either]) -> Html:
    text = teller.action(done.action)
    return join(text, listed(list(teller.came_about(done))))


def _judged(write: Desk, teller: Teller, played: Played[Either], state: Either, action: Any) -> Html:
    if isinstance(action, OfferedActions):
        said = "; ".join(action.actions) or say(write, "offered-none")
        return join(el("em", say(write, "offered")), ": ", el("code", action.offered), ": ", said)
    if isinstance(action, AllowedAction):
        return join(el("em", say(write, "allowed")), ": ", _parsed(teller, played, state, action.allowed))
    assert isinstance(action, RefusedAction)
    refusal = _refusal(played, state, action.refused)
    cites = write.cites(refusal.statements) if refusal is not None else None
    return join(
        el("em", say(write, "not-allowed"), class_="rw-refused"),
        ": ",
        _parsed(teller, played, state, action.refused),
        " (",
        why(write, refusal.reason) if refusal is not None else el("code", action.code),
        "; " if cites else None,
        cites,
        ")",
    )


def _read(played: Played[Either], state: Either, text: str) -> Action | None:
    """The action of a text; None where it names somebody by a letter that has gone since."""
    try:
        action: Action = ENGINE.parse_action(JUDGE.text(played.notes, state, text))
    except (ActionTextError, PositionError):
        return None
    return action


def _parsed(teller: Teller, played: Played[Either], state: Either, text: str) -> Html:
    action = _read(played, state, text)
    return teller.action(action) if action is not None else el("code", text)


def _refusal(played: Played[Either], state: Either, text: str) -> Refusal | None:
    action = _read(played, state, text)
    return ENGINE.why_illegal(state, action) if action is not None else None


def _readings(write: Desk, entry: Entry) -> Html | None:
    rulings = entry.document.expect(Example).rulings
    if not rulings:
        return None
    lines = [say(write, "reading-played", letter=letter, statement=name) for name, letter in rulings.items()]
    return el("p", ". ".join(lines), class_="rw-small")


def _verdict(write: Desk, played: Played[Any]) -> Html:
    if played.holds:
        return el("p", "✓ ", say(write, "engine-agrees"), class_="rw-verdict rw-verdict-good")
    first = played.failures[0].message
    return el("p", "✗ ", say(write, "engine-differs"), ": ", first, class_="rw-verdict rw-verdict-bad")
