"""Rules over a catalog."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulewright_lint.rule import Rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.loading import Loaded


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run found and how much it looked at. `looked_at` counts calls by rule code."""

    diagnostics: tuple[Diagnostic, ...]
    documents: int
    files: int
    rules: int
    looked_at: Mapping[str, int]


def run(loaded: Loaded, rules: Mapping[str, Sequence[Rule]]) -> Outcome:
    """The findings of reading and of every rule, by place. `rules` are given by game."""
    looked_at: Counter[str] = Counter()
    found: list[Diagnostic] = list(loaded.diagnostics)
    documents = 0
    for name in loaded.chosen:
        pack = loaded.catalog.packs[name]
        view = loaded.catalog.view(name)
        for rule in rules.get(pack.game, ()):
            found.extend(_findings(rule, pack, view, loaded, looked_at))
        places = [each.place for each in pack.documents] + [each.place for each in pack.broken]
        documents += sum(place.source.path in loaded.selected for place in places)
    used = len({rule.code for each in rules.values() for rule in each})
    return Outcome(tuple(_in_order(found)), documents, len(loaded.selected), used, looked_at)


def _findings(rule: Rule, pack: Pack, view: View, loaded: Loaded, looked_at: Counter[str]) -> Iterator[Diagnostic]:
    if rule.document_check is not None:
        for document in pack.documents:
            wanted = not rule.kinds or document.kind in rule.kinds
            if wanted and document.source.path in loaded.selected:
                looked_at[rule.code] += 1
                for finding in rule.document_check(document, view):
                    yield finding.diagnostic(rule.fault)
    if rule.pack_check is not None:
        looked_at[rule.code] += 1
        for finding in rule.pack_check(pack, view):
            if finding.span.path in loaded.selected:
                yield finding.diagnostic(rule.fault)


def _in_order(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    return sorted(dict.fromkeys(found), key=lambda each: each.order)
