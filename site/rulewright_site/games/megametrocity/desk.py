"""What all of the game's pages share: the desk with pencils and figures by number of heroes."""

import re
from dataclasses import dataclass

from rulewright_schema.fields import Varying
from rulewright_schema.games.megametrocity.stage_words import StageNames
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.words.sentences import ranges
from rulewright_site import desk
from rulewright_site.games.megametrocity.drawing import Pencil
from rulewright_site.games.megametrocity.things import thing
from rulewright_site.html import Child, Html, el
from rulewright_site.model import Entry, titles

_WORDS = re.compile(r"[^\W_]+")


def _compared(text: str) -> str:
    """A text for comparing: its words alone, with a blank around each."""
    return f" {' '.join(_WORDS.findall(text.casefold()))} "


@dataclass
class Desk(desk.Desk):
    """Writes a page of the game."""

    def names(self, stage: Stage | None = None) -> StageNames:
        """Names for sentences and labels in the page's language."""
        language = self.context.language
        return StageNames(language, titles(self.context.pack.view, language), stage)

    def pencil(self, prefix: str) -> Pencil:
        """A pencil for one picture; `prefix` begins the ids within it."""
        names, language = self.names(), self.context.language

        def called(name: str) -> str:
            return thing(language, name) or names("feature", name)

        return Pencil(self.say, lambda face: names("face", face), called, prefix)

    def card_text(self, entry: Entry) -> list[Child]:
        """What the card says: its author's text with the effects in words below it, or these alone.

        Of the effects only what the author's text does not say in the same words is told again.
        """
        own = _compared(entry.text.value)
        effects = [el("p", line) for line in entry.sentences if _compared(line) not in own]
        if not entry.text:
            return [el("div", *effects)] if effects else []
        exactly = el("div", *effects, class_="rw-exactly", title=self.say("exactly")) if effects else None
        return [self.paragraphs(entry.text), exactly]

    def varying(self, value: "int | Varying[int]") -> Html | str:
        """A number, or each with its numbers of heroes."""
        if not isinstance(value, Varying):
            return str(value)
        return el(
            "span",
            *(
                el(
                    "span",
                    f"{each.value} ",
                    el("small", self.say("n-heroes", numbers=ranges(each.heroes))),
                    class_="rw-per",
                )
                for each in value.by_heroes
            ),
        )
