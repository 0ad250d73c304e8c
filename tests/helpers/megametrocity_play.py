"""Hand-made positions of MegaMetroCity, played by texts of actions.

The street of `STAGE` is drawn here, so that tests do not move when the official tiles do. Squares are `column,row`:

    column   1 2 3 4 5  6 7 8 9 10     after a scroll T2.A lies first and T3.A, columns 6 to 10, behind it
    facade   ~ i ~ ~ A  ~ d ~ d ~      i: Insert Coin, A: door of the Arcade, d: door
    S.1      . . . . .  . . . . .
    S.2      . . o . .  . . . . .      o: furniture
    S.3      . y X . .  . . . u .      y, X, u: obstacles, yellow, red and unmarked
    S.4      = = = = =  = = = = =      road
"""

from collections.abc import Callable, Iterable
from typing import Any

from rulewright_engine.games.megametrocity.actions import read_square, square_text
from rulewright_engine.games.megametrocity.engine import MegaMetroCity, run
from rulewright_engine.games.megametrocity.figures import figure_of
from rulewright_engine.games.megametrocity.state import OFF, Foe, Hero, State
from rulewright_engine.interface import ChanceTurn, Event
from rulewright_schema.catalog import View

ENGINE = MegaMetroCity()

CONTENT = """
tiles:
  - id: T1.A
    title: {en: One}
    grid: |
      ~i~~A
      .....
      ..o..
      .yX..
      =====
    legend:
      i: insert-coin
      A: {door: arcade}
      o: {furniture: barrel}
      y: {obstacle: bench, highlight: yellow}
      X: {obstacle: van, highlight: red}
  - id: T2.A
    title: {en: Two}
    grid: |
      ~d~d~
      .....
      .....
      ...u.
      =====
    legend:
      d: door
      u: {obstacle: tree}
  - id: T3.A
    title: {en: Three}
    grid: |
      ~~~~~
      .....
      .....
      .....
      =====
  - id: T4.A
    title: {en: Four}
    grid: |
      ~~~~~
      ....u
      .....
      .....
      =====
    legend:
      u: {obstacle: tree}
stages:
  - id: proving-ground
    title: {en: Proving Ground}
    turns: 5
    street: {start: [T1.A, T2.A], then: [T3.A, T4.A]}
    goal: {goal: knock-out, whom: [{who: boss, boss: sid}]}
  - id: last-stand
    title: {en: Last Stand}
    turns: 5
    street: {start: [T1.A, T4.A]}
    goal: {goal: knock-out, whom: [{who: final-boss, final_boss: wallace}]}
"""

STAGE = "proving-ground"

SHEETS = """
# The heroes as the tests know them, however the official sheets are balanced.
hero_sheets:
  - {id: big-t, override: megametrocity, movement: 3, actions: 3, fight: 7, life: 9}
  - {id: blaze, override: megametrocity, movement: 4, actions: 4, fight: 8, life: 6}
  - {id: jack, override: megametrocity, movement: 3, actions: 4, fight: 7, life: 7}
  - {id: travis, override: megametrocity, movement: 4, actions: 3, fight: 6, life: 6}
"""

MANIFEST = """
format: 1
id: proving
game: megametrocity
title: {en: Proving ground}
version: 1.0.0
requires: {megametrocity: ">=1"}
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""


def proving_view(load_tree: Callable[..., Any], more: str = "") -> View:
    """What a pack with the proving ground, and more content if wanted, sees."""
    files = {"proving/pack.yaml": MANIFEST, "proving/street.yaml": CONTENT, "proving/sheets.yaml": SHEETS}
    loaded = load_tree({**files, **({"proving/more.yaml": more} if more else {})}, "proving")
    assert [each for each in loaded.diagnostics if each.severity == "error"] == []
    view: View = loaded.catalog.view("proving")
    return view


class Play:
    """A position of which a test sets what it needs, and plays on by texts."""

    def __init__(
        self, view: View, *heroes: str, stage: str = STAGE, difficulty: str = "normal", **rulings: str
    ) -> None:
        names = list(heroes or ("jack",))
        options = {
            "stage": stage, "heroes": names, "difficulty": difficulty, "upgrades": [[] for _ in names],
            "rulings": {name.replace("_", "-"): reading for name, reading in rulings.items()},
        }  # fmt: skip
        state: State = ENGINE.setup(view, options)
        while isinstance(ENGINE.turn(state), ChanceTurn):
            state = ENGINE.apply(state, next(iter(ENGINE.chances(state)))[0]).state
        for row in range(len(names)):
            state = ENGINE.apply(state, ENGINE.parse_action(f"start 1,{row % 4 + 1}")).state
        self.state = state.copy()
        self.state.agenda = []
        self.state.foes = {}
        self.state.supply = list(state.table.supply)
        self.events: list[Event] = []

    # ------------------------------------------------------------------------------------------------- the position
    def hero(self, name: str, at: str | None = None, **fields: Any) -> Hero:
        """Changes a hero: square and any field."""
        hero = self.state.heroes[figure_of(self.state, name)]
        if at is not None:
            hero.square = read_square(at)
        for field, value in fields.items():
            assert hasattr(hero, field)
            setattr(hero, field, value)
        return hero

    def foe(self, name: str, at: str, count: int = 1, **fields: Any) -> int:
        """Puts foes on a square, by the kind's name (`punk`, `punk-leader`, `sid`); the last one's number."""
        table = self.state.table
        kind = table.kind_words.index(name)
        for _ in range(count):
            number = self.state.next_id
            self.state.next_id += 1
            self.state.foes[number] = Foe(kind, read_square(at), table.kinds[kind].life)._replace(**fields)
            if table.kinds[kind].component >= 0:
                self.state.supply[table.kinds[kind].component] -= 1
        return number

    def item(self, name: str) -> int:
        """An Item card by id, taken out of the deck."""
        card = self.state.table.item_ids[name]
        self.state.items[card] -= 1
        return card

    def arm(self, hero: str, *weapons: str, used: int = 0) -> None:
        """Gives weapons."""
        held = self.hero(hero)
        held.weapons = (*held.weapons, *((self.item(name), used) for name in weapons))

    def pay(self, hero: str, *cents: int) -> None:
        """Gives money."""
        held = self.hero(hero)
        names = {25: "quarter", 50: "half-dollar"}
        held.money = tuple(sorted((*held.money, *(self.item(names[each]) for each in cents))))

    def turn(self, name: str, **fields: Any) -> "Play":
        """It is this hero's turn, the last of the round, with its full points unless others are given."""
        number = figure_of(self.state, name)
        figures = self.state.table.heroes[number]
        for hero in self.state.heroes:
            hero.played = True
        self.state.acting = number
        self.hero(name, **{"moves": figures.movement, "actions": figures.actions, **fields})
        self.state.agenda = [("round-end",), ("next-hero", 0), ("hero-turn", number)]
        return self

    def waits(self, *frames: tuple[Any, ...]) -> "Play":
        """These frames are to be done, the last one first, and then the round ends."""
        self.state.agenda = [("round-end",), *frames]
        return self

    # -------------------------------------------------------------------------------------------------------- playing
    def do(self, *texts: str) -> "Play":
        """Plays actions; those of chance are `roll …` and `draw …`."""
        self.events = []
        for text in texts:
            step = ENGINE.apply(self.state, ENGINE.parse_action(text))
            self.state = step.state
            self.events.extend(step.events)
            assert list(ENGINE.invariants(self.state)) == [], text
        return self

    def spawn(self, card: str, rear: bool = False) -> "Play":
        """A Thug card is drawn on the only street; its actions are not carried out."""
        self.waits(("thug-card", (0,), rear, 0, 0))
        return self.do(f"draw {card}")

    def orders(self, actions: str) -> "Play":
        """All thugs carry out a set of actions, up to the first choice or roll; nothing else is done."""
        self.state.agenda = [("start", 0), ("orders", actions, (0,))]
        return self._go()

    def _go(self) -> "Play":
        self.state = self.state.copy()
        run(self.state)
        self.events = list(self.state.events)
        return self

    # -------------------------------------------------------------------------------------------------------- looking
    def legal(self, *beginnings: str) -> set[str]:
        """Texts of legal actions, those with some first words only."""
        texts = {str(action) for action in ENGINE.legal(self.state)}
        return {text for text in texts if not beginnings or text.split()[0] in beginnings}

    def why(self, text: str) -> str:
        """The code of the refusal of an action; empty if it is legal."""
        refusal = ENGINE.why_illegal(self.state, ENGINE.parse_action(text))
        return "" if refusal is None else refusal.code

    def cites(self, text: str) -> tuple[str, ...]:
        """The statements that refuse an action."""
        refusal = ENGINE.why_illegal(self.state, ENGINE.parse_action(text))
        return () if refusal is None else refusal.statements

    def waiting(self) -> str:
        """What is to be decided or rolled now."""
        return str(self.state.agenda[-1][0]) if self.state.agenda else ""

    def at(self, figure: str | int) -> str:
        """Where a hero or foe stands."""
        square = self.state.square_of(figure_of(self.state, str(figure)))
        return "off" if square == OFF else square_text(square)

    def foes_at(self, square: str) -> list[str]:
        """The kinds of the foes on a square, sorted."""
        kinds = self.state.table.kinds
        return sorted(str(kinds[foe.kind]) for foe in self.state.foes.values() if foe.square == read_square(square))

    def happened(self, kind: type[Any]) -> list[Any]:
        """The events of a class in what was played last."""
        return [event for event in self.events if isinstance(event, kind)]

    def draw_until(self, wanted: Iterable[str]) -> None:
        """Leaves only some Item cards in the deck; the others lie on the discards."""
        keep = set(wanted)
        for number, item in enumerate(self.state.table.items):
            if item.id not in keep:
                self.state.item_discards[number] += self.state.items[number]
                self.state.items[number] = 0


def shooting(play: Callable[..., Play]) -> Play:
    """Travis on 5,1 of the proving ground with a revolver of range 3."""
    at = play("travis").turn("travis")
    at.hero("travis", at="5,1")
    at.arm("travis", "revolver")
    return at
