"""Sound bounds: why a set-up cannot be won, whatever the dice and choices.

Each bound relaxes the rules in the players' favour and says how; combos run on without limit, so no bound speaks of
damage. The tables of a set-up are taken as compiled, with the maps that are in play.
"""

from collections.abc import Iterator

from rulewright_engine.games.megametrocity.bounds.case import Case, path_for
from rulewright_engine.games.megametrocity.bounds.goals import of_goal
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.guide import Obstacle
from rulewright_schema.documents import Document


def obstacles(table: Table, document: Document) -> Iterator[Obstacle]:
    """Every bound that proves the set-up impossible."""
    case = Case(table, document)
    path = path_for(("goal",), table.stage.goal, case.heroes)
    yield from of_goal(table.goal, path, case)
