"""How a game draws its worked examples: what its part of this layer gives as `ILLUSTRATIONS`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from rulewright_engine.examples import Played
from rulewright_site.html import Html
from rulewright_site.model import Entry
from rulewright_site.writer import Writer

Illustrate: TypeAlias = Callable[[Writer, Entry, Played[Any]], Html]
"""Draws an example as the engine played it: positions, actions, and whether the engine agrees."""


Cover: TypeAlias = Callable[[Writer], Html | None]
"""Draws what a pack of the game is shown by; nothing where it has nothing to show."""


@dataclass(frozen=True, slots=True)
class Illustrations:
    """`illustrate` draws one example; `shared` is what all drawings of a page need, and stands on it once; `cover`
    draws a picture of a pack.
    """

    illustrate: Illustrate
    shared: Callable[[], Html]
    cover: Cover | None = None
