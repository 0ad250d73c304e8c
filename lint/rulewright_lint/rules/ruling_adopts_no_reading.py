"""A ruling adopts or lets play a reading that it does not list.

Why
    What is then played cannot be said. The adopted reading is one of those listed, and may always be played.

Wrong
    ```yaml
    kind: chapter
    id: house-rules
    number: "X"
    title: {en: House rules}
    ---
    kind: statement
    id: FAN-X-01
    type: action
    section: House rules
    says: {en: Heroes may dance.}
    origin: authored
    ruling:
      question: {en: When?}
      readings: {a: {en: at once}, b: {en: in the next turn}}
      adopted: c
      why: {en: It is simpler.}
      playable: [a, b]
    ```

Right
    ```yaml
    kind: chapter
    id: house-rules
    number: "X"
    title: {en: House rules}
    ---
    kind: statement
    id: FAN-X-01
    type: action
    section: House rules
    says: {en: Heroes may dance.}
    origin: authored
    ruling:
      question: {en: When?}
      readings: {a: {en: at once}, b: {en: in the next turn}}
      adopted: a
      why: {en: It is simpler.}
      playable: [a, b]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.shared.rules import Statement
from rulewright_schema.wording import listed, quoted


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Letters without a reading; an adopted reading that may not be played."""
    ruling = document.expect(Statement).ruling
    if ruling is None:
        return
    known = f"Readings: {listed(sorted(ruling.readings))}."
    if ruling.adopted not in ruling.readings:
        message = f"the adopted reading {quoted(ruling.adopted)} is not among the readings"
        yield Finding(document.span("ruling", "adopted"), message, known)
    elif ruling.adopted not in ruling.playable:
        message = f"the adopted reading {quoted(ruling.adopted)} may not be played"
        help_text = f"Add {ruling.adopted} to playable, or adopt one of {listed(ruling.playable)}."
        yield Finding(document.span("ruling", "adopted"), message, help_text)
    for index, letter in enumerate(ruling.playable):
        if letter not in ruling.readings:
            message = f"{quoted(letter)} may be played, but is not among the readings"
            yield Finding(document.span("ruling", "playable", index), message, known)


RULE = document_rule(Fault("RUL001", "ruling-adopts-no-reading"), check, ("statement",))
