"""Fixes of whole trees: lint, mend, look again, until nothing more can be mended. Pure: what is written is the edge's.

A fix is an edit at a place, proved by reading the file again (`rulewright_schema.editing.edits`). Fixes that get into
each other's way wait for the next round; one that would change anything else is withdrawn, once, with its reason.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulewright_lint.linting import Options, Result, lint
from rulewright_lint.runner import Outcome
from rulewright_schema.diagnostics import Diagnostic, Fix
from rulewright_schema.editing.edits import Withdrawn, make, plan
from rulewright_schema.packs.files import Files
from rulewright_schema.source import Source

ROUNDS = 10

_Name = tuple[str, str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Mended:
    """A finding whose fix was made, in the file as it was in that round."""

    finding: Diagnostic
    fix: Fix


@dataclass(frozen=True, slots=True)
class Fixed:
    """A tree after fixing. `files` are those that changed, before and after; `outcome` is of the tree as it is then.

    `withdrawn` are pairs of a file and what was not made in it.
    """

    files: Mapping[str, tuple[Source, Source]]
    mended: tuple[Mended, ...]
    withdrawn: tuple[tuple[str, Withdrawn], ...]
    outcome: Outcome

    def unsafe_left(self) -> int:
        """How many findings that are left have a fix that was not asked for."""
        return sum(each.fix is not None and not each.fix.safe for each in self.outcome.diagnostics)


class _Changed:
    """A tree with some files as they are after fixing."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self.sources: dict[str, Source] = {}

    def read(self, path: str) -> bytes:
        return self.sources[path].data if path in self.sources else self._files.read(path)

    def named(self, path: str) -> str:
        return self._files.named(path)

    def walk(self, folder: str) -> Sequence[str]:
        return self._files.walk(folder)

    def misnamed(self, folder: str) -> Sequence[str]:
        return self._files.misnamed(folder)

    def packs(self, folder: str) -> Sequence[str]:
        return self._files.packs(folder)

    def is_file(self, path: str) -> bool:
        return self._files.is_file(path)

    def is_folder(self, path: str) -> bool:
        return self._files.is_folder(path)

    def above(self, folder: str) -> str | None:
        return self._files.above(folder)

    def within(self, path: str, folder: str) -> str:
        return self._files.within(path, folder)


def fix(files: Files, options: Options, *, unsafe: bool = False, rounds: int = ROUNDS) -> Fixed:
    """The tree with the fixes of its findings made; unsafe ones only where they are asked for.

    Raises CannotRunError as `lint` does.
    """
    changed = _Changed(files)
    first: dict[str, Source] = {}
    mended: list[Mended] = []
    withdrawn: dict[_Name, tuple[str, Withdrawn]] = {}
    for _ in range(rounds):
        result = lint(changed, options)
        outcome = result.outcome
        progress = False
        for path, found in _fixable(result, withdrawn).items():
            source = Source(path, changed.read(path))
            by_fix = {id(each.fix): each for each in found}
            accepted, _waiting = plan([each.fix for each in found if each.fix is not None], safe_only=not unsafe)
            made, after, refused = make(source, accepted)
            for one in refused:
                withdrawn[_name(path, one.fix)] = (path, one)
            progress = progress or bool(made or refused)
            if made:
                first.setdefault(path, source)
                changed.sources[path] = after
                mended.extend(Mended(by_fix[id(each)], each) for each in made)
        if not progress:
            break
    else:
        outcome = lint(changed, options).outcome
    pairs = {path: (before, changed.sources[path]) for path, before in first.items()}
    kept = {path: pair for path, pair in pairs.items() if pair[0].data != pair[1].data}
    return Fixed(kept, tuple(mended), tuple(withdrawn.values()), outcome)


def _fixable(result: Result, withdrawn: Mapping[_Name, object]) -> dict[str, list[Diagnostic]]:
    """Findings with a fix that was not withdrawn, by file; a manifest that was not asked for stays as it is."""
    found: dict[str, list[Diagnostic]] = defaultdict(list)
    for each in result.outcome.diagnostics:
        path = each.span.path
        if each.fix is not None and path in result.loaded.selected and _name(path, each.fix) not in withdrawn:
            found[path].append(each)
    return found


def _name(path: str, fix: Fix) -> _Name:
    """A fix across rounds: its place moves with what was mended before it, its text does not."""
    return path, fix.description, tuple(f"{edit.span.start_column} {edit.new_text}" for edit in fix.edits)
