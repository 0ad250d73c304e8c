"""Packs that are listed as sound are not read to be known; what is found is the same as without the list."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from rulewright_cli.make_sound_packs import sound_list
from rulewright_cli.tool import own_version
from rulewright_lint.linting import Options, lint
from rulewright_lint.runner import Outcome
from rulewright_schema.contents import Entry
from rulewright_schema.documents import Draft, Drafts, Place, read_drafts
from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Loaded, Request, load
from rulewright_schema.packs.sound import LIST_NAME, sound_packs
from rulewright_schema.source import Source

LIST = f"content/{LIST_NAME}"
NEON = "content/fan/neon-harbour"
STAGE = f"{NEON}/stages/1-night-catch.yaml"
TILE = "content/megametrocity/tiles/4a.yaml"
CASES = sorted((Path(__file__).parents[1] / "lint" / "cases").glob("*.yaml"))
A_FEW = CASES[::24]

FAN = """\
format: 1
id: fan
game: megametrocity
title: {en: Fan}
version: 1.0.0
requires: {megametrocity: ">=1", neon-harbour: ">=1"}
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""
BROKEN = {
    "no requirement": {"fan/pack.yaml": FAN.replace('requires: {megametrocity: ">=1", neon-harbour: ">=1"}\n', ""),
                       "fan/a.yaml": "kind: stage\nid: a\ntitle: {en: A}\nturns: 4\nstreet: {start: [4.A, 2.B]}\n"
                       "goal: {goal: knock-out-thugs, count: 3}\n"},
    "an unknown tile": {"fan/a.yaml": "kind: stage\nid: a\ntitle: {en: A}\nturns: 4\nstreet: {start: [99.A, 2.B]}\n"
                        "goal: {goal: knock-out-thugs, count: 3}\n"},
    "a taken id": {"fan/a.yaml": "item_cards:\n- {id: revolver, title: {en: R}, card: {type: food, heals: 2}}\n"},
    "an override": {"fan/a.yaml": "item_cards:\n- {id: revolver, override: megametrocity, quantity: 0}\n"},
    "an override of what is not there": {"fan/a.yaml": "item_cards:\n- {id: no-such, override: megametrocity}\n"},
    "bad YAML": {"fan/a.yaml": "item_cards: [\n"},
    "a changed tile": {TILE: "kind: tile\nid: 4.A\ntitle: {en: T}\ngrid: 4\n"},
    "an official file that is no YAML": {"content/megametrocity/glossary.yaml": "terms: [\n"},
    "an official file more": {"content/megametrocity/more.yaml": "kind: tile\nid: 4.A\n"},
    "an official id twice": {"content/megametrocity/more.yaml": "item_cards:\n- {id: revolver, title: {en: R}, "
                             "card: {type: food, heals: 2}}\n"},
    "a faulty fan pack": {f"{NEON}/more.yaml": "kind: stage\nid: x\n"},
    "a faulty manifest": {"content/megametrocity/pack.yaml": "format: 2\nid: megametrocity\ngame: megametrocity\n"},
    "an official file that cannot be read": {TILE: PermissionError(13, "Permission denied")},
}  # fmt: skip


@pytest.fixture(scope="module")
def content(root: Path) -> dict[str, bytes]:
    paths = (*sorted((root / "content").rglob("*.yaml")), root / LIST)
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}


def request(*paths: str) -> Request:
    return Request(paths, None, (), ("installed",), ("content", "content/fan"), (LIST,), own_version())


def is_the_same_without_the_list(files: dict[str, object], *paths: str) -> Outcome:
    asked = request(*paths)
    outcome = lint(MemoryFiles(files), Options(asked)).outcome  # type: ignore[arg-type]  # texts, bytes and errors
    assert outcome == lint(MemoryFiles(files), Options(replace(asked, sound=()))).outcome  # type: ignore[arg-type]  # as above
    return outcome


def test_the_list_of_the_packs_that_come_with_the_tool_is_of_today(root: Path, monkeypatch) -> None:
    monkeypatch.chdir(root)
    text = sound_list("content")
    assert text == (root / LIST).read_text("utf-8"), "run make sound-packs"
    assert [pack["pack"] for pack in json.loads(text)["packs"].values()] == [
        "city_of_fury", "last-ferry", "megametrocity", "neon-harbour",
    ]  # fmt: skip


def test_of_a_sound_pack_nothing_is_read_that_nobody_asks_for(content) -> None:
    read: list[str] = []

    def reading(source: Source, game: str | None) -> Drafts:
        read.append(source.path)
        return read_drafts(source, game)

    def loaded(files: dict[str, bytes], asked: Request) -> Loaded:
        read.clear()
        return load(MemoryFiles(files), asked, reading)

    catalog = loaded(content, request(STAGE)).catalog
    assert read == [STAGE]
    assert catalog.view("neon-harbour").get("tile", "4.A").id == "4.A"
    assert read == [STAGE, TILE]
    # One blank more, and it is another pack.
    loaded({**content, TILE: content[TILE] + b"\n"}, request(STAGE))
    assert len(read) > 100
    loaded(content, replace(request(STAGE), version="another"))
    assert len(read) > 100
    loaded({**content, LIST: content[LIST][:-9]}, request(STAGE))
    assert len(read) > 100


@pytest.mark.parametrize(
    "pack",
    [
        {"pack": [], "files": {}},
        {"pack": "megametrocity", "files": []},
        {"pack": "megametrocity", "files": {"tiles/4a.yaml": "abc"}},
        {"pack": "megametrocity", "files": {"tiles/4a.yaml": [["tile", [], None]]}},
        {"pack": "megametrocity", "files": {"tiles/4a.yaml": [["tile", "4.A", {}]]}},
        [],
        None,
    ],
)
def test_a_list_that_something_else_wrote_is_as_good_as_none(content, pack: object) -> None:
    for damaged in ({"format": 1, "version": own_version(), "packs": {"0": pack}}, pack):
        assert sound_packs(MemoryFiles({**content, LIST: json.dumps(damaged)}), (LIST,), own_version()) == {}


def test_a_pack_whose_required_pack_was_changed_is_known_no_more(content) -> None:
    fan = {"fan/pack.yaml": FAN.encode()}
    read: list[str] = []

    def reading(source: Source, game: str | None) -> Drafts:
        read.append(source.path)
        return read_drafts(source, game)

    load(MemoryFiles({**content, **fan}), request("fan"), reading)
    assert not any(path.startswith(NEON) for path in read)
    load(MemoryFiles({**content, **fan, TILE: content[TILE] + b"\n"}), request("fan"), reading)
    assert f"{NEON}/stages/1-night-catch.yaml" in read


@pytest.mark.parametrize("path", ["content/fan", "content/city_of_fury/enemies.yaml", TILE, STAGE])
def test_content_has_the_same_findings_without_the_list(content, path: str) -> None:
    assert is_the_same_without_the_list(content, path).diagnostics == ()


@pytest.mark.parametrize("name", BROKEN)
def test_broken_packs_have_the_same_findings_without_the_list(content, name: str) -> None:
    assert is_the_same_without_the_list({**content, "fan/pack.yaml": FAN, **BROKEN[name]}, "fan").diagnostics


def _cases(paths: list[Path]) -> list[object]:
    read = [(path, YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))["cases"]) for path in paths]
    return [
        pytest.param(
            case["files"], bool(case.get("tree")), case.get("game", "megametrocity"), id=f"{path.stem}-{index}"
        )
        for path, cases in read
        for index, case in enumerate(cases)
        if all(isinstance(text, str) for text in case["files"].values())
    ]


def _is_the_same(content: dict[str, bytes], files: dict[str, str], tree: bool, game: str) -> None:
    if tree:
        asked = [path for path in files if not path.startswith("installed/")]
        is_the_same_without_the_list({**content, **files}, *asked)
    else:
        manifest = FAN.replace('megametrocity: ">=1", neon-harbour', game).replace("megametrocity", game)
        own = {f"fan/{name}": text for name, text in files.items()}
        is_the_same_without_the_list({**content, "fan/pack.yaml": manifest, **own}, "fan")


@pytest.mark.parametrize(("files", "tree", "game"), _cases(A_FEW))
def test_what_rules_find_is_the_same_without_the_list(content, files, tree, game) -> None:
    _is_the_same(content, files, tree, game)


@pytest.mark.long
@pytest.mark.parametrize(("files", "tree", "game"), _cases(CASES))
def test_what_any_rule_finds_is_the_same_without_the_list(content, files, tree, game) -> None:
    _is_the_same(content, files, tree, game)


def test_a_list_that_is_not_true_is_told_and_nothing_is_made_of_it() -> None:
    place = Place(Source("a.yaml", b"kind: tile\nid: 2.B\n"), 0, ())
    entry = Entry.listed(("tile", "1.A", None), lambda: None, lambda draft: pytest.fail("nothing is made of it"))
    with pytest.raises(ValueError, match=r"a\.yaml does not hold what is listed of it"):
        entry.give(Draft(place, "tile", "2.B", {}))
