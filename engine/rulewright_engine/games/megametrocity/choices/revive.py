"""Which KO'd hero a card brings back."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.effects import reviving
from rulewright_engine.games.megametrocity.figures import hero_named
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class ReviveHero(TextAction):
    """Brings a KO'd hero back."""

    FORM: ClassVar[str] = "revive {hero}"
    hero: str


def _candidates(state: State, frame: Frame) -> Iterator[ReviveHero]:
    """("revive", who acts, life)."""
    return (ReviveHero(state.table.heroes[hero].id) for hero in reviving.gone(state, frame[1]))


def _why_illegal(state: State, frame: Frame, action: ReviveHero) -> Refusal | None:
    if hero_named(state, action.hero) not in reviving.gone(state, frame[1]):
        return Refusal("not-out", f"{action.hero} is not KO'd", ("MMC-8g-04",))
    return None


def _do(state: State, frame: Frame, action: ReviveHero) -> None:
    state.agenda.pop()
    reviving.back(state, hero_named(state, action.hero), frame[1], frame[2])


def _no_choice(state: State, frame: Frame) -> bool:
    found = reviving.gone(state, frame[1])
    if len(found) > 1:
        return False
    state.agenda.pop()
    if found:
        reviving.back(state, found[0], frame[1], frame[2])
    return True


def _universe(state: State, frame: Frame) -> Iterator[ReviveHero]:
    return (ReviveHero(hero.id) for hero in state.table.heroes)


DECISIONS = {
    "revive": Decision(hero_of(1), (ActionKind(ReviveHero, _candidates, _why_illegal, _do, _universe),), _no_choice)
}
