"""Writes a site: the theme's shells filled with our pages, what the search finds, checks, and the move into place.

Nothing that was there before is lost when a build fails: the new site takes the old one's place only when it is
complete (see `placing`), and what others put into the folders stays.
"""

import json
import os
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright_site.assemble import Tree, block
from rulewright_site.link_check import BadLink, Read, check_links, read
from rulewright_site.pages import language_folder
from rulewright_site.placing import MARKER, files_in, put
from rulewright_site.policy import anchored
from rulewright_site.search_entries import Entry, entries
from rulewright_site.style import SCRIPTS, SHEETS, sheet
from rulewright_site.tags import taken_apart
from rulewright_site.theme import Themed, themed

_INDEX = "search/search_index.json"
"""Where the theme's script looks for what it finds, below the folder of a language."""


@dataclass(frozen=True)
class Published:
    """What a build wrote, or why it failed: what the theme's builder said, and links that lead nowhere."""

    pages: int
    problems: tuple[str, ...] = ()
    bad_links: tuple[BadLink, ...] = ()


def may_replace(output: Path) -> bool:
    """Whether a folder may be replaced by a site: it is not there, empty, or a site that was built before."""
    if not output.exists():
        return True
    return output.is_dir() and ((output / MARKER).is_file() or not any(output.iterdir()))


def publish(trees: Sequence[Tree], work: Path, output: Path, built: Callable[[], None] = lambda: None) -> Published:
    """Builds the trees (the first at the root, others below their language) and puts the site into `output`.

    `work` is filled anew with what the build is made of; neither folder may lie in the other. `built` is called after
    each tree. Raises OSError where the disk refuses or a file of somebody else's would be overwritten, ValueError for
    folders within each other.
    """
    work, output = work.resolve(), output.resolve()
    if work == output or work in output.parents or output in work.parents:
        raise ValueError(f"{work} and {output} must lie beside each other")
    for folder in (work, output):
        if not may_replace(folder):
            raise FileExistsError(f"{folder} holds files that no site build wrote")
    staged = work / "site"
    if staged.exists():
        shutil.rmtree(staged)
    work.mkdir(parents=True, exist_ok=True)
    (work / MARKER).write_text("Pages and configuration of a site build; may be deleted.\n", encoding="utf-8")
    problems: list[str] = []
    pages: dict[str, Read] = {}
    for tree in trees:
        shared = themed(tree, work, staged)
        problems += shared.problems
        if not shared.problems:
            pages.update(_filled(tree, shared, staged))
        built()
    if problems:
        return Published(0, tuple(problems))
    bad = check_links(pages, files_in(staged))
    if bad:
        return Published(len(pages), (), tuple(bad))
    put(staged, output)
    return Published(len(pages))


def _filled(tree: Tree, shared: Themed, staged: Path) -> dict[str, Read]:
    """Writes the pages and files of a tree; what each page has of anchors and links, by its path."""
    made: dict[str, Read] = {}
    prefix = language_folder(tree.language)
    writer = _Writer(staged)
    found: list[Entry] = []
    for path, page in tree.pages.items():
        shell, body, address = shared.shells[path], anchored(block(page, tree.language)), f"{path}.html"
        writer.write(f"{prefix}{address}", shell.around(page.title, body))
        parts = taken_apart(body)
        if page.searched:
            found += entries(address, page.title, parts)
        made[f"{prefix}{address}"] = read(parts, shell.read)
    for name, text in shared.own.items():
        writer.write(name, text)
        made[name] = read(taken_apart(text))
    for name, text in {**tree.files, **{f"assets/{each}": sheet(each) for each in (*SHEETS, *SCRIPTS)}}.items():
        writer.write(f"{prefix}{name}", text)
    index = staged / prefix / _INDEX
    told = {**json.loads(index.read_text(encoding="utf-8")), "docs": found}
    writer.write(f"{prefix}{_INDEX}", json.dumps(told, ensure_ascii=False, separators=(",", ":")))
    return made


class _Writer:
    """Writes files below a folder, and makes each folder once."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)
        self._made: set[str] = set()

    def write(self, name: str, text: str) -> None:
        """A text at a path below the folder."""
        target = os.path.join(self.root, name)
        folder = os.path.dirname(target)
        if folder not in self._made:
            os.makedirs(folder, exist_ok=True)
            self._made.add(folder)
        with open(target, "wb") as file:
            file.write(text.encode("utf-8"))
