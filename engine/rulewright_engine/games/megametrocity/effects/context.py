"""What an effect knows about the moment it happens in."""

from typing import NamedTuple


class Context(NamedTuple):
    """`actor` is a hero or foe; `square` the one that its attack was aimed at, -1 for none; `hit` whom it hit;
    `same` whom the effect before this one was for.
    """

    actor: int
    square: int = -1
    hit: tuple[int, ...] = ()
    same: tuple[int, ...] = ()
