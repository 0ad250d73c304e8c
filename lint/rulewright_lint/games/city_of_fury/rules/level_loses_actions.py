"""A Charge Level of a Skill lacks an Action of the level below, or has them in another order.

Why
    Levels rise in strength (COF-VIG-04). Each has to hold the Actions of the one below in their order, with more
    between them: then whatever a lower level can do a higher one can do as well, its other Actions declined. Players
    rely on that, and so does the solver.

Wrong
    ```yaml
    kind: skill-card
    id: yard-school
    title: {en: Yard school}
    skills:
      punch: [[attack], [attack, move], [move, attack, attack], [move, attack, attack, attack]]
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

from collections.abc import Iterator, Sequence

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.skill_cards import SkillCard
from rulewright_schema.games.city_of_fury.terms import SKILLS


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Each level against the one below."""
    for skill, levels in zip(SKILLS, document.expect(SkillCard).skills.in_order, strict=True):
        for index in range(1, len(levels)):
            missing = first_missing(levels[index - 1], levels[index])
            if missing is not None:
                level, lower = levels[index], levels[index - 1]
                message = (
                    f"level {index + 1} of {skill} ({', '.join(level)}) has no place for Action {missing + 1} of"
                    f" level {index} ({', '.join(lower)})"
                )
                related = (Related(document.span("skills", skill, index - 1, missing), "the Action below"),)
                help_text = f"Keep {', '.join(lower)} in this order, and put more Actions between them."
                yield Finding(document.span("skills", skill, index), message, help_text, related)


def first_missing(lower: Sequence[str], higher: Sequence[str]) -> int | None:
    """The first of the lower level's Actions that the higher one has no place for; None if it has all in order."""
    left = iter(higher)
    return next((number for number, action in enumerate(lower) if action not in left), None)


RULE = document_rule(Fault("COF001", "level-loses-actions"), check, ("skill-card",))
