"""What does not change during a game: the content, compiled once for a stage, its heroes and a difficulty.

References in content become indices of the tuples here, in the order of the content, so that states hold numbers.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeVar

from rulewright_engine.games.megametrocity.compiling import Compiler
from rulewright_engine.games.megametrocity.parts import FoeKind, HeroFigures, Item, Technique, ThugCardPart
from rulewright_engine.games.megametrocity.rulings import Rulings
from rulewright_engine.games.megametrocity.setup_options import Options
from rulewright_engine.games.megametrocity.windows import Key, Window, window_of
from rulewright_schema.catalog import View
from rulewright_schema.games.megametrocity.goals import Goal
from rulewright_schema.games.megametrocity.layouts import FaceLayout, TileLayout
from rulewright_schema.games.megametrocity.stage_rules import Extra
from rulewright_schema.games.megametrocity.stage_spawns import Spawn
from rulewright_schema.games.megametrocity.stages import Stage

T = TypeVar("T")

NOT_PLAYED = {"text", "title", "notes", "source", "origin", "origins", "cites"}


@dataclass(eq=False)
class Table:
    """The compiled set-up.

    - `starts`, `stacks`: tiles at the start and to come, for each street in play; `faces` with the `pieces` they share.
    - `kinds`: every sort of foe that can appear, `supply` the figures of each component at the start.
    - `items`, `thug_cards`, `techniques` with `item_counts`, `thug_counts`.
    - `effects`: every list of effects of cards and sheets; frames name one by its index.
    - `goal`, `extras`, `spawns`: the stage's, as they hold for this number of heroes.
    """

    options: Options
    stage: Stage
    rulings: Rulings
    readings: Mapping[str, str]
    turns: int
    starts: tuple[tuple[str, ...], ...]
    stacks: tuple[tuple[str, ...], ...]
    map_ids: tuple[str | None, ...]
    tiles: Mapping[str, TileLayout]
    faces: Mapping[str, FaceLayout]
    pieces: Mapping[str, str]
    heroes: tuple[HeroFigures, ...]
    kinds: tuple[FoeKind, ...]
    thug_types: tuple[str, ...]
    death_circle: tuple[int, ...]
    components: tuple[str, ...]
    supply: tuple[int, ...]
    items: tuple[Item, ...]
    item_counts: tuple[int, ...]
    thug_cards: tuple[ThugCardPart, ...]
    thug_counts: tuple[int, ...]
    techniques: tuple[Technique, ...]
    effects: tuple[tuple[Any, ...], ...]
    goal: Goal
    extras: tuple[Extra, ...]
    spawns: tuple[Spawn, ...]
    used: tuple[Any, ...] = field(repr=False)
    _windows: dict[Key, Window] = field(default_factory=dict, init=False, repr=False)
    _made: dict[Callable[["Table"], Any], Any] = field(default_factory=dict, init=False, repr=False)

    def once(self, make: Callable[["Table"], T]) -> T:
        """What a function makes of this table, made when it is first asked for."""
        made: T
        try:
            made = self._made[make]
        except KeyError:
            made = self._made[make] = make(self)
        return made

    def window(self, key: Key) -> Window:
        """The table as it lies, looked up once."""
        found = self._windows.get(key)
        if found is None:
            stop = self.rulings.unmarked_obstacles_stop
            found = self._windows[key] = window_of(key, self.tiles, self.faces, stop)
        return found

    @property
    def difficulty(self) -> str:
        """The level."""
        return self.options.difficulty

    @property
    def count(self) -> int:
        """The heroes by whom the stage's figures are read: those who start it."""
        return self.options.count

    @cached_property
    def ordinary(self) -> tuple[int, ...]:
        """By type of thug, the kind of its ordinary thugs."""
        return self._of("thug")

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """By type of thug, the kind of its leader."""
        return self._of("leader")

    def _of(self, sort: str) -> tuple[int, ...]:
        by_type = {kind.thug: number for number, kind in enumerate(self.kinds) if kind.sort == sort}
        return tuple(by_type[number] for number in range(len(self.thug_types)))

    @cached_property
    def auras(self) -> dict[tuple[int, str], tuple[tuple[int, int], ...]]:
        """By type of thug and attribute: the kinds of boss whose aura changes it, each with the change."""
        found: dict[tuple[int, str], tuple[tuple[int, int], ...]] = {}
        for number, kind in enumerate(self.kinds):
            if kind.aura is not None:
                key = kind.aura.thug, kind.aura.attribute
                found[key] = (*found.get(key, ()), (number, kind.aura.change))
        return found

    @cached_property
    def kind_names(self) -> dict[tuple[str, str], int]:
        """The kind of each sort and id."""
        return {(kind.sort, kind.id): number for number, kind in enumerate(self.kinds)}

    @cached_property
    def kind_words(self) -> tuple[str, ...]:
        """Kinds of foe as draws name them."""
        return tuple(map(str, self.kinds))

    @cached_property
    def item_names(self) -> tuple[str, ...]:
        """Item cards' ids, in order."""
        return tuple(item.id for item in self.items)

    @cached_property
    def thug_card_names(self) -> tuple[str, ...]:
        """Thug cards' ids, in order."""
        return tuple(card.id for card in self.thug_cards)

    @cached_property
    def technique_names(self) -> tuple[str, ...]:
        """Techniques' ids, in order."""
        return tuple(card.id for card in self.techniques)

    @cached_property
    def item_ids(self) -> dict[str, int]:
        """Item cards by id."""
        return {item.id: number for number, item in enumerate(self.items)}

    @cached_property
    def thug_card_ids(self) -> dict[str, int]:
        """Thug cards by id."""
        return {card.id: number for number, card in enumerate(self.thug_cards)}

    @cached_property
    def technique_ids(self) -> dict[str, int]:
        """Techniques by id."""
        return {card.id: number for number, card in enumerate(self.techniques)}

    @cached_property
    def event_effects(self) -> frozenset[int]:
        """The lists of effects of event cards, whose knock-outs are nobody's (MMC-6a-35)."""
        return frozenset(item.effects for item in self.items if item.type == "event")

    @cached_property
    def content_hash(self) -> str:
        """The fingerprint of the documents that the game is played with, without their texts."""
        whole = blake2b(digest_size=8)
        for model in self.used:
            data = model.model_dump(mode="json", exclude=NOT_PLAYED)
            whole.update(json.dumps(data, sort_keys=True).encode("utf-8"))
        whole.update(json.dumps(dict(self.readings), sort_keys=True).encode("utf-8"))
        return whole.hexdigest()


def table_of(view: View, options: Options) -> Table:
    """The table of a set-up. Raises SetUpError where the content lacks something that it needs."""
    return Table(**Compiler(view, options).compiled())


def cards(counts: Sequence[int]) -> int:
    """How many cards a multiset holds."""
    return sum(counts)
