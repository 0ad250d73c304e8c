"""From an example's position to a state in which somebody decides."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright_engine.examples import PositionError
from rulewright_engine.games.megametrocity import scrolling, setup
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.examples import names
from rulewright_engine.games.megametrocity.examples.content import (
    Drawings,
    drawn,
    faces_open,
    is_set_up,
    plain,
    table_for,
)
from rulewright_engine.games.megametrocity.examples.within_story import setting_of, told_by
from rulewright_engine.games.megametrocity.figures import actions, max_life, movement
from rulewright_engine.games.megametrocity.layout import lay
from rulewright_engine.games.megametrocity.state import CHAINED, OFF, STUNNED, Foe, State
from rulewright_engine.games.megametrocity.story.engine import STAGE
from rulewright_engine.games.megametrocity.whole import Either
from rulewright_engine.interface import ChanceTurn, Event, SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.example_drawings import DrawingError
from rulewright_schema.games.megametrocity.example_drawings import names as split_names
from rulewright_schema.games.megametrocity.example_positions import ExamplePosition, FoePosition, HeroPosition
from rulewright_schema.games.megametrocity.examples import Example
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS
from rulewright_schema.nodes import Path

DEBRIS = "debris"
_ONE = ("leader", "boss", "final-boss", "thing")


@dataclass
class Laid:
    """A position laid out: the state, the letters of foes drawn once, what came about before anybody decided, and the
    stage as it was before that.
    """

    state: Either
    letters: dict[str, int]
    events: tuple[Event, ...]
    first: State


def laid_out(view: View, document: Document) -> Laid:
    """The position. Raises PositionError."""
    setting = setting_of(view, document)
    position, brought = document.expect(Example).position, dict[str, str]()
    if setting is not None:
        position, brought = setting.position(position), setting.brought()
    stage, letters, events, first = _stage(view, document, position, brought)
    if setting is None:
        return Laid(stage, letters, events, first)
    story, more = told_by(setting, stage)
    return Laid(story, letters, (*events, *more), first)


def _stage(
    view: View, document: Document, position: ExamplePosition, brought: Mapping[str, str]
) -> tuple[State, dict[str, int], tuple[Event, ...], State]:
    """The stage of a position: its state, letters of foes, what came about, and the state before that."""
    read = drawn(position)
    state = setup.initial(table_for(view, document, position, read, brought))
    try:
        if is_set_up(position):
            run(state)
            events = tuple(state.events)
            state.events = []
            return state, {}, events, state
        return _Laying(position, _set_up(state, position), read).laid()
    except SetUpError as error:
        raise PositionError(("position",), f"it cannot be set up: {error}") from error


def _set_up(state: State, position: ExamplePosition) -> State:
    """Through the set-up, up to the first round: bosses as the example says, heroes anywhere."""
    state.agenda.remove(("round",))
    run(state)
    bosses = list(position.drawn_bosses)
    while state.agenda:
        if isinstance(STAGE.turn(state), ChanceTurn):
            text = f"draw {bosses.pop(0)}" if bosses else str(next(iter(STAGE.chances(state)))[0])
            action = STAGE.parse_action(text)
        else:
            action = STAGE.legal(state)[0]
        refusal = STAGE.why_illegal(state, action)
        if refusal is not None:
            raise PositionError(("position", "drawn_bosses"), str(refusal))
        state = STAGE.apply(state, action).state
    return state.copy()


class _Laying:
    """Lays a position out, step by step."""

    def __init__(self, position: ExamplePosition, state: State, read: Drawings) -> None:
        self.position = position
        self.state = state
        self.read = read
        self.table = state.table
        self.letters: dict[str, int] = {}
        self.at: dict[str, Path] = {}

    def laid(self) -> tuple[State, dict[str, int], tuple[Event, ...], State]:
        """All of it."""
        state = self.state
        self._lay_tiles()
        for hero in state.heroes:
            hero.square = OFF
        self._drawn_figures()
        for place, text in self.position.placed.items():
            path: Path = ("position", "placed", place)
            self._put(text, names.square(state, place, path), path)
        for number, (name, given) in enumerate(self.position.heroes.items()):
            self._hero(number, given, ("position", "heroes", name))
        setup.FRAMES["count-heroes"](state, ("count-heroes",))
        state.touched = False
        for index, foe in enumerate(self.position.foes):
            self._foe(foe, ("position", "foes", index))
        self._cards()
        self._counts()
        problem = next(iter(STAGE.invariants(state)), None)
        if problem is not None:
            raise PositionError(("position",), f"no such position can be: {problem}")
        state.events = []
        self._begin()
        first = state.copy()
        run(state)
        events = tuple(state.events)
        state.events = []
        return state, self.letters, events, first

    # ------------------------------------------------------------------------------------------------------ the table
    def _lay_tiles(self) -> None:
        state, position = self.state, self.position
        if position.stage is not None and (position.street or position.streets):
            if position.street:
                self._scroll_to(0, position.street, ("position", "street"))
            for name, wanted in position.streets.items():
                path: Path = ("position", "streets", name)
                if name not in self.table.map_ids:
                    known = ", ".join(each for each in self.table.map_ids if each) or "none"
                    raise PositionError(path, f"the stage has no map {name} in play; there are {known}")
                self._scroll_to(self.table.map_ids.index(name), wanted, path)
            state.agenda.clear()
            state.after.clear()
        opened = faces_open(position)
        if opened:
            lay(state, scrolling.key_of(state.window.streets, tuple((name, self._street_of(name)) for name in opened)))

    def _street_of(self, face: str) -> int:
        """The street with a door to an Establishment; the first one if there is none."""
        tiles = self.table.tiles
        for number, street in enumerate(self.state.window.streets):
            if any(face == name for tile in street for name, _ in tiles[tile].doors):
                return number
        return 0

    def _scroll_to(self, street: int, tiles: tuple[str, ...], path: Path) -> None:
        """Scrolls a street of the stage on until these tiles lie there."""
        state, stack = self.state, self.table.stacks[street]
        wanted = tuple(map(plain, tiles))
        while state.window.streets[street] != wanted:
            lying, drawn = state.window.streets[street], state.drawn[street]
            if drawn >= len(stack):
                raise PositionError(path, "the stage never comes to these tiles")
            state.drawn = (*state.drawn[:street], drawn + 1, *state.drawn[street + 1 :])
            kept = lying[1:] if len(lying) > 1 else lying
            scrolling.lay_street(state, street, (*kept, stack[drawn]))

    def _drawn_figures(self) -> None:
        for path, square, letter in self._drawn_letters():
            text = self.position.figures[letter]
            before = set(self.state.foes)
            self._put(text, square, path)
            new = [number for number in self.state.foes if number not in before]
            if letter in self.at or len(new) != 1:
                self.letters.pop(letter, None)
            else:
                self.letters[letter] = new[0]
            self.at[letter] = path
        for letter in self.position.figures:
            if letter not in self.at:
                raise PositionError(
                    ("position", "figures", letter), f"{letter} is not drawn", "Draw it, or leave it out."
                )

    def _drawn_letters(self) -> Iterator[tuple[Path, int, str]]:
        window = self.state.window
        if self.read.street is not None:
            parts = window.tiles_of(0)
            for letter, number, row, column in self.read.street.letters:
                square = (parts[number].column + column) * BOARD_ROWS + row
                yield ("position", "drawn"), square, letter
        for name, drawing in self.read.inside.items():
            part = window.face(name)
            assert part is not None
            for letter, _, row, column in drawing.letters:
                yield ("position", "inside", name), (part.column + column) * BOARD_ROWS + row + 1, letter

    def _put(self, text: str, square: int, path: Path) -> None:
        try:
            wanted = list(split_names(text))
        except DrawingError as error:
            raise PositionError(path, str(error)) from error
        for name, count in wanted:
            for _ in range(count):
                self._put_one(name, square, path)

    def _put_one(self, name: str, square: int, path: Path) -> None:
        state, table = self.state, self.table
        ids = [each.id for each in table.heroes]
        if name in ids:
            hero = state.heroes[ids.index(name)]
            if hero.square != OFF:
                raise PositionError(path, f"{name} stands on two squares")
            hero.square = square
        elif name == DEBRIS:
            state.debris |= 1 << square
        elif name in table.item_names:
            state.ground = (*state.ground, (square, self._take(name, path), 0))
        else:
            self._put_foe(names.kind(state, name, path), square, path)
        if not state.window.passable >> square & 1 and name not in table.kind_words:
            raise PositionError(path, f"{name} stands on no square: {names.place(state, square)}")

    def _put_foe(self, kind: int, square: int, path: Path) -> int:
        state, figures = self.state, self.table.kinds[kind]
        if figures.sort in _ONE:
            there = [number for number, foe in state.foes.items() if foe.kind == kind]
            if there:
                state.foes[there[0]] = state.foes[there[0]].at(square)
                return there[0]
        if figures.component >= 0:
            if not state.supply[figures.component]:
                raise PositionError(path, f"the box has no figure left for {figures}")
            state.supply[figures.component] -= 1
        number = state.next_id
        state.next_id += 1
        state.foes[number] = Foe(kind, square, figures.life)
        return number

    # -------------------------------------------------------------------------------------------------------- figures
    def _hero(self, number: int, given: HeroPosition, path: Path) -> None:
        state = self.state
        hero = state.heroes[number]
        if hero.square != OFF and (given.at is not None or given.ko):
            what = "KO'd" if given.ko else f"said to be on {given.at}"
            raise PositionError(path, f"the hero is drawn, and {what} as well", "Leave one of them out.")
        if given.at is not None:
            hero.square = names.square(state, given.at, (*path, "at"))
            if not state.window.passable >> hero.square & 1:
                raise PositionError((*path, "at"), f"nobody can stand on {given.at}")
        if given.ko:
            hero.square, hero.wounds = OFF, max_life(state, number)
        elif hero.square == OFF:
            raise PositionError(path, "the hero stands nowhere", "Draw it, or give `at`, or `ko: true`.")
        else:
            hero.wounds = given.wounds
        hero.turbo, hero.kos, hero.special = given.turbo, given.kos, given.special_used
        held = []
        for index, text in enumerate(given.weapons):
            name, _, used = text.partition(" used ")
            held.append((self._take(name, (*path, "weapons", index)), int(used or 0)))
        hero.weapons = tuple(held)
        hero.money = tuple(sorted(self._take(name, (*path, "money", index)) for index, name in enumerate(given.money)))

    def _take(self, name: str, path: Path) -> int:
        card = names.card(self.table.item_names, name, path)
        if self.table.items[card].type != "token":
            if not self.state.items[card]:
                raise PositionError(path, f"the deck has no {name} left")
            self.state.items[card] -= 1
        return card

    def _foe(self, given: FoePosition, path: Path) -> None:
        state = self.state
        if given.at is not None and given.foe not in self.letters:
            square = names.square(state, given.at, (*path, "at"))
            number = self._put_foe(names.kind(state, given.foe, (*path, "foe")), square, path)
        else:
            number = names.foe(state, self.letters, given.foe, (*path, "foe"))
        foe = state.foes[number]
        component = self.table.kinds[foe.kind].component
        if given.gone:
            del state.foes[number]
            if component >= 0:
                state.supply[component] += 1
            return
        chained = bool(foe.flags & CHAINED) if given.chained is None else given.chained
        life = 0 if chained else self.table.kinds[foe.kind].life
        flags = (STUNNED if given.stunned else 0) | (CHAINED if chained else 0)
        state.foes[number] = foe._replace(wounds=given.wounds, life=life, flags=flags)

    # ---------------------------------------------------------------------------------------------------------- cards
    def _cards(self) -> None:
        position, state, table = self.position, self.state, self.table
        if position.item_deck is not None:
            left = self._counted(table.item_names, position.item_deck, state.items, "item_deck")
            rest = [there - kept for there, kept in zip(state.items, left, strict=True)]
            state.items = left
            state.item_discards = rest
            if position.item_discards is not None:
                state.item_discards = self._counted(table.item_names, position.item_discards, rest, "item_discards")
                state.items_gone = [all_ - kept for all_, kept in zip(rest, state.item_discards, strict=True)]
        if position.thug_deck is not None:
            left = self._counted(table.thug_card_names, position.thug_deck, state.thug_cards, "thug_deck")
            state.thug_discards = [there - kept for there, kept in zip(state.thug_cards, left, strict=True)]
            state.thug_cards = left

    def _counted(self, known: tuple[str, ...], wanted: tuple[str, ...], there: list[int], key: str) -> list[int]:
        counts = [0] * len(known)
        for index, name in enumerate(wanted):
            path: Path = ("position", key, index)
            card = names.card(known, name, path)
            counts[card] += 1
            if counts[card] > there[card]:
                raise PositionError(path, f"there are {there[card]} of {name} left")
        return counts

    def _counts(self) -> None:
        position, state, table = self.position, self.state, self.table
        for name, left in position.supply.items():
            if name not in table.components:
                raise PositionError(("position", "supply", name), f"the box has no {name}")
            self._leave(table.components.index(name), left)
        kos = list(state.kos)
        for name, count in position.kos.items():
            kos[names.kind(state, name, ("position", "kos", name))] = count
        state.kos = tuple(kos)
        state.marks.update(position.marks)
        state.tape = names.hero(state, position.tape, ("position", "tape")) if position.tape else 0
        state.round = position.round
        state.dial = position.dial if position.dial is not None else max(1, table.turns - position.round + 1)

    def _leave(self, component: int, left: int) -> None:
        """So many figures beside the map: the box of this example is smaller."""
        supply = list(self.table.supply)
        supply[component] -= self.state.supply[component] - left
        self.state.supply[component] = left
        self.table.supply = tuple(supply)

    # ----------------------------------------------------------------------------------------------------- who begins
    def _begin(self) -> None:
        position, state = self.position, self.state
        agenda = state.agenda
        agenda.clear()
        if position.turn is not None:
            self._turn_of(names.hero(state, position.turn, ("position", "turn")))
        elif position.phase == "new-round":
            state.round -= 1
            state.dial += 1 if state.round else 0
            agenda.append(("round",))
        elif position.phase == "round-end":
            agenda.append(("round-end",))
        else:
            agenda.extend([("round-end",), ("heroes-phase",)])
            if position.phase == "thugs":
                agenda.append(("thugs-turn",))
        if position.orders is not None:
            agenda.append(("orders", position.orders, tuple(range(len(state.window.streets)))))

    def _turn_of(self, number: int) -> None:
        position, state = self.position, self.state
        state.agenda.extend([("round-end",), ("next-hero", (number + 1) % len(state.heroes)), ("hero-turn", number)])
        played = position.played
        for each, hero in enumerate(state.heroes):
            hero.played = each == number or played is None or state.table.heroes[each].id in map(plain, played)
        state.acting = number
        hero = state.heroes[number]
        given = list(position.heroes.values())[number]
        if hero.square == OFF:
            raise PositionError(("position", "turn"), "a KO'd hero has no turn")
        hero.moves = movement(state, number) if given.moves is None else given.moves
        hero.actions = actions(state, number) if given.actions is None else given.actions
