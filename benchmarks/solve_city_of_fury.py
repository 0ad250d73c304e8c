"""City of Fury's solver: how its search grows with Health, with and without its bound, on one deal.

python benchmarks/solve_city_of_fury.py
"""

import time
from dataclasses import replace

from rulewright_cli.answers import load_content
from rulewright_cli.disk import built_in_shelves
from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.search import solve
from rulewright_engine.games.city_of_fury.solver.sweep import dealt
from rulewright_engine.games.city_of_fury.table import Options

ORDER = (0, 1, 2, 3, 4, 5)


def main() -> None:
    view = load_content([built_in_shelves()[0]]).catalog.view("city_of_fury")
    table = CityOfFury().table(view, Options("the-box", "vera-cole"))
    outcomes = Outcomes(table)
    solve(outcomes, dealt(table, ORDER), bounded=False)  # fills the table of outcomes, which all searches share
    print(f"{'health':>6} {'bound':>5} {'turns':>5} {'spots':>7} {'labels':>10} {'seconds':>8}")
    for health in (2, 3, 4, 5, 6):
        state = replace(dealt(table, ORDER), health=health)
        for bounded in (True, False):
            begun = time.process_time()
            found = solve(outcomes, state, bounded)
            took = time.process_time() - begun
            told = "yes" if bounded else "no"
            print(f"{health:>6} {told:>5} {found.turns!s:>5} {found.spots:>7,} {found.labels:>10,} {took:>8.2f}")


if __name__ == "__main__":
    main()
