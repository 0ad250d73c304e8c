"""The playable rulings of the rulebook as switches: the one place where the engine reads which reading is played."""

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright_schema.catalog import View
from rulewright_schema.shared.rules import Statement


@dataclass(frozen=True, slots=True)
class Rulings:
    """Each switch, named for what is played when it is on."""

    enemies_on_dealt_streets: bool = False
    own_skills: bool = False
    only_boost_below_4: bool = False
    enemies_block_shots: bool = False
    heal_to_own_health: bool = False


SWITCHES: Mapping[str, tuple[str, str]] = {
    "enemies_on_dealt_streets": ("COF-SETUP-04", "b"),
    "own_skills": ("COF-SETUP-10", "b"),
    "only_boost_below_4": ("COF-VIG-08", "b"),
    "enemies_block_shots": ("COF-ACT-10", "b"),
    "heal_to_own_health": ("COF-ACT-14", "b"),
}
"""By switch: the statement and the reading under which it is on."""


def rulings_of(played: Mapping[str, str]) -> Rulings:
    """The switches under the readings that are played."""
    on = {switch: played.get(statement) == letter for switch, (statement, letter) in SWITCHES.items()}
    return Rulings(**on)


def why_not_chosen(view: View, statement: str, letter: str) -> str | None:
    """Why a reading cannot be chosen for a game, in words; None if it can."""
    document = view.get("statement", statement)
    if document is None:
        return f"there is no statement {statement}"
    ruling = document.expect(Statement).ruling
    if ruling is None or letter not in ruling.playable:
        able = ", ".join(ruling.playable) if ruling is not None else "none"
        return f"the reading {letter} of {statement} cannot be chosen; those that can: {able}"
    return None


def readings(view: View, chosen: Mapping[str, str]) -> dict[str, str]:
    """By statement with a switch, the letter that is played: `chosen` first, then the pack's, then the adopted one."""
    played = {statement: "a" for statement, _ in SWITCHES.values()}
    for statement in played:
        document = view.get("statement", statement)
        ruling = document.expect(Statement).ruling if document is not None else None
        if ruling is not None:
            played[statement] = ruling.adopted
        played[statement] = chosen.get(statement, view.pack.manifest.rulings.get(statement, played[statement]))
    return played
