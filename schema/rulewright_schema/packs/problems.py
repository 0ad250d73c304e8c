"""What is wrong with a pack's documents, as far as reading and validating them tells."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from rulewright_schema import faults
from rulewright_schema.catalog import Pack
from rulewright_schema.checking.problems import shown
from rulewright_schema.contents import Contents, PackFile
from rulewright_schema.diagnostics import Diagnostic, Related
from rulewright_schema.documents import Broken, Document, Draft, Drafts
from rulewright_schema.kinds import MANIFEST_KIND, games
from rulewright_schema.nodes import nearest
from rulewright_schema.packs.manifests import Found
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Span
from rulewright_schema.wording import quoted

# Of a file with one of these not a word is read.
_UNREAD = (
    faults.NOT_UTF_8, faults.FILE_TOO_LARGE, faults.CONTROL_CHARACTER, faults.EMPTY_DOCUMENT, faults.UNREADABLE_FILE,
)  # fmt: skip


def holds_nothing(file: PackFile) -> bool:
    """Whether a file is empty or no text at all, so that this is the only thing to say of it."""
    found = file.drafts.diagnostics
    return bool(found) and all(each.fault in _UNREAD for each in found) and not read(file.source).documents


def problems_of(
    found: Found, contents: Contents, required: Sequence[Pack], selected: AbstractSet[str]
) -> Iterator[Diagnostic]:
    """What is wrong with the documents of some of a pack's files. `required` are all packs that it builds on."""
    known = found.manifest.game in games()
    missing = set(found.manifest.requires) - set(found.requires)
    names = {each.id for each in required}
    for file in contents.files:
        if file.source.path not in selected:
            continue
        yield from file.drafts.diagnostics if known else _reading_only(file.drafts)
        yield from (_misplaced(draft) for draft in file.drafts.drafts if known and draft.kind == MANIFEST_KIND)
        problems: list[Diagnostic] = []
        broken: list[Broken] = []
        for entry in file.entries:
            outcome, own = entry.settled()
            if entry.override is None:
                problems.extend(each for each in own if not _follows(each, file.drafts))
                broken.extend((outcome,) if isinstance(outcome, Broken) else ())
            elif entry.override in names or not missing:
                # What a required pack that was not found would have had is not known.
                yield from own
        for missing_keys, collision in _forgotten_overrides(broken, problems, required):
            problems = [each for each in problems if each not in missing_keys]
            problems.append(collision)
        yield from problems
        file.source.forget()
    yield from _collisions(contents, required, selected)


def _misplaced(draft: Draft) -> Diagnostic:
    """A manifest in another file than the one that is read as such."""
    message = "a pack is described in the file pack.yaml of its folder; here it has no effect"
    help_text = "Take it out, or move it to a file pack.yaml in a folder of its own."
    return Diagnostic(faults.MISPLACED_MANIFEST, shown(draft.place.node()), message, help_text)


def _follows(problem: Diagnostic, drafts: Drafts) -> bool:
    """Whether a problem follows from a fault of the text.

    A number out of range or a tag that does not fit has no right type; a merge key would have brought other keys.
    """
    if problem.fault == faults.MISSING_KEY and any(each.fault == faults.MERGE_KEY for each in drafts.diagnostics):
        return True
    return any(each.span == problem.span for each in drafts.diagnostics)


def _reading_only(drafts: Drafts) -> tuple[Diagnostic, ...]:
    """Of a file whose game is not known, only what is wrong whatever the game."""
    return tuple(
        each for each in drafts.diagnostics if each.code.startswith("YML") or each.fault == faults.UNREADABLE_FILE
    )


def _forgotten_overrides(
    broken: Sequence[Broken], problems: Sequence[Diagnostic], required: Sequence[Pack]
) -> Iterator[tuple[list[Diagnostic], Diagnostic]]:
    """Documents that lack keys which a required pack's document of that id has: what they lack, and what to say."""
    for each in broken:
        whole = each.place.node().span
        lacking = [one for one in problems if one.fault == faults.MISSING_KEY and _is_within(one.span, whole)]
        taken = _of_required(each, required)[:1] if lacking else ()
        for theirs in taken:
            yield lacking, _collision(each, nearest(each.place.node(), ("id",)).span, theirs)


def _of_required(document: Document | Broken, required: Sequence[Pack]) -> tuple[Document, ...]:
    """The documents of the same kind and id that required packs have."""
    return tuple(each for pack in required for each in pack.contents.find(document.kind, document.id))


def _is_within(inner: Span, outer: Span) -> bool:
    return outer.start_byte <= inner.start_byte and inner.end_byte <= outer.end_byte


def _collision(document: Document | Broken, span: Span, taken: Document) -> Diagnostic:
    message = f"{document.kind} {quoted(document.id)} is already in pack {quoted(taken.pack)}"
    help_text = f"Give it another id, or say that it changes that one: override: {taken.pack}."
    related = (Related(taken.id_span(), f"the one of {taken.pack}"),)
    return Diagnostic(faults.ID_COLLISION, span, message, help_text, related)


def _collisions(contents: Contents, required: Sequence[Pack], selected: AbstractSet[str]) -> Iterator[Diagnostic]:
    """Two documents of one id: within the pack, or with a required pack without saying that it overrides."""
    asked = (entry.outcome for file in contents.files if file.source.path in selected for entry in file.entries)
    for document in asked:
        if isinstance(document, Broken):
            continue
        first, *others = contents.find(document.kind, document.id)
        theirs = _of_required(document, required) if document is first and document.base is None else ()
        # At the second one, or at the first where nobody asked for the others and nothing else is told of it.
        told_there = any(each.source.path in selected for each in others)
        other = first if first is not document else others[0] if others and not told_there else None
        if theirs:
            yield _collision(document, document.id_span(), theirs[-1])
        elif other is not None:
            message = f"{document.kind} {quoted(document.id)} is there twice"
            help_text = "Give one of them another id, or take one out."
            related = (Related(other.id_span(), "the first one" if other is first else "the other one"),)
            yield Diagnostic(faults.ID_COLLISION, document.id_span(), message, help_text, related)
