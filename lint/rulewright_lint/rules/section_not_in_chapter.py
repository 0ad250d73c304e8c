"""A statement names a section that its chapter does not list.

Why
    A chapter lists its sections in every language. A statement below another heading stands apart from its own, and
    its heading is shown untranslated. A chapter that lists none says nothing about headings.

Wrong
    ```yaml
    kind: chapter
    id: house-rules
    number: "X"
    title: {en: House rules}
    sections: [{en: Dancing}]
    ---
    kind: statement
    id: FAN-X-01
    type: action
    section: Dancign
    says: {en: Heroes may dance.}
    origin: authored
    ```

Right
    ```yaml
    kind: chapter
    id: house-rules
    number: "X"
    title: {en: House rules}
    sections: [{en: Dancing}]
    ---
    kind: statement
    id: FAN-X-01
    type: action
    section: Dancing
    says: {en: Heroes may dance.}
    origin: authored
    ```
"""

from collections.abc import Iterator, Mapping

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.fields import Translation
from rulewright_schema.shared.rules import Chapter, Statement, chapter_number
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import listed, quoted


def check(pack: Pack, _view: View) -> Iterator[Finding]:
    """Statements whose chapter lists sections, but not theirs; the chapter's title is a heading as well.

    Chapters of other packs do not count: who adds to them may add a section.
    """
    headings = _headings(pack)
    for document in pack.of_kind("statement"):
        known = headings.get(chapter_number(document.id), ())
        section = document.expect(Statement).section if known else ""
        if known and section not in known:
            meant = closest(section, known)
            message = f"the chapter of {quoted(document.id)} lists no section {quoted(section)}"
            help_text = f"Write {meant}." if meant else f"Write one of {listed(known)}, or list it in the chapter."
            yield Finding(document.span("section"), message, help_text)


def _headings(pack: Pack) -> dict[str, list[str]]:
    """The headings of the pack's chapters that list sections, in its first language, by chapter number."""
    original = pack.manifest.languages[0]
    found: dict[str, list[str]] = {}
    for document in pack.of_kind("chapter"):
        chapter = document.expect(Chapter)
        names = (_plain(each, original) for each in (chapter.title, *chapter.sections))
        found[chapter.number] = [name for name in names if name] if chapter.sections else []
    return found


def _plain(text: Mapping[str, str | Translation], language: str) -> str:
    value = text.get(language, "")
    return value.text if isinstance(value, Translation) else value


RULE = pack_rule(Fault("RUL015", "section-not-in-chapter", "warning"), check, ("statement",))
