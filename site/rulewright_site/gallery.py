"""Galleries: cards and the like that readers filter, sort and compare, with the choice kept in the page's address.

Everything is shown without a script. `assets/gallery.js` reads what is written here as data: on the gallery the facets
with their names, on each item its values.
"""

import json
from dataclasses import dataclass, field

from rulewright_site.html import Child, Html, el
from rulewright_site.model import Entry
from rulewright_site.pages import CardFacts, Context
from rulewright_site.words import word

SHARED = ("game", "pack", "kind", "type", "made", "origin")
"""Facets that everything has, in the order in which they are offered."""


@dataclass
class Gallery:
    """A gallery in the making: which values its items have, by facet."""

    language: str
    labels: dict[str, str] = field(default_factory=dict)
    seen: dict[str, dict[str, None]] = field(default_factory=dict)

    def item(self, context: Context, entry: Entry, facts: CardFacts) -> dict[str, str]:
        """The attributes of an item's element."""
        info = entry.pack
        values: dict[str, str | int] = {
            "game": info.game_title,
            "pack": pack_words(entry),
            "kind": facts.kind,
            "type": facts.type,
            "made": word(self.language, "made-fan" if info.fan else "made-official"),
            "origin": origin_words(self.language, entry),
        }
        values |= {f"v-{key}": value for key, value in facts.values.items()}
        self.labels |= {key: word(self.language, f"facet-{key}") for key in SHARED}
        self.labels |= {f"v-{key}": label for key, label in facts.labels.items()}
        for key, value in values.items():
            self.seen.setdefault(key, {})[str(value)] = None
        return {
            "data_title": entry.title.value or entry.id,
            "data_facets": json.dumps(values, ensure_ascii=False),
            "data_item": f"{info.id}-{entry.kind}-{entry.id}",
        }

    def whole(self, *body: Child) -> Html:
        """The gallery around its items: facets of which there are at least two values are offered."""
        offered = {key: self.labels[key] for key in self.labels if len(self.seen.get(key, ())) > 1}
        told = {key: word(self.language, f"gallery-{key}") for key in _TOLD}
        return el(
            "div",
            *body,
            class_="rw-filtered",
            data_gallery=json.dumps({"facets": offered, "labels": self.labels, "words": told}, ensure_ascii=False),
        )


_TOLD = (
    "filter",
    "any",
    "sort",
    "by-default",
    "by-title",
    "shown",
    "none",
    "clear",
    "compare",
    "compare-n",
    "close",
    "more",
    "name",
)


def origin_words(language: str, entry: Entry) -> str:
    """Where figures come from, in words."""
    key = f"origin-{entry.origin.name}" + ("-fan" if entry.origin.name == "authored" and entry.pack.fan else "")
    return word(language, key)


def pack_words(entry: Entry) -> str:
    """A pack by its title; a fan pack with its author and licence."""
    info = entry.pack
    return f"{info.title.value} ({', '.join(info.authors)}, {info.licence})" if info.fan else info.title.value


def tile(context: Context, gallery: Gallery, entry: Entry, facts: CardFacts, href: str | None) -> Html:
    """An item of the gallery of everything: title, kind, figures and where it comes from."""
    info = entry.pack
    badge = el("span", word(context.language, "fan-badge"), class_="rw-badge rw-badge-fan") if info.fan else None
    figures = [el("div", el("dt", facts.labels[key]), el("dd", value)) for key, value in facts.values.items()]
    kind = facts.kind if facts.kind == facts.type else f"{facts.kind}: {facts.type}"
    return el(
        "article",
        el("h2", el("a", entry.title.value or entry.id, href=href)),
        el("p", kind, " ", badge, class_="rw-card-kind"),
        el("dl", *figures, class_="rw-stats") if figures else None,
        el(
            "p",
            pack_words(entry),
            el("br"),
            el("span", origin_words(context.language, entry), class_=f"rw-origin-name rw-from-{entry.origin.name}"),
            class_="rw-origin",
        ),
        class_="rw-card",
        **gallery.item(context, entry, facts),
    )
