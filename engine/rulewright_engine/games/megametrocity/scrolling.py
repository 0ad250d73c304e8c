"""Side-scrolling (section 5b)."""

from rulewright_engine.games.megametrocity import chains, layout, moments, stage_figures, stage_rules, triggers
from rulewright_engine.games.megametrocity.events import MapScrolled, TileLaid
from rulewright_engine.games.megametrocity.state import CHAINED, Frame, State
from rulewright_engine.games.megametrocity.windows import Key


def scroll(state: State, frame: Frame) -> None:
    """("scroll", street): if nobody is left on the rear tile the next tile comes (MMC-5b-01, MMC-5b-02)."""
    street = frame[1]
    tiles = state.window.streets[street]
    stack = state.table.stacks[street]
    if len(tiles) < 2 or state.drawn[street] >= len(stack) or not state.table.once(stage_rules.scrolls):
        return
    if rear_is_held(state, street):
        return
    if not state.table.rulings.one_scroll_per_round:
        state.agenda.append(frame)
    tile = stack[state.drawn[street]]
    state.drawn = (*state.drawn[:street], state.drawn[street] + 1, *state.drawn[street + 1 :])
    lay_street(state, street, (*tiles[1:], tile))
    state.events.append(MapScrolled(street))
    for hero in state.standing():
        triggers.fire(state, "scrolled", hero)


def rear_is_held(state: State, street: int) -> bool:
    """Whether a hero or foe on the rear tile, or in an Establishment behind it, holds the map (MMC-5b-01)."""
    return is_held(state, state.window.rear[street])


def is_held(state: State, mask: int) -> bool:
    """Whether a hero or foe on some squares holds the map; the stage says whether a boss in chains does."""
    if mask & state.heroes_mask():
        return True
    for foe in state.foes.values():
        if mask >> foe.square & 1:
            rules = chains.rules_for(state, foe.kind) if foe.flags & CHAINED else None
            if rules is None or rules.holds_up_scrolling:
                return True
    return False


def lay_street(state: State, street: int, tiles: tuple[str, ...]) -> None:
    """Lays a street anew; Establishments stay while a tile with their door does. Then the stage's figures appear."""
    before = state.window.streets[street]
    streets = (*state.window.streets[:street], tiles, *state.window.streets[street + 1 :])
    layouts = state.table.tiles
    kept = tuple(
        (face, owner)
        for face, owner in state.window.faces
        if owner != street or any(layouts[tile].door(face) for tile in tiles)
    )
    layout.lay(state, key_of(streets, kept))
    for tile in tiles:
        if tile not in before:
            state.events.append(TileLaid(tile))
            stage_figures.laid(state, tile)
            moments.tile_laid(state, tile)
    state.touched = True


def key_of(streets: tuple[tuple[str, ...], ...], faces: tuple[tuple[str, int], ...]) -> Key:
    """The key of a window."""
    return streets, faces
