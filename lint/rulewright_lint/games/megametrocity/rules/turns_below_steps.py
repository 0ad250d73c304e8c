"""Even the fastest hero would need more turns than there are, by plain steps.

Why
    Upgrades, turbo, pushes and Techniques add to a hero's Movement, so such a stage can be won; mostly it is not meant.
    The way is measured from the heroes' start to the goal, around obstacles and through doors.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 6
    street: {start: [1.A, 8.A]}
    goal:
      goal: deliver
      wares: [{ware: battery-tokens, count: 8}]
      share: together
      place: {at: first-column, tile: 1.A}
    extras:
      - {extra: pick-up, token: battery, place: {at: beside, feature: car, tile: 8.A}, carried_as: weapon}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 18
    street: {start: [1.A, 8.A]}
    goal:
      goal: deliver
      wares: [{ware: battery-tokens, count: 8}]
      share: together
      place: {at: first-column, tile: 1.A}
    extras:
      - {extra: pick-up, token: battery, place: {at: beside, feature: car, tile: 8.A}, carried_as: weapon}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.stage_cases import heroes_in_words, path_for
from rulewright_lint.games.megametrocity.ways import Way, ways_to_goal
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.fields import value_for
from rulewright_schema.nodes import Path


def check(document: Document, view: View) -> Iterator[Finding]:
    """The longest way that the goal needs, against turns times the greatest Movement in sight."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[Path, int, Path], list[tuple[Way, int]]] = {}
    for case in stage.cases:
        if case.ride is not None or case.gains_turns:
            continue
        scrolls = case.scrolls(facts.printed) or 0
        for number in case.heroes:
            turns = value_for(stage.stage.turns, number)
            if turns is None or turns <= scrolls:
                continue
            way = max(ways_to_goal(case, number, facts), key=lambda each: each.steps, default=None)
            if way is None or way.steps <= turns:
                continue  # nobody moves by less than one square
            hero = facts.fastest
            if hero is not None and way.steps > turns * hero.movement:
                path = path_for(("turns",), stage.stage.turns, number)
                found.setdefault((path, turns, way.path), []).append((way, number))
    hero = facts.fastest if found else None
    if hero is None:
        return
    for (path, turns, end), ways in found.items():
        way, worst = max(ways, key=lambda each: each[0].steps)
        alike = all(each.steps == way.steps for each, _ in ways)
        needed = -(-way.steps // hero.movement)
        count = counted(turns, "turn")
        message = (
            f"{count} may be too few{stage.among(number for _, number in ways)}: {way.what} takes "
            f"{counted(way.steps, 'step')}{'' if alike else f' for {heroes_in_words([worst])}'}, "
            f"{counted(needed, 'turn')} even at Movement {hero.movement}"
        )
        help_text = (
            "Give more turns, bring the goal nearer, or say in `notes` what heroes are meant to gain on the way."
        )
        related = (Related(document.span(*end), "where the way leads"),)
        yield Finding(document.span(*path), message, help_text, related)


RULE = document_rule(Fault("MMC005", "turns-below-steps", "warning"), check, ("stage",))
