"""From documents to the values of a table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from rulewright_engine.games.megametrocity import names_in_sight, rulings, stage_readings
from rulewright_engine.games.megametrocity.parts import (
    Ability,
    AuraFigures,
    FoeKind,
    HeroFigures,
    Item,
    PlacedGroup,
    Sort,
    Special,
    SpecialFigures,
    Technique,
    ThugCardPart,
    Trigger,
)
from rulewright_engine.games.megametrocity.setup_options import Options
from rulewright_engine.interface import SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.fields import Model, value_for
from rulewright_schema.games.megametrocity.item_cards import Event, Food, ItemCard, Money, Weapon
from rulewright_schema.games.megametrocity.layouts import TileLayout
from rulewright_schema.games.megametrocity.life import life_at
from rulewright_schema.games.megametrocity.sheets import (
    BossSheet,
    Figures,
    FinalBossSheet,
    HeroSheet,
    SpecialAttack,
    ThugFigures,
    ThugSheet,
)
from rulewright_schema.games.megametrocity.stage_facts import extras_for, goal_for, map_choices, spawns_for
from rulewright_schema.games.megametrocity.stage_rules import Destructible, Extra, PickUp, Ride
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.streets import Maps
from rulewright_schema.games.megametrocity.technique_cards import Active, Cost, Passive, Reaction, TechniqueCard
from rulewright_schema.games.megametrocity.terms import ROWS, Group, Leader
from rulewright_schema.games.megametrocity.thug_cards import DoorSpawn, RearEntranceSpawn, RegularSpawn, ThugCard
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_schema.shared.box import Box

M = TypeVar("M", bound=Model)


class Compiler:
    """Compiles what a set-up needs; raises SetUpError where something is missing."""

    def __init__(self, view: View, options: Options) -> None:
        self.view = view
        self.options = options
        self.used: list[Model] = []
        self.seen: set[int] = set()
        self.effects: list[tuple[Any, ...]] = [()]
        self.abilities = 0
        self.count = options.count
        self.extras: tuple[Extra, ...] = ()

    # ---------------------------------------------------------------------------------------------------- documents
    def one(self, kind: str, text: str, model: type[M]) -> M:
        """The document that a reference means."""
        found = self.view.get(kind, text)
        if found is None:
            raise SetUpError(f"there is no {kind} {text}")
        names_in_sight.check(self.view, found)
        expected = found.expect(model)
        self.note(expected)
        return expected

    def every(self, kind: str, model: type[M]) -> list[M]:
        """All documents of a kind, in the order of the content."""
        found = []
        for document in self.view.all(kind):
            names_in_sight.check(self.view, document)
            found.append(document.expect(model))
            self.note(found[-1])
        return found

    def note(self, model: Model) -> None:
        """Counts a document among those that the game is played with."""
        if id(model) not in self.seen:
            self.seen.add(id(model))
            self.used.append(model)

    def effect_list(self, effects: tuple[Any, ...]) -> int:
        """The index of a list of effects; 0 is the empty one."""
        if not effects:
            return 0
        self.effects.append(effects)
        return len(self.effects) - 1

    # ------------------------------------------------------------------------------------------------------ all of it
    def compiled(self) -> dict[str, Any]:
        """The fields of the table."""
        chosen = dict(self.options.rulings)
        for statement, letter in chosen.items():
            if problem := rulings.why_not_chosen(self.view, statement, letter):
                raise SetUpError(problem)
        stage = stage_readings.as_read(
            self.one("stage", self.options.stage, Stage), {**self.view.pack.manifest.rulings, **chosen}
        )
        if self.count not in stage.heroes:
            raise SetUpError(f"the stage {stage.id} is not for {counted(self.count, 'hero')}")
        self.extras = extras_for(stage, self.count)
        turns, goal = value_for(stage.turns, self.count), goal_for(stage, self.count)
        if turns is None or goal is None:
            raise SetUpError(f"the stage {stage.id} has no turns or no goal for {counted(self.count, 'hero')}")
        return {
            "options": self.options,
            "stage": stage,
            "rulings": rulings.rulings_of(self.view, chosen),
            "readings": rulings.readings(self.view, chosen),
            "turns": turns,
            "goal": goal,
            "extras": self.extras,
            "spawns": spawns_for(stage, self.count),
            **self.street(stage),
            "heroes": tuple(self.hero(name) for name in self.options.heroes),
            **self.foes(stage),
            **self.decks(),
            "effects": tuple(self.effects),
            "used": tuple(self.used),
        }

    def street(self, stage: Stage) -> dict[str, Any]:
        """Tiles and faces; the maps in play are those chosen, else the first choice there is."""
        wanted_maps = value_for(stage.street.in_play, self.count) if isinstance(stage.street, Maps) else 1
        choices = map_choices(stage, self.count)
        if wanted_maps and len(choices[0]) < wanted_maps:
            raise SetUpError(f"the stage {stage.id} has {len(choices[0])} maps, and {wanted_maps} are to be played")
        wanted = set(self.options.maps)
        maps = next((one for one in choices if not wanted or {each.id for each in one} == wanted), None)
        if not maps or not all(each.start for each in maps):
            raise SetUpError(f"the stage {stage.id} has no such maps for {counted(self.count, 'hero')}")
        after_rides = (name for extra in self.extras if isinstance(extra, Ride) for name in extra.map_after)
        names = dict.fromkeys((*(name for each in maps for name in each.tiles), *after_rides))
        tiles = {_plain(name): _plain_doors(self.one("tile", name, Tile).layout) for name in names}
        faces = self.every("face", Face)
        return {
            "starts": tuple(tuple(map(_plain, each.start)) for each in maps),
            "stacks": tuple(tuple(map(_plain, each.then)) for each in maps),
            "map_ids": tuple(each.id for each in maps),
            "tiles": tiles,
            "faces": {face.id: face.layout for face in faces},
            "pieces": {face.id: face.piece for face in faces},
        }

    # --------------------------------------------------------------------------------------------------------- sheets
    def hero(self, name: str) -> HeroFigures:
        """A hero's sheet."""
        sheet = self.one("hero-sheet", name, HeroSheet)
        special = sheet.special_technique
        figures = SpecialFigures(
            special.life_cost, special.dice, special.value, special.fight or 0, special.reach,
            self.effect_list(special.effects),
        )  # fmt: skip
        return HeroFigures(sheet.id, sheet.movement, sheet.actions, sheet.fight, sheet.life, sheet.turbo, figures)

    def foes(self, stage: Stage) -> dict[str, Any]:
        """Kinds of foe, the Death Circle, and the figures that the box holds."""
        level = self.options.difficulty
        sheets = self.every("thug-sheet", ThugSheet)
        bosses = self.every("boss-sheet", BossSheet)
        finals = self.every("final-boss-sheet", FinalBossSheet)
        self.types = {sheet.id: number for number, sheet in enumerate(sheets)}
        counts: Counter[str] = Counter()
        for box in self.every("box", Box):
            for component in box.components:
                if component.category == "miniature":
                    counts[component.id] += component.count
        for name in dict.fromkeys(_components(sheets, bosses, finals)):
            counts[name] += 0
        components = {name: number for number, name in enumerate(counts)}
        kinds: list[FoeKind] = []
        for number, sheet in enumerate(sheets):
            place = components[sheet.component]
            kinds.append(_kind("thug", sheet.id, number, place, sheet.figures.at(level)))
            kinds.append(_kind("leader", sheet.id, number, place, sheet.leader.at(level)))
        for boss in bosses:
            line = boss.figures.at(level)
            kind = _kind("boss", boss.id, self.type_of(boss.thug), components[boss.component], line)
            aura = AuraFigures(boss.aura.attribute, boss.aura.change, self.type_of(boss.aura.thug))
            kinds.append(replace(kind, life=value_for(line.life, self.count) or 1, aura=aura))
        for final in finals:
            last = final.figures.at(level)
            kind = _kind("final-boss", final.id, -1, components[final.component], last)
            specials = tuple(self.special(attack) for attack in final.special_attacks)
            kinds.append(replace(kind, life=value_for(last.life, self.count) or 1, specials=specials))
        for extra in self.extras:
            if isinstance(extra, Destructible):
                life = life_at(value_for(extra.life, self.count) or 1, level)
                kinds.append(FoeKind("thing", extra.feature, -1, -1, life=life))
        return {
            "kinds": tuple(kinds),
            "thug_types": tuple(self.types),
            "death_circle": tuple(self.type_of(sheet.death_circle) for sheet in sheets),
            "components": tuple(components),
            "supply": tuple(counts.values()),
        }

    def special(self, attack: SpecialAttack) -> Special:
        """A Special Attack of a final boss."""
        return Special(attack.id, attack.only_if, attack.reach, self.effect_list(attack.do))

    def type_of(self, text: str) -> int:
        """The index of a type of thug."""
        found = self.types.get(_plain(text))
        if found is None:
            raise SetUpError(f"there is no thug-sheet {text}")
        return found

    # ---------------------------------------------------------------------------------------------------------- cards
    def decks(self) -> dict[str, Any]:
        """The three decks."""
        items = self.every("item-card", ItemCard)
        tokens = self.tokens()
        thugs = self.every("thug-card", ThugCard)
        techniques = self.every("technique-card", TechniqueCard)
        return {
            "items": (*(self.item(card) for card in items), *tokens),
            "item_counts": (*(card.quantity for card in items), *(0 for _ in tokens)),
            "thug_cards": tuple(self.thug_card(card) for card in thugs),
            "thug_counts": tuple(card.quantity for card in thugs),
            "techniques": tuple(self.technique(card) for card in techniques),
        }

    def tokens(self) -> tuple[Item, ...]:
        """Tokens that the stage lets heroes take, as items of no deck."""
        found = {
            token_id(extra): Item(token_id(extra), "token", loose=extra.carried_as == "money")
            for extra in self.extras
            if isinstance(extra, PickUp)
        }
        return tuple(found.values())

    def item(self, card: ItemCard) -> Item:
        """An Item card."""
        part = card.card
        if isinstance(part, Weapon):
            return Item(
                card.id, "weapon", part.batteries, -1 if part.range is None else part.range, part.dice,
                part.hits == "square", part.difficulty or 0, part.impulse, part.golden, part.bonuses,
                tuple(Trigger(each.when, self.effect_list(each.do)) for each in part.effects),
            )  # fmt: skip
        if isinstance(part, Food):
            return Item(card.id, "food", heals=part.heals, effects=self.effect_list(part.effects))
        if isinstance(part, Money):
            return Item(card.id, "money", cents=part.cents)
        assert isinstance(part, Event)
        return Item(card.id, "event", effects=self.effect_list(part.effects))

    def thug_card(self, card: ThugCard) -> ThugCardPart:
        """A Thug card."""
        spawn = card.spawn
        if isinstance(spawn, RegularSpawn | RearEntranceSpawn):
            rows = tuple(self.groups(spawn.rows.get(row, ())) for row in ROWS)
            return ThugCardPart(card.id, spawn.type, rows, (), card.actions)
        each = spawn.each_door if isinstance(spawn, DoorSpawn) else spawn.each_square
        return ThugCardPart(card.id, spawn.type, (), self.groups(each), card.actions)

    def groups(self, groups: tuple[Group, ...]) -> tuple[PlacedGroup, ...]:
        """Who appears together."""
        return tuple(
            PlacedGroup(self.type_of(group.leader), 1, True)
            if isinstance(group, Leader)
            else PlacedGroup(self.type_of(group.thug), group.count, False)
            for group in groups
        )

    def technique(self, card: TechniqueCard) -> Technique:
        """A Technique card."""
        abilities = []
        for each in card.abilities:
            if isinstance(each, Active | Reaction):
                when = each.when if isinstance(each, Reaction) else ""
                cost = each.cost or Cost()
                abilities.append(Ability(self.abilities, cost, each.once_per or "", when, self.effect_list(each.do)))
                self.abilities += 1
        return Technique(
            card.id, tuple(each.bonus for each in card.abilities if isinstance(each, Passive)), tuple(abilities)
        )


def token_id(extra: PickUp) -> str:
    """The id of a token that a stage lets heroes take: one that is carried like money is another than one that is
    not.
    """
    return f"{extra.token}-token" if extra.carried_as == "weapon" else f"loose-{extra.token}-token"


def _kind(sort: Sort, name: str, thug: int, component: int, line: Figures) -> FoeKind:
    """A kind of foe by a line of its sheet; final bosses have no range there."""
    reach = line.range if isinstance(line, ThugFigures) else 0
    return FoeKind(sort, name, thug, component, line.movement, line.attack, line.fight, reach, line.defense)


def _plain(text: str) -> str:
    """The id of a reference, without the pack that it may name."""
    return text.rpartition("/")[2]


def _plain_doors(layout: TileLayout) -> TileLayout:
    return replace(layout, doors=tuple((_plain(name), square) for name, square in layout.doors))


def _components(
    sheets: Sequence[ThugSheet], bosses: Sequence[BossSheet], finals: Sequence[FinalBossSheet]
) -> Iterator[str]:
    """The figures that sheets stand on; those of no box are none."""
    yield from (sheet.component for sheet in sheets)
    yield from (sheet.component for sheet in bosses)
    yield from (sheet.component for sheet in finals)
