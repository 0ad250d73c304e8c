"""MegaMetroCity's pages: stages, tiles, cards, sheets and the story."""

from rulewright_site.pages import Section

SECTIONS: tuple[Section, ...] = ()
