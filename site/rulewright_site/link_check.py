"""Checks every internal link and anchor of a built site, and that no page asks a foreign host for anything."""

import posixpath
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

# Attributes by which a page loads something by itself, and those that only lead somewhere when followed.
_LOADED = frozenset({"src", "srcset", "poster", "data", "background"})
_FOLLOWED = frozenset({"href", "action", "xlink:href"})
_LOADING_TAGS = frozenset({"link", "use", "image"})


@dataclass(frozen=True, slots=True)
class BadLink:
    """A link that leads nowhere or asks a foreign host, in the file that has it."""

    file: str
    link: str
    problem: str

    def __str__(self) -> str:
        return f"{self.file}: {self.link}: {self.problem}"


class _Reader(HTMLParser):
    """Anchors and links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.repeated: set[str] = set()
        self.links: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes ids and addresses."""
        for name, value in attrs:
            if not value:
                continue
            if name == "id" or (name == "name" and tag == "a"):
                if name == "id" and value in self.anchors:
                    self.repeated.add(value)
                self.anchors.add(value)
            elif name in _LOADED:
                self.links.append((value, True))
            elif name in _FOLLOWED:
                self.links.append((value, tag in _LOADING_TAGS))


def check_links(pages: Mapping[str, str], files: Iterable[str]) -> list[BadLink]:
    """What is wrong with the links of pages (HTML by path from the root), given all files of the site."""
    read = {path: _read(text) for path, text in pages.items()}
    known = set(files) | set(pages)
    found: list[BadLink] = []
    for path, reader in read.items():
        found += [
            BadLink(path, f"#{each}", "two places on the page have this anchor") for each in sorted(reader.repeated)
        ]
        for address, loaded in dict.fromkeys(reader.links):
            problem = _problem(path, address, loaded, read, known)
            if problem:
                found.append(BadLink(path, address, problem))
    return found


def _read(text: str) -> _Reader:
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader


def _problem(path: str, address: str, loaded: bool, read: Mapping[str, _Reader], known: set[str]) -> str | None:
    try:
        parts = urlsplit(address)
    except ValueError:
        return "this is no address"
    if parts.scheme == "data":
        return None
    if parts.scheme or parts.netloc:
        if parts.scheme not in ("https", "http", "mailto", ""):
            return f"addresses of the kind {parts.scheme}: are not allowed"
        return "a page must not load anything from elsewhere" if loaded or parts.scheme != "https" else None
    target = path
    if parts.path:
        folder = "" if parts.path.startswith("/") else posixpath.dirname(path)
        target = posixpath.normpath(posixpath.join(folder, unquote(parts.path).lstrip("/")))
        if parts.path.endswith("/") or target == ".":
            target = posixpath.normpath(posixpath.join(target, "index.html"))
    if target not in known:
        return "there is no such file"
    anchor = unquote(parts.fragment)
    if anchor and target in read and anchor not in read[target].anchors:
        return "there is no such anchor"
    return None
