"""What this very tool is: a digest that changes whenever its code, its games or its libraries do."""

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

from rulewright_schema.digests import digest
from rulewright_schema.kinds import games

_OWN = ("rulewright_schema", "rulewright_engine", "rulewright_lint", "rulewright_cli")
_LIBRARIES = ("pydantic", "pydantic-core", "pyyaml", "fluent.runtime", "rapidfuzz")


@cache
def own_version() -> str:
    """The version of the distribution."""
    return _version("rulewright")


def fingerprint() -> str:
    """A digest over the name, size and time of every file of the tool's packages and of each game's.

    So results that were kept are never those of other code, in an installed copy as in a checkout that is worked on.
    """
    records = games().values()
    places = (place for each in records for place in (each.kinds, each.lint, each.engine) if place)
    packages = dict.fromkeys((*_OWN, *(place.partition(".")[0] for place in places)))
    parts = [sys.version, *(f"{each} {_version(each)}" for each in _LIBRARIES)]
    parts.extend(repr(each) for each in records)
    for package in packages:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            parts.extend(sorted(_files(folder)))
    return digest(*parts)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "?"


def _files(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from _files(entry.path)
            else:
                info = entry.stat()
                yield f"{entry.path} {info.st_size} {info.st_mtime_ns}"
