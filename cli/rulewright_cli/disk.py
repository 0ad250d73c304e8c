"""Content on disk, and where packs are looked up: the only place that reads files for the other layers."""

import os
import stat
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_data_path

import rulewright_schema
from rulewright_schema.files import CONTENT_SUFFIXES

SKIPPED_FOLDERS = frozenset({"node_modules", "__pycache__", "build", "dist"})


class DiskFiles:
    """Files on disk under the paths that the user gave; hidden folders and folders of tools are left out."""

    def read(self, path: str) -> bytes:
        """The bytes of a file; OSError where it cannot be read."""
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()

    def walk(self, folder: str) -> Sequence[str]:
        """Every content file below a folder, sorted. Links to folders are not followed, so rings cannot trap it."""
        found: list[str] = []
        for root, folders, names in os.walk(folder):
            folders[:] = sorted(each for each in folders if not each.startswith(".") and each not in SKIPPED_FOLDERS)
            shown = Path(root).as_posix()
            for name in names:
                if name.endswith(CONTENT_SUFFIXES) and not name.startswith("."):
                    found.append(name if shown == "." else f"{shown.rstrip('/')}/{name}")
        return sorted(found)

    def folders(self, folder: str) -> Sequence[str]:
        """The folders directly below a folder, sorted; none where there is no such folder."""
        path = Path(folder)
        if not path.is_dir():
            return []
        try:
            names = sorted(each.name for each in path.iterdir() if each.is_dir() and not each.name.startswith("."))
        except OSError:
            return []
        return [name if folder in ("", ".") else f"{folder.rstrip('/')}/{name}" for name in names]

    def is_file(self, path: str) -> bool:
        """Whether there is a file."""
        return path == "-" or Path(path).is_file()

    def is_folder(self, path: str) -> bool:
        """Whether there is a folder."""
        return Path(path).is_dir()


def content_root() -> Path:
    """The folder of the built-in packs: the checkout's own beside a checkout, else the wheel's.

    A checkout is known by the layers that lie beside the schema layer; its content is read where it is written, never
    a copy made when it was installed.
    """
    package = Path(rulewright_schema.__file__).resolve().parent
    checkout = package.parent.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "content").is_dir():
        return checkout / "content"
    return package.parent / "rulewright_content"


def built_in_shelves() -> tuple[str, ...]:
    """Folders that hold built-in packs."""
    root = _shown(content_root())
    return root, f"{root}/fan"


def installed_shelves() -> tuple[str, ...]:
    """Folders that hold packs which the user installed."""
    return (user_data_path("rulewright", appauthor=False).joinpath("packs").as_posix(),)


def _shown(path: Path) -> str:
    """A path as people write it: relative to where they stand if it lies below."""
    try:
        return path.relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def written_atomically(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; what it was before stays until the new one is complete.

    A link is followed to the file that it means; permissions stay as they were. Raises OSError where nothing can be
    written, which leaves the old file as it was.
    """
    target = Path(os.path.realpath(path))
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask())
        os.replace(temporary, target)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
