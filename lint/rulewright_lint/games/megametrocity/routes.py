"""The route of a story as a graph of stages, by their names: the references without the packs that they may name."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute
from rulewright_schema.games.megametrocity.story_facts import closure, named_stages, steps


@dataclass(frozen=True)
class Route:
    """A story's ways, shortcuts among them: each as the stage that was won and the one that follows."""

    model: StoryRoute
    ways: tuple[tuple[str, str], ...]

    @property
    def start(self) -> str:
        return name_of(self.model.start)

    @property
    def finish(self) -> str:
        return name_of(self.model.finish)

    @cached_property
    def reached(self) -> frozenset[str]:
        """The stages that the start leads to, itself among them."""
        return self.onward(self.start)

    def following(self, name: str) -> frozenset[str]:
        """The stages right after one."""
        return frozenset(to for after, to in self.ways if after == name)

    def onward(self, *names: str) -> frozenset[str]:
        """The stages that some stages lead to, themselves included."""
        return closure(names, self.ways)

    def before(self, *names: str) -> frozenset[str]:
        """The stages that lead to some stages, themselves included."""
        return closure(names, ((to, after) for after, to in self.ways))

    def has(self, name: str) -> bool:
        """Whether the story goes on after a stage, or ends with it."""
        return name == self.finish or any(after == name for after, _ in self.ways)


def route_of(document: Document, view: View) -> Route:
    """The route of a story."""
    model = document.expect(StoryRoute)
    stages = {
        name: found.expect(Stage) for name in named_stages(model) if (found := view.get("stage", name)) is not None
    }
    return Route(model, tuple(_named((step.after, step.to) for step in steps(model, stages))))


def name_of(reference: str) -> str:
    """The name of a stage in a reference."""
    return reference.rpartition("/")[2]


def _named(ways: Iterable[tuple[str, str]]) -> Iterable[tuple[str, str]]:
    return dict.fromkeys((name_of(after), name_of(to)) for after, to in ways)
