"""What a stage's goal asks for, as marks on its street: figures to knock out, places to reach, things to destroy."""

from collections.abc import Iterator

from rulewright_schema.games.megametrocity.foes import DrawnBoss, NamedBoss, NamedFinalBoss, NamedLeader
from rulewright_schema.games.megametrocity.goals import Deliver, Destroy, Goal, KnockOut, Reach, SpendActions
from rulewright_schema.games.megametrocity.places import Place
from rulewright_schema.games.megametrocity.stage_facts import goal_for, goals_within
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_site.html import Html, el, join


def goals_of(stage: Stage, heroes: int) -> tuple[Goal, ...]:
    """The goal for a number of heroes and all that it is made of."""
    return tuple(goals_within(goal_for(stage, heroes)))


def foes_named(goals: tuple[Goal, ...]) -> frozenset[tuple[str, str]]:
    """The enemies that must be knocked out, as sort and id."""
    found = (foe_name(foe) for goal in goals if isinstance(goal, KnockOut) for foe in goal.whom)
    return frozenset(each for each in found if each is not None)


def foe_name(foe: object) -> tuple[str, str] | None:
    """A foe of a goal or of a spawn by sort and id; None for ordinary thugs."""
    if isinstance(foe, DrawnBoss):
        return "draw", foe.draw
    if isinstance(foe, NamedBoss):
        return "boss", _plain(foe.boss)
    if isinstance(foe, NamedFinalBoss):
        return "final-boss", _plain(foe.final_boss)
    leader = foe.leader if isinstance(foe, NamedLeader) else getattr(foe, "leader", None)
    return ("leader", _plain(leader)) if leader else None


def places_named(goals: tuple[Goal, ...]) -> Iterator[Place]:
    """The places at which something must be done."""
    for goal in goals:
        if isinstance(goal, SpendActions | Deliver | Reach):
            yield goal.place


def features_named(goals: tuple[Goal, ...]) -> frozenset[str]:
    """The printed things that must be destroyed."""
    return frozenset(goal.feature for goal in goals if isinstance(goal, Destroy))


def flag(x: int, y: int, words: str) -> Html:
    """A flag with its words, planted at a point."""
    width = 14 + 7 * len(words)
    return join(
        el("path", d=f"M{x} {y}v-34", class_="rw-flag-pole"),
        el("path", d=f"M{x} {y - 34}h{width}l-6 9l6 9h-{width}z", class_="rw-flag"),
        el("text", words, x=x + width // 2 - 2, y=y - 20, class_="rw-flag-text"),
    )


def _plain(reference: str) -> str:
    return reference.rpartition("/")[2]
