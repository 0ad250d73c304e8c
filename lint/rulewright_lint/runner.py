"""Rules over a catalog: what is found, what of it is asked for and not hidden, and how much was looked at."""

import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from rulewright_lint.following import Following, told_apart
from rulewright_lint.rule import AnyRule, DocumentCheck
from rulewright_lint.selection import Settings, selected
from rulewright_lint.suppressions import apply, may_suppress, suppressions
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Diagnostic, Severity
from rulewright_schema.documents import Broken
from rulewright_schema.packs.files import MANIFEST, join, parent
from rulewright_schema.packs.loading import Loaded


@dataclass(frozen=True, slots=True)
class Crash:
    """A rule that failed on a document or pack (`where`): our own fault, never the content's."""

    code: str
    name: str
    where: str
    error: str
    trace: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run found and how much it looked at. `looked_at` counts calls by rule code.

    `files` are those that were checked, `unchecked` counts those that could not be since their pack is faulty.
    `hidden` counts findings hidden by comments, `known` those of a baseline; `gone` are what a baseline still lists
    and the run no longer found, one line each. `follows` are verdicts of play that follow from one of the findings.
    """

    diagnostics: tuple[Diagnostic, ...]
    documents: int
    files: int
    rules: int
    looked_at: Mapping[str, int]
    crashes: tuple[Crash, ...] = ()
    hidden: int = 0
    known: int = 0
    gone: tuple[str, ...] = ()
    unchecked: int = 0
    follows: tuple[Following, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """How files are checked: settings by folder (a pack's root; for files without a pack their own folder).

    `comments`: whether comments in the files may hide findings.
    """

    by_folder: Mapping[str, Settings] = field(default_factory=dict)
    default: Settings = field(default_factory=Settings)
    comments: bool = True

    def settings(self, root: str, path: str) -> Settings:
        """The settings for a file of the pack at `root` (empty: no pack)."""
        return self.by_folder.get(root or parent(path), self.default)


def run(
    loaded: Loaded,
    rules: Mapping[str, Sequence[AnyRule]],
    plan: Plan | None = None,
    played: Sequence[Diagnostic] | None = None,
) -> Outcome:
    """The findings of reading and of every rule that is on, by place. `rules` are all there are, by game.

    `played` are the findings of play, which rules of that scope stand for; None where nothing was played.
    """
    return _Run(loaded, rules, plan or Plan(), played).outcome()


class _Run:
    """One run; its state is what was looked at and what failed."""

    def __init__(
        self,
        loaded: Loaded,
        rules: Mapping[str, Sequence[AnyRule]],
        plan: Plan,
        played: Sequence[Diagnostic] | None,
    ) -> None:
        self.loaded = loaded
        self.plan = plan
        self.rules = rules
        self.played = played
        self.idle = frozenset(
            rule.code for some in rules.values() for rule in some if rule.scope == "played" and played is None
        )
        self.looked_at: Counter[str] = Counter()
        self.crashes: list[Crash] = []
        self.used: set[str] = set()
        self.packs = {path: pack for name in loaded.chosen for pack in [loaded.catalog.packs[name]]
                      for path in _paths(pack)}  # fmt: skip
        self._on: dict[tuple[int, str], Mapping[str, AnyRule]] = {}

    def outcome(self) -> Outcome:
        """Everything that the run found."""
        found = [each for each in self.loaded.diagnostics if self._is_on(each)]
        documents = 0
        for name in self.loaded.chosen:
            pack = self.loaded.catalog.packs[name]
            found.extend(each for each in self._of_pack(pack) if self._is_on(each))
            documents += sum(1 for _ in pack.of_files(self.loaded.selected))
        found.extend(each for each in self.played or () if self._is_on(each))
        found = list(dict.fromkeys(found))
        before = len(found)
        hidden = 0
        if self.plan.comments:
            found, problems = self._without_suppressed(found)
            hidden = before - len(found)
            found.extend(each for each in problems if self._is_on(each))
        found = sorted((self._weighed(each) for each in found), key=lambda each: each.order)
        # After comments and severities: what is not told as an error explains nothing.
        found, follows = told_apart(found, self._in_sight)
        unchecked = len(self.loaded.unchecked)
        files = len(self.loaded.selected) - unchecked
        return Outcome(
            tuple(found), documents, files, len(self.used), self.looked_at, tuple(self.crashes), hidden,
            unchecked=unchecked, follows=follows,
        )  # fmt: skip

    def on(self, path: str) -> Mapping[str, AnyRule]:
        """The rules that are on for a file, by code."""
        pack = self.packs.get(path)
        root, game = (pack.root, pack.game) if pack else ("", "")
        settings = self.plan.settings(root, path)
        key = id(settings), game
        if key not in self._on:
            self._on[key] = {rule.code: rule for rule in selected(self.rules.get(game, ()), settings)}
        return self._on[key]

    def _is_on(self, found: Diagnostic) -> bool:
        """Whether a finding is asked for. Faults of reading are, where no rule of that code could be turned off."""
        path = found.span.path
        return found.code in self.on(path) or found.code not in self._known_names(path)

    def _in_sight(self, path: str, other: str) -> bool:
        """Whether the pack of a file sees what another file holds."""
        pack, holder = self.packs.get(path), self.packs.get(other)
        return pack is not None and holder is not None and holder in self.loaded.catalog.view(pack.id).packs

    def _of_pack(self, pack: Pack) -> Iterator[Diagnostic]:
        view = self.loaded.catalog.view(pack.id)
        paths = {path for path in _paths(pack) if path in self.loaded.selected}
        codes = {code for path in paths for code in self.on(path)}
        self.used |= codes - self.idle
        rules = [rule for rule in self.rules.get(pack.game, ()) if rule.code in codes]
        # Document by document, so that what several rules derive from one need not be kept for all.
        by_kind: dict[str, list[tuple[AnyRule, DocumentCheck]]] = {}
        seen: Counter[str] = Counter()
        for document in pack.of_files(paths):
            if isinstance(document, Broken):
                continue
            seen[document.kind] += 1
            checks = by_kind.get(document.kind)
            if checks is None:
                checks = by_kind[document.kind] = [
                    (rule, rule.document_check)
                    for rule in rules
                    if (not rule.kinds or document.kind in rule.kinds) and rule.document_check is not None
                ]
            for rule, check in checks:
                try:
                    for finding in check(document, view):
                        yield finding.diagnostic(rule.fault)
                except Exception as problem:
                    self._crashed(rule, f"{document.ref} ({document.source.path})", problem)
        for kind, checks in by_kind.items():
            for rule, _ in checks:
                self.looked_at[rule.code] += seen[kind]
        for rule in rules:
            if rule.scope == "pack" and (not rule.kinds or not seen.keys().isdisjoint(rule.kinds)):
                yield from self._by_pack(rule, pack, view)

    def _by_pack(self, rule: AnyRule, pack: Pack, view: View) -> Iterator[Diagnostic]:
        check = rule.pack_check
        assert check is not None
        self.looked_at[rule.code] += 1
        try:
            for finding in check(pack, view):
                if finding.span.path in self.loaded.selected:
                    yield finding.diagnostic(rule.fault)
        except Exception as problem:
            self._crashed(rule, f"pack {pack.id} ({pack.root or 'files without a pack'})", problem)

    def _crashed(self, rule: AnyRule, where: str, problem: Exception) -> None:
        trace = "".join(traceback.format_exception(problem))
        self.crashes.append(Crash(rule.code, rule.name, where, f"{type(problem).__name__}: {problem}", trace))

    def _without_suppressed(self, found: Sequence[Diagnostic]) -> tuple[list[Diagnostic], list[Diagnostic]]:
        """The findings that no comment hides, and what is wrong with the comments."""
        by_path: dict[str, list[Diagnostic]] = defaultdict(list)
        for each in found:
            by_path[each.span.path].append(each)
        problems: list[Diagnostic] = []
        for path in sorted({*self.loaded.selected, *by_path}):
            source = self.loaded.sources.get(path)
            if source is None or not may_suppress(source):
                continue
            comments, wrong = suppressions(source, self._known_names(path))
            by_path[path], unused = apply(by_path[path], comments, self._decided(path, by_path[path]))
            if path in self.loaded.selected:
                problems.extend((*wrong, *unused))
        return [each for some in by_path.values() for each in some], problems

    def _known_names(self, path: str) -> Mapping[str, str]:
        """The code of each rule for a file, on or off, by code and by name."""
        pack = self.packs.get(path)
        return _known(tuple(self.rules.get(pack.game if pack else "", ())))

    def _decided(self, path: str, found: Sequence[Diagnostic]) -> frozenset[str]:
        """The codes of rules that saw all of a file: none where part of it could not be read or is invalid."""
        broken = any(each.code[:3] in ("YML", "SCH") and each.severity == "error" for each in found)
        if broken:
            return frozenset()
        return frozenset(self.on(path)) - self.idle - {crash.code for crash in self.crashes}

    def _weighed(self, found: Diagnostic) -> Diagnostic:
        """The finding with the severity that the settings give it."""
        pack = self.packs.get(found.span.path)
        given = self.plan.settings(pack.root if pack else "", found.span.path).severity
        severity: Severity | None = given.get(found.code) or given.get(found.name) if given else None
        if severity is None or severity == found.severity:
            return found
        return replace(found, fault=replace(found.fault, severity=severity))


def _paths(pack: Pack) -> Iterator[str]:
    if pack.root:
        yield join(pack.root, MANIFEST)
    yield from (source.path for source in pack.sources)


@cache
def _known(rules: tuple[AnyRule, ...]) -> Mapping[str, str]:
    """The code of each rule by code and by name."""
    return {key: rule.code for rule in rules for key in (rule.code, rule.name)}
