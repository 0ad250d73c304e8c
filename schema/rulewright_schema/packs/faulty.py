"""Required packs that were not asked for and are faulty: told where they are required, since nothing else tells it."""

from collections.abc import Iterator, Mapping, Sequence

from rulewright_schema import faults
from rulewright_schema.catalog import Catalog
from rulewright_schema.diagnostics import Diagnostic, Related
from rulewright_schema.packs.manifests import Found
from rulewright_schema.wording import quoted


def faulty_requirements(
    catalog: Catalog, chosen: Sequence[Found], errors: Mapping[str, Sequence[Diagnostic]]
) -> Iterator[Diagnostic]:
    """One finding for each requirement of a chosen pack through which it builds on packs with errors.

    `errors` are those that are told nowhere else, by the id of the pack that has them. What a chosen pack brings in is
    told at its own manifest.
    """
    asked = {found.id for found in chosen}
    for found in chosen:
        seen = {found.id, *found.requires}
        for name in found.requires:
            met = [name, *(() if name in asked else _behind(catalog, name, seen | asked))]
            seen.update(met)
            faulty = [each for each in met if errors.get(each)]
            if faulty:
                yield _finding(catalog, found, name, faulty[0], [each for one in faulty for each in errors[one]])


def _behind(catalog: Catalog, first: str, seen: set[str]) -> list[str]:
    """The packs that a pack requires, directly or not, without those that have been seen and what these require."""
    met: dict[str, None] = {}
    waiting = [first]
    while waiting:
        for each in catalog.packs[waiting.pop()].requires:
            if each not in seen and each not in met:
                met[each] = None
                waiting.append(each)
    return list(met)


def _finding(catalog: Catalog, found: Found, name: str, faulty: str, errors: Sequence[Diagnostic]) -> Diagnostic:
    first = errors[0]
    what = "is faulty" if faulty == name else f"builds on {quoted(faulty)}, which is faulty"
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    message = f"required pack {quoted(name)} {what}: {first.message}{more}"
    help_text = f"Mend it (rulewright lint {catalog.packs[faulty].root}), or require a version that is sound."
    related = (Related(first.span, f"what is wrong with {faulty}"),)
    return Diagnostic(faults.FAULTY_REQUIREMENT, found.key_span("requires", name), message, help_text, related)
