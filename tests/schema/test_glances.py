"""What a glance at the bytes of a file says not to be in it is not in it, however the YAML is written."""

import sys

import pytest
from hypothesis import given, settings

from rulewright_schema.documents import read_drafts
from rulewright_schema.glances import TURNING_TO_ASCII, may_say, may_tell
from rulewright_schema.packs.loading import Loaded
from rulewright_schema.source import Source
from yaml_documents import dumped

GAME = "megametrocity"


def source(text: str) -> Source:
    return Source("f.yaml", text.encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize(
    "text",
    [
        "kind: tile\nid: red-house\n",
        "kind: tile\nid: 'red-house'\n",
        'kind: tile\nid: "red-hou\\x73e"\n',
        'kind: tile\nid: "red-\\\n  house"\n',
        "kind: tile\nnotes: &a red-house\nid: *a\n",
        "kind: tile\nid: >-\n  red-house\n",
        "tiles: [{id: red-house}]\n",
        "kind: tile\nid: !!str red-house\n",
    ],
)
def test_an_id_is_seen_however_it_is_written(text: str) -> None:
    assert [each.id for each in read_drafts(source(text), GAME).drafts] == ["red-house"]
    assert may_say(source(text), "red-house")


def test_an_id_that_is_not_there_is_not_seen_and_one_of_several_words_always_is() -> None:
    assert not may_say(source("kind: tile\nid: red-house\n"), "blue-house")
    assert may_say(source("kind: tile\nid: red\n"), "red house")
    assert may_say(source("kind: tile\nid: red\n"), "")


@settings(deadline=None)
@given(dumped())
def test_the_id_of_a_generated_document_is_seen(text: str) -> None:
    for draft in read_drafts(source(f"kind: tile\n{text}\n"), GAME).drafts:
        assert may_say(source(f"kind: tile\n{text}\n"), draft.id or "")


@pytest.mark.parametrize(
    "written",
    [
        "The Red House",
        "'The Red House'",
        "the RED house",
        "The\n  Red\n\n  House",
        ">-\n  The Red\n  House",
        "|-\n  The Red House",
        '"The Red \\\n  House"',
        '"\\x54he Red House"',
        "The Red Hou\u017fe",
        "{en: The Red House}",
    ],
)
def test_a_title_is_seen_on_one_line_or_several_in_small_letters_or_capitals(written: str) -> None:
    assert may_tell(source(f"title: {written}\n"), ["The Red House"])


@pytest.mark.parametrize("written", ["'Dealer''s'", '"Dealer\'s"', "dealer's"])
def test_a_title_with_an_apostrophe_is_seen(written: str) -> None:
    assert may_tell(source(f"title: {written}\n"), ["Dealer's"])


def test_a_title_that_is_not_there_is_not_seen() -> None:
    assert not may_tell(source("title: {en: The Red House, es: La casa roja de allá}\n"), ["The Green House"])
    assert not may_tell(source("title: {en: Stage 3 of the corpus}\nnotes: of the stage\n"), ["Stage 4 of the corpus"])
    assert may_tell(source("title: x\n"), ["\u5bb6"])


def test_of_a_long_title_the_beginning_is_looked_for() -> None:
    long = "The Red House " * 1000
    assert may_tell(source(f"title: {long}end\n"), [f"{long}end"])
    assert may_tell(source(f"title: {long}end\n"), [f"{long}another end"])
    assert may_tell(source(f"title: {'x' * 1000}\n"), ["x" * 1000])
    assert not may_tell(source("title: The Red House\n"), [long])


def test_every_character_that_turns_to_one_of_ascii_is_listed() -> None:
    others = (chr(code) for code in range(128, sys.maxunicode + 1) if not 0xD800 <= code < 0xE000)
    turning = [each for each in others if any(one.isascii() for one in each.casefold())]
    assert len(turning) > 10
    assert all(each.encode("utf-8").startswith(TURNING_TO_ASCII) for each in turning)


def test_every_id_and_title_of_the_official_content_is_seen(official: Loaded) -> None:
    seen = 0
    for document in official.catalog.documents():
        if document.kind in ("pack", "statement") or document.base is not None:
            continue  # what overrides another has its title, most often
        assert may_say(document.source, document.id)
        for title in (getattr(document.model, "title", None) or {}).values():
            assert may_tell(document.source, [title if isinstance(title, str) else title.text])
            seen += 1
    assert seen > 300


BOTH = """\
stages:
  - {id: one, title: {en: The Pier}, turns: 4, street: {start: [7.A, 2.B]}, goal: {goal: knock-out-thugs, count: 3}}
"""
SECOND = """\
kind: stage
id: two
title: {en: the PIER}
turns: 4
street: {start: [7.A, 2.B]}
goal: {goal: knock-out-thugs, count: 3}
"""


def test_the_title_of_a_document_that_another_overrides_is_found(lint_tree) -> None:
    manifest = "format: 1\nid: fan\ngame: megametrocity\ntitle: {en: Fan}\nversion: 1.0.0\n" \
               'requires: {megametrocity: ">=1"}\nlicence: CC0-1.0\nauthors: [a tester]\nlanguages: [en]\n'  # fmt: skip
    files = {
        "fan/pack.yaml": manifest,
        "fan/change.yaml": "item_cards:\n- {id: revolver, override: megametrocity, quantity: 2}\n",
        "fan/new.yaml": "item_cards:\n- {id: gun, title: {en: Revolver}, card: {type: food, heals: 2}}\n",
    }
    (found,) = lint_tree(files, "fan/new.yaml").diagnostics
    assert (found.code, found.message) == ("TXT010", "item-card 'revolver' has the same title in 'en'")
    assert found in lint_tree(files, "fan").diagnostics


@pytest.mark.parametrize(("taken", "first"), [("revolver", {}), ("bun", {"fan/0.yaml": "bun"})])
def test_of_documents_with_one_title_the_first_is_the_same_for_one_file_where_an_id_is_there_twice(
    lint_tree, taken: str, first: dict[str, str]
) -> None:
    manifest = "format: 1\nid: fan\ngame: megametrocity\ntitle: {en: Fan}\nversion: 1.0.0\n" \
               'requires: {megametrocity: ">=1"}\nlicence: CC0-1.0\nauthors: [a tester]\nlanguages: [en]\n'  # fmt: skip
    card = "kind: item-card\nid: %s\ntitle: {en: %s}\ncard: {type: food, heals: 2}\n"
    files = {path: card % (name, "Bun") for path, name in first.items()}
    files |= {"fan/pack.yaml": manifest, "fan/1.yaml": card % ("pie", "Pie"), "fan/2.yaml": card % (taken, "Pie")}
    whole = lint_tree(files, "fan").diagnostics
    assert [(each.code, each.span.path) for each in whole if each.code != "PCK006"] == [("TXT010", "fan/1.yaml")]
    for name in ("fan/1.yaml", "fan/2.yaml"):
        alone = lint_tree(files, name).diagnostics
        assert list(alone) == [each for each in whole if each.span.path == name]


@pytest.mark.parametrize(
    "first", [BOTH, BOTH.replace("The Pier", "The\n      Pier"), BOTH.replace("The Pier", '"The \\x50ier"')]
)
def test_the_lint_of_one_file_finds_its_title_and_its_id_in_others(lint_tree, first: str) -> None:
    manifest = "format: 1\nid: fan\ngame: megametrocity\ntitle: {en: Fan}\nversion: 1.0.0\n" \
               'requires: {megametrocity: ">=1"}\nlicence: CC0-1.0\nauthors: [a tester]\nlanguages: [en]\n'  # fmt: skip
    others = {f"fan/{name}.yaml": SECOND.replace("two", name).replace("PIER", name) for name in "abcdefgh"}
    files = {"fan/pack.yaml": manifest, **others, "fan/1.yaml": first, "fan/2.yaml": SECOND}
    alone = lint_tree(files, "fan/2.yaml")
    assert [(each.code, str(each.span)) for each in alone.diagnostics] == [("TXT010", "fan/2.yaml:3:13")]
    taken = lint_tree({**files, "fan/2.yaml": SECOND.replace("two", "one")}, "fan/2.yaml")
    assert [each.code for each in taken.diagnostics] == ["PCK006"]
    whole = lint_tree(files, "fan")
    assert [each for each in whole.diagnostics if each.span.path == "fan/2.yaml"] == list(alone.diagnostics)
