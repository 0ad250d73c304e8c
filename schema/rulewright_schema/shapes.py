"""What a model expects at a path: found from its annotations, for messages, suggestions and references."""

from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    ForwardRef,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import BaseModel, Discriminator, Tag
from pydantic.fields import FieldInfo
from typing_extensions import TypeAliasType

from rulewright_schema.fields import RefTo
from rulewright_schema.leanness import IS_MODEL
from rulewright_schema.nodes import Path

ANY: Final[Any] = object()
"""Stands for data that is not known: then every alternative of a union is meant."""


def expanded(annotation: Any) -> Any:
    """An alias such as `MayVary[int]` replaced by what it stands for; anything else as it is."""
    origin = get_origin(annotation)
    if isinstance(origin, TypeAliasType):
        known = dict(zip(origin.__type_params__, get_args(annotation), strict=True))
        return _substituted(origin.__value__, cast("dict[Any, Any]", known))
    return annotation.__value__ if isinstance(annotation, TypeAliasType) else annotation


def _substituted(annotation: Any, known: dict[Any, Any]) -> Any:
    if isinstance(annotation, TypeVar):
        return known.get(annotation, annotation)
    origin = get_origin(annotation)
    if origin is Annotated:
        return _annotated(_substituted(annotation.__origin__, known), annotation.__metadata__)
    if origin in (Union, UnionType):
        return Union[tuple(_substituted(each, known) for each in get_args(annotation))]  # noqa: UP007 - built at run time
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        parameters = annotation.__pydantic_generic_metadata__["parameters"]
        return annotation[tuple(known.get(each, each) for each in parameters)] if parameters else annotation  # type: ignore[index]  # only generic models have parameters
    return annotation


def _annotated(annotation: Any, metadata: tuple[Any, ...]) -> Any:
    for each in metadata:
        annotation = Annotated[annotation, each]
    return annotation


def alternatives(annotation: Any, data: Any = ANY) -> Iterator[Any]:
    """The types of an annotation, unions and `Annotated` taken apart, None left out.

    Where data is given, of a discriminated union only the alternative that it is meant for; all if none is.
    """
    annotation = expanded(annotation)
    metadata: tuple[Any, ...] = ()
    while get_origin(annotation) is Annotated:
        metadata = (*metadata, *annotation.__metadata__)
        annotation = expanded(annotation.__origin__)
    if get_origin(annotation) not in (Union, UnionType):
        yield annotation
        return
    choices = [each for each in get_args(annotation) if each is not NoneType]
    for each in _chosen(choices, metadata, data):
        yield from alternatives(each, data)


def _chosen(choices: list[Any], metadata: tuple[Any, ...], data: Any) -> list[Any]:
    discriminators = (getattr(each, "discriminator", None) for each in metadata)
    discriminator = next((each for each in discriminators if each is not None), None)
    if data is ANY or discriminator is None:
        return choices
    if isinstance(discriminator, Discriminator):
        discriminator = discriminator.discriminator
    if isinstance(discriminator, str):
        tag = data.get(discriminator) if isinstance(data, dict) else None
        fitting = [each for each in choices if isinstance(tag, str) and tag in _tags_of(each, discriminator)]
    else:
        tag = cast("Callable[[Any], Any]", discriminator)(data)
        fitting = [each for each in choices if any(isinstance(mark, Tag) and mark.tag == tag for mark in _marks(each))]
    return fitting or choices


def _marks(annotation: Any) -> tuple[Any, ...]:
    return annotation.__metadata__ if get_origin(annotation) is Annotated else ()


def _tags_of(annotation: Any, key: str) -> list[str]:
    return tags([each for each in alternatives(annotation) if is_model(each)], key)


def is_model(annotation: Any) -> bool:
    """Whether an alternative is a model."""
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)


@cache
def fields_of(model: type[BaseModel]) -> dict[str, FieldInfo]:
    """The fields of a model, those too whose annotation is text because the model can hold itself.

    pydantic resolves such text only by building the whole model. No document needs that for its own sake, so it is done
    when the fields are asked for, not when modules are imported.
    """
    if any(isinstance(field.annotation, ForwardRef) for field in model.model_fields.values()):
        model.model_rebuild()
    return model.model_fields


def annotations_of(model: type[BaseModel]) -> list[Any]:
    """The annotations of a model's fields, text among them resolved, without building the model."""
    found = [field.annotation for field in model.model_fields.values()]
    if any(isinstance(each, ForwardRef) for each in found):
        hints = get_type_hints(model, include_extras=True)
        return [hints[name] for name in model.model_fields]
    return found


def children(annotation: Any, segment: str | int, data: Any = ANY) -> Iterator[Any]:
    """The annotations that a key or an index leads to."""
    for each in alternatives(annotation, data):
        origin = get_origin(each)
        if is_model(each):
            field = fields_of(each).get(segment) if isinstance(segment, str) else None
            if field is not None:
                yield _of_field(field)
        elif origin in (tuple, list, frozenset, set) and isinstance(segment, int):
            yield get_args(each)[0]
        elif origin is dict and isinstance(segment, str):
            yield get_args(each)[1]


def _of_field(field: FieldInfo) -> Any:
    """A field's annotation with the marks that pydantic keeps beside it."""
    marks: list[Any] = list(field.metadata)
    if field.discriminator is not None:
        marks.append(field.discriminator if isinstance(field.discriminator, Discriminator) else field)
    return _annotated(field.annotation, tuple(marks))


def annotations_at(model: type[BaseModel], path: Path, data: Any = ANY) -> list[Any]:
    """Everything that the model could hold at a path, given the data of the whole document."""
    found: list[Any] = [model]
    for segment in path:
        found = [child for annotation in found for child in children(annotation, segment, data)]
        data = _below(data, segment)
    return found


def keys_at(model: type[BaseModel], path: Path, data: Any = ANY) -> list[Any]:
    """Every type that the keys of a mapping at a path could have, where they are free."""
    mappings = (each for each in alternatives_at(model, path, data) if get_origin(each) is dict)
    return [key for each in mappings for key in alternatives(get_args(each)[0])]


def _below(data: Any, segment: str | int) -> Any:
    if isinstance(data, dict):
        return data.get(segment, ANY)
    if isinstance(data, list) and isinstance(segment, int) and segment < len(data):
        return data[segment]
    return ANY


def alternatives_at(model: type[BaseModel], path: Path, data: Any = ANY) -> list[Any]:
    """Every type that could stand at a path, given the data of the whole document."""
    here = data
    for segment in path:
        here = _below(here, segment)
    return [each for annotation in annotations_at(model, path, data) for each in alternatives(annotation, here)]


def models_at(model: type[BaseModel], path: Path, data: Any = ANY) -> list[type[BaseModel]]:
    """The models that could stand at a path, given the data of the whole document."""
    return [each for each in alternatives_at(model, path, data) if is_model(each)]


def tags(models: list[type[BaseModel]], key: str) -> list[str]:
    """The values of a discriminating key over some models."""
    fields = (model.model_fields.get(key) for model in models)
    found = (tag for field in fields if field is not None for tag in get_args(field.annotation))
    return list(dict.fromkeys(tag for tag in found if isinstance(tag, str)))


@cache
def reference_plan(model: type[BaseModel]) -> tuple[tuple[str, "Plan"], ...]:
    """For each field that can hold references, what to look for in it; fields without any are left out."""
    plans = ((name, _plan(field.annotation, tuple(field.metadata))) for name, field in fields_of(model).items())
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
    annotation = expanded(annotation)
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


Reference: TypeAlias = tuple[Path, str, RefTo]


def references(model: BaseModel) -> list[Reference]:
    """Every reference in a model: its path, the text, and what it must refer to. Keys come with the path to the key."""
    found: list[Reference] = []
    _collect((), model, None, found)
    return found


def _collect(path: Path, value: Any, plan: Plan | None, found: list[Reference]) -> None:
    kind: type = type(value)
    if kind is str:
        if plan is not None and plan.ref is not None:
            found.append((path, value, plan.ref))
    elif kind is tuple or kind is list:
        if plan is not None and plan.items is not None:
            for index, item in enumerate(value):
                if type(item) is not int:
                    _collect((*path, index), item, plan.items, found)
    elif kind is dict:
        for key, item in value.items():
            if plan is not None and plan.keys is not None:
                found.append(((*path, key), key, plan.keys))
            if plan is not None and plan.items is not None:
                _collect((*path, key), item, plan.items, found)
    elif kind is not int and IS_MODEL[kind]:
        values = value.__dict__
        for name, inner in reference_plan(kind):
            child = values[name]
            if type(child) is str:
                if inner.ref is not None:
                    found.append(((*path, name), child, inner.ref))
            elif child is not None:
                _collect((*path, name), child, inner, found)
