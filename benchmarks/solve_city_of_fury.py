"""How City of Fury's solver grows with Health and with Charge Levels, with and without its bound, on one deal.

    python benchmarks/solve_city_of_fury.py

Prints the two tables of benchmarks/CITY_OF_FURY.md.
"""

import time
from dataclasses import replace

from rulewright_cli.answers import load_content
from rulewright_cli.disk import built_in_shelves
from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.search import solve
from rulewright_engine.games.city_of_fury.solver.sweep import dealt
from rulewright_engine.games.city_of_fury.table import Options, Table

ORDER = (0, 1, 2, 3, 4, 5)
HEAD = "bound | fewest turns | spots | labels | processor seconds |\n|---:|---|---:|---:|---:|---:|"


def main() -> None:
    """Both tables, in Markdown."""
    view = load_content([built_in_shelves()[0]]).catalog.view("city_of_fury")
    table = CityOfFury().table(view, Options("the-box", "vera-cole"))
    print(f"| Health | {HEAD}")
    for health in (2, 3, 4, 5, 6):
        _rows(health, table, health)
    print(f"\n| Charge Levels | {HEAD}")
    for levels in (1, 2, 3, 4):
        _rows(levels, replace(table, skills=tuple(_flattened(each, levels) for each in table.skills)), table.health)


def _flattened(skill: tuple[tuple[str, ...], ...], levels: int) -> tuple[tuple[str, ...], ...]:
    """A Skill that gets no better beyond a level."""
    return skill[:levels] + skill[levels - 1 : levels] * (len(skill) - levels)


def _rows(name: int, table: Table, health: int) -> None:
    outcomes = Outcomes(table)
    state = replace(dealt(table, ORDER), health=health)
    solve(outcomes, state, bounded=False)  # fills the table of outcomes, which both searches share
    for bounded in (True, False):
        begun = time.process_time()
        found = solve(outcomes, state, bounded)
        took = time.process_time() - begun
        told, turns = "yes" if bounded else "no", found.turns or "none"
        print(f"| {name} | {told} | {turns} | {found.spots:,} | {found.labels:,} | {took:.2f} |")


if __name__ == "__main__":
    main()
