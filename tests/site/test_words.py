"""Every word that the site asks for by name is in its books: a key that lacks would be shown as it is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright_site
from rulewright_engine.games.megametrocity import ENGINE
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_site.games.city_of_fury.telling import ALL as CITY_OF_FURY_WORDS
from rulewright_site.games.megametrocity.play_words import WORDS as PLAY_WORDS
from rulewright_site.games.megametrocity.verdict_words import WORDS as VERDICT_WORDS
from rulewright_site.games.megametrocity.words import WORDS as GAME_WORDS
from rulewright_site.words import WORDS, word

SITE = Path(rulewright_site.__path__[0])
ASKING = {"say", "word"}
BOOKS = (WORDS, GAME_WORDS, PLAY_WORDS, VERDICT_WORDS, CITY_OF_FURY_WORDS)


def asked(tree: ast.AST) -> Iterator[str]:
    """The texts written out among the first two arguments of calls that ask for a word."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ASKING:
                yield from (
                    each.value for each in node.args[:2] if isinstance(each, ast.Constant) and type(each.value) is str
                )


@pytest.mark.parametrize("language", WORDS)
def test_every_word_asked_for_by_name_is_there(language: str) -> None:
    known = {key for book in BOOKS for key in book[language]}
    known |= {key.removesuffix("-1") for key in known}
    files = sorted(SITE.rglob("*.py"))
    found = [(path.name, key) for path in files for key in asked(ast.parse(path.read_text("utf-8")))]
    assert len(found) > 150
    assert [each for each in found if each[1] not in known and each[1] not in WORDS] == []


@pytest.mark.parametrize("book", BOOKS)
def test_words_for_one_of_something_are_there_in_every_language(book) -> None:
    assert {key for key in book["en"] if key.endswith("-1")} == {key for key in book["es"] if key.endswith("-1")}


@pytest.mark.parametrize(
    ("language", "key", "count", "said"),
    [
        ("en", "in-turns", 1, "1 turn"),
        ("en", "in-turns", 2, "2 turns"),
        ("es", "in-turns", 1, "1 turno"),
        ("es", "statements", 1, "1 enunciado"),
        ("en", "level-1", 1, "level-1"),
    ],
)
def test_one_of_something_has_words_of_its_own(language: str, key: str, count: int, said: str) -> None:
    assert word(language, key, CITY_OF_FURY_WORDS, turns=count, count=count) == said


def test_every_action_of_a_stage_or_story_has_a_verb() -> None:
    assert ENGINE, "importing the engine brings in every kind of action"
    verbs = {f"do-{kind.FORM.split()[0]}" for kind in TextAction.__subclasses__()}
    assert {"do-go-to", "do-move", "do-draw"} <= verbs
    assert [(verb, language) for language in PLAY_WORDS for verb in verbs if verb not in PLAY_WORDS[language]] == []
