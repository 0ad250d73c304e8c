"""Official documents broken in many ways: each gives one finding or two, at its place and in an author's words."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Broken, read_drafts, validate_draft
from rulewright_schema.nodes import at_path, key_at, nearest
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source

GAME = "megametrocity"
MUTATIONS_PER_DOCUMENT = 12

# What only a programmer would say, and the signs of tags and patterns.
INTERNAL = re.compile(
    r"[Ii]nput should|validation|valid (string|integer|dict)|NoneType|pydantic|type=|\bdict\b|tuple|Literal|[Uu]nion|"
    r"discriminator|<[a-z ]+>|\^\[|\bNone\b|\bmodel\b|\bclass\b|Annotated|unable to|Extra|Field required|\bbool\b"
)

Path = tuple[str | int, ...]


def write(data: Any, indent: int = 0) -> str:
    """Data as block YAML, scalars as JSON."""
    pad = " " * indent
    if isinstance(data, dict) and data:
        return "".join(f"{pad}{json.dumps(key)}:{_value(value, indent)}" for key, value in data.items())
    if isinstance(data, list) and data:
        return "".join(f"{pad}-{_value(value, indent)}" for value in data)
    return f"{pad}{json.dumps(data)}\n"


def _value(value: Any, indent: int) -> str:
    if isinstance(value, dict | list) and value:
        return "\n" + write(value, indent + 2)
    return f" {json.dumps(value, ensure_ascii=False)}\n"


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    if path:
        yield path
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from paths(value, (*path, key))


def mutated(data: dict[str, Any], path: Path, how: str) -> dict[str, Any] | None:
    """The data with something broken at a path; None where it cannot be broken like that."""
    result = deepcopy(data)
    parent: Any = result
    for segment in path[:-1]:
        parent = parent[segment]
    last, value = path[-1], parent[path[-1]]
    if how == "delete" and isinstance(parent, dict):
        del parent[last]
    elif how == "misspell key" and isinstance(parent, dict) and len(last) > 3:
        items = {(key[:2] + key[3] + key[2] + key[4:] if key == last else key): each for key, each in parent.items()}
        parent.clear()
        parent.update(items)
    elif how == "add key" and isinstance(value, dict):
        value["qqqqqq"] = 1
    elif how == "wrap in a list":
        parent[last] = [value]
    elif how == "wrap in a mapping":
        parent[last] = {"zzzzzz": value}
    elif how == "number" and not isinstance(value, int | float):
        parent[last] = 7
    elif how == "text" and not isinstance(value, str):
        parent[last] = "zzzzzz"
    elif how == "boolean" and not isinstance(value, bool):
        parent[last] = True
    elif how == "nothing":
        parent[last] = None
    elif how == "huge" and isinstance(value, int) and not isinstance(value, bool):
        parent[last] = 10**12
    elif how == "misspell word" and isinstance(value, str) and len(value) > 3:
        parent[last] = value[:2] + value[3] + value[2] + value[4:]
    elif how == "empty" and isinstance(value, dict | list | str):
        parent[last] = type(value)()
    else:
        return None
    return result


HOW = (
    "delete", "misspell key", "add key", "wrap in a list", "wrap in a mapping", "number", "text", "boolean", "nothing",
    "huge", "misspell word", "empty",
)  # fmt: skip


def check(kind: str, data: dict[str, Any], path: Path, how: str) -> tuple[Diagnostic, ...]:
    """The findings of broken data, each one proved to stand inside what holds the broken value."""
    source = Source("f.yaml", write(data).encode())
    assert not read(source).diagnostics
    drafts = read_drafts(source, GAME, manifest=kind == "pack")
    found = list(drafts.diagnostics)
    for draft in drafts.drafts:
        document, problems = validate_draft(draft, "p", GAME)
        assert isinstance(document, Broken) == bool(problems)
        found.extend(problems)
    root = read(source).documents[0]
    holder = nearest(root, path[:-1])
    key = key_at(root, path[:-1])
    start = min(holder.start, key.start if key else holder.start)
    for each in found:
        here = source.offset(each.span.start_line, each.span.start_column)
        assert start <= here <= holder.end, (how, path, each)
        assert "\n" not in each.message
        assert not INTERNAL.search(f"{each.message} {each.help}"), (how, path, each.message, each.help)
        assert each.help
    assert len(found) <= 2, (how, path, [(each.message, str(each.span)) for each in found])
    return tuple(found)


def official(load_tree, kind: str) -> list[dict[str, Any]]:
    loaded = load_tree({}, "content/megametrocity")
    assert at_path(next(loaded.catalog.documents()).node, ("id",)) is not None
    documents = [each for each in loaded.catalog.documents() if each.kind == kind]
    return [{"kind": kind, **json.loads(json.dumps(each.data()))} for each in documents]


KINDS = (
    "pack", "box", "chapter", "statement", "term", "tile", "face", "stage", "item-card", "thug-card", "technique-card",
    "hero-sheet", "thug-sheet", "boss-sheet", "final-boss-sheet", "story-route",
)  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_document_gives_one_finding_or_two_at_its_place_in_plain_words(load_tree, kind: str) -> None:
    documents = official(load_tree, kind)
    assert documents
    chance = random.Random(kind)
    found: Counter[str] = Counter()
    for data in documents if len(documents) <= 60 else chance.sample(documents, 60):
        choices = [(path, how) for path in paths(data) for how in HOW]
        for path, how in chance.sample(choices, min(MUTATIONS_PER_DOCUMENT, len(choices))):
            broken = mutated(data, path, how)
            if broken is not None and path not in (("kind",),):
                found[how] += len(check(kind, broken, path, how))
    assert found["misspell key"] + found["add key"] + found["wrap in a mapping"] + found["boolean"] > 0
