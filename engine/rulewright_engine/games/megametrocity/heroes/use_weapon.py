"""Using a weapon on one square (MMC-6a-13 to MMC-6a-22, MMC-8c-06 to MMC-8c-10)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks, bonuses, things, weapon_use
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.aiming import aimed, why_not_aimed
from rulewright_engine.games.megametrocity.figures import fight
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, WEAPON
from rulewright_engine.games.megametrocity.parts import Item
from rulewright_engine.games.megametrocity.state import Frame, Hero, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen

MELEE = frozenset({"weapon"})
RANGED = frozenset({"weapon", "ranged"})


@frozen
class UseWeapon(TextAction):
    """Uses a carried weapon on a square."""

    FORM: ClassVar[str] = "use {weapon} at {square@}"
    weapon: str
    square: int


def _reach(state: State, number: int, item: Item) -> tuple[int, bool]:
    """How far a weapon reaches in a hero's hands, and whether obstacles do not stop it."""
    if item.range < 0:
        return 0, False
    past = bonuses.changes(state, number, RANGED, item.bonuses).past_obstacles
    return item.range + bonuses.extra_range(state, number, "ranged"), past


def _candidates(state: State, frame: Frame) -> Iterable[UseWeapon]:
    hero = state.heroes[frame[1]]
    return _uses(state, frame[1], hero) if hero.actions and hero.weapons else ()


def _uses(state: State, number: int, hero: Hero) -> Iterator[UseWeapon]:
    for card in dict.fromkeys(card for card, _ in hero.weapons):
        item = state.table.items[card]
        if item.type == "weapon":
            reach, past = _reach(state, number, item)
            for square in attacks.squares_with_enemies(state, aimed(state, hero.square, reach, past), "weapon"):
                yield UseWeapon(item.id, square)


def _held(state: State, number: int, name: str) -> tuple[int, int] | None:
    card = state.table.item_ids.get(name)
    held = [each for each in state.heroes[number].weapons if each[0] == card]
    return max(held, default=None) if card is not None and state.table.items[card].type == "weapon" else None


def _why_illegal(state: State, frame: Frame, action: UseWeapon) -> Refusal | None:
    number = frame[1]
    hero = state.heroes[number]
    held = _held(state, number, action.weapon)
    if held is None:
        return Refusal("not-carried", f"the hero carries no {action.weapon}", ("MMC-6a-09",))
    if not hero.actions:
        return Refusal("no-actions", "each use costs one action, none is left", ("MMC-6a-14",))
    if things.proof_against_weapons(state, action.square):
        return Refusal("no-weapons-on-it", "weapons do not work on what stands there", ("MMC-12.B-08",))
    item = state.table.items[held[0]]
    reach, past = _reach(state, number, item)
    if item.range < 0 and action.square != hero.square:
        return Refusal("melee-only", "a weapon without a range works on the own square only", ("MMC-6a-16",))
    refusal = why_not_aimed(state, hero.square, action.square, reach, past)
    if refusal is None and not attacks.targets_on(state, "weapon", 1 << action.square):
        return Refusal("no-target", "no enemy that the weapon works on is there", ("MMC-8c-08",))
    return refusal


def _do(state: State, frame: Frame, action: UseWeapon) -> None:
    number = frame[1]
    hero = state.heroes[number]
    held = _held(state, number, action.weapon)
    assert held is not None
    card, used = held
    item = state.table.items[card]
    ranged = item.range >= 0
    reach, past = _reach(state, number, item)
    # MMC-8e-12: a gun fired by an action beyond the hero's own gives no turbo. Own actions are spent first.
    by_extra = ranged and hero.actions <= hero.extra
    spend_action(state, number)
    weapon_use.spend_battery(state, number, card, used)
    attack = attacks.Attack(
        number,
        "weapon",
        "square" if item.square_attack else "miniature",
        action.square,
        aimed(state, hero.square, reach, past),
        item.dice,
        fight(state, number, item.fight),
        card=card,
        impulse=item.impulse,
        turbo=not by_extra,
    )
    changes = bonuses.changes(state, number, RANGED if ranged else MELEE, item.bonuses)
    attacks.start(state, attacks.changed(attack, changes))


def spend_action(state: State, number: int) -> None:
    """Spends one action; those beyond the hero's own go last."""
    hero = state.heroes[number]
    hero.actions -= 1
    hero.extra = min(hero.extra, hero.actions)


def _universe(state: State, frame: Frame) -> Iterator[UseWeapon]:
    for item in state.table.items:
        if item.type in ("weapon", "money"):
            yield from (UseWeapon(item.id, square) for square in range(state.window.squares))


KINDS = (ActionKind(UseWeapon, _candidates, _why_illegal, _do, _universe, exact=True, needs=ACTION | WEAPON),)
