"""Two files whose names differ in case only.

Why
    On Windows and macOS they are one and the same file: unpacking the pack there loses one of them.

Wrong
    ```yaml
    # file: terms.yaml
    terms:
      - {id: cape, title: {en: Cape}}
    # file: Terms.yaml
    terms:
      - {id: hood, title: {en: Hood}}
    ```

Right
    ```yaml
    # file: terms.yaml
    terms:
      - {id: cape, title: {en: Cape}}
    # file: more-terms.yaml
    terms:
      - {id: hood, title: {en: Hood}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.source import Source
from rulewright_schema.wording import quoted


def check(pack: Pack, _view: View) -> Iterator[Finding]:
    """Each file that has an earlier one of the same name but for case."""
    seen: dict[str, Source] = {}
    for source in sorted(pack.sources, key=lambda each: each.path):
        other = seen.setdefault(source.path.casefold(), source)
        if other.path != source.path:
            name, first = (each.path.rpartition("/")[2] for each in (source, other))
            message = f"{quoted(name)} and {quoted(first)} differ in case only"
            related = (Related(other.span(0, 0), "the other file"),)
            yield Finding(source.span(0, 0), message, "Give one of them another name.", related)


RULE = pack_rule(Fault("PCK017", "names-differ-in-case", "warning"), check)
