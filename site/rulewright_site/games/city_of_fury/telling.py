"""What is done and what comes of it, in the page's language, in titles rather than ids."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from rulewright_engine.games.city_of_fury.telling import kebab
from rulewright_engine.interface import Action, Event
from rulewright_site.games.city_of_fury.deal_words import WORDS as DEAL_WORDS
from rulewright_site.games.city_of_fury.play_words import WORDS as SAYS
from rulewright_site.games.city_of_fury.refusal_words import FILLED
from rulewright_site.games.city_of_fury.refusal_words import WORDS as REFUSALS
from rulewright_site.games.city_of_fury.words import WORDS
from rulewright_site.html import Html, el
from rulewright_site.reasons import Reasons
from rulewright_site.words import word
from rulewright_site.writer import Writer

_CARDS = ("vigilante", "enemy", "boss", "street")
_KEYS: Mapping[str, str] = {
    "skill": "skill-{}",
    "skills": "skill-{}",
    "action": "act-{}",
    "by": "act-{}",
    "behaviour": "do-{}",
    "side": "side-{}",
    "box": "{}-box",
    "outcome": "outcome-{}",
}
"""By field of an action or event: the key of the words that tell it; of other fields texts are ids of cards."""
ALL: Mapping[str, Mapping[str, str]] = {
    language: {**WORDS[language], **SAYS[language], **DEAL_WORDS[language]} for language in WORDS
}
"""The words of cards, of play and of deals together."""
REASONS = Reasons(REFUSALS, FILLED)


def say(write: Writer, key: str, **values: str | int) -> str:
    """A word of the game in the page's language."""
    return word(write.context.language, key, own=ALL, **values)


def title(write: Writer, name: str) -> str:
    """The title of a card; its id in words where no document has it."""
    found = next((entry for kind in _CARDS if (entry := write.context.entry(kind, name)) is not None), None)
    return found.title.value if found is not None else name.replace("-", " ")


def done(write: Writer, action: Action) -> str:
    """An action in words."""
    return say(write, f"did-{type(action).__name__.lower()}", **_values(write, action))


def came(write: Writer, event: Event) -> str:
    """An event in words."""
    return say(write, f"came-{kebab(type(event).__name__)}", **_values(write, event))


def why(write: Writer, reason: str) -> Html:
    """Why the engine refuses an action, marked where it is not told in the page's language."""

    def named(value: str) -> str:
        """What is filled in: Skills, Actions and cards by their names, and figures as they are."""
        kinds = ("act", "skill") if "Action" in reason else ("skill", "act")
        return ", ".join(_named(write, each, kinds) for each in value.split(", "))

    told = REASONS.told(reason, write.context.language, named)
    return el("span", told.value, lang=told.language if told.fallback else None)


def _named(write: Writer, value: str, kinds: Sequence[str]) -> str:
    keys = [f"{kind}-{value}" for kind in kinds]
    return next((say(write, key) for key in keys if key in ALL["en"]), None) or title(write, value)


def _values(write: Writer, told: Any) -> dict[str, str | int]:
    return {each.name: _said(write, each.name, getattr(told, each.name)) for each in fields(told)}


def _said(write: Writer, field: str, value: Any) -> str | int:
    if isinstance(value, tuple):
        return ", ".join(str(_said(write, field, each)) for each in value)
    if not isinstance(value, str):
        return int(value)
    return say(write, _KEYS[field].format(value)) if field in _KEYS else title(write, value)
