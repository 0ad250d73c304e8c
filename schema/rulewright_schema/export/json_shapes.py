"""Reshaping of generated JSON Schemas: stable names, unions by their tag, and partial forms for overrides."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

JsonSchema: TypeAlias = dict[str, Any]

_REFERENCE = "#/$defs/"
# Names that pydantic makes for parametrised generics and for classes of one name in two modules: they follow its
# version and the place of a class, and say nothing to a reader.
_GENERIC = re.compile(r"^([A-Za-z]+?)_.*_$")
_MODULE = re.compile(r"^\w+?__(?:\w+__)?(\w+?)__(\w+)$")


def mapped(value: Any, change: Any) -> Any:
    """A copy in which `change` was applied to every schema-like mapping, innermost first."""
    if isinstance(value, dict):
        return change({key: mapped(each, change) for key, each in value.items()})
    if isinstance(value, list):
        return [mapped(each, change) for each in value]
    return value


def references(value: Any) -> Iterator[str]:
    """The definitions that a schema refers to, in order."""
    if isinstance(value, dict):
        target = value.get("$ref")
        if isinstance(target, str):
            yield target.removeprefix(_REFERENCE)
        for each in value.values():
            yield from references(each)
    elif isinstance(value, list):
        for each in value:
            yield from references(each)


def renamed(definitions: Mapping[str, JsonSchema], given: Mapping[str, str]) -> dict[str, JsonSchema]:
    """The definitions under short names that do not change with pydantic's version; `given` names come first."""
    names = dict(given)
    taken = set(names.values())
    waiting = list(given)
    seen = set(waiting)
    while waiting:
        current = waiting.pop(0)
        for name in references(definitions[current]):
            if name in seen:
                continue
            seen.add(name)
            waiting.append(name)
            names[name] = _free(_short(name), taken)
            taken.add(names[name])

    def change(schema: JsonSchema) -> JsonSchema:
        target = schema.get("$ref")
        return schema | {"$ref": _REFERENCE + names[target.removeprefix(_REFERENCE)]} if target else schema

    return {names[name]: mapped(each, change) for name, each in definitions.items() if name in names}


def _short(name: str) -> str:
    generic = _GENERIC.match(name)
    if generic:
        return generic.group(1)
    module = _MODULE.match(name)
    return f"{module.group(2)}-{module.group(1)}" if module else name


def _free(name: str, taken: Iterable[str]) -> str:
    used = set(taken)
    if name not in used:
        return name
    number = 2
    while f"{name}-{number}" in used:
        number += 1
    return f"{name}-{number}"


def tagged(schema: JsonSchema, definitions: Mapping[str, JsonSchema]) -> JsonSchema:
    """Unions told apart by a key as a choice by that key.

    An editor then offers the key's values first, each with its description, and only the keys that fit afterwards;
    a mistake gives the errors of the one that is meant.
    """
    return mapped(schema, lambda each: _by_tag(each, definitions))  # type: ignore[no-any-return]  # a mapping stays one


def _by_tag(schema: JsonSchema, definitions: Mapping[str, JsonSchema]) -> JsonSchema:
    members = schema.get("oneOf")
    if not isinstance(members, list):
        return schema
    discriminator = schema.get("discriminator")
    if isinstance(discriminator, dict):
        key = discriminator["propertyName"]
        targets = _targets(key, [each["$ref"].removeprefix(_REFERENCE) for each in members], definitions)
        rest = {name: each for name, each in schema.items() if name not in ("oneOf", "discriminator")}
        return rest | choice(key, targets, definitions)
    # Told apart by their shape: no value fits two of them, and `anyOf` stops at the first that fits.
    return {("anyOf" if name == "oneOf" else name): each for name, each in schema.items()}


def _targets(key: str, names: list[str], definitions: Mapping[str, JsonSchema]) -> dict[str, str]:
    """The definition that each value of the key stands for."""
    fields = {name: definitions[name]["properties"][key] for name in names}
    return {tag: name for name, field in fields.items() for tag in field.get("enum") or [field["const"]]}


def choice(key: str, targets: Mapping[str, str], definitions: Mapping[str, JsonSchema]) -> JsonSchema:
    """A mapping whose `key` chooses one of several definitions."""
    first = definitions[next(iter(targets.values()))]["properties"][key]
    tag: JsonSchema = {
        "title": first.get("title", key),
        "description": "Tells which of these it is: " + ", ".join(targets) + ".",
        "enum": list(targets),
        "enumDescriptions": [definitions[each].get("description", each).split("\n")[0] for each in targets.values()],
        "examples": list(targets)[:1],
    }
    return {"type": "object", "properties": {key: tag}, "required": [key], "allOf": branches(key, targets)}


def branches(key: str, targets: Mapping[str, str]) -> list[JsonSchema]:
    """What holds for each value of a key."""
    return [
        {"if": {"properties": {key: {"const": tag}}, "required": [key]}, "then": {"$ref": _REFERENCE + target}}
        for tag, target in targets.items()
    ]


def partial_name(name: str) -> str:
    """The name of a definition's partial form."""
    return f"part-of-{name}"


def with_partials(definitions: Mapping[str, JsonSchema], names: Iterable[str]) -> dict[str, JsonSchema]:
    """The definitions with the partial forms of some, in which any key may be missing, as in an override.

    Mappings are laid over each other key by key, so what lies inside them is partial too; lists and single values are
    replaced and have to be whole.
    """
    found = dict(definitions)
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if partial_name(name) in found:
            continue
        found[partial_name(name)] = part = _partial(definitions[name])
        prefix = partial_name("")
        waiting.extend(each.removeprefix(prefix) for each in references(part) if each.startswith(prefix))
    return found


def _partial(schema: JsonSchema) -> JsonSchema:
    if "$ref" in schema:
        target = schema["$ref"].removeprefix(_REFERENCE)
        return schema | {"$ref": _REFERENCE + partial_name(target)}
    result = {name: each for name, each in schema.items() if name not in ("required", "minProperties")}
    if "properties" in result:
        result["properties"] = {key: _partial(each) for key, each in result["properties"].items()}
    if isinstance(result.get("additionalProperties"), dict):
        result["additionalProperties"] = _partial(result["additionalProperties"])
    if "anyOf" in result:
        result["anyOf"] = [_partial(each) for each in result["anyOf"]]
    if "allOf" in result:
        result["allOf"] = _partial_choice(result["allOf"])
    return result


def _partial_choice(chosen: list[JsonSchema]) -> list[JsonSchema]:
    """A choice by a key that may be missing: then the keys have to fit one of those that could be meant."""
    parts = [each | {"then": _partial(each["then"])} for each in chosen]
    key = parts[0]["if"]["required"][0]
    unsaid = {"if": {"not": {"required": [key]}}, "then": {"anyOf": [each["then"] for each in parts]}}
    return [*parts, unsaid]
