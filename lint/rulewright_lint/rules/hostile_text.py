"""A shown text holds what could do harm, or what nobody can see.

Why
    Texts of packs come from anyone. Tags and links that run scripts, codes that command a terminal, and characters
    that turn the order of letters around or have no width at all can make a reader see something other than what is
    there, or run something. Nothing of it is ever needed.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: "A garment <script>alert(1)</script>."
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
from rulewright_schema.nodes import Path
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.wording import quoted

_TAGS = "script|iframe|object|embed|svg|img|style|link|meta|base|form|input|video|audio|math"
_HOSTILE = re.compile(
    rf"(?P<tag></?\s*(?:{_TAGS})\b[^>]*>?)"
    r"|(?P<link>\b(?:javascript|vbscript)\s*:|\bdata\s*:\s*text/html)"
    r"|(?P<terminal>\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07\x1b]*(?:\x07|\x1b\\)?)?)"
    r"|(?P<control>[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f])"
    r"|(?P<order>[\u202a-\u202e\u2066-\u2069])"
    r"|(?P<mark>[\u061c\u200e\u200f])"
    r"|(?P<unseen>[\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\ufeff\U000e0000-\U000e007f])",
    re.IGNORECASE,
)
_LINK = re.compile(r"(?:[tT]|[aA])\s*:")  # script: or data:, with little else
_WHAT = {
    "tag": "a tag of a web page",
    "link": "a link that runs a script",
    "terminal": "a code that commands terminals",
    "control": "a control character",
    "order": "a character that turns the order of letters around",
    "mark": "an invisible mark of writing direction",
    "unseen": "a character that nobody sees",
}
_RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur", "yi", "ckb"})
_PLAIN_FIELDS = ("notes", "source", "told", "licence")


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Every shown text, and the plain ones that reports and pages show as well."""
    for local in document.texts:
        for text in local.own:
            yield from _in_text(document, text.path, text.text, text.language.partition("-")[0])
    model = document.model
    values = model.__dict__
    for name in _PLAIN_FIELDS:
        value = values.get(name)
        taken_over = document.base is not None and document.base.model.__dict__.get(name) == value
        if isinstance(value, str) and not taken_over:
            yield from _in_text(document, (name,), value, "")
    if isinstance(model, PackManifest):
        for index, author in enumerate(model.authors):
            yield from _in_text(document, ("authors", index), author, "")


def surely_harmless(text: str) -> bool:
    """True of nearly all texts: no sign that anything hostile needs, and every character can be seen."""
    linked = ":" in text and _LINK.search(text)
    return "<" not in text and not linked and text.replace("\n", "").isprintable()


def _in_text(document: Document, path: Path, text: str, language: str) -> Iterator[Finding]:
    if surely_harmless(text):
        return
    for match in _HOSTILE.finditer(text):
        what = match.lastgroup or ""
        if what == "mark" and language in _RIGHT_TO_LEFT:
            continue
        shown = quoted(match[0]) if len(match[0]) > 1 else f"U+{ord(match[0]):04X}"
        message = f"{_WHAT[what]} stands in the text: {shown}"
        yield Finding(document.text_span(path, match.start(), match.end()), message, "Take it out.")


RULE = document_rule(Fault("TXT001", "hostile-text"), check)
