"""The playable rulings of the rulebook as switches: the one place where the engine reads which reading is played."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from rulewright_schema.catalog import View
from rulewright_schema.shared.rules import Statement


@dataclass(frozen=True, slots=True)
class Rulings:
    """Each switch, named for what is played when it is on; the comment names statement and reading."""

    players_order_thugs: bool  # MMC-4-08 a
    unmarked_obstacles_stop: bool  # MMC-5-15 a
    one_scroll_per_round: bool  # MMC-5b-02 a
    one_card_for_ten_kos: bool  # MMC-6a-05 a
    boss_reward_to_kod: bool  # MMC-6a-07 b
    final_boss_reward_to_kod: bool  # MMC-6a-08 b
    door_spawn_by_heroes: bool  # MMC-6c-02 b
    van_one_column: bool  # MMC-6c-04 a
    items_pile_up_on_square: bool  # MMC-7f-03 b
    technique_may_ko_user: bool  # MMC-8d-02 b
    turbo_zeros_give_nothing: bool  # MMC-8e-11 b
    combo_aims_anew: bool  # MMC-8e-13 b
    return_with_one_life: bool  # MMC-8g-04 b
    defense_once_per_phase: bool  # MMC-9a-06 b
    thugs_act_one_by_one: bool  # MMC-9b-01 b
    sweep_clockwise: bool  # MMC-9b-06 b
    thug_zeros_are_critical: bool  # MMC-9b-12 b
    reward_for_group: bool  # MMC-12.B-09 b


SWITCHES: Mapping[str, tuple[str, str]] = {
    "players_order_thugs": ("MMC-4-08", "a"),
    "unmarked_obstacles_stop": ("MMC-5-15", "a"),
    "one_scroll_per_round": ("MMC-5b-02", "a"),
    "one_card_for_ten_kos": ("MMC-6a-05", "a"),
    "boss_reward_to_kod": ("MMC-6a-07", "b"),
    "final_boss_reward_to_kod": ("MMC-6a-08", "b"),
    "door_spawn_by_heroes": ("MMC-6c-02", "b"),
    "van_one_column": ("MMC-6c-04", "a"),
    "items_pile_up_on_square": ("MMC-7f-03", "b"),
    "technique_may_ko_user": ("MMC-8d-02", "b"),
    "turbo_zeros_give_nothing": ("MMC-8e-11", "b"),
    "combo_aims_anew": ("MMC-8e-13", "b"),
    "return_with_one_life": ("MMC-8g-04", "b"),
    "defense_once_per_phase": ("MMC-9a-06", "b"),
    "thugs_act_one_by_one": ("MMC-9b-01", "b"),
    "sweep_clockwise": ("MMC-9b-06", "b"),
    "thug_zeros_are_critical": ("MMC-9b-12", "b"),
    "reward_for_group": ("MMC-12.B-09", "b"),
}
"""By switch: the statement and the reading under which it is on."""

BY_STAGE = ("MMC-12.02-10", "MMC-12.10-06", "MMC-12.13-13", "MMC-12.B-01")
"""Playable rulings that are figures of a stage: its data choose the reading, so they are no switches here."""

_DEFAULTS = {"MMC-5-15": "a", "MMC-5b-02": "a", "MMC-6a-05": "a", "MMC-4-08": "b", "MMC-6c-04": "b"}


def rulings_of(view: View, chosen: Mapping[str, str]) -> Rulings:
    """The switches that a pack plays: `chosen` first, then the pack's manifest, then what the rulebook adopts."""
    played = readings(view, chosen)
    on = {switch: played.get(statement) == letter for switch, (statement, letter) in SWITCHES.items()}
    return Rulings(**{each.name: on[each.name] for each in fields(Rulings)})


def why_not_chosen(view: View, statement: str, letter: str) -> str | None:
    """Why a reading cannot be chosen for a game, in words; None if it can."""
    document = view.get("statement", statement)
    if document is None:
        return None if statement in {each for each, _ in SWITCHES.values()} else f"there is no statement {statement}"
    ruling = document.expect(Statement).ruling
    if ruling is None or letter not in ruling.playable:
        able = ", ".join(ruling.playable) if ruling is not None else "none"
        return f"the reading {letter} of {statement} cannot be chosen; those that can: {able}"
    return None


def readings(view: View, chosen: Mapping[str, str]) -> dict[str, str]:
    """By statement with a switch, the letter that is played."""
    adopted = dict(_DEFAULTS)
    for document in view.all("statement"):
        ruling = document.expect(Statement).ruling
        if ruling is not None:
            adopted[document.id] = ruling.adopted
    adopted.update(view.pack.manifest.rulings)
    adopted.update(chosen)
    statements = {statement for statement, _ in SWITCHES.values()} | set(BY_STAGE)
    return {statement: adopted[statement] for statement in sorted(statements) if statement in adopted}
