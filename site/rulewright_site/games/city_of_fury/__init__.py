"""City of Fury's pages: both sides of its cards, set-ups with what the solver found, and drawn examples."""

from rulewright_site.games.city_of_fury import cards, deals, examples
from rulewright_site.html import Html
from rulewright_site.illustrations import Illustrations
from rulewright_site.pages import Section

SECTIONS: tuple[Section, ...] = (cards.VIGILANTES, cards.ENEMIES, deals.SET_UPS)
"""Reached by shared code through the game's record."""

ILLUSTRATIONS = Illustrations(examples.illustrate, lambda: Html(""), examples.cover)
"""How worked examples are drawn; reached likewise. Nothing is shared by the drawings of a page."""
