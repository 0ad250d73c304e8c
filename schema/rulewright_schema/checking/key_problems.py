"""Unknown and missing keys of a mapping in words. A misspelt key is one finding, not an unknown and a missing one."""

from collections.abc import Iterable, Iterator

from pydantic import BaseModel

from rulewright_schema import faults
from rulewright_schema.checking.problems import Subject
from rulewright_schema.diagnostics import Diagnostic, Edit, Fix
from rulewright_schema.docstrings import description
from rulewright_schema.nodes import MappingNode, Path, ScalarNode, key_at, nearest
from rulewright_schema.shapes import tags
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import listed, quoted, unknown_format

# First words of descriptions that are small within a sentence; names of the game stay capital.
_SMALL = frozenset({
    "A", "All", "An", "Any", "As", "At", "By", "Each", "Every", "Fingerprint", "For", "From", "How", "In", "It",
    "Its", "More", "No", "Numbers", "Of", "On", "One", "Only", "Other", "Rule", "Several", "Some", "Something",
    "Statements", "Text", "The", "Those", "Three", "Two", "Under", "What", "When", "Where", "Whether", "Which",
    "Who", "Whom", "Whose", "Why", "With",
})  # fmt: skip


def key_problems(
    subject: Subject, parent: Path, unknown: list[str], missing: list[str], tag: str | None
) -> Iterator[Diagnostic]:
    """What is wrong with the keys of the mapping at a path; `tag` is the key that would tell what the mapping is."""
    here = subject.at(parent)
    present = set(here.entries) if isinstance(here, MappingNode) else set()
    candidates = subject.models(parent)
    if tag is not None:
        yield _missing_tag(subject, parent, present, tag, candidates)
        return
    mark = _mark(subject, parent, candidates)
    everything = subject.all_models(parent)
    if mark is None:
        unknown, missing, candidates = _likelier(present, unknown, missing, candidates, everything)
    names = [name for each in candidates for name in each.model_fields]
    known = [name for name in dict.fromkeys(names) if name not in present]
    # Names of what else could stand here, had it another key: `leadr` for `leader` instead of `thug`.
    others = [name for each in everything for name in each.model_fields if name not in names]
    wanted = list(missing)
    if unknown and wanted and set(unknown) == present and not any(closest(each, wanted) for each in unknown):
        yield _nothing_known(subject, parent, unknown, known)
        return
    pair = len(unknown) == len(wanted) == 1
    for key in unknown:
        if mark is not None and key in others:
            yield _key_of_another(subject, (*parent, key), mark, everything, known)
            wanted.clear()
            continue
        meant = closest(key, wanted) or closest(key, known)
        other = None if meant or key in others else closest(key, others)
        if other:
            wanted.clear()
        elif meant in wanted:
            wanted.remove(meant)
        elif pair:
            yield _another_key(subject, (*parent, key), wanted.pop(), candidates)
            continue
        yield _unknown_key(subject, (*parent, key), meant or other, known)
    if wanted:
        yield _missing_keys(subject, parent, wanted, candidates)


def _mark(subject: Subject, parent: Path, candidates: list[type[BaseModel]]) -> tuple[str, str] | None:
    """The key and the word by which a mapping says itself what it is; None where it is told by its other keys."""
    here = subject.at(parent)
    for name in candidates[0].model_fields if len(candidates) == 1 and isinstance(here, MappingNode) else ():
        value = subject.at((*parent, name))
        if isinstance(value, ScalarNode) and value.text in tags(candidates, name):
            return name, value.text
    return None


def _likelier(
    present: set[str],
    unknown: list[str],
    missing: list[str],
    candidates: list[type[BaseModel]],
    everything: list[type[BaseModel]],
) -> tuple[list[str], list[str], list[type[BaseModel]]]:
    """What is unknown and missing, held against the model that most of the keys belong to, and that model.

    Where a mapping is told by its keys, one that is misspelt or left out makes it look like another one.
    """

    def fits(model: type[BaseModel]) -> int:
        return len(present & set(model.model_fields))

    most = max(everything, key=fits, default=None)
    if not unknown or most is None or fits(most) <= max(map(fits, candidates), default=0):
        return unknown, missing, candidates
    told = present - set(unknown)  # these are right here, or told as misplaced
    known = {name for each in candidates for name in each.model_fields}
    left = [key for key in sorted(present) if key not in most.model_fields and (key in known or key not in told)]
    needed = [name for name, field in most.model_fields.items() if field.is_required() and name not in present]
    return left, needed, [most]


def _key_of_another(
    subject: Subject, path: Path, mark: tuple[str, str], everything: list[type[BaseModel]], known: list[str]
) -> Diagnostic:
    """A key that only another sort of the same thing has: `batteries` of what says that it is food."""
    name, word = mark
    key = str(path[-1])
    node = key_at(subject.node, path)
    span = node.span if node else subject.head(path[:-1])
    owners = tags([each for each in everything if key in each.model_fields], name)
    may_stand = f" Keys that may still stand here: {listed(known)}." if known else ""
    help_text = f"It is a key of {name}: {listed(owners)}.{may_stand}" if owners else f"Take it out.{may_stand}"
    return Diagnostic(faults.UNKNOWN_KEY, span, f"{name}: {word} has no key {quoted(key)}", help_text)


def _nothing_known(subject: Subject, parent: Path, unknown: list[str], known: list[str]) -> Diagnostic:
    """No key of a mapping is right: it is another thing, or what is meant stands one level too deep."""
    first = key_at(subject.node, (*parent, unknown[0]))
    span = first.span if first else subject.head(parent)
    inner = subject.at((*parent, unknown[0]))
    if len(unknown) == 1 and isinstance(inner, MappingNode) and set(inner.entries) & set(known):
        help_text = f"Take {quoted(unknown[0])} out: what stands below it belongs here."
    else:
        help_text = f"Keys that may stand here: {listed(known)}."
    keys = "key" if len(unknown) == 1 else "keys"
    message = f"unknown {keys} {listed(quoted(each) for each in unknown)}"
    return Diagnostic(faults.UNKNOWN_KEY, span, message, help_text)


def _unknown_key(subject: Subject, path: Path, meant: str | None, known: Iterable[str]) -> Diagnostic:
    key = str(path[-1])
    node = key_at(subject.node, path)
    span = node.span if node else nearest(subject.node, path).span
    if meant is None:
        may_stand = listed(known)
        help_text = f"Keys that may still stand here: {may_stand}." if may_stand else "Take it out."
        return Diagnostic(faults.UNKNOWN_KEY, span, f"unknown key {quoted(key)}", help_text)
    # Renaming gives meaning to what had none, but the guess may be wrong: the author has to want it.
    fix = Fix((Edit(span, meant),), f"Rename {quoted(key)} to {quoted(meant)}", safe=False) if node else None
    message = f"unknown key {quoted(key)}, did you mean {quoted(meant)}?"
    return Diagnostic(faults.UNKNOWN_KEY, span, message, f"Write {quoted(meant)}.", fix=fix)


def _another_key(subject: Subject, path: Path, name: str, candidates: list[type[BaseModel]]) -> Diagnostic:
    """One key is unknown and another one missing: most likely the one was meant for the other."""
    key = key_at(subject.node, path)
    span = key.span if key else subject.head(path[:-1])
    meaning = _meaning(name, candidates)
    message = f"unknown key {quoted(str(path[-1]))}, and {quoted(name)} is missing"
    return Diagnostic(faults.UNKNOWN_KEY, span, message, f"Write {name}: instead{',' if meaning else ''}{meaning}.")


def _missing_keys(subject: Subject, parent: Path, names: list[str], candidates: list[type[BaseModel]]) -> Diagnostic:
    span = subject.head(parent)
    if not parent and "format" in names:
        return unknown_format(span, None)
    keys = "key" if len(names) == 1 else "keys"
    message = f"missing {keys} {listed(quoted(each) for each in names)}"
    added = "; ".join(f"{each}:{_meaning(each, candidates)}" for each in names[:4])
    return Diagnostic(faults.MISSING_KEY, span, message, f"Add {added}{'; …' if len(names) > 4 else ''}.")


def _meaning(name: str, candidates: list[type[BaseModel]]) -> str:
    """The first sentence of what a field says of itself, on one line; nothing where it says nothing."""
    text = next((description(each, name) for each in candidates if name in each.model_fields), None)
    if not text:
        return ""
    paragraph = " ".join(text.split("\n\n")[0].split())
    first = paragraph.split(". ")[0].rstrip(".")
    return f" {first[:1].lower()}{first[1:]}" if first.split()[0] in _SMALL else f" {first}"


def _missing_tag(
    subject: Subject, parent: Path, present: set[str], name: str, candidates: list[type[BaseModel]]
) -> Diagnostic:
    """The key is missing that tells what this is: misspelt, its value used as a key, or just left out."""
    here = subject.at(parent)
    values = tags(candidates, name)
    fields = {field for each in candidates for field in each.model_fields}
    others = [field for each in subject.all_models(parent) for field in each.model_fields if field not in fields]
    for key in present - fields:
        meant = closest(key, [name]) or (None if key in others else closest(key, others))
        if meant:
            return _unknown_key(subject, (*parent, key), meant, ())
    entries = here.entries if isinstance(here, MappingNode) else {}
    for key, entry in entries.items():
        meant = closest(key, values) if key not in fields else None
        if meant:
            message = f"key {quoted(name)} is missing, and {quoted(key)} is not a key here"
            return Diagnostic(faults.MISSING_KEY, entry.key.span, message, f"Write {name}: {meant}.")
    for key, entry in entries.items():
        if isinstance(entry.value, ScalarNode) and entry.value.text in values and key not in fields:
            return _unknown_key(subject, (*parent, key), name, ())
    message = f"missing key {quoted(name)}, which says what this is"
    fitting = [each for each in candidates if present <= set(each.model_fields)]
    choices = tags(fitting, name) or values
    text = f"Add {name}: {'' if len(choices) == 1 else 'one of '}{listed(choices)}."
    return Diagnostic(faults.MISSING_KEY, subject.head(parent), message, text)
