"""A stage needs something printed that none of its tiles or Establishments shows.

Why
    What is not on the table can neither be destroyed nor reached.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: beside, feature: car}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 8.A]}
    goal: {goal: reach, place: {at: beside, feature: car}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.parts import Part
from rulewright_lint.games.megametrocity.stage_cases import Case
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.goals import Destroy
from rulewright_schema.games.megametrocity.places import AtFeature, BesideFeature
from rulewright_schema.games.megametrocity.stage_conditions import IsDestroyed
from rulewright_schema.games.megametrocity.stage_events import DestroyedEvent
from rulewright_schema.games.megametrocity.stage_rules import Destructible
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

_NAMING = (Destroy, AtFeature, BesideFeature, IsDestroyed, DestroyedEvent, Destructible)


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each printed thing that is named, for every number of heroes; its first place, the others beside it."""
    facts = facts_of(view)
    stage = facts.stage(document)
    if not facts.whole(stage):
        return
    found: dict[tuple[str, str], list[tuple[Part, list[int]]]] = {}
    for part in stage.parts_of(*_NAMING):
        feature: str = getattr(part.model, "feature", "")
        numbers = [
            number
            for case in stage.cases
            if not _shown(case, part, feature, facts)
            for number in case.heroes
            if number in part.heroes
        ]
        if numbers:
            found.setdefault((feature, _where(part)), []).append((part, numbers))
    for (feature, where), places in found.items():
        first, _ = places[0]
        among = stage.among(number for _, numbers in places for number in numbers)
        related = tuple(Related(document.span(*part.path, "feature"), "named here too") for part, _ in places[1:])
        there = sorted({name for case in stage.cases for name in facts.features(case.tiles())})
        meant = closest(feature, there)
        hint = f", did you mean {quoted(meant)}?" if meant else ""
        known = f"Shown there: {', '.join(there)}." if there else "No tile of the street shows a feature."
        place = where or "no tile or Establishment of the stage"
        verb = "does not show" if where else "shows"
        message = f"{place} {verb} {quoted(feature)}{among}{hint}"
        yield Finding(document.span(*first.path, "feature"), message, known, related)


def _where(part: Part) -> str:
    """The tile or Establishment that a place names."""
    if isinstance(part.model, AtFeature | BesideFeature):
        return part.model.tile or part.model.face or ""
    return ""


def _shown(case: Case, part: Part, feature: str, facts: Facts) -> bool:
    model = part.model
    if isinstance(model, AtFeature | BesideFeature):
        # A tile or face that is missing or not in the street is another finding.
        tile = facts.tile(model.tile) if model.tile else None
        face = facts.face(model.face) if model.face else None
        if model.tile is not None or model.face is not None:
            known = [layout for layout in (tile and tile.layout, face and face.layout) if layout]
            return not known or any(layout.feature(feature) for layout in known)
    return feature in facts.features(case.tiles())


RULE = document_rule(Fault("MMC003", "feature-not-in-street"), check, ("stage",))
