"""Kinds of fault that content projects of other games were hit by: the rules of MegaMetroCity's own that catch each."""

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from rulewright_lint.registry import load_rule, rule_modules

# By kind of fault: each rule with the case of its case file that shows the fault, and the near miss that stays silent.
KINDS: dict[str, dict[str, tuple[str, str]]] = {
    "a check meant for the official box fires on a pack that adds to it": {
        "BOX026": ("a card too many", "three cards and no box"),
    },
    "a stage whose shortcut leads to itself": {"MMC017": ("to itself", "to an official stage")},
    "a story route that can never leave a ring of stages": {"MMC019": ("a ring", "a ring with a way out")},
    "an effect or a draw selects by traits that nobody has together": {
        "MMC022": ("no thug has wounds who is no boss", "after an attack"),
        "MMC015": ("all four are left out", "one is left"),
    },
    "a goal needs golden weapons or money that no deck in play holds": {
        "MMC008": ("golden weapons for each hero", "as much money as there is"),
    },
    "more at one moment than the box holds, for some number of heroes": {
        "BOX020": ("on two maps, where both are played", "a ride turns it over"),
        "BOX021": ("in one and the same turn", "one after the other"),
        "BOX023": ("two final bosses", "a second figure in the pack's own box"),
        "BOX024": ("for four heroes", "nine and their leader"),
        "BOX025": ("one battery token too many", "all battery tokens"),
        "BOX028": ("eleven Chains", "ten Chains"),
        "BOX029": ("eleven dice", "ten dice"),
    },
    "values for 1-2 and 4 heroes, none for 3; or ranges that overlap": {
        "MMC009": ("none for three heroes", "a stage that is not for that number"),
        "MMC010": ("two heroes in both", "each number once"),
    },
    "a boss spawns on an obstacle, or on a column the tile does not have": {
        "MAP018": ("off the tile", "furniture can be stood on"),
    },
    "no door to the goal's Establishment; turns fewer than scrolls and steps need": {
        "MMC002": ("no tile opens it", "the door comes with the last tile"),
        "MMC004": ("three scrolls in three turns", "turns that can be gained"),
        "MMC005": ("nineteen steps in four turns", "five turns are enough"),
    },
    "a goal that no event can fulfil": {
        "MMC006": ("a goal without its boss", "a boss whom an event brings"),
        "MMC007": ("knocked out and not knocked out", "one of two goals can be met"),
    },
    "a card, tile or stage that nothing can ever draw, place or reach": {
        "MMC014": ("no spawn", "a spawn"),
        "MMC020": ("told once for what follows from it", "every stage is on the way"),
    },
    "the text says 3 wounds, the effect deals 2; a translation keeps an old number": {
        "TXT050": ("another number", "the same in other words"),
        "TXT051": ("three for four", "in words"),
    },
    "quantity 53 where every neighbour has 1 to 3": {
        "MMC024": ("53 copies", "five copies"),
        "MMC025": ("seven hot dogs", "six of them"),
    },
}
ROWS = [(kind, code, *names) for kind, rules in KINDS.items() for code, names in rules.items()]


@pytest.mark.parametrize(("kind", "code", "shows", "near_miss"), ROWS, ids=[row[1] for row in ROWS])
def test_a_kind_of_fault_has_a_rule_a_document_that_shows_it_and_a_near_miss(
    kind: str, code: str, shows: str, near_miss: str
) -> None:
    assert code in {load_rule(module).code for module in rule_modules("megametrocity")}, kind
    path = Path(__file__).parent / "cases" / f"{code}.yaml"
    cases = {case["name"]: case for case in YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))["cases"]}
    assert any(f" {code} " in line for line in cases[shows]["expect"])
    assert cases[near_miss]["expect"] == []
