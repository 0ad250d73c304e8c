"""Spending an action on a place, for a goal that asks for it (MMC-12.02-05, MMC-12.03-04, MMC-12.12-05)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import stage_conditions, stage_places
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.events_of_stages import ActionSpent
from rulewright_engine.games.megametrocity.goals import progress
from rulewright_engine.games.megametrocity.goals.spend_actions import ACTIONS
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, SPENDING
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.goals import SpendActions


@frozen
class SpendAction(TextAction):
    """Spends an action on the place of a goal, by the goal's number (see `goals/progress.py`)."""

    FORM: ClassVar[str] = "spend-action {goal#}"
    goal: int


def _all(table: Table) -> tuple[SpendAction, ...]:
    """One for each goal that asks for actions."""
    return tuple(SpendAction(part.number) for part in progress.parts(table) if isinstance(part.goal, SpendActions))


def _candidates(state: State, frame: Frame) -> tuple[SpendAction, ...]:
    return state.table.once(_all)


def _why_illegal(state: State, frame: Frame, action: SpendAction) -> Refusal | None:
    part = progress.part_of(state, action.goal)
    if part is None or not isinstance(part.goal, SpendActions):
        return Refusal("no-such-goal", f"goal {action.goal} of the stage asks for no actions on a place")
    hero = state.heroes[frame[1]]
    if not hero.actions:
        return Refusal("no-actions", "no action is left to spend", ("MMC-8a-02",))
    if not stage_places.squares(state, part.goal.place) >> hero.square & 1:
        return Refusal("wrong-place", "the hero is not where the stage wants the actions spent")
    whose = frame[1] if part.goal.by == "one-hero" else None
    if progress.done(state, action.goal, ACTIONS, whose) >= (value_for(part.goal.actions, state.table.count) or 0):
        return Refusal("done-already", "all actions that the stage wants have been spent there")
    if not stage_conditions.all_hold(state, part.goal.provided):
        return Refusal("not-yet", "what the stage asks for besides is not so", ("MMC-12.02-05", "MMC-12.03-03"))
    return None


def _do(state: State, frame: Frame, action: SpendAction) -> None:
    spend_action(state, frame[1])
    progress.add(state, action.goal, ACTIONS, frame[1], 1)
    state.events.append(ActionSpent(frame[1], action.goal))


def _universe(state: State, frame: Frame) -> Iterator[SpendAction]:
    yield from state.table.once(_all)


KINDS = (ActionKind(SpendAction, _candidates, _why_illegal, _do, _universe, needs=ACTION | SPENDING),)
