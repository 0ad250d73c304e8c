"""Keys that are right one level deeper or one level up: one finding each, not an unknown and a missing key."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright_schema import faults
from rulewright_schema.checking.problems import Subject
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.nodes import MappingNode, Path, key_at
from rulewright_schema.wording import quoted


@dataclass(slots=True)
class Keys:
    """What is wrong with the keys of one mapping; `tag` is the key that would tell what the mapping is."""

    unknown: list[str]
    missing: list[str]
    tag: str | None = None


def misplaced_keys(subject: Subject, keys: dict[Path, Keys]) -> Iterator[Diagnostic]:
    """The unknown keys that the mapping around or a mapping below would take; they are taken out of `keys`."""
    for parent, found in list(keys.items()):
        homes = _homes(subject, parent) if found.unknown else []
        for key in list(found.unknown):
            home = next((path for path, wanted_there in homes if key in wanted_there), None)
            node = key_at(subject.node, (*parent, key))
            if home is None or node is None:
                continue
            found.unknown.remove(key)
            wanted = keys.get(home, found)
            wanted.missing = [each for each in wanted.missing if each != key]
            wanted.tag = None if wanted.tag == key else wanted.tag
            if len(home) > len(parent):
                message = f"{quoted(key)} belongs inside {quoted(str(home[-1]))}"
                help_text = f"Move it below {home[-1]}:."
            else:
                around = str(parent[len(home)])
                message = f"{quoted(key)} does not belong inside {quoted(around)}"
                help_text = f"Move it out, beside {around}:."
            yield Diagnostic(faults.UNKNOWN_KEY, node.span, message, help_text)


def _homes(subject: Subject, parent: Path) -> list[tuple[Path, set[str]]]:
    """The mappings directly below or around a mapping, with the keys that each may hold and does not yet."""
    here = subject.at(parent)
    below = [(*parent, name) for name in here.entries] if isinstance(here, MappingNode) else []
    end = len(parent)
    while end and isinstance(parent[end - 1], int):
        end -= 1
    around = [parent[: end - 1]] if end else []
    found = ((path, _not_yet_there(subject, path)) for path in (*below, *around))
    return [(path, keys) for path, keys in found if keys]


def _not_yet_there(subject: Subject, path: Path) -> set[str]:
    node = subject.at(path)
    if not isinstance(node, MappingNode):
        return set()
    return {key for model in subject.models(path) for key in model.model_fields if key not in node.entries}
