"""The official rulebook is whole in every language that its pack declares, and says the same figures in each."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from rulewright_schema.catalog import Pack
from rulewright_schema.documents import Document
from rulewright_schema.words.texts import LocalTexts, fingerprint

RULEBOOK = ("chapter", "statement", "term")
WHOLE = {"megametrocity": 441, "city_of_fury": 88}
"""The packs whose rulebook is translated, with how many statements that is."""


@pytest.fixture(scope="module", params=WHOLE)
def pack(request, load_tree) -> Pack:
    return load_tree({}, f"content/{request.param}").catalog.packs[request.param]


def texts(pack: Pack, kinds: tuple[str, ...]) -> Iterator[tuple[Document, LocalTexts]]:
    return ((document, local) for document in pack.documents if document.kind in kinds for local in document.texts)


def test_every_text_of_the_rulebook_is_there_in_each_declared_language(pack: Pack) -> None:
    languages = set(pack.manifest.languages)
    assert len(languages) > 1
    missing = [
        (document.id, local.path, languages - {text.language for text in local.texts})
        for document, local in texts(pack, RULEBOOK)
    ]
    assert [each for each in missing if each[2]] == []
    assert sum(document.kind == "statement" for document in pack.documents) == WHOLE[pack.id]


def test_every_translated_statement_keeps_the_fingerprint_of_its_present_original(pack: Pack) -> None:
    original, *others = pack.manifest.languages
    for document, local in texts(pack, ("statement",)):
        of = {text.of for language in others if (text := local.in_language(language))}
        source = local.in_language(original)
        assert source is not None
        assert of == {fingerprint(source.text)}, (document.id, local.path)


def test_every_translated_text_has_the_digits_of_its_original(pack: Pack) -> None:
    """Of every document, worked examples, cards and stages included."""
    compared = 0
    for document in pack.documents:
        for local in document.texts:
            digits = {text.language: Counter(re.findall(r"\d+", text.text)) for text in local.texts}
            original = digits.pop(pack.manifest.languages[0])
            assert all(each == original for each in digits.values()), (document.ref, local.path, digits)
            compared += bool(original and digits)
    assert compared > 20


def test_no_translation_is_the_original_over_again(pack: Pack) -> None:
    for document, local in texts(pack, ("statement",)):
        said = [text.text for text in local.texts]
        assert len(said) == len(set(said)), (document.id, local.path)
