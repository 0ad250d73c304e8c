"""Docstrings below fields are their descriptions, found when they are wanted."""

from typing import Any

import pytest

from rulewright_schema.docstrings import description
from rulewright_schema.fields import Model
from rulewright_schema.games.megametrocity.goals import Destroy
from rulewright_schema.games.megametrocity.places import LastColumn, PlaceModel
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.terms import ByDifficulty
from rulewright_schema.kinds import games, kinds


def test_a_field_says_what_stands_below_it() -> None:
    assert description(Destroy, "feature") == "What."
    assert description(ByDifficulty[int], "hard") == "The value at Hard."


def test_an_inherited_or_narrowed_field_says_what_its_base_says() -> None:
    assert description(LastColumn, "map") == description(PlaceModel, "map")
    assert description(Stage, "kind") == "What the document describes; a list file's key says it instead."


def test_what_says_nothing_has_no_description() -> None:
    assert description(Destroy, "moon") is None
    assert description(type("Bare", (Model,), {"__annotations__": {"x": int}}), "x") is None


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in games() for name in kinds(game)])
def test_every_field_of_every_schema_is_described(game: str, name: str) -> None:
    schema = kinds(game)[name].load().model_json_schema()
    bare: list[str] = []
    seen = 0
    objects: list[dict[str, Any]] = [schema, *schema.get("$defs", {}).values()]
    for each in objects:
        for key, field in each.get("properties", {}).items():
            seen += 1
            if not field.get("description"):
                bare.append(f"{each.get('title')}.{key}")
    assert bare == []
    assert seen > 5
