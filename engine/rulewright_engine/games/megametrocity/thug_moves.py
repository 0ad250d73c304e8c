"""Movement of thugs (sections 9a and 9b): toward the chosen hero, until a hero is in reach."""

from rulewright_engine.games.megametrocity import chains, special_attacks
from rulewright_engine.games.megametrocity.events import FoeMoved
from rulewright_engine.games.megametrocity.figures import foe_movement, foe_range
from rulewright_engine.games.megametrocity.hero_choice import chosen, in_play_order
from rulewright_engine.games.megametrocity.state import CHAINED, RESTING, STUNNED, Foe, State

IDLE = STUNNED | CHAINED | RESTING


def acts(state: State, foe: Foe) -> bool:
    """Whether it carries out the actions of the card: not while stunned, chained or just freed, and no thing does."""
    return not foe.flags & IDLE and state.table.kinds[foe.kind].sort != "thing"


def move_all(state: State, numbers: tuple[int, ...]) -> None:
    """One Movement action of each, in the order given (MMC-9b-01)."""
    heroes = in_play_order(state)
    if not heroes:
        return
    mask = state.heroes_mask()
    ranges: dict[int, int] = {}
    chained = any(foe.flags & CHAINED for foe in state.foes.values())
    for number in numbers:
        foe = state.foes.get(number)
        if foe is None or not acts(state, foe):
            continue
        final = state.table.kinds[foe.kind].sort == "final-boss"
        if foe.kind not in ranges:
            ranges[foe.kind] = foe_range(state, foe)
        _move(state, number, foe, heroes, mask, -1 if final else ranges[foe.kind], chained)


def _move(state: State, number: int, foe: Foe, heroes: list[int], mask: int, range_: int, chained: bool) -> None:
    """Steps on a shortest way to the chosen hero; stops as soon as any hero is in reach (MMC-9a-05).

    `range_` -1: a final boss, whose Special Attacks say how far it reaches.
    """
    window = state.window
    start = square = foe.square
    if _in_reach(state, number, square, range_) & mask:
        return
    target = chosen(state, square, heroes)
    if target is None:
        return
    way = window.towards(state.heroes[target].square)
    for _ in range(foe_movement(state, foe)):
        ahead = way[square]
        if ahead == square:
            break
        square = ahead
        if chained or range_ < 0:
            state.foes[number] = foe.at(square)
            chains.arrived(state, number, by_own_move=True)
        if _in_reach(state, number, square, range_) & mask:
            break
    if square != start:
        state.foes[number] = foe.at(square)
        state.events.append(FoeMoved(number, start, square))


def _in_reach(state: State, number: int, square: int, range_: int) -> int:
    return special_attacks.reach(state, number) if range_ < 0 else state.window.fire(square, range_)
