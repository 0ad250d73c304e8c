"""Nothing that a stage can say is without a rule in the engine: the vocabularies, looked through one by one."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import rulewright_engine.games.megametrocity as package
from rulewright_engine.games.megametrocity import goals, moments, stage_conditions, stage_effects, stage_places
from rulewright_engine.games.megametrocity.goals import deliver
from rulewright_engine.games.megametrocity.parts import Item
from rulewright_engine.games.megametrocity.registry import MODULES
from rulewright_engine.games.megametrocity.rulings import BY_STAGE, SWITCHES
from rulewright_engine.games.megametrocity.stage_readings import CHANGES
from rulewright_schema.catalog import View
from rulewright_schema.games.megametrocity.goals import GOALS, WARES
from rulewright_schema.games.megametrocity.places import PLACES
from rulewright_schema.games.megametrocity.stage_conditions import CONDITIONS
from rulewright_schema.games.megametrocity.stage_events import EVENTS, STAGE_EFFECTS
from rulewright_schema.games.megametrocity.stage_rules import EXTRAS
from rulewright_schema.games.megametrocity.stage_spawns import SPAWNS
from rulewright_schema.shared.rules import Statement

FOLDER = Path(package.__file__).parent


def sources() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in FOLDER.rglob("*.py")}


def test_every_goal_is_judged() -> None:
    assert set(goals.EVALUATORS) == set(GOALS)


def test_every_ware_is_known_by_its_items() -> None:
    items = [
        Item("coin", "money", cents=25), Item("bat", "weapon"), Item("gold", "weapon", golden=True),
        Item("cell", "token"), Item("soup", "food"),
    ]  # fmt: skip
    examples = {"money": {"cents": 25}, "weapons": {"count": 1}, "golden-weapons": {"count": 1},
                "battery-tokens": {"count": 1}}  # fmt: skip
    taken = {
        ware.model_fields["ware"].annotation.__args__[0]: ware  # type: ignore[union-attr]  # a literal of one word
        for ware in WARES
    }
    assert set(taken) == set(examples)
    found = {
        name: [item.id for item in items if deliver.takes(ware(ware=name, **examples[name]), item)]  # type: ignore[arg-type]  # built from its fields
        for name, ware in taken.items()
    }
    assert found == {
        "money": ["coin"], "weapons": ["bat", "gold"], "golden-weapons": ["gold"], "battery-tokens": ["cell"],
    }  # fmt: skip


def test_every_condition_is_judged() -> None:
    assert set(stage_conditions.HOLDS) == set(CONDITIONS)


def test_every_place_has_squares() -> None:
    assert set(stage_places.PLACES) == set(PLACES)


def test_every_moment_is_noticed_and_every_effect_carried_out() -> None:
    assert set(moments.MATCHES) == set(EVENTS)
    assert set(stage_effects.HANDLERS) == set(STAGE_EFFECTS)


@pytest.mark.parametrize("model", [*EXTRAS, *SPAWNS], ids=lambda model: str(model.__name__))
def test_every_extra_and_every_spawn_is_read_somewhere(model: type) -> None:
    """They change rules all over the engine; each is asked for by its class, the plain ones as what is left over."""
    used = [path.name for path, text in sources().items() if re.search(rf"\b{model.__name__}\b", text)]
    assert used


def test_every_frame_belongs_to_one_module() -> None:
    names = [frame for module in MODULES for kind in ("FRAMES", "DECISIONS", "CHANCES")
             for frame in getattr(module, kind, {})]  # fmt: skip
    assert len(names) == len(set(names))


def test_every_ruling_with_two_playable_readings_can_be_switched(view_of: Callable[[str], View]) -> None:
    switched = {statement for statement, _ in SWITCHES.values()} | set(CHANGES)
    assert set(BY_STAGE) == set(CHANGES)
    for document in view_of("megametrocity").all("statement"):
        ruling = document.expect(Statement).ruling
        if ruling is not None and len(ruling.playable) > 1:
            assert document.id in switched, document.id
