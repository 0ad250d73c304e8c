"""A game's part of this layer, loaded when a pack of the game is shown: the layer's one place of imports on demand."""

from functools import cache
from importlib import import_module
from types import ModuleType

from rulewright_schema.kinds import games
from rulewright_site.illustrations import Illustrations
from rulewright_site.pages import Section


@cache
def _part(game_id: str) -> ModuleType | None:
    game = games().get(game_id)
    return import_module(game.site) if game and game.site else None


def own_sections(game_id: str) -> tuple[Section, ...]:
    """The game's own sections: `SECTIONS` of its part."""
    module = _part(game_id)
    own: tuple[Section, ...] = module.SECTIONS if module is not None else ()
    return own


def illustrations_of(game_id: str) -> Illustrations | None:
    """How a game's worked examples are drawn: `ILLUSTRATIONS` of its part; None for a game that does not draw them."""
    return getattr(_part(game_id), "ILLUSTRATIONS", None)
