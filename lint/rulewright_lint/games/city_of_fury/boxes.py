"""What the Behaviour Boxes of a card can do at all, by trying every placement."""

from collections.abc import Iterator
from itertools import combinations

from rulewright_engine.games.city_of_fury.placements import Behaved, Enemy, Placement, behaviours, placed, uses_left_box
from rulewright_schema.games.city_of_fury.terms import SCREEN

THIS, OTHER = 0, 1


def placements() -> Iterator[Placement]:
    """Every placement of the Vigilante, this Enemy, and another one or none."""
    places = range(1, SCREEN + 1)
    for vigilante, this in ((one, two) for one in places for two in places if one != two):
        yield placed(vigilante, [Enemy(this, THIS, 1)])
        for other in places:
            if other not in (vigilante, this):
                yield placed(vigilante, [Enemy(this, THIS, 1), Enemy(other, OTHER, 1)])


def outcomes(side: str, box: tuple[str, ...]) -> Iterator[list[Behaved | None]]:
    """For every placement in which the box of a side is used: what each of its Behaviours leads to."""
    for placement in placements():
        this = placement.enemy(THIS)
        assert this is not None
        if uses_left_box(placement, this) == (side == "left"):
            yield [found for _, found in behaviours(placement, THIS, box)]


def idle(side: str, box: tuple[str, ...]) -> list[int]:
    """The Behaviours of a box, by number, that are impossible wherever everybody stands."""
    seen = list(outcomes(side, box))
    return [number for number in range(len(box)) if all(each[number] is None for each in seen)]


def hurts(side: str, box: tuple[str, ...]) -> bool:
    """Whether the box ever costs the Vigilante Health."""
    return any(found is not None and found.damage for each in outcomes(side, box) for found in each)


def pairs(names: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """The places of every two names that are the same, the first of them in front."""
    return ((one, two) for one, two in combinations(range(len(names)), 2) if names[one] == names[two])
