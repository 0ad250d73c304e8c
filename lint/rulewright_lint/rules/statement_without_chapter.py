"""A statement whose id names no chapter.

Why
    Statements are shown by chapter. The middle of the id is the chapter's number: `MMC-4-02` stands in chapter 4.

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
    id: FAN-Y-01
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

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.shared.rules import Chapter, chapter_number
from rulewright_schema.wording import listed, quoted


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Own statements without a chapter in sight; chapters that could not be read may be theirs.

    A pack that brings statements of its own and no chapter at all has not begun with chapters yet.
    """
    own = list(pack.of_kind("statement"))
    if not pack.of_kind("chapter"):
        others = {each.id.partition("-")[0] for each in view.all("statement") if each.pack != pack.id}
        own = [each for each in own if each.id.partition("-")[0] in others]
    if not own or pack.unreadable or pack.contents.broken_of("chapter"):
        return
    numbers = {each.expect(Chapter).number for each in view.all("chapter")}
    for document in own:
        number = chapter_number(document.id)
        if number not in numbers:
            message = f"no chapter has the number {quoted(number)} that {quoted(document.id)} names"
            yield Finding(document.id_span(), message, f"Write the chapter, or one of {listed(sorted(numbers))}.")


RULE = pack_rule(Fault("RUL003", "statement-without-chapter"), check, ("statement",))
