"""A Charge Level of a Skill is the same as the one below.

Why
    A boost to it would be for nothing (COF-VIG-03).

Wrong
    ```yaml
    kind: skill-card
    id: yard-school
    title: {en: Yard school}
    skills:
      punch: [[attack], [move, attack], [move, attack, attack], [move, attack, attack]]
      kick: [[move], [move, move], [move, move, attack], [move, move, attack, attack]]
      dodge: [[move], [move, heal], [move, heal, move], [move, heal, move, heal]]
      shoot: [[shoot], [move, shoot], [move, shoot, shoot], [move, shoot, move, shoot]]
    ```

Right
    ```yaml
    kind: skill-card
    id: yard-school
    title: {en: Yard school}
    skills:
      punch: [[attack], [move, attack], [move, attack, attack], [move, attack, attack, attack]]
      kick: [[move], [move, move], [move, move, attack], [move, move, attack, attack]]
      dodge: [[move], [move, heal], [move, heal, move], [move, heal, move, heal]]
      shoot: [[shoot], [move, shoot], [move, shoot, shoot], [move, shoot, move, shoot]]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.skill_cards import SkillCard
from rulewright_schema.games.city_of_fury.terms import SKILLS


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Neighbouring levels that are equal."""
    for skill, levels in zip(SKILLS, document.expect(SkillCard).skills.in_order, strict=True):
        for index in range(1, len(levels)):
            if levels[index] == levels[index - 1]:
                message = f"level {index + 1} of {skill} is the same as level {index}: {', '.join(levels[index])}"
                related = (Related(document.span("skills", skill, index - 1), "the level below"),)
                yield Finding(document.span("skills", skill, index), message, "Add an Action.", related)


RULE = document_rule(Fault("COF002", "level-adds-nothing", "warning"), check, ("skill-card",))
