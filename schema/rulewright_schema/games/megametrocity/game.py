"""The light record by which MegaMetroCity is found; imports nothing heavy."""

from rulewright_schema.kinds import Game

GAME = Game(
    id="megametrocity",
    title="MegaMetroCity",
    statement_prefix="MMC",
    kinds="rulewright_schema.games.megametrocity.kinds",
    lint="rulewright_lint.games.megametrocity",
    engine="rulewright_engine.games.megametrocity",
    site="rulewright_site.games.megametrocity",
)
