"""With several heroes on the attacked square: who takes a thug's attack (MMC-9b-14, MMC-9b-15)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, players
from rulewright_engine.games.megametrocity.figures import hero_named
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class TakeAttack(TextAction):
    """A hero takes the attack."""

    FORM: ClassVar[str] = "take {hero}"
    hero: str


def _candidates(state: State, frame: Frame) -> Iterator[TakeAttack]:
    for hero in frame[2]:
        yield TakeAttack(state.table.heroes[hero].id)


def _why_illegal(state: State, frame: Frame, action: TakeAttack) -> Refusal | None:
    if hero_named(state, action.hero) not in frame[2]:
        return Refusal("not-attacked", f"{action.hero} is not on the attacked square", ("MMC-9b-14",))
    return None


def _do(state: State, frame: Frame, action: TakeAttack) -> None:
    state.agenda.pop()
    name, numbers, plan = state.agenda[-1]
    state.agenda[-1] = (name, numbers, (*plan, (frame[1], hero_named(state, action.hero))))


def _universe(state: State, frame: Frame) -> Iterator[TakeAttack]:
    return (TakeAttack(hero.id) for hero in state.table.heroes)


DECISIONS = {"divide": Decision(players, (ActionKind(TakeAttack, _candidates, _why_illegal, _do, _universe),))}
