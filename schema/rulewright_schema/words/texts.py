"""The texts of a document that people are shown, by language, with their paths; and fingerprints of originals."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any, get_args, get_origin

from pydantic import BaseModel

from rulewright_schema.fields import Translation
from rulewright_schema.nodes import Path
from rulewright_schema.shapes import alternatives, annotations_of, is_model


@dataclass(frozen=True, slots=True)
class Text:
    """One text in one language.

    `path` leads to the words themselves; `key` to their language's entry; `of` is the fingerprint of what they
    translate, where they tell; `own`: the document writes it itself, and does not take it from what it overrides.
    """

    path: Path
    key: Path
    language: str
    text: str
    of: str | None
    own: bool = True


@dataclass(frozen=True, slots=True)
class LocalTexts:
    """One shown text in all its languages. `path` leads to the mapping by language."""

    path: Path
    texts: tuple[Text, ...]

    @property
    def name(self) -> str:
        """What the text is called: the last key on the way to it, `sections` for each text of a list of them."""
        return next(str(each) for each in reversed(self.path) if isinstance(each, str))

    @property
    def own(self) -> tuple[Text, ...]:
        """The texts that the document itself writes."""
        return tuple(each for each in self.texts if each.own)

    def in_language(self, language: str) -> Text | None:
        """The text in a language."""
        return next((each for each in self.texts if each.language == language), None)


def fingerprint(text: str) -> str:
    """Eight hexadecimal digits that tell a text from others; blanks and line breaks of any number count as one."""
    normal = " ".join(unicodedata.normalize("NFC", text).split())
    return sha256(normal.encode("utf-8")).hexdigest()[:8]


def texts(model: BaseModel) -> Iterator[LocalTexts]:
    """Every shown text of a document's model, in the order of its fields."""
    yield from _in_model((), model)


@cache
def is_local_text(annotation: Any) -> bool:
    """Whether a type is text by language."""
    if get_origin(annotation) is not dict:
        return False
    return Translation in alternatives(get_args(annotation)[1])


@cache
def _fields_with_text(model: type[BaseModel]) -> tuple[str, ...]:
    """The fields of a model that hold shown text, at any depth."""
    found = zip(model.model_fields, annotations_of(model), strict=True)
    return tuple(name for name, annotation in found if _holds_text(annotation))


_TEXTLESS: set[type[BaseModel]] = set()
"""Models known to hold no shown text: each is looked through once, however many others it is part of."""


def _holds_text(annotation: Any) -> bool:
    """Whether a value of this type can hold shown text."""
    waiting, seen = [annotation], set(_TEXTLESS)
    while waiting:
        for each in alternatives(waiting.pop()):
            if is_local_text(each):
                return True
            if not is_model(each):
                waiting.extend(argument for argument in get_args(each) if argument is not Ellipsis)
            elif each not in seen:
                seen.add(each)
                waiting.extend(annotations_of(each))
    _TEXTLESS.update(seen)
    return False


def _in_model(path: Path, model: BaseModel) -> Iterator[LocalTexts]:
    for name in _fields_with_text(type(model)):
        value = getattr(model, name)
        if value:
            yield from _in_value((*path, name), value)


def _in_value(path: Path, value: Any) -> Iterator[LocalTexts]:
    if isinstance(value, BaseModel):
        yield from _in_model(path, value)
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _in_value((*path, index), item)
    elif isinstance(value, dict):
        if all(isinstance(item, str | Translation) for item in value.values()):
            yield LocalTexts(path, tuple(_text((*path, key), key, item) for key, item in value.items()))
        else:
            for key, item in value.items():
                yield from _in_value((*path, key), item)


def _text(path: Path, language: str, value: str | Translation) -> Text:
    if isinstance(value, Translation):
        return Text((*path, "text"), path, language, value.text, value.of)
    return Text(path, path, language, value, None)
