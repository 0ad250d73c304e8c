"""Choosing upgrades: at the set-up (MMC-8f-05, MMC-10-05), or given as a reward.

Four Techniques lie face up at the set-up, and all heroes choose from them, in turn.
"""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rulewright_engine.games.megametrocity import stage_rules, upgrades
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.decks import drawing
from rulewright_engine.games.megametrocity.figures import ATTRIBUTES
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Enhance(TextAction):
    """Takes an Enhancement."""

    FORM: ClassVar[str] = "enhance {attribute}"
    attribute: str


@frozen
class Learn(TextAction):
    """Takes a Technique."""

    FORM: ClassVar[str] = "learn {technique}"
    technique: str


ALL = tuple(Enhance(attribute) for attribute in ATTRIBUTES)


def _enhancements(state: State, frame: Frame) -> list[Enhance]:
    hero = frame[1]
    if not frame[3] or upgrades.why_not_any(state, hero) is not None:
        return []
    so_far = state.heroes[hero].enhancements
    return [enhance for enhance, times in zip(ALL, so_far, strict=True) if times < upgrades.MOST_OF_ONE]


def _why_not_enhance(state: State, frame: Frame, action: Enhance) -> Refusal | None:
    if not frame[3]:
        return Refusal("no-enhancement", "a Technique is to be chosen")
    return upgrades.why_not_enhance(state, frame[1], action.attribute)


def _enhance(state: State, frame: Frame, action: Enhance) -> None:
    upgrades.enhance(state, frame[1], action.attribute)
    _one_less(state, frame)


def _one_less(state: State, frame: Frame) -> None:
    name, hero, left, any_kind = frame
    state.agenda[-1] = (name, hero, left - 1, any_kind)


_learning = cache(Learn)


def _techniques(state: State, frame: Frame) -> list[Learn]:
    if not state.offer or upgrades.why_not_learn(state, frame[1]) is not None:
        return []
    return [_learning(state.table.techniques[number].id) for number in state.offer]


def _why_not_learn(state: State, frame: Frame, action: Learn) -> Refusal | None:
    if state.table.technique_ids.get(action.technique) not in state.offer:
        return Refusal("not-offered", f"{action.technique} does not lie face up", ("MMC-8f-05", "MMC-8f-06"))
    return upgrades.why_not_learn(state, frame[1])


def _learn(state: State, frame: Frame, action: Learn) -> None:
    technique = state.table.technique_ids[action.technique]
    upgrades.learn(state, frame[1], technique)
    state.offer = tuple(number for number in state.offer if number != technique)
    _one_less(state, frame)


def _done(state: State, frame: Frame) -> bool:
    """("upgrade", hero, how many, whether Enhancements can be chosen): over when there is nothing left to gain."""
    _, hero, left, any_kind = frame
    able = left and any_kind and bool(_enhancements(state, frame))
    if left and (able or (state.offer and not upgrades.why_not_learn(state, hero))):
        return False
    state.agenda.pop()
    return True


def _every(state: State, frame: Frame) -> tuple[Enhance, ...]:
    return ALL


def _cards(state: State, frame: Frame) -> Iterator[Learn]:
    return (Learn(card.id) for card in state.table.techniques)


def _no_card(state: State, frame: Frame) -> bool:
    if stage_rules.chooses_techniques(state):
        state.agenda.pop()
        state.offer = tuple(number for number, left in enumerate(upgrades.free_techniques(state)) if left)
        return True
    if frame[1] and any(upgrades.free_techniques(state)):
        return False
    state.agenda.pop()
    return True


def _revealed(state: State, frame: Frame, card: int) -> None:
    """("reveal", how many): Techniques laid face up."""
    state.offer = tuple(sorted((*state.offer, card)))
    state.agenda[-1] = ("reveal", frame[1] - 1)


def _cleared(state: State, frame: Frame) -> None:
    """("clear-offer",): what was not taken goes back into the deck (MMC-8f-06)."""
    state.offer = ()


FRAMES = {"clear-offer": _cleared}
CHANCES = {
    "reveal": drawing(
        "techniques",
        lambda state, frame: upgrades.free_techniques(state),
        lambda state: state.table.technique_names,
        _revealed,
        _no_card,
    )
}
DECISIONS = {
    "upgrade": Decision(
        hero_of(1),
        (
            ActionKind(Enhance, _enhancements, _why_not_enhance, _enhance, _every, exact=True),
            ActionKind(Learn, _techniques, _why_not_learn, _learn, _cards, exact=True),
        ),
        _done,
    )
}
