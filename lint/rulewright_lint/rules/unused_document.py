"""A document that nothing refers to, of a kind that only comes into play by being named.

Why
    Nothing can ever draw or place it: a tile that no stage lays, an Establishment that no door leads to, a type of
    thug that no card brings. The list of the box brings nothing into play. A pack that names no document of the kind
    at all, and none through which it would come into play, is meant for others, and is left alone.

Wrong
    ```yaml
    # file: tiles.yaml
    kind: tile
    id: Z9.A
    title: {en: Back yard}
    grid: |
      ~~~~
      ....
      ....
      ====
      ====
    # file: stage.yaml
    kind: stage
    id: night-shift
    title: {en: Night at the yard}
    turns: 10
    street: {start: [7.A, 2.B], then: [6.B]}
    goal: {goal: knock-out-thugs, count: 5}
    ```

Right
    ```yaml
    # file: tiles.yaml
    kind: tile
    id: Z9.A
    title: {en: Back yard}
    grid: |
      ~~~~
      ....
      ....
      ====
      ====
    # file: stage.yaml
    kind: stage
    id: night-shift
    title: {en: Night at the yard}
    turns: 10
    street: {start: [7.A, 2.B], then: [6.B, Z9.A]}
    goal: {goal: knock-out-thugs, count: 5}
    ```
"""

from collections.abc import Iterator
from functools import lru_cache

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View, split
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """An own document of such a kind that no other one refers to; documents that could not be read may refer to it."""
    kind = view.kind(document.kind)
    if kind is None or not kind.reached_by_reference or document.base is not None:
        return
    if view.pack.broken or view.pack.unreadable or document.kind not in _brought(view):
        return
    if not _used(document, view):
        message = f"nothing refers to {document.kind} {quoted(document.id)}: it can never come into play"
        yield Finding(document.id_span(), message, "Use it, or take it out.")


@lru_cache(maxsize=8)
def _brought(view: View) -> frozenset[str]:
    """The kinds that the pack's documents bring into play, directly or through documents in sight."""
    return frozenset(_reached({kind for document in view.pack.documents for kind in _named(document)}, view))


def _used(document: Document, view: View) -> bool:
    """Whether another document refers to it that is more than a list of components."""
    return any(referrer is not document and referrer.kind != "box" for referrer, _ in view.referrers(document))


def _reached(named: set[str], view: View) -> set[str]:
    """The kinds that a pack names, and those that documents of these name: doors of tiles lead to Establishments."""
    found: set[str] = set()
    waiting = set(named)
    while waiting:
        kind = waiting.pop()
        found.add(kind)
        waiting |= {each for document in view.all(kind) for each in _named(document)} - found
    return found


def _named(document: Document) -> Iterator[str]:
    """The kinds that a document brings into play: not its own, and none where it is a list of components."""
    if document.kind != "box":
        yield from (
            kind
            for kind in (split(text, wanted)[0] for _, text, wanted in document.references)
            if kind != document.kind
        )


RULE = document_rule(Fault("REF004", "unused-document", "info"), check)
