"""Wounds, knock-outs and what they bring (sections 8c, 8g, 9a and the rewards of 6a)."""

from rulewright_engine.games.megametrocity import bonuses, chains, moments, things, triggers
from rulewright_engine.games.megametrocity.events import (
    FoeHealed,
    FoeKnockedOut,
    FoeRemoved,
    FoeWounded,
    HeroHealed,
    HeroKnockedOut,
    HeroWounded,
    ItemDiscarded,
)
from rulewright_engine.games.megametrocity.figures import foe_defense, max_life
from rulewright_engine.games.megametrocity.state import OFF, Foe, State

TEN = 10
NOBODY = -1


def wound_hero(state: State, number: int, wounds: int, absorbable: bool = False) -> None:
    """A hero takes wounds; `absorbable` ones, those of a Thugs turn, a Technique may ward off."""
    hero = state.heroes[number]
    if hero.square == OFF or wounds <= 0:
        return
    if absorbable:
        warded = min(wounds, max(0, bonuses.absorbed(state, number) - hero.absorbed))
        hero.absorbed += warded
        wounds -= warded
        if not wounds:
            return
    hero.wounds += wounds
    state.events.append(HeroWounded(number, wounds))
    if hero.wounds >= max_life(state, number):
        knock_out_hero(state, number)


def heal_hero(state: State, number: int, wounds: int) -> None:
    """Heals wounds of a hero on the map, never above its own maximum (MMC-6a-24, MMC-6a-25)."""
    hero = state.heroes[number]
    healed = min(wounds, hero.wounds)
    if healed and hero.square != OFF:
        hero.wounds -= healed
        state.events.append(HeroHealed(number, healed))


def knock_out_hero(state: State, number: int) -> None:
    """Takes a hero off the map, without its items but with its upgrades (MMC-8g-01, MMC-8g-02)."""
    hero = state.heroes[number]
    hero.square = OFF
    hero.wounds = max_life(state, number)
    for card, _ in hero.weapons:
        discard_item(state, number, card)
    for card in hero.money:
        discard_item(state, number, card)
    hero.weapons = ()
    hero.money = ()
    hero.moves = hero.actions = 0
    state.events.append(HeroKnockedOut(number))
    state.touched = True


def discard_item(state: State, hero: int, card: int) -> None:
    """Puts an Item card on the discards; a token just goes back to the others."""
    if state.table.items[card].type != "token":
        state.item_discards[card] += 1
    state.events.append(ItemDiscarded(hero, state.table.items[card].id))


def wound_foe(state: State, number: int, wounds: int, by: int = NOBODY, ignores_defense: bool = False) -> bool:
    """A foe takes wounds, Defense blocking its number of them in each hero's turn; whether it was knocked out.

    `by` is the hero who gets the credit, NOBODY for events (MMC-6a-35).
    """
    foe = state.foes[number]
    blocked = 0
    if not ignores_defense:
        blocked = min(wounds, max(0, foe_defense(state, foe) - foe.blocked))
    taken = wounds - blocked
    state.events.append(FoeWounded(number, taken, blocked))
    total = foe.wounds + taken
    if taken and total >= (foe.life or 1):
        knock_out_foe(state, number, by)
        return True
    state.foes[number] = Foe(foe.kind, foe.square, foe.life, total, foe.blocked + blocked, foe.flags)
    return False


def heal_foe(state: State, number: int, wounds: int) -> None:
    """Heals wounds of a foe that has life points."""
    foe = state.foes[number]
    healed = min(wounds, foe.wounds)
    if healed:
        state.foes[number] = foe._replace(wounds=foe.wounds - healed)
        state.events.append(FoeHealed(number, healed))


def knock_out_foe(state: State, number: int, by: int) -> None:
    """Knocks a foe out: its figure is free again (MMC-8c-05), and the rewards wait for the end of the attack."""
    foe = state.foes[number]
    kind = state.table.kinds[foe.kind]
    state.events.append(FoeKnockedOut(number, state.table.kind_words[foe.kind], by))
    state.kos = (*state.kos[: foe.kind], state.kos[foe.kind] + 1, *state.kos[foe.kind + 1 :])
    state.touched = True
    moments.knocked_out(state, foe.kind)
    rewarded = kind.sort not in ("boss", "final-boss") or chains.rewarded(state, foe.kind)
    if not chains.knocked_out(state, number):
        free_figure(state, number)
    if by != NOBODY and things.counts_as_ko(state, foe.kind):
        _count(state, by)
        triggers.fire(state, f"{'boss' if kind.sort == 'final-boss' else kind.sort}-ko", by)
        if kind.sort in ("leader", "boss", "final-boss"):
            triggers.fire(state, "thug-ko", by)
    if not rewarded:
        return
    if kind.sort == "leader" and by != NOBODY:
        # MMC-6a-06: to the hero who did it, and to no other.
        state.after.append(("draw-items", by, 1))
    elif kind.sort in ("boss", "final-boss"):
        _boss_reward(state, kind.sort == "final-boss")


def free_figure(state: State, number: int, told: bool = False) -> None:
    """Takes a foe off the map; its figure goes back to the supply. `told`: without a knock-out, as an event."""
    foe = state.foes.pop(number)
    kind = state.table.kinds[foe.kind]
    if kind.component >= 0:
        state.supply[kind.component] += 1
    if told:
        state.events.append(FoeRemoved(number, state.table.kind_words[foe.kind]))


def _count(state: State, by: int) -> None:
    """Ten in one of the hero's own turns are worth a card (MMC-6a-05)."""
    if by != state.acting:
        return
    hero = state.heroes[by]
    hero.kos += 1
    once = state.table.rulings.one_card_for_ten_kos
    if hero.kos == TEN or (not once and hero.kos % TEN == 0):
        state.after.append(("may-draw", by))


def _boss_reward(state: State, final: bool) -> None:
    """One Item card for each hero in play, two for a final boss (MMC-6a-07, MMC-6a-08)."""
    rulings = state.table.rulings
    all_heroes = rulings.final_boss_reward_to_kod if final else rulings.boss_reward_to_kod
    for hero in state.in_order():
        if all_heroes or state.heroes[hero].square != OFF:
            state.after.append(("draw-items", hero, 2 if final else 1, all_heroes))
