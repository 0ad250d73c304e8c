"""Puts a site that was built into its folder: only files of earlier builds are replaced or taken away.

The marker lists what a build wrote. Whatever else lies in the folder (`CNAME`, `.git`) is somebody else's and stays.
"""

import os
import shutil
from pathlib import Path, PurePosixPath

MARKER = ".rulewright-site"
_SAYS = "Written by rulewright site build: a next one replaces the files that are listed here, and no others."


def put(staged: Path, output: Path) -> None:
    """Moves the files of a complete site to where they belong, and takes away those that it no longer has.

    Raises FileExistsError, before anything is changed, where it would overwrite what no build wrote.
    """
    names = sorted(files_in(staged))
    before = written_before(output)
    folders = sorted({folder for name in names for folder in _folders(name)})
    for folder in folders:
        _check_folder(output, folder)
    for name in names:
        _check(output, name, before)
    output.mkdir(parents=True, exist_ok=True)
    # Until all is done the marker lists the old and the new files: a next build can then go on from here.
    _mark(output, sorted({*names, *(before or ())}))
    for folder in folders:
        (output / folder).mkdir(exist_ok=True)
    for name in names:
        shutil.move(f"{staged}/{name}", f"{output}/{name}")
    for name in sorted(set(before or ()) - set(names)):
        _take_away(output, name)
    _mark(output, names)
    shutil.rmtree(staged)


def written_before(output: Path) -> frozenset[str] | None:
    """The files that the last build wrote; None where its marker lists none, as those of earlier versions do."""
    try:
        lines = (output / MARKER).read_text(encoding="utf-8").splitlines()[1:]
    except FileNotFoundError:
        return frozenset()
    names = frozenset(line for line in lines if line and _is_inside(line))
    return names or None


def _is_inside(name: str) -> bool:
    """Whether a listed path stays in the folder, whoever wrote the list."""
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts


def files_in(folder: Path) -> list[str]:
    """The paths of all files below a folder."""
    root = str(folder)
    found = ((os.path.relpath(at, root), names) for at, _, names in os.walk(root))
    return [name if at == "." else f"{at.replace(os.sep, '/')}/{name}" for at, names in found for name in names]


def _folders(name: str) -> list[str]:
    """The folders that a path lies in, the outermost first."""
    parts = name.split("/")[:-1]
    return ["/".join(parts[: count + 1]) for count in range(len(parts))]


def _check_folder(output: Path, folder: str) -> None:
    if (output / folder).is_symlink():
        raise FileExistsError(f"{output / folder} is a link, and a site is not written through links")


def _check(output: Path, name: str, before: frozenset[str] | None) -> None:
    target = f"{output}/{name}"
    if os.path.isdir(target) or (before is not None and name not in before and os.path.lexists(target)):
        raise FileExistsError(f"{target} was not written by a site build, and is not overwritten; move it away")


def _mark(output: Path, names: list[str]) -> None:
    (output / MARKER).write_text("\n".join([_SAYS, *names, ""]), encoding="utf-8")


def _take_away(output: Path, name: str) -> None:
    """Removes a file, and the folders above it that are empty then."""
    target = output / name
    if any((output / folder).is_symlink() for folder in _folders(name)):
        return
    target.unlink(missing_ok=True)
    for folder in target.parents:
        if folder == output or any(folder.iterdir()):
            return
        folder.rmdir()
