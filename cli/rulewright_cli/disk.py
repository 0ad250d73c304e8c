"""Content on disk, and where packs are looked up: the only place that reads files for the other layers."""

import errno
import os
import stat
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from io import FileIO
from pathlib import Path

from platformdirs import user_data_path

import rulewright_schema
from rulewright_schema.counts import counted
from rulewright_schema.kinds import games
from rulewright_schema.packs.files import MANIFEST, is_content, is_misnamed
from rulewright_schema.packs.sound import LIST_NAME
from rulewright_schema.reading.limits import LIMITS

SKIPPED_FOLDERS = frozenset({"node_modules", "__pycache__", "build", "dist"})


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much of an untrusted tree is read at the most."""

    files: int = 20_000
    bytes: int = 200_000_000


class TooMuchError(Exception):
    """An untrusted tree that goes beyond its bounds."""


class DiskFiles:
    """Files on disk. Hidden folders and folders of tools are left out.

    Every file has one name, whichever way leads to it: relative to where the user stands where that is shorter, else
    absolute. `overlay` holds texts that stand in for files, such as standard input. With `bounds` the tree is not
    trusted: links that lead out of it are not followed, and no more is read than they allow.
    """

    def __init__(self, overlay: Mapping[str, bytes] | None = None, bounds: Bounds | None = None) -> None:
        self._here = os.getcwd()
        self._overlay = {self.named(path): data for path, data in (overlay or {}).items()}
        self._bounds = bounds
        self._read_files = 0
        self._read_bytes = 0

    def named(self, path: str) -> str:
        """The one name of a path."""
        if path == "-":
            return path
        if ".." in Path(path).parts:
            # What `..` means behind a link only the disk knows.
            folder, name = os.path.split(path)
            resolved = os.path.realpath(path) if name in ("..", "") else os.path.join(os.path.realpath(folder), name)
        else:
            resolved = os.path.normpath(os.path.join(self._here, path))
        return self._shown(resolved)

    def _shown(self, absolute: str) -> str:
        try:
            relative = os.path.relpath(absolute, self._here)
        except ValueError:  # another drive
            return Path(absolute).as_posix()
        short = relative if not relative.startswith("..") or len(relative) <= len(absolute) else absolute
        return Path(short).as_posix()

    def read(self, path: str) -> bytes:
        """The bytes of a file, one more than the limit of a file's size at the most; OSError where it has none."""
        if path in self._overlay:
            return self._overlay[path]
        about = os.stat(path)
        if not stat.S_ISREG(about.st_mode):
            raise OSError(errno.EINVAL, "it is no ordinary file")
        if self._bounds is not None:
            self._check_link(path)
        with FileIO(path) as file:
            data = _whole(file, about.st_size, LIMITS.bytes + 1)
        if self._bounds is not None:
            self._count(len(data), self._bounds)
        return data

    def _check_link(self, path: str) -> None:
        """Refuses a link: what it leads to is not part of what was handed in, and would be shown in findings."""
        if os.path.islink(path):
            raise OSError(errno.ELOOP, "it is a link, and links of untrusted packs are not followed")

    def _count(self, size: int, bounds: Bounds) -> None:
        self._read_files += 1
        self._read_bytes += size
        if self._read_files > bounds.files:
            raise TooMuchError(f"more than {counted(bounds.files, 'file')} to read; an untrusted pack may have no more")
        if self._read_bytes > bounds.bytes:
            raise TooMuchError(f"more than {counted(bounds.bytes, 'byte')} to read; an untrusted pack may have no more")

    def walk(self, folder: str) -> Sequence[str]:
        """Every content file below a folder, sorted. Links to folders are followed, rings and what is seen are not.

        OSError where a folder cannot be listed.
        """
        seen = {os.path.realpath(folder)}
        found = list(self._below(folder, seen, is_content))
        inside = [path for path in self._overlay if path not in found and self._lies_in(path, folder)]
        return sorted([*found, *inside])

    def misnamed(self, folder: str) -> Sequence[str]:
        """Every file below a folder that is content but for its name, sorted; OSError as for `walk`."""
        return sorted(self._below(folder, {os.path.realpath(folder)}, is_misnamed))

    def _below(self, folder: str, seen: set[str], wanted: Callable[[str], bool]) -> Iterator[str]:
        folders: list[str] = []
        shown = self.named(folder)
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith("."):
                    continue
                if _is_folder(entry):
                    if entry.name not in SKIPPED_FOLDERS and self._may_enter(entry, seen):
                        folders.append(entry.path)
                elif wanted(entry.name):
                    yield entry.name if shown == "." else f"{shown.rstrip('/')}/{entry.name}"
        for each in folders:
            yield from self._below(each, seen, wanted)

    def _may_enter(self, entry: os.DirEntry[str], seen: set[str]) -> bool:
        if not entry.is_symlink():
            return True
        target = os.path.realpath(entry.path)
        if self._bounds is not None or any(target == each or target.startswith(each + os.sep) for each in seen):
            return False
        if any(each.startswith(target.rstrip(os.sep) + os.sep) for each in seen):
            return False  # it leads above itself
        seen.add(target)
        return True

    def _lies_in(self, path: str, folder: str) -> bool:
        top = os.path.abspath(folder)
        return os.path.commonpath([os.path.abspath(path), top]) == top if path != "-" else False

    def packs(self, folder: str) -> Sequence[str]:
        """The folders directly below a folder that hold a manifest, sorted; none where there is no such folder."""
        try:
            with os.scandir(folder or ".") as entries:
                names = [each.name for each in entries if not each.name.startswith(".")]
        except OSError:
            return []
        found = (os.path.join(folder or ".", name) for name in names)
        return sorted(self.named(each) for each in found if os.path.isfile(os.path.join(each, MANIFEST)))

    def is_file(self, path: str) -> bool:
        """Whether there is a file."""
        return path in self._overlay or os.path.isfile(path)

    def is_folder(self, path: str) -> bool:
        """Whether there is a folder."""
        return os.path.isdir(path or ".")

    def above(self, folder: str) -> str | None:
        """The folder that holds a folder, None at the top of the disk."""
        absolute = os.path.normpath(os.path.join(self._here, folder))
        above = os.path.dirname(absolute)
        return None if above == absolute else self._shown(above)

    def within(self, path: str, folder: str) -> str:
        """A path below a folder as seen from that folder."""
        return Path(os.path.relpath(path, folder or ".")).as_posix()


def _whole(file: FileIO, size: int, most: int) -> bytes:
    """All bytes of a file, `most` at the most. Its size is a guess: room for `most` bytes takes long to get."""
    data = file.read(min(size + 1, most))
    if len(data) == size:
        return data
    while more := file.read(min(1 << 16, most - len(data))):
        data += more
    return data


def _is_folder(entry: os.DirEntry[str]) -> bool:
    """Whether it is a folder or leads to one; a link that leads to itself does not."""
    try:
        return entry.is_dir()
    except OSError:
        return False


def content_root() -> Path:
    """The folder of the built-in packs: the checkout's own beside a checkout, else the wheel's.

    A checkout is known by the layers that lie beside the schema layer; its content is read where it is written, never
    a copy made when it was installed.
    """
    return _checkout_content() or Path(rulewright_schema.__file__).resolve().parent.parent / "rulewright_content"


def _checkout_content() -> Path | None:
    checkout = Path(rulewright_schema.__file__).resolve().parent.parent.parent
    beside = checkout / "content"
    return beside if (checkout / "pyproject.toml").is_file() and beside.is_dir() else None


def built_in_roots() -> tuple[str, ...]:
    """Folders below which all built-in packs lie: ours, then those of games from other distributions."""
    brought = (_folders_of(game.content) for game in games().values() if game.content is not None)
    return _relative(content_root()), *(_relative(folder) for folders in brought for folder in folders)


def pack_of_game(game: str) -> str:
    """The folder of a game's own pack."""
    roots = built_in_roots()
    return next((place for root in roots if Path(place := f"{root}/{game}", MANIFEST).is_file()), f"{roots[0]}/{game}")


def around() -> list[str]:
    """The folder of the pack that the user stands in, else those of all built-in packs."""
    here = Path.cwd()
    above = next((each for each in (here, *here.parents) if (each / MANIFEST).is_file()), None)
    return [above.as_posix()] if above is not None else list(built_in_roots())


def built_in_shelves() -> tuple[str, ...]:
    """Folders that hold built-in packs."""
    root, *brought = built_in_roots()
    return root, f"{root}/fan", *brought


def _folders_of(package: str) -> tuple[Path, ...]:
    """The folders of a package, which need hold no code; none where it was left out of what is installed."""
    found = find_spec(package)
    return tuple(map(Path, (found.submodule_search_locations if found is not None else None) or ()))


def sound_lists() -> tuple[str, ...]:
    """Where the built-in packs that are known to be sound may be listed."""
    return tuple(f"{root}/{LIST_NAME}" for root in built_in_roots())


def installed_shelves() -> tuple[str, ...]:
    """Folders that hold packs which the user installed."""
    return (user_data_path("rulewright", appauthor=False).joinpath("packs").as_posix(),)


def _relative(path: Path) -> str:
    """A path as people write it: relative to where they stand if it lies below."""
    try:
        return path.relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def written_atomically(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; what it was before stays until the new one is complete.

    A link is followed to the file that it means; permissions stay as they were. What is no ordinary file (a device, a
    pipe) is written to as it is, never replaced. Raises OSError with the path as it was given where nothing can be
    written, which leaves the old file as it was.
    """
    try:
        if _is_ordinary(path):
            _replaced(Path(os.path.realpath(path)), data)
        else:
            _written_to(path, data)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, os.fspath(path)) from error


def result_written(path: Path, data: bytes) -> None:
    """Write what a command found or keeps, as `written_atomically` does; content is never overwritten by it."""
    if is_content(path.name) and path.exists():
        raise FileExistsError(errno.EEXIST, "it is a content file, and content is not overwritten", os.fspath(path))
    written_atomically(path, data)


def _is_ordinary(path: Path) -> bool:
    """Whether a path is or would be a file that can be replaced by another one; `/dev/stdout` never is."""
    if os.path.abspath(path).startswith(("/dev/", "/proc/")):
        return False
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        return True
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    return stat.S_ISREG(mode)


def _replaced(target: Path, data: bytes) -> None:
    handle, temporary = tempfile.mkstemp(prefix=".rulewright.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask())
        os.replace(temporary, target)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _written_to(path: Path, data: bytes) -> None:
    """Writes to a device or pipe. A pipe that nobody reads is an error, not a wait without end."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "wb") as file:
        os.set_blocking(handle, True)
        file.write(data)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
