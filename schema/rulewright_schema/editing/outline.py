"""What a file holds outside some edits, in a form that two versions of it can be compared by."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rulewright_schema.nodes import MappingNode, Node, ScalarNode, SequenceNode
from rulewright_schema.reading.reader import Reading

Container = MappingNode | SequenceNode
# A list or mapping, and the key it stands under (None for an item or a root).
Place = tuple[Container, ScalarNode | None]


class Shift:
    """Where places of a file go when edits are made: `edits` are (start, end, length of the new text), in order."""

    def __init__(self, edits: Iterable[tuple[int, int, int]]) -> None:
        self.old: list[tuple[int, int]] = []
        self.new: list[tuple[int, int]] = []
        moved = 0
        for start, end, length in edits:
            self.old.append((start, end))
            self.new.append((start + moved, start + moved + length))
            moved += length - (end - start)

    def moved(self, offset: int) -> int:
        """The new offset of a place that no edit covers."""
        index = bisect_right(self.old, offset, key=lambda edit: edit[1]) - 1
        return offset if index < 0 else offset - self.old[index][1] + self.new[index][1]


@dataclass(frozen=True, slots=True)
class _Leaf:
    """A scalar or an empty collection: where it stands, what it says, and the containers it is in (innermost first)."""

    start: int
    end: int
    said: tuple[str, str, str]
    parents: tuple[Place, ...]


def what_changed(before: Reading, after: Reading, shift: Shift) -> str:
    """What the edits changed outside their own places, in words; empty when nothing."""
    worse = Counter(one.code for one in after.diagnostics) - Counter(one.code for one in before.diagnostics)
    if worse:
        fault = next(one for one in after.diagnostics if one.code in worse)
        return f"the file would then have a fault of its text: {fault.message}"
    old = {leaf.start: leaf for leaf in _leaves(before.documents) if _outside(leaf.start, leaf.end, shift.old)}
    new = {leaf.start: leaf for leaf in _leaves(after.documents) if _outside(leaf.start, leaf.end, shift.new)}
    partner: dict[int, Container] = {}
    back: dict[int, Container] = {}
    for leaf in old.values():
        found = new.pop(shift.moved(leaf.start), None)
        place = before.source.span(leaf.start, leaf.end)
        if found is None or found.said != leaf.said or found.end != shift.moved(leaf.end):
            return f"it would change the value at {place}"
        if len(found.parents) != len(leaf.parents):
            return f"it would move the value at {place} to another level"
        for (mine, key), (theirs, new_key) in zip(leaf.parents, found.parents, strict=True):
            paired = partner.setdefault(id(mine), theirs) is theirs and back.setdefault(id(theirs), mine) is mine
            if not paired or not _same_key(key, new_key, shift):
                return f"it would move the value at {place} to another list or mapping"
    incomplete = bool(before.dropped) or not before.documents
    if new and not incomplete:
        return f"it would bring in the value at {after.source.span(min(new), min(new))}"
    return "" if incomplete else _comments_changed(before, after, shift)


def _comments_changed(before: Reading, after: Reading, shift: Shift) -> str:
    old = [(shift.moved(one.start), one.text) for one in before.comments if _outside(one.start, one.end, shift.old)]
    new = [(one.start, one.text) for one in after.comments if _outside(one.start, one.end, shift.new)]
    if old == new:
        return ""
    lost = Counter(old) - Counter(new) or Counter(new) - Counter(old)
    return f"it would change the comment {next(iter(lost))[1]}"


def _outside(start: int, end: int, edits: list[tuple[int, int]]) -> bool:
    """No edit overlaps or touches this range."""
    index = bisect_right(edits, end, key=lambda edit: edit[0]) - 1
    return index < 0 or edits[index][1] < start


def _same_key(old: ScalarNode | None, new: ScalarNode | None, shift: Shift) -> bool:
    if old is None or new is None:
        return old is new
    return not _outside(old.start, old.end, shift.old) or new.start == shift.moved(old.start)


def _leaves(documents: Iterable[Node]) -> Iterable[_Leaf]:
    """Every key, scalar and empty collection in order of the text; what an alias stands for only at its anchor."""
    roots = reversed(tuple(documents))
    waiting: list[tuple[Node, tuple[Place, ...], ScalarNode | None, str]] = [
        (root, (), None, "value") for root in roots
    ]
    seen: set[int] = set()
    while waiting:
        node, parents, key, role = waiting.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        if isinstance(node, ScalarNode):
            yield _Leaf(node.start, node.end, (role, node.style, repr(node.value)), parents)
            continue
        inner = ((node, key), *parents)
        children: list[tuple[Node, tuple[Place, ...], ScalarNode | None, str]] = []
        if isinstance(node, MappingNode):
            for entry in node.entries.values():
                children.append((entry.key, inner, None, "key"))
                children.append((entry.value, inner, entry.key, "value"))
        else:
            children = [(item, inner, None, "value") for item in node.items]
        if not children:
            yield _Leaf(node.start, node.end, (role, "empty", type(node).__name__), parents)
        waiting.extend(reversed(children))
