"""From paths to a catalog: which packs are meant, their files as documents, overrides laid over what they change."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright_schema import faults
from rulewright_schema.catalog import Catalog, Pack
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
class FileResult:
    """One file of a pack: its documents and what was wrong in reading and validating it."""

    source: Source
    documents: tuple[Document, ...]
    broken: tuple[Broken, ...]
    overrides: tuple[Draft, ...]
    diagnostics: tuple[Diagnostic, ...]
    unreadable: bool


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
        results = [_read_file(files, path, found, read) for path in paths if path != join(found.root, MANIFEST)]
        sources.update((result.source.path, result.source) for result in results)
        sources[found.source.path] = found.source
        pack, problems = _pack(found, results, packs)
        packs[name] = pack
        diagnostics.extend(problems)
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


def _read_file(files: Files, path: str, found: Found, read: ReadDrafts) -> FileResult:
    game = found.manifest.game if found.manifest.game in games() else None
    try:
        source = Source(path, files.read(path))
    except OSError as error:
        source = Source(path, b"")
        problem = unreadable_file(source, error)
        return FileResult(source, (), (), (), (problem,), unreadable=True)
    drafts = read(source, game)
    if game is None:
        return FileResult(source, (), (), (), _reading_only(drafts), unreadable=bool(drafts.diagnostics))
    documents: list[Document] = []
    broken: list[Broken] = []
    overrides: list[Draft] = []
    diagnostics = list(drafts.diagnostics)
    for draft in drafts.drafts:
        if draft.override is not None:
            overrides.append(draft)
            continue
        document, problems = validate_draft(draft, found.id, game)
        diagnostics.extend(each for each in problems if not _follows(each, drafts))
        if isinstance(document, Broken):
            broken.append(document)
        else:
            documents.append(document)
    source.forget()
    return FileResult(
        source, tuple(documents), tuple(broken), tuple(overrides), tuple(diagnostics), bool(drafts.diagnostics)
    )


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


def _pack(found: Found, results: Sequence[FileResult], packs: Mapping[str, Pack]) -> tuple[Pack, list[Diagnostic]]:
    documents = [document for result in results for document in result.documents]
    broken = [each for result in results for each in result.broken]
    diagnostics: list[Diagnostic] = []
    before = Catalog(packs)
    required = {name: None for each in found.requires for name in before.closure(each)}
    for result in results:
        diagnostics.extend(result.diagnostics)
        if result.broken:
            for missing_keys, collision in _forgotten_overrides(result, [packs[name] for name in required]):
                diagnostics = [each for each in diagnostics if each not in missing_keys]
                diagnostics.append(collision)
    missing = set(found.manifest.requires) - set(found.requires)
    for draft in (draft for result in results for draft in result.overrides):
        outcome, problems = laid_over(draft, found.id, found.manifest.game, [packs[name] for name in required])
        # What a required pack that was not found would have had is not known.
        diagnostics.extend(problems if draft.override in required or not missing else ())
        (documents if isinstance(outcome, Document) else broken).append(outcome)  # type: ignore[arg-type]  # one of two lists, each of its own type
    diagnostics.extend(_collisions(documents, [packs[name] for name in required]))
    if found.document is not None:
        documents.insert(0, found.document)
    pack = Pack(
        found.id,
        found.manifest.game,
        found.root,
        found.manifest,
        found.document,
        tuple(found.requires),
        tuple(documents),
        tuple(broken),
        tuple(result.source for result in results if result.unreadable),
        tuple(result.source for result in results),
    )
    return pack, diagnostics


def _forgotten_overrides(result: FileResult, required: Sequence[Pack]) -> Iterator[tuple[list[Diagnostic], Diagnostic]]:
    """Documents that lack keys which a required pack's document of that id has: what they lack, and what to say."""
    for broken in result.broken:
        whole = broken.place.node().span
        lacking = [
            each for each in result.diagnostics if each.fault == faults.MISSING_KEY and _is_within(each.span, whole)
        ]
        theirs = (each for pack in required for each in pack.documents if each.kind != "pack") if lacking else ()
        taken = next((each for each in theirs if (each.kind, each.id) == (broken.kind, broken.id)), None)
        if taken is not None:
            yield lacking, _collision(broken, nearest(broken.place.node(), ("id",)).span, taken)


def _is_within(inner: Span, outer: Span) -> bool:
    return outer.start_byte <= inner.start_byte and inner.end_byte <= outer.end_byte


def _collision(document: Document | Broken, span: Span, taken: Document) -> Diagnostic:
    message = f"{document.kind} {quoted(document.id)} is already in pack {quoted(taken.pack)}"
    help_text = f"Give it another id, or say that it changes that one: override: {taken.pack}."
    related = (Related(taken.id_span(), f"the one of {taken.pack}"),)
    return Diagnostic(faults.ID_COLLISION, span, message, help_text, related)


def _collisions(documents: Sequence[Document], required: Sequence[Pack]) -> Iterable[Diagnostic]:
    """Two documents of one id: within the pack, or with a required pack without saying that it overrides."""
    first: dict[tuple[str, str], Document] = {}
    theirs = {(each.kind, each.id): each for pack in required for each in pack.documents if each.kind != "pack"}
    for document in documents:
        key = document.kind, document.id
        other = first.setdefault(key, document)
        if other is not document:
            message = f"{document.kind} {quoted(document.id)} is there twice"
            help_text = "Give one of them another id, or take one out."
            related = (Related(other.id_span(), "the first one"),)
            yield Diagnostic(faults.ID_COLLISION, document.id_span(), message, help_text, related)
        elif document.base is None and key in theirs:
            yield _collision(document, document.id_span(), theirs[key])
