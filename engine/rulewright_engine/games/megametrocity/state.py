"""The state of a game: small values only, cheap to copy, without history.

A state is never changed once the engine has handed it out; `apply` works on one copy. What does not change during a
game lies in `table`, shared by all its states. Miniatures are known by number: heroes by their place in the list of
heroes (0 to 7), everybody else by a number from `FIRST_FOE` on. Squares are those of `window`; whatever lays or takes
away tiles moves all of them (see `layout.py`).
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.games.megametrocity.windows import Window
from rulewright_engine.interface import Event

FIRST_FOE = 10
OFF = -1
"""The square of a hero who is not on the map."""

Frame = tuple[Any, ...]
"""A frame of the agenda: its name, then numbers, texts and tuples of them."""

STUNNED, CHAINED, RESTING, DAZED = 1, 2, 4, 8
"""Flags of a foe: skips the actions of the next Thugs turn; in chains; acts from the following Thugs turn on; will be
stunned once the present Thugs turn is over."""


class Foe(NamedTuple):
    """A thug, leader, boss, final boss or destructible thing on the map.

    `kind` is an index of `table.kinds`; `blocked` counts the wounds that Defense has absorbed in this hero's turn
    (MMC-9a-06); `life` is 0 for those whom any wound knocks out.
    """

    kind: int
    square: int
    life: int = 0
    wounds: int = 0
    blocked: int = 0
    flags: int = 0

    def at(self, square: int) -> "Foe":
        """The same one on another square."""
        kind, _, life, wounds, blocked, flags = self
        return _new_foe(Foe, (kind, square, life, wounds, blocked, flags))


SQUARE, FLAGS = 1, 5
"""Places of fields of a foe, for loops over all foes, in which a name takes twice as long."""


class Hero:
    """What changes about a hero. `square` is OFF while KO'd; `moves` and `actions` are what is left in its turn.

    `enhancements` are counts in the order of `upgrades.ATTRIBUTES`; `weapons` are (card, batteries used); `money` are
    cards. `extra` counts the actions beyond its own that it was granted (MMC-8e-12); `later` holds movement points and
    actions granted for its next turn. `used` are abilities used, as (limit, ability); `kos` are those of its turn.
    """

    __slots__ = (
        "absorbed", "actions", "enhancements", "extra", "kos", "later", "money", "moves", "played", "special", "square",
        "techniques", "turbo", "used", "weapons", "wounds",
    )  # fmt: skip

    square: int
    wounds: int
    turbo: int
    enhancements: tuple[int, ...]
    techniques: tuple[int, ...]
    weapons: tuple[tuple[int, int], ...]
    money: tuple[int, ...]
    played: bool
    special: bool
    moves: int
    actions: int
    extra: int
    later: tuple[int, int]
    kos: int
    used: tuple[tuple[str, int], ...]
    absorbed: int

    def __init__(self) -> None:
        self.square = OFF
        self.wounds = self.turbo = self.moves = self.actions = self.extra = self.kos = self.absorbed = 0
        self.enhancements = (0, 0, 0, 0, 0)
        self.techniques = self.money = ()
        self.weapons = ()
        self.played = self.special = False
        self.later = (0, 0)
        self.used = ()

    def copy(self) -> "Hero":
        """A copy of its own."""
        new = _new_hero(Hero)
        new.square = self.square
        new.wounds = self.wounds
        new.turbo = self.turbo
        new.enhancements = self.enhancements
        new.techniques = self.techniques
        new.weapons = self.weapons
        new.money = self.money
        new.played = self.played
        new.special = self.special
        new.moves = self.moves
        new.actions = self.actions
        new.extra = self.extra
        new.later = self.later
        new.kos = self.kos
        new.used = self.used
        new.absorbed = self.absorbed
        return new


@cache
def _order(count: int, first: int) -> tuple[int, ...]:
    return tuple((first + step) % count for step in range(count))


class State:
    """Everything that changes in a game.

    - `agenda`: what is to be done, the next thing last; see `agenda.py`. `after`: what waits for the present
      procedure to end.
    - `round` counts from 1; `dial` shows the turns left, this one included. `tape` and `acting` are heroes.
    - `drawn`: tiles taken from each street's stack; `points`: active spawn points of each street (MMC-4-05).
    - `supply`: figures left by component; `items`, `item_discards`, `items_gone`, `thug_cards`, `thug_discards`:
      cards by design, decks being multisets.
    - `draws`: kinds of foe that the stage's draws gave; `spawned`: the stage's own spawns done, a bit each.
    - `debris`: squares with a token; `ground`: (square, card, batteries used) of what lies there.
    - `kos`: foes knocked out, by kind. `marks`: small counts that stage rules keep, by name.
    """

    __slots__ = (
        "acting",
        "after",
        "agenda",
        "debris",
        "dial",
        "drawn",
        "draws",
        "events",
        "foes",
        "ground",
        "heroes",
        "item_discards",
        "items",
        "items_gone",
        "kos",
        "marks",
        "next_id",
        "offer",
        "outcome",
        "points",
        "round",
        "spawned",
        "supply",
        "table",
        "tape",
        "thug_cards",
        "thug_discards",
        "touched",
        "window",
    )  # fmt: skip

    table: Table
    window: Window
    agenda: list[Frame]
    after: list[Frame]
    heroes: list[Hero]
    foes: dict[int, Foe]
    next_id: int
    round: int
    dial: int
    tape: int
    acting: int
    drawn: tuple[int, ...]
    points: tuple[int, ...]
    supply: list[int]
    items: list[int]
    item_discards: list[int]
    items_gone: list[int]
    thug_cards: list[int]
    thug_discards: list[int]
    offer: tuple[int, ...]
    draws: tuple[int, ...]
    spawned: int
    debris: int
    ground: tuple[tuple[int, int, int], ...]
    kos: tuple[int, ...]
    marks: dict[str, int]
    outcome: str | None
    touched: bool
    events: list[Event]

    def copy(self) -> "State":
        """A copy of its own, without the events."""
        new = _new_state(State)
        new.table = self.table
        new.window = self.window
        new.agenda = self.agenda.copy()
        new.after = self.after.copy()
        new.heroes = [hero.copy() for hero in self.heroes]
        new.foes = self.foes.copy()
        new.next_id = self.next_id
        new.round = self.round
        new.dial = self.dial
        new.tape = self.tape
        new.acting = self.acting
        new.drawn = self.drawn
        new.points = self.points
        new.supply = self.supply.copy()
        new.items = self.items.copy()
        new.item_discards = self.item_discards.copy()
        new.items_gone = self.items_gone.copy()
        new.thug_cards = self.thug_cards.copy()
        new.thug_discards = self.thug_discards.copy()
        new.offer = self.offer
        new.draws = self.draws
        new.spawned = self.spawned
        new.debris = self.debris
        new.ground = self.ground
        new.kos = self.kos
        new.marks = self.marks.copy()
        new.outcome = self.outcome
        new.touched = self.touched
        new.events = []
        return new

    # What many rules ask.
    def standing(self) -> Iterator[int]:
        """The heroes on the map, by number."""
        return (number for number, hero in enumerate(self.heroes) if hero.square != OFF)

    def in_order(self, first: int | None = None) -> tuple[int, ...]:
        """All heroes in the order of play, from the holder of the tape."""
        return _order(len(self.heroes), self.tape if first is None else first)

    def foes_on(self, mask: int) -> list[int]:
        """Everybody else who stands on some squares, by number, longest on the map first."""
        return [number for number, foe in self.foes.items() if mask >> foe[SQUARE] & 1]

    def heroes_mask(self) -> int:
        """The squares with heroes."""
        mask = 0
        for hero in self.heroes:
            if hero.square != OFF:
                mask |= 1 << hero.square
        return mask

    def square_of(self, figure: int) -> int:
        """The square of a hero or foe; OFF if it is not on the map."""
        if figure < FIRST_FOE:
            return self.heroes[figure].square
        foe = self.foes.get(figure)
        return OFF if foe is None else foe.square


_new_foe = tuple.__new__
_new_hero = object.__new__
_new_state = object.__new__
