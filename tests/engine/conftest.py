"""What the engine's tests share: the official content as the engine sees it."""

from collections.abc import Callable

import pytest

import ladder_game
from rulewright_schema.catalog import View
from rulewright_schema.packs.loading import Loaded


@pytest.fixture(scope="session")
def view_of(load_tree: Callable[..., Loaded]) -> Callable[[str], View]:
    """What a game's own pack sees, by the game's id."""
    views: dict[str, View] = {}

    def view(game: str) -> View:
        if game not in views:
            beside = ladder_game.files() if game == ladder_game.GAME else {}
            views[game] = load_tree(beside, f"content/{game}").catalog.view(game)
        return views[game]

    return view
