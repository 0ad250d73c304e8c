r"""A title holds a line break or a tab.

Why
    Titles stand on cards, in lists and in heads, in one line each.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: "Cape\nand Cowl"}
    text:
      en: "A garment."
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape and Cowl}
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

_BREAK = re.compile(r"(?<=\S)\t(?=\S)|(?<=\S)[ \t]*[\n\r\v\f\x85\u2028\u2029]\s*(?=\S)|(?<=\S)\n+\Z")
"""A single tab or a line break between words, or a line break at the end; other stray blanks are another finding."""


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Titles at any place of a document, in every language; the first place of each."""
    for local in document.texts:
        if local.path[-1] == "title":
            for text in local.own:
                found = _BREAK.search(text.text)
                if found:
                    what = "a tab" if found[0] == "\t" else "a line break"
                    span = document.text_span(text.path, found.start(), found.end())
                    yield Finding(span, f"the title holds {what}", "Write it in one line, with a blank there.")


RULE = document_rule(Fault("TXT012", "title-not-one-line"), check)
