"""The cache gives what a run without it gives, whatever was changed in between."""

from collections.abc import Callable

import pytest
from tests.conftest import SCRATCH_MANIFEST

from rulewright_lint.cache import CachedReader, Remembering, remember_run, remembered_run
from rulewright_lint.linting import Options, lint
from rulewright_lint.plain import diagnostic_from, diagnostic_to
from rulewright_lint.runner import Crash, Outcome
from rulewright_lint.selection import Settings
from rulewright_schema.documents import Drafts, read_drafts
from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Request
from rulewright_schema.source import Source

OFFICIAL = """\
format: 1
id: base
game: megametrocity
title: {en: Base}
version: 1.0.0
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""
START = {
    "base/pack.yaml": OFFICIAL,
    "base/terms.yaml": "terms:\n  - {id: cloak, title: {en: Cloak}}\n",
    "pack/pack.yaml": SCRATCH_MANIFEST.replace("megametrocity: \">=1\"", "base: \">=1\""),
    "pack/a.yaml": "terms:\n  - {id: cape, title: {en: Cape}, see: [cloak, hood]}\n",
    "pack/b.yaml": "terms:\n  - {id: hood, title: {en: Hood}}\n",
}  # fmt: skip


class DictStore:
    """A store in memory that counts what it gave."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, str], str] = {}
        self.given = 0

    def get(self, table: str, key: str) -> str | None:
        self.given += (table, key) in self.texts
        return self.texts.get((table, key))

    def put(self, table: str, key: str, text: str) -> None:
        self.texts[table, key] = text


def options(**given: object) -> Options:
    return Options(Request(["pack"], None, (), (), ()), **given)  # type: ignore[arg-type]  # shorthand


def run(files: MemoryFiles, store: DictStore, given: Options | None = None, tool: str = "1") -> tuple[Outcome, bool]:
    """The outcome, and whether it was remembered."""
    asked = given or options()
    key = tool + repr(asked)
    kept = remembered_run(store, key, files)
    if kept is not None:
        return kept, True
    remembering = Remembering(files)
    outcome = lint(remembering, asked, CachedReader(store, tool)).outcome
    remember_run(store, key, remembering, outcome)
    return outcome, False


def lines(outcome: Outcome) -> list[str]:
    return [f"{each.span} {each.code} {each.message}" for each in outcome.diagnostics]


def test_an_unchanged_tree_is_not_linted_again() -> None:
    store = DictStore()
    first, remembered = run(MemoryFiles(START), store)
    assert not remembered
    again, remembered = run(MemoryFiles(START), store)
    assert remembered
    assert again == first


CHANGES: dict[str, tuple[Callable[[dict[str, str]], object], list[str]]] = {
    "a document of a required pack goes": (
        lambda files: files.update({"base/terms.yaml": "terms:\n  - {id: mantle, title: {en: Mantle}}\n"}),
        ["pack/a.yaml:2:41 REF001 no term 'cloak' is in sight"],
    ),
    "a file of the pack is deleted": (
        lambda files: files.pop("pack/b.yaml"),
        ["pack/a.yaml:2:48 REF001 no term 'hood' is in sight"],
    ),
    "a file of the required pack is deleted": (
        lambda files: files.pop("base/terms.yaml"),
        ["pack/a.yaml:2:41 REF001 no term 'cloak' is in sight"],
    ),
    "a file is added": (
        lambda files: files.update({"pack/c.yaml": "kind: term\nid: cap\ntitle: {en: Cap}\nsee: [bonnet]\n"}),
        ["pack/c.yaml:4:7 REF001 no term 'bonnet' is in sight"],
    ),
    "a file is renamed": (lambda files: files.update({"pack/z.yaml": files.pop("pack/b.yaml")}), []),
    "the required pack's version changes": (
        lambda files: files.update({"base/pack.yaml": OFFICIAL.replace("1.0.0", "0.9.0")}),
        ["pack/pack.yaml:6:18 PCK004 pack 'base' is there in version 0.9.0, not >=1"],
    ),
    "the required pack goes": (
        lambda files: [files.pop(path) for path in list(files) if path.startswith("base/")],
        ["pack/pack.yaml:6:12 PCK003 required pack 'base' is not found"],
    ),
    "the manifest's own game is mistyped": (
        lambda files: files.update({"pack/pack.yaml": files["pack/pack.yaml"].replace("metrocity", "metrocty")}),
        ["pack/pack.yaml:3:7 PCK002 unknown game 'megametrocty'"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_changes_the_cached_run_says_what_a_fresh_one_says(name: str) -> None:
    change, expected = CHANGES[name]
    store = DictStore()
    run(MemoryFiles(START), store)
    files = dict(START)
    change(files)
    cached, remembered = run(MemoryFiles(files), store)
    assert not remembered
    assert cached == run(MemoryFiles(files), DictStore())[0]
    for line in expected:
        assert any(each.startswith(line) for each in lines(cached)), lines(cached)
    back, remembered = run(MemoryFiles(START), store)
    assert lines(back) == []


def test_a_configuration_file_that_appears_above_the_pack_is_seen() -> None:
    files = {**START, "pack/b.yaml": "kind: term\nid: hat\ntitle: {en: Hat}\n"}
    store = DictStore()
    assert len(run(MemoryFiles(files), store)[0].diagnostics) == 1
    configured = {**files, "rulewright.toml": '[lint]\nignore = ["REF"]\n'}
    assert run(MemoryFiles(configured), store) == (run(MemoryFiles(configured), DictStore())[0], False)
    assert run(MemoryFiles(configured), store)[0].diagnostics == ()
    stricter = {**files, "rulewright.toml": "[lint]\n"}
    assert len(run(MemoryFiles(stricter), store)[0].diagnostics) == 1


def test_a_changed_baseline_is_seen() -> None:
    files = {**START, "pack/b.yaml": "kind: term\nid: hat\ntitle: {en: Hat}\n", "k.json": '{"format":1,"findings":[]}'}
    store = DictStore()
    asked = options(given=Settings(baseline="k.json"))
    assert len(run(MemoryFiles(files), store, asked)[0].diagnostics) == 1
    assert run(MemoryFiles(files), store, asked)[1]
    entry = '{"code":"X","pack":"scratch","path":"a.yaml","document":"","message":"m","line":"l"}'
    grown = {**files, "k.json": f'{{"format":1,"findings":[{entry}]}}'}
    assert run(MemoryFiles(grown), store, asked)[0].gone == ("a.yaml: X m",)


def test_other_settings_and_another_tool_are_other_runs() -> None:
    store = DictStore()
    run(MemoryFiles(START), store)
    assert not run(MemoryFiles(START), store, options(given=Settings(ignore=("REF",))))[1]
    assert not run(MemoryFiles(START), store, tool="2")[1]


def test_of_a_changed_tree_only_the_changed_files_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def counting(source: Source, game: str | None) -> Drafts:
        parsed.append(source.path)
        return read_drafts(source, game)

    monkeypatch.setattr("rulewright_lint.cache.read_drafts", counting)
    store = DictStore()
    run(MemoryFiles(START), store)
    parsed.clear()
    run(MemoryFiles({**START, "pack/b.yaml": START["pack/b.yaml"] + "# more\n"}), store)
    assert parsed == ["pack/b.yaml"]


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"answers": {}, "outcome": {}}', '{"answers": 1}'])
def test_a_damaged_entry_is_as_good_as_none(damage: str) -> None:
    store = DictStore()
    first, _ = run(MemoryFiles(START), store)
    store.texts = dict.fromkeys(store.texts, damage)
    again, remembered = run(MemoryFiles(START), store)
    assert not remembered
    assert again == first


def test_findings_of_reading_are_the_same_out_of_the_cache() -> None:
    files = {**START, "pack/b.yaml": "kind: term\nid: hood\ntitle: {en: Hood\n"}
    store = DictStore()
    first, _ = run(MemoryFiles(files), store)
    store.texts = {key: text for key, text in store.texts.items() if key[0] == "drafts"}
    assert store.texts
    assert run(MemoryFiles(files), store) == (first, False)
    assert any(line.startswith("pack/b.yaml:3:8 YML017") for line in lines(first))


def test_a_run_with_a_failing_rule_is_not_kept() -> None:
    store = DictStore()
    failed = Outcome((), 1, 1, 1, {}, (Crash("X", "x", "y", "z", ""),))
    remember_run(store, "k", Remembering(MemoryFiles({})), failed)
    assert store.texts == {}


def test_a_run_during_which_a_file_changed_is_not_kept() -> None:
    files = Remembering(MemoryFiles({"a": "1"}))
    files.read("a")
    files._files = MemoryFiles({"a": "2"})
    files.read("a")
    store = DictStore()
    remember_run(store, "k", files, Outcome((), 1, 1, 1, {}))
    assert store.texts == {}


def test_a_finding_is_the_same_after_the_way_through_json() -> None:
    outcome, _ = run(MemoryFiles({**START, "pack/b.yaml": "kind: term\nid: hod\ntitel: {en: Hood}\n"}), DictStore())
    assert outcome.diagnostics
    for found in outcome.diagnostics:
        assert diagnostic_from(diagnostic_to(found)) == found
