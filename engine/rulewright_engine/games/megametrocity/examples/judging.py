"""The judge of MegaMetroCity's examples: texts read, expectations compared."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulewright_engine.examples import Done, Failure, Played, PositionError
from rulewright_engine.games.megametrocity import stage_conditions
from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.examples import names
from rulewright_engine.games.megametrocity.examples.differences import Unmet, differing, same_cards
from rulewright_engine.games.megametrocity.examples.judging_stories import stage_of, story_unmet
from rulewright_engine.games.megametrocity.examples.position import DEBRIS, laid_out
from rulewright_engine.games.megametrocity.examples.telling import KINDS, Account
from rulewright_engine.games.megametrocity.figures import ATTRIBUTES, life_left
from rulewright_engine.games.megametrocity.state import CHAINED, OFF, STUNNED, State
from rulewright_engine.games.megametrocity.whole import Either, StagesAndStories
from rulewright_engine.interface import ChanceTurn, Over, PlayerTurn
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.example_drawings import DrawingError
from rulewright_schema.games.megametrocity.example_drawings import names as split_names
from rulewright_schema.games.megametrocity.example_expectations import (
    CountExpected,
    EventExpected,
    FoeExpected,
    GameExpected,
    HeroExpected,
    SquareExpected,
)
from rulewright_schema.games.megametrocity.example_stories import StoryExpected
from rulewright_schema.nodes import Path
from rulewright_schema.suggestions import closest

_FOE = re.compile(r"@(\S+)")
_PLACE = re.compile(r"(?<!\S)[A-Za-z0-9][A-Za-z0-9.-]*:[1-9][0-9]{0,2},[0-9](?!\S)")
ENGINE = StagesAndStories()
CHANGE = "Change the expectation, or what leads to it."


class MegaMetroCityJudge:
    """See `rulewright_engine.examples.Judge`."""

    def begin(self, view: View, document: Document) -> tuple[Either, Account]:
        """The state in which the first action is done."""
        laid = laid_out(view, document)
        account = Account(laid.letters)
        account.begin(laid.first, laid.events, stage_of(laid.state))
        return laid.state, account

    def note(self, notes: Account, before: Either, done: Done[Either]) -> None:
        """Keeps what came about."""
        notes.hear(done.events, stage_of(done.state))

    def text(self, notes: Account, state: Either, text: str) -> str:
        """`@q` becomes the number of a foe, `arcade:2,1` a square of the table."""
        stage = stage_of(state)
        found = _FOE.sub(lambda match: str(_foe(notes, stage, match[1], ())), text)
        return _PLACE.sub(lambda match: square_text(names.square(stage, match[0], ())), found)

    def unmet(self, played: Played[Either], number: int, expectation: Any) -> Iterator[Failure]:
        """What is not as the expectation says."""
        for path, message in self._unmet(played.state, played.notes, expectation):
            yield Failure(("then", number, *path), message, CHANGE)

    def _unmet(self, state: Either, notes: Account, expectation: Any) -> Unmet:
        if isinstance(expectation, StoryExpected):
            return story_unmet(state, expectation)
        if isinstance(expectation, GameExpected):
            return _game(state, expectation)
        judge: Callable[[State, Account, Any], Unmet] = _JUDGES[type(expectation)]
        return judge(stage_of(state), notes, expectation)


def _foe(notes: Account, state: State, name: str, path: Path) -> int:
    if name in notes.lost:
        kind = notes.lost[name]
        raise PositionError(
            path, f"{name} cannot be told from others after a new round began", f"Name its kind: {kind}."
        )
    return names.foe(state, notes.letters, name, path)


# ------------------------------------------------------------------------------------------------------ who and where
def _hero(state: State, notes: Account, wanted: HeroExpected) -> Unmet:
    number = names.hero(state, wanted.hero, ("hero",))
    hero, table = state.heroes[number], state.table
    yield from _stands(state, wanted.at, hero.square)
    yield from differing("ko", wanted.ko, hero.square == OFF)
    yield from differing("wounds", wanted.wounds, hero.wounds)
    yield from differing("life", wanted.life, life_left(state, number))
    yield from differing("turbo", wanted.turbo, hero.turbo)
    yield from differing("moves", wanted.moves, hero.moves)
    yield from differing("actions", wanted.actions, hero.actions)
    upgrades = [name for name, count in zip(ATTRIBUTES, hero.enhancements, strict=True) for _ in range(count)]
    upgrades.extend(table.techniques[card].id for card in hero.techniques)
    yield from same_cards("upgrades", wanted.upgrades, upgrades)
    weapons = [_carried(table.items[card].id, used) for card, used in hero.weapons]
    yield from same_cards("weapons", wanted.weapons, weapons)
    yield from same_cards("money", wanted.money, [table.items[card].id for card in hero.money])


def _carried(card: str, used: int) -> str:
    return f"{card} used {used}" if used else card


def _stands(state: State, wanted: str | None, square: int) -> Unmet:
    if wanted is None:
        return
    if square == OFF:
        yield ("at",), "it is off the map"
    elif names.square(state, wanted, ("at",)) != square:
        yield ("at",), f"it is on {names.place(state, square)}"


def _foe_is(state: State, notes: Account, wanted: FoeExpected) -> Unmet:
    gone = wanted.foe in notes.letters and notes.letters[wanted.foe] not in state.foes
    if not gone and wanted.out and wanted.foe not in notes.letters:
        kind = names.kind(state, wanted.foe, ("foe",))
        gone = all(foe.kind != kind for foe in state.foes.values())
    yield from differing("out", wanted.out, gone)
    if gone or wanted.out:
        if not wanted.out and wanted.out is not False:
            yield ("foe",), "it is off the map"
        return
    foe = state.foes[_foe(notes, state, wanted.foe, ("foe",))]
    yield from _stands(state, wanted.at, foe.square)
    yield from differing("wounds", wanted.wounds, foe.wounds)
    yield from differing("life", wanted.life, foe.life - foe.wounds)
    yield from differing("stunned", wanted.stunned, bool(foe.flags & STUNNED))
    yield from differing("chained", wanted.chained, bool(foe.flags & CHAINED))


def _count(state: State, notes: Account, wanted: CountExpected) -> Unmet:
    kinds = state.table.kinds
    if wanted.count == "foes":
        meant = set(range(len(kinds)))
    elif wanted.count == "thugs":
        meant = {number for number, kind in enumerate(kinds) if kind.sort in ("thug", "leader")}
    else:
        meant = {names.kind(state, wanted.count, ("count",))}
    there = [foe for foe in state.foes.values() if foe.kind in meant]
    if wanted.at is not None:
        square = names.square(state, wanted.at, ("at",))
        there = [foe for foe in there if foe.square == square]
    if len(there) != wanted.number:
        where = ", ".join(f"{kinds[foe.kind]} on {names.place(state, foe.square)}" for foe in there)
        yield ("number",), f"there are {len(there)}: {where}" if there else "there are none"


def _square(state: State, notes: Account, wanted: SquareExpected) -> Unmet:
    square = names.square(state, wanted.square, ("square",))
    table = state.table
    there: Counter[str] = Counter(table.heroes[number].id for number in state.standing()
                                  if state.heroes[number].square == square)  # fmt: skip
    there.update(str(table.kinds[foe.kind]) for foe in state.foes.values() if foe.square == square)
    there.update(table.items[card].id for on, card, _ in state.ground if on == square)
    if state.debris >> square & 1:
        there[DEBRIS] += 1
    try:
        listed = dict(split_names(wanted.holds)) if wanted.holds is not None else {}
    except DrawingError as error:
        raise PositionError(("holds",), str(error)) from error
    by_name: Counter[str] = Counter()
    for name, count in listed.items():
        letter = notes.letters.get(name)
        by_name[str(table.kinds[state.foes[letter].kind]) if letter in state.foes else name] += count
    if by_name != there:
        found = ", ".join(f"{name} x{count}" if count > 1 else name for name, count in there.items())
        yield (("holds",) if wanted.holds is not None else ("square",)), f"there is {found or 'nothing'}"


# --------------------------------------------------------------------------------------------------- what came about
def _event(state: State, notes: Account, wanted: EventExpected) -> Unmet:
    kind = KINDS.get(wanted.event)
    if kind is None:
        meant = closest(wanted.event, KINDS)
        hint = f", did you mean {meant}?" if meant else ""
        raise PositionError(("event",), f"there is no event {wanted.event}{hint}", f"Events are {', '.join(KINDS)}.")
    known = kind.__dataclass_fields__  # type: ignore[attr-defined]  # every event is a dataclass
    for key in wanted.where:
        if key not in known:
            raise PositionError(("where", key), f"{wanted.event} says nothing of {key}", f"It says {', '.join(known)}.")
    alike = [told for told in notes.told if told.event == wanted.event]
    found = [told for told in alike if all(_says(told.says[key], value) for key, value in wanted.where.items())]
    if wanted.times is None and not found:
        others = f"; there was {'; '.join(map(str, alike))}" if alike else ""
        yield ("event",), f"it did not come about{others}"
    elif wanted.times is not None and len(found) != wanted.times:
        yield (
            ("times",),
            f"it came about {counted(len(found), 'time')}, not {wanted.times}: {'; '.join(map(str, alike))}",
        )


def _says(ways: tuple[Any, ...], value: Any) -> bool:
    return any(way == value and isinstance(way, bool) == isinstance(value, bool) for way in ways)


# ------------------------------------------------------------------------------------------------------- the game
def _game(whole: Either, wanted: GameExpected) -> Unmet:
    turn, state = ENGINE.turn(whole), stage_of(whole)
    yield from differing("outcome", wanted.outcome, state.outcome or "open")
    if wanted.turn is not None:
        who = turn.who if isinstance(turn, PlayerTurn) else "chance" if isinstance(turn, ChanceTurn) else "nobody"
        yield from differing("turn", wanted.turn, who)
    waiting = str(state.agenda[-1][0]) if state.agenda and not isinstance(turn, Over) else "nothing"
    yield from differing("waits_for", wanted.waits_for, waiting)
    yield from differing("dial", wanted.dial, state.dial)
    yield from differing("round", wanted.round, state.round)
    yield from differing("level", wanted.level, state.table.difficulty)
    yield from differing("spawn_points", wanted.spawn_points, state.points)
    if wanted.tape is not None:
        yield from differing("tape", wanted.tape.rpartition("/")[2], state.table.heroes[state.tape].id)
    tiles = tuple(name for street in state.window.streets for name in street)
    yield from differing("street", wanted.street, tiles)
    stacks = zip(state.table.stacks, state.drawn, strict=True)
    yield from differing("stack", wanted.stack, tuple(tile for stack, drawn in stacks for tile in stack[drawn:]))
    yield from same_cards("inside", wanted.inside, [name for name, _ in state.window.faces])
    yield from differing("item_deck", wanted.item_deck, sum(state.items))
    yield from differing("thug_deck", wanted.thug_deck, sum(state.thug_cards))
    yield from same_cards("item_discards", wanted.item_discards, _listed(state.table.item_names, state.item_discards))
    yield from same_cards("items_gone", wanted.items_gone, _listed(state.table.item_names, state.items_gone))
    yield from differing("shortcut", wanted.shortcut, _by_shortcut(state))
    for name, count in (wanted.marks or {}).items():
        if state.marks.get(name, 0) != count:
            yield ("marks", name), f"it is {state.marks.get(name, 0)}, not {count}"


def _by_shortcut(state: State) -> bool:
    shortcut = state.table.stage.shortcut
    return shortcut is not None and state.outcome == "won" and stage_conditions.all_hold(state, shortcut.provided)


def _listed(known: tuple[str, ...], counts: list[int]) -> list[str]:
    return [name for name, count in zip(known, counts, strict=True) for _ in range(count)]


_JUDGES: Mapping[type[Any], Callable[[State, Account, Any], Unmet]] = {
    HeroExpected: _hero,
    FoeExpected: _foe_is,
    CountExpected: _count,
    SquareExpected: _square,
    EventExpected: _event,
}
