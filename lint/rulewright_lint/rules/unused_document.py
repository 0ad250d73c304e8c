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

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View, split
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.kinds import kinds
from rulewright_schema.wording import quoted


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Own documents of such kinds that no other one refers to; documents that could not be read may refer to them."""
    by_reference = {kind.name for kind in kinds(pack.game).values() if kind.reached_by_reference}
    own = [document for document in pack.documents if document.kind in by_reference and document.base is None]
    if not own or pack.broken or pack.unreadable:
        return
    named = _reached({kind for document in pack.documents for kind in _named(document)}, view)
    for document in own:
        if document.kind in named and not _used(document, view):
            message = f"nothing refers to {document.kind} {quoted(document.id)}: it can never come into play"
            yield Finding(document.id_span(), message, "Use it, or take it out.")


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


RULE = pack_rule(Fault("REF004", "unused-document", "info"), check)
