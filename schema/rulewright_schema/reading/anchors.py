"""What the anchors of one document stand for, and how much their aliases add."""

from dataclasses import dataclass

from rulewright_schema.nodes import MappingNode, Node, ScalarNode, SequenceNode


@dataclass(slots=True)
class _Open:
    name: str
    node: MappingNode | SequenceNode
    step: int
    expanded: int
    depth: int
    deepest: int


class Anchors:
    """`nodes`, and per name `heights` (1 for a scalar) and sizes in steps of the parser, aliases followed.

    `watched` holds the anchored lists and mappings that are open, innermost last.
    """

    def __init__(self) -> None:
        self.nodes: dict[str, Node] = {}
        self.heights: dict[str, int] = {}
        self.watched: list[_Open] = []
        self._sizes: dict[str, int] = {}
        self._expanded = 0

    def clear(self) -> None:
        """A new document begins: anchors do not reach over. What was expanded so far still counts."""
        self.nodes.clear()
        self.heights.clear()
        self._sizes.clear()

    def scalar(self, name: str, node: ScalarNode) -> None:
        """A scalar carries an anchor."""
        self.nodes[name] = node
        self.heights[name] = 0
        self._sizes[name] = 1

    def open(self, name: str, node: MappingNode | SequenceNode, step: int, depth: int) -> None:
        """A list or mapping with an anchor begins, inside `depth` others."""
        self.nodes[name] = node
        self.heights[name] = 0
        self._sizes[name] = 0
        self.watched.append(_Open(name, node, step, self._expanded, depth, depth + 1))

    def reached(self, depth: int) -> None:
        """A list or mapping inside `depth` others begins within a watched one."""
        innermost = self.watched[-1]
        innermost.deepest = max(innermost.deepest, depth + 1)

    def close(self, node: MappingNode | SequenceNode, step: int) -> None:
        """A list or mapping ends; if it is the innermost watched one, its size and height are now known."""
        innermost = self.watched[-1]
        if innermost.node is not node:
            return
        self.watched.pop()
        if self.nodes.get(innermost.name) is node:
            self.heights[innermost.name] = innermost.deepest - innermost.depth
            self._sizes[innermost.name] = step - innermost.step + 1 + self._expanded - innermost.expanded
        if self.watched:
            self.reached(innermost.deepest - 1)

    def expand(self, name: str) -> int:
        """Count one more alias of a name; the steps that all aliases of the file add so far."""
        self._expanded += self._sizes[name]
        return self._expanded
