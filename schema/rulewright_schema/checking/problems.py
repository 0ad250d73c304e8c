"""What validation found, before it is put into words: problems with their paths, and the document they are in."""

from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from rulewright_schema.fields import Model
from rulewright_schema.nodes import Data, MappingNode, Node, Path, ScalarNode, SequenceNode, at_path, key_at, nearest
from rulewright_schema.shapes import alternatives, alternatives_at, annotations_at, is_model, keys_at, models_at
from rulewright_schema.source import Span

_WANTS_MAPPING = frozenset({"model_type", "model_attributes_type", "dict_type"})


@dataclass(frozen=True, slots=True)
class Problem:
    """One error of pydantic's with its place in the data.

    `path` leads to the value or to where a key is missing; `at_key`: the key itself is wrong.
    """

    path: Path
    type: str
    context: dict[str, Any]
    message: str
    at_key: bool = False

    @property
    def wants_mapping(self) -> bool:
        return self.type in _WANTS_MAPPING


@dataclass(frozen=True, slots=True)
class Subject:
    """A document that does not validate: the model that is wanted, its node and its data."""

    model: type[Model]
    node: Node
    data: Data

    def wanted(self, path: Path) -> list[Any]:
        """The types that could stand at a path, as the data there tells unions apart."""
        return alternatives_at(self.model, path, self.data)

    def models(self, path: Path) -> list[type[BaseModel]]:
        """The models among them."""
        return models_at(self.model, path, self.data)

    def all_wanted(self, path: Path) -> list[Any]:
        """The types that could stand at a path, whatever the data there is."""
        return [each for found in annotations_at(self.model, path, self.data) for each in alternatives(found)]

    def all_models(self, path: Path) -> list[type[BaseModel]]:
        """The models among them."""
        return [each for each in self.all_wanted(path) if is_model(each)]

    def wanted_keys(self, path: Path) -> list[Any]:
        """The types that the key at the end of a path could have, in a mapping with free keys."""
        return keys_at(self.model, path[:-1], self.data)

    def examples(self, path: Path) -> list[Any]:
        """Values that the schema gives as examples for a path."""
        found: list[Any] = []
        for parent in self.models(path[:-1]) if path else ():
            field = parent.model_fields.get(str(path[-1]))
            found.extend((field.examples or ()) if field else ())
        for annotation in annotations_at(self.model, path, self.data):
            for mark in getattr(annotation, "__metadata__", ()):
                found.extend(getattr(mark, "examples", None) or ())
        return found

    def patterns(self, path: Path) -> list[str]:
        """Patterns that text at a path must match."""
        found: list[str] = []
        for annotation in annotations_at(self.model, path, self.data):
            for mark in getattr(annotation, "__metadata__", ()):
                marks = (mark, *getattr(mark, "metadata", ()))
                found.extend(each.pattern for each in marks if isinstance(getattr(each, "pattern", None), str))
        return found

    def head(self, path: Path) -> Span:
        """Where a mapping that lacks a key is pointed at: the key it stands under, else its first key."""
        key = key_at(self.node, path)
        return key.span if key is not None else shown(nearest(self.node, path))

    def at(self, path: Path) -> Node | None:
        """The node at a path."""
        return at_path(self.node, path)


def shown(here: Node) -> Span:
    """A long block is pointed at by its first key or dash, so that the report stays readable."""
    if isinstance(here, MappingNode) and here.entries and not here.flow:
        return next(iter(here.entries.values())).key.span
    if isinstance(here, SequenceNode) and here.items and not here.flow:
        return here.source.span(here.start, here.start + 1)
    if isinstance(here, ScalarNode) and here.style in ("literal", "folded"):
        line = here.source.position(here.start)[0]
        return here.source.span(
            here.start, here.start + len(here.source.line(line)[here.source.position(here.start)[1] - 1 :])
        )
    return here.span
