"""The theme at work: it builds stubs of pages, and files that all pages share."""

import json
import logging
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

import rulewright_site
from rulewright_site.assemble import Tree
from rulewright_site.html import Html
from rulewright_site.pages import language_folder
from rulewright_site.policy import finished
from rulewright_site.shells import STUB, Shell, shell_of, stubs
from rulewright_site.words import word


@dataclass(frozen=True)
class Themed:
    """What the theme made of a tree: the shell of each page, pages of its own by path from the site's root, and what it
    complained about.
    """

    shells: Mapping[str, Shell]
    own: Mapping[str, str]
    problems: tuple[str, ...]


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


def themed(tree: Tree, work: Path, staged: Path) -> Themed:
    """Asks the theme for a tree's shells. What it works on is put into a folder below `work`; its files for all pages
    stay in `staged`, its pages do not.
    """
    folder = staged / language_folder(tree.language)
    wanted = stubs(tree.pages, tree.nav)
    said = _built(tree, set(wanted.values()), work / tree.language, folder)
    if said:
        return Themed({}, {}, tuple(f"{tree.language}: {each}" for each in said))
    skip = Html(word(tree.language, "skip"))
    made: dict[str, Shell] = {}
    own: dict[str, str] = {}
    try:
        for path in dict.fromkeys(wanted.values()):
            file = folder / f"{path}.html"
            made[path] = shell_of(file.read_text(encoding="utf-8"), skip)
            file.unlink()
        for file in sorted(folder.rglob("*.html")):
            own[file.relative_to(staged).as_posix()] = finished(file.read_text(encoding="utf-8"), skip)
    except (FileNotFoundError, ValueError) as problem:
        return Themed({}, {}, (f"{tree.language}: {problem}",))
    return Themed({path: made[stub] for path, stub in wanted.items()}, own, ())


def _built(tree: Tree, paths: set[str], work: Path, site: Path) -> list[str]:
    """Stubs written, configuration written, theme's builder called; what it complained about."""
    if work.exists():
        shutil.rmtree(work)
    docs = work / "docs"
    for path in sorted(paths):
        target = docs / f"{path}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(STUB, encoding="utf-8", newline="\n")
    config_file = work / "mkdocs.yml"
    text = json.dumps(_config(tree, docs, site), ensure_ascii=False, indent=1)
    config_file.write_text(f"{text}\n", encoding="utf-8")
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
    return [said for said in listener.said if said]


def _config(tree: Tree, docs: Path, site: Path) -> Mapping[str, object]:
    return {
        "INHERIT": str(theme_file()),
        "site_name": word(tree.language, "site"),
        "docs_dir": str(docs.resolve()),
        "site_dir": str(site.resolve()),
        "theme": {"language": tree.language},
        "nav": list(tree.nav),
    }
