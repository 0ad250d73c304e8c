"""How what was found differs from what an example expects, in words."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from rulewright_schema.nodes import Path

Unmet: TypeAlias = Iterator[tuple[Path, str]]
"""What is not as an expectation says: paths below it, and one line for each."""


def differing(path: str, wanted: Any, found: Any) -> Unmet:
    """Nothing where nothing is wanted or it is so."""
    if wanted is not None and wanted != found:
        yield (path,), f"it is {_shown(found)}, not {_shown(wanted)}"


def same_cards(path: str, wanted: tuple[str, ...] | None, found: list[str]) -> Unmet:
    """Nothing where nothing is wanted or these are the cards, in any order."""
    if wanted is not None and Counter(each.rpartition("/")[2] for each in wanted) != Counter(found):
        yield (path,), f"there are {', '.join(sorted(found)) or 'none'}"


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "so" if value else "not so"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "none"
    return str(value)
