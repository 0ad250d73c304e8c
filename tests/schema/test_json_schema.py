"""The published JSON Schemas: fresh, sound, explained, and of one mind with the models.

What JSON Schema cannot say stands in `CANNOT_SAY`, each with a document of which the two think differently.
"""

import copy
import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError, validators
from ruamel.yaml import YAML

from rulewright_schema.documents import read_drafts, validate_draft
from rulewright_schema.export.json_schema import as_text, fields_of, file_name, published
from rulewright_schema.kinds import SHARED_KINDS, games, kinds
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source

ROOT = Path(__file__).resolve().parents[2]
GAME = "megametrocity"
CASES = sorted((ROOT / "tests" / "lint" / "cases").glob("*.yaml"))
OFFICIAL = sorted((ROOT / "content").rglob("*.yaml"))
MANIFEST = {"format": 1, "id": "p", "game": GAME, "title": {"en": "P"}, "version": "1", "licence": "CC0-1.0",
            "authors": ["a"], "languages": ["en"]}  # fmt: skip

# Documents that the schema takes and the models refuse. A text that ends in a line break belongs here only for
# validators whose `$` is Python's; the standard's own `$` is the end of the text, and so is the tests'.
CANNOT_SAY = {
    "a whole number is not written with a decimal point": {
        "kind": "stage", "id": "one", "title": {"en": "One"}, "turns": 4.0, "street": {"start": ["1.A"]},
        "goal": {"goal": "knock-out-thugs", "count": 3},
    },
    "what an override makes of its document": {
        "kind": "stage", "id": "one", "override": "megametrocity", "goal": {"count": 3},
    },
}  # fmt: skip

# Documents that the models take and the schema refuses.
ONLY_THE_MODELS = {"true counts as 1 where 1 is the only number": {**MANIFEST, "kind": "pack", "format": True}}


@cache
def schemas() -> dict[str, Any]:
    return published()


def _pattern(validator: Any, pattern: str, instance: Any, schema: Any) -> Iterator[Any]:
    """ECMA's `$` is the end of the text; Python's is also before a last line break."""
    if validator.is_type(instance, "string") and not re.search(pattern.replace("$", r"\Z"), instance):
        yield ValidationError(f"{instance!r} has not the form {pattern}")


Strict = validators.extend(Draft202012Validator, {"pattern": _pattern})


@cache
def validator(name: str) -> Any:
    return Strict(schemas()[name])


def file_is_valid(data: Any, game: str = GAME) -> bool:
    return validator(f"{game}/document.schema.json").is_valid(data)


def models_take(text: bytes, game: str = GAME) -> bool:
    """Whether the models take every document of a file that stands by itself."""
    drafts = read_drafts(Source("a.yaml", text), game)
    return not drafts.diagnostics and all(not validate_draft(each, "p", game)[1] for each in drafts.drafts)


def model_takes(kind: str, data: dict[str, Any], game: str = GAME) -> bool:
    try:
        kinds(game)[kind].load().model_validate(data)
    except ValueError:
        return False
    return True


def test_the_committed_schemas_are_the_ones_that_the_models_give() -> None:
    folder = ROOT / "schema" / "json"
    written = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.json")}
    assert set(written) == set(schemas()), "run make schemas"
    stale = [name for name, schema in schemas().items() if written[name] != as_text(schema)]
    assert not stale, "run make schemas"


def test_every_kind_of_every_game_has_a_schema_and_every_game_one_for_any_file() -> None:
    expected = {f"{kind.name}.schema.json" for kind in SHARED_KINDS}
    for game in games():
        expected |= {f"{game}/{name}.schema.json" for name, kind in kinds(game).items() if kind not in SHARED_KINDS}
        expected.add(f"{game}/document.schema.json")
    assert set(schemas()) == expected


@pytest.mark.parametrize("name", sorted(published()))
def test_a_schema_is_valid_and_asks_no_other_host(name: str) -> None:
    schema = schemas()[name]
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema)
    targets = set(re.findall(r'"\$ref": "([^"]*)"', as_text(schema)))
    assert targets
    assert all(each.removeprefix("#/$defs/") in schema["$defs"] for each in targets)


@pytest.mark.parametrize("name", sorted(published()))
def test_every_field_has_a_title_a_description_and_examples_that_fit_it(name: str) -> None:
    schema = schemas()[name]
    checked = 0
    for place, field in fields_of(schema):
        if re.search(r"\.S\.\d$", place):
            continue  # a key of a closed list of keys, explained at the list
        assert field.get("title"), place
        assert field.get("description"), place
        assert field.get("examples"), place
        for example in field["examples"]:
            checked += 1
            assert Strict({**field, "$defs": schema["$defs"]}).is_valid(example), (place, example)
    assert checked > 5


@pytest.mark.parametrize("path", OFFICIAL, ids=lambda path: path.name)
def test_official_files_are_valid_by_both(path: Path) -> None:
    source = Source(path.name, path.read_bytes())
    game = _game_of(path)
    for node in read(source).documents:
        assert file_is_valid(node.data(), game)
    drafts = read_drafts(source, game)
    for draft in drafts.drafts:
        data = {**draft.data, **({"override": draft.override} if draft.override else {})}
        if draft.override is None:
            assert model_takes(draft.kind, draft.data, game)
        assert validator(file_name(draft.kind, game)).is_valid(data)


def _game_of(path: Path) -> str:
    """The game of the pack that a file lies in."""
    manifest = next(each / "pack.yaml" for each in path.parents if (each / "pack.yaml").is_file())
    return str(YAML(typ="safe", pure=True).load(manifest.read_text(encoding="utf-8"))["game"])


def _case_files() -> Iterator[Any]:
    for path in CASES:
        for case in YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))["cases"]:
            for name, text in case["files"].items():
                data = text.encode() if isinstance(text, str) else b""
                game = case.get("game", GAME)
                if data and _can_be_judged(data, game):
                    yield pytest.param(data, game, id=f"{path.stem}-{case['name']}-{name}")


def _can_be_judged(data: bytes, game: str) -> bool:
    """Whether there is a tree that both can judge, and no override, which only the catalog can."""
    drafts = read_drafts(Source("a.yaml", data), game)
    broken = any(each.code.startswith("YML") for each in drafts.diagnostics)
    return not broken and all(each.override is None for each in drafts.drafts)


@pytest.mark.parametrize(("text", "game"), list(_case_files()))
def test_the_files_of_lint_cases_are_judged_alike(text: bytes, game: str) -> None:
    judged = all(file_is_valid(node.data(), game) for node in read(Source("a.yaml", text)).documents)
    assert judged == models_take(text, game)


CHANGES = (None, True, -1, 0, 3, 1.5, 10_000, "", "x y", "x", [], {}, ["x"], {"x": 1})


def _places(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _places(value, (*path, index))


def _mutations(data: Any, path: tuple[str | int, ...]) -> Iterator[Any]:
    for number in range(len(CHANGES) + 2):
        copied = copy.deepcopy(data)
        holder = copied
        for segment in path[:-1]:
            holder = holder[segment]
        if number < len(CHANGES):
            holder[path[-1]] = CHANGES[number]
        elif number == len(CHANGES):
            del holder[path[-1]]
        elif isinstance(holder, dict):
            holder[f"{path[-1]}_"] = holder.pop(path[-1])
        else:
            holder.append(holder[path[-1]])
        yield copied


@cache
def _documents(game: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for path in [each for each in OFFICIAL if _game_of(each) == game]:
        for draft in read_drafts(Source(path.name, path.read_bytes()), game).drafts:
            if draft.override is None:
                found.setdefault(draft.kind, []).append(draft.data)
    return found


def _sampled(game: str, kind: str, most: int) -> Iterator[dict[str, Any]]:
    """Documents of a kind with one thing wrong (or other) each: every sort of place, changed in turn."""
    seen: set[tuple[str, ...]] = set()
    made = []
    for data in sorted(_documents(game).get(kind, []), key=lambda each: len(str(each))):
        for path in _places(data):
            sort = tuple("*" if isinstance(each, int) else each for each in path)
            if sort not in seen:
                seen.add(sort)
                made.extend(_mutations(data, path))
    made.sort(key=lambda each: hashlib.sha256(repr(each).encode()).digest())
    yield from made[:most]


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in games() for kind in sorted(kinds(game))])
def test_changed_documents_are_judged_alike(game: str, kind: str) -> None:
    judge = validator(file_name(kind, game))
    looked_at = 0
    for data in _sampled(game, kind, 400):
        if data.get("kind") != kind or _is_decimal(data) or data.get("format") is True:
            continue  # the kind says which model is asked; the others are in the tables
        looked_at += 1
        assert judge.is_valid(data) == model_takes(kind, data, game), data
    assert looked_at > 40 or kind not in _documents(game)


def _is_decimal(data: Any) -> bool:
    """Whether a whole number is written with a decimal point somewhere: the table's first entry."""
    if isinstance(data, dict | list):
        return any(_is_decimal(each) for each in (data.values() if isinstance(data, dict) else data))
    return isinstance(data, float) and data.is_integer()


@pytest.mark.parametrize("what", CANNOT_SAY)
def test_what_json_schema_cannot_say(what: str) -> None:
    data = CANNOT_SAY[what]
    assert file_is_valid(data)
    assert validator(file_name(data["kind"], GAME)).is_valid(data)
    assert not model_takes(data["kind"], {key: value for key, value in data.items() if key != "override"})


@pytest.mark.parametrize("what", ONLY_THE_MODELS)
def test_what_only_the_models_take(what: str) -> None:
    data = ONLY_THE_MODELS[what]
    assert not file_is_valid(data)
    assert model_takes(data["kind"], data)


@pytest.mark.parametrize(
    ("data", "valid"),
    [
        (MANIFEST, True),
        ({**MANIFEST, "format": 2}, False),
        ({**MANIFEST, "versoin": "1"}, False),
        ({"kind": "stage", "id": "countdown", "override": GAME, "turns": 7}, True),
        ({"kind": "stage", "id": "countdown", "override": GAME, "turnz": 7}, False),
        ({"kind": "stage", "id": "countdown", "override": GAME, "turns": "x"}, False),
        ({"kind": "stage", "id": "countdown", "override": 5, "turns": 7}, False),
        ({"kind": "stage", "id": "countdown", "override": GAME, "street": {"then": ["1.A"]}}, True),
        ({"kind": "stage", "id": "countdown", "override": GAME, "street": {"thn": ["1.A"]}}, False),
        ({"kind": "item-card", "id": "revolver", "override": GAME, "card": {"dice": 5}}, True),
        ({"kind": "item-card", "id": "revolver", "override": GAME, "card": {"dies": 5}}, False),
        ({"item_cards": [{"id": "revolver", "override": GAME, "card": {"dice": 5}}]}, True),
        ({"kind": "stage", "id": "countdown", "override": GAME, "extras": [{"extra": "moment"}]}, False),
        ({"item_cards": []}, True),
        ({"item_card": []}, False),
        ({"terms": [{"id": "a", "title": {"en": "A"}}], "item_cards": []}, True),
        ({"terms": [{"id": "a", "titel": {"en": "A"}}]}, False),
        ({"terms": {}}, False),
        ({}, False),
        ([], False),
        ({"kind": "nonsense"}, False),
        ({"id": "a"}, False),
    ],
)  # fmt: skip
def test_files_as_authors_write_them(data: Any, valid: bool) -> None:
    assert file_is_valid(data) is valid
