"""What changed between two versions of the content, by id: the page `changes/index`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright_schema.catalog import Catalog, Pack
from rulewright_schema.documents import Document
from rulewright_site.changes import Change, between
from rulewright_site.html import Child, Html, el, join
from rulewright_site.language_links import language_links
from rulewright_site.pages import Page, Place, link
from rulewright_site.words import word
from rulewright_site.writer import LONGEST_VALUE, shown

PATH = "changes/index"
_FIRST = ("statement", "chapter", "term")
"""Kinds that are told before all others."""
_LONGEST = 4 * LONGEST_VALUE


@dataclass(frozen=True, slots=True)
class Changed:
    """A document that is new, gone or different: the one before and the one now."""

    kind: str
    id: str
    before: Document | None
    now: Document | None
    changes: tuple[Change, ...] = ()


def differences(before: Pack | None, now: Pack) -> tuple[Changed, ...]:
    """What changed in a pack, statements first; documents are the same where kind and id are."""
    old = _by_name(before) if before is not None else {}
    new = _by_name(now)
    found = []
    for name in dict.fromkeys((*new, *old)):
        one, other = old.get(name), new.get(name)
        changes = between(one, other) if one is not None and other is not None else ()
        if one is None or other is None or changes:
            found.append(Changed(*name, one, other, changes))
    order = {kind: number for number, kind in enumerate(_FIRST)}
    return tuple(sorted(found, key=lambda each: (order.get(each.kind, len(order)), each.kind, each.id)))


def _by_name(pack: Pack) -> dict[tuple[str, str], Document]:
    return {(each.kind, each.id): each for each in pack.documents if each.kind != "pack"}


def changes_page(before: Catalog, now: Catalog, places: dict[str, Place], language: str, others: Sequence[str]) -> Page:
    """The page, by pack; packs that are not in both are new or gone as a whole."""
    parts: list[Child] = []
    for name, pack in now.packs.items():
        older = before.packs.get(name)
        found = differences(older, pack)
        versions = f"{older.manifest.version} → {pack.manifest.version}" if older else pack.manifest.version
        parts.append(el("h2", name, " ", el("small", versions), id=f"changes-{name}"))
        if not found:
            parts.append(el("p", word(language, "changes-none")))
        elif older is None:
            parts.append(el("p", word(language, "changes-new-pack")))
        else:
            parts += list(_told(found, places, language))
    parts += [
        el("p", word(language, "changes-gone-pack"), ": ", name) for name in before.packs if name not in now.packs
    ]
    title = word(language, "changes")
    body = join(language_links(PATH, language, others), el("h1", title), el("p", word(language, "changes-lead")), parts)
    return Page(PATH, title, body)


def _told(found: Sequence[Changed], places: dict[str, Place], language: str) -> Iterator[Html]:
    kind = None
    for each in found:
        if each.kind != kind:
            kind = each.kind
            yield el("h3", el("code", kind))
        document = each.now or each.before
        place = places.get(document.ref) if document is not None and each.now is not None else None
        name = el("a", each.id, href=link(PATH, place)) if place is not None else el("span", each.id)
        state = "changed" if each.changes else "new" if each.before is None else "gone"
        lines = [el("li", el("code", change.path), *_values(change)) for change in each.changes]
        yield el(
            "div",
            el("p", name, " ", el("span", word(language, f"changes-{state}"), class_="rw-badge")),
            el("ul", *lines, class_="rw-changes") if lines else None,
            lang="en" if language != "en" else None,
            class_="rw-changed",
        )


def _values(change: Change) -> Iterator[Child]:
    """Before and after, cut where they are long."""
    before, after = _cut(shown(change.before)), _cut(shown(change.after))
    yield join(": ", el("del", before), " → ", el("ins", after))


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
