"""The agenda: a stack of frames, each one thing still to be done, the next one last.

**A frame** is a small tuple, its name first: `("draw-items", hero, 2)`. There are three sorts, told by where the name
is registered (each module lists its own in `FRAMES`, `DECISIONS` and `CHANCES`; `registry.py` joins them):

- *Automatic* frames are taken off the stack and handled; the handler may push others.
- A *decision* frame stays on top and waits: its player chooses among the actions of its `ActionKind`s. `legal` offers
  their candidates for which `why_illegal` has no refusal; `do` carries one out and takes the frame off when it is
  settled (a hero's turn stays until it is ended).
- A *chance* frame stays on top and waits for one of chance's actions, `Roll` or `Draw`, in the same way.

Before a decision or chance frame is offered its `prepare` may settle it (nothing to choose, an empty deck, the hero
is gone); it then answers True and the machine goes on.

**An interrupted procedure** is nothing special: what interrupts is pushed above what it interrupts, which waits below
with all it needs in its own frame. What must wait until the present procedure is over (rewards, reactions) is put into
`state.after` instead; frames named in `SETTLING` (a hero's turn, the next thug's attack, the next step of a round)
let it in before they are handled.

**Worked example.** Jack attacks with two dice and knocks out a leader; his Item card is the event Run over:

    [("hero-turn", 0)]                                                        jack: `melee 2`
    [("hero-turn", 0), ("attack-end", A), ("attack-roll", A, 2)]              chance: `roll 8 3`, one hit
    [("hero-turn", 0), ("attack-end", A), ("share-hits", A, 1)]               jack: `hit 17`; the leader is out,
                                                                              after = [("draw-items", 0, 1)]
    [("hero-turn", 0), ("attack-end", A)]                                     automatic
    [("hero-turn", 0)]                                                        settles: what waited comes in
    [("hero-turn", 0), ("draw-items", 0, 1)]                                  automatic
    [("hero-turn", 0), ("draw-items", 0, 0), ("draw-item", 0)]                chance: `draw run-over`
    [("hero-turn", 0), ("draw-items", 0, 0), ("draw-item", 0), ("effects", 7, 0, 0, …)]   automatic: wounds; then
    [("hero-turn", 0), ("draw-items", 0, 0), ("draw-item", 0)]                chance: another card (MMC-6a-34)

`A` is the attack, a tuple of its figures. Squares stand in frames only where the table cannot be laid anew meanwhile.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Action, Refusal
from rulewright_engine.rng import Rng

Automatic = Callable[[State, Frame], None]
"""Handles a frame that has been taken off the agenda."""
Prepare = Callable[[State, Frame], bool]
"""May settle a waiting frame (and then take it off); whether it did, or changed anything else."""


def _never(state: State, frame: Frame) -> bool:
    """Leaves the frame to its player."""
    return False


@dataclass(frozen=True, slots=True)
class ActionKind:
    """One kind of action: what can be chosen, why it may not, and what it does.

    `candidates` gives at least every legal action, in a fixed order, one for each choice that makes a difference;
    `why_illegal` is the one judge. `universe` gives whatever can be written down, for tests; the candidates if None.
    `exact`: the candidates are all legal, which the general tests hold them to, so that they need not be judged again.
    `needs`: bits of what there must be for it to be offered at all (`heroes/needs.py`).
    """

    action: type[TextAction]
    candidates: Callable[[State, Frame], Iterable[TextAction]]
    why_illegal: Callable[[State, Frame, Any], Refusal | None]
    do: Callable[[State, Frame, Any], None]
    universe: Callable[[State, Frame], Iterable[TextAction]] | None = None
    exact: bool = False
    needs: int = 0


Asked = tuple[Callable[[State, Frame], Iterable[TextAction]], Callable[[State, Frame, Any], Refusal | None] | None]
"""What a kind of action offers, and its judge where an offer may still be refused."""


def asked(kinds: Iterable[ActionKind]) -> tuple[Asked, ...]:
    """How some kinds of action are asked for what is legal."""
    return tuple((kind.candidates, None if kind.exact else kind.why_illegal) for kind in kinds)


@dataclass(frozen=True, slots=True)
class Decision:
    """A frame at which somebody chooses; `player` tells who, by hero's id or `players`.

    `asked_now` may leave out kinds of action that cannot be legal at the moment.
    """

    player: Callable[[State, Frame], str]
    kinds: tuple[ActionKind, ...]
    prepare: Prepare = _never
    asked_now: Callable[[State, Frame], tuple[Asked, ...]] | None = None
    by_action: dict[type[TextAction], ActionKind] = field(init=False, repr=False)
    asked: tuple[Asked, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_action", {kind.action: kind for kind in self.kinds})
        object.__setattr__(self, "asked", asked(self.kinds))


@dataclass(frozen=True, slots=True)
class Chance:
    """A frame at which dice or cards decide."""

    kind: str
    chances: Callable[[State, Frame], Iterable[tuple[Action, float]]]
    sample: Callable[[State, Frame, Rng], Action]
    why_illegal: Callable[[State, Frame, Any], Refusal | None]
    do: Callable[[State, Frame, Any], None]
    prepare: Prepare = _never


def hero_of(position: int) -> Callable[[State, Frame], str]:
    """The player of the hero whose number stands at a position of the frame."""
    return lambda state, frame: state.table.heroes[frame[position]].id


def players(state: State, frame: Frame) -> str:
    """All players together."""
    return "players"


def settle(state: State) -> bool:
    """Lets in what waits for the end of a procedure, first come first done; whether there was anything."""
    if not state.after:
        return False
    state.agenda.extend(reversed(state.after))
    state.after.clear()
    return True
