"""MegaMetroCity's pages: stages, story, tiles, Establishments, cards and sheets."""

from rulewright_site.games.megametrocity import board, cards, examples, sheets, stages, story, tiles
from rulewright_site.illustrations import Illustrations
from rulewright_site.pages import Section

SECTIONS: tuple[Section, ...] = (
    stages.SECTION,
    story.SECTION,
    tiles.TILES,
    tiles.FACES,
    cards.ITEMS,
    cards.THUG_CARDS,
    cards.TECHNIQUES,
    sheets.HEROES,
    sheets.THUGS,
    sheets.BOSSES,
    sheets.FINAL_BOSSES,
)
"""Reached by shared code through the game's record."""

ILLUSTRATIONS = Illustrations(examples.illustrate, board.patterns, stages.cover)
"""How worked examples are drawn; reached likewise."""
