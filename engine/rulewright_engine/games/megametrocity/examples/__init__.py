"""MegaMetroCity's worked examples: `JUDGE`.

`content` makes the table that an example is played on, `position` lays it out, `names` knows what the example calls
whom, `telling` keeps what came about, `judging` compares it with what is expected.
"""

from rulewright_engine.games.megametrocity.examples.judging import MegaMetroCityJudge

JUDGE = MegaMetroCityJudge()
