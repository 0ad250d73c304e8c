"""Every model within a document: where it stands, and the numbers of heroes that it holds for."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from pydantic import BaseModel

from rulewright_schema.fields import ByHeroes, HeroRange
from rulewright_schema.leanness import THAT_HOLD
from rulewright_schema.nodes import Path


class Part(NamedTuple):
    """A model within a document: where it stands, and the numbers of heroes that it holds for."""

    path: Path
    model: BaseModel
    heroes: tuple[int, ...]


class Parts:
    """Every model within one, itself first, outer ones before those within them."""

    def __init__(self, model: BaseModel, heroes: tuple[int, ...]) -> None:
        found: list[Part] = []
        _collect(model, (), heroes, found)
        self.all = tuple(found)
        self._by_class: dict[type[BaseModel], list[int]] = {}
        for index, part in enumerate(found):
            self._by_class.setdefault(type(part.model), []).append(index)

    def of(self, *models: type) -> Iterator[Part]:
        """The parts of some classes, in the order of the text."""
        wanted = _WANTED[models]
        return self._within(each for each in self._by_class if wanted[each])

    def having(self, *fields: str) -> Iterator[Part]:
        """The parts that have a field of one of some names, in the order of the text."""
        return self._within(each for each in self._by_class if not each.model_fields.keys().isdisjoint(fields))

    def _within(self, classes: Iterable[type[BaseModel]]) -> Iterator[Part]:
        numbers = [number for each in classes for number in self._by_class[each]]
        numbers.sort()
        return map(self.all.__getitem__, numbers)


class _Wanted(dict[tuple[type, ...], "_Subclasses"]):
    """By the classes that a rule asks for: which other classes are meant too."""

    def __missing__(self, models: tuple[type, ...]) -> "_Subclasses":
        found = self[models] = _Subclasses(models)
        return found


class _Subclasses(dict[type, bool]):
    """Whether a class is one of some: asked of each once, since models are abstract base classes and slow to answer."""

    def __init__(self, models: tuple[type, ...]) -> None:
        super().__init__()
        self._models = models

    def __missing__(self, kind: type) -> bool:
        found = self[kind] = issubclass(kind, self._models)
        return found


_WANTED = _Wanted()


def _collect(model: BaseModel, path: Path, heroes: tuple[int, ...], found: list[Part]) -> None:
    kind = type(model)
    values = model.__dict__
    if _SORTS[kind] == "range":
        only = values["heroes"]
        if only is not None:
            heroes = tuple([number for number in heroes if number in only])
    found.append(Part(path, model, heroes))
    for name in THAT_HOLD[kind]:
        value = values[name]
        sort = _SORTS[type(value)]
        if sort == "list" or sort == "mapping":
            if value:
                _collect_within(value, (*path, name), heroes, found)
        elif sort != "plain":
            _collect(value, (*path, name), heroes, found)


def _collect_within(value: Any, path: Path, heroes: tuple[int, ...], found: list[Part]) -> None:
    for key, item in value.items() if _SORTS[type(value)] == "mapping" else enumerate(value):
        sort = _SORTS[type(item)]
        if sort == "list" or sort == "mapping":
            _collect_within(item, (*path, key), heroes, found)
        elif sort != "plain":
            _collect(item, (*path, key), heroes, found)


class _Sorts(dict[type, str]):
    """What a class is to the walk: asked of each once."""

    def __missing__(self, kind: type) -> str:
        if issubclass(kind, BaseModel):
            sort = "range" if issubclass(kind, ByHeroes | HeroRange) else "model"
        else:
            sort = "list" if issubclass(kind, tuple) else "mapping" if issubclass(kind, dict) else "plain"
        self[kind] = sort
        return sort


_SORTS = _Sorts()
