"""The light record by which City of Fury is found; imports nothing heavy."""

from rulewright_schema.kinds import Game

GAME = Game(
    id="city_of_fury",
    title="City of Fury",
    statement_prefix="COF",
    kinds="rulewright_schema.games.city_of_fury.kinds",
    lint="rulewright_lint.games.city_of_fury",
    engine="rulewright_engine.games.city_of_fury",
    site="rulewright_site.games.city_of_fury",
)
