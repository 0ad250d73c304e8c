"""A goal needs both faces of one Establishment tile open at the same time.

Why
    They are printed on the two sides of one piece, of which one is open. Goals that may be met one after the other
    need them one after the other.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [4.A, 3.A]}
    goal:
      goal: all
      within: one-heroes-turn
      of:
        - {goal: spend-actions, actions: 1, place: {at: inside, face: arcade}}
        - {goal: spend-actions, actions: 1, place: {at: inside, face: gas-station}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [4.A, 3.A]}
    goal:
      goal: all
      within: stage
      of:
        - {goal: spend-actions, actions: 1, place: {at: inside, face: arcade}}
        - {goal: spend-actions, actions: 1, place: {at: inside, face: gas-station}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.stage_cases import path_for
from rulewright_lint.games.megametrocity.together import Named, together
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each set of Establishments that one moment of the goal needs, for every number of heroes."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[Named, Named], list[int]] = {}
    for case in stage.cases:
        if case.goal is None:
            continue
        path = path_for(("goal",), case.stage.goal, case.one)
        for faces in together(case.goal, path):
            for index, other in enumerate(faces):
                for one in faces[:index]:
                    piece = facts.face_piece(one.face)
                    differ = not facts.same("face", one.face, other.face)
                    meet = any({one.map, other.map} - {None} <= {each.id for each in maps} for maps in case.choices)
                    if differ and meet and piece is not None and piece == facts.face_piece(other.face):
                        found.setdefault((one, other), []).extend(case.heroes)
    for (one, other), numbers in found.items():
        message = (
            f"{one.face} and {other.face} are needed together{stage.among(numbers)}, but they are faces of one piece"
        )
        help_text = "Let the goal be met in two turns (within: stage), or use Establishments of different pieces."
        related = (Related(document.span(*one.path), "the other face"),)
        yield Finding(document.span(*other.path), message, help_text, related)


RULE = document_rule(Fault("BOX021", "both-faces-of-an-establishment"), check, ("stage",))
