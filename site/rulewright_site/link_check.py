"""Checks every internal link and anchor of a built site, and that no page asks a foreign host for anything."""

import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import unescape
from urllib.parse import unquote, urlsplit

# Attributes by which a page loads something by itself, and those that only lead somewhere when followed.
_LOADED = frozenset({"src", "srcset", "poster", "data", "background"})
_FOLLOWED = frozenset({"href", "action", "xlink:href"})
_LOADING_TAGS = frozenset({"link", "use", "image"})
_UNREAD = re.compile(r"<!--.*?-->|(?P<kept><(?:script|style)\b[^>]*>).*?</(?:script|style)>", re.DOTALL | re.IGNORECASE)
_TAG = re.compile(r"<(?P<name>[a-zA-Z][\w:-]*)(?P<rest>(?:\"[^\"]*\"|'[^']*'|[^<>\"'])*)>")
# Every attribute is matched whole, so that nothing within a value is taken for another one.
_ATTRIBUTE = re.compile(
    r"(?P<name>[^\s=\"'<>/]+)(?:\s*=\s*(?:\"(?P<double>[^\"]*)\"|'(?P<single>[^']*)'|(?P<bare>[^\s\"'<>]+)))?"
)
_READ = _LOADED | _FOLLOWED | {"id", "name"}


@dataclass(frozen=True, slots=True)
class BadLink:
    """A link that leads nowhere or asks a foreign host, in the file that has it."""

    file: str
    link: str
    problem: str

    def __str__(self) -> str:
        return f"{self.file}: {self.link}: {self.problem}"


@dataclass(slots=True)
class _Read:
    """Anchors and links of a page; a link with whether the page loads it by itself."""

    anchors: set[str] = field(default_factory=set)
    repeated: set[str] = field(default_factory=set)
    links: list[tuple[str, bool]] = field(default_factory=list)


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


def _read(text: str) -> _Read:
    """What a page has. Tags are found by pattern: pages are our own builds, and a parser takes far longer."""
    found = _Read()
    for tag in _TAG.finditer(_UNREAD.sub(lambda part: part["kept"] or "", text)):
        if "=" not in tag["rest"]:
            continue
        for attribute in _ATTRIBUTE.finditer(tag["rest"]):
            value = attribute["double"] or attribute["single"] or attribute["bare"]
            if value and attribute["name"].lower() in _READ:
                _note(found, tag["name"].lower(), attribute["name"].lower(), unescape(value))
    return found


def _note(found: _Read, tag: str, name: str, value: str) -> None:
    if name == "id" or (name == "name" and tag == "a"):
        if name == "id" and value in found.anchors:
            found.repeated.add(value)
        found.anchors.add(value)
    elif name in _LOADED:
        found.links.append((value, True))
    elif name in _FOLLOWED:
        found.links.append((value, tag in _LOADING_TAGS))


def _problem(path: str, address: str, loaded: bool, read: Mapping[str, _Read], known: set[str]) -> str | None:
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
