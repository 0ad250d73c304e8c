"""What a kind of action cannot do without, one bit each: kinds that lack something are not even asked what they offer.

Most of what a hero could do is out of the question most of the time, and a game spends most of its time on finding
out what can be done.
"""

from rulewright_engine.games.megametrocity import stage_rules, things
from rulewright_engine.games.megametrocity.goals import progress
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_schema.games.megametrocity.goals import Deliver, SpendActions
from rulewright_schema.games.megametrocity.stage_rules import PickUp

# Of the hero.
STEP, JUMP, ACTION, WEAPON, MONEY, TECHNIQUE, TURBO = (1 << bit for bit in range(7))
# Of the square that the hero is on.
FURNITURE, MACHINE = 1 << 7, 1 << 8
# Of the table.
LYING, OTHERS = 1 << 9, 1 << 10
# Of the whole game.
THINGS, SPENDING, DELIVERIES, TOKENS, SAVING = (1 << bit for bit in range(12, 17))


def of_game(table: Table) -> int:
    """What there is in the whole game."""
    goals = [part.goal for part in progress.parts(table)]
    return (
        THINGS * things.has_things(table)
        | SPENDING * any(isinstance(goal, SpendActions) for goal in goals)
        | DELIVERIES * any(isinstance(goal, Deliver) for goal in goals)
        | TOKENS * any(isinstance(extra, PickUp) for extra in table.extras)
        | SAVING * (stage_rules.saving(table) is not None)
        | OTHERS * (len(table.heroes) > 1)
    )


def at_hand(state: State, number: int) -> int:
    """What there is for a hero at this moment."""
    hero = state.heroes[number]
    found = state.table.once(of_game)
    if hero.moves:
        found |= STEP
    if hero.techniques:
        found |= TECHNIQUE
    if hero.moves > 1 and (hero.actions or hero.techniques):
        found |= JUMP
    if hero.turbo:
        found |= TURBO
    if hero.weapons:
        found |= WEAPON
    if hero.money:
        found |= MONEY
    if not hero.actions:
        return found
    found |= ACTION
    window, here = state.window, 1 << hero.square
    if here & window.breakable & ~state.debris:
        found |= FURNITURE
    if here & window.insert_coins:
        found |= MACHINE

    if state.ground:
        found |= LYING
    return found
