"""Writes a site: pages into a work folder, the theme's build of each language, checks, and the move into place.

Nothing that was there before is lost when a build fails: the new site takes the old one's place only when it is
complete (see `placing`), and what others put into the folders stays.
"""

import json
import logging
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

import rulewright_site
from rulewright_site.assemble import Tree
from rulewright_site.html import Html
from rulewright_site.link_check import BadLink, check_links
from rulewright_site.pages import language_folder
from rulewright_site.placing import MARKER, put
from rulewright_site.policy import finished
from rulewright_site.style import SCRIPTS, SHEETS, sheet
from rulewright_site.words import word


@dataclass(frozen=True)
class Published:
    """What a build wrote, or why it failed: what the theme's builder said, and links that lead nowhere."""

    pages: int
    problems: tuple[str, ...] = ()
    bad_links: tuple[BadLink, ...] = ()


class _Listener(logging.Handler):
    """Collects what the builder says at the level of warnings and above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


def theme_file() -> Path:
    """The theme's configuration: beside the package in a wheel, above it in a checkout."""
    package = Path(rulewright_site.__file__).resolve().parent
    return next(path for path in (package / "mkdocs.yml", package.parent / "mkdocs.yml") if path.is_file())


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
    for name in ("site", *(tree.language for tree in trees)):
        if (work / name).exists():
            shutil.rmtree(work / name)
    work.mkdir(parents=True, exist_ok=True)
    (work / MARKER).write_text("Pages and configuration of a site build; may be deleted.\n", encoding="utf-8")
    staged = work / "site"
    problems: list[str] = []
    for tree in trees:
        problems += _build(tree, work, staged)
        built()
    if problems:
        return Published(0, tuple(problems))
    pages = dict(_finish(staged))
    files = [path.relative_to(staged).as_posix() for path in staged.rglob("*") if path.is_file()]
    bad = check_links(pages, files)
    if bad:
        return Published(len(pages), (), tuple(bad))
    put(staged, output)
    return Published(len(pages))


def _build(tree: Tree, work: Path, staged: Path) -> list[str]:
    """One language: files written, configuration written, theme's builder called; what it complained about."""
    docs = work / tree.language / "docs"
    for path, text in {**tree.files, **_assets()}.items():
        target = docs / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    config_file = work / tree.language / "mkdocs.yml"
    config = _config(tree, docs, staged / language_folder(tree.language))
    config_file.write_text(json.dumps(config, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    listener = _Listener()
    log = logging.getLogger("mkdocs")
    kept = log.level, log.propagate
    log.addHandler(listener)
    log.setLevel(logging.WARNING)
    log.propagate = False
    try:
        loaded = load_config(config_file=str(config_file))
        loaded.plugins.on_startup(command="build", dirty=False)
        build(loaded)
        loaded.plugins.on_shutdown()
    except (MkDocsException, SystemExit) as error:
        listener.said.append(str(error))
    finally:
        log.removeHandler(listener)
        log.level, log.propagate = kept
    return [f"{tree.language}: {said}" for said in listener.said if said]


def _config(tree: Tree, docs: Path, site: Path) -> Mapping[str, object]:
    return {
        "INHERIT": str(theme_file()),
        "site_name": word(tree.language, "site"),
        "docs_dir": str(docs.resolve()),
        "site_dir": str(site.resolve()),
        "theme": {"language": tree.language},
        "nav": list(tree.nav),
    }


def _assets() -> dict[str, str]:
    return {f"assets/{name}": sheet(name) for name in (*SHEETS, *SCRIPTS)}


def _finish(staged: Path) -> Iterator[tuple[str, str]]:
    """Adds to each built page what the theme does not, and gives the pages by path."""
    for path in sorted(staged.rglob("*.html")):
        name = path.relative_to(staged).as_posix()
        language = next((each for each in ("es",) if name.startswith(f"{each}/")), "en")
        page = finished(path.read_text(encoding="utf-8"), Html(word(language, "skip")))
        path.write_text(page, encoding="utf-8", newline="\n")
        yield name, page
