"""From paths to a catalog: which packs are meant, their files as documents, overrides laid over what they change."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from rulewright_schema import faults
from rulewright_schema.catalog import Catalog, Pack
from rulewright_schema.contents import Contents, PackFile, Settled
from rulewright_schema.diagnostics import Diagnostic, Related
from rulewright_schema.documents import Broken, Document, Draft, Drafts, read_drafts, validate_draft
from rulewright_schema.kinds import games
from rulewright_schema.nodes import nearest
from rulewright_schema.packs.files import MANIFEST, Files, join, parent
from rulewright_schema.packs.manifests import Found, PackIndex, resolve, unreadable_file
from rulewright_schema.packs.overrides import laid_over
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.source import Source, Span
from rulewright_schema.wording import quoted

LOOSE = "untitled"


@dataclass(frozen=True, slots=True)
class Request:
    """What to load. `paths` are files, folders or packs; `game` is for files without a pack above them.

    `packs` are folders to look packs up in first; `installed` and `built_in` are folders that hold packs.
    """

    paths: Sequence[str]
    game: str | None = None
    packs: Sequence[str] = ()
    installed: Sequence[str] = ()
    built_in: Sequence[str] = ()


@dataclass(frozen=True, eq=False)
class Loaded:
    """A catalog with what was wrong in making it.

    `selected` are the files that were asked for, `chosen` their packs.
    """

    catalog: Catalog
    diagnostics: tuple[Diagnostic, ...]
    selected: frozenset[str]
    chosen: tuple[str, ...]
    sources: Mapping[str, Source] = field(repr=False)


ReadDrafts = Callable[[Source, str | None], Drafts]


def load(files: Files, request: Request, read: ReadDrafts = read_drafts) -> Loaded:
    """Everything that the request's paths mean. Paths that do not exist are the caller's to refuse."""
    # However the folders were named: a pack's files are told by the one name of its folder.
    shelves = ([files.named(each) for each in some] for some in (request.packs, request.installed, request.built_in))
    index = PackIndex(files, *shelves)
    roots, loose = _targets(files, request.paths)
    selected = {path for paths in (*roots.values(), loose) for path in paths}
    chosen = [index.manifest(root) for root in roots]
    if loose:
        chosen.append(_loose_pack(request.game))
    order, diagnostics = resolve(index, chosen)
    for found in chosen:
        diagnostics.extend(found.diagnostics)
    if loose and request.game is None:
        diagnostics.extend(_no_pack(files, request.paths, loose))
    sources: dict[str, Source] = {}
    packs: dict[str, Pack] = {}
    for name, found in order.items():
        paths = loose if found.root == "" else _files_of(files, found.root)
        # A file in a hidden folder is checked where it is asked for by name.
        inside = set(paths)
        paths.extend(path for path in roots.get(found.root, ()) if path not in inside)
        required = [packs[each] for each in _required(found, packs)]
        contents = Contents(
            _pack_file(files, path, found, required, read) for path in paths if path != join(found.root, MANIFEST)
        )
        sources.update((file.source.path, file.source) for file in contents.files)
        sources[found.source.path] = found.source
        packs[name] = Pack(
            found.id, found.manifest.game, found.root, found.manifest, found.document, tuple(found.requires), contents
        )
        # What was not asked for is read and validated when something that was asked for needs it.
        diagnostics.extend(_problems(found, contents, required, selected))
    kept = tuple(sorted({each for each in diagnostics if each.span.path in selected}, key=lambda each: each.order))
    return Loaded(Catalog(packs), kept, frozenset(selected), tuple(found.id for found in chosen), sources)


def _targets(files: Files, paths: Iterable[str]) -> tuple[dict[str, list[str]], list[str]]:
    """The selected files by their pack's folder, and those that lie in no pack."""
    selected: dict[str, None] = {}
    for path in map(files.named, paths):
        selected.update(dict.fromkeys([path] if files.is_file(path) else files.walk(path)))
    roots: dict[str, list[str]] = {}
    loose: list[str] = []
    above: dict[str, str | None] = {}
    for each in selected:
        folder = parent(each)
        if folder not in above:
            above[folder] = _root_above(files, folder)
        root = above[folder]
        (loose if root is None else roots.setdefault(root, [])).append(each)
    return roots, loose


def _root_above(files: Files, folder: str) -> str | None:
    """The nearest folder, this one or above it, that holds a manifest."""
    while True:
        if files.is_file(join(folder, MANIFEST)):
            return folder
        above = files.above(folder)
        if above is None:
            return None
        folder = above


def _files_of(files: Files, root: str) -> list[str]:
    """A pack's content files; a pack within the pack keeps its own."""
    paths = list(files.walk(root))
    roots = {root, *(parent(path) for path in paths if path == MANIFEST or path.endswith("/" + MANIFEST))}
    if len(roots) == 1:
        return paths
    homes: dict[str, str] = {}
    return [path for path in paths if _home(files, parent(path), roots, homes) == root]


def _home(files: Files, folder: str, roots: set[str], homes: dict[str, str]) -> str:
    """The nearest of some folders, this one or above it."""
    if folder not in homes:
        above = None if folder in roots else files.above(folder)
        homes[folder] = folder if above is None else _home(files, above, roots, homes)
    return homes[folder]


def _loose_pack(game: str | None) -> Found:
    manifest = PackManifest.model_construct(
        format=1, id=LOOSE, game=game or "", title={"en": LOOSE}, version="0",
        requires={game: ">=0"} if game in games() else {}, licence="?", authors=("?",), languages=("en",),
    )  # fmt: skip
    return Found("", Source(MANIFEST, b""), manifest, None, None, ())


def _no_pack(files: Files, asked: Iterable[str], loose: Iterable[str]) -> Iterator[Diagnostic]:
    """One finding for each folder that was asked for and each file outside of these, at its first file."""
    folders = [folder for folder in map(files.named, asked) if not files.is_file(folder)]
    groups: dict[str, list[str]] = {}
    for path in loose:
        above = next((folder for folder in folders if path.startswith(join(folder, ""))), None)
        groups.setdefault(path if above is None else above, []).append(path)
    for first, *others in groups.values():
        message = "the file lies in no pack, so its game is not known"
        if others:
            message = f"the file and {len(others)} more lie in no pack, so their game is not known"
        help_text = "Put a pack.yaml above (rulewright new pack), or name the game with --game."
        yield Diagnostic(faults.NO_PACK, Source(first, b"").span(0, 0), message, help_text)


def _required(found: Found, packs: Mapping[str, Pack]) -> Iterable[str]:
    """The packs that one requires, directly or not, each once, required ones first."""
    before = Catalog(packs)
    return dict.fromkeys(name for each in found.requires for name in before.closure(each))


def _pack_file(files: Files, path: str, found: Found, required: Sequence[Pack], read: ReadDrafts) -> PackFile:
    game = found.manifest.game if found.manifest.game in games() else None

    def settle(draft: Draft) -> Settled:
        if draft.override is not None:
            return laid_over(draft, found.id, found.manifest.game, required)
        return validate_draft(draft, found.id, game)

    try:
        source = Source(path, files.read(path))
    except OSError as error:
        source = Source(path, b"")
        lost = Drafts(source, (), (unreadable_file(source, error),))
        return PackFile(source, game, lambda: lost, settle)
    return PackFile(source, game, lambda: read(source, game), settle)


def _problems(
    found: Found, contents: Contents, required: Sequence[Pack], selected: AbstractSet[str]
) -> Iterator[Diagnostic]:
    """What is wrong with the documents of the files that were asked for."""
    known = found.manifest.game in games()
    missing = set(found.manifest.requires) - set(found.requires)
    names = {each.id for each in required}
    for file in contents.files:
        if file.source.path not in selected:
            continue
        yield from file.drafts.diagnostics if known else _reading_only(file.drafts)
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


def _follows(problem: Diagnostic, drafts: Drafts) -> bool:
    """Whether a problem follows from a fault of the text.

    A number out of range or a tag that does not fit has no right type; a merge key would have brought other keys.
    """
    if problem.fault == faults.MISSING_KEY and any(each.fault == faults.MERGE_KEY for each in drafts.diagnostics):
        return True
    return any(each.span == problem.span for each in drafts.diagnostics)


def _reading_only(drafts: Drafts) -> tuple[Diagnostic, ...]:
    """Of a file whose game is not known, only what is wrong whatever the game."""
    return tuple(each for each in drafts.diagnostics if each.code.startswith("YML"))


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
        other, *_ = contents.find(document.kind, document.id)
        if other is not document:
            message = f"{document.kind} {quoted(document.id)} is there twice"
            help_text = "Give one of them another id, or take one out."
            related = (Related(other.id_span(), "the first one"),)
            yield Diagnostic(faults.ID_COLLISION, document.id_span(), message, help_text, related)
        elif document.base is None:
            for theirs in _of_required(document, required)[-1:]:
                yield _collision(document, document.id_span(), theirs)
