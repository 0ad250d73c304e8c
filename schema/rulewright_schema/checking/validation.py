"""Plain data against a model: pydantic's errors as diagnostics on the nodes that cause them.

pydantic says what is wrong; this module says where, `key_problems` and `value_problems` in which words. Its `loc` mixes
keys with the tags of unions, so it is walked along the data: what the data does not have is a tag.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from rulewright_schema.checking.key_problems import key_problems
from rulewright_schema.checking.misplaced_keys import Keys, misplaced_keys
from rulewright_schema.checking.problems import Problem, Subject
from rulewright_schema.checking.value_problems import value_problem
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.fields import SAID_TWICE, Model
from rulewright_schema.leanness import made_lean
from rulewright_schema.nodes import Data, Entry, MappingNode, Node, Path, SequenceNode, at_path

_UNWRAPPED_AT_MOST = 3


def validate(model: type[Model], data: Data, node: Callable[[], Node]) -> tuple[Model | None, tuple[Diagnostic, ...]]:
    """The model, or None and what is wrong with the data, in source order.

    The node is asked for only where something is wrong.
    """
    try:
        valid = model.model_validate(data)
    except ValidationError as error:
        found = _diagnose(Subject(model, node(), data), _problems(error, data), _UNWRAPPED_AT_MOST)
        return None, tuple(sorted(dict.fromkeys(found), key=lambda each: each.order))
    made_lean(valid)
    return valid, ()


def _problems(error: ValidationError, data: Data) -> list[Problem]:
    found = [_problem(details, data) for details in error.errors(include_url=False, include_input=False)]
    return [each for each in found if not _follows(each, found)]


def _follows(problem: Problem, found: list[Problem]) -> bool:
    """Whether a problem follows from another: it is below a wrong key, or a list is short of its wrong entries."""
    path = problem.path
    if problem.type == "too_short":
        return any(len(each.path) > len(path) and each.path[: len(path)] == path for each in found)
    keys = (each.path for each in found if each.at_key and each is not problem)
    return any(path[: len(each)] == each and not (problem.at_key and path == each) for each in keys)


def _problem(details: ErrorDetails, data: Data) -> Problem:
    loc, kind = details["loc"], details["type"]
    at_key = "[key]" in loc
    if kind == "missing":  # what is missing is no data: the last segment stays as it is
        path: Path = (*_best(loc[:-1], data), loc[-1])
    else:
        path = _best(loc, data)
    if kind == SAID_TWICE:
        path = (*path, details["ctx"]["index"])
    return Problem(path, kind, details.get("ctx", {}), details["msg"], at_key)


def _best(loc: Sequence[str | int], data: Data) -> Path:
    """The part of a `loc` that is data: the reading that leaves out the fewest segments.

    Of two such readings the one that leaves out earlier ones: a tag may be called like a key beside it.
    """
    known: dict[tuple[int, int], Path] = {}

    def best(index: int, here: Data) -> Path:
        if index == len(loc):
            return ()
        key = index, id(here)
        if key not in known:
            segment = loc[index]
            skipped = best(index + 1, here) if isinstance(segment, str) or not isinstance(here, list) else ()
            if isinstance(here, dict) and isinstance(segment, str) and segment in here:
                taken: Path = (segment, *best(index + 1, here[segment]))
            elif isinstance(here, list) and isinstance(segment, int) and segment < len(here):
                taken = (segment, *best(index + 1, here[segment]))
            else:
                taken = ()
            known[key] = taken if len(taken) > len(skipped) else skipped
        return known[key]

    return best(0, data)


def _diagnose(subject: Subject, problems: list[Problem], unwrap: int) -> Iterator[Diagnostic]:
    keys: dict[Path, Keys] = defaultdict(lambda: Keys([], []))
    for problem in problems:
        if problem.type == "extra_forbidden":
            keys[problem.path[:-1]].unknown.append(str(problem.path[-1]))
        elif problem.type == "missing":
            keys[problem.path[:-1]].missing.append(str(problem.path[-1]))
        elif problem.type == "union_tag_not_found":
            keys[problem.path].tag = str(problem.context.get("discriminator", "")).strip("'")
        else:
            yield from value_problem(subject, problem)
            if unwrap and problem.wants_mapping:
                yield from _unwrapped(subject, problem.path, unwrap - 1)
    yield from misplaced_keys(subject, keys)
    for parent, found in keys.items():
        yield from key_problems(subject, parent, found.unknown, found.missing, found.tag)


def _unwrapped(subject: Subject, path: Path, unwrap: int) -> Iterator[Diagnostic]:
    """Where one thing is wanted and a list of one stands: what is wrong inside it is said too."""
    here = at_path(subject.node, path)
    if not (isinstance(here, SequenceNode) and len(here.items) == 1 and isinstance(here.items[0], MappingNode)):
        return
    node = _replaced(subject.node, path, here.items[0])
    data = _data_replaced(subject.data, path, here.items[0].data())
    try:
        subject.model.model_validate(data)
    except ValidationError as error:
        inside = [each for each in _problems(error, data) if each.path[: len(path)] == path]
        yield from _diagnose(Subject(subject.model, node, data), inside, unwrap)


def _replaced(node: Node, path: Path, new: Node) -> Node:
    """The tree with another node at a path; the given tree stays as it is."""
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(node, MappingNode) and isinstance(first, str):
        old = node.entries[first]
        entries = {**node.entries, first: Entry(old.key, _replaced(old.value, rest, new))}
        return MappingNode(node.source, node.start, node.end, entries, node.flow)
    if isinstance(node, SequenceNode) and isinstance(first, int):
        items = list(node.items)
        items[first] = _replaced(items[first], rest, new)
        return SequenceNode(node.source, node.start, node.end, items, node.flow)
    return node


def _data_replaced(data: Data, path: Path, new: Data) -> Data:
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(data, dict) and isinstance(first, str):
        return {**data, first: _data_replaced(data[first], rest, new)}
    if isinstance(data, list) and isinstance(first, int):
        return [_data_replaced(each, rest, new) if index == first else each for index, each in enumerate(data)]
    return data
