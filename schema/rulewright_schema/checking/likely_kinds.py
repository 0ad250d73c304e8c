"""Which kind of document is likely meant, told by the keys of a document that says none or the wrong one."""

from collections.abc import Set as AbstractSet

from rulewright_schema import faults
from rulewright_schema.checking.problems import shown
from rulewright_schema.checking.replacing import replacement
from rulewright_schema.checking.validation import validate
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.kinds import MANIFEST_KIND, kinds
from rulewright_schema.nodes import Data, MappingNode, Node


def kinds_by_keys(keys: AbstractSet[str], game: str | None) -> list[str]:
    """The kinds whose documents have the most of a document's keys, and of these the ones that lack the fewest."""
    ranked: dict[tuple[int, int], list[str]] = {}
    for name in kinds(game):
        unknown, lacking = _misfits(name, keys, game)
        ranked.setdefault((unknown, lacking), []).append(name)
    best = min(ranked, default=(len(keys), 0))
    return sorted(ranked[best]) if best[0] < len(keys) else []


def fitting_kinds(kind: str, data: dict[str, Data], node: Node, game: str | None, problems: int) -> tuple[str, ...]:
    """The kinds that a document with some problems clearly is of, none of them the kind that it says.

    It has a key that its own kind does not know; theirs know all its keys and lack none, and as one of them it has
    fewer problems. Of these the ones with the fewest. One problem alone is no wrong kind (but an unknown key and a
    missing one are two), and a manifest is known by its file.
    """
    keys = set(data)
    unknown, lacking = _misfits(kind, keys, game)
    problems = max(problems, unknown + lacking)
    if problems < 2 or not unknown or kind == MANIFEST_KIND:
        return ()
    ranked: dict[int, list[str]] = {}
    for name, other in kinds(game).items():
        if name not in (kind, MANIFEST_KIND) and _misfits(name, keys, game) == (0, 0):
            found = validate(other.load(), {**data, "kind": name}, lambda: node)[1]
            ranked.setdefault(len(found), []).append(name)
    fewest = min(ranked, default=problems)
    return tuple(sorted(ranked[fewest])) if fewest < problems else ()


def wrong_kind(
    kind: str, meant: tuple[str, ...], node: Node, game: str | None, *, in_list: bool,
    what: str = "the keys are those of",
) -> Diagnostic:  # fmt: skip
    """The finding that the keys, or `what` is said, are those of other kinds: at the value of `kind`, or in a list at
    the first key.
    """
    of = "of " if what.endswith(" of") else ""
    message = f"{what} {' or '.join(map(_one, meant))}, not {of}{_one(kind)}"
    given = node.get("kind") if isinstance(node, MappingNode) else None
    if in_list or given is None:
        lists = " or ".join(f"{kinds(game)[each].plural}:" for each in meant)
        return Diagnostic(faults.WRONG_KIND, shown(node), message, f"Move it to the list {lists}.")
    fix = replacement(given, meant[0]) if len(meant) == 1 else None
    help_text = f"Write kind: {' or kind: '.join(meant)}."
    return Diagnostic(faults.WRONG_KIND, given.span, message, help_text, fix=fix)


def _misfits(kind: str, keys: AbstractSet[str], game: str | None) -> tuple[int, int]:
    """How many of a document's keys a kind does not know, and how many that it needs are not among them."""
    fields = kinds(game)[kind].load().model_fields
    lacking = sum(field.is_required() and key not in keys for key, field in fields.items())
    return len(keys - set(fields)), lacking


def _one(kind: str) -> str:
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
