"""A stage needs more tokens than the box holds.

Why
    Any marker will do when tokens run out, but who plays by the box has to be told. Life is counted at the highest
    difficulty.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 8.A]}
    goal:
      goal: deliver
      wares: [{ware: battery-tokens, count: 16}]
      share: together
      place: {at: beside, feature: car}
    extras:
      - {extra: pick-up, token: battery, place: {at: beside, feature: car}, carried_as: money}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 8.A]}
    goal:
      goal: deliver
      wares: [{ware: battery-tokens, count: 15}]
      share: together
      place: {at: beside, feature: car}
    extras:
      - {extra: pick-up, token: battery, place: {at: beside, feature: car}, carried_as: money}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.goal_flaws import flaws
from rulewright_lint.games.megametrocity.stage_cases import StageFacts, path_for
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.fields import Varying
from rulewright_schema.games.megametrocity.goal_facts import needs
from rulewright_schema.games.megametrocity.goals import BatteryTokens
from rulewright_schema.games.megametrocity.life import life_at
from rulewright_schema.games.megametrocity.stage_rules import Destructible
from rulewright_schema.nodes import Path


def check(document: Document, view: View) -> Iterator[Finding]:
    """Battery tokens that the goal takes, and life tokens on what can be destroyed, against all boxes in sight."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[Path, str, int], list[tuple[int, int]]] = {}
    batteries = list(stage.parts_of(BatteryTokens))
    if batteries and "battery" in facts.supply:
        for number in stage.numbers:
            needed = needs(stage.stage, number).battery_tokens
            if needed > facts.supply["battery"] and not _told(stage, number, facts):
                key = ((*batteries[0].path, "count"), "battery tokens", facts.supply["battery"])
                found.setdefault(key, []).append((needed, number))
    for part in stage.parts_of(Destructible):
        if isinstance(part.model, Destructible) and _life_tokens(facts):
            for number in part.heroes:
                life = part.model.life
                value = life.value_for(number) if isinstance(life, Varying) else life
                needed = life_at(value, "very-hard") if value is not None else 0
                if needed > _life_tokens(facts):
                    path = path_for((*part.path, "life"), part.model.life, number)
                    found.setdefault((path, "life in tokens", _life_tokens(facts)), []).append((needed, number))
    for (path, what, there), lacks in found.items():
        most, _ = max(lacks)
        among = stage.among(number for _, number in lacks)
        message = f"{most} {what} are needed{among}, but the box holds {there}"
        yield Finding(document.span(*path), message, "Ask for fewer, or add tokens to the box of the pack.")


def _told(stage: StageFacts, number: int, facts: Facts) -> bool:
    """Whether the stage itself has too few tokens for its goal: that is another finding, at the same place."""
    case = stage.case(number)
    path = path_for(("goal",), stage.stage.goal, number)
    return case.goal is not None and any("wares" in flaw.path for flaw in flaws(case.goal, path, case, number, facts))


def _life_tokens(facts: Facts) -> int:
    """The life that all life tokens together can show."""
    return facts.supply.get("life-1", 0) + 5 * facts.supply.get("life-5", 0)


RULE = document_rule(Fault("BOX025", "more-tokens-than-the-box", "warning"), check, ("stage",))
