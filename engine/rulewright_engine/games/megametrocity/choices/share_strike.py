"""Several heroes on the square that a final boss struck: the players share the hits out (MMC-9b-14, MMC-6a-18)."""

from collections.abc import Iterator

from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, players
from rulewright_engine.games.megametrocity.choices.divide_attacks import TakeAttack
from rulewright_engine.games.megametrocity.effects import striking
from rulewright_engine.games.megametrocity.figures import hero_named
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal


def _candidates(state: State, frame: Frame) -> Iterator[TakeAttack]:
    """("share-strike", heroes, hits left, wounds of each, who took those before)."""
    return (TakeAttack(state.table.heroes[hero].id) for hero in frame[1])


def _why_illegal(state: State, frame: Frame, action: TakeAttack) -> Refusal | None:
    if hero_named(state, action.hero) not in frame[1]:
        return Refusal("not-attacked", f"{action.hero} is not on the attacked square", ("MMC-9b-14",))
    return None


def _do(state: State, frame: Frame, action: TakeAttack) -> None:
    state.agenda.pop()
    name, heroes, hits, wounds, taken = frame
    # Whose hit comes first makes no difference: they land together.
    taken = tuple(sorted((*taken, hero_named(state, action.hero))))
    if hits > 1:
        state.agenda.append((name, heroes, hits - 1, wounds, taken))
    else:
        striking.land(state, {hero: wounds * taken.count(hero) for hero in dict.fromkeys(taken)})


def _universe(state: State, frame: Frame) -> Iterator[TakeAttack]:
    return (TakeAttack(hero.id) for hero in state.table.heroes)


DECISIONS = {"share-strike": Decision(players, (ActionKind(TakeAttack, _candidates, _why_illegal, _do, _universe),))}
