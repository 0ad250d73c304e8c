"""An example for every field of a JSON Schema: the author's own where there is one, else a small value that fits."""

from collections.abc import Mapping
from typing import Any, TypeAlias

JsonSchema: TypeAlias = dict[str, Any]

_NOTHING = object()
_REFERENCE = "#/$defs/"


def with_examples(definitions: Mapping[str, JsonSchema]) -> dict[str, JsonSchema]:
    """The definitions with examples at every field for which a value can be made."""
    return {name: _with_field_examples(each, definitions) for name, each in definitions.items()}


def _with_field_examples(schema: JsonSchema, definitions: Mapping[str, JsonSchema]) -> JsonSchema:
    if "properties" not in schema:
        return schema
    properties = {}
    for key, field in schema["properties"].items():
        value = _NOTHING if "examples" in field else example(field, definitions)
        properties[key] = field if value is _NOTHING else field | {"examples": [value]}
    return schema | {"properties": properties}


def example(schema: JsonSchema, definitions: Mapping[str, JsonSchema], inside: tuple[str, ...] = ()) -> Any:
    """A small value that fits a schema, `_NOTHING` where none can be told.

    `inside` are the definitions that are being made: models that contain themselves end there.
    """
    if schema.get("examples"):
        return schema["examples"][0]
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(_REFERENCE)
        return _NOTHING if name in inside else example(definitions[name], definitions, (*inside, name))
    for members in (schema.get("oneOf"), schema.get("anyOf")):
        if members is not None:
            made = (example(each, definitions, inside) for each in members if each.get("type") != "null")
            return next((each for each in made if each is not _NOTHING), _NOTHING)
    maker = _MAKERS.get(schema.get("type", ""))
    return maker(schema, definitions, inside) if maker else _NOTHING


def _object(schema: JsonSchema, definitions: Mapping[str, JsonSchema], inside: tuple[str, ...]) -> Any:
    fields = schema.get("properties", {})
    wanted = schema.get("required") or list(fields)[:1]
    made = {name: example(fields[name], definitions, inside) for name in wanted}
    values = schema.get("additionalProperties")
    if not fields and isinstance(values, dict):
        key = example({"type": "string", **schema.get("propertyNames", {})}, definitions, inside)
        made = {key: example(values, definitions, inside)} if key is not _NOTHING else {}
    return _NOTHING if any(each is _NOTHING for each in made.values()) else made


def _array(schema: JsonSchema, definitions: Mapping[str, JsonSchema], inside: tuple[str, ...]) -> Any:
    if "prefixItems" in schema:
        made = [example(each, definitions, inside) for each in schema["prefixItems"]]
    else:
        made = [example(schema.get("items", {}), definitions, inside)] * max(1, schema.get("minItems", 1))
    return _NOTHING if any(each is _NOTHING for each in made) else made


def _integer(schema: JsonSchema, *_: Any) -> int:
    step = int(schema.get("multipleOf", 1))
    low = int(schema.get("minimum", 1))
    return max(low, min(1, int(schema.get("maximum", 1))), schema.get("default") or 0) if step == 1 else max(low, step)


def _boolean(schema: JsonSchema, *_: Any) -> bool:
    return not schema.get("default", False)


def _string(schema: JsonSchema, *_: Any) -> Any:
    return schema.get("default") or _NOTHING


_MAKERS: dict[str, Any] = {
    "object": _object,
    "array": _array,
    "integer": _integer,
    "boolean": _boolean,
    "string": _string,
}
