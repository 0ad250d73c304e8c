"""A text begins or ends with a blank, or has two in a row.

Why
    Printed beside others it looks ragged, and texts that should be the same are not. Line breaks at the end of a
    block do not count.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: "A  garment."
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: "A garment."
    ```

Fix
    Blanks at the ends are taken out, and one is left between words.
"""

import re
from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Edit, Fault, Fix
from rulewright_schema.documents import Document

_STRAY = re.compile(r"\A[ \t\n]+|(?<=\S)[ \t]{2,}(?=\S)|(?<=\S)[ \t]+\n?\Z")


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Every such stretch of blanks; the fix leaves one blank within and none at the ends."""
    for local in document.texts:
        for text in local.own:
            for match in _STRAY.finditer(text.text) if may_have_stray(text.text) else ():
                at_end = match.start() == 0 or match.end() == len(text.text)
                span = document.text_span(text.path, match.start(), match.end())
                where = "begins with" if match.start() == 0 else "ends with" if at_end else "has two or more"
                new = "" if at_end else " "
                fix = Fix((Edit(span, new),), "Take the blanks out" if at_end else "Leave one blank")
                sure = span.start_line == span.end_line and span.end_byte - span.start_byte == len(match[0])
                message = f"the text {where} blanks"
                yield Finding(span, message, "Take them out.", fix=fix if sure else None)


def may_have_stray(text: str) -> bool:
    """Whether a text can have stray blanks at all, told without the slower pattern."""
    return "  " in text or "\t" in text or text[:1] in (" ", "\n") or text.endswith((" ", " \n"))


RULE = document_rule(Fault("TXT005", "stray-blanks", "warning"), check)
