"""What the solver found for a set-up, as pages and scripts want it; worked out once for all languages of a site."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from weakref import WeakKeyDictionary

from rulewright_engine.exact import Solved
from rulewright_engine.games.city_of_fury import ENGINE, EXACT, events
from rulewright_engine.games.city_of_fury.actions import Deal
from rulewright_engine.games.city_of_fury.state import State
from rulewright_engine.games.city_of_fury.table import Options, Table
from rulewright_engine.interface import Action, Event, Json
from rulewright_schema.catalog import View
from rulewright_schema.games.city_of_fury.terms import ACTIONS, BEHAVIOURS

SHORT: Mapping[str, type[Event]] = {
    "b": events.EnemyBehaved,
    "p": events.BehaviourSkipped,
    "v": events.VigilanteHit,
    "e": events.EnemyHit,
    "d": events.EnemyDefeated,
    "h": events.VigilanteHealed,
    "k": events.ActionSkipped,
    "s": events.StreetAdded,
    "n": events.EnemyEntered,
    "l": events.FigureSlid,
    "o": events.GameEnded,
}
"""Events that a step tells, by the letter that stands for them in data; what the state itself shows is left out."""
_LETTERS = {kind: letter for letter, kind in SHORT.items()}


@dataclass(frozen=True)
class Answers:
    """The verdicts on all deals for one Vigilante, from the state before the deal. `summary` is that of
    `rulewright_engine.exact.Exact`.
    """

    start: State
    verdicts: Mapping[Action, Solved]
    summary: Mapping[str, Json]

    @property
    def table(self) -> Table:
        """The cards."""
        return self.start.table

    @property
    def won(self) -> list[Solved]:
        """The deals that can be won, the quickest first."""
        found = [each for each in self.verdicts.values() if each.turns is not None]
        return sorted(found, key=lambda each: (each.turns or 0, str(each.opening)))

    def order(self, solved: Solved) -> str:
        """A deal as six digits: the Enemies by their place in the set-up."""
        assert isinstance(solved.opening, Deal)
        return "".join(str(self.table.numbers[card]) for card in solved.opening.cards)


_known: WeakKeyDictionary[View, dict[tuple[str, str], Answers | None]] = WeakKeyDictionary()
_lines: WeakKeyDictionary[View, dict[tuple[str, str], Mapping[str, Json]]] = WeakKeyDictionary()


def answers(view: View, set_up: str, vigilante: str) -> Answers | None:
    """The verdicts that content in sight keeps; None where it keeps none for just these cards."""
    known = _known.setdefault(view, {})
    if (set_up, vigilante) not in known:
        options = Options(set_up, vigilante).to_json()
        kept = EXACT.kept(view, options)
        start = ENGINE.setup(view, options)
        known[set_up, vigilante] = Answers(start, kept, EXACT.summary(view, options, kept)) if kept else None
    return known[set_up, vigilante]


def lines(view: View, found: Answers) -> Mapping[str, Json]:
    """Every best line step by step, by its deal; None for a deal that cannot be won."""
    key = found.table.options.set_up, found.table.vigilante
    known = _lines.setdefault(view, {})
    if key not in known:
        known[key] = {
            found.order(each): list(steps(found.start, each)) if each.turns is not None else None
            for each in found.verdicts.values()
        }
    return known[key]


def steps(state: State, solved: Solved) -> Iterator[str]:
    """A line, a text for each action: `action|events|turn place health levels|enemies|streets`.

    Cards are numbers, the Vigilante is the number after the last card; an Enemy is `place.card.health`, an event its
    letter with its values behind it.
    """
    for action in solved.line:
        step = ENGINE.apply(state, action)
        state = step.state
        told = (_event(state.table, event) for event in step.events if type(event) in _LETTERS)
        yield "|".join(("" if isinstance(action, Deal) else str(action), ",".join(told), _state(state)))


def _state(state: State) -> str:
    placement = state.placement
    levels = "".join(map(str, state.charges))
    enemies = " ".join(f"{each.at}.{each.card}.{each.health}" for each in placement.enemies)
    streets = "".join(map(str, state.streets))
    return f"{state.turn} {placement.vigilante} {state.health} {levels}|{enemies}|{streets}"


def _event(table: Table, event: Event) -> str:
    values = [str(_value(table, each.name, getattr(event, each.name))) for each in fields(event)]  # type: ignore[arg-type]  # every event is a dataclass
    return ".".join([_LETTERS[type(event)], *values])


def _value(table: Table, name: str, value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    if name == "behaviour":
        return BEHAVIOURS.index(value)
    if name in ("action", "by"):
        return ACTIONS.index(value) if value in ACTIONS else -1
    if name == "street":
        return table.streets.index(value)
    if name == "outcome":
        return 0 if value == "won" else 1
    return table.numbers.get(value, len(table.cards))
