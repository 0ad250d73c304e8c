"""What a model expects at a path: found from its annotations, for messages, suggestions and references."""

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from rulewright_schema.fields import RefTo
from rulewright_schema.nodes import Data, Path


def members(annotation: Any) -> Iterator[Any]:
    """The alternatives of an annotation with unions and `Annotated` taken apart."""
    origin = get_origin(annotation)
    if origin is Annotated:
        yield from members(get_args(annotation)[0])
    elif origin in (Union, UnionType):
        for each in get_args(annotation):
            yield from members(each)
    else:
        yield annotation


def children(annotation: Any, segment: str | int) -> Iterator[Any]:
    """The annotations that a key or an index leads to."""
    for member in members(annotation):
        origin = get_origin(member)
        if isinstance(member, type) and issubclass(member, BaseModel):
            field = member.model_fields.get(segment) if isinstance(segment, str) else None
            if field is not None:
                yield field.annotation
        elif origin in (tuple, list, frozenset, set) and isinstance(segment, int):
            yield get_args(member)[0]
        elif origin is dict and isinstance(segment, str):
            yield get_args(member)[1]


def annotations_at(model: type[BaseModel], path: Path) -> list[Any]:
    """Everything that the model could hold at a path."""
    found: list[Any] = [model]
    for segment in path:
        found = [child for annotation in found for child in children(annotation, segment)]
    return found


def models_at(model: type[BaseModel], path: Path, data: Data) -> list[type[BaseModel]]:
    """The models that could stand at a path, those whose literal keys the data contradicts left out."""
    found = [
        member
        for annotation in annotations_at(model, path)
        for member in members(annotation)
        if isinstance(member, type) and issubclass(member, BaseModel)
    ]
    fitting = [each for each in found if not contradicts(each, data)]
    return fitting or found


def contradicts(model: type[BaseModel], data: Data) -> bool:
    """Whether a literal field of the model has another value in the data."""
    if not isinstance(data, dict):
        return False
    return any(
        name in data and get_origin(field.annotation) is Literal and data[name] not in get_args(field.annotation)
        for name, field in model.model_fields.items()
    )


def tags(models: list[type[BaseModel]], key: str) -> list[str]:
    """The values of a discriminating key over some models."""
    fields = (model.model_fields.get(key) for model in models)
    return [tag for field in fields if field is not None for tag in get_args(field.annotation) if isinstance(tag, str)]


@cache
def reference_plan(model: type[BaseModel]) -> tuple[tuple[str, "Plan"], ...]:
    """For each field that can hold references, what to look for in it; fields without any are left out."""
    plans = ((name, _plan(field.annotation, tuple(field.metadata))) for name, field in model.model_fields.items())
    return tuple((name, plan) for name, plan in plans if plan)


class Plan:
    """What to look for in a value: a reference itself, references in its items, keys, or nested models."""

    __slots__ = ("items", "keys", "nested", "ref")

    def __init__(self) -> None:
        self.ref: RefTo | None = None
        self.keys: RefTo | None = None
        self.items: Plan | None = None
        self.nested = False

    def __bool__(self) -> bool:
        return bool(self.ref or self.keys or self.items or self.nested)


def _plan(annotation: Any, metadata: tuple[Any, ...] = ()) -> Plan:
    plan = Plan()
    plan.ref = next((each for each in metadata if isinstance(each, RefTo)), None)
    _fill(plan, annotation)
    return plan


def _fill(plan: Plan, annotation: Any) -> None:
    origin = get_origin(annotation)
    arguments = get_args(annotation)
    if origin is Annotated:
        plan.ref = plan.ref or next((each for each in annotation.__metadata__ if isinstance(each, RefTo)), None)
        _fill(plan, arguments[0])
    elif origin in (Union, UnionType):
        for each in arguments:
            _fill(plan, each)
    elif origin in (tuple, list, frozenset, set):
        plan.items = _merged(plan.items, _plan(arguments[0]))
    elif origin is dict:
        plan.keys = plan.keys or _plan(arguments[0]).ref
        plan.items = _merged(plan.items, _plan(arguments[1]))
    elif isinstance(annotation, type) and issubclass(annotation, BaseModel):
        # Assumed to hold references: asking here would never end for a model that contains itself.
        plan.nested = True


def _merged(first: Plan | None, second: Plan) -> Plan | None:
    if first is None:
        return second or None
    first.ref = first.ref or second.ref
    first.keys = first.keys or second.keys
    first.nested = first.nested or second.nested
    first.items = _merged(first.items, second.items) if second.items else first.items
    return first


def references(model: BaseModel) -> Iterator[tuple[Path, str, RefTo]]:
    """Every reference in a model: its path, the text, and what it must refer to. Keys come with the path to the key."""
    for name, plan in reference_plan(type(model)):
        value = getattr(model, name)
        if value is not None:
            yield from _in_value((name,), value, plan)


def _in_value(path: Path, value: Any, plan: Plan) -> Iterator[tuple[Path, str, RefTo]]:
    if isinstance(value, str):
        if plan.ref is not None:
            yield path, value, plan.ref
    elif isinstance(value, BaseModel):
        for name, inner in reference_plan(type(value)):
            child = getattr(value, name)
            if child is not None:
                yield from _in_value((*path, name), child, inner)
    elif isinstance(value, tuple | list):
        if plan.items is not None:
            for index, item in enumerate(value):
                yield from _in_value((*path, index), item, plan.items)
    elif isinstance(value, dict):
        for key, item in value.items():
            if plan.keys is not None:
                yield (*path, key), key, plan.keys
            if plan.items is not None:
                yield from _in_value((*path, key), item, plan.items)
