"""The marks of a text are not closed, or braces hold no reference.

Why
    Texts know bold (`**`), lists and references (`{ref:kind:id}`, `{term:id}`). What cannot be understood is shown
    as it is written, with its signs.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: "A **garment."
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: "A **garment**, see {term:hero}."
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.words.markup import has_markup, parse


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Every problem that the parser of the markup finds, at its characters."""
    for local in document.texts:
        for text in local.own:
            if has_markup(text.text):
                for problem in parse(text.text).problems:
                    span = document.text_span(text.path, problem.start, problem.end)
                    yield Finding(span, problem.message, problem.help)


RULE = document_rule(Fault("TXT007", "markup-fault", "warning"), check)
