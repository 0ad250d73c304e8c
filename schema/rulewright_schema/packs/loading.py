"""From paths to a catalog: which packs are meant, their files as documents, overrides laid over what they change."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace

from rulewright_schema import faults
from rulewright_schema.catalog import Catalog, Pack
from rulewright_schema.contents import Contents, Listed, PackFile, Settled
from rulewright_schema.diagnostics import Diagnostic, Related
from rulewright_schema.documents import Draft, Drafts, read_drafts, validate_draft
from rulewright_schema.kinds import games
from rulewright_schema.packs.faulty import faulty_requirements
from rulewright_schema.packs.files import Files
from rulewright_schema.packs.forgotten import forgotten_requirement, may_have_forgotten, unmet
from rulewright_schema.packs.manifests import Found, PackIndex, unreadable_file
from rulewright_schema.packs.overrides import laid_over
from rulewright_schema.packs.problems import holds_nothing, problems_of
from rulewright_schema.packs.resolving import Resolved, resolve
from rulewright_schema.packs.selection import files_of, loose_pack, misnamed_files, misnamed_manifests, no_pack, targets
from rulewright_schema.packs.sound import Listing, SoundPacks, digest_of_pack, inside, sound_packs
from rulewright_schema.source import Source
from rulewright_schema.wording import quoted


@dataclass(frozen=True, slots=True)
class Request:
    """What to load. `paths` are files, folders or packs; `game` is for files without a pack above them.

    `packs` are folders to look packs up in first; `installed` and `built_in` are folders that hold packs. `sound` are
    files that list packs known to be sound, of which nothing is checked that was not asked for; they count where they
    were written by this `version` of the tool.
    """

    paths: Sequence[str]
    game: str | None = None
    packs: Sequence[str] = ()
    installed: Sequence[str] = ()
    built_in: Sequence[str] = ()
    sound: Sequence[str] = ()
    version: str = ""


@dataclass(frozen=True, eq=False)
class Loaded:
    """A catalog with what was wrong in making it.

    `selected` are the files that were asked for, `chosen` their packs, `unchecked` the selected files of which nothing
    but their YAML was looked at: their game is not known, or another pack of that id keeps theirs out.
    """

    catalog: Catalog
    diagnostics: tuple[Diagnostic, ...]
    selected: frozenset[str]
    chosen: tuple[str, ...]
    sources: Mapping[str, Source] = field(repr=False)
    unchecked: frozenset[str] = frozenset()


ReadDrafts = Callable[[Source, str | None], Drafts]


@dataclass(frozen=True, eq=False)
class _Asked:
    """What is asked for: the packs, and the files by the folder of their pack, or in none."""

    chosen: tuple[Found, ...]
    roots: Mapping[str, list[str]]
    loose: list[str]

    @property
    def paths(self) -> frozenset[str]:
        return frozenset(path for paths in (*self.roots.values(), self.loose) for path in paths)


@dataclass(frozen=True, eq=False)
class _Built:
    """All packs in play, and everything that is wrong with them, asked for or not."""

    catalog: Catalog
    resolved: Resolved
    diagnostics: tuple[Diagnostic, ...]


def load(files: Files, request: Request, read: ReadDrafts = read_drafts) -> Loaded:
    """Everything that the request's paths mean. Paths that do not exist are the caller's to refuse."""
    # However the folders were named: a pack's files are told by the one name of its folder.
    named, installed, built_in = (
        [files.named(each) for each in some] for some in (request.packs, request.installed, request.built_in)
    )
    sound = sound_packs(files, request.sound, request.version)
    index = PackIndex(files, named, installed, built_in)
    roots, loose = targets(files, request.paths)
    found = [*(index.manifest(root) for root in roots), *([loose_pack(request.game)] if loose else ())]
    asked = _Asked(tuple(found), roots, loose)
    built = _build(files, index, asked, read, sound)
    forgotten = _forgotten(files, index, asked, built, read, sound)
    if forgotten:
        built = _build(files, index, asked, read, sound)
    told = [*built.diagnostics, *forgotten, *_shadowed(index, asked.chosen, built_in)]
    renamed: frozenset[str] = frozenset()
    if loose and request.game is None:
        renamed = misnamed_manifests(files, loose)
        lone = [file for pack in built.catalog.packs.values() if pack.root == "" for file in pack.contents.files]
        unread = {file.source.path for file in lone if holds_nothing(file)}
        told.extend(no_pack(files, request.paths, loose, unread))
    chosen = [each for each in asked.chosen if each not in built.resolved.doubles]
    unchecked = _unchecked(asked, built.resolved)
    kept = [*_told(asked, built, told, chosen), *misnamed_files(files, request.paths, renamed)]
    diagnostics = sorted(set(_with_unchecked(kept, asked, unchecked)), key=lambda each: each.order)
    sources = {each.path: each for pack in built.catalog.packs.values() for each in pack.sources}
    sources.update((each.source.path, each.source) for each in built.resolved.order.values() if each.root)
    names = tuple(each.id for each in chosen)
    return Loaded(built.catalog, tuple(diagnostics), asked.paths, names, sources, unchecked)


def _build(files: Files, index: PackIndex, asked: _Asked, read: ReadDrafts, sound: SoundPacks) -> _Built:
    """All packs in play, required ones first, with what is wrong with the files that count.

    What counts is what was asked for and every pack that is required, but for those that are known to be sound. All
    else is read and validated when something needs it.
    """
    resolved = resolve(index, asked.chosen)
    diagnostics = list(resolved.diagnostics)
    for found in (*resolved.order.values(), *resolved.doubles):
        diagnostics.extend(found.diagnostics)
    relied_upon = {each for found in resolved.order.values() for each in found.requires}
    selected = asked.paths
    packs: dict[str, Pack] = {}
    digests: dict[str, str] = {}
    for name, found in resolved.order.items():
        paths = asked.loose if found.root == "" else files_of(files, found.root)
        # A file in a hidden folder is checked where it is asked for by name.
        inside = set(paths)
        paths = [*paths, *(path for path in asked.roots.get(found.root, ()) if path not in inside)]
        manifest = found.source.path if found.root else None
        required = [packs[each] for each in _required(found, packs)]
        given = [_given(files, path) for path in paths if path != manifest]
        if found.id in sound:
            digests[name] = _digest(found, given, digests)
        listing = sound.get(found.id, {}).get(digests.get(name, ""))
        contents = Contents(
            _pack_file(each, found, required, read, _listed(listing, found, each, selected)) for each in given
        )
        packs[name] = Pack(
            found.id, found.manifest.game, found.root, found.manifest, found.document, tuple(found.requires), contents
        )
        whole = name in relied_upon and listing is None
        counting = {file.source.path for file in contents.files if whole or file.source.path in selected}
        diagnostics.extend(problems_of(found, contents, required, counting))
    return _Built(Catalog(packs), resolved, tuple(diagnostics))


def _forgotten(
    files: Files, index: PackIndex, asked: _Asked, built: _Built, read: ReadDrafts, sound: SoundPacks
) -> list[Diagnostic]:
    """A finding for each chosen pack that uses its game's own pack and does not require it.

    From then on it is in play for the pack, as if it were required: what else is wrong is told as well.
    """
    diagnostics = []
    for found in asked.chosen:
        if found in built.resolved.doubles or not may_have_forgotten(found, built.catalog):
            continue
        names = unmet(built.catalog.view(found.id))
        game = next(index.candidates(found.manifest.game, found.root), None) if names else None
        if game is None or game.document is None:
            continue
        theirs = _build(files, index, _Asked((game,), {game.root: []}, []), read, sound).catalog
        used = sum(bool(theirs.view(game.id).find(kind, name)) for kind, name in names)
        if used:
            found.forgotten.append(game.id)
            diagnostics.append(forgotten_requirement(found, theirs, used))
    return diagnostics


def _shadowed(index: PackIndex, chosen: Sequence[Found], shelves: Sequence[str]) -> Iterator[Diagnostic]:
    """Chosen packs that stand in for a game's own, built-in pack, which others require by its id.

    A changed copy of a built-in fan pack stands in for it too, but nobody misses that.
    """
    for found in chosen:
        whole_game = found.document is not None and found.id in games()
        other = index.on_shelves(found.id, shelves) if whole_game else None
        if other is not None and other is not found:
            message = f"the pack takes the place of the built-in pack {quoted(found.id)}"
            help_text = "Give it an id of its own, unless that is meant; override changes single documents of a pack."
            related = (Related(other.span("id"), "the built-in one"),)
            yield Diagnostic(faults.SHADOWED_PACK, found.span("id"), message, help_text, related)


def _unchecked(asked: _Asked, resolved: Resolved) -> frozenset[str]:
    """Files that were asked for and of which nothing but the YAML is looked at."""
    unchecked: set[str] = set()
    for found in asked.chosen:
        if found in resolved.doubles or found.manifest.game not in games():
            paths = asked.roots[found.root] if found.root else asked.loose
            unchecked.update(path for path in paths if path != found.source.path)
    return frozenset(unchecked)


def _told(asked: _Asked, built: _Built, told: Sequence[Diagnostic], chosen: Sequence[Found]) -> list[Diagnostic]:
    """What is wrong with what was asked for. Errors of other packs are told where these are required.

    A manifest counts for every file of its pack: its errors are told whichever of the files were asked for.
    """
    governing = {found.source.path for found in asked.chosen if found.root}
    kept: list[Diagnostic] = []
    homes = {each.path: name for name, pack in built.catalog.packs.items() for each in pack.sources}
    homes.update((found.source.path, name) for name, found in built.resolved.order.items() if found.root)
    elsewhere: dict[str, list[Diagnostic]] = {}
    for each in sorted(told, key=lambda each: each.order):
        path = each.span.path
        if path in asked.paths or (path in governing and each.severity == "error"):
            kept.append(each)
        elif each.severity == "error" and path in homes:
            elsewhere.setdefault(homes[path], []).append(each)
    return [*kept, *faulty_requirements(built.catalog, chosen, elsewhere)]


def _with_unchecked(told: Sequence[Diagnostic], asked: _Asked, unchecked: frozenset[str]) -> Iterator[Diagnostic]:
    """The findings; the first error of a manifest says how many other files wait for it."""
    waiting = {found.source.path: sum(path in unchecked for path in asked.roots[found.root])
               for found in asked.chosen if found.root}  # fmt: skip
    for each in told:
        number = waiting.get(each.span.path, 0) if each.severity == "error" else 0
        if number:
            waiting[each.span.path] = 0
            others = "1 other file of the pack is" if number == 1 else f"{number} other files of the pack are"
            each = replace(each, help=f"{each.help} Until then {others} not checked.")
        yield each


def _required(found: Found, packs: Mapping[str, Pack]) -> Iterable[str]:
    """The packs that one requires, directly or not, each once, required ones first."""
    before = Catalog(packs)
    return dict.fromkeys(name for each in found.requires for name in before.closure(each))


@dataclass(frozen=True, slots=True)
class _Given:
    """A file as the disk gives it, or why it does not."""

    source: Source
    error: OSError | None = None


def _given(files: Files, path: str) -> _Given:
    try:
        return _Given(Source(path, files.read(path)))
    except OSError as error:
        return _Given(Source(path, b""), error)


def _listed(
    listing: Listing | None, found: Found, given: _Given, selected: AbstractSet[str]
) -> Sequence[Listed] | None:
    """What a file is known to hold; None where that is not known, and where the file itself is asked for."""
    path = given.source.path
    return listing.get(inside(found.root, path)) if listing is not None and path not in selected else None


def _digest(found: Found, given: Sequence[_Given], digests: Mapping[str, str]) -> str:
    """The digest of a pack by which it may be known to be sound; empty where it cannot be."""
    if found.document is None or found.forgotten or any(each.error is not None for each in given):
        return ""
    sources = (found.source, *(each.source for each in given))
    return digest_of_pack(found.root, sources, (digests.get(each, "") for each in found.requires))


def _pack_file(
    given: _Given, found: Found, required: Sequence[Pack], read: ReadDrafts, listed: Sequence[Listed] | None
) -> PackFile:
    game = found.manifest.game if found.manifest.game in games() else None
    source, error = given.source, given.error

    def settle(draft: Draft) -> Settled:
        if draft.override is not None:
            return laid_over(draft, found.id, found.manifest.game, required)
        return validate_draft(draft, found.id, game)

    if error is not None:
        lost = Drafts(source, (), (unreadable_file(source, error),))
        return PackFile(source, game, lambda: lost, settle)
    return PackFile(source, game, lambda: read(source, game), settle, listed)
