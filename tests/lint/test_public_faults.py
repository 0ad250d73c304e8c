"""Each kind of fault that public content projects were hit by is handled: by rules with cases, or by a test named here.

The kinds that need the engine, pack archives or migrations are not there yet and are not listed.
"""

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from rulewright_lint.registry import load_rule, rule_modules
from rulewright_schema.kinds import games

# What handles a kind of fault: codes of rules, each with its case file.
HANDLED_BY: dict[str, tuple[str, ...]] = {
    "core-only-check": ("BOX003", "BOX026"),
    "key-read-by-nothing": ("SCH001",),
    "self-reference": ("REF003", "MMC017"),
    "loop": ("PCK005", "MMC019"),
    "id-collision": ("PCK006", "PCK011", "REF002"),
    "case": ("REF001", "SCH007", "TXT008"),
    "selects-nothing": ("MMC022",),
    "unreachable-source": ("MMC008",),
    "needs-more-than-the-box": ("BOX020", "BOX021", "BOX022", "BOX023", "BOX024", "BOX025", "BOX028", "BOX029"),
    "gap-by-hero-count": ("MMC009", "MMC010"),
    "blocked-spawn": ("MAP018",),
    "goal-out-of-reach": ("MMC002", "MMC003", "MMC004", "MMC005"),
    "no-ending": ("SCH002", "MMC007"),
    "unused": ("MMC014", "MMC020", "PCK014", "REF004"),
    "text-against-effect": ("TXT050",),
    "translation-drift": ("TXT003",),
    "translation-on-wrong-id": ("PCK006", "PCK007"),
    "implausible-number": ("MMC024", "MMC025"),
    "suppression-unused": ("YML050", "YML051", "YML052"),
    "hostile-text": ("TXT001",),
}
CASES = Path(__file__).parent / "cases"
CODES = {load_rule(module).code for game in games() for module in rule_modules(game)}


@pytest.mark.parametrize("name", sorted(HANDLED_BY))
def test_a_kind_of_fault_has_rules_that_are_shown_to_find_it_and_to_stay_silent(name: str) -> None:
    for code in HANDLED_BY[name]:
        assert code in CODES
        cases = YAML(typ="safe", pure=True).load((CASES / f"{code}.yaml").read_text(encoding="utf-8"))["cases"]
        assert any(f" {code} " in f"{line} " for case in cases for line in case["expect"])
        assert any(not case["expect"] for case in cases)


def manifest(name: str, **requires: str) -> str:
    """A pack's manifest."""
    listed = "".join(f"  {each.replace('_', '-')}: {text!r}\n" for each, text in requires.items())
    return (
        f"format: 1\nid: {name}\ngame: megametrocity\ntitle: {{en: {name}}}\nversion: 1.0.0\nrequires:\n{listed}"
        "licence: CC0-1.0\nauthors: [a tester]\nlanguages: [en]\n"
    )


def found(outcome) -> list[str]:
    """Path, line and code of each finding."""
    return [f"{each.span.path}:{each.span.start_line} {each.code}" for each in outcome.diagnostics]


def test_root_cause_once_a_broken_document_does_not_make_others_complain(lint_tree) -> None:
    files = {
        "p/pack.yaml": manifest("p", megametrocity=">=1"),
        "p/a.yaml": "kind: term\nid: cape\ntitle: {en: Cape}\ntxt: {en: A garment.}\n",
        "p/b.yaml": "terms:\n  - {id: hood, title: {en: Hood}, see: [cape], text: {en: 'See {term:cape}.'}}\n",
    }
    assert found(lint_tree(files)) == ["p/a.yaml:4 SCH001"]


def test_fallback_checked_official_content_never_stands_in_for_a_document_that_does_not_load(lint_tree) -> None:
    files = {
        "p/pack.yaml": manifest("p", megametrocity=">=1"),
        "p/a.yaml": "override: megametrocity\nkind: item-card\nid: revolver\nquantity: many\n",
    }
    outcome = lint_tree(files)
    assert found(outcome) == ["p/a.yaml:4 SCH003"]
    assert outcome.documents == 2


def test_transitive_requires_what_a_required_pack_requires_is_in_sight(lint_tree) -> None:
    files = {
        "a/pack.yaml": manifest("a", megametrocity=">=1"),
        "a/t.yaml": "kind: term\nid: cape\ntitle: {en: Cape}\n",
        "b/pack.yaml": manifest("b", a=">=1"),
        "b/t.yaml": "kind: term\nid: hood\ntitle: {en: Hood}\nsee: [cape]\n",
        "c/pack.yaml": manifest("c", b=">=1"),
        "c/t.yaml": "kind: term\nid: scarf\ntitle: {en: Scarf}\nsee: [cape, hood]\n",
    }
    assert found(lint_tree(files)) == []


def test_diamond_what_two_packs_require_counts_once(lint_tree, load_tree) -> None:
    files = {
        "a/pack.yaml": manifest("a", megametrocity=">=1"),
        "a/t.yaml": "kind: term\nid: cape\ntitle: {en: Cape}\n",
        "b/pack.yaml": manifest("b", a=">=1"),
        "b/t.yaml": "kind: term\nid: hood\ntitle: {en: Hood}\nsee: [cape]\n",
        "c/pack.yaml": manifest("c", a=">=1"),
        "c/t.yaml": "kind: term\nid: scarf\ntitle: {en: Scarf}\nsee: [cape]\n",
        "d/pack.yaml": manifest("d", b=">=1", c=">=1"),
        "d/t.yaml": "kind: term\nid: glove\ntitle: {en: Glove}\nsee: [cape, hood, scarf]\n",
    }
    assert found(lint_tree(files)) == []
    assert len(load_tree(files).catalog.view("d").find("term", "cape")) == 1
