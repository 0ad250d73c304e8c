"""The linter's settings in a pack's manifest: what of them can be used, and what is said of the rest at its place.

One pack's mistake is its own: it ends no run over others, and the settings beside it hold.
"""

from collections.abc import Callable, Iterator, Sequence

from rulewright_lint.failures import CannotRunError
from rulewright_lint.rule import AnyRule, Finding
from rulewright_lint.rules.bad_lint_setting import RULE
from rulewright_lint.selection import Settings, UnknownSelectorError, check_selector
from rulewright_lint.settings import from_manifest
from rulewright_schema.catalog import Pack
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.packs.files import join
from rulewright_schema.source import Span

_HELP = "Write the code or name of a rule, or the beginning of codes (rulewright explain lists them)."


def usable(
    pack: Pack, rules: Sequence[AnyRule], read_baseline: Callable[[str], object] | None
) -> tuple[Settings, list[Diagnostic]]:
    """What a manifest's settings come to, and a finding for each that cannot be used.

    `read_baseline` raises CannotRunError for a baseline that cannot be used; None where none is wanted.
    """
    given = from_manifest(pack.manifest)
    found: list[Diagnostic] = []
    bad: set[tuple[str, str]] = set()
    for key, selector, span in _selectors(pack, given):
        try:
            check_selector(selector, rules, ignored=key == "ignore")
        except UnknownSelectorError as problem:
            bad.add((key, selector))
            found.append(Finding(span, str(problem), _HELP).diagnostic(RULE.fault))
    baseline = join(pack.root, given.baseline) if given.baseline is not None else None
    if baseline is not None and read_baseline is not None and pack.document is not None:
        try:
            read_baseline(baseline)
        except CannotRunError as problem:
            help_text = f"Write it: rulewright lint {pack.root} --write-baseline {baseline}"
            span = pack.document.span("lint", "baseline")
            found.append(Finding(span, str(problem), help_text).diagnostic(RULE.fault))
            baseline = None
    return (
        Settings(
            tuple(each for each in given.select if ("select", each) not in bad),
            tuple(each for each in given.ignore if ("ignore", each) not in bad),
            {name: value for name, value in given.severity.items() if ("severity", name) not in bad},
            baseline,
        ),
        found,
    )


def _selectors(pack: Pack, given: Settings) -> Iterator[tuple[str, str, Span]]:
    """Each selector with the key it stands below and its place."""
    document = pack.document
    if document is None:
        return
    for key, selectors in (("select", given.select), ("ignore", given.ignore)):
        for place, selector in enumerate(selectors):
            yield key, selector, document.span("lint", key, place)
    for selector in given.severity:
        yield "severity", selector, document.key_span("lint", "severity", selector)
