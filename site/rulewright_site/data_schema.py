"""The JSON Schema of the published content, itself published as `data/schema.json`."""

from collections.abc import Mapping

from pydantic import JsonValue

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_TEXT: dict[str, JsonValue] = {"type": "string"}
_MAYBE: dict[str, JsonValue] = {"type": ["string", "null"]}
_TEXTS: dict[str, JsonValue] = {"type": "array", "items": _TEXT}


def schema() -> dict[str, JsonValue]:
    """What every `data/<pack>.json` holds, format 1; see `model.published`."""
    return {
        "$schema": DIALECT,
        "title": "The content of a pack, as published",
        **_object(
            {
                "format": {"const": 1, "description": "Raised when what is written here changes its meaning."},
                "language": {**_TEXT, "description": "The language of titles, texts and sentences (`en`, `es`)."},
                "pack": {"$ref": "#/$defs/pack"},
                "documents": {"type": "array", "items": {"$ref": "#/$defs/document"}},
            }
        ),
        "$defs": {"pack": _pack(), "document": _document(), "origin": _origin()},
    }


def _pack() -> JsonValue:
    return {
        "description": "The pack's manifest.",
        **_object(
            {
                "id": _TEXT,
                "game": _TEXT,
                "title": _TEXT,
                "text": _MAYBE,
                "version": _TEXT,
                "licence": {**_TEXT, "description": "An SPDX identifier."},
                "authors": _TEXTS,
                "languages": {**_TEXTS, "description": "The first is the original, the others translations."},
                "requires": {"type": "object", "additionalProperties": _TEXT},
                "fan": {"type": "boolean", "description": "Whether it is not the game's own pack."},
            }
        ),
    }


def _document() -> JsonValue:
    return {
        "description": "A document of the pack.",
        **_object(
            {
                "ref": {**_TEXT, "description": "How other packs write it: `pack/kind:id`."},
                "kind": _TEXT,
                "id": _TEXT,
                "title": _MAYBE,
                "text": _MAYBE,
                "sentences": {**_TEXTS, "description": "Its effects in words, a line for each part."},
                "origin": {"$ref": "#/$defs/origin"},
                "overrides": {**_MAYBE, "description": "The pack whose document this one changes."},
                "url": {
                    **_MAYBE,
                    "description": "Its place from the root of the site; null where no page shows it.",
                },
                "data": {"type": "object", "description": "The document as validated, in the keys of its YAML."},
            }
        ),
    }


def _origin() -> JsonValue:
    return {
        "description": "Where the figures come from.",
        **_object(
            {
                "name": {"enum": ["rulebook", "public", "authored"]},
                "cites": {**_TEXTS, "description": "Ids of statements."},
                "source": _MAYBE,
            }
        ),
    }


def _object(properties: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """An object with just these keys, all of them there."""
    named = dict(properties)
    return {"type": "object", "properties": named, "required": list(named), "additionalProperties": False}
