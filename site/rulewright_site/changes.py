"""What an override changes: the values that differ from the document that it is laid over, by path."""

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import JsonValue

from rulewright_schema.documents import Document

_OWN = frozenset({"kind", "id", "override"})


@dataclass(frozen=True, slots=True)
class Change:
    """A value by its path (`card.batteries`), as it was and as it is; None where it was or is not there."""

    path: str
    before: JsonValue
    after: JsonValue


def changes(document: Document) -> tuple[Change, ...]:
    """What a document changes of the one that it overrides; nothing for one that overrides none."""
    return between(document.base, document) if document.base is not None else ()


def between(one: Document, other: Document) -> tuple[Change, ...]:
    """What differs between two documents of a kind."""
    before, after = (each.model.model_dump(mode="json") for each in (one, other))
    return tuple(each for each in _different(before, after, "") if each.path not in _OWN)


def _different(before: JsonValue, after: JsonValue, path: str) -> Iterator[Change]:
    """Lists are one value: what is at a place in one need not be the same thing in the other."""
    if before == after:
        return
    if not isinstance(before, dict) or not isinstance(after, dict):
        yield Change(path, before, after)
        return
    for key in dict.fromkeys((*before, *after)):
        yield from _different(before.get(key), after.get(key), f"{path}.{key}" if path else key)
