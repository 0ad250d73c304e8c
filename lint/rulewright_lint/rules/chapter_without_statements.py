"""A chapter that holds no statement.

Why
    Its page would be empty. The number is mistyped, or the statements are still to be written.

Wrong
    ```yaml
    kind: chapter
    id: house-rules
    number: "X"
    title: {en: House rules}
    ---
    kind: chapter
    id: more-rules
    number: "Y"
    title: {en: More rules}
    ---
    kind: statement
    id: FAN-X-01
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
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.shared.rules import Chapter, chapter_number
from rulewright_schema.wording import quoted


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Own chapters that no statement in sight is of; statements that could not be read may be theirs.

    A pack without a single statement has not begun with them yet.
    """
    own = pack.of_kind("chapter")
    begun = pack.of_kind("statement")
    if not own or not begun or pack.unreadable or pack.contents.broken_of("statement"):
        return
    used = {chapter_number(each.id) for each in view.all("statement")}
    for document in own:
        number = document.expect(Chapter).number
        if number not in used:
            message = f"chapter {quoted(number)} holds no statement"
            yield Finding(document.span("number"), message, "Write its statements, or take it out.")


RULE = pack_rule(Fault("RUL004", "chapter-without-statements", "warning"), check, ("chapter",))
