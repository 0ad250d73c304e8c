"""Effects in words: any worded model to its sentence in a language, by Project Fluent.

A game's wordings lie in the folder `sentences` beside its `kinds` module, one file or several for each language
(`en.ftl`, `stages.en.ftl`); a further game or language is a further file. The message of a model is named by its
`wording`; its arguments are the model's fields:

- numbers as they are, true and false as `yes` and `no`, what is left out as `none`;
- references as the title of what they refer to, and names such as `road` as they are;
- nested models, and names with a wording of their own (`Phrase`), as their own rendered text; each attribute of
  their message comes along as `<field>_<attribute>` (`to_number`), which is how number and gender agree;
- lists as their sentences one after another, or joined (`Sequenced`), lists of numbers as ranges (`1–2, 4`);
  `<field>_count` is how many there are;
- values by number of heroes as the message `by-heroes` for each, joined by `list-or`;
- `actor`, who acts: `hero`, `boss` or `thugs`.

This module is loaded where words are wanted and never at start-up, since Fluent takes its time to load.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Protocol, TypeAlias, TypeVar, get_args

from fluent.runtime import FluentBundle, FluentResource

from rulewright_schema.fields import Model, RefTo, Translation, Varying
from rulewright_schema.kinds import Game, games
from rulewright_schema.shapes import fields_of
from rulewright_schema.words.phrases import Local, Phrase, Printed, Sequenced, Worded

Argument: TypeAlias = str | int
Mark = TypeVar("Mark")


class Names(Protocol):
    """Looks the title of a document up."""

    def __call__(self, kind: str, reference: str) -> str:
        """The title, in the language of the sentence, of the document of a kind that a reference names."""
        ...


@dataclass(frozen=True, slots=True)
class NoSentence:
    """Why something has no sentence: the language, the message that is missing or wrong, and what is wrong."""

    language: str
    message: str
    problem: str

    def __str__(self) -> str:
        return f"no sentence in {self.language}: {self.problem} (message {self.message})"


class _MissingError(Exception):
    """Carries the reason out of a nested rendering."""

    def __init__(self, message: str, problem: str) -> None:
        super().__init__(problem)
        self.message = message
        self.problem = problem


@dataclass(frozen=True, slots=True)
class _Rendering:
    """What a rendering needs at every depth."""

    bundle: FluentBundle
    names: Names
    actor: str


@cache
def bundle(game_id: str, language: str) -> FluentBundle | NoSentence:
    """The wordings of a game in a language; a reason where there are none or they cannot be read."""
    game = games().get(game_id)
    if game is None:
        return NoSentence(language, "*", f"there is no game {game_id}")
    files = [file for of, file in _files(game) if of == language]
    if not files:
        return NoSentence(language, "*", f"{game.title} has no wordings in this language")
    found = FluentBundle([language], use_isolating=False)
    for file in files:
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def languages(game_id: str) -> tuple[str, ...]:
    """The languages that a game has wordings in, sorted."""
    game = games().get(game_id)
    return tuple(sorted({language for language, _ in _files(game)})) if game is not None else ()


def _files(game: Game) -> tuple[tuple[str, Traversable], ...]:
    """A game's files of wordings, each with its language, in the order of their names."""
    folder = resources.files(game.kinds.rpartition(".")[0]) / "sentences"
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return tuple((file.name.removesuffix(".ftl").rpartition(".")[2], file) for file in files)


def keywords(game_id: str, language: str) -> dict[str, frozenset[str]] | NoSentence:
    """Key words by meaning, each with its forms in lower case, from the attributes of the message `keywords`."""
    wordings = bundle(game_id, language)
    if isinstance(wordings, NoSentence):
        return wordings
    try:
        _, groups = _format("keywords", {}, wordings)
    except _MissingError as missing:
        return NoSentence(language, missing.message, missing.problem)
    return {name: frozenset(form.strip().casefold() for form in forms.split(",")) for name, forms in groups.items()}


def sentence(model: Model, game_id: str, language: str, names: Names, actor: str = "hero") -> str | NoSentence:
    """The sentence of a worded model, or why it has none. `actor` is who acts: `hero`, `boss` or `thugs`."""
    text = phrase(model, game_id, language, names, actor)
    return text if isinstance(text, NoSentence) else _capital(text)


def phrase(model: Model, game_id: str, language: str, names: Names, actor: str = "hero") -> str | NoSentence:
    """The text of a worded model as it stands within a sentence, or why it has none."""
    wordings = bundle(game_id, language)
    if isinstance(wordings, NoSentence):
        return wordings
    try:
        text, _ = _render(model, _Rendering(wordings, names, actor))
    except _MissingError as missing:
        return NoSentence(language, missing.message, missing.problem)
    return text


def card_text(document: Model, game_id: str, language: str, names: Names) -> str | NoSentence:
    """The printed text of a card or sheet: the sentences of its parts, one paragraph each.

    Figures that a card prints as such (a weapon's dice, a hero's life) are not in it. Empty for documents without
    worded parts.
    """
    if not isinstance(document, Printed):
        return ""
    paragraphs = []
    for part in document.printed:
        text = sentence(part, game_id, language, names, document.actor)
        if isinstance(text, NoSentence):
            return text
        paragraphs.append(text)
    return "\n".join(paragraphs)


def _render(model: Model, rendering: _Rendering) -> tuple[str, dict[str, str]]:
    """The text of a model and the attributes of its message."""
    if not isinstance(model, Worded):
        raise _MissingError(type(model).__name__, "this kind of value has no wording")
    arguments: dict[str, Argument] = {"actor": rendering.actor}
    for name, field in fields_of(type(model)).items():
        marks = (*field.metadata, *get_args(field.annotation))
        arguments |= _arguments(name, getattr(model, name), marks, rendering)
    return _format(model.wording.format_map(_Fields(model)), arguments, rendering.bundle)


def _arguments(name: str, value: Any, marks: tuple[Any, ...], rendering: _Rendering) -> dict[str, Argument]:
    """What a field gives to the message of its model."""
    if value is None:
        return {name: "none"}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if isinstance(value, int):
        return {name: value}
    if isinstance(value, str):
        return _word(name, value, marks, rendering)
    if isinstance(value, Varying):
        return _varying(name, value, marks, rendering)
    if isinstance(value, Model):
        text, attributes = _render(value, rendering)
        return {name: text, **{f"{name}_{attribute}": word for attribute, word in attributes.items()}}
    if isinstance(value, tuple):
        return {name: _joined(value, marks, rendering), f"{name}_count": len(value)}
    return _mapping(name, value, rendering) if isinstance(value, Mapping) else {}


def _word(name: str, value: str, marks: tuple[Any, ...], rendering: _Rendering) -> dict[str, Argument]:
    phrase: Phrase | None = _mark(marks, Phrase)
    reference: RefTo | Local | None = _mark(marks, RefTo)
    if phrase is not None:
        text, attributes = _format(f"{phrase.family}-{value}", {"actor": rendering.actor}, rendering.bundle)
        return {name: text, **{f"{name}_{attribute}": word for attribute, word in attributes.items()}}
    if reference is None:
        reference = _mark(marks, Local)
    if reference is not None and reference.kind is not None:
        return {name: rendering.names(reference.kind, value)}
    return {name: value}


def _joined(values: tuple[Any, ...], marks: tuple[Any, ...], rendering: _Rendering) -> str:
    """A list in words: joined by its message (`Sequenced`), numbers as ranges, else as one sentence after another."""
    if values and all(isinstance(value, int) for value in values):
        return ranges(values)
    texts = [str(_arguments("value", value, marks, rendering)["value"]) for value in values]
    sequenced = _mark(marks, Sequenced)
    if sequenced is None:
        return " ".join(_capital(text) for text in texts)
    return _sequence(texts, sequenced.joint, rendering)


def _sequence(texts: list[str], joint: str, rendering: _Rendering) -> str:
    """Texts joined by a message, one after the other."""
    text = texts[0] if texts else ""
    for index, more in enumerate(texts[1:], start=2):
        last = "yes" if index == len(texts) else "no"
        text, _ = _format(joint, {"so_far": text, "more": more, "last": last}, rendering.bundle)
    return text


def _varying(name: str, value: Varying[Any], marks: tuple[Any, ...], rendering: _Rendering) -> dict[str, Argument]:
    """A value by number of heroes: each with its numbers of heroes; of lists, the length of the longest."""
    texts = []
    lengths = [len(entry.value) for entry in value.by_heroes if isinstance(entry.value, tuple)]
    for entry in value.by_heroes:
        text = _arguments("value", entry.value, marks, rendering)["value"]
        arguments: dict[str, Argument] = {"value": text, "heroes": ranges(entry.heroes), "most": max(entry.heroes)}
        texts.append(_format("by-heroes", arguments, rendering.bundle)[0])
    counted: dict[str, Argument] = {f"{name}_count": max(lengths)} if lengths else {}
    return {name: _sequence(texts, "list-or", rendering), **counted}


def ranges(numbers: tuple[int, ...]) -> str:
    """Numbers as ranges: `1–2, 4`."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _mapping(name: str, value: Mapping[str, Any], rendering: _Rendering) -> dict[str, Argument]:
    """Text by language in the language of the sentence; else the message `entry-<field>` for each key of a list."""
    texts = {key: entry.text if isinstance(entry, Translation) else entry for key, entry in value.items()}
    if all(isinstance(text, str) for text in texts.values()):
        language = rendering.bundle.locales[0]
        return {name: texts.get(language) or next(iter(texts.values()), "")}
    entries = []
    for key, members in value.items():
        group = _joined(members, (Sequenced(),), rendering)
        entries.append(_format(f"entry-{name}", {"key": key, "value": group}, rendering.bundle)[0])
    return {name: "; ".join(entries), f"{name}_count": len(entries)}


def _format(message_id: str, arguments: dict[str, Argument], wordings: FluentBundle) -> tuple[str, dict[str, str]]:
    """A message's text and its attributes; raises `_MissingError` where the message is missing or lacks an argument."""
    if not wordings.has_message(message_id):
        raise _MissingError(message_id, "the message is missing")
    message = wordings.get_message(message_id)
    if message.value is None:
        raise _MissingError(message_id, "the message has no text")
    text, errors = wordings.format_pattern(message.value, arguments)
    attributes: dict[str, str] = {}
    for name, pattern in message.attributes.items():
        word, more = wordings.format_pattern(pattern, arguments)
        attributes[name] = str(word)
        errors = [*errors, *more]
    if errors:
        raise _MissingError(message_id, f"the message is wrong: {errors[0]}")
    return " ".join(str(text).split()), attributes


class _Fields(dict[str, str]):
    """A model's fields for a `wording`."""

    def __init__(self, model: Model) -> None:
        super().__init__()
        self._model = model

    def __missing__(self, key: str) -> str:
        return str(getattr(self._model, key))


def _mark(marks: tuple[Any, ...], kind: type[Mark]) -> Mark | None:
    """The first mark of a kind among the metadata of an annotation, at any depth."""
    for mark in marks:
        if isinstance(mark, kind):
            return mark
        metadata = getattr(mark, "__metadata__", ())
        found = _mark((*metadata, *get_args(mark)) if metadata else get_args(mark), kind)
        if found is not None:
            return found
    return None


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
