"""Attacks of thugs (section 9b): planned and divided among heroes first, then rolled one by one."""

from rulewright_engine.games.megametrocity import dice, special_attacks, triggers
from rulewright_engine.games.megametrocity.events import AttackAimed, DiceRolled
from rulewright_engine.games.megametrocity.figures import foe_attack, foe_fight
from rulewright_engine.games.megametrocity.hero_choice import in_play_order
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.games.megametrocity.thug_moves import acts
from rulewright_engine.games.megametrocity.thug_targets import attack_target, reach
from rulewright_engine.games.megametrocity.wounds import wound_hero

SPECIAL = -1
"""In a plan, in place of the hero: a final boss's Special Attack."""


def _plan(state: State, frame: Frame) -> None:
    """("plan-attacks", foes, plan so far): whom each attacks, before any die is rolled (MMC-9b-14)."""
    _, numbers, plan = frame
    planned = list(plan)
    # All of a kind on one square choose alike: nothing moves meanwhile.
    chosen: dict[tuple[int, int], int | None] = {}
    foes, heroes = state.foes, in_play_order(state)
    for place, number in enumerate(numbers):
        foe = foes.get(number)
        if foe is None or not acts(state, foe):
            continue
        key = foe.kind, foe.square
        if key not in chosen:
            chosen[key] = attack_target(state, number, foe, heroes)
        target = chosen[key]
        if target is None:
            continue
        if state.table.kinds[foe.kind].sort == "final-boss":
            planned.append((number, SPECIAL))
            continue
        square = state.heroes[target].square
        together = [hero for hero, other in enumerate(state.heroes) if other.square == square]
        if len(together) > 1:
            state.agenda.append(("plan-attacks", numbers[place + 1 :], tuple(planned)))
            state.agenda.append(("divide", number, tuple(together)))
            return
        planned.append((number, target))
    if planned:
        state.agenda.append(("attacks", tuple(planned)))


def _attacks(state: State, frame: Frame) -> None:
    """("attacks", plan): the next one; whoever's hero is gone or out of reach chooses again (MMC-4-08)."""
    (number, hero), rest = frame[1][0], frame[1][1:]
    if rest:
        state.agenda.append(("attacks", rest))
    foe = state.foes.get(number)
    if foe is None:
        return
    if hero == SPECIAL:
        special_attacks.start(state, number)
        return
    square = state.heroes[hero].square
    if square == OFF or not reach(state, number, foe) >> square & 1:
        state.agenda.append(("plan-attacks", (number,), ()))
        return
    state.events.append(AttackAimed(number, "attack", square))
    state.agenda.append(("thug-roll", number, hero, foe_attack(state, foe)))


def _rolled(state: State, frame: Frame, faces: tuple[int, ...]) -> None:
    """Each hit is a wound (MMC-9b-12); zeros roll again where they are critical hits."""
    _, number, hero, _ = frame
    struck = dice.hits(faces, foe_fight(state, state.foes[number]))
    state.events.append(DiceRolled(number, faces, struck))
    before = state.heroes[hero].wounds
    wound_hero(state, hero, struck, absorbable=True)
    if state.heroes[hero].square == OFF:
        return
    if state.heroes[hero].wounds > before:
        triggers.fire(state, "wounded", hero)
    zeros = faces.count(0) if state.table.rulings.thug_zeros_are_critical else 0
    if zeros:
        state.agenda.append(("thug-roll", number, hero, zeros))


FRAMES = {"plan-attacks": _plan, "attacks": _attacks}
CHANCES = {"thug-roll": dice.rolling(lambda state, frame: frame[3], _rolled)}
