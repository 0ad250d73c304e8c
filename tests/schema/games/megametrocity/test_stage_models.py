"""The stage vocabulary is closed: what does not fit together is refused, at the place where it does not."""

from typing import Any

import pytest
from pydantic import ValidationError

from rulewright_schema.games.megametrocity.stages import Stage

PLAIN: dict[str, Any] = {
    "kind": "stage",
    "id": "plain",
    "title": {"en": "Plain"},
    "turns": 5,
    "street": {"start": ["1.A", "2.A"], "then": ["3.A"]},
    "goal": {"goal": "destroy", "feature": "car"},
}


def test_a_small_stage_is_enough() -> None:
    stage = Stage.model_validate(PLAIN)
    assert (stage.heroes, stage.failure, stage.extras, stage.spawns) == ((1, 2, 3, 4), "game-over", (), ())


SEAM = {"at": "seam"}
WRONG = {
    "no goal": ({"goal": None}, ("goal",)),
    "an unknown goal": ({"goal": {"goal": "win"}}, ("goal",)),
    "a goal with another goal's key": (
        {"goal": {"goal": "destroy", "feature": "car", "whom": []}}, ("goal", "whom"),
    ),
    "an empty list of goals": ({"goal": {"goal": "all", "of": []}}, ("goal", "of")),
    "a fault deep inside a goal": (
        {"goal": {"goal": "all", "of": [{"goal": "any", "of": [{"goal": "destroy"}]}]}},
        ("goal", "of", 0, "of", 0, "feature"),
    ),
    "three tiles at the start": ({"street": {"start": ["1.A", "2.A", "3.A"]}}, ("street", "start")),
    "a street and maps at once": ({"street": {"start": ["1.A"], "maps": [], "in_play": 1}}, ("street", "start")),
    "a tile that is no side": ({"street": {"start": ["1.C"]}}, ("street", "start", 0)),
    "a stack that is wrong for some numbers of heroes": (
        {"street": {"start": ["1.A"], "then": {"by_heroes": [{"heroes": [1], "value": ["2.C"]}]}}},
        ("street", "then", "by_heroes", 0, "value", 0),
    ),
    "heroes who start in an Establishment": ({"heroes_start": {"at": "inside", "face": "bar"}}, ("heroes_start",)),
    "a row that is none": (
        {"spawns": [{"who": "boss", "boss": "sid", "place": {"at": "last-column", "tile": "1.A", "row": "S.5"}}]},
        ("spawns", 0, "place", "row"),
    ),
    "a leader in chains": (
        {"spawns": [{"who": "leader", "leader": "punk", "place": SEAM, "chained": {}}]}, ("spawns", 0, "chained"),
    ),
    "a drawn boss with a name": (
        {"spawns": [{"who": "drawn", "draw": "x", "thug": "punk", "place": SEAM}]}, ("spawns", 0, "thug"),
    ),
    "turns as text": ({"turns": "5"}, ("turns",)),
    "no turns": ({"turns": 0}, ("turns",)),
    "cents that no coins make": (
        {"goal": {"goal": "deliver", "share": "together", "place": SEAM, "wares": [{"ware": "money", "cents": 30}]}},
        ("goal", "wares", 0, "cents"),
    ),
    "an event that does nothing": (
        {"extras": [{"extra": "moment", "when": {"event": "turn-begins", "turn": 1}, "do": []}]}, ("extras", 0, "do"),
    ),
    "a card's effect at a stage's moment": (
        {
            "extras": [
                {"extra": "moment", "when": {"event": "turn-begins", "turn": 1}, "do": [{"effect": "heal"}]},
            ],
        },
        ("extras", 0, "do", 0),
    ),
    "life for one level only": (
        {"extras": [{"extra": "destructible", "feature": "car", "treated_as": "enemy", "life": {"normal": 5}}]},
        ("extras", 0, "life", "hard"),
    ),
    "a count that is neither every nor a number": (
        {"goal": {"goal": "destroy", "feature": "car", "count": "all"}}, ("goal", "count"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_fit_is_refused_at_its_place(name: str) -> None:
    change, place = WRONG[name]
    with pytest.raises(ValidationError) as caught:
        Stage.model_validate({**PLAIN, **change})
    tags = {"destroy", "deliver", "all", "any", "boss", "leader", "drawn", "last-column", "money", "moment",
            "destructible", "no goal"}  # fmt: skip
    found = [
        tuple(part for part in error["loc"] if not str(part).startswith("<") and part not in tags)
        for error in caught.value.errors()
    ]
    assert place in found
