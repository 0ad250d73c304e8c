"""Models kept in less memory and told apart in less time: equal small models, and equal sets of given fields, are one.

pydantic gives every model a set of the fields that were written, 216 bytes each, more than the model's own values
take. Across thousands of documents there are only some hundred different ones. Models are frozen, and pydantic copies
the set wherever it makes a model from another, so nothing ever changes a shared one.

For the same reason equal models that hold nothing but text and numbers can be one: a place, a target, a healing of two
wounds stand in a document many times, in a pack thousands of times. Models that hold others are never shared, so that
each spawn and each effect with a target stays an object of its own.
"""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel


class ModelClasses(dict[type, bool]):
    """Whether each class is a model: asked of each once, since pydantic's own answer to isinstance is slow."""

    def __missing__(self, kind: type) -> bool:
        found = self[kind] = issubclass(kind, BaseModel)
        return found


IS_MODEL = ModelClasses()


class FieldsThatHold(dict[type, tuple[str, ...]]):
    """The fields of each class of model that may hold more than a text, a whole number or nothing, in their order.

    Told by their annotations, once for each class: whoever walks through models need look into no others.
    """

    def __missing__(self, kind: type[BaseModel]) -> tuple[str, ...]:
        fields = kind.model_fields.items()
        found = self[kind] = tuple([name for name, field in fields if not _is_plain(field.annotation)])
        return found


def _is_plain(annotation: Any) -> bool:
    if annotation is str or annotation is int or annotation is NoneType:
        return True
    origin = get_origin(annotation)
    if origin is Literal:
        return all(type(each) is str or type(each) is int for each in get_args(annotation))
    if origin is Annotated:
        return _is_plain(get_args(annotation)[0])
    return origin in (Union, UnionType) and all(map(_is_plain, get_args(annotation)))


THAT_HOLD = FieldsThatHold()

_shared: dict[tuple[str, ...], set[str]] = {}
"""By what is in each, in its own order: pydantic puts the fields in as the class has them, so that one is like another.
"""
_leaves: dict[tuple[object, ...], BaseModel] = {}
_numbers: dict[tuple[int, ...], tuple[int, ...]] = {}
_KEPT = 10_000
_SHORT = 5
_set = object.__setattr__  # frozen models refuse the plain one


def made_lean(model: BaseModel) -> None:
    """Lets a model and all within it share with models made before: sets of given fields, and whole small models."""
    _lean(model)


def _lean(model: Any) -> Any:
    """The model, or an equal one made before where it holds nothing but text and numbers."""
    given = model.__pydantic_fields_set__
    given = _shared.setdefault(tuple(given), given)
    _set(model, "__pydantic_fields_set__", given)
    values = model.__dict__
    alone = True  # whether no other model or list is within
    typed = False  # whether a value equals one of another type, as True equals 1
    for name in THAT_HOLD[type(model)]:
        value = values[name]
        kind = type(value)
        if kind is str or kind is int or value is None:
            continue
        if kind is bool or kind is float:
            typed = True
        elif kind is tuple:
            if value:
                alone = False
                first = type(value[0])
                if first is int:
                    if len(value) < _SHORT and all(type(item) is int for item in value):
                        values[name] = _numbers.setdefault(value, value)  # mostly numbers of heroes
                elif first is not str or IS_MODEL[type(value[-1])]:
                    values[name] = tuple([_lean(item) if IS_MODEL[type(item)] else item for item in value])
        elif IS_MODEL[kind]:
            alone = False
            values[name] = _lean(value)
        else:
            alone = False
            if kind is dict:
                for key, item in value.items():
                    if IS_MODEL[type(item)]:
                        value[key] = _lean(item)
    if not alone:
        return model
    key = (type(model), id(given), *values.values())
    if typed:
        key = (*key, *map(type, values.values()))
    if len(_leaves) >= _KEPT:
        return _leaves.get(key, model)
    return _leaves.setdefault(key, model)
