"""Scaffolds: a document of each kind to begin with, every key explained, that is sound as it is.

The texts are data: `scaffolds/<kind>.yaml` beside this module for the kinds that every game has, and beside a game's
`kinds` module for its own. What an author gets is that text with their own id and title put in.
"""

import json
import re
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable

from rulewright_schema.diagnostics import Edit
from rulewright_schema.edits import apply
from rulewright_schema.kinds import SHARED_KINDS, Game, Kind
from rulewright_schema.nodes import Node, Path, at_path, key_at
from rulewright_schema.reader import read
from rulewright_schema.source import Source
from rulewright_schema.validation import validate

_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9.-]*")
_WORDS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+|[a-z]+")


@dataclass(frozen=True, slots=True)
class Scaffold:
    """A scaffold's text and the id of its document."""

    text: str
    id: str


@dataclass(frozen=True, slots=True)
class Refused:
    """Why an id cannot be used, and what to write."""

    message: str
    help: str


def scaffold(kind: Kind, game: Game, name: str | None = None, first_line: str = "") -> Scaffold | Refused:
    """The scaffold of a kind with an id put in (its own if none is given) and a line in front for editors."""
    source = Source(f"{kind.name}.yaml", _file(kind, game).read_bytes())
    root = read(source).documents[0]
    edits: list[Edit] = []
    wanted = name if name is not None else str(_data(root)["id"])
    problem = _problem_of_id(kind, root, wanted)
    if problem is not None:
        return problem
    if name is not None:
        edits.extend(_named(root, name))
    if kind.name == "pack":
        edits.extend(_for_game(root, game))
    text = apply(source, edits).decode("utf-8")
    return Scaffold(f"{first_line}\n{text}" if first_line else text, wanted)


def _file(kind: Kind, game: Game) -> Traversable:
    package = __package__ if kind in SHARED_KINDS else game.kinds.rpartition(".")[0]
    return resources.files(str(package)) / "scaffolds" / f"{kind.name}.yaml"


def has_scaffold(kind: Kind, game: Game) -> bool:
    """Whether there is one: a game from elsewhere may bring kinds without."""
    return _file(kind, game).is_file()


def _data(root: Node) -> dict[str, object]:
    data = root.data()
    return dict(data) if isinstance(data, dict) else {}


def _problem_of_id(kind: Kind, root: Node, name: str) -> Refused | None:
    data = root.data()
    changed = {**data, "id": name} if isinstance(data, dict) else data
    _, diagnostics = validate(kind.load(), changed, lambda: root)
    if not diagnostics:
        return None
    # The scaffold itself is sound, so what is wrong now is the id; the words are those of the linter.
    return Refused(f"{name!r} cannot be the id of a {kind.name}", diagnostics[0].help)


def _named(root: Node, name: str) -> list[Edit]:
    found = [_replaced(root, ("id",), _scalar(name))]
    if _WORDS.fullmatch(name) and at_path(root, ("title", "en")) is not None:
        title = " ".join(word[:1].upper() + word[1:] for word in name.split("-"))
        found.append(_replaced(root, ("title", "en"), _scalar(title)))
    return found


def _for_game(root: Node, game: Game) -> list[Edit]:
    """A manifest for a game: its own name, and the game's pack as what it builds on."""
    required = at_path(root, ("requires",))
    own = _data(root)["game"]
    key = key_at(root, ("requires", str(own))) if required is not None else None
    edits = [_replaced(root, ("game",), _scalar(game.id))]
    return [*edits, Edit(key.span, game.id)] if key is not None else edits


def _replaced(root: Node, path: Path, text: str) -> Edit:
    node = at_path(root, path)
    if node is None:
        raise ValueError(f"the scaffold has nothing at {path}")
    return Edit(node.span, text)


def _scalar(text: str) -> str:
    """The text as a YAML scalar that means it: quoted where it would be read as something else."""
    plain = all(_PLAIN.fullmatch(word) for word in text.split(" "))
    if plain and text.casefold() not in ("true", "false", "null", "yes", "no", "on", "off"):
        return text
    return json.dumps(text, ensure_ascii=False)
