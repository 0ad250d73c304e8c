"""What an effect knows about the moment it happens in."""

from typing import NamedTuple

from rulewright_engine.games.megametrocity.state import FIRST_FOE, Frame, State


class Context(NamedTuple):
    """`actor` is a hero or foe; `square` the one that its attack was aimed at, -1 for none; `hit` whom it hit;
    `same` whom the effect before this one was for; `beam` the straight line chosen, 0 for none; `event` whether an
    event card does it, which is nobody's doing (MMC-6a-35).
    """

    actor: int
    square: int = -1
    hit: tuple[int, ...] = ()
    same: tuple[int, ...] = ()
    beam: int = 0
    event: bool = False

    @property
    def by_hero(self) -> bool:
        """Whether a hero acts."""
        return self.actor < FIRST_FOE


FIRST_FIELD = 3


def context_of(state: State, frame: Frame) -> Context:
    """What a frame of an effect carries: its name, the list, the place in it, then the fields above."""
    actor, square, hit, same, *beam = frame[FIRST_FIELD : FIRST_FIELD + 5]
    return Context(actor, square, hit, same, beam[0] if beam else 0, frame[1] in state.table.event_effects)


def decider(state: State, actor: int) -> str:
    """Who chooses for somebody who acts: a hero for itself; the players together where a foe leaves it to them."""
    return state.table.heroes[actor].id if actor < FIRST_FOE else "players"
