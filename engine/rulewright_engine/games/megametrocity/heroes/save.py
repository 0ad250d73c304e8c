"""Saving the story at a machine, from the square below it (MMC-13-13, MMC-13-14)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import stage_rules
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.events_of_stages import StorySaved
from rulewright_engine.games.megametrocity.heroes.insert_coin import pay, payments
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, MONEY, SAVING
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted


@frozen
class Save(TextAction):
    """Saves the story, paying with money cards of these values."""

    FORM: ClassVar[str] = "save for {cents*}"
    cents: tuple[int, ...]


def _candidates(state: State, frame: Frame) -> list[Save]:
    saving = state.table.once(stage_rules.saving)
    hero = state.heroes[frame[1]]
    if saving is None or not hero.money or not stage_rules.saving_squares(state, saving) >> hero.square & 1:
        return []
    return [Save(way) for way in payments(state, frame[1], saving.cents)]


def _why_illegal(state: State, frame: Frame, action: Save) -> Refusal | None:
    saving = state.table.once(stage_rules.saving)
    if saving is None:
        return Refusal("no-story", "only a story is saved", ("MMC-13-13",))
    hero = state.heroes[frame[1]]
    if not stage_rules.saving_squares(state, saving) >> hero.square & 1:
        return Refusal("no-machine", "the hero is not below a machine that saves", ("MMC-13-14",))
    if hero.actions < saving.actions:
        return Refusal(
            "no-actions", f"{counted(saving.actions, 'action', 'is')} needed, {hero.actions} left", ("MMC-13-14",)
        )
    if tuple(sorted(action.cents, reverse=True)) not in payments(state, frame[1], saving.cents):
        return Refusal(
            "wrong-price", f"it costs {counted(saving.cents, 'cent')} in money cards of the hero", ("MMC-13-14",)
        )
    return None


def _do(state: State, frame: Frame, action: Save) -> None:
    saving = state.table.once(stage_rules.saving)
    assert saving is not None
    for _ in range(saving.actions):
        spend_action(state, frame[1])
    pay(state, frame[1], action.cents)
    state.marks[stage_rules.SAVED] = state.marks.get(stage_rules.SAVED, 0) + 1
    state.events.append(StorySaved(frame[1]))


def _universe(state: State, frame: Frame) -> Iterator[Save]:
    return (Save(cents) for cents in ((100,), (50, 50), (50, 25, 25), (25, 25, 25, 25), (25,), ()))


KINDS = (ActionKind(Save, _candidates, _why_illegal, _do, _universe, needs=ACTION | MONEY | SAVING),)
