"""What is done in an example and what came about, in the page's language, in titles rather than ids."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright_engine.examples import Done
from rulewright_engine.games.megametrocity.actions import Roll, square_text
from rulewright_engine.games.megametrocity.events import DiceRolled, FoeSpawned, HeroMoved, TurnBegan
from rulewright_engine.games.megametrocity.examples.judging_stories import stage_of
from rulewright_engine.games.megametrocity.examples.telling import kebab
from rulewright_engine.games.megametrocity.figures import ATTRIBUTES
from rulewright_engine.games.megametrocity.state import FIRST_FOE, State
from rulewright_engine.games.megametrocity.whole import Either
from rulewright_engine.interface import Action, Event
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.play_words import WORDS as SAYS
from rulewright_site.games.megametrocity.refusal_words import FILLED
from rulewright_site.games.megametrocity.refusal_words import WORDS as REFUSALS
from rulewright_site.games.megametrocity.things import thing
from rulewright_site.html import Child, Html, el, join
from rulewright_site.reasons import Reasons
from rulewright_site.words import word

_SQUARES = ("square", "start", "end")
COUNTED = ("hits", "left")
"""Fields of events that say how many of what the words name."""
_FIGURES = ("hero", "foe", "figure", "giver", "taker", "by", "payer")
_UNSAID = ("used",)
_CARDS = ("item-card", "thug-card", "technique-card")
_KINDS = (*_CARDS, "face", "hero-sheet", "boss-sheet", "final-boss-sheet", "thug-sheet", "stage")


def say(write: Desk, key: str, **values: str | int) -> str:
    """A word of examples in the page's language."""
    return word(write.context.language, key, own=SAYS, **values)


def title(write: Desk, name: str, kinds: Sequence[str] = _KINDS) -> str:
    """The title of what an id means in the game, the id in words where no document has it."""
    name, star = (name.removesuffix("-leader"), "★ ") if name.endswith("-leader") else (name, "")
    found = next((entry for kind in kinds if (entry := write.context.entry(kind, name)) is not None), None)
    return star + (found.title.value if found is not None else name.replace("-", " "))


REASONS = Reasons(REFUSALS, FILLED)
_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")


def why(write: Desk, reason: str) -> Html:
    """Why the engine refuses an action, marked where it is not told in the page's language."""

    def named(value: str) -> str:
        """What is filled in: titles for ids, verbs for what can be done, and figures as they are."""
        parts = value.split(", ")
        verbs = [f"do-{each}" for each in parts]
        if all(each in SAYS["en"] for each in verbs):
            return ", ".join(say(write, each) for each in verbs)
        return ", ".join(_called(write, each) if _WORD.fullmatch(each) else each for each in parts)

    told = REASONS.told(reason, write.context.language, named)
    return el("span", told.value, lang=told.language if told.fallback else None)


def _called(write: Desk, name: str) -> str:
    """What an id in a reason means: an attribute, a thing on the street, or what has a title."""
    if name in ATTRIBUTES:
        return write.say("special-technique" if name == "special" else name)
    return thing(write.context.language, name) or title(write, name)


class Teller:
    """Tells one example step by step; keeps which kind each number of a foe stood for."""

    def __init__(self, write: Desk, start: State) -> None:
        self.write = write
        self.state = start
        self.kinds = _kinds(start)

    def action(self, action: Action) -> Html:
        """An action of a player or of chance."""
        text = str(action)
        first = text.partition(" ")[0]
        words: list[str] = []
        for name, value in _fields(action):
            if name in _UNSAID or isinstance(action, Roll):
                continue
            words.append(self._said(name, value))
        dice = faces(action.faces) if isinstance(action, Roll) else None
        verb = say(self.write, f"do-{first}")
        rest = " ".join(each for each in words if each)
        return join(el("b", verb), " " if rest or dice else None, rest, dice)

    def came_about(self, done: Done[Either]) -> Iterator[Html]:
        """What an action led to, one text for each event that does not go without saying."""
        for event in done.events:
            if isinstance(event, FoeSpawned):
                self.kinds[event.foe] = event.kind
            if isinstance(event, TurnBegan):
                self.kinds.update(_kinds(stage_of(done.state)))
            told = self._event(event, done)
            if told:
                yield told
        self.state = stage_of(done.state)
        self.kinds.update(_kinds(stage_of(done.state)))

    def _event(self, event: Event, done: Done[Either]) -> Html | None:
        key = f"came-{kebab(type(event).__name__)}"
        if key not in SAYS["en"] or (isinstance(event, HeroMoved) and str(done.action).startswith("move")):
            return None
        values = {name: self._said(name, value) for name, value in _fields(event)}
        if any(getattr(event, name, None) == 1 for name in COUNTED) and f"{key}-1" in SAYS["en"]:
            key += "-1"
        if "outcome" in values:
            values["outcome"] = say(self.write, f"outcome-{values['outcome']}")
        told = say(self.write, key, **values)
        dice = isinstance(event, DiceRolled) and not isinstance(done.action, Roll)
        return join(told, " ", faces(event.faces)) if dice and isinstance(event, DiceRolled) else join(told)

    def _said(self, name: str, value: Any) -> str:
        """A field of an action or event in words."""
        if name in _SQUARES and isinstance(value, int):
            return square_text(value) if value >= 0 else "–"
        if name in _FIGURES and isinstance(value, int):
            return self.who(value)
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        if isinstance(value, bool) or not isinstance(value, str):
            return str(value)
        if value.isdigit():
            return self.who(int(value))
        return title(self.write, value)

    def who(self, figure: int) -> str:
        """A hero or foe by its title."""
        if figure < 0:
            return "–"
        if figure < FIRST_FOE:
            return title(self.write, self.state.table.heroes[figure].id, ("hero-sheet",))
        return title(self.write, self.kinds.get(figure, str(figure)))


def faces(values: Sequence[int]) -> Html:
    """Dice that fell, each in its own box."""
    return el("span", *(el("span", face, " ", class_="rw-die") for face in values), class_="rw-dice")


def _kinds(state: State) -> dict[int, str]:
    return {number: str(state.table.kinds[foe.kind]) for number, foe in state.foes.items()}


def _fields(value: Any) -> Iterator[tuple[str, Any]]:
    if is_dataclass(value):
        for each in fields(value):
            yield each.name, getattr(value, each.name)


def listed(parts: Sequence[Child]) -> Html | None:
    """Texts as a list; nothing for none."""
    return el("ul", *(el("li", each) for each in parts)) if parts else None
