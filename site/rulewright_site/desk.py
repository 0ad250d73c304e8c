"""A writer of pages of cards, for any game: cards with figures, in a gallery that can be filtered and compared."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rulewright_site.gallery import Gallery
from rulewright_site.html import Child, Html, el
from rulewright_site.model import Entry
from rulewright_site.writer import Writer


@dataclass
class Desk(Writer):
    """Writes a page of a game; cards that it writes are in its gallery."""

    @cached_property
    def gallery(self) -> Gallery:
        """The gallery of the page."""
        return Gallery(self.context.language)

    def stats(self, values: Mapping[str, Child]) -> Html:
        """Figures with their names, by keys of the words."""
        return el(
            "dl",
            *(el("div", el("dt", self.say(key)), el("dd", each)) for key, each in values.items()),
            class_="rw-stats",
        )

    def card(
        self,
        entry: Entry,
        kind: str,
        *body: Child,
        copies: int | None = None,
        subtitle: str | None = None,
        level: int = 2,
    ) -> Html:
        """A card with its anchor, badge and origin; `level` is that of its heading."""
        count = el("span", f"×{copies}", class_="rw-copies", title=self.say("copies", count=copies)) if copies else None
        return el(
            "article",
            count,
            self.heading(level, entry.id, self.text(entry.title), name=entry.title.value),
            el("p", subtitle or self.say(kind), " ", self.badge(), class_="rw-card-kind"),
            *body,
            self.origin(entry),
            class_=f"rw-card rw-card-{kind}",
            **self.facets(entry),
        )

    def facets(self, entry: Entry) -> dict[str, str]:
        """The attributes by which the gallery filters an item."""
        facts = self.context.section.facts
        return self.gallery.item(self.context, entry, facts(self.context, entry)) if facts is not None else {}

    def filtered(self, *body: Child) -> Html:
        """The page's cards as a gallery that can be filtered, sorted and compared."""
        return self.gallery.whole(*body)
