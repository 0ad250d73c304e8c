"""What a site has beside its pages: the version before, links for editing, an archive to take along."""

import os
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote, urlsplit
from zipfile import is_zipfile

from rulewright_cli.answers import refuse
from rulewright_cli.lint_run import Asked, prepared
from rulewright_lint.selection import Settings
from rulewright_schema.catalog import Catalog
from rulewright_schema.documents import Document, read_drafts
from rulewright_schema.packs.loading import load

PLACE = "{path}"


def older_catalog(since: str) -> Catalog:
    """The packs of an earlier version of the content, as far as they can be read."""
    files, options = prepared(Asked([since], None, [], Settings(), None, False, None, None))
    catalog = load(files, options.request, read_drafts).catalog
    if not catalog.packs:
        raise refuse(f"there is no pack in {since}", "Name the folder of the content as it was.")
    return catalog


def edit_address(template: str) -> Callable[[Document], str | None]:
    """The address at which a document's file is edited; None for files that lie outside the present folder."""
    parts = urlsplit(template.replace(PLACE, "x"))
    if parts.scheme != "https" or not parts.netloc or PLACE not in template:
        raise refuse(
            f"{template!r} is no address to edit at",
            "Write one that begins with https:// and has {path} where the file's path belongs.",
        )
    here = os.getcwd()

    def address(document: Document) -> str | None:
        path = os.path.relpath(os.path.join(here, document.source.path), here)
        return None if path.startswith(os.pardir) else template.replace(PLACE, quote(Path(path).as_posix()))

    return address


def check_archive(file: Path, output: Path) -> None:
    """Refuses an archive that would replace something else, or lie in the site itself."""
    if output.resolve() in file.resolve().parents:
        raise refuse(f"{file} lies in the site's own folder", "Name a file outside of it.")
    if file.exists() and not is_zipfile(file):
        raise refuse(f"{file} is there and is no zip archive", "Name another file, or remove it.")
    if not file.parent.is_dir():
        raise refuse(f"there is no folder {file.parent}", "Make it, or name another file.")
