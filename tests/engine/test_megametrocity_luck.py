"""How rare an outcome is, against counting all dice one by one."""

from itertools import product

import pytest

from rulewright_engine.games.megametrocity import dice
from rulewright_engine.games.megametrocity.luck import at_least, at_most


@pytest.mark.parametrize(("count", "fight", "critical"), [(1, 7, 10), (3, 5, 10), (3, 8, 6), (2, 2, 9)])
def test_the_chance_of_a_roll_is_the_count_of_all_rolls(count: int, fight: int, critical: int) -> None:
    rolls = list(product(range(10), repeat=count))
    for hits in range(count + 1):
        fewer = sum(dice.hits(roll, fight) <= hits for roll in rolls) / len(rolls)
        assert at_most(count, fight, hits) == pytest.approx(fewer)
        for criticals in range(hits + 1):
            good = [
                roll
                for roll in rolls
                if dice.critical(roll, critical) >= criticals
                and sum(face == 0 or face >= min(fight, critical) for face in roll) >= hits
            ]
            assert at_least(count, fight, critical, hits, criticals) == pytest.approx(len(good) / len(rolls))


def test_any_roll_is_as_good_as_none_at_all() -> None:
    assert at_least(6, 7, 10, 0, 0) == pytest.approx(1.0)
    assert at_most(6, 7, 6) == pytest.approx(1.0)
