"""Scaffolds: every kind has one, sound as it is, with every key explained."""

import pytest

from rulewright_schema.kinds import games, kinds
from rulewright_schema.nodes import MappingNode
from rulewright_schema.reading.comments import scan
from rulewright_schema.reading.reader import read
from rulewright_schema.scaffolds import Refused, Scaffold, scaffold
from rulewright_schema.source import Source

GAME = games()["megametrocity"]
WRITTEN_BY_COMMANDS = {"solution"}
"""Kinds that nobody writes by hand, so that there is nothing to begin with."""
KINDS = [(game, kind) for game in games() for kind in sorted(set(kinds(game)) - WRITTEN_BY_COMMANDS)]


def made(kind: str, name: str | None = None, line: str = "", game: str = GAME.id) -> Scaffold:
    found = scaffold(kinds(game)[kind], games()[game], name, line)
    assert isinstance(found, Scaffold), found
    return found


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_scaffold_of_every_kind_lints_clean_beside_the_official_pack(
    game, kind, lint_pack, check_pack, lint_tree
) -> None:
    text = made(kind, line="# yaml-language-server: $schema=somewhere.json", game=game).text
    judged = check_pack if kind == "example" else lint_pack
    outcome = lint_tree({"mine/pack.yaml": text}) if kind == "pack" else judged({"it.yaml": text}, game)
    assert [f"{each.span} {each.code} {each.message}" for each in outcome.diagnostics] == []
    assert outcome.documents == (1 if kind == "pack" else 2)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_key_at_the_top_of_a_scaffold_is_explained_above_it(game: str, kind: str) -> None:
    source = Source("a.yaml", made(kind, game=game).text.encode())
    documents = read(source).documents
    root = documents[0]
    assert isinstance(root, MappingNode)
    told = " ".join(comment.text for comment in scan(source, documents))
    for key in root.entries:
        assert key == "kind" or key in told, key


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_id_that_is_given_is_the_documents_id_and_its_title_follows(game: str, kind: str) -> None:
    name = {"tile": "ZZ9.B", "statement": "ZZ-7-01"}.get(kind, "night-catch")
    found = made(kind, name, game=game)
    root = read(Source("a.yaml", found.text.encode())).documents[0]
    data = root.data()
    assert found.id == name
    assert data["id"] == name
    if kind not in ("tile", "statement"):
        assert data["title"] == {"en": "Night Catch"}


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("stage", "Night"), ("stage", "night catch"), ("stage", ""), ("stage", "a" * 81), ("stage", "a\nid: b"),
        ("tile", "night-catch"), ("tile", "1.C"), ("statement", "one"), ("pack", "../up"), ("stage", "über"),
    ],
)  # fmt: skip
def test_an_id_of_another_form_is_refused_with_the_right_form(kind: str, name: str) -> None:
    found = scaffold(kinds(GAME.id)[kind], GAME, name)
    assert isinstance(found, Refused)
    assert found.help.startswith("Write ")


@pytest.mark.parametrize("name", ["true", "null", "1", "1e3", "0x1f", "007", "no", "2026-01-01"])
def test_an_id_that_yaml_would_read_as_something_else_is_quoted(name: str) -> None:
    data = read(Source("a.yaml", made("term", name).text.encode())).documents[0].data()
    assert data["id"] == name


def test_the_two_sides_of_a_new_tile_have_titles_of_their_own(lint_pack) -> None:
    outcome = lint_pack({"a.yaml": made("tile", "RP1.A").text, "b.yaml": made("tile", "RP1.B").text})
    assert outcome.diagnostics == ()
    assert "title: {en: My Street RP1.A}" in made("tile", "RP1.A").text
