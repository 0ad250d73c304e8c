"""A pack's box counts other cards, sheets or tiles than the pack has.

Why
    The count is what people check their copy by. Each pack's box is compared with what that pack itself adds,
    overrides of other packs' documents left out.

Wrong
    ```yaml
    kind: box
    id: more
    title: {en: More}
    components:
      - {id: item-card, title: {en: Item cards}, category: card, count: 4, supply: hard}
    ---
    item_cards:
      - {id: bun, title: {en: Bun}, quantity: 2, card: {type: food, heals: 1}}
      - {id: jam, title: {en: Jam}, card: {type: food, heals: 1}}
    ```

Right
    ```yaml
    kind: box
    id: more
    title: {en: More}
    components:
      - {id: item-card, title: {en: Item cards}, category: card, count: 3, supply: hard}
    ---
    item_cards:
      - {id: bun, title: {en: Bun}, quantity: 2, card: {type: food, heals: 1}}
      - {id: jam, title: {en: Jam}, card: {type: food, heals: 1}}
    ```
"""

from collections.abc import Iterable, Iterator

from rulewright_lint.games.megametrocity.facts import home
from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.item_cards import ItemCard
from rulewright_schema.games.megametrocity.thug_cards import ThugCard
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_schema.shared.box import Box

_KINDS = {
    "item-card": "item-card",
    "thug-card": "thug-card",
    "technique-card": "technique-card",
    "hero-sheet": "hero-sheet",
    "boss-sheet": "boss-sheet",
    "final-boss-sheet": "final-boss-sheet",
    "map-tile": "tile",
    "establishment-tile": "face",
}


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Each line of the pack's box that counts documents of a kind; kinds with broken documents are left out."""
    broken = {kind for each in pack.broken for kind in each.kinds}
    for box in view.own("box"):
        for index, component in enumerate(box.expect(Box).components):
            kind = _KINDS.get(component.id)
            if kind is None or kind in broken or pack.unreadable:
                continue
            # One that is there twice is told as that.
            own = {document.id: document for document in view.own(kind) if home(document) == pack.id}
            count = _count(own.values())
            if count != component.count:
                message = f"the box counts {component.count} of {component.id}, the pack has {count}"
                help_text = f"Write {count}, or mend the quantities."
                yield Finding(box.span("components", index, "count"), message, help_text)


def _count(documents: Iterable[Document]) -> int:
    """Copies of cards, pieces of tiles and faces, and sheets."""
    total, pieces = 0, set()
    for document in documents:
        model = document.model
        if isinstance(model, Tile | Face):
            pieces.add(model.piece)
        else:
            total += model.quantity if isinstance(model, ItemCard | ThugCard) else 1
    return total + len(pieces)


RULE = pack_rule(Fault("BOX026", "deck-differs-from-box"), check, ("box",))
