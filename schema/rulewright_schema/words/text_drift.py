"""Where hand-written text drifts away from the sentence that its effect renders: in its figures and its key words."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

_TOKEN = re.compile(r"\d{1,9}|[^\W\d_]+")
_ARTICLES = frozenset({"a", "an", "un", "una", "uno"})
_NUMBER_WORDS = {
    "en": {
        "zero": 0, "one": 1, "once": 1, "two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
        "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
    },
    "es": {
        "cero": 0, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9,
        "diez": 10, "once": 11, "doce": 12,
    },
}  # fmt: skip


@dataclass(frozen=True, slots=True, order=True)
class Difference:
    """One thing that only one of two texts says.

    `what` is a number in digits, or the meaning of a key word; `missing` from the hand-written text, or `added` to it.
    """

    kind: Literal["number", "word"]
    side: Literal["missing", "added"]
    what: str


def contradicts(differences: Iterable[Difference]) -> bool:
    """Whether one text says something in place of what the other says: figures or key words both added and missing.

    What is only left out, or only said besides, may be another way of telling it.
    """
    sides = {(each.kind, each.side) for each in differences}
    return any({(kind, "missing"), (kind, "added")} <= sides for kind in ("number", "word"))


def compare_text(
    hand_written: str, rendered: str, language: str, words: Mapping[str, frozenset[str]]
) -> list[Difference]:
    """What a hand-written text leaves out of, or adds to, the rendered sentence of the effect, in a fixed order.

    Numbers count however they are written (`2`, `two`), each as often as it is said; an article may stand for a 1.
    `words` are the language's key words (`sentences.keywords`): a meaning that one text has in any form, and the other
    in none, is a difference.
    """
    return sorted(
        [
            *_number_differences(hand_written, rendered, language),
            *_word_differences(hand_written, rendered, words),
        ]
    )


def numbers_said(text: str, language: str) -> frozenset[int]:
    """The numbers that a text says, in digits or, in the languages known here, in words; articles are no numbers."""
    return numbers_among(words_of(text), language)


def words_of(text: str) -> frozenset[str]:
    """The words and numbers of a text, whatever their case."""
    return frozenset(_tokens(text))


def numbers_among(words: frozenset[str], language: str) -> frozenset[int]:
    """The numbers among the words of a text."""
    spelled = _NUMBER_WORDS.get(language.partition("-")[0], {})
    found = {spelled[word] for word in words.intersection(spelled)}
    found.update(int(word) for word in words if word.isdecimal())
    return frozenset(found)


def spells_numbers(language: str) -> bool:
    """Whether number words of a language are known here."""
    return language.partition("-")[0] in _NUMBER_WORDS


def _number_differences(hand_written: str, rendered: str, language: str) -> list[Difference]:
    own, articles = _numbers(hand_written, language)
    wanted, articles_there = _numbers(rendered, language)
    missing, added = wanted - own, own - wanted
    missing[1] -= articles
    added[1] -= articles_there
    return [
        *(Difference("number", "missing", str(number)) for number in (+missing).elements()),
        *(Difference("number", "added", str(number)) for number in (+added).elements()),
    ]


def _word_differences(hand_written: str, rendered: str, words: Mapping[str, frozenset[str]]) -> list[Difference]:
    own, wanted = _tokens(hand_written), _tokens(rendered)
    found = []
    for meaning, forms in words.items():
        here, there = not forms.isdisjoint(own), not forms.isdisjoint(wanted)
        if here != there:
            found.append(Difference("word", "missing" if there else "added", meaning))
    return found


def _numbers(text: str, language: str) -> tuple[Counter[int], int]:
    """How often each number is said, and how many articles there are."""
    spelled = _NUMBER_WORDS.get(language.partition("-")[0], {})
    numbers: Counter[int] = Counter()
    articles = 0
    for token in _tokens(text):
        if token in spelled:
            numbers[spelled[token]] += 1
        elif token.isdecimal():
            numbers[int(token)] += 1
        elif token in _ARTICLES:
            articles += 1
    return numbers, articles


def _tokens(text: str) -> list[str]:
    return _TOKEN.findall(text.casefold())
