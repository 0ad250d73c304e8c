"""What came about, in one line for people."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from rulewright_engine.games.city_of_fury import events
from rulewright_engine.interface import Event

LINES: Mapping[type[Any], Callable[[Any], str]] = {
    events.CardsDealt: lambda event: f"the Streets are {', '.join(event.streets)}",
    events.TurnBegan: lambda event: f"turn {event.turn} begins",
    events.SkillUsed: lambda event: f"{event.skill} is used at level {event.level}",
    events.ActionSkipped: lambda event: f"{event.action}: there is nothing that it could do",
    events.ActionDeclined: lambda event: f"{event.action} is declined",
    events.VigilanteMoved: lambda event: f"the Vigilante goes from {event.start} to {event.end}",
    events.VigilanteHealed: lambda event: f"the Vigilante heals to {event.health}",
    events.VigilanteHit: lambda event: f"{event.enemy} hits the Vigilante, Health {event.health}",
    events.EnemyHit: lambda event: f"{event.enemy} is hit by {event.by}, Health {event.health}",
    events.EnemyDefeated: lambda event: f"{event.enemy} is laid aside",
    events.SkillReset: lambda event: f"{event.skill} falls back to level 1",
    events.SkillBoosted: lambda event: f"{event.skill} rises to level {event.level}",
    events.EnemyActivated: lambda event: f"{event.enemy} Activates, {event.box} box",
    events.EnemyBehaved: lambda event: f"{event.enemy}: {event.behaviour}, now on {event.at}",
    events.BehaviourSkipped: lambda event: f"{event.enemy}: {event.behaviour} is passed over",
    events.StreetAdded: lambda event: f"the Screen scrolls, {event.street} joins on the right",
    events.EnemyEntered: lambda event: f"{event.enemy} enters on {event.at}, Health {event.health}",
    events.FigureSlid: lambda event: f"{event.figure} is slid to {event.at}",
    events.GameEnded: lambda event: f"the game is {event.outcome}",
}
"""A line for every event."""


def told(event: Event) -> str:
    """The line of an event."""
    return LINES[type(event)](event)


def kebab(name: str) -> str:
    """`EnemyHit` -> `enemy-hit`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


KINDS: Mapping[str, type[Any]] = {kebab(kind.__name__): kind for kind in LINES}
"""Every event by the name that examples use."""


def says(event: Any) -> dict[str, Any]:
    """An event's fields, lists as text."""
    values = {each.name: getattr(event, each.name) for each in fields(event)}
    return {name: " ".join(value) if isinstance(value, tuple) else value for name, value in values.items()}
