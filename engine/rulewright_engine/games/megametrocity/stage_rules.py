"""Extras of a stage: the one place that the other modules ask whether a stage changes a rule."""

from typing import NamedTuple

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_schema.games.megametrocity.stage_rules import NoScrolling, NoThugsTurn, Ride, ThugsTurn, WithoutEffect
from rulewright_schema.games.megametrocity.streets import Maps

ZULTAR = "zultar"
"""The machine that legends know by its own word."""
DEFAULT_THUGS_TURN = (1, (False,), "every")


def scrolls(table: Table) -> bool:
    """Whether the map scrolls at all."""
    return not any(isinstance(extra, NoScrolling) for extra in table.extras)


def thugs_turn(table: Table) -> tuple[int, tuple[bool, ...], str]:
    """Thug cards in a Thugs turn, for each whether it comes in at the left edge, and whose actions count."""
    for extra in table.extras:
        if isinstance(extra, NoThugsTurn):
            return 0, (), "every"
        if isinstance(extra, ThugsTurn):
            edges = tuple(extra.edges[min(number, len(extra.edges) - 1)] == "left" for number in range(extra.cards))
            return extra.cards, edges, extra.acting
    return DEFAULT_THUGS_TURN


def without_effect(state: State, card: str) -> bool:
    """Whether an event card has no effect now (MMC-12.10-08)."""
    for extra in state.table.extras:
        if isinstance(extra, WithoutEffect) and extra.card.rpartition("/")[2] == card:
            if extra.during == "stage":
                return True
            if extra.during == "before-last-tile":
                return any(drawn < len(stack) for drawn, stack in zip(state.drawn, state.table.stacks, strict=True))
            return ride_goes_on(state)
    return False


def assign(state: State) -> None:
    """Notes on which of several maps each hero starts (MMC-12.12-08)."""
    window = state.window
    if len(window.streets) > 1:
        for hero in state.standing():
            state.marks[f"map:{hero}"] = window.street_of(state.heroes[hero].square)


def can_return(state: State, hero: int, street: int) -> bool:
    """Whether a KO'd hero can be brought back on a street: only on its own map, if the stage says so (MMC-12.12-11)."""
    maps = state.table.stage.street
    if not isinstance(maps, Maps) or maps.revival == "any-map":
        return True
    return state.marks.get(f"map:{hero}", street) == street


def _ride(table: Table) -> Ride | None:
    return next((extra for extra in table.extras if isinstance(extra, Ride)), None)


def ride(state: State) -> Ride | None:
    """The stage's ride, if it has one."""
    return state.table.once(_ride)


def ride_goes_on(state: State) -> bool:
    """Whether the tile of a ride has been laid and the ride is not over."""
    found = ride(state)
    return found is not None and any(found.tile in street for street in state.window.streets)


SAVED = "saved"
"""The mark that counts how often the story was saved in this stage."""


class Saves(NamedTuple):
    """What saving takes: the machine, actions and cents."""

    feature: str
    actions: int
    cents: int


def saving(table: Table) -> Saves | None:
    """How the story is saved; None outside of one."""
    for key, value in table.options.story:
        if key == "saving":
            feature, actions, cents = value.split(":")
            return Saves(feature, int(actions), int(cents))
    return None


def saving_squares(state: State, saves: Saves) -> int:
    """The squares from which a machine that saves is used: below it, or beside what is no machine of the facade."""
    window = state.window
    if saves.feature == ZULTAR:
        return window.zultars
    return window.board.neighbours(window.feature(saves.feature)) & window.passable


def chooses_techniques(state: State) -> bool:
    """Whether a hero who gains a Technique chooses from the whole deck (MMC-13-11)."""
    return ("techniques", "choose") in state.table.options.story
