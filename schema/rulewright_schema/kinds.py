"""Kinds of document, games that bring them, and how both are found."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from rulewright_schema.fields import Model

ENTRY_POINT_GROUP = "rulewright.games"
MANIFEST_KIND = "pack"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of document.

    `model` is the dotted place of its pydantic model, `module:Class`, imported when a document of the kind is read.
    `reached_by_reference`: a document comes into play only where another one names it, as a tile does.
    """

    name: str
    model: str
    summary: str
    reached_by_reference: bool = False

    @property
    def plural(self) -> str:
        """The key of a list file: `item-card` -> `item_cards`."""
        stem = self.name.replace("-", "_")
        if stem.endswith(("s", "x", "ch", "sh")):
            return stem + "es"
        return stem[:-1] + "ies" if stem.endswith("y") else stem + "s"

    def load(self) -> type[Model]:
        """The kind's model class."""
        return _load(self.model)


@dataclass(frozen=True, slots=True)
class Game:
    """A game's light record, registered under the entry-point group `rulewright.games`.

    `kinds`, `lint`, `engine` and `site` are dotted module names, imported only for games in use; a layer that a game
    has no part in is None. `statement_prefix` begins the ids of its rule statements (`MMC`). `content` is the package
    whose folder holds the game's packs, for a game from another distribution; those of the others lie in `content/`.
    """

    id: str
    title: str
    statement_prefix: str
    kinds: str
    lint: str | None = None
    engine: str | None = None
    site: str | None = None
    content: str | None = None


SHARED_KINDS = (
    Kind("pack", "rulewright_schema.shared.pack:PackManifest", "A pack's manifest: what it is, needs and changes."),
    Kind("box", "rulewright_schema.shared.box:Box", "The components of a game, or what a pack adds to them."),
    Kind("chapter", "rulewright_schema.shared.rules:Chapter", "A chapter of the rulebook."),
    Kind("statement", "rulewright_schema.shared.rules:Statement", "One numbered statement of the rulebook."),
    Kind("term", "rulewright_schema.shared.rules:Term", "A term of the glossary."),
    Kind("example", "rulewright_schema.shared.example:OpenExample", "A worked example: position, actions and outcome."),
)


@cache
def games() -> dict[str, Game]:
    """All registered games by id."""
    found = [cast("Game", entry.load()) for entry in entry_points(group=ENTRY_POINT_GROUP)]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


@cache
def kinds(game_id: str | None) -> dict[str, Kind]:
    """Kinds by name: the shared ones and, for a known game, its own."""
    game = games().get(game_id) if game_id else None
    own = import_module(game.kinds).KINDS if game else ()
    return {kind.name: kind for kind in (*SHARED_KINDS, *own)}


@cache
def kinds_by_plural(game_id: str | None) -> dict[str, Kind]:
    """Kinds by the key that a list file uses."""
    return {kind.plural: kind for kind in kinds(game_id).values()}


@cache
def _load(place: str) -> type[Model]:
    module, _, name = place.partition(":")
    return cast("type[Model]", getattr(import_module(module), name))
