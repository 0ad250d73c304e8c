"""What a new card does to the odds: the share of deals that can be won with it and without it, on the same deals."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.search import solve
from rulewright_engine.games.city_of_fury.solver.sweep import Order, dealt, orders
from rulewright_engine.games.city_of_fury.table import BOSS, Options, Table
from rulewright_engine.interface import SetUpError
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Diagnostic, Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.enemies import Enemy
from rulewright_schema.games.city_of_fury.set_ups import SetUp

T = TypeVar("T")
CHANGES_THE_ODDS = Fault("COF010", "changes-the-odds", "info")
WEIGHED = ("enemy", "set-up")


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two tables, and what was changed from the one to the other."""

    before: Table
    after: Table
    change: str


def weighed(engine: CityOfFury, view: View, document: Document, deals: int, seed: str) -> Iterator[Diagnostic]:
    """The finding about a card or set-up of a pack, for each Vigilante that it can be compared for."""
    for one in _comparisons(engine, view, document):
        sample = _sample(deals, f"{seed}/{document.id}")
        try:
            before, after = _winnable(one.before, sample), _winnable(one.after, sample)
        except SetUpError:
            continue  # the Skills are no levels, which lint says
        won = f"{after} of {counted(len(sample), 'deal')}"
        message = f"{one.change}, {one.after.vigilante} can win {won}; before it was {before}"
        yield Diagnostic(CHANGES_THE_ODDS, document.id_span(), message, _advice(before, after, len(sample)))


def _advice(before: int, after: int, of: int) -> str:
    if after == 0:
        return "Give it less Health or weaker boxes: nobody can win with it."
    if abs(after - before) * 4 >= of:
        return "Change its Health or its boxes if that is not what you want."
    return "Nothing has to be done; more deals are looked at with a greater --budget."


def _comparisons(engine: CityOfFury, view: View, document: Document) -> Iterator[Comparison]:
    if document.kind == "set-up":
        yield from _of_set_ups(engine, view, document)
    else:
        yield from _of_enemies(engine, view, document)


def _of_set_ups(engine: CityOfFury, view: View, document: Document) -> Iterator[Comparison]:
    """A pack's set-up against the first one of the packs that it requires, the Vigilantes by their places."""
    known = next((each for each in view.all("set-up") if each.pack != document.pack), None)
    if known is None:
        return
    pairs = zip(known.expect(SetUp).vigilantes, document.expect(SetUp).vigilantes, strict=True)
    for old, new in pairs:
        tables = [_table(engine, view, known.id, old), _table(engine, view, document.id, new)]
        before, after = tables
        if before is not None and after is not None:
            yield Comparison(before, after, f"with these cards instead of {known.id}")


def _of_enemies(engine: CityOfFury, view: View, document: Document) -> Iterator[Comparison]:
    """An Enemy in the place of the one that is most like it, in a set-up that does not have it yet."""
    enemy = document.expect(Enemy)
    for known in view.all("set-up"):
        set_up = known.expect(SetUp)
        if enemy.id in {name.rpartition("/")[2] for name in set_up.enemies}:
            continue
        for vigilante in set_up.vigilantes:
            table = _table(engine, view, known.id, vigilante)
            if table is not None:
                card = _most_like(table, enemy)
                yield Comparison(table, _with(table, card, enemy), f"in the place of {table.cards[card]}")
        return


def _table(engine: CityOfFury, view: View, set_up: str, vigilante: str) -> Table | None:
    try:
        return engine.table(view, Options(set_up, vigilante.rpartition("/")[2]))
    except SetUpError:
        return None


def _most_like(table: Table, enemy: Enemy) -> int:
    """The card with the same Street behind it, else the first of those whose Health is nearest."""
    street = enemy.behind.rpartition("/")[2]
    by = [(table.streets[card] != street, abs(table.healths[card] - enemy.health), card) for card in range(BOSS)]
    return min(by)[2]


def _with(table: Table, card: int, enemy: Enemy) -> Table:
    return replace(
        table,
        cards=_changed(table.cards, card, enemy.id),
        streets=_changed(table.streets, card, enemy.behind.rpartition("/")[2]),
        healths=_changed(table.healths, card, enemy.health),
        left_boxes=_changed(table.left_boxes, card, tuple[str, ...](enemy.left)),
        right_boxes=_changed(table.right_boxes, card, tuple[str, ...](enemy.right)),
    )


def _changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _sample(deals: int, seed: str) -> list[Order]:
    """Some orders, each once, the same for the same seed."""
    rng, left = Rng(seed), list(orders())
    return [left.pop(rng.below(len(left))) for _ in range(min(deals, len(left)))]


def _winnable(table: Table, sample: list[Order]) -> int:
    outcomes = Outcomes(table)
    return sum(solve(outcomes, dealt(table, order)).turns is not None for order in sample)
