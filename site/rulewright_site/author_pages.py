"""Pages for authors: how each kind of document is written, from the schema's own descriptions and examples."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from rulewright_schema.export.json_schema import SUFFIX, published
from rulewright_schema.kinds import Game, games, kinds
from rulewright_schema.scaffolds import Scaffold, has_scaffold, scaffold
from rulewright_site.html import Child, Html, el, join
from rulewright_site.language_links import language_links
from rulewright_site.pages import Page, Place, link
from rulewright_site.words import word

_Written: TypeAlias = tuple[Game | None, str, Mapping[str, Any]]
"""A kind by the game that brings it, its name and its schema."""

REFS = "#/$defs/"
PART = "part-of-"
"""Begins the names of what an override may write: the same keys, none of them required."""


def author_pages(played: Sequence[str], language: str, others: Sequence[str]) -> Iterator[Page]:
    """A list of the kinds of each game in play and a page for each; the schema speaks English."""
    found: dict[str, _Written] = {}
    for name, schema in _schemas().items():
        game_id, _, kind = name.removesuffix(SUFFIX).rpartition("/")
        if kind != "document" and (not game_id or game_id in played) and not (kind == "example" and not game_id):
            found[f"authors/{f'{game_id}-' if game_id else ''}{kind}"] = games().get(game_id), kind, schema
    yield _landing(found, language, others)
    some = next((games()[each] for each in played if each in games()), None)
    for path, (game, kind, written) in found.items():
        yield _page(path, game or some, kind, written, language, others)


@cache
def _schemas() -> Mapping[str, Mapping[str, Any]]:
    """The schemas of all kinds, made once for all languages."""
    return published()


def _english(language: str) -> str | None:
    return "en" if language != "en" else None


def _landing(found: Mapping[str, _Written], language: str, others: Sequence[str]) -> Page:
    path = "authors/index"
    groups: dict[str, list[Html]] = {}
    for target, (game, kind, schema) in found.items():
        title = game.title if game is not None else word(language, "authors-shared")
        line = el("li", el("a", kind, href=link(path, Place(target))), ": ", str(schema.get("description", "")))
        groups.setdefault(title, []).append(line)
    parts = [join(el("h2", title), el("ul", *lines, lang=_english(language))) for title, lines in groups.items()]
    title = word(language, "authors-how")
    body = join(language_links(path, language, others), el("h1", title), el("p", word(language, "authors-lead")), parts)
    return Page(path, title, body)


def _page(
    path: str, game: Game | None, kind: str, schema: Mapping[str, Any], language: str, others: Sequence[str]
) -> Page:
    back = el("a", word(language, "authors-how"), href=link(path, Place("authors/index")))
    defs = {name: each for name, each in schema.get("$defs", {}).items() if not name.startswith(PART)}
    rest = [name for name in defs if name != kind]
    parts: list[Child] = [
        el("p", str(schema.get("description", "")), lang=_english(language), class_="rw-lead"),
        _example(kind, game, language),
        el("h2", word(language, "authors-keys"), id="keys"),
        _keys(defs.get(kind, schema), defs, language),
    ]
    for name in sorted(rest):
        parts += [
            el("h3", name, id=_anchor(name)),
            el("p", str(defs[name].get("description", "")), lang=_english(language)),
            _keys(defs[name], defs, language),
        ]
    body = join(language_links(path, language, others, back), el("h1", el("code", kind)), *parts)
    return Page(path, kind, body, searched=False)


def _example(kind: str, game: Game | None, language: str) -> Html | None:
    """What `rulewright new` writes for the kind."""
    if game is None or kind not in kinds(game.id) or not has_scaffold(kinds(game.id)[kind], game):
        return None
    made = scaffold(kinds(game.id)[kind], game)
    if not isinstance(made, Scaffold):
        return None
    heading = el("h2", word(language, "authors-begin"), id="begin")
    command = el("p", el("code", f"rulewright new {kind}"))
    return join(heading, command, el("pre", el("code", made.text.rstrip("\n")), tabindex=0))


def _keys(schema: Mapping[str, Any], defs: Mapping[str, Any], language: str) -> Html | None:
    """The keys of a mapping as a table; nothing for what is no mapping."""
    properties: Mapping[str, Any] = schema.get("properties", {})
    if not properties:
        return None
    required = set(schema.get("required", ()))
    head = [el("th", word(language, f"authors-{key}"), scope="col") for key in ("key", "says", "is", "such-as")]
    rows = []
    for key, value in properties.items():
        mark = el("small", word(language, "authors-required")) if key in required else None
        rows.append(
            el(
                "tr",
                el("th", el("code", key), " ", mark, scope="row"),
                el("td", str(value.get("description", "")), lang=_english(language)),
                el("td", _shape(value, defs)),
                el("td", _such_as(value)),
            )
        )
    table = el("table", el("thead", el("tr", *head)), el("tbody", *rows))
    name = word(language, "authors-keys")
    return el("div", table, class_="rw-scroll rw-keys", tabindex=0, role="group", aria_label=name)


def _shape(value: Mapping[str, Any], defs: Mapping[str, Any]) -> Html:
    """What a value may be: its words, or links to the mappings that it may be."""
    names = dict.fromkeys(each for each in _refs(value) if each in defs)
    links = [el("a", name, href=f"#{_anchor(name)}") for name in names]
    if links:
        return join(piece for index, each in enumerate(links) for piece in (" · " if index else None, each))
    words = value.get("enum") or [option for part in value.get("anyOf", ()) for option in part.get("enum", ())]
    if words:
        return join(piece for each in words for piece in (el("code", str(each)), " "))
    kinds_of = [value.get("type"), *(part.get("type") for part in value.get("anyOf", ()))]
    named = [str(each) for each in kinds_of if each and each != "null"]
    return join(" / ".join(dict.fromkeys(named)))


def _refs(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        ref = value.get("$ref")
        if isinstance(ref, str) and ref.startswith(REFS):
            yield ref.removeprefix(REFS)
        for key, each in value.items():
            if key not in ("examples", "enumDescriptions"):
                yield from _refs(each)
    elif isinstance(value, list):
        for each in value:
            yield from _refs(each)


def _such_as(value: Mapping[str, Any]) -> Html | None:
    examples = value.get("examples", ())
    return el("code", json.dumps(examples[0], ensure_ascii=False)) if examples else None


def _anchor(name: str) -> str:
    return f"def-{name}"
