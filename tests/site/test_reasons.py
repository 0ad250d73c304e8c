"""Why the engine refuses an action is told in every language: the books are held against the engine's own source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright_engine.games
from rulewright_site.games.city_of_fury.refusal_words import FILLED as FURY_FILLED
from rulewright_site.games.city_of_fury.refusal_words import WORDS as FURY
from rulewright_site.games.megametrocity.refusal_words import ES_NOUNS
from rulewright_site.games.megametrocity.refusal_words import FILLED as METRO_FILLED
from rulewright_site.games.megametrocity.refusal_words import WORDS as METRO
from rulewright_site.live import page_anew
from rulewright_site.reasons import Reasons
from rulewright_site.words import LANGUAGES

GAMES = Path(rulewright_engine.games.__path__[0])
BOOKS = {"megametrocity": METRO, "city_of_fury": FURY}
OTHERS = [each for each in LANGUAGES if each != "en"]


def reasons(folder: Path) -> Iterator[str]:
    """The reasons in calls of `Refusal`, `{}` where something is filled in."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                yield written(node.args[1], path)


def written(reason: ast.expr, path: Path) -> str:
    if isinstance(reason, ast.JoinedStr):
        return "".join(str(each.value) if isinstance(each, ast.Constant) else "{}" for each in reason.values)
    assert isinstance(reason, ast.Constant), f"{path}: a reason is not written out where it is given"
    return str(reason.value)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", BOOKS)
def test_every_reason_of_the_engine_and_no_other_is_in_the_book(game: str, language: str) -> None:
    assert set(BOOKS[game][language]) == set(reasons(GAMES / game))


def test_every_noun_that_reasons_count_is_translated() -> None:
    nouns = {
        str(call.args[1].value)
        for path in (GAMES / "megametrocity").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal"
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and getattr(call.func, "id", "") == "counted"
        and isinstance(call.args[1], ast.Constant)
    }
    assert set(ES_NOUNS) == nouns


@pytest.mark.parametrize("book", [*METRO.values(), *FURY.values(), *METRO_FILLED.values(), *FURY_FILLED.values()])
def test_translations_have_the_places_of_the_original(book) -> None:
    for english, other in book.items():
        assert sorted(re.findall(r"{(\d)}", other)) == [str(number) for number in range(english.count("{}"))], english


REASONS = Reasons(METRO, METRO_FILLED)
TITLES = {"big-t": "Big T", "punk": "Punk", "stun-baton": "Stun baton"}


@pytest.mark.parametrize(
    ("reason", "english", "spanish"),
    [
        ("big-t is KO'd or does not play", "Big T is KO'd or does not play", "Big T está KO o no juega"),
        (
            "it is 4 squares away, 1 movement point is left",
            "it is 4 squares away, 1 movement point is left",
            "está a 4 casillas y el héroe tiene 1 punto de movimiento",
        ),
        (
            "2 movement points are needed, 1 are left",
            "2 movement points are needed, 1 are left",
            "hay que tener 2 puntos de movimiento y el héroe tiene 1",
        ),
        (
            "2 actions are needed, 1 left",
            "2 actions are needed, 1 left",
            "hay que tener 2 acciones y el héroe tiene 1",
        ),
        ("1 die is to be rolled now",) * 2 + ("ahora hay que tirar 1 dado",),
        ("it has been used in this Stage already",) * 2 + ("ya se ha usado en esta Fase",),
        (
            "the punk at 3,2 is no enemy in reach",
            "the Punk at 3,2 is no enemy in reach",
            "Punk en 3,2 no es un enemigo al alcance",
        ),
        (
            "the hero carries no such stun-baton",
            "the hero carries no such Stun baton",
            "el héroe no lleva ese objeto: Stun baton",
        ),
    ],
)
def test_reasons_are_told_with_titles_in_each_language(reason: str, english: str, spanish: str) -> None:
    def named(value: str) -> str:
        return TITLES.get(value, value)

    assert REASONS.told(reason, "en", named).value == english
    told = REASONS.told(reason, "es", named)
    assert (told.value, told.language, told.fallback) == (spanish, "es", False)


def test_a_reason_that_no_book_has_stays_in_english_and_says_so() -> None:
    told = REASONS.told("the moon is full", "es", str.upper)
    assert (told.value, told.language, told.fallback) == ("the moon is full", "en", True)


@pytest.mark.parametrize("path", ["megametrocity/rules/8c", "megametrocity/rules/8b", "city_of_fury/rules/act"])
def test_no_reason_is_left_in_english_on_a_spanish_page(official, path: str) -> None:
    page = page_anew(official.catalog, "es", LANGUAGES, path)
    assert page is not None
    refused = re.findall(r"No (?:se permite|permitido)</em>.*?\((.*?)(?:;|\))", page.body, re.DOTALL)
    assert refused
    assert [each for each in refused if 'lang="en"' in each] == []
