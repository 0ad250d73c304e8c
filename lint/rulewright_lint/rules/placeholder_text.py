"""A text is a placeholder that somebody meant to replace.

Why
    It is printed as it is, and players wonder.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: TODO describe it
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: "A garment."
    ```
"""

import re
from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted

_PLACEHOLDER = re.compile(
    r"\b(?:TODO|FIXME|TBD|TBA|XXX+)\b|(?i:\blorem ipsum\b)|(?i:\A\s*(?:xxx+|tbd|\?{2,}|-|\.{3,}|…|placeholder)\s*\Z)"
)


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Words that only authors write to themselves. Small letters count only alone: `todo` is a Spanish word."""
    for local in document.texts:
        for text in local.own:
            match = _PLACEHOLDER.search(text.text)
            if match:
                span = document.text_span(text.path, match.start(), match.end())
                yield Finding(span, f"the text is a placeholder: {quoted(match[0].strip())}", "Write the text.")


RULE = document_rule(Fault("TXT006", "placeholder-text", "warning"), check)
