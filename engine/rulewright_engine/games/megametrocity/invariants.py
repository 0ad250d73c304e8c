"""What is so in every state: counts of components, squares, life, dial. Each breach is told in words."""

from collections import Counter
from collections.abc import Iterator

from rulewright_engine.games.megametrocity.bonuses import weapon_slots
from rulewright_engine.games.megametrocity.figures import max_life
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.upgrades import MOST_OF_ONE, MOST_TECHNIQUES, MOST_UPGRADES, count
from rulewright_schema.counts import counted


def broken(state: State) -> Iterator[str]:
    """What is wrong with a state; nothing if all is well."""
    yield from _figures(state)
    yield from _cards(state)
    yield from _heroes(state)
    if not 0 <= state.round <= state.dial + 10_000 or state.dial < 0:
        yield f"the dial shows {state.dial}"
    if state.debris & ~state.window.breakable:
        yield "a debris token lies where nothing can be broken"


def _figures(state: State) -> Iterator[str]:
    table, window = state.table, state.window
    used: Counter[int] = Counter(table.kinds[foe.kind].component for foe in state.foes.values())
    for number, whole in enumerate(table.supply):
        left = state.supply[number]
        if left + used[number] != whole:
            yield f"{table.components[number]}: {left} in supply and {used[number]} on the map of {whole}"
    for number, foe in state.foes.items():
        kind = table.kinds[foe.kind]
        if kind.sort != "thing" and not window.passable >> foe.square & 1:
            yield f"{kind} {number} stands on no square"
        if foe.life and not 0 <= foe.wounds < foe.life:
            yield f"{kind} {number} has {foe.wounds} wounds of {foe.life}"
    leaders = Counter(foe.kind for foe in state.foes.values() if table.kinds[foe.kind].sort in ("leader", "boss"))
    for kind_number, there in leaders.items():
        if there > 1:
            yield f"{table.kinds[kind_number]} is there {counted(there, 'time')}"


def _cards(state: State) -> Iterator[str]:
    table = state.table
    held: Counter[int] = Counter(card for hero in state.heroes for card in hero.money)
    held.update(card for hero in state.heroes for card, _ in hero.weapons)
    held.update(card for _, card, _ in state.ground)
    held.update(frame[2] for frame in state.agenda if frame[0] in ("food", "keep-weapon"))
    held.update(frame[2] for frame in state.agenda if frame[0] == "seen-card")
    held.update(card for frame in state.agenda if frame[0] == "keep-cards" for card in frame[3])
    held.update(int(key[5:]) for key, times in state.marks.items() if key.startswith("away:") for _ in range(times))
    for number, whole in enumerate(table.item_counts):
        if table.items[number].type == "token":
            continue
        found = state.items[number] + state.item_discards[number] + state.items_gone[number] + held[number]
        if found != whole:
            yield f"item card {table.items[number].id}: {found} of {whole}"
    for number, whole in enumerate(table.thug_counts):
        if state.thug_cards[number] + state.thug_discards[number] != whole:
            yield f"thug card {table.thug_cards[number].id}: not {whole}"


def _heroes(state: State) -> Iterator[str]:
    table = state.table
    owned = Counter(technique for hero in state.heroes for technique in hero.techniques)
    if any(times > 1 for times in owned.values()):
        yield "a Technique belongs to two heroes"
    for number, hero in enumerate(state.heroes):
        name = table.heroes[number].id
        if hero.square != OFF and not state.window.passable >> hero.square & 1:
            yield f"{name} stands on no square"
        if not 0 <= hero.wounds <= max_life(state, number) or (
            hero.square != OFF and hero.wounds >= max_life(state, number)
        ):
            yield f"{name} has {hero.wounds} wounds of {max_life(state, number)}"
        if not 0 <= hero.turbo <= table.heroes[number].turbo:
            yield f"{name} has {hero.turbo} turbo"
        if len(hero.weapons) > weapon_slots(state, number) and not any(f[0] == "exchange" for f in state.agenda):
            yield f"{name} carries {len(hero.weapons)} weapons"
        if hero.moves < 0 or hero.actions < 0:
            yield f"{name} has {counted(hero.moves, 'movement point')} and {counted(hero.actions, 'action')}"
        caps = len(hero.techniques) > MOST_TECHNIQUES or count(state, number) > MOST_UPGRADES
        if caps or any(each > MOST_OF_ONE for each in hero.enhancements):
            yield f"{name} has too many upgrades"
