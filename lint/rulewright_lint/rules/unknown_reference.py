"""A reference to a document that no pack in sight has.

Why
    A stage that names a tile nobody drew, or a card that names a thug nobody wrote, cannot be played. Most of the time
    the id is mistyped; the right one is offered.

Wrong
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [capes]}
    ```

Right
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [cloak]}
      - {id: cloak, title: {en: Cloak}, text: {en: A larger garment.}, see: [cape]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View, split
from rulewright_schema.diagnostics import Edit, Fault, Fix
from rulewright_schema.documents import Document
from rulewright_schema.source import Span
from rulewright_schema.suggestions import closest, equally_near
from rulewright_schema.wording import listed, quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Every reference that finds no document, unless that document is there and broken."""
    for path, text, wanted in document.references:
        if view.accounts_for(text, wanted):
            continue
        kind, name = split(text, wanted)
        pack, _, bare = name.rpartition("/")
        span = document.reference_span(path, text)
        if pack and all(each.id != pack for each in view.packs):
            message = f"pack {quoted(pack)} is not among the required ones"
            yield Finding(span, message, f"Require it in pack.yaml, or name a {kind} of another pack.")
        elif view.kind(kind) is None:
            yield _unknown_kind(span, text, kind, view)
        else:
            near = equally_near(bare, _other_pieces(bare, view.ids(kind, pack or None)))
            yield _unknown(span, text, kind, bare, near, view, wanted)


def _other_pieces(name: str, ids: tuple[str, ...]) -> list[str]:
    """Ids that a mistyped one may mean: `4.A` is not the mistyped back of the same piece, `4.B`, but `4.C` is."""
    piece, dot, side = name.rpartition(".")
    if not dot or not any(each.endswith(dot + side) for each in ids):
        return list(ids)
    return [each for each in ids if each.rpartition(".")[0] != piece]


def _unknown_kind(span: Span, text: str, kind: str, view: View) -> Finding:
    meant = closest(kind, view.kinds)
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    fix = _replacement(span, text, text.replace(kind, meant, 1)) if meant else None
    return Finding(span, f"unknown kind {quoted(kind)}{hint}", f"Known kinds: {listed(view.kinds)}.", fix=fix)


def _unknown(span: Span, text: str, kind: str, name: str, near: list[str], view: View, wanted: str | None) -> Finding:
    if not near:
        others = [other for other in view.kinds if other != kind and view.find(other, name)]
        if others and wanted is not None:
            message = f"{quoted(name)} is a {' or '.join(others)}, and a {kind} is wanted here"
        else:
            message = f"no {kind} {quoted(name)} is in sight"
        known = listed(sorted(view.ids(kind)))
        return Finding(span, message, f"Known: {known}." if known else f"No {kind} is in sight.")
    news = [text.removesuffix(name) + each for each in near]
    if len(news) > 1:
        # None is more likely than the others: to choose is the author's.
        return Finding(span, f"no {kind} {quoted(name)} is in sight", f"Write what is meant; near are {listed(news)}.")
    message = f"no {kind} {quoted(name)} is in sight, did you mean {quoted(near[0])}?"
    (new,) = news
    return Finding(span, message, f"Write {new}.", fix=_replacement(span, text, new))


def _replacement(span: Span, text: str, meant: str) -> Fix:
    return Fix((Edit(span, meant),), f"Replace {quoted(text)} by {quoted(meant)}", safe=False)


RULE = document_rule(Fault("REF001", "unknown-reference"), check)
