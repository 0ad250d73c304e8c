"""Values that do not fit, in words: what is wanted, what stands there, and what to write instead."""

import re
from collections.abc import Iterator
from math import isfinite
from typing import Any, Literal, get_args, get_origin
from unicodedata import combining, normalize

from pydantic import BaseModel

from rulewright_schema import faults
from rulewright_schema.checking.problems import Problem, Subject, shown
from rulewright_schema.checking.replacing import in_style, replacement
from rulewright_schema.diagnostics import Diagnostic, Edit, Fix
from rulewright_schema.fields import SAID_TWICE
from rulewright_schema.nodes import MappingNode, Node, Path, ScalarNode, SequenceNode, key_at, nearest
from rulewright_schema.reading.scalars import write_scalar
from rulewright_schema.shapes import alternatives, is_model, tags
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import (
    described,
    explain,
    is_type_error,
    listed,
    quoted,
    unknown_format,
    wanted_words,
    wrong_form,
)
from rulewright_schema.words.texts import is_local_text

_NOT_KEBAB = re.compile(r"[^a-z0-9]+")
# A letter behind a number, whatever stands between: the side of a tile without its dot.
_SIDE = re.compile(r"(?<=[0-9])[^0-9A-Z/]*([A-Z])$")
_RANGE = re.compile(r"(\d)\s*(?:-|–|to|\.\.\.?)\s*(\d)")
_BOOLEANS = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}


def value_problem(subject: Subject, problem: Problem) -> Iterator[Diagnostic]:
    """What is wrong with a value or, in a mapping with free keys, with a key."""
    path = problem.path
    here = nearest(subject.node, path)
    if problem.at_key:
        here = key_at(subject.node, path) or here
    if problem.type == "union_tag_invalid":
        yield _wrong_tag(subject, path, str(problem.context["discriminator"]).strip("'"))
    elif problem.type == "literal_error" and problem.at_key:
        yield _unknown_value(here, [str(each) for each in _words(subject.wanted_keys(path))])
    elif problem.type == "literal_error":
        yield _wrong_word(subject, path, here)
    elif is_type_error(problem.type) and not problem.at_key:
        yield _wrong_type(subject, problem, here)
    elif problem.type == "string_pattern_mismatch":
        yield _wrong_form(str(problem.context.get("pattern")), here, subject.examples(path))
    elif problem.type == SAID_TWICE:
        message = f"{described(here)} stands here twice"
        yield Diagnostic(faults.SAID_TWICE, shown(here), message, "Take one of the two out, or write another one.")
    else:
        wording = explain(problem.type, problem.context, problem.message, here)
        yield Diagnostic(wording.fault, shown(here), wording.message, wording.help)


def _wrong_form(pattern: str, here: Node, examples: list[Any]) -> Diagnostic:
    """Text without the form that is wanted; where only case or signs are wrong, the right text is offered."""
    wording = wrong_form(pattern, here, examples)
    text = here.text if isinstance(here, ScalarNode) else ""
    kebab = _NOT_KEBAB.sub("-", _plain_letters(text).casefold()).strip("-")
    pack, slash, side = text.strip().rpartition("/")
    dotted = pack + slash + _SIDE.sub(r".\1", side.upper())
    guesses = (text.strip(), text.upper(), text.lower(), kebab, dotted)
    meant = next((each for each in guesses if re.match(pattern, each)), None)
    if meant is None:
        return Diagnostic(wording.fault, shown(here), wording.message, wording.help)
    message = f"{wording.message}, did you mean {quoted(meant)}?"
    fix = _fix(here.span, in_style(meant, here), safe=False)
    return Diagnostic(wording.fault, here.span, message, f"Write {meant}.", fix=fix)


def _plain_letters(text: str) -> str:
    """The text with letters as they are without accents: `ñandú` becomes `nandu`."""
    apart = normalize("NFKD", text.replace("ß", "ss").replace("ø", "o").replace("Ø", "O").replace("đ", "d"))
    return "".join(each for each in apart if not combining(each))


def _wrong_tag(subject: Subject, path: Path, key: str) -> Diagnostic:
    """The key that tells what a mapping is has a value that nothing is called by."""
    here = nearest(subject.node, path)
    value = subject.at((*path, key))
    expected = tags(subject.models(path), key)
    bare = _words(subject.all_wanted(path))
    if isinstance(value, ScalarNode) and value.text in bare:
        message = f"{quoted(value.text)} has no keys of its own"
        fix = None
        if isinstance(here, MappingNode) and here.flow:
            fix = Fix((Edit(here.span, value.text),), f"Write {value.text} alone", safe=False)
        return Diagnostic(faults.WRONG_TYPE, shown(here), message, f"Write the word alone: {value.text}.", fix=fix)
    return _unknown_value(value or here, expected)


def _wrong_word(subject: Subject, path: Path, here: Node) -> Diagnostic:
    """One of some words is wanted."""
    text = here.text if isinstance(here, ScalarNode) else ""
    if path == ("format",):
        return unknown_format(shown(here), text or described(here))
    if path == ("kind",) and isinstance(here, ScalarNode):
        wanted = ", ".join(_words(subject.wanted(path)))
        message = f"this is a list of kind {quoted(wanted)}, and the document says {quoted(text)}"
        return Diagnostic(faults.UNKNOWN_VALUE, here.span, message, "Take kind: out, or move the document.")
    for model in subject.all_models(path):
        for key in model.model_fields:
            if text and text in tags([model], key):
                others = [name for name, field in model.model_fields.items() if field.is_required() and name != key]
                keys = ", ".join(f"{each}: …" for each in others)
                message = f"{quoted(text)} needs keys of its own"
                return Diagnostic(faults.WRONG_TYPE, here.span, message, f"Write {{{key}: {text}, {keys}}}.")
    expected = [str(each) for each in _words(subject.wanted(path))]
    return _unknown_value(here, expected, subject.all_models(path))


def _words(wanted: list[Any]) -> list[Any]:
    return list(dict.fromkeys(value for each in wanted if get_origin(each) is Literal for value in get_args(each)))


def _unknown_value(here: Node, expected: list[str], models: list[type[BaseModel]] | None = None) -> Diagnostic:
    known = ", ".join(map(str, dict.fromkeys(expected)))
    more = f"; or {_keys_of(models)}" if models else ""
    if not isinstance(here, ScalarNode) or here.value is None:
        message = f"one word is wanted here, not {described(here)}"
        return Diagnostic(faults.WRONG_TYPE, shown(here), message, f"Write one of {known}{more}.")
    meant = None if any(each.isdecimal() for each in expected) else closest(here.text, expected)
    if meant is None:
        message = f"unknown value {quoted(here.text)}"
        return Diagnostic(faults.UNKNOWN_VALUE, here.span, message, f"Known values: {known}{more}.")
    message = f"unknown value {quoted(here.text)}, did you mean {quoted(meant)}?"
    return Diagnostic(
        faults.UNKNOWN_VALUE, here.span, message, f"Write {meant}. Known values: {known}.", fix=replacement(here, meant)
    )


def _wrong_type(subject: Subject, problem: Problem, here: Node) -> Diagnostic:
    """Another sort of value is wanted: a list, a mapping, text, a number."""
    path = problem.path
    everything = subject.all_wanted(path)
    if isinstance(here, MappingNode):
        misspelt = _misspelt_key(subject, path, here)
        if misspelt:
            return misspelt
    if problem.type == "string_type" and isinstance(here, ScalarNode) and here.value is not None:
        for pattern in subject.patterns(path):
            if not re.match(pattern, here.text):
                return _wrong_form(pattern, here, subject.examples(path))
    if isinstance(here, ScalarNode) and isinstance(here.value, float) and not isfinite(here.value):
        message = f"{quoted(here.text)} is no number that a game can use"
        return Diagnostic(faults.INVALID_VALUE, here.span, message, "Write a number in digits.")
    plain = [each for each in everything if not is_model(each)]
    wanted = wanted_words(plain or everything) or wanted_words(subject.wanted(path))
    message = f"{wanted} is wanted here, not {described(here)}"
    help_text, fix = _remedy(everything, here, wanted)
    return Diagnostic(faults.WRONG_TYPE, shown(here), message, help_text, fix=fix)


def _misspelt_key(subject: Subject, path: Path, here: MappingNode) -> Diagnostic | None:
    """A mapping where a plain value is wanted, its key close to one that would make it right: `by_heros`."""
    fields = [name for each in subject.all_models(path) for name in each.model_fields]
    for key, entry in here.entries.items():
        meant = closest(key, fields)
        if meant and key not in fields:
            fix = Fix((Edit(entry.key.span, meant),), f"Rename {quoted(key)} to {quoted(meant)}", safe=False)
            message = f"unknown key {quoted(key)}, did you mean {quoted(meant)}?"
            return Diagnostic(faults.UNKNOWN_KEY, entry.key.span, message, f"Write {quoted(meant)}.", fix=fix)
    return None


def _remedy(everything: list[Any], here: Node, wanted: str) -> tuple[str, Fix | None]:
    """What to do, and a fix where it is sure what was meant."""
    models = [each for each in everything if is_model(each)]
    wanted = _keys_of(models) if models and len(models) == len(everything) else wanted
    if isinstance(here, ScalarNode) and here.value is None:
        return f"Write {wanted} behind the key, or take the key out.", None
    if isinstance(here, SequenceNode):
        one = "Take the brackets or the '- ' away: only one thing stands here. " if len(here.items) == 1 else ""
        return f"{one}Write {wanted}.", None
    items = [inner for each in everything if get_origin(each) is tuple for inner in alternatives(get_args(each)[0])]
    if items:
        return _list_remedy(items, here)
    if isinstance(here, MappingNode):
        return f"Write {wanted if wanted or not models else _keys_of(models)}.", None
    return _scalar_remedy(everything, here, wanted)


def _list_remedy(items: list[Any], here: Node) -> tuple[str, Fix | None]:
    """One thing where a list is wanted: brackets around it mend it if it can be an entry."""
    models = [each for each in items if is_model(each)]
    span = here.span
    text = here.source.text[here.start : here.end]
    if isinstance(here, ScalarNode):
        numbers = _RANGE.fullmatch(here.text)
        if int in items and numbers:
            new = str(list(range(int(numbers[1]), int(numbers[2]) + 1)))
            return f"Write each of them: {new}.", _fix(span, new, safe=False)
        fits = type(here.value) in items and here.style in ("plain", "single", "double")
        if not fits:
            what = _keys_of(models) if models else wanted_words(items)
            return f"Write a list: each entry is {what}.", None
    fits = isinstance(here, ScalarNode) or (isinstance(here, MappingNode) and here.flow and bool(models))
    one_line = span.start_line == span.end_line
    fix = _fix(span, f"[{text}]", safe=False) if fits and one_line else None
    return "Put '- ' in front of each entry, or brackets around it: [ … ].", fix


def _scalar_remedy(everything: list[Any], here: ScalarNode, wanted: str) -> tuple[str, Fix | None]:
    span = here.span
    text = here.text.strip()
    if any(is_local_text(each) for each in everything) and isinstance(here.value, str):
        if here.style in ("literal", "folded"):
            return "Write it by language: en: and the text below.", None
        new = f"{{en: {write_scalar(here.text, here.style)}}}"
        return f"Write it by language: {new if len(new) < 60 else '{en: …}'}.", _fix(span, new, safe=False)
    if str in everything and not isinstance(here.value, str):
        return f'Put it in quotes: "{text[:40]}".', _fix(span, f'"{text}"', safe=True)
    if bool in everything and text.casefold() in _BOOLEANS:
        meant = _BOOLEANS[text.casefold()]
        return f"Write {meant}: only true and false are truth values in YAML 1.2.", _fix(span, meant, safe=False)
    digits = text.replace("_", "").replace(",", "").removesuffix(".0")
    if int in everything and digits.lstrip("+-").isdecimal() and digits.isascii() and len(digits) < 10:
        return f"Write digits alone, without quotes or signs between: {int(digits)}.", _fix(
            span, str(int(digits)), False
        )
    return f"Write {wanted}.", None


def _fix(span: Any, new: str, safe: bool) -> Fix:
    return Fix((Edit(span, new),), f"Write {new[:60]}", safe)


def _keys_of(models: list[type[BaseModel]]) -> str:
    """How a mapping of one of these models begins."""
    for key in models[0].model_fields if models else ():
        values = [tag for each in models for tag in tags([each], key)]
        if len(models) > 1 and len(values) >= len(models) - 1 and values:
            return f"a mapping with {key}: one of {listed(values)}"
    required = [name for each in models[:1] for name, field in each.model_fields.items() if field.is_required()]
    names = required or [name for each in models[:1] for name in each.model_fields]
    return f"a mapping with {listed(f'{name}:' for name in names)}"
