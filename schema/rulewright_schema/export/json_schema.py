"""JSON Schemas of every kind of document, made from the models: what editors complete and explain by.

`published()` gives them by file name below `schema/json/`:

- `<kind>.schema.json` for the kinds that every game has, `<game>/<kind>.schema.json` for a game's own;
- `<game>/document.schema.json` for any content file of a game: one document, told by its `kind`, or a list file.

They are of one mind with the models about every document that stands by itself. An override is checked as far as its
own keys go: what it makes of the document that it changes only the linter can tell.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, models_json_schema
from pydantic_core import core_schema

from rulewright_schema.documents import OVERRIDE
from rulewright_schema.export.json_examples import with_examples
from rulewright_schema.export.json_shapes import partial_name, renamed, tagged, with_partials
from rulewright_schema.kinds import SHARED_KINDS, Game, Kind, games, kinds

JsonSchema: TypeAlias = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
SUFFIX = ".schema.json"
DOCUMENT = "document"

_OVERRIDE_KEY = {
    "type": "string",
    "title": "Override",
    "description": "The pack whose document of this kind and id is changed; only the keys that change are written.",
    "examples": ["megametrocity"],
}


class _Generator(GenerateJsonSchema):
    """pydantic's own, but exact about keys of mappings, and with the descriptions that a field inherits."""

    def dict_schema(self, schema: core_schema.DictSchema) -> JsonSchema:
        """A mapping: its keys' own schema is kept whole, and keys of a closed list are written out."""
        keys = self.generate_inner(schema["keys_schema"]) if "keys_schema" in schema else {}
        values = self.generate_inner(schema["values_schema"]) if "values_schema" in schema else {}
        found: JsonSchema = {"type": "object"}
        if "enum" in keys:
            found |= {"properties": dict.fromkeys(keys["enum"], values), "additionalProperties": False}
        else:
            found["additionalProperties"] = values
            limits = {name: value for name, value in keys.items() if name not in ("type", "title")}
            found |= {"propertyNames": limits} if limits else {}
        self.update_with_validations(found, schema, self.ValidationsMapping.object)
        return found

    def model_schema(self, schema: core_schema.ModelSchema) -> JsonSchema:
        """A model: a field that is narrowed without words of its own keeps those of the field that it narrows.

        Every field has its key as its title, as people would write it: editors show it where there is no room for more.
        """
        found = super().model_schema(schema)
        for name, each in found.get("properties", {}).items():
            each["title"] = name.replace("_", " ").capitalize()
            if "description" not in each:
                described = _inherited(schema["cls"], name)
                each |= {"description": described} if described else {}
        return found


def _inherited(model: type[BaseModel], name: str) -> str | None:
    fields = (base.model_fields.get(name) for base in model.__mro__ if issubclass(base, BaseModel))
    return next((field.description for field in fields if field is not None and field.description), None)


def published() -> dict[str, JsonSchema]:
    """Every schema by its file name, forward slashes, below `schema/json/`."""
    found = {kind.name + SUFFIX: kind_schema(kind) for kind in SHARED_KINDS}
    for game in games().values():
        own = [kind for kind in kinds(game.id).values() if kind not in SHARED_KINDS]
        found |= {f"{game.id}/{kind.name}{SUFFIX}": kind_schema(kind) for kind in own}
        found[f"{game.id}/{DOCUMENT}{SUFFIX}"] = document_schema(game)
    return found


def file_name(kind: str, game: str | None) -> str:
    """The file below `schema/json/` that an editor reads for a document of a kind."""
    own = game is not None and any(each.name == kind and each not in SHARED_KINDS for each in kinds(game).values())
    shared = not own and any(each.name == kind for each in SHARED_KINDS)
    return kind + SUFFIX if shared or game is None else f"{game}/{kind}{SUFFIX}"


def as_text(schema: JsonSchema) -> str:
    """A schema as it is written to a file: the same text on every run."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def kind_schema(kind: Kind) -> JsonSchema:
    """The schema of a file with one document of a kind."""
    definitions = _definitions([kind])
    needed = [] if kind.name == "pack" else ["kind"]
    return {
        "$schema": DIALECT,
        "title": kind.name,
        "description": kind.summary,
        "type": "object",
        **({"required": needed} if needed else {}),
        **_whole_or_override(kind.name),
        "$defs": definitions,
    }


def document_schema(game: Game) -> JsonSchema:
    """The schema of any content file of a game: a document by its `kind`, a manifest, or lists of documents."""
    known = kinds(game.id)
    branches = [
        {
            "if": {"properties": {"kind": {"const": name}}, "required": ["kind"]},
            "then": {"$ref": f"#/$defs/{_one(name)}"},
        }
        for name in known
    ]
    summaries = [kind.summary for kind in known.values()]
    kind_key = {
        "title": "Kind",
        "description": "What the document describes.",
        "enum": list(known),
        "enumDescriptions": summaries,
        "examples": list(known)[:1],
    }
    definitions = _definitions(list(known.values()))
    definitions |= {_one(name): {"type": "object", **_whole_or_override(name)} for name in known}
    definitions["by-kind"] = {"properties": {"kind": kind_key}, "required": ["kind"], "allOf": branches}
    definitions["lists"] = {
        "minProperties": 1,
        "additionalProperties": False,
        "properties": {kind.plural: _list_of(kind) for kind in known.values()},
    }
    return {
        "$schema": DIALECT,
        "title": f"{game.title}: any content file",
        "description": f"One document of {game.title}, told by its kind, or lists of documents by the plurals of "
        "their kinds.",
        "type": "object",
        "if": {"required": ["kind"]},
        "then": {"$ref": "#/$defs/by-kind"},
        "else": {
            "if": {"required": ["format"]},
            "then": {"$ref": f"#/$defs/{_one('pack')}"},
            "else": {"$ref": "#/$defs/lists"},
        },
        "$defs": definitions,
    }


def _list_of(kind: Kind) -> JsonSchema:
    return {
        "type": "array",
        "title": kind.plural,
        "description": f"A list of documents: {kind.summary[0].lower()}{kind.summary[1:]}",
        "items": {"$ref": f"#/$defs/{_one(kind.name)}"},
        "examples": [[]],
    }


def _one(kind: str) -> str:
    return f"one-{kind}"


def _whole_or_override(kind: str) -> JsonSchema:
    """A whole document, or one that says which pack's document it changes and writes only the keys that change."""
    return {
        "if": {"required": [OVERRIDE]},
        "then": {"$ref": f"#/$defs/{partial_name(kind)}"},
        "else": {"$ref": f"#/$defs/{kind}"},
    }


def _definitions(wanted: list[Kind]) -> dict[str, JsonSchema]:
    """The definitions that some kinds need: each kind under its own name, its partial form, and all that they use."""
    models = {kind.name: kind.load() for kind in wanted}
    references, top = models_json_schema(
        [(model, "validation") for model in models.values()], schema_generator=_Generator
    )
    definitions: dict[str, JsonSchema] = top["$defs"]
    given = {references[model, "validation"]["$ref"].rpartition("/")[2]: name for name, model in models.items()}
    definitions = renamed(definitions, given)
    definitions = with_examples(definitions)
    definitions = {name: tagged(each, definitions) for name, each in definitions.items()}
    definitions = with_partials(definitions, list(models))
    for name in models:
        _take_override(definitions, name)
    return dict(sorted(definitions.items()))


def _take_override(definitions: Mapping[str, JsonSchema], kind: str) -> None:
    """Let a document say that it overrides: the key is offered in both forms, and asked for by the partial one."""
    for name in (kind, partial_name(kind)):
        properties = definitions[name]["properties"]
        head = {each: properties[each] for each in ("kind", "id") if each in properties}
        definitions[name]["properties"] = {**head, OVERRIDE: _OVERRIDE_KEY, **properties}
    definitions[partial_name(kind)]["required"] = [OVERRIDE]


def fields_of(schema: JsonSchema) -> Iterator[tuple[str, JsonSchema]]:
    """Every field that a schema describes, as `definition.key` and the field's own schema."""
    for definition, each in schema["$defs"].items():
        for key, field in each.get("properties", {}).items():
            yield f"{definition}.{key}", field
