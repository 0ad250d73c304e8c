"""Who stands where, and what Actions and Behaviours make of it: the rules of the Screen as pure functions.

A placement is the Vigilante's place and the Enemies on the Screen, at most two, sorted by place. Places count from 1
(left) to 5. Cards are small numbers, the same as in the table of the game. Nothing here knows Streets, Health of the
Vigilante or whose turn it is.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from rulewright_schema.games.city_of_fury.terms import SCREEN

LEFT, RIGHT = -1, 1


class Enemy(NamedTuple):
    """An Enemy on the Screen."""

    at: int
    card: int
    health: int


class Placement(NamedTuple):
    """Where everybody stands; `enemies` are sorted by place."""

    vigilante: int
    enemies: tuple[Enemy, ...]

    def enemy(self, card: int) -> Enemy | None:
        """The Enemy of a card, None if it is not on the Screen."""
        return next((each for each in self.enemies if each.card == card), None)

    def on(self, place: int) -> Enemy | None:
        """The Enemy on a place."""
        return next((each for each in self.enemies if each.at == place), None)


def placed(vigilante: int, enemies: Iterator[Enemy] | list[Enemy]) -> Placement:
    """A placement of Enemies in any order."""
    return Placement(vigilante, tuple(sorted(enemies)))


def distance(placement: Placement, enemy: Enemy) -> int:
    """How many places lie between the Vigilante and an Enemy, 1 if they are neighbours."""
    return abs(placement.vigilante - enemy.at)


# ---------------------------------------------------------------------------------------------- the Vigilante's Actions
def moved(placement: Placement, step: int) -> Placement | None:
    """The Vigilante one place to the left or right, an Enemy there trading places (COF-ACT-04, COF-ACT-05); None over
    the edge (COF-ACT-06).
    """
    here, there = placement.vigilante, placement.vigilante + step
    if not 1 <= there <= SCREEN:
        return None
    return placed(there, [each._replace(at=here) if each.at == there else each for each in placement.enemies])


def within_reach(placement: Placement) -> tuple[int, ...]:
    """The cards of Enemies that can be attacked: those next to the Vigilante (COF-ACT-08, COF-ACT-09)."""
    return tuple(each.card for each in placement.enemies if distance(placement, each) == 1)


def within_shot(placement: Placement, blocked: bool) -> tuple[int, ...]:
    """The cards of Enemies that can be shot: those not next to the Vigilante (COF-ACT-10, COF-ACT-11).

    `blocked`: only the nearest Enemy on each side (reading b of COF-ACT-10).
    """
    far = [each for each in placement.enemies if distance(placement, each) > 1]
    if blocked:
        far = [each for each in far if not any(_between(placement, each, other) for other in placement.enemies)]
    return tuple(each.card for each in far)


def _between(placement: Placement, far: Enemy, other: Enemy) -> bool:
    low, high = sorted((placement.vigilante, far.at))
    return low < other.at < high


def hit(placement: Placement, card: int) -> tuple[Placement, bool]:
    """An Enemy with 1 Health less, and whether that laid it aside (COF-ACT-12)."""
    enemies = [each._replace(health=each.health - 1) if each.card == card else each for each in placement.enemies]
    left = [each for each in enemies if each.health > 0]
    return placed(placement.vigilante, left), len(left) < len(enemies)


# ------------------------------------------------------------------------------------------------ Enemies' Behaviours
class Behaved(NamedTuple):
    """What a Behaviour led to; `damage` is what the Vigilante takes."""

    placement: Placement
    damage: int = 0


def _enemy_moves(placement: Placement, enemy: Enemy, step: int) -> Behaved | None:
    """Move Left and Move Right (COF-BEH-02 to COF-BEH-07): onto an empty Street only."""
    there = enemy.at + step
    if not 1 <= there <= SCREEN or there == placement.vigilante or placement.on(there) is not None:
        return None
    return Behaved(_at(placement, {enemy.card: there}))


def _enemy_jumps(placement: Placement, enemy: Enemy, step: int) -> Behaved | None:
    """Jump Left and Jump Right (COF-BEH-08 to COF-BEH-13): trading places with whoever is there."""
    there = enemy.at + step
    if not 1 <= there <= SCREEN:
        return None
    if there == placement.vigilante:
        return Behaved(_at(placement._replace(vigilante=enemy.at), {enemy.card: there}))
    other = placement.on(there)
    places = {enemy.card: there} if other is None else {enemy.card: there, other.card: enemy.at}
    return Behaved(_at(placement, places))


def _enemy_attacks(placement: Placement, enemy: Enemy, _step: int) -> Behaved | None:
    """Attack (COF-BEH-14)."""
    return Behaved(placement, 1) if distance(placement, enemy) == 1 else None


def _enemy_shoots(placement: Placement, enemy: Enemy, _step: int) -> Behaved | None:
    """Shoot (COF-BEH-15)."""
    return Behaved(placement, 1) if distance(placement, enemy) > 1 else None


def _enemy_pushes(placement: Placement, enemy: Enemy, step: int) -> Behaved | None:
    """Push Left and Push Right (COF-BEH-16 to COF-BEH-19): a Move of the Vigilante that nobody asked for."""
    if placement.vigilante != enemy.at + step:
        return None
    after = moved(placement, step)
    return Behaved(after) if after is not None else None


def _at(placement: Placement, places: Mapping[int, int]) -> Placement:
    moved_to = [each._replace(at=places.get(each.card, each.at)) for each in placement.enemies]
    return placed(placement.vigilante, moved_to)


BEHAVE: Mapping[str, tuple[Callable[[Placement, Enemy, int], Behaved | None], int]] = {
    "move-left": (_enemy_moves, LEFT),
    "move-right": (_enemy_moves, RIGHT),
    "jump-left": (_enemy_jumps, LEFT),
    "jump-right": (_enemy_jumps, RIGHT),
    "attack": (_enemy_attacks, 0),
    "shoot": (_enemy_shoots, 0),
    "push-left": (_enemy_pushes, LEFT),
    "push-right": (_enemy_pushes, RIGHT),
}
"""Every Behaviour by its name: what it does, and to which side."""


def uses_left_box(placement: Placement, enemy: Enemy) -> bool:
    """Whether an Enemy that Activates now uses its left box: the Vigilante is to its left (COF-ENEMY-05 to -07)."""
    return placement.vigilante < enemy.at


def behaviours(placement: Placement, card: int, box: tuple[str, ...]) -> Iterator[tuple[str, Behaved | None]]:
    """Each Behaviour of a box in order, with what it led to; None: it is impossible and passed over (COF-BEH-20)."""
    for name in box:
        enemy = placement.enemy(card)
        assert enemy is not None
        handler, step = BEHAVE[name]
        found = handler(placement, enemy, step)
        if found is not None:
            placement = found.placement
        yield name, found


# ---------------------------------------------------------------------------------------------------- the Scroll Phase
def scrolled(placement: Placement, newcomer: int, health: int) -> Placement:
    """Everybody one place further left and a newcomer on place 5; who falls off is put back on place 1 and pushes those
    in the way to the right (COF-SCROLL-03 to COF-SCROLL-07). The order of the characters never changes.
    """
    # The Vigilante goes among the Enemies as card -1, so that all are pushed alike.
    figures = sorted([Enemy(placement.vigilante, -1, 0), *placement.enemies])
    free, enemies, vigilante = 1, [Enemy(SCREEN, newcomer, health)], 0
    for figure in figures:
        at = max(figure.at - 1, free)
        free = at + 1
        if figure.card < 0:
            vigilante = at
        else:
            enemies.append(figure._replace(at=at))
    return placed(vigilante, enemies)
