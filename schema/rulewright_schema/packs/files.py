"""How content is reached: an interface, so that the core reads no disk itself."""

from collections.abc import Mapping, Sequence
from typing import Protocol

CONTENT_SUFFIXES = (".yaml", ".yml")
MANIFEST = "pack.yaml"
_HIDDEN_SUFFIX = ".txt"
"""What an editor for plain text adds to a name, often unseen."""


def is_content(name: str) -> bool:
    """Whether a file is content by its name; `.YAML` is."""
    return name.casefold().endswith(CONTENT_SUFFIXES)


def is_misnamed(name: str) -> bool:
    """Whether a file would be content but for the `.txt` behind its name."""
    return name.casefold().endswith(_HIDDEN_SUFFIX) and is_content(right_name(name))


def right_name(name: str) -> str:
    """The name of a misnamed file without what is too much."""
    return name[: -len(_HIDDEN_SUFFIX)]


class Files(Protocol):
    """A tree of files. Paths have forward slashes and are shown to people as they are."""

    def named(self, path: str) -> str:
        """The one name of a path, however the user wrote it: all other methods give and take these."""
        ...

    def read(self, path: str) -> bytes:
        """The bytes of a file; OSError where it cannot be read."""
        ...

    def walk(self, folder: str) -> Sequence[str]:
        """Every content file below a folder, sorted; hidden folders are left out."""
        ...

    def misnamed(self, folder: str) -> Sequence[str]:
        """Every file below a folder that is content but for its name, sorted; hidden folders are left out."""
        ...

    def packs(self, folder: str) -> Sequence[str]:
        """The folders directly below a folder that hold a manifest, sorted; none where there is no such folder."""
        ...

    def is_file(self, path: str) -> bool:
        """Whether there is a file."""
        ...

    def is_folder(self, path: str) -> bool:
        """Whether there is a folder."""
        ...

    def above(self, folder: str) -> str | None:
        """The folder that holds a folder, None at the top; `.` has one too where the tree goes on above it."""
        ...

    def within(self, path: str, folder: str) -> str:
        """A path below a folder as seen from that folder."""
        ...


class MemoryFiles:
    """Files held in memory: for tests, rule pages and text from an editor. An error is what reading the file gives."""

    def __init__(self, files: Mapping[str, str | bytes | OSError]) -> None:
        self._files = {path: data.encode("utf-8") if isinstance(data, str) else data for path, data in files.items()}

    def named(self, path: str) -> str:
        """The path: in memory there is no other way to write it."""
        return path

    def read(self, path: str) -> bytes:
        """The bytes of a file; FileNotFoundError where there is none."""
        if path not in self._files:
            raise FileNotFoundError(path)
        found = self._files[path]
        if isinstance(found, OSError):
            raise found
        return found

    def walk(self, folder: str) -> Sequence[str]:
        """Every content file below a folder, sorted."""
        return [path for path in self._below(folder) if is_content(path)]

    def misnamed(self, folder: str) -> Sequence[str]:
        """Every file below a folder that is content but for its name, sorted."""
        return [path for path in self._below(folder) if is_misnamed(path)]

    def _below(self, folder: str) -> list[str]:
        prefix = folder.rstrip("/") + "/" if folder not in ("", ".") else ""
        return sorted(path for path in self._files if path.startswith(prefix))

    def packs(self, folder: str) -> Sequence[str]:
        """The folders directly below a folder that hold a manifest, sorted."""
        roots = (parent(path) for path in self._files if path.endswith("/" + MANIFEST))
        return sorted(root for root in roots if parent(root) == (folder or "."))

    def is_file(self, path: str) -> bool:
        """Whether there is a file."""
        return path in self._files

    def is_folder(self, path: str) -> bool:
        """Whether some file lies below a folder of that name."""
        return path in ("", ".") or any(each.startswith(path.rstrip("/") + "/") for each in self._files)

    def above(self, folder: str) -> str | None:
        """The folder that holds a folder, None at the top."""
        return None if folder in ("", ".", "/") else parent(folder)

    def within(self, path: str, folder: str) -> str:
        """A path below a folder as seen from that folder."""
        return path.removeprefix(folder.rstrip("/") + "/")


def parent(path: str) -> str:
    """The folder that holds a file or folder; `.` for one without a folder in its path."""
    head, _, _ = path.rstrip("/").rpartition("/")
    return head or ("/" if path.startswith("/") else ".")


def join(folder: str, name: str) -> str:
    """A name below a folder."""
    return name if folder in ("", ".") else f"{folder.rstrip('/')}/{name}"
