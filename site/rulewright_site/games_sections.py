"""The sections of a game's packs: the shared ones and, loaded on demand, the game's own.

This module is the one place of the layer that loads a game's part.
"""

from importlib import import_module

from rulewright_schema.kinds import games
from rulewright_site.pages import Section
from rulewright_site.sections import box, glossary, rulebook


def sections_of(game_id: str) -> tuple[Section, ...]:
    """All sections of a game in the order of the navigation: rulebook, the game's own (`SECTIONS`), glossary, box."""
    game = games().get(game_id)
    own: tuple[Section, ...] = import_module(game.site).SECTIONS if game and game.site else ()
    return (rulebook.SECTION, *own, glossary.SECTION, box.SECTION)
