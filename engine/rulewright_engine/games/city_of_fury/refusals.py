"""Why an action cannot be done: the one source of legality."""

from collections import Counter

from rulewright_engine.games.city_of_fury import turns
from rulewright_engine.games.city_of_fury.actions import SIDES, Attack, Boost, Deal, Decline, Heal, Move, Shoot, Use
from rulewright_engine.games.city_of_fury.placements import distance, moved
from rulewright_engine.games.city_of_fury.state import ACT, BOOST, DEAL, SKILL, State
from rulewright_engine.games.city_of_fury.table import BOSS
from rulewright_engine.interface import Action, Refusal
from rulewright_schema.games.city_of_fury.terms import LEVELS, SKILLS

_PHASES: dict[type[Action], str] = {
    Deal: DEAL, Use: SKILL, Move: ACT, Attack: ACT, Shoot: ACT, Heal: ACT, Decline: ACT, Boost: BOOST,
}  # fmt: skip
_ACTIONS: dict[type[Action], str] = {Move: "move", Attack: "attack", Shoot: "shoot", Heal: "heal"}
_AWAITED = {DEAL: "the deal", SKILL: "a Skill", BOOST: "the boost of two Skills"}
PICKS = 2


def why_illegal(state: State, action: Action) -> Refusal | None:
    """The reason against an action in a state; None if there is none."""
    if state.outcome is not None:
        return Refusal("over", "the game is over", ("COF-TURN-01",))
    if _PHASES.get(type(action)) != state.phase:
        awaited = f"the {state.action} Action" if state.phase == ACT else _AWAITED[state.phase]
        return Refusal("not-now", f"what is to be decided now is {awaited}", ("COF-TURN-02",))
    if isinstance(action, Deal):
        return _deal(state, action)
    if isinstance(action, Boost):
        return _boost(state, action)
    if state.phase == ACT and not isinstance(action, Decline):
        return _act(state, action)
    return None


def _deal(state: State, action: Deal) -> Refusal | None:
    there = state.table.cards[:BOSS]
    if Counter(action.cards) != Counter(there):
        return Refusal("not-the-cards", f"the cards to deal are {', '.join(there)}", ("COF-SETUP-02",))
    return None


def _boost(state: State, action: Boost) -> Refusal | None:
    skills = action.skills
    if len(set(skills)) < len(skills):
        return Refusal("same-skill", "both boosts cannot go to one Skill", ("COF-VIG-09",))
    picks = PICKS
    if state.table.rulings.only_boost_below_4:
        able = [name for name, level in zip(SKILLS, state.charges, strict=True) if level < LEVELS]
        picks = min(PICKS, len(able))
        full = [name for name in skills if name not in able]
        if full:
            return Refusal("at-level-4", f"{full[0]} is at level {LEVELS}", ("COF-VIG-08",))
    if len(skills) != picks:
        return Refusal("two-skills", f"the number of Skills to boost is {picks}", ("COF-VIG-08",))
    return None


def _act(state: State, action: Action) -> Refusal | None:
    """An Action against the one that is next on the card."""
    wanted = _ACTIONS[type(action)]
    if wanted != state.action:
        return Refusal("other-action", f"the next Action is {state.action}", ("COF-ACT-02",))
    if isinstance(action, Move) and moved(state.placement, SIDES[action.side]) is None:
        return Refusal("edge", "the Vigilante cannot leave the Screen", ("COF-ACT-06",))
    if isinstance(action, Attack | Shoot):
        return _strike(state, action)
    if isinstance(action, Heal) and not turns.can_heal(state):
        return Refusal("full-health", f"Health cannot go above {state.table.most_health}", ("COF-ACT-14",))
    return None


def _strike(state: State, action: Attack | Shoot) -> Refusal | None:
    card = state.table.numbers.get(action.enemy)
    enemy = state.placement.enemy(card) if card is not None else None
    if enemy is None:
        return Refusal("not-there", f"{action.enemy} is no Enemy on the Screen", ("COF-ACT-08", "COF-ACT-10"))
    if card in turns.targets(state):
        return None
    away = distance(state.placement, enemy)
    if isinstance(action, Attack):
        return Refusal("too-far", f"{action.enemy} is {away} Streets away; Attack reaches the next one only",
                       ("COF-ACT-09",))  # fmt: skip
    if away == 1:
        return Refusal("too-near", f"{action.enemy} is on a neighbouring Street", ("COF-ACT-11",))
    return Refusal("blocked", f"another Enemy stands in the way of {action.enemy}", ("COF-ACT-10",))
