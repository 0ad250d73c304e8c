"""Movement of thugs (sections 9a and 9b): toward the chosen hero, until a hero is in reach."""

from collections.abc import Callable

from rulewright_engine.games.megametrocity import chains, special_attacks
from rulewright_engine.games.megametrocity.events import FoeMoved
from rulewright_engine.games.megametrocity.figures import foe_movement, foe_range
from rulewright_engine.games.megametrocity.hero_choice import chosen, in_play_order
from rulewright_engine.games.megametrocity.state import CHAINED, OFF, RESTING, STUNNED, Foe, State

IDLE = STUNNED | CHAINED | RESTING


def acts(state: State, foe: Foe) -> bool:
    """Whether it carries out the actions of the card: not while stunned, chained or just freed, and no thing does."""
    return not foe.flags & IDLE and state.table.kinds[foe.kind].sort != "thing"


def move_all(state: State, numbers: tuple[int, ...]) -> None:
    """One Movement action of each, in the order given (MMC-9b-01).

    Heroes stay where they are meanwhile, so all of a kind that start on one square end on one square.
    """
    heroes = in_play_order(state)
    if not heroes:
        return
    mask = state.heroes_mask()
    chained = chains.any_chained(state) and any(foe.flags & CHAINED for foe in state.foes.values())
    ends: dict[tuple[int, int], int] = {}
    ranges: dict[int, tuple[int, int]] = {}
    foes = state.foes
    for number in numbers:
        foe = foes.get(number)
        if foe is None or not acts(state, foe):
            continue
        kind, start = foe.kind, foe.square
        figures = ranges.get(kind)
        if figures is None:
            figures = ranges[kind] = foe_range(state, foe), foe_movement(state, foe)
        if state.table.kinds[kind].sort == "final-boss":
            end = _walk(state, number, foe, heroes, mask, figures[1], _special(state, number))
        elif chained:
            end = _walk(state, number, foe, heroes, mask, figures[1], _fire(state, figures[0]))
        else:
            end = ends.get((kind, start), OFF)
            if end == OFF:
                end = ends[kind, start] = _end(state, start, heroes, mask, figures)
        if end != start:
            foes[number] = foe.at(end)
            state.events.append(FoeMoved(number, start, end))


def _fire(state: State, range_: int) -> Callable[[int], int]:
    return lambda square: state.window.fire(square, range_)


def _special(state: State, number: int) -> Callable[[int], int]:
    return lambda _: special_attacks.reach(state, number)


def _end(state: State, square: int, heroes: list[int], mask: int, figures: tuple[int, int]) -> int:
    """Where one with a range and a Movement value ends: steps on a shortest way to the chosen hero, until any hero is
    in reach (MMC-9a-05).
    """
    range_, steps = figures
    fires = state.window.fires(range_)
    if fires[square] & mask:
        return square
    target = chosen(state, square, heroes)
    if target is None:
        return square
    way = state.window.towards(state.heroes[target].square)
    for _ in range(steps):
        ahead = way[square]
        if ahead == square:
            break
        square = ahead
        if fires[square] & mask:
            break
    return square


def _walk(
    state: State, number: int, foe: Foe, heroes: list[int], mask: int, steps: int, in_reach: Callable[[int], int]
) -> int:
    """The same, step by step on the map: a chained boss may be freed on the way, and what a final boss reaches depends
    on where it stands.
    """
    square = foe.square
    if in_reach(square) & mask:
        return square
    target = chosen(state, square, heroes)
    if target is None:
        return square
    way = state.window.towards(state.heroes[target].square)
    for _ in range(steps):
        if way[square] == square:
            break
        square = way[square]
        state.foes[number] = foe.at(square)
        chains.arrived(state, number, by_own_move=True)
        if in_reach(square) & mask:
            break
    return square
