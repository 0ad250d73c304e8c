"""The turbo bar (sections 7b and 8e)."""

from rulewright_engine.games.megametrocity.events import TurboGained, TurboSpent
from rulewright_engine.games.megametrocity.state import State


def gain(state: State, hero: int, tokens: int) -> None:
    """Turns tokens to their active side, as many as there are (MMC-8e-03)."""
    gained = min(tokens, state.table.heroes[hero].turbo - state.heroes[hero].turbo)
    if gained:
        state.heroes[hero].turbo += gained
        state.events.append(TurboGained(hero, gained))


def spend(state: State, hero: int, tokens: int) -> None:
    """Turns active tokens back."""
    if tokens:
        state.heroes[hero].turbo -= tokens
        state.events.append(TurboSpent(hero, tokens))


def is_full(state: State, hero: int) -> bool:
    """Whether the whole bar is active (MMC-8e-05)."""
    return state.heroes[hero].turbo >= state.table.heroes[hero].turbo
