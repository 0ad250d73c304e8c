"""Decks as multisets: a draw is a chance outcome, so that no hidden order is needed."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from rulewright_engine.games.megametrocity.actions import Draw
from rulewright_engine.games.megametrocity.agenda import Chance, Prepare
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Action, Refusal
from rulewright_engine.rng import Rng

Counts = Callable[[State, Frame], Sequence[int]]
Names = Callable[[State], Sequence[str]]


_draw = cache(Draw)
"""A design's draws are all the same one."""


def refill(deck: list[int], discards: list[int]) -> bool:
    """Shuffles the discards into an empty deck (MMC-4-03); whether there is a card to draw."""
    if any(deck):
        return True
    deck[:] = discards
    discards[:] = [0] * len(discards)
    return any(deck)


def drawing(
    kind: str, counts: Counts, names: Callable[[State], Sequence[str]], drawn: Callable[[State, Frame, int], None],
    prepare: Prepare,
) -> Chance:  # fmt: skip
    """A chance frame that draws one card, each copy equally likely; `drawn` is told the design."""

    def chances(state: State, frame: Frame) -> Iterable[tuple[Action, float]]:
        left = counts(state, frame)
        total = sum(left)
        for name, count in zip(names(state), left, strict=True):
            if count:
                yield Draw(name), count / total

    def sample(state: State, frame: Frame, rng: Rng) -> Action:
        return _draw(names(state)[rng.weighted(counts(state, frame))])

    def why_illegal(state: State, frame: Frame, action: Draw) -> Refusal | None:
        known = names(state)
        if not isinstance(action, Draw):
            return Refusal("not-now", "a card is to be drawn now")
        if action.card not in known or not counts(state, frame)[known.index(action.card)]:
            return Refusal("not-in-deck", f"{action.card} is not in the deck")
        return None

    def do(state: State, frame: Frame, action: Draw) -> None:
        drawn(state, frame, names(state).index(action.card))

    return Chance(kind, chances, sample, why_illegal, do, prepare)
