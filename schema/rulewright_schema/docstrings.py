"""What fields of models say of themselves: the docstrings below them, read from the source when they are wanted.

pydantic can read them too, but does so for every class at import, which costs each command a third of the time that
the models take; they are needed only where somebody is to be told something.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from pydantic import BaseModel


def description(model: type[BaseModel], name: str) -> str | None:
    """What a model's field says of itself, or what the field says that it narrows; None where neither says anything."""
    field = model.model_fields.get(name)
    if field is not None and field.description:
        return field.description
    found = (_docstrings(base.__module__).get(base.__qualname__, {}).get(name) for base in model.__mro__)
    return next((text for text in found if text), None)


@cache
def _docstrings(module: str) -> dict[str, dict[str, str]]:
    """Docstrings of fields by class and field, of all classes of a module; empty where its source is not at hand."""
    loaded = sys.modules.get(module)
    if loaded is None:
        return {}
    try:
        source = inspect.getsource(loaded)
    except (OSError, TypeError):
        return {}
    return dict(_classes(ast.parse(source).body, ""))


def _classes(body: list[ast.stmt], outer: str) -> Iterator[tuple[str, dict[str, str]]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            name = f"{outer}{node.name}"
            yield name, dict(_fields(node.body))
            yield from _classes(node.body, f"{name}.")


def _fields(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for node, below in pairwise(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(below, ast.Expr):
            value = below.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield node.target.id, inspect.cleandoc(value.value)
