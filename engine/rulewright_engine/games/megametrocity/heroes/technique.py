"""Techniques used at will, in the owner's own turn (section 6d)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import abilities
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.heroes.needs import TECHNIQUE
from rulewright_engine.games.megametrocity.parts import Ability
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class UseTechnique(TextAction):
    """Uses an active ability of a Technique, counted from 1 among those of its card."""

    FORM: ClassVar[str] = "technique {technique} {number#}"
    technique: str
    number: int


Uses = tuple[tuple[UseTechnique, Ability], ...]


def _uses(table: Table) -> tuple[Uses, ...]:
    """By Technique, its active abilities and how each is used."""
    return tuple(
        tuple(
            (UseTechnique(card.id, number), ability)
            for number, ability in enumerate((each for each in card.abilities if not each.when), 1)
        )
        for card in table.techniques
    )


def _active(state: State, technique: int) -> list[Ability]:
    return [ability for _, ability in state.table.once(_uses)[technique]]


def _candidates(state: State, frame: Frame) -> list[UseTechnique]:
    number = frame[1]
    uses = state.table.once(_uses)
    return [
        action
        for technique in state.heroes[number].techniques
        for action, ability in uses[technique]
        if abilities.affordable(state, number, ability) and abilities.why_not(state, number, ability) is None
    ]


def _why_illegal(state: State, frame: Frame, action: UseTechnique) -> Refusal | None:
    technique = state.table.technique_ids.get(action.technique)
    if technique is None or technique not in state.heroes[frame[1]].techniques:
        return Refusal("not-owned", f"{action.technique} is no Technique of the hero", ("MMC-6d-04",))
    able = _active(state, technique)
    if not 1 <= action.number <= len(able):
        return Refusal("no-ability", f"{action.technique} has {len(able)} abilities to use", ("MMC-6d-02",))
    return abilities.why_not(state, frame[1], able[action.number - 1])


def _do(state: State, frame: Frame, action: UseTechnique) -> None:
    technique = state.table.technique_ids[action.technique]
    abilities.use(state, frame[1], technique, _active(state, technique)[action.number - 1])


def _universe(state: State, frame: Frame) -> Iterator[UseTechnique]:
    return (UseTechnique(card.id, number) for card in state.table.techniques for number in range(4))


KINDS = (ActionKind(UseTechnique, _candidates, _why_illegal, _do, _universe, exact=True, needs=TECHNIQUE),)
