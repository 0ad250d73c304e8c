"""What the paths of a request mean: which packs, which of their files, and files that lie in no pack."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from rulewright_schema import faults
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.kinds import games
from rulewright_schema.packs.files import MANIFEST, Files, is_misnamed, join, parent, right_name
from rulewright_schema.packs.manifests import Found
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.source import Source

LOOSE = "untitled"
_SHORT = "pack.yml"
_HIDDEN = ("pack.yaml.txt", "pack.yml.txt")


def targets(files: Files, paths: Iterable[str]) -> tuple[dict[str, list[str]], list[str]]:
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


def files_of(files: Files, root: str) -> list[str]:
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


def loose_pack(game: str | None) -> Found:
    """What stands in for a pack where files lie in none; its root is empty."""
    manifest = PackManifest.model_construct(
        format=1, id=LOOSE, game=game or "", title={"en": LOOSE}, version="0",
        requires={game: ">=0"} if game in games() else {}, licence="?", authors=("?",), languages=("en",),
    )  # fmt: skip
    return Found("", Source(MANIFEST, b""), manifest, None, None, ())


def misnamed_files(files: Files, asked: Iterable[str], told: AbstractSet[str] = frozenset()) -> Iterator[Diagnostic]:
    """A finding for each file, named or in a folder that was, which its pack does not read only for its name; none for
    what is `told` already.
    """
    found = (
        each
        for path in map(files.named, asked)
        for each in ([path] * is_misnamed(path) if files.is_file(path) else files.misnamed(path))
    )
    for path in dict.fromkeys(each for each in found if each not in told):
        message = f"of a pack no file named {_name(path)} is read"
        help_text = f"Rename it to {right_name(_name(path))}, or move it elsewhere if it is no content."
        yield Diagnostic(faults.MISNAMED_FILE, Source(path, b"").span(0, 0), message, help_text)


def no_pack(files: Files, asked: Iterable[str], loose: Sequence[str], unread: AbstractSet[str]) -> Iterator[Diagnostic]:
    """One finding for each folder that was asked for and each file outside of these, at its first file.

    Where the manifest above a file only has the wrong name, that is the finding; where it cannot be read, that is told
    where it is read. So it is with the `unread` files, which hold nothing that could lie in a pack.
    """
    folders = [folder for folder in map(files.named, asked) if not files.is_file(folder)]
    given = {path.casefold(): path for path in loose}
    groups: dict[str, list[str]] = {}
    misnamed: dict[str, None] = {}
    for path in (each for each in loose if each not in unread):
        manifest = _would_be_manifest(files, parent(path), given)
        if manifest is not None and manifest.casefold() in given:
            if _name(manifest) != MANIFEST:
                misnamed[manifest] = None
            continue
        above = next((folder for folder in folders if path.startswith(join(folder, ""))), None)
        groups.setdefault(path if above is None else above, []).append(path)
    for path in misnamed:
        message = f"a pack's manifest is called pack.yaml, not {_name(path)}"
        help_text = "Rename the file; until then the files beside and below it lie in no pack and are not checked."
        yield Diagnostic(faults.MISPLACED_MANIFEST, Source(path, b"").span(0, 0), message, help_text)
    for first, *others in groups.values():
        message = "the file lies in no pack, so its game is not known"
        if others:
            message = f"the file and {len(others)} more lie in no pack, so their game is not known"
        manifest = _would_be_manifest(files, parent(first), given)
        help_text = "Put a pack.yaml above (rulewright new pack), or name the game with --game."
        if manifest is not None:
            help_text = f"Rename {manifest} to pack.yaml, or name the game with --game."
        yield Diagnostic(faults.NO_PACK, Source(first, b"").span(0, 0), message, help_text)


def misnamed_manifests(files: Files, loose: Iterable[str]) -> frozenset[str]:
    """The files that are no manifest of these only for the `.txt` behind their name: `no_pack` names them."""
    found = (_would_be_manifest(files, folder, {}) for folder in {parent(path) for path in loose})
    return frozenset(each for each in found if each is not None and _name(each) in _HIDDEN)


def _would_be_manifest(files: Files, folder: str, given: Mapping[str, str]) -> str | None:
    """The nearest file, in this folder or above it, that is no manifest only for its name or since it cannot be read.

    `given` are the files that were asked for, by their names in small letters.
    """
    here: str | None = folder
    while here is not None:
        for name in (MANIFEST, _SHORT, *_HIDDEN):
            path = join(here, name)
            found = given.get(path.casefold()) or (path if files.is_file(path) else None)
            if found is not None:
                return found
        here = files.above(here)
    return None


def _name(path: str) -> str:
    return path.rpartition("/")[2]
