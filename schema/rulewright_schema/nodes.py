"""A YAML document as a tree in which every key and every value knows where it stands.

Nodes are transient: a run keeps models and bytes, and reads a file again when a position in it is wanted.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rulewright_schema.source import Source, Span

Scalar: TypeAlias = str | int | float | bool | None
Data: TypeAlias = "Scalar | list[Data] | dict[str, Data]"
Style: TypeAlias = Literal["plain", "single", "double", "literal", "folded"]


@dataclass(slots=True, eq=False)
class ScalarNode:
    """A scalar with its resolved value (YAML 1.2 core) and `text`, the value as a string before resolution.

    `start` and `end` are code-point offsets of the token, quotes or block indicator included.
    """

    source: Source
    start: int
    end: int
    value: Scalar
    text: str
    style: Style

    @property
    def span(self) -> Span:
        return self.source.span(self.start, self.end)

    def data(self) -> Data:
        """The value as plain data."""
        return self.value


@dataclass(slots=True, eq=False)
class SequenceNode:
    """A list. An aliased child is the same node object as its anchor's."""

    source: Source
    start: int
    end: int
    items: "list[Node]" = field(default_factory=list)
    flow: bool = False

    @property
    def span(self) -> Span:
        return self.source.span(self.start, self.end)

    def data(self) -> Data:
        """The list as plain data."""
        return [item.data() for item in self.items]


@dataclass(slots=True, eq=False)
class MappingNode:
    """A mapping; `entries` in source order, first of two equal keys kept (the reader reports the second)."""

    source: Source
    start: int
    end: int
    entries: "dict[str, Entry]" = field(default_factory=dict)
    flow: bool = False

    @property
    def span(self) -> Span:
        return self.source.span(self.start, self.end)

    def get(self, key: str) -> "Node | None":
        """The value under a key, or None."""
        entry = self.entries.get(key)
        return entry.value if entry else None

    def data(self) -> Data:
        """The mapping as plain data."""
        return {key: entry.value.data() for key, entry in self.entries.items()}


@dataclass(slots=True, eq=False)
class Entry:
    """One key of a mapping and its value."""

    key: ScalarNode
    value: "Node"


Node: TypeAlias = ScalarNode | SequenceNode | MappingNode
Path: TypeAlias = tuple[str | int, ...]


def at_path(node: Node, path: Path) -> Node | None:
    """The node that a path of keys and indices leads to, or None."""
    for segment in path:
        child: Node | None = None
        if isinstance(node, MappingNode) and isinstance(segment, str):
            child = node.get(segment)
        elif isinstance(node, SequenceNode) and isinstance(segment, int) and segment < len(node.items):
            child = node.items[segment]
        if child is None:
            return None
        node = child
    return node


def nearest(node: Node, path: Path) -> Node:
    """The node at the longest prefix of a path that exists."""
    for length in range(len(path), 0, -1):
        found = at_path(node, path[:length])
        if found is not None:
            return found
    return node


def key_at(node: Node, path: Path) -> ScalarNode | None:
    """The key node of the entry that a path leads to, or None where the last segment is no key."""
    parent = at_path(node, path[:-1]) if path else None
    if isinstance(parent, MappingNode) and isinstance(path[-1], str) and path[-1] in parent.entries:
        return parent.entries[path[-1]].key
    return None


def walk(node: Node, path: Path = ()) -> Iterator[tuple[Path, Node]]:
    """Every node below and including this one with its path, in source order."""
    yield path, node
    if isinstance(node, MappingNode):
        for key, entry in node.entries.items():
            yield from walk(entry.value, (*path, key))
    elif isinstance(node, SequenceNode):
        for index, item in enumerate(node.items):
            yield from walk(item, (*path, index))
