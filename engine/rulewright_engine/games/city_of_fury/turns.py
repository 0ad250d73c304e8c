"""The course of a game: from the deal through the three phases of each turn (COF-TURN-02).

Every function takes a state and gives the next one; what came about is added to the list of events that goes along.
"""

from dataclasses import replace

from rulewright_engine.games.city_of_fury import events
from rulewright_engine.games.city_of_fury.placements import (
    Enemy,
    Placement,
    behaviours,
    hit,
    placed,
    scrolled,
    uses_left_box,
    within_reach,
    within_shot,
)
from rulewright_engine.games.city_of_fury.state import ACT, BOOST, OVER, SKILL, State
from rulewright_engine.games.city_of_fury.table import BOSS
from rulewright_engine.interface import Event
from rulewright_schema.games.city_of_fury.terms import LEVELS, SCREEN, SKILLS

Events = list[Event]


# ---------------------------------------------------------------------------------------------------------- the set-up
def dealt(state: State, cards: tuple[int, ...], told: Events) -> State:
    """The Screen with two Enemies and the Vigilante on the left (COF-SETUP-01 to COF-SETUP-06)."""
    table = state.table
    streets = (*cards[: SCREEN - 1], BOSS)
    last = SCREEN - 1 if table.rulings.enemies_on_dealt_streets else SCREEN
    enemies = [Enemy(last - 1 + number, card, table.healths[card]) for number, card in enumerate(cards[SCREEN - 1 :])]
    told.append(events.CardsDealt(tuple(table.streets[card] for card in streets)))
    told.extend(events.EnemyEntered(table.cards[each.card], each.health, each.at) for each in enemies)
    return _turn(replace(state, streets=streets, placement=placed(1, enemies)), told)


def _turn(state: State, told: Events) -> State:
    told.append(events.TurnBegan(state.turn + 1))
    return replace(state, phase=SKILL, turn=state.turn + 1, skill=-1, step=0, fallen=())


# ------------------------------------------------------------------------------------------------- the Vigilante Phase
def used(state: State, skill: int, told: Events) -> State:
    """A Skill is chosen, and its first Action with a choice awaits the player (COF-VIG-06)."""
    told.append(events.SkillUsed(SKILLS[skill], state.charges[skill]))
    return _to_next(replace(state, phase=ACT, skill=skill, step=0), told)


def targets(state: State) -> tuple[int, ...]:
    """The cards of Enemies that the Action now to be decided can hit."""
    if state.action == "attack":
        return within_reach(state.placement)
    blocked = state.table.rulings.enemies_block_shots
    return within_shot(state.placement, blocked) if state.action == "shoot" else ()


def can_heal(state: State) -> bool:
    """Whether a Heal changes anything (COF-ACT-14)."""
    return state.health < state.table.most_health


def _to_next(state: State, told: Events) -> State:
    """On to the next Action that something can be done with, else to the end of the Skill."""
    while state.step < len(state.actions):
        action = state.action
        if action == "move" or (can_heal(state) if action == "heal" else targets(state)):
            return state
        told.append(events.ActionSkipped(action))
        state = replace(state, step=state.step + 1)
    told.append(events.SkillReset(SKILLS[state.skill]))
    charges = tuple(1 if number == state.skill else level for number, level in enumerate(state.charges))
    return replace(state, phase=BOOST, charges=charges)


def _done(state: State, told: Events) -> State:
    return _to_next(replace(state, step=state.step + 1), told)


def declined(state: State, told: Events) -> State:
    """The Action is left out (COF-ACT-03)."""
    told.append(events.ActionDeclined(state.action))
    return _done(state, told)


def stepped(state: State, after: Placement, told: Events) -> State:
    """The Vigilante has made a Move."""
    told.append(events.VigilanteMoved(state.placement.vigilante, after.vigilante))
    return _done(replace(state, placement=after), told)


def healed(state: State, told: Events) -> State:
    """The Vigilante gains 1 Health (COF-ACT-13)."""
    told.append(events.VigilanteHealed(state.health + 1))
    return _done(replace(state, health=state.health + 1), told)


def struck(state: State, card: int, told: Events) -> State:
    """An Enemy loses 1 Health, and leaves at 0 (COF-ACT-08, COF-ACT-10, COF-ACT-12); the boss's end wins at once."""
    enemy = state.placement.enemy(card)
    assert enemy is not None
    name = state.table.cards[card]
    told.append(events.EnemyHit(name, state.action, enemy.health - 1))
    placement, out = hit(state.placement, card)
    state = replace(state, placement=placement)
    if not out:
        return _done(state, told)
    told.append(events.EnemyDefeated(name))
    state = replace(state, fallen=(*state.fallen, card))
    return _over(state, "won", told) if card == BOSS else _done(state, told)


def _over(state: State, outcome: str, told: Events) -> State:
    told.append(events.GameEnded(outcome))
    return replace(state, phase=OVER, outcome=outcome)


def boosted(state: State, skills: tuple[int, ...], told: Events) -> State:
    """Two Skills gain a level each (COF-VIG-08), and the rest of the turn takes its course."""
    charges = list(state.charges)
    for skill in skills:
        charges[skill] = min(LEVELS, charges[skill] + 1)
        told.append(events.SkillBoosted(SKILLS[skill], charges[skill]))
    state = _enemies(replace(state, charges=tuple(charges), skill=-1, step=0), told)
    return state if state.outcome is not None else _turn(_scroll(state, told), told)


# ----------------------------------------------------------------------------------------------------- the Enemy Phase
def _enemies(state: State, told: Events) -> State:
    """Each Enemy Activates once, in the order in which they stand now (COF-ENEMY-01 to COF-ENEMY-03)."""
    for card in [each.card for each in state.placement.enemies]:
        state = _activated(state, card, told)
        if state.outcome is not None:
            return state
    return state


def _activated(state: State, card: int, told: Events) -> State:
    enemy = state.placement.enemy(card)
    assert enemy is not None
    table, name = state.table, state.table.cards[card]
    left = uses_left_box(state.placement, enemy)
    told.append(events.EnemyActivated(name, "left" if left else "right"))
    for behaviour, found in behaviours(state.placement, card, (table.left_boxes if left else table.right_boxes)[card]):
        if found is None:
            told.append(events.BehaviourSkipped(name, behaviour))
            continue
        now = found.placement.enemy(card)
        assert now is not None
        told.append(events.EnemyBehaved(name, behaviour, now.at))
        if found.placement.vigilante != state.placement.vigilante:
            told.append(events.VigilanteMoved(state.placement.vigilante, found.placement.vigilante))
        state = replace(state, placement=found.placement, health=state.health - found.damage)
        if found.damage:
            told.append(events.VigilanteHit(name, state.health))
        if state.health == 0:
            return _over(state, "lost", told)
    return state


# ---------------------------------------------------------------------------------------------------- the Scroll Phase
def _scroll(state: State, told: Events) -> State:
    """One Scroll for each Enemy laid aside, in the order in which they fell (COF-SCROLL-01, COF-SCROLL-08)."""
    table = state.table
    for card in state.fallen:
        newcomer, *rest = state.streets
        told.append(events.StreetAdded(table.streets[card]))
        before = state.placement
        after = scrolled(before, newcomer, table.healths[newcomer])
        told.append(events.EnemyEntered(table.cards[newcomer], table.healths[newcomer], SCREEN))
        told.extend(_slid(table.cards, table.vigilante, before, after))
        state = replace(state, streets=(*rest, card), placement=after, fallen=state.fallen[1:])
    return state


def _slid(cards: tuple[str, ...], vigilante: str, before: Placement, after: Placement) -> list[Event]:
    """The figures that are not simply one place further left."""
    found: list[Event] = []
    if after.vigilante != before.vigilante - 1:
        found.append(events.FigureSlid(vigilante, after.vigilante))
    for each in before.enemies:
        now = after.enemy(each.card)
        if now is not None and now.at != each.at - 1:
            found.append(events.FigureSlid(cards[each.card], now.at))
    return found
