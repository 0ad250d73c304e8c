"""Finding packs: manifests, and where packs are looked up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from packaging.version import Version

from rulewright_schema import faults
from rulewright_schema.checking.problems import shown
from rulewright_schema.checking.replacing import replacement, with_write
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Broken, Document, Draft, Drafts, read_drafts, validate_draft
from rulewright_schema.kinds import games
from rulewright_schema.nodes import ScalarNode, key_at, nearest
from rulewright_schema.packs.files import MANIFEST, Files, join
from rulewright_schema.reading.reader import read
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.source import Source, Span
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


@dataclass(eq=False)
class Found:
    """A pack's folder with its manifest; where that is faulty, as much of it as can be used.

    `forgotten` are packs that it uses although its manifest does not require them.
    """

    root: str
    source: Source
    manifest: PackManifest
    draft: Draft | None
    document: Document | None
    diagnostics: tuple[Diagnostic, ...]
    readable: bool = True
    requires: list[str] = field(default_factory=list)
    forgotten: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.manifest.id

    @property
    def version(self) -> Version:
        return Version(self.manifest.version)

    def span(self, *path: str | int) -> Span:
        """Where a value of the manifest stands; the file's beginning where the manifest is not readable."""
        if self.draft is not None:
            return nearest(self.draft.place.node(), path).span
        return self.source.span(0, 0)

    def key(self, *path: str | int) -> ScalarNode | None:
        """The key of a value of the manifest; None where it has none or the manifest is not readable."""
        return key_at(self.draft.place.node(), path) if self.draft is not None else None

    def key_span(self, *path: str | int) -> Span:
        """Where the key of a value of the manifest stands; as `span` where it has none."""
        key = self.key(*path)
        return self.span(*path) if key is None else key.span

    def rename(self, name: str) -> None:
        """Another id, for a pack whose manifest gives none."""
        self.manifest = self.manifest.model_copy(update={"id": name})


def read_manifest(files: Files, root: str) -> Found:
    """The manifest of a pack's folder."""
    path = join(root, MANIFEST)
    try:
        source = Source(path, files.read(path))
    except OSError as error:
        source = Source(path, b"")
        problem = unreadable_file(source, error)
        return Found(root, source, _fallback(root, {}), None, None, (problem,), readable=False)
    drafts = read_drafts(source, None, manifest=True)
    draft = next((each for each in drafts.drafts if each.kind == "pack" and each.place.index == 0), None)
    diagnostics = list(_of_the_first(drafts))
    if draft is None:
        if not diagnostics:
            message = "the file is no manifest: it has no format"
            diagnostics.append(
                Diagnostic(faults.NO_PACK, source.span(0, 0), message, "Begin with format: 1, id: and game:.")
            )
        return Found(root, source, _fallback(root, {}), None, None, tuple(diagnostics), readable=False)
    found, problems = validate_draft(draft, draft.id or root, None)
    diagnostics.extend(problems)
    if isinstance(found, Broken) or not isinstance(found.model, PackManifest):
        manifest = _fallback(root, draft.data)
        implied = [] if manifest.requires or not manifest.game else [manifest.game]
        return Found(root, source, manifest, draft, None, tuple(diagnostics), forgotten=implied)
    if found.model.game not in games():
        diagnostics.append(_unknown_game(found))
    return Found(root, source, found.model, draft, found, tuple(diagnostics))


def _of_the_first(drafts: Drafts) -> Iterator[Diagnostic]:
    """What is wrong with the file's first document, and that others stand behind it."""
    if not drafts.diagnostics and len(drafts.drafts) < 2:
        return
    others = read(drafts.source).documents[1:]
    for each in drafts.diagnostics:
        start = drafts.source.offset(each.span.start_line, each.span.start_column)
        if each.code.startswith("YML") or all(start < other.start for other in others):
            yield each
    for other in others:
        message = "a pack.yaml holds the manifest alone: this document is not read"
        yield Diagnostic(faults.DOCUMENT_IN_MANIFEST, shown(other), message, "Move it to a file of its own.")


def unreadable_file(source: Source, error: OSError) -> Diagnostic:
    """The finding about a file that the disk does not give."""
    message = f"the file cannot be read: {error.strerror or type(error).__name__}"
    return Diagnostic(faults.UNREADABLE_FILE, source.span(0, 0), message, "Check its permissions and where it leads.")


def _unknown_game(document: Document) -> Diagnostic:
    name = document.expect(PackManifest).game
    meant = closest(name, games())
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    help_text = with_write(meant, f"Known games: {', '.join(games())}.")
    here = nearest(document.node, ("game",))
    message = f"unknown game {quoted(name)}{hint}"
    return Diagnostic(faults.UNKNOWN_GAME, here.span, message, help_text, fix=replacement(here, meant))


def _fallback(root: str, data: dict[str, object] | object) -> PackManifest:
    """As much of a faulty manifest as can be used, so that the pack's other files are still checked."""
    given = data if isinstance(data, dict) else {}
    game = given.get("game")
    requires = given.get("requires")
    usable = (
        {key: value for key, value in requires.items() if isinstance(value, str)} if isinstance(requires, dict) else {}
    )
    name = given.get("id")
    return PackManifest.model_construct(
        format=1,
        id=name if isinstance(name, str) and name else root.rstrip("/").rpartition("/")[2] or "untitled",
        game=game if isinstance(game, str) else "",
        title={"en": "?"},
        version="0",
        requires=usable,
        licence="?",
        authors=("?",),
        languages=("en",),
    )


class PackIndex:
    """Looks packs up by id: named folders, siblings, installed ones, built-in ones, in that order."""

    def __init__(self, files: Files, named: Sequence[str], installed: Sequence[str], built_in: Sequence[str]) -> None:
        self._files = files
        self._named = tuple(files.named(path) for path in named)
        self._shelves = (*installed, *built_in)
        self._manifests: dict[str, Found] = {}

    def manifest(self, root: str) -> Found:
        """The manifest of a folder, read once."""
        if root not in self._manifests:
            self._manifests[root] = read_manifest(self._files, root)
        return self._manifests[root]

    def candidates(self, name: str, beside: str) -> Iterator[Found]:
        """Packs of that name, in the order in which they are looked up."""
        seen: set[str] = set()
        for shelf in (None, *self._above(beside), *self._shelves):
            roots = self._named if shelf is None else self._on_shelf(shelf, name)
            for root in roots:
                if root in seen or not self._files.is_file(join(root, MANIFEST)):
                    continue
                seen.add(root)
                found = self.manifest(root)
                if found.id == name:
                    yield found

    def on_shelves(self, name: str, shelves: Sequence[str]) -> Found | None:
        """The pack that lies in a folder of its own name on one of some shelves."""
        roots = (join(shelf, name) for shelf in shelves)
        return next((self.manifest(root) for root in roots if self._files.is_file(join(root, MANIFEST))), None)

    def _on_shelf(self, shelf: str, name: str) -> Iterator[str]:
        direct = join(shelf, name)
        yield direct
        yield from (folder for folder in self._files.packs(shelf) if folder != direct)

    def _above(self, folder: str) -> tuple[str, ...]:
        above = self._files.above(folder)
        return () if above is None else (above,)

    def known(self, beside: str) -> set[str]:
        """The ids of all packs that can be found from a folder."""
        shelves = (*self._above(beside), *self._shelves)
        roots = [*self._named, *(folder for shelf in shelves for folder in self._files.packs(shelf))]
        return {self.manifest(root).id for root in roots if self._files.is_file(join(root, MANIFEST))}
