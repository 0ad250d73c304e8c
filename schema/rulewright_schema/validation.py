"""Plain data against a model: pydantic's errors as diagnostics on the nodes that cause them.

pydantic says what is wrong; this module says where and in which words. Its `loc` mixes keys with the tags of unions,
so it is walked along the data: what the data does not have is a tag.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from rulewright_schema import faults
from rulewright_schema.diagnostics import Diagnostic, Edit, Fix
from rulewright_schema.docstrings import description
from rulewright_schema.fields import Model
from rulewright_schema.nodes import Data, MappingNode, Node, Path, ScalarNode, SequenceNode, at_path, key_at, nearest
from rulewright_schema.shapes import annotations_at, members, models_at, tags
from rulewright_schema.source import Span
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import described, explain, quoted


@dataclass(frozen=True, slots=True)
class Problem:
    """One error of pydantic's with its place in the data; `path` leads to the value or to where a key is missing."""

    path: Path
    type: str
    context: dict[str, object]
    message: str


def validate(model: type[Model], data: Data, node: Callable[[], Node]) -> tuple[Model | None, tuple[Diagnostic, ...]]:
    """The model, or None and what is wrong with the data, in source order.

    The node is asked for only where something is wrong.
    """
    try:
        return model.model_validate(data), ()
    except ValidationError as error:
        problems = [_problem(details, data) for details in error.errors(include_url=False, include_input=False)]
        return None, tuple(sorted(_diagnose(model, node(), problems), key=lambda each: each.order))


def _problem(details: ErrorDetails, data: Data) -> Problem:
    return Problem(_data_path(details["loc"], data), details["type"], details.get("ctx", {}), details["msg"])


def _data_path(loc: Sequence[str | int], data: Data) -> Path:
    """The part of a `loc` that is data: the reading that leaves out the fewest segments."""
    best = _best(tuple(loc), data)
    # A missing key is no data yet; it stays as the path's last segment.
    if loc and isinstance(loc[-1], str) and (not best or best[-1] != loc[-1]) and not loc[-1].startswith("<"):
        return (*best, loc[-1]) if _holder(best, data) else best
    return best


def _holder(path: Path, data: Data) -> bool:
    for segment in path:
        data = data[segment]  # type: ignore[index]  # the path was walked along this very data
    return isinstance(data, dict)


def _best(loc: tuple[str | int, ...], data: Data) -> Path:
    if not loc:
        return ()
    first, rest = loc[0], loc[1:]
    skipped = _best(rest, data)
    if isinstance(data, dict) and isinstance(first, str) and first in data:
        taken: Path = (first, *_best(rest, data[first]))
    elif isinstance(data, list) and isinstance(first, int) and first < len(data):
        taken = (first, *_best(rest, data[first]))
    else:
        return skipped
    return taken if len(taken) >= len(skipped) else skipped


def _diagnose(model: type[Model], node: Node, problems: list[Problem]) -> Iterator[Diagnostic]:
    unknown: dict[Path, list[Problem]] = defaultdict(list)
    missing: dict[Path, list[Problem]] = defaultdict(list)
    for problem in problems:
        if problem.type == "extra_forbidden":
            unknown[problem.path[:-1]].append(problem)
        elif problem.type in ("missing", "union_tag_not_found"):
            missing[_parent_of_missing(problem)].append(problem)
        else:
            yield from _value_problem(model, node, problem)
    for parent in dict.fromkeys((*unknown, *missing)):
        yield from _key_problems(model, node, parent, unknown.get(parent, []), missing.get(parent, []))


def _parent_of_missing(problem: Problem) -> Path:
    return problem.path if problem.type == "union_tag_not_found" else problem.path[:-1]


def _missing_name(problem: Problem) -> str:
    if problem.type == "union_tag_not_found":
        return str(problem.context.get("discriminator", "")).strip("'")
    return str(problem.path[-1])


def _key_problems(
    model: type[Model], node: Node, parent: Path, unknown: list[Problem], missing: list[Problem]
) -> Iterator[Diagnostic]:
    """Unknown and missing keys of one mapping; an unknown key that is close to a missing one is one finding."""
    here = at_path(node, parent)
    candidates = models_at(model, parent, here.data() if here else None)
    known = list(dict.fromkeys(name for each in candidates for name in each.model_fields))
    wanted = [_missing_name(problem) for problem in missing]
    present = set(here.entries) if isinstance(here, MappingNode) else set()
    for problem in unknown:
        key = str(problem.path[-1])
        meant = closest(key, wanted) or closest(key, [name for name in known if name not in present])
        if meant in wanted:
            wanted.remove(meant)
        yield _unknown_key(node, problem.path, key, meant, [name for name in known if name not in present])
    tag_missing = any(problem.type == "union_tag_not_found" for problem in missing)
    for name in wanted:
        if tag_missing and isinstance(here, MappingNode):
            yield _missing_tag(here, node, parent, name, tags(candidates, name))
        else:
            yield _missing_key(node, parent, name, candidates)


def _unknown_key(node: Node, path: Path, key: str, meant: str | None, known: list[str]) -> Diagnostic:
    key_node = key_at(node, path)
    span = key_node.span if key_node else nearest(node, path).span
    if meant is None:
        listed = ", ".join(known[:12]) + (", …" if len(known) > 12 else "")
        help_text = f"Keys that may still stand here: {listed}." if known else "Take it out."
        return Diagnostic(faults.UNKNOWN_KEY, span, f"unknown key {quoted(key)}", help_text)
    # Renaming gives meaning to what had none, but the guess may be wrong: the author has to want it.
    fix = Fix((Edit(span, meant),), f"Rename {quoted(key)} to {quoted(meant)}", safe=False) if key_node else None
    message = f"unknown key {quoted(key)}, did you mean {quoted(meant)}?"
    return Diagnostic(faults.UNKNOWN_KEY, span, message, f"Write {quoted(meant)}.", fix=fix)


def _missing_key(node: Node, parent: Path, name: str, candidates: list[type[BaseModel]]) -> Diagnostic:
    model = next((each for each in candidates if name in each.model_fields), None)
    said = description(model, name) if model else None
    what = f" ({said.split('. ')[0].rstrip('.')})" if said else ""
    return Diagnostic(faults.MISSING_KEY, _head(node, parent), f"missing key {quoted(name)}", f"Add {name}:{what}.")


def _missing_tag(here: MappingNode, node: Node, parent: Path, name: str, values: list[str]) -> Diagnostic:
    listed = ", ".join(sorted(set(values))[:16])
    for key, entry in here.entries.items():
        meant = closest(key, values)
        if meant:
            message = f"key {quoted(name)} is missing, and {quoted(key)} is not a key here"
            return Diagnostic(faults.MISSING_KEY, entry.key.span, message, f"Write {name}: {meant}.")
    message = f"missing key {quoted(name)}, which says what this is"
    return Diagnostic(faults.MISSING_KEY, _head(node, parent), message, f"Add {name}: one of {listed}.")


def _head(node: Node, parent: Path) -> Span:
    """Where a mapping that lacks a key is pointed at: the key it stands under, else its first key."""
    key = key_at(node, parent)
    if key is not None:
        return key.span
    here = nearest(node, parent)
    if isinstance(here, MappingNode) and here.entries:
        return next(iter(here.entries.values())).key.span
    return here.span


def _value_problem(model: type[Model], node: Node, problem: Problem) -> Iterator[Diagnostic]:
    path = problem.path
    if problem.type == "union_tag_invalid":
        discriminator = str(problem.context["discriminator"]).strip("'")
        here = at_path(node, (*path, discriminator))
        expected = tags(models_at(model, path, None), discriminator)
        yield _unknown_value(here or nearest(node, path), expected)
        return
    here = nearest(node, path)
    if problem.type == "literal_error":
        expected = [str(each) for each in _literals(model, path)]
        yield _unknown_value(here, expected)
        return
    key = key_at(node, path)
    if problem.type in ("invalid_key",) or "[key]" in path:
        here = key or here
    yield from _unwrapped(model, path, here, problem)
    wording = explain(problem.type, problem.context, problem.message, here)
    span = _shown(here)
    yield Diagnostic(wording.fault, span, wording.message, wording.help)


def _shown(here: Node) -> Span:
    """A long block is pointed at by its first line, so that the report stays readable."""
    if isinstance(here, ScalarNode):
        return here.span
    if isinstance(here, MappingNode) and here.entries and not here.flow:
        return next(iter(here.entries.values())).key.span
    return here.span


def _unwrapped(model: type[Model], path: Path, here: Node, problem: Problem) -> Iterator[Diagnostic]:
    """Where one thing is wanted and a list of one stands: what is wrong inside it is said too."""
    wants_mapping = problem.type in ("model_type", "model_attributes_type", "dict_type")
    if not (wants_mapping and isinstance(here, SequenceNode) and len(here.items) == 1):
        return
    inner = here.items[0]
    if not isinstance(inner, MappingNode):
        return
    candidates = models_at(model, path, inner.data())
    known = {name for each in candidates for name in each.model_fields}
    for key, entry in inner.entries.items():
        if key not in known:
            meant = closest(key, known)
            message = f"unknown key {quoted(key)}" + (f", did you mean {quoted(meant)}?" if meant else "")
            yield Diagnostic(
                faults.UNKNOWN_KEY, entry.key.span, message, f"Keys that may stand here: {', '.join(sorted(known))}."
            )


def _unknown_value(here: Node, expected: list[str]) -> Diagnostic:
    text = here.text if isinstance(here, ScalarNode) else None
    listed = ", ".join(dict.fromkeys(expected))
    if text is None:
        return Diagnostic(faults.WRONG_TYPE, _shown(here), f"one word is wanted here, not {described(here)}", listed)
    meant = closest(text, expected)
    if meant is None:
        return Diagnostic(faults.UNKNOWN_VALUE, here.span, f"unknown value {quoted(text)}", f"Known values: {listed}.")
    fix = Fix((Edit(here.span, meant),), f"Replace {quoted(text)} by {quoted(meant)}", safe=False)
    message = f"unknown value {quoted(text)}, did you mean {quoted(meant)}?"
    return Diagnostic(faults.UNKNOWN_VALUE, here.span, message, f"Write {meant}. Known values: {listed}.", fix=fix)


def _literals(model: type[Model], path: Path) -> list[object]:
    from_models = annotations_at(model, path)
    return list(dict.fromkeys(value for each in from_models for value in _literal_values(each)))


def _literal_values(annotation: object) -> Iterator[object]:
    for member in members(annotation):
        if get_origin(member) is Literal:
            yield from get_args(member)
