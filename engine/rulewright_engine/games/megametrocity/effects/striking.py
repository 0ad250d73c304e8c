"""A final boss strikes (MMC-9c2-05): by its Attack and Fight, at heroes chosen by the three rules of section 9b."""

from rulewright_engine.games.megametrocity import dice, special_attacks
from rulewright_engine.games.megametrocity.effects import gang, memory, places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.events import DiceRolled
from rulewright_engine.games.megametrocity.figures import foe_attack, foe_fight
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_schema.games.megametrocity.effects import Strike

BOSS, DICE, MODE, MASK, WOUNDS, STRUCK = range(1, 7)


def strike(state: State, effect: Strike, context: Context, figures: tuple[int, ...]) -> None:
    """Rolls for a strike if any hero is on the squares in reach."""
    foe = state.foes.get(context.actor)
    if foe is None:
        return
    mask = places.squares(state, effect.where, context)
    if mask & state.heroes_mask():
        rolled = foe_attack(state, foe) + effect.extra_dice
        state.agenda.append(("strike-roll", context.actor, rolled, effect.hits, mask, effect.wounds_per_hit, 0))


def _rolled(state: State, frame: Frame, faces: tuple[int, ...]) -> None:
    """("strike-roll", boss, dice, mode, squares, wounds of a hit, hits so far): zeros roll again under a ruling."""
    boss, struck = frame[BOSS], frame[STRUCK]
    hits = dice.hits(faces, foe_fight(state, state.foes[boss]))
    state.events.append(DiceRolled(boss, faces, hits))
    zeros = faces.count(0) if state.table.rulings.thug_zeros_are_critical else 0
    if zeros:
        state.agenda.append((*frame[:DICE], zeros, *frame[MODE:STRUCK], struck + hits))
    elif struck + hits:
        _distribute(state, boss, frame[MODE], frame[MASK], frame[WOUNDS], struck + hits)


def _distribute(state: State, boss: int, mode: str, mask: int, wounds: int, hits: int) -> None:
    order = gang.heroes_by_choice(state, boss, mask)
    if mode == "each-miniature":
        land(state, dict.fromkeys(order[:hits], wounds))
        return
    squares = list(dict.fromkeys(state.heroes[hero].square for hero in order))
    aimed = squares[:hits] if mode == "each-square" else squares[:1]
    on_them = [hero for hero in order if state.heroes[hero].square in aimed]
    if mode == "miniature" and len(on_them) > 1:
        state.agenda.append(("share-strike", tuple(on_them), hits, wounds, ()))
    else:
        land(state, dict.fromkeys(on_them, wounds if mode == "each-square" else hits * wounds))


def land(state: State, wounds: dict[int, int]) -> None:
    """Heroes take the wounds of a strike; those still there are whom it hit."""
    for hero, count in wounds.items():
        special_attacks.wound(state, hero, count)
    memory.remember_hit(state, tuple(hero for hero in wounds if state.heroes[hero].square != OFF))


CHANCES = {"strike-roll": dice.rolling(lambda state, frame: frame[DICE], _rolled)}
