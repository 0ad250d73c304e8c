"""City of Fury's worked examples: `JUDGE`.

`position` lays an example out on a table of its own figures, `judging` compares what is expected.
"""

from rulewright_engine.examples import Judge
from rulewright_engine.games.city_of_fury.examples.judging import CityOfFuryJudge
from rulewright_engine.games.city_of_fury.state import State

JUDGE: Judge[State] = CityOfFuryJudge()
