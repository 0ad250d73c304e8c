"""What people at the table have to know before they decide: goal, rules of the stage, signs of the drawing."""

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.guide import Told

SIGNS = (
    ". square",
    "= road",
    "# obstacle",
    "o furniture",
    "x debris",
    "D door",
    "$ insert coin",
    "Z Zultar",
    "? a card on the ground",
    "capital letter: a hero, by the letter before the board",
    "small letter: a thug, by the first of its type (p2 two of them, p* their leader)",
    "both: a boss, such as Si",
)
"""What the signs of the drawn street mean."""


def briefing(state: State) -> tuple[Told, ...]:
    """The stage's goal and its own rules for these heroes."""
    return Told("goal", state.table.goal), *(Told("rule of this stage", extra) for extra in state.table.extras)
