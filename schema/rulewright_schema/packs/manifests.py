"""Finding packs: manifests, where packs are looked up, and which of them a pack's requirements mean."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import Version

from rulewright_schema import faults
from rulewright_schema.diagnostics import Diagnostic, Related
from rulewright_schema.documents import Broken, Document, Draft, read_drafts, validate_draft
from rulewright_schema.kinds import games
from rulewright_schema.packs.files import MANIFEST, Files, join
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.source import Source, Span
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


@dataclass(eq=False)
class Found:
    """A pack's folder with its manifest; where that is faulty, as much of it as can be used."""

    root: str
    source: Source
    manifest: PackManifest
    draft: Draft | None
    document: Document | None
    diagnostics: tuple[Diagnostic, ...]
    readable: bool = True
    requires: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.manifest.id

    @property
    def version(self) -> Version:
        return Version(self.manifest.version)

    def span(self, *path: str | int) -> Span:
        """Where a value of the manifest stands; the file's beginning where the manifest is not readable."""
        if self.document is not None:
            return self.document.span(*path)
        return self.source.span(0, 0)


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
    draft = next((each for each in drafts.drafts if each.kind == "pack"), None)
    diagnostics = list(drafts.diagnostics)
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
        return Found(root, source, _fallback(root, draft.data), draft, None, tuple(diagnostics))
    if found.model.game not in games():
        diagnostics.append(_unknown_game(found))
    return Found(root, source, found.model, draft, found, tuple(diagnostics))


def unreadable_file(source: Source, error: OSError) -> Diagnostic:
    """The finding about a file that the disk does not give."""
    message = f"the file cannot be read: {error.strerror or type(error).__name__}"
    return Diagnostic(faults.UNREADABLE_FILE, source.span(0, 0), message, "Check its permissions and where it leads.")


def _unknown_game(document: Document) -> Diagnostic:
    name = document.expect(PackManifest).game
    meant = closest(name, games())
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    listed = f"Known games: {', '.join(games())}."
    return Diagnostic(faults.UNKNOWN_GAME, document.span("game"), f"unknown game {quoted(name)}{hint}", listed)


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
        requires=usable or ({game: ">=0"} if isinstance(game, str) else {}),
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


def resolve(index: PackIndex, chosen: Sequence[Found]) -> tuple[dict[str, Found], list[Diagnostic]]:
    """All packs in play by id, required ones first: those chosen and what they require, each once.

    A chosen pack is preferred to any that would be looked up. Faults of requirements come with it: unknown packs,
    versions out of range, rings and two chosen packs of one id.
    """
    diagnostics: list[Diagnostic] = []
    in_play: dict[str, Found] = {}
    for found in chosen:
        first = in_play.setdefault(found.id, found)
        if first is not found:
            message = f"pack {quoted(found.id)} is there twice"
            related = (Related(first.span("id"), "the other one"),)
            diagnostics.append(
                Diagnostic(faults.DUPLICATE_PACK, found.span("id"), message, "Give one of them another id.", related)
            )
    order: dict[str, Found] = {}
    for found in list(in_play.values()):
        _visit(index, found, in_play, order, [], diagnostics)
    return order, diagnostics


def _visit(
    index: PackIndex,
    found: Found,
    in_play: dict[str, Found],
    order: dict[str, Found],
    trail: list[Found],
    diagnostics: list[Diagnostic],
) -> None:
    if found.id in order:
        return
    trail.append(found)
    for name, text in found.manifest.requires.items():
        required = _required(index, found, name, text, in_play, diagnostics)
        if required is None:
            continue
        if required in trail:
            ring = [each.id for each in trail[trail.index(required) :]]
            message = "packs require each other in a ring: " + " → ".join([*ring, required.id])
            help_text = "Take one of these requirements out."
            diagnostics.append(Diagnostic(faults.REQUIRES_RING, found.span("requires", name), message, help_text))
            continue
        found.requires.append(required.id)
        in_play.setdefault(required.id, required)
        _visit(index, required, in_play, order, trail, diagnostics)
    trail.pop()
    order[found.id] = found


def _required(
    index: PackIndex,
    found: Found,
    name: str,
    text: str,
    in_play: dict[str, Found],
    diagnostics: list[Diagnostic],
) -> Found | None:
    span = found.span("requires", name)
    try:
        allowed = SpecifierSet(text, prereleases=True)
    except InvalidSpecifier:
        message = f"{quoted(text)} is no range of versions"
        diagnostics.append(Diagnostic(faults.BAD_VERSION_RANGE, span, message, "Write a range such as '>=1.0,<2'."))
        return None
    present = in_play.get(name)
    candidates = [present] if present else list(index.candidates(name, found.root))
    if not candidates:
        meant = closest(name, index.known(found.root))
        hint = f", did you mean {quoted(meant)}?" if meant else ""
        help_text = "Name its folder with --pack, put it beside this pack, or install it."
        message = f"required pack {quoted(name)} is not found{hint}"
        diagnostics.append(Diagnostic(faults.MISSING_REQUIREMENT, span, message, help_text))
        return None
    fitting = next((each for each in candidates if each.version in allowed), None)
    if fitting is None:
        first = candidates[0]
        message = f"pack {quoted(name)} is there in version {first.manifest.version}, not {text}"
        related = (Related(first.span("version"), "the version that is there"),)
        help_text = "Widen the range, or get a version within it."
        diagnostics.append(Diagnostic(faults.VERSION_MISMATCH, span, message, help_text, related))
        # Checked with the version that is there: what else is wrong shall not wait for this.
        fitting = first
    # Of a pack whose own game is unknown that alone is said.
    if fitting.manifest.game != found.manifest.game and found.manifest.game in games():
        message = f"pack {quoted(name)} is for {fitting.manifest.game}, this one for {found.manifest.game}"
        diagnostics.append(
            Diagnostic(faults.PACK_OF_ANOTHER_GAME, span, message, "Require packs of the same game only.")
        )
        return None
    return fitting
