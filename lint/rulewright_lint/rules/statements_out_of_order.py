"""Statements of a chapter whose numbers skip or go back.

Why
    Readers look statements up by number, and a number that is left out looks like a statement that is lost.

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
    ---
    kind: statement
    id: FAN-X-03
    type: action
    section: House rules
    says: {en: Heroes may dance.}
    origin: authored
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
    ---
    kind: statement
    id: FAN-X-02
    type: action
    section: House rules
    says: {en: Heroes may dance.}
    origin: authored
    ```
"""

import re
from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.shared.rules import chapter_number
from rulewright_schema.wording import quoted

_NUMBER = re.compile(r"-([0-9]+)[^-]*\Z")


def check(pack: Pack, _view: View) -> Iterator[Finding]:
    """In each chapter and file, the first statement whose number does not follow the one before it."""
    if pack.unreadable or pack.contents.broken_of("statement"):
        return
    before: dict[tuple[str, str], Document] = {}
    told: set[tuple[str, str]] = set()
    for document in pack.of_kind("statement"):
        if document.base is not None:
            continue
        chapter = document.id.partition("-")[0], chapter_number(document.id)
        first = before.get(chapter)
        before[chapter] = document
        if first is None or chapter in told or not _breaks(first.id, document.id):
            continue
        told.add(chapter)
        message = f"{quoted(document.id)} does not follow {quoted(first.id)}, which stands before it"
        related = (Related(first.id_span(), "the one before"),)
        yield Finding(document.id_span(), message, "Number statements in reading order without gaps.", related)


def _breaks(before: str, after: str) -> bool:
    first, second = _NUMBER.search(before), _NUMBER.search(after)
    return first is not None and second is not None and not 0 <= int(second[1]) - int(first[1]) <= 1


RULE = pack_rule(Fault("RUL005", "statements-out-of-order", "warning"), check, ("statement",))
