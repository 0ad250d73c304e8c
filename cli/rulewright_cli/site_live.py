"""Pages of a served site kept up with the content: what changed since the build is rendered when it is read."""

import os
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import typer

from rulewright_cli.disk import TooMuchError
from rulewright_cli.kept_lines import lines_of, measured_of
from rulewright_cli.lint_run import Asked, prepared
from rulewright_lint.selection import Settings
from rulewright_schema.catalog import Catalog
from rulewright_schema.documents import Drafts, read_drafts
from rulewright_schema.packs.loading import load
from rulewright_schema.source import Source
from rulewright_site.live import page_anew, put_in
from rulewright_site.verdicts import Verdicts

Signature = tuple[tuple[str, int, int], ...]


class Live:
    """The pages of a built site with the content's changes in them.

    Files are compared by name, time and size whenever a page is read. A file that did not change is not read into
    documents again. Content that cannot be read leaves the page as it was built, and `told` is given the reason.
    """

    def __init__(self, paths: Sequence[str], site: Path, languages: Sequence[str], told: Callable[[str], None]) -> None:
        self.paths = tuple(paths)
        self.site = site
        self.languages = tuple(languages)
        self.told = told
        self._lock = threading.Lock()
        self._drafts: dict[tuple[str, bytes, str | None], Drafts] = {}
        self._built = self._seen = self._signature()
        self._catalog: Catalog | None = None
        self._pages: dict[str, bytes] = {}
        prepared(self._asked)  # refuses paths that are not there
        self._load()

    def page(self, address: str) -> bytes | None:
        """The page at an address below the site's root, rendered anew; None where the built one stands."""
        with self._lock:
            now = self._signature()
            if now != self._seen:
                self._seen = now
                self._pages.clear()
                self._load()
            if now == self._built or self._catalog is None:
                return None
            if address not in self._pages:
                try:
                    made = self._made(address, self._catalog)
                except Exception as error:  # content that lint would refuse may do anything to a page; serving goes on
                    self.told(f"{address} could not be rendered ({error}); it stays as it was. Run rulewright lint.")
                    return None
                if made is None:
                    return None
                self._pages[address] = made
            return self._pages[address]

    @property
    def _asked(self) -> Asked:
        return Asked(self.paths, None, [], Settings(), None, False, None, None)

    def _made(self, address: str, catalog: Catalog) -> bytes | None:
        file = self.site / address
        if not file.is_file():
            return None
        first = address.partition("/")[0]
        language = first if first in self.languages[1:] else self.languages[0]
        path = address.removeprefix(f"{language}/").removesuffix(".html")
        page = page_anew(catalog, language, self.languages, path, Verdicts(lines_of, measured_of))
        return put_in(file.read_text("utf-8"), page, language).encode("utf-8") if page is not None else None

    def _load(self) -> None:
        self._catalog = None
        try:
            files, options = prepared(self._asked)
            loaded = load(files, options.request, self._read)
        except (OSError, TooMuchError, typer.Exit) as problem:
            self.told(f"the content cannot be read ({problem}); pages stay as they were.")
            return
        broken = [each for pack in loaded.catalog.packs.values() for each in pack.broken]
        if broken or any(each.severity == "error" for each in loaded.diagnostics):
            self.told("the content has errors; pages stay as they were. Run rulewright lint.")
        else:
            self._catalog = loaded.catalog

    def _read(self, source: Source, game: str | None) -> Drafts:
        key = source.path, source.data, game
        if key not in self._drafts:
            self._drafts[key] = read_drafts(source, game)
        return self._drafts[key]

    def _signature(self) -> Signature:
        found = []
        for path in self.paths:
            for folder, _, names in os.walk(path) if os.path.isdir(path) else [(os.path.dirname(path), (), [path])]:
                for name in names:
                    file = os.path.join(folder, os.path.basename(name))
                    if file.endswith((".yaml", ".yml")) and os.path.isfile(file):
                        told = os.stat(file)
                        found.append((file, told.st_mtime_ns, told.st_size))
        return tuple(sorted(found))
