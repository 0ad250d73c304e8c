"""Reactions of Techniques, offered when what set them off is over: `("reaction", hero, technique, ability)`."""

from rulewright_engine.games.megametrocity import triggers
from rulewright_engine.games.megametrocity.state import Frame, State


def _offer(state: State, frame: Frame) -> None:
    """Offers the reaction."""


def _weapon_gone(state: State, frame: Frame) -> None:
    """("weapon-gone", hero): its last battery was spent."""
    triggers.fire(state, "weapon-discarded", frame[1])


FRAMES = {"reaction": _offer, "weapon-gone": _weapon_gone}
