"""Source text straight to plain data, for files in which nothing is out of the ordinary: half the time of `read`.

Of a valid file nobody asks where its values stand, so the tree with positions is only built where something is to be
said. Most files are laid out so plainly that they need not even this (`line_reader`). `plain_documents` answers None
wherever `read` would do anything but take the text as it is: every fault, and everything rare (anchors, tags,
directives, limits). A test holds both to the same data.
"""

import re
from collections.abc import Callable
from typing import Any

from yaml import YAMLError
from yaml._yaml import CParser
from yaml.events import (
    DocumentEndEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
    StreamStartEvent,
)

from rulewright_schema.nodes import Data, Scalar
from rulewright_schema.reading.limits import Limits
from rulewright_schema.reading.scalars import OutOfRange, resolve
from rulewright_schema.source import Source

HIDDEN_BREAK = re.compile("[\x85\u2028\u2029]")
_ENDS = frozenset((MappingEndEvent, SequenceEndEvent))
_SHORT = 40
_KEPT = 10_000
_values: dict[str, Scalar] = {}
"""Values of short plain scalars met before. Keys and words of the vocabulary come thousands of times: each is resolved
once, and all documents share one string."""


def plain_documents(source: Source, limits: Limits) -> list[Data] | None:
    """The data of every document of a readable file; None where only `read` can tell what the file holds."""
    parser = CParser(source.data)
    marked = b"&" in source.data or b"!" in source.data
    try:
        documents = _documents(parser.get_event, limits, marked)
    except (YAMLError, OutOfRange):
        return None
    finally:
        parser.dispose()
    if not documents or None in documents:  # an empty one is a fault
        return None
    return documents if source.data.isascii() or not HIDDEN_BREAK.search(source.text) else None


def _documents(get_event: Callable[[], Event | None], limits: Limits, marked: bool) -> list[Data] | None:
    """`marked`: whether the text has characters that anchors and tags begin with."""
    known, depth, digits = _values, limits.depth, limits.digits
    documents: list[Data] = []
    stack: list[tuple[dict[str, Data] | None, Callable[[Data], Any]]] = []
    # The innermost open list or mapping; `entries` is None in a list and around documents.
    entries: dict[str, Data] | None = None
    append: Callable[[Data], Any] = documents.append
    key: str | None = None
    event: Any
    value: Any
    for _ in range(limits.nodes):
        event = get_event()
        kind = type(event)
        if kind is ScalarEvent:
            if marked and (event.tag is not None or event.anchor is not None):
                return None
            value = event.value
            if not event.style:
                try:
                    value = known[value]
                except KeyError:
                    value = _resolved(value, known, digits)
            if entries is None:
                append(value)
            elif key is not None:
                entries[key] = value
                key = None
            elif type(value) is str and value not in entries and value != "<<":
                key = value
            else:
                return None
        elif kind is MappingStartEvent or kind is SequenceStartEvent:
            if (marked and (event.tag is not None or event.anchor is not None)) or len(stack) >= depth:
                return None
            value = {} if kind is MappingStartEvent else []
            stack.append((entries, append))
            if entries is None:
                append(value)
            elif key is not None:
                entries[key] = value
                key = None
            else:
                return None
            if kind is MappingStartEvent:
                entries = value
            else:
                entries = None
                append = value.append
        elif kind in _ENDS:
            entries, append = stack.pop()
        elif kind is StreamEndEvent:
            return documents
        elif kind is DocumentStartEvent:
            if event.version is not None:
                return None
        elif kind is not DocumentEndEvent and kind is not StreamStartEvent:
            return None
    return None


def _resolved(text: str, known: dict[str, Scalar], digits: int) -> Scalar:
    value = resolve(text, digits)
    if len(text) <= _SHORT and len(known) < _KEPT:
        known[text] = value
    return value
