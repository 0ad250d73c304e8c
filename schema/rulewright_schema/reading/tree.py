"""Parser events to nodes: one loop without recursion, and the slow paths for what is rare or wrong.

Most of a run's time is spent in `TreeBuilder.build`. What it does for a scalar is written out in place on purpose,
so that function is long; everything that needs an anchor, a tag or a diagnostic is a method.
"""

import re
from collections.abc import Callable
from typing import Any, NoReturn

from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from rulewright_schema import faults
from rulewright_schema.diagnostics import Diagnostic, Edit, Fault, Fix, Related
from rulewright_schema.nodes import Entry, MappingNode, Node, Scalar, ScalarNode, SequenceNode, Style
from rulewright_schema.reading.anchors import Anchors
from rulewright_schema.reading.limits import Limits
from rulewright_schema.reading.scalars import FIRST_OF_NOT_TEXT, OutOfRange, resolve
from rulewright_schema.reading.syntax import too_deep
from rulewright_schema.reading.tags import TagProblem, fits_collection, tagged_value
from rulewright_schema.source import Source

Container = MappingNode | SequenceNode
Frame = tuple[Container | None, dict[str, Entry] | None, Callable[[Node], Any], ScalarNode | None]

_STYLES: dict[str, Style] = {"": "plain", "'": "single", '"': "double", "|": "literal", ">": "folded"}
_PROPERTY = re.compile(r"[&!]\S*(?:\s+#[^\r\n]*)*\s*")
_INDICATORS = frozenset(":-")
# Stands for a key whose value is to be dropped.
_DROPPED = ScalarNode(Source("", b""), 0, 0, "", "", "plain")
_SHOWN = 40


class Stopped(Exception):  # noqa: N818 - ends the loop after the diagnostic of a limit, is no error of the program
    """Reading ends here; the diagnostic that says why is already there."""


class TreeBuilder:
    """Builds the nodes of one file: `build` once, then `result`, also after an exception from the parser.

    `documents` and `dropped` are what Reading says of them, `open` the containers that were open when it ended.
    """

    def __init__(self, source: Source, limits: Limits) -> None:
        self.source = source
        self.limits = limits
        self.diagnostics: list[Diagnostic] = []
        self.documents: list[Node] = []
        self.dropped: list[Node] = []
        self.open: list[Container] = []
        self._anchors = Anchors()
        self._complete = 0
        self._document_start = (0, 0)
        self._with_duplicates: set[int] = set()

    def build(self, get_event: Callable[[], Event | None]) -> None:
        """Consume the stream. Raises Stopped at a limit and lets the parser's own YAMLError through."""
        source, documents, dropped, anchors = self.source, self.documents, self.dropped, self._anchors
        text_of_file, first_of_not_text, max_depth = source.text, FIRST_OF_NOT_TEXT, self.limits.depth
        stack: list[Frame] = []
        # The innermost open list or mapping, spread over locals; `entries` is None in a list and around documents.
        container: Any = None
        entries: dict[str, Entry] | None = None
        append: Callable[[Node], Any] = documents.append
        key: ScalarNode | None = None
        last = 0  # where the value before ends
        event: Any
        node: Any
        try:
            for step in range(self.limits.nodes):
                event = get_event()
                kind = type(event)
                if kind is ScalarEvent:
                    text = event.value
                    start = event.start_mark.index
                    last_end, last = last, event.end_mark.index
                    style = event.style
                    if event.tag is not None or event.anchor is not None:
                        node = self._decorated(event, start, last)
                        last = node.end
                    elif style:
                        if style == "|" or style == ">":
                            last = start + len(text_of_file[start:last].rstrip(" \t\r\n"))
                        node = ScalarNode(source, start, last, text, text, _STYLES[style])
                    elif not text:
                        if text_of_file[start - 1 : start] not in _INDICATORS:
                            start = last_end
                        last = start
                        node = ScalarNode(source, start, start, None, text, "plain")
                    elif text[0] in first_of_not_text:
                        node = ScalarNode(source, start, last, self._resolve(text, start, last), text, "plain")
                    else:
                        node = ScalarNode(source, start, last, text, text, "plain")
                    if entries is None:
                        append(node)
                    elif key is None:
                        if node.value is not text or text in entries or text == "<<":
                            key = self._odd_key(node, entries, container, stack[-1][0])
                        else:
                            key = node
                    elif key is _DROPPED:
                        dropped.append(node)
                        key = None
                    else:
                        entries[key.text] = Entry(key, node)
                        key = None
                elif kind is MappingStartEvent or kind is SequenceStartEvent:
                    if len(stack) >= max_depth:
                        self._too_deep(event.start_mark.index)
                    start = event.start_mark.index
                    if kind is MappingStartEvent:
                        node = MappingNode(source, start, start, {}, event.flow_style)
                    else:
                        node = SequenceNode(source, start, start, [], event.flow_style)
                    if event.anchor is not None or event.tag is not None:
                        self._decorate(node, event, step, len(stack))
                    if anchors.watched:
                        anchors.reached(len(stack))
                    if entries is None:
                        append(node)
                    elif key is None:
                        key = self._container_as_key(node)
                    elif key is _DROPPED:
                        dropped.append(node)
                        key = None
                    else:
                        entries[key.text] = Entry(key, node)
                        key = None
                    stack.append((container, entries, append, key))
                    container = node
                    key = None
                    if kind is MappingStartEvent:
                        entries = node.entries
                    else:
                        entries = None
                        append = node.items.append
                elif kind is MappingEndEvent or kind is SequenceEndEvent:
                    end = event.end_mark.index
                    if end != event.start_mark.index:  # a closing bracket; block collections end with their last value
                        last = end
                    container.end = last
                    if anchors.watched:
                        anchors.close(container, step)
                    container, entries, append, key = stack.pop()
                elif kind is AliasEvent:
                    last = event.end_mark.index
                    if entries is not None and key is None:
                        key = self._alias_as_key(event)
                        continue
                    node = self._alias(event, [*(frame[0] for frame in stack), container])
                    if entries is None:
                        append(node)
                    elif key is not None:
                        if key is not _DROPPED:
                            entries[key.text] = Entry(key, node)
                        key = None
                elif kind is StreamEndEvent:
                    return
                else:
                    last = event.end_mark.index
                    self._document(event)
            self._stop(
                faults.TOO_MANY_NODES,
                last,
                f"the file holds too many values (the limit is {self.limits.nodes:,})",
                "split it into several files",
            )
        finally:
            self.open = [frame[0] for frame in stack if frame[0] is not None]
            if container is not None:
                self.open.append(container)

    def result(self) -> tuple[list[Node], list[Node], list[Diagnostic]]:
        """Whole documents, dropped nodes, diagnostics."""
        dropped = self.dropped + self.documents[self._complete :]
        return self.documents[: self._complete], dropped, self.diagnostics

    # Diagnostics

    def _report(self, fault: Fault, start: int, end: int, message: str, help: str, **more: Any) -> None:
        self.diagnostics.append(Diagnostic(fault, self.source.span(start, end), message, help, **more))
        if len(self.diagnostics) >= self.limits.faults:
            self._stop(
                faults.TOO_MANY_FAULTS,
                end,
                f"reading stopped here after {self.limits.faults} faults",
                "mend those above first; a list of one may be the cause of all",
            )

    def _stop(self, fault: Fault, start: int, message: str, help: str) -> NoReturn:
        end = min(start + 1, len(self.source.text))
        self.diagnostics.append(Diagnostic(fault, self.source.span(start, end), message, help))
        raise Stopped

    def _too_deep(self, start: int) -> NoReturn:
        self.diagnostics.append(too_deep(self.source, start, self.limits))
        raise Stopped

    # Values

    def _resolve(self, text: str, start: int, end: int) -> Scalar:
        try:
            return resolve(text, self.limits.digits)
        except OutOfRange:
            shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
            self._report(
                faults.NUMBER_OUT_OF_RANGE,
                start,
                end,
                f"number out of range: {shown} ({len(text):,} characters)",
                f"write a number of at most {self.limits.digits} digits, or quote it where text is meant",
            )
            return text

    def _decorated(self, event: ScalarEvent, start: int, end: int) -> ScalarNode:
        """A scalar with an anchor or a tag; its span begins after them."""
        text = event.value
        style = _STYLES[event.style or ""]
        if style in ("literal", "folded"):
            end = start + len(self.source.text[start:end].rstrip(" \t\r\n"))
        own = min(self._after_properties(start), end)
        value: Scalar = text
        if event.tag is not None:
            value = self._tagged(event.tag, text, style, start, end)
        elif style == "plain":
            value = self._resolve(text, own, end)
        node = ScalarNode(self.source, own, end, value, text, style)
        if event.anchor is not None:
            self._anchors.scalar(event.anchor, node)
        return node

    def _tagged(self, tag: str, text: str, style: Style, start: int, end: int) -> Scalar:
        try:
            return tagged_value(tag, text, style, self.limits.digits)
        except OutOfRange:
            return self._resolve(text, start, end)
        except TagProblem as problem:
            self._report(problem.fault, start, end, problem.message, problem.help)
            return text

    def _decorate(self, node: Container, event: Any, step: int, depth: int) -> None:
        start = node.start
        node.start = node.end = self._after_properties(start)
        if event.anchor is not None:
            self._anchors.open(event.anchor, node, step, depth)
        problem = fits_collection(event.tag, isinstance(node, MappingNode)) if event.tag is not None else None
        if problem is not None:
            end = start + len(self.source.text[start : node.start].rstrip())
            self._report(problem.fault, start, end, problem.message, problem.help)

    def _after_properties(self, start: int) -> int:
        match = _PROPERTY.match(self.source.text, start)
        while match is not None:
            start = match.end()
            match = _PROPERTY.match(self.source.text, start)
        return start

    def _alias(self, event: Any, parents: list[Container | None]) -> Node:
        """What an alias stands for; a null scalar at its place where it cannot be followed."""
        name, start, end = event.anchor, event.start_mark.index, event.end_mark.index
        anchors = self._anchors
        node = anchors.nodes.get(name)
        if node is None:
            known = ", ".join(f"&{anchor}" for anchor in list(anchors.nodes)[:5])
            self._report(
                faults.UNDEFINED_ALIAS,
                start,
                end,
                f"*{name} is an alias, and nothing before carries the anchor &{name}",
                f"anchors so far: {known}" if known else "where text is meant, put the whole of it in quotes",
            )
        elif any(parent is node for parent in parents):
            self._report(
                faults.ALIAS_INSIDE_ITS_ANCHOR,
                start,
                end,
                f"the alias *{name} stands inside its own anchor",
                "a value cannot contain itself; write the inner value out",
                related=(Related(self.source.span(node.start, node.start + 1), f"&{name} begins here"),),
            )
        else:
            if len(parents) - 1 + anchors.heights[name] > self.limits.depth:
                self._too_deep(start)
            if anchors.expand(name) > self.limits.expansion:
                self._stop(
                    faults.ALIASES_EXPAND_TOO_MUCH,
                    start,
                    f"aliases expand to too much: more than {self.limits.expansion:,} values",
                    "write the values out, or use fewer aliases of aliases",
                )
            if anchors.watched:
                anchors.reached(len(parents) - 1 + anchors.heights[name] - 1)
            return node
        return ScalarNode(self.source, start, end, None, f"*{name}", "plain")

    # Keys

    def _odd_key(
        self, node: ScalarNode, entries: dict[str, Entry], container: MappingNode, parent: Container | None
    ) -> ScalarNode:
        """The key to go on with after a diagnostic: itself, or the mark that its value is to be dropped."""
        text, start, end = node.text, node.start, node.end
        if not text and node.style == "plain":
            message, help = "a key is missing before this ':'", "write the key, or delete the line"
            self._report(faults.KEY_NOT_TEXT, start, end, message, help)
            return _DROPPED
        if text == "<<" and node.style == "plain":
            self._report(
                faults.MERGE_KEY,
                start,
                end,
                "merge keys ('<<') are not part of YAML 1.2 and are not supported",
                "write the keys out, or give an alias to a whole value (key: *name)",
            )
            return _DROPPED
        if node.value is not text:
            quoted = f'"{text}"'
            self._report(
                faults.KEY_NOT_TEXT,
                start,
                end,
                f"keys are text, and {text} is {_kind_of(node.value)}",
                f"quote it: {quoted}",
                fix=Fix((Edit(node.span, quoted),), f"quote the key {text}"),
            )
        if text not in entries:
            return node
        self.dropped.append(node)
        in_list = isinstance(parent, SequenceNode) and not container.flow
        if not in_list or id(container) not in self._with_duplicates:
            # One missing "- " repeats many keys of an item: it is reported once.
            self._with_duplicates.add(id(container))
            help = "keep one of the two"
            if in_list:
                help = "keep one of the two; if a new item of the list starts here, a '- ' is missing before this key"
            first = Related(entries[text].key.span, "first here")
            self._report(faults.DUPLICATE_KEY, start, end, f"the key {text!r} is there twice", help, related=(first,))
        return _DROPPED

    def _container_as_key(self, node: Container) -> ScalarNode:
        self.dropped.append(node)
        shape = "a mapping" if isinstance(node, MappingNode) else "a list"
        help = "write a plain or quoted text before the ':'; in braces, {a} is a mapping: quote text such as \"{a}\""
        self._report(faults.KEY_NOT_TEXT, node.start, node.start + 1, f"keys are text, and this is {shape}", help)
        return _DROPPED

    def _alias_as_key(self, event: Any) -> ScalarNode:
        start, end = event.start_mark.index, event.end_mark.index
        message = f"keys are text, and this is an alias (*{event.anchor})"
        self._report(faults.KEY_NOT_TEXT, start, end, message, "write the key out")
        return _DROPPED

    # Documents

    def _document(self, event: Any) -> None:
        start, end = event.start_mark.index, event.end_mark.index
        if isinstance(event, DocumentStartEvent):
            self._document_start = start, end
            self._anchors.clear()
            if event.version and event.version != (1, 2):
                text = "%YAML {}.{}".format(*event.version)
                self._report(
                    faults.YAML_DIRECTIVE,
                    start,
                    start + len(text),
                    f"{text}: only YAML 1.2 is read here (NO is text, 0o17 is octal)",
                    "delete the line",
                )
        elif isinstance(event, DocumentEndEvent):
            root = self.documents[-1]
            if isinstance(root, ScalarNode) and root.style == "plain" and not root.text and root.value is None:
                self.documents.pop()
                start, end = self._document_start
                message, help = "the document that starts here is empty", "write it, or delete the '---'"
                self._report(faults.EMPTY_DOCUMENT, start, end, message, help)
            self._complete = len(self.documents)


def _kind_of(value: Scalar) -> str:
    if value is None:
        return "null"
    return "a boolean" if isinstance(value, bool) else "a number"
