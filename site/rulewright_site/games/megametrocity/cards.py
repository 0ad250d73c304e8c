"""Galleries of Item, Thug and Technique cards, each one set as a card."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulewright_schema.games.megametrocity.item_cards import Food, ItemCard, Money, Weapon
from rulewright_schema.games.megametrocity.technique_cards import TechniqueCard
from rulewright_schema.games.megametrocity.terms import Group, Leader
from rulewright_schema.games.megametrocity.thug_cards import DoorSpawn, RearEntranceSpawn, RegularSpawn, ThugCard
from rulewright_site.games.megametrocity import facts
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.facts import item_kind
from rulewright_site.games.megametrocity.words import WORDS
from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry
from rulewright_site.pages import Context, Page, Section

ITEM_KINDS = ("weapon", "golden", "food", "money", "event")
THUG_KINDS = ("regular", "rear-entrance", "door-spawn", "van")


def place(entry: Entry) -> tuple[str, str | None]:
    """Each card is an anchor of its id."""
    return "index", entry.id


def item_pages(context: Context) -> Iterator[Page]:
    """All Item cards by type."""
    write = Desk(context, context.path("index"))
    groups: dict[str, list[Html]] = {kind: [] for kind in ITEM_KINDS}
    for entry in context.pack.of("item-card"):
        model = entry.document.expect(ItemCard)
        groups[item_kind(model)].append(_item(write, entry, model))
    yield write.page(context.say("items"), _grouped(write, groups))


def thug_pages(context: Context) -> Iterator[Page]:
    """All Thug cards by kind."""
    write = Desk(context, context.path("index"))
    groups: dict[str, list[Html]] = {kind: [] for kind in THUG_KINDS}
    for entry in context.pack.of("thug-card"):
        model = entry.document.expect(ThugCard)
        groups[model.spawn.type].append(_thug(write, entry, model))
    yield write.page(context.say("thug-cards"), _grouped(write, groups))


def technique_pages(context: Context) -> Iterator[Page]:
    """All Technique cards."""
    write = Desk(context, context.path("index"))
    cards = []
    for entry in context.pack.of("technique-card"):
        entry.document.expect(TechniqueCard)
        cards.append(write.card(entry, "technique", *write.card_text(entry)))
    yield write.page(context.say("techniques"), write.filtered(el("div", *cards, class_="rw-cards")))


ITEMS = Section("item-cards", "items", ("item-card",), place, item_pages, WORDS, facts.item)
THUG_CARDS = Section("thug-cards", "thug-cards", ("thug-card",), place, thug_pages, WORDS, facts.thug_card)
TECHNIQUES = Section(
    "technique-cards", "techniques", ("technique-card",), place, technique_pages, WORDS, facts.technique
)


def _grouped(write: Desk, groups: Mapping[str, Sequence[Html]]) -> Html:
    shown = [(kind, cards) for kind, cards in groups.items() if cards]
    index = el(
        "ul", *(el("li", el("a", write.say(kind), href=f"#kind_{kind}")) for kind, _ in shown), class_="rw-index"
    )
    parts: list[Child] = [index if len(shown) > 1 else None]
    for kind, cards in shown:
        parts += [el("h2", write.say(kind), id=f"kind_{kind}"), el("div", *cards, class_="rw-cards")]
    return write.filtered(*parts)


def _item(write: Desk, entry: Entry, card: ItemCard) -> Html:
    part = card.card
    values: dict[str, Child] = {}
    if isinstance(part, Weapon):
        values = {
            "dice": part.dice,
            "difficulty": f"{part.difficulty}+" if part.difficulty else write.say("own-fight"),
            "range": part.range if part.range is not None else write.say("melee"),
            "hits": write.say(f"hits-{part.hits}"),
            "batteries": part.batteries,
        }
        if part.impulse:
            values["impulse"] = part.impulse
    elif isinstance(part, Food):
        values = {"heals": part.heals}
    elif isinstance(part, Money):
        values = {"cents": part.cents}
    kind = item_kind(card)
    figures = write.stats(values) if values else None
    return write.card(entry, kind, figures, *write.card_text(entry), copies=card.quantity, level=3)


def _thug(write: Desk, entry: Entry, card: ThugCard) -> Html:
    spawn = card.spawn
    if isinstance(spawn, RegularSpawn | RearEntranceSpawn):
        rows: list[tuple[str, tuple[Group, ...]]] = [*sorted(spawn.rows.items())]
    elif isinstance(spawn, DoorSpawn):
        rows = [(write.say("each-door"), spawn.each_door)]
    else:
        rows = [(write.say("each-square"), spawn.each_square)]
    table = el(
        "dl", *(el("div", el("dt", row), el("dd", _groups(write, groups))) for row, groups in rows), class_="rw-rows"
    )
    orders = el("p", write.say(card.actions), class_="rw-orders")
    text = [write.paragraphs(entry.text, class_="rw-flavour")] if entry.text else []
    return write.card(
        entry, "thug", table, orders, *text, copies=card.quantity, subtitle=write.say(spawn.type), level=3
    )


def _groups(write: Desk, groups: Iterable[Group]) -> Html:
    return join(
        piece for index, group in enumerate(groups) for piece in (", " if index else None, _group(write, group))
    )


def _group(write: Desk, group: Group) -> Html:
    if isinstance(group, Leader):
        return join("★ ", write.ref("thug-sheet", group.leader))
    return join(f"{group.count} × ", write.ref("thug-sheet", group.thug))
