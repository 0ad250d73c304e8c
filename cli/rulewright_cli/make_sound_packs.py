"""Writes which packs are known to be sound: `python -m rulewright_cli.make_sound_packs` (or `make sound-packs`).

A game from another distribution names the folder that holds its packs, its record's `content`:
`python -m rulewright_cli.make_sound_packs my_game/content`.

Run it after a change of content that comes with the tool. Until then nothing is wrong, only slower: a pack that is in
no list is read and checked wherever it is required.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from rulewright_cli.disk import DiskFiles, built_in_shelves, content_root
from rulewright_cli.tool import own_version
from rulewright_schema.packs.loading import Request, load
from rulewright_schema.packs.sound import LIST_NAME, as_text, listings


def sound_list(folder: str) -> str:
    """The text of the list for the packs in a folder, and in its folder `fan`."""
    files = DiskFiles()
    roots = [root for shelf in (folder, f"{folder}/fan") for root in files.packs(shelf)]
    loaded = load(files, Request(roots, built_in=built_in_shelves()))
    return as_text(listings(loaded.catalog, loaded.chosen, loaded.diagnostics), own_version())


def write(folders: Sequence[str] = ()) -> None:
    """Brings the list of each folder up to date, of the tool's own content where none is named."""
    for folder in folders or [content_root().as_posix()]:
        Path(folder, LIST_NAME).write_text(sound_list(folder), encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
