"""By what galleries filter, sort and compare the game's cards and set-ups."""

from collections.abc import Iterable, Mapping

from rulewright_schema.games.city_of_fury.enemies import Foe
from rulewright_schema.games.city_of_fury.set_ups import SetUp
from rulewright_schema.games.city_of_fury.skill_cards import SkillCard
from rulewright_schema.games.city_of_fury.terms import SKILLS, BehaviourName
from rulewright_schema.games.city_of_fury.vigilantes import Vigilante
from rulewright_site.model import Entry
from rulewright_site.pages import CardFacts, Context

STRIKES: tuple[BehaviourName, ...] = ("attack", "shoot")
"""Behaviours that wound the Vigilante."""


def facts(context: Context, entry: Entry) -> CardFacts:
    """What the card or set-up shows, each kind by its own figures."""
    model = entry.document.model
    values: dict[str, int | str] = {}
    if isinstance(model, Vigilante):
        values = {"health": model.health, "behind": _title(context, "skill-card", model.behind)}
    elif isinstance(model, SkillCard):
        values = {
            f"skill-{name}": _listed(context, "act", levels[-1])
            for name, levels in zip(SKILLS, model.skills.in_order, strict=True)
        }
    elif isinstance(model, Foe):
        both = (*model.left, *model.right)
        values = {
            "health": model.health,
            "n-behaviours": len(both),
            "n-strikes": sum(each in STRIKES for each in both),
            "left-box": _listed(context, "do", model.left),
            "right-box": _listed(context, "do", model.right),
            "behind": _title(context, "street", model.behind),
        }
    elif isinstance(model, SetUp):
        values = {
            "vigilantes-in": ", ".join(_title(context, "vigilante", each) for each in model.vigilantes),
            "boss": _title(context, "boss", model.boss),
        }
    return _facts(context, entry, values)


def _facts(context: Context, entry: Entry, values: Mapping[str, int | str]) -> CardFacts:
    section = context.section.title_in(context.language)
    return CardFacts(section, context.say(entry.kind), values, {key: context.say(key) for key in values})


def _listed(context: Context, prefix: str, names: Iterable[str]) -> str:
    return ", ".join(context.say(f"{prefix}-{name}") for name in names)


def _title(context: Context, kind: str, reference: str) -> str:
    found = context.entry(kind, reference)
    return found.title.value if found is not None and found.title else reference.rpartition("/")[2]
