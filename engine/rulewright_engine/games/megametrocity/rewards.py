"""Rewards that stages give: Item cards and upgrades for heroes, and how a won stage ends after them."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import upgrades
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, players
from rulewright_engine.games.megametrocity.events import StageEnded
from rulewright_engine.games.megametrocity.figures import hero_named
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.games.megametrocity.stage_events import Reward

WON = "won"
"""The mark of a stage that is won while rewards are still drawn."""
KEPT = frozenset({"draw-items", "may-draw"})
"""What waits at the win and still comes in story mode, where items are kept."""


def give(state: State, reward: Reward) -> None:
    """Each hero on the map draws the cards, and each gains the upgrades, KO'd or not; in the order of play."""
    for hero in reversed(state.in_order()):
        if reward.upgrades:
            state.agenda.extend(
                [("clear-offer",), ("upgrade", hero, reward.upgrades, True), ("reveal", upgrades.FACE_UP)]
            )
    if not reward.item_cards:
        return
    if state.table.rulings.reward_for_group:
        state.agenda.append(("who-draws", reward.item_cards))
        return
    for hero in reversed(state.in_order()):
        if state.heroes[hero].square != OFF:
            state.agenda.append(("draw-items", hero, reward.item_cards))


def after_win(state: State, waiting: list[Frame], reason: str) -> bool:
    """Leaves what a won stage still gives on the agenda; whether there is anything."""
    reward = state.table.stage.reward
    kept = [frame for frame in waiting if frame[0] in KEPT] if state.table.options.story else []
    kept += _for_final_bosses(state)
    if reward is None and not kept:
        return False
    state.marks[WON] = 1
    state.agenda[:] = [("stage-won", reason)]
    if reward is not None:
        give(state, reward)
    state.agenda.extend(reversed(kept))
    return True


def _for_final_bosses(state: State) -> list[Frame]:
    """The cards that a story gives each hero on the map for a final boss."""
    cards = int(dict(state.table.options.story).get("final-boss-cards", 0))
    beaten = sum(count for count, kind in zip(state.kos, state.table.kinds, strict=True) if kind.sort == "final-boss")
    if not cards * beaten:
        return []
    return [("draw-items", hero, cards * beaten) for hero in state.in_order() if state.heroes[hero].square != OFF]


def _stage_won(state: State, frame: Frame) -> None:
    """("stage-won", why): nothing more is to be drawn."""
    state.outcome = "won"
    state.agenda.clear()
    state.after.clear()
    state.touched = False
    state.events.append(StageEnded("won", frame[1]))


@frozen
class LetDraw(TextAction):
    """Lets a hero draw one of the cards that the group earned."""

    FORM: ClassVar[str] = "let-draw {hero}"
    hero: str


def _candidates(state: State, frame: Frame) -> Iterator[LetDraw]:
    return (LetDraw(state.table.heroes[hero].id) for hero in state.standing())


def _why_illegal(state: State, frame: Frame, action: LetDraw) -> Refusal | None:
    hero = hero_named(state, action.hero)
    if hero < 0 or state.heroes[hero].square == OFF:
        return Refusal("not-there", f"{action.hero} is not on the map", ("MMC-12.B-09",))
    return None


def _do(state: State, frame: Frame, action: LetDraw) -> None:
    state.agenda[-1] = ("who-draws", frame[1] - 1)
    state.agenda.append(("draw-items", hero_named(state, action.hero), 1))


def _all_drawn(state: State, frame: Frame) -> bool:
    """("who-draws", how many): over with the last card, or when nobody is left to draw."""
    if frame[1] and any(True for _ in state.standing()):
        return False
    state.agenda.pop()
    return True


def _universe(state: State, frame: Frame) -> Iterator[LetDraw]:
    return (LetDraw(hero.id) for hero in state.table.heroes)


FRAMES = {"stage-won": _stage_won}
DECISIONS = {
    "who-draws": Decision(players, (ActionKind(LetDraw, _candidates, _why_illegal, _do, _universe),), _all_drawn),
}
