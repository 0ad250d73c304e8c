"""Establishments: entering one for the first time interrupts the turn (section 5c)."""

from rulewright_engine.games.megametrocity import layout, moments, scrolling, spawning, stage_figures, triggers
from rulewright_engine.games.megametrocity.decks import drawing, refill
from rulewright_engine.games.megametrocity.events import FaceLaid, ThugCardDrawn
from rulewright_engine.games.megametrocity.state import Frame, State


def entered(state: State, hero: int) -> None:
    """A hero is newly on a square: if it is the door of an Establishment that is not open, it opens (MMC-5c-02)."""
    window = state.window
    square = state.heroes[hero].square
    if square < 0 or not window.door_mask >> square & 1:
        return
    face = window.doors[1 << square]
    if can_open(state, face):
        state.agenda.append(("open", face, window.street_of(square), hero))


def can_open(state: State, face: str) -> bool:
    """Whether its tile can be laid: it is not on the table, nor the other face of its piece (MMC-3-16)."""
    pieces = state.table.pieces
    return face in pieces and all(pieces[name] != pieces[face] for name, _ in state.window.faces)


def _open(state: State, frame: Frame) -> None:
    """("open", face, street, hero): the tile is laid, the stage's figures appear, then a Thug card is drawn."""
    _, face, street, hero = frame
    layout.lay(state, scrolling.key_of(state.window.streets, (*state.window.faces, (face, street))))
    state.events.append(FaceLaid(face))
    state.touched = True
    state.agenda.append(("inside-card", face))
    stage_figures.laid(state, face)
    moments.face_laid(state, face)
    triggers.fire(state, "establishment-opened", hero)


def _no_card(state: State, frame: Frame) -> bool:
    cards = state.table.thug_cards
    there = refill(state.thug_cards, state.thug_discards)
    if there and any(
        cards[number].type == "regular"
        for deck in (state.thug_cards, state.thug_discards)
        for number, count in enumerate(deck)
        if count
    ):
        return False
    state.agenda.pop()
    return True


def _drawn(state: State, frame: Frame, card: int) -> None:
    """("inside-card", face): an ordinary card spawns on the corners, its actions do not count (MMC-5c-03, MMC-5c-04).

    Special cards are discarded and replaced (MMC-5c-06).
    """
    part = state.table.thug_cards[card]
    state.thug_cards[card] -= 1
    state.thug_discards[card] += 1
    state.events.append(ThugCardDrawn(part.id, part.type == "regular"))
    if part.type == "regular":
        state.agenda.pop()
        spawning.spawn_inside(state, part, frame[1])


FRAMES = {"open": _open}
CHANCES = {
    "inside-card": drawing(
        "thugs",
        lambda state, frame: state.thug_cards,
        lambda state: state.table.thug_card_names,
        _drawn,
        _no_card,
    )
}
