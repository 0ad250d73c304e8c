"""When an earlier result still holds: decided by content alone, so that it can never be wrong.

Two levels. A whole run is a function of its options, of the tool, and of the answers that the disk gave: every file
read, every folder listed, every question whether something is there. Those answers are kept beside the outcome, and it
holds again where each of them is the same. One file's drafts are a function of its bytes, its path, its game and the
tool. Where they are kept is the edge's affair (`Store`); a store may lose anything at any time.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rulewright_lint.plain import drafts_from, drafts_to, outcome_from, outcome_to
from rulewright_lint.runner import Outcome
from rulewright_schema.digests import digest
from rulewright_schema.documents import Drafts, read_drafts
from rulewright_schema.packs.files import Files
from rulewright_schema.source import Source


class Store(Protocol):
    """Texts by key. Both may fail silently: a cache that cannot be used is no error."""

    def get(self, table: str, key: str) -> str | None:
        """The text of a key, None where it is not there."""
        ...

    def put(self, table: str, key: str, text: str) -> None:
        """Keeps a text."""
        ...


class Remembering:
    """Files that answer each question once and remember the answers: one run sees one state of the disk."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self._answers: dict[str, dict[str, Any]] = {name: {} for name in _QUESTIONS}
        self.torn = False
        """Whether a file changed while the run read it: the outcome is then of no one state of the disk."""

    def read(self, path: str) -> bytes:
        """The bytes of a file; OSError where it cannot be read. Contents are not kept, only their digest."""
        try:
            data = self._files.read(path)
        except OSError as problem:
            self._note_read(path, _failed(problem))
            raise
        self._note_read(path, digest(data))
        return data

    def _note_read(self, path: str, answer: str) -> None:
        if self._answers["read"].setdefault(path, answer) != answer:
            self.torn = True

    def walk(self, folder: str) -> Sequence[str]:
        """Every content file below a folder, sorted."""
        return self._once("walk", folder, lambda: list(self._files.walk(folder)))  # type: ignore[no-any-return]  # answers are plain data

    def misnamed(self, folder: str) -> Sequence[str]:
        """Every file below a folder that is content but for its name, sorted."""
        return self._once("misnamed", folder, lambda: list(self._files.misnamed(folder)))  # type: ignore[no-any-return]  # answers are plain data

    def packs(self, folder: str) -> Sequence[str]:
        """The folders directly below a folder that hold a manifest, sorted."""
        return self._once("packs", folder, lambda: list(self._files.packs(folder)))  # type: ignore[no-any-return]  # answers are plain data

    def is_file(self, path: str) -> bool:
        """Whether there is a file."""
        return bool(self._once("is_file", path, lambda: self._files.is_file(path)))

    def is_folder(self, path: str) -> bool:
        """Whether there is a folder."""
        return bool(self._once("is_folder", path, lambda: self._files.is_folder(path)))

    def named(self, path: str) -> str:
        """The one name of a path."""
        return self._files.named(path)

    def above(self, folder: str) -> str | None:
        """The folder that holds a folder: follows from the names, no question to the disk."""
        return self._files.above(folder)

    def within(self, path: str, folder: str) -> str:
        """A path below a folder as seen from that folder: follows from the names."""
        return self._files.within(path, folder)

    def _once(self, question: str, about: str, ask: Callable[[], Any]) -> Any:
        answers = self._answers[question]
        if about not in answers:
            answers[about] = ask()
        return answers[about]

    def answers(self) -> Mapping[str, Mapping[str, Any]]:
        """All that was asked, with the answers, as plain data."""
        return self._answers


_QUESTIONS = ("is_file", "is_folder", "packs", "walk", "misnamed", "read")


def _failed(problem: OSError) -> str:
    return f"! {problem.errno} {problem.strerror}"


def still_so(files: Files, answers: Mapping[str, Mapping[str, Any]], first: Sequence[str] = ()) -> bool:
    """Whether the disk gives the same answers again. `first` are paths that are likely to have changed, if any has."""
    read = answers["read"]
    if any(path in read and _read_digest(files, path) != read[path] for path in first):
        return False
    asks: Mapping[str, Callable[[str], Any]] = {
        "is_file": files.is_file,
        "is_folder": files.is_folder,
        "packs": lambda folder: list(files.packs(folder)),
        "walk": lambda folder: list(files.walk(folder)),
        "misnamed": lambda folder: list(files.misnamed(folder)),
        "read": lambda path: _read_digest(files, path),
    }
    return all(asks[name](about) == given for name in _QUESTIONS for about, given in answers[name].items())


def _read_digest(files: Files, path: str) -> str:
    try:
        return digest(files.read(path))
    except OSError as problem:
        return _failed(problem)


def remembered_run(store: Store, key: str, files: Files, asked: Sequence[str] = ()) -> Outcome | None:
    """The outcome of an earlier run of the same key, where the disk still gives the same answers.

    `asked` are the paths that were asked for: what people change and lint is looked at first.
    """
    text = store.get("runs", key)
    if text is None:
        return None
    try:
        kept = json.loads(text)
        return outcome_from(kept["outcome"]) if still_so(files, kept["answers"], asked) else None
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        return None  # damaged, or written by something else


def remember_run(store: Store, key: str, files: Remembering, outcome: Outcome) -> None:
    """Keeps an outcome. One with a failure of ours is not kept: the next run shall try again."""
    if not outcome.crashes and not files.torn:
        store.put("runs", key, json.dumps({"answers": files.answers(), "outcome": outcome_to(outcome)}))


class CachedReader:
    """Reads drafts from the store where the same bytes were read before under the same path and game."""

    def __init__(self, store: Store, tool: str) -> None:
        self._store = store
        self._tool = tool

    def __call__(self, source: Source, game: str | None) -> Drafts:
        """The drafts of a file."""
        key = digest(self._tool, game or "", source.path, source.data)
        text = self._store.get("drafts", key)
        if text is not None:
            try:
                return drafts_from(source, json.loads(text))
            except (ValueError, KeyError, TypeError, IndexError, AttributeError):
                pass  # damaged: read anew
        drafts = read_drafts(source, game)
        self._store.put("drafts", key, json.dumps(drafts_to(drafts)))
        return drafts
