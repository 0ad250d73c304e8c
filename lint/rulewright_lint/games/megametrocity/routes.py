"""The route of a story as a graph of stages."""

from collections.abc import Iterable, Mapping

from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute

Graph = Mapping[str, tuple[str, ...]]


def graph_of(document: Document, view: View) -> Graph:
    """Where the story can go on after each stage, by the names of the stages; shortcuts among the ways."""
    route = document.expect(StoryRoute)
    found: dict[str, list[str]] = {}
    for way in route.ways:
        found.setdefault(_name(way.after), []).extend(map(_name, way.to))
    if route.shortcuts:
        for name in list(found):
            stage = view.get("stage", name)
            shortcut = stage.expect(Stage).shortcut if stage is not None else None
            if shortcut is not None:
                found[name].append(_name(shortcut.to))
    return {name: tuple(targets) for name, targets in found.items()}


def reach(graph: Graph, starts: Iterable[str]) -> set[str]:
    """The stages that some stages lead to, themselves included."""
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(graph.get(name, ()))
    return found


def turned(graph: Graph) -> Graph:
    """The graph with all its ways backwards."""
    found: dict[str, list[str]] = {}
    for name, targets in graph.items():
        for target in targets:
            found.setdefault(target, []).append(name)
    return {name: tuple(sources) for name, sources in found.items()}


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]
