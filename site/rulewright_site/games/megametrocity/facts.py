"""By what galleries filter, sort and compare the game's cards, sheets and stages."""

from collections.abc import Mapping

from rulewright_schema.games.megametrocity.item_cards import Food, ItemCard, Money, Weapon
from rulewright_schema.games.megametrocity.legend import Furniture, Obstacle
from rulewright_schema.games.megametrocity.sheets import BossSheet, FinalBossSheet, HeroSheet, ThugSheet
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.technique_cards import Active, Reaction, TechniqueCard
from rulewright_schema.games.megametrocity.thug_cards import ThugCard
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_schema.words.sentences import ranges
from rulewright_site.model import Entry
from rulewright_site.pages import CardFacts, Context

_THUG = ("movement", "attack", "fight", "range", "defense")
_BOSS = ("movement", "attack", "fight", "defense")


def item_kind(card: ItemCard) -> str:
    """What the card is shown as: its type, golden weapons by themselves."""
    return "golden" if isinstance(card.card, Weapon) and card.card.golden else card.card.type


def item(context: Context, entry: Entry) -> CardFacts:
    """An Item card: dice and so on of weapons, what food heals, what money is worth."""
    card = entry.document.expect(ItemCard)
    part = card.card
    values: dict[str, int | str] = {}
    if isinstance(part, Weapon):
        values = {"dice": part.dice, "batteries": part.batteries or 0}
        values["difficulty"] = f"{part.difficulty}+" if part.difficulty else context.say("own-fight")
        values["range"] = part.range if part.range is not None else context.say("melee")
        values["hits"] = context.say(f"hits-{part.hits}")
    elif isinstance(part, Food):
        values = {"heals": part.heals}
    elif isinstance(part, Money):
        values = {"cents": part.cents}
    values["copies-short"] = card.quantity
    return _facts(context, context.say(item_kind(card)), values)


def thug_card(context: Context, entry: Entry) -> CardFacts:
    """A Thug card: its kind and the orders at its foot."""
    card = entry.document.expect(ThugCard)
    values: dict[str, int | str] = {"orders": context.say(card.actions), "copies-short": card.quantity}
    return _facts(context, context.say(card.spawn.type), values)


def technique(context: Context, entry: Entry) -> CardFacts:
    """A Technique: what its first ability costs."""
    card = entry.document.expect(TechniqueCard)
    prices = [each.cost for each in card.abilities if isinstance(each, Active | Reaction) and each.cost is not None]
    values: dict[str, int | str] = {}
    for name in ("actions", "movement", "life", "turbo"):
        paid = [getattr(each, name) for each in prices if getattr(each, name)]
        if paid:
            values[f"costs-{name}"] = paid[0]
    return _facts(context, context.say("technique"), values)


def hero(context: Context, entry: Entry) -> CardFacts:
    """A hero's sheet."""
    sheet = entry.document.expect(HeroSheet)
    values: dict[str, int | str] = {
        "movement": sheet.movement,
        "actions": sheet.actions,
        "fight": f"{sheet.fight}+",
        "life": sheet.life,
        "turbo": sheet.turbo,
    }
    return _facts(context, context.say("hero"), values)


def thug(context: Context, entry: Entry) -> CardFacts:
    """A type of thug at Normal."""
    figures = entry.document.expect(ThugSheet).figures.at("normal")
    return _facts(context, context.say("thug"), _figures(figures, _THUG))


def boss(context: Context, entry: Entry) -> CardFacts:
    """A boss at Normal."""
    figures = entry.document.expect(BossSheet).figures.at("normal")
    return _facts(context, context.say("boss"), _figures(figures, _BOSS))


def final_boss(context: Context, entry: Entry) -> CardFacts:
    """A final boss at Normal."""
    figures = entry.document.expect(FinalBossSheet).figures.at("normal")
    return _facts(context, context.say("final-boss"), _figures(figures, _BOSS))


def stage(context: Context, entry: Entry) -> CardFacts:
    """A stage: its number, heroes and turns."""
    found = entry.document.expect(Stage)
    values: dict[str, int | str] = {"for-heroes": ranges(found.heroes)}
    if found.number:
        values["stage-number"] = found.number
    if isinstance(found.turns, int):
        values["turns"] = found.turns
    return _facts(context, context.say("stage"), values)


def tile(context: Context, entry: Entry) -> CardFacts:
    """A street tile: how many pieces of furniture, obstacles and doors are on it."""
    layout = entry.document.expect(Tile).layout
    entries = [cell.entry for cell in layout.cells]
    values: dict[str, int | str] = {
        "n-columns": layout.frame.columns,
        "n-furniture": sum(isinstance(each, Furniture) for each in entries),
        "n-obstacles": sum(isinstance(each, Obstacle) for each in entries),
        "n-doors": len(layout.doors),
    }
    return _facts(context, context.say("tile"), values)


def face(context: Context, entry: Entry) -> CardFacts:
    """An Establishment's face: its size, and how many pieces of furniture are in it."""
    found = entry.document.expect(Face)
    furniture = sum(isinstance(cell.entry, Furniture) for cell in found.layout.cells)
    values: dict[str, int | str] = {"size": f"{found.drawn.width} × {found.drawn.height}", "n-furniture": furniture}
    return _facts(context, context.say("face"), values)


def _figures(figures: object, names: tuple[str, ...]) -> dict[str, int | str]:
    return {name: f"{getattr(figures, name)}+" if name == "fight" else int(getattr(figures, name)) for name in names}


def _facts(context: Context, kind: str, values: Mapping[str, int | str]) -> CardFacts:
    section = context.section.title_in(context.language)
    return CardFacts(section, kind, values, {key: context.say(key) for key in values})
