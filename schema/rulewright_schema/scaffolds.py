"""Scaffolds: a document of each kind to begin with, every key explained, that is sound as it is.

The texts are data: `scaffolds/<kind>.yaml` beside this module for the kinds that every game has, and beside a game's
`kinds` module for its own. What an author gets is that text with their own id and title put in.
"""

import json
import re
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable

from rulewright_schema.checking.validation import validate
from rulewright_schema.diagnostics import Edit
from rulewright_schema.documents import Document
from rulewright_schema.editing.edits import apply
from rulewright_schema.kinds import SHARED_KINDS, Game, Kind
from rulewright_schema.nodes import Data, Node, Path, at_path, key_at
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source
from rulewright_schema.wording import quoted

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
    if name is not None:
        name = name.encode("utf-8", errors="replace").decode("utf-8")  # a shell can hand over half characters
    edits = _named(root, name) if name is not None else []
    if kind.name == "pack":
        edits.extend(_for_game(root, game))
    after = Source(source.path, apply(source, edits))
    reading = read(after)
    made = reading.documents[0] if reading.documents and not reading.diagnostics else root
    _, problems = validate(kind.load(), {**_data(made), **({"id": name} if name is not None else {})}, lambda: made)
    if problems:
        # The scaffold itself is sound, so what is wrong now is the id; the words are those of the linter.
        return Refused(f"{quoted(str(name))} cannot be the id of a {kind.name}", problems[0].help)
    text = after.data.decode("utf-8")
    return Scaffold(f"{first_line}\n{text}" if first_line else text, str(_data(made)["id"]))


def override_of(document: Document, pack: str, first_line: str = "") -> Scaffold:
    """A document of a pack that changes one of another pack, its notes only: sound as it is."""
    reference = f"{document.kind}:{document.id}"
    lines = [
        *([first_line] if first_line else []),
        f"# Changes {document.ref}: a key that stands here takes the place of that key there, and what is not",
        f"# written stays as it is. What there is: rulewright show {reference} --where",
        f"kind: {document.kind}",
        f"id: {_scalar(document.id)}",
        f"override: {document.pack}",
        "# Say why, and write the keys that change below.",
        f"notes: Changed by {pack}.",
    ]
    return Scaffold("\n".join(lines) + "\n", document.id)


def _file(kind: Kind, game: Game) -> Traversable:
    package = __package__ if kind in SHARED_KINDS else game.kinds.rpartition(".")[0]
    return resources.files(str(package)) / "scaffolds" / f"{kind.name}.yaml"


def has_scaffold(kind: Kind, game: Game) -> bool:
    """Whether there is one: a game from elsewhere may bring kinds without."""
    return _file(kind, game).is_file()


def _data(root: Node) -> dict[str, Data]:
    data = root.data()
    return dict(data) if isinstance(data, dict) else {}


def _named(root: Node, name: str) -> list[Edit]:
    found = [_replaced(root, ("id",), _scalar(name))]
    own = at_path(root, ("title", "en"))
    if own is None:
        return found
    if _WORDS.fullmatch(name):
        title = " ".join(word[:1].upper() + word[1:] for word in name.split("-"))
        found.append(_replaced(root, ("title", "en"), _scalar(title)))
    else:
        # An id that is no words (a tile's, as printed) stays behind the title, so that two can be told apart.
        found.append(_replaced(root, ("title", "en"), _scalar(f"{own.data()} {name}")))
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
