"""One whole run over a tree of files: load, settings, rules, baseline. All that it knows of the disk is `Files`."""

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import TypeAlias

from rulewright_lint.baseline import BadBaselineError, Entry, entry_of, from_text, without_known
from rulewright_lint.failures import CannotRunError
from rulewright_lint.manifest_settings import usable
from rulewright_lint.registry import rules_of_game
from rulewright_lint.rule import AnyRule
from rulewright_lint.runner import Outcome, Plan, run
from rulewright_lint.selection import Settings, UnknownSelectorError, check_selectors
from rulewright_lint.settings import CONFIG_NAME, BadSettingsError, from_config
from rulewright_lint.suppressions import cannot_be_hidden
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import read_drafts
from rulewright_schema.kinds import games
from rulewright_schema.packs.files import Files, join, parent
from rulewright_schema.packs.loading import Loaded, ReadDrafts, Request, load


@dataclass(frozen=True, slots=True)
class Options:
    """What is asked of a run, beside the files themselves.

    `given` are the settings of the command line, stronger than all others. `config` is a configuration file to use
    instead of looking for one. `untrusted`: the packs' own settings, baselines and comments hold for nothing.
    """

    request: Request
    given: Settings = field(default_factory=Settings)
    config: str | None = None
    untrusted: bool = False
    use_baselines: bool = True


@dataclass(frozen=True, slots=True)
class Result:
    """What a run found, and what it looked at."""

    outcome: Outcome
    loaded: Loaded


Play: TypeAlias = Callable[[Loaded], Iterable[Diagnostic]]
"""Plays loaded content and gives what that finds."""


@cache
def all_rules() -> tuple[AnyRule, ...]:
    """Every rule of every game."""
    return tuple({rule.code: rule for game in (None, *games()) for rule in rules_of_game(game)}.values())


def rules_of(loaded: Loaded) -> dict[str, tuple[AnyRule, ...]]:
    """The rules of each game that the chosen packs are for."""
    played = {loaded.catalog.packs[name].game for name in loaded.chosen}
    return {game: rules_of_game(game) for game in played}


def lint(files: Files, options: Options, read: ReadDrafts = read_drafts, play: Play | None = None) -> Result:
    """Everything that is wrong with what is asked for, and what playing it finds. Raises CannotRunError."""
    if any((options.given.select, options.given.ignore, options.given.severity)):
        check_selectors(options.given, all_rules())
    loaded = load(files, options.request, read)
    plan, problems = plan_of(files, loaded, options)
    loaded = replace(loaded, diagnostics=(*loaded.diagnostics, *problems))
    rules = rules_of(loaded)
    outcome = run(loaded, rules, plan, tuple(play(loaded)) if play is not None else None)
    if loaded.chosen and not outcome.rules:
        raise CannotRunError("no rule is left to check with; select more or ignore less")
    if options.use_baselines:
        entries = _entries(files, plan)
        if entries:
            outcome = without_known(outcome, loaded, files, entries)
    return Result(outcome, loaded)


def baseline_of(result: Result, files: Files) -> tuple[Entry, ...]:
    """What a baseline file remembers of a run: every finding but those of text that could not be read."""
    findings = (each for each in result.outcome.diagnostics if not cannot_be_hidden(each))
    return tuple(entry_of(each, result.loaded, files) for each in findings)


def plan_of(files: Files, loaded: Loaded, options: Options) -> tuple[Plan, list[Diagnostic]]:
    """The settings for each pack's folder and each folder of files without a pack; what is wrong in manifests."""
    if options.untrusted:
        return Plan({}, _explicit(files, options).under(options.given), comments=False), []
    by_folder: dict[str, Settings] = {}
    problems: list[Diagnostic] = []
    wants_baseline = options.use_baselines and options.given.baseline is None
    read_baseline = partial(_baseline, files) if wants_baseline else None
    for name in loaded.chosen:
        pack = loaded.catalog.packs[name]
        folders = [pack.root] if pack.root else sorted({parent(source.path) for source in pack.sources})
        for folder in folders:
            found = _explicit(files, options) if options.config else _nearest(files, folder)
            if pack.manifest.lint is not None:
                own, wrong = usable(pack, all_rules(), read_baseline)
                problems.extend(wrong)
                found = own.under(found)
            by_folder[folder] = found.under(options.given)
    return Plan(by_folder, options.given), problems


def _explicit(files: Files, options: Options) -> Settings:
    return _config(files, options.config) if options.config else Settings()


def _nearest(files: Files, folder: str) -> Settings:
    """The settings of the nearest configuration file at or above a folder."""
    here: str | None = folder
    while here is not None:
        path = join(here, CONFIG_NAME)
        if files.is_file(path):
            return _config(files, path)
        here = files.above(here)
    return Settings()


def _config(files: Files, path: str) -> Settings:
    try:
        found = from_config(tomllib.loads(files.read(path).decode("utf-8")))
        if found != Settings():
            check_selectors(found, all_rules())
    except OSError as problem:
        raise CannotRunError(f"{path} cannot be read: {problem.strerror or problem}") from problem
    except UnicodeDecodeError as problem:
        raise CannotRunError(f"{path} is no text in UTF-8; settings are TOML (docs/settings.md)") from problem
    except (BadSettingsError, UnknownSelectorError, tomllib.TOMLDecodeError) as problem:
        raise CannotRunError(f"{path}: {problem}") from problem
    return replace(found, baseline=join(parent(path), found.baseline)) if found.baseline else found


def _entries(files: Files, plan: Plan) -> list[Entry]:
    settings = (*plan.by_folder.values(), plan.default)
    paths = dict.fromkeys(each.baseline for each in settings if each.baseline is not None)
    return [entry for path in paths for entry in _baseline(files, path)]


def _baseline(files: Files, path: str) -> tuple[Entry, ...]:
    try:
        return from_text(files.read(path).decode("utf-8"))
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        raise CannotRunError(f"baseline {path} cannot be read: {reason}; write it with --write-baseline") from problem
    except (BadBaselineError, UnicodeDecodeError) as problem:
        raise CannotRunError(f"baseline {path}: {problem}") from problem
