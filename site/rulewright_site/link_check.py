"""Checks every internal link and anchor of a built site, and that no page asks a foreign host for anything."""

import posixpath
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias
from urllib.parse import unquote, urlsplit

from rulewright_site.tags import STRIDE, valued

# Attributes by which a page loads something by itself, and those that only lead somewhere when followed.
_LOADED = frozenset({"src", "srcset", "poster", "data", "background"})
_FOLLOWED = frozenset({"href", "action", "xlink:href"})
_LOADING_TAGS = frozenset({"link", "use", "image"})
_READ = _LOADED | _FOLLOWED | {"id", "name"}
_WANTED = re.compile(rf"(?:{'|'.join(sorted(_READ))})\s*=", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class BadLink:
    """A link that leads nowhere or asks a foreign host, in the file that has it."""

    file: str
    link: str
    problem: str

    def __str__(self) -> str:
        return f"{self.file}: {self.link}: {self.problem}"


@dataclass(slots=True)
class Read:
    """Anchors and links of a page; a link with whether the page loads it by itself. `around` is what the page has in
    common with others.
    """

    anchors: set[str] = field(default_factory=set)
    repeated: set[str] = field(default_factory=set)
    links: dict[tuple[str, bool], None] = field(default_factory=dict)
    around: "Read | None" = None

    def has(self, anchor: str) -> bool:
        """Whether a link may lead to the anchor."""
        return anchor in self.anchors or (self.around is not None and self.around.has(anchor))


@dataclass(frozen=True, slots=True)
class _Lead:
    """Where a link leads: what is wrong with it, or a file (the page itself if None) and an anchor there."""

    problem: str | None = None
    file: str | None = None
    anchor: str = ""


_Leads: TypeAlias = dict[tuple[str, str, bool], _Lead]


def check_links(pages: Mapping[str, Read], files: Iterable[str]) -> list[BadLink]:
    """What is wrong with the links of pages (by path from the root), given all files of the site."""
    known = set(files) | set(pages)
    leads: _Leads = {}
    found: list[BadLink] = []
    for path, page in pages.items():
        around = page.around or Read()
        repeated = page.repeated | around.repeated | (page.anchors & around.anchors)
        found += [BadLink(path, f"#{each}", "two places on the page have this anchor") for each in sorted(repeated)]
        folder = posixpath.dirname(path)
        for address, loaded in {**around.links, **page.links}:
            lead = leads.get((folder, address, loaded))
            if lead is None:
                lead = leads[folder, address, loaded] = _lead(folder, address, loaded, known)
            target = pages.get(lead.file or path)
            missing = lead.anchor and target is not None and not target.has(lead.anchor)
            problem = lead.problem or ("there is no such anchor" if missing else None)
            if problem:
                found.append(BadLink(path, address, problem))
    return found


def read(parts: Sequence[str], around: Read | None = None) -> Read:
    """What a page has, from its markup as `tags` takes it apart."""
    found = Read(around=around)
    for end, name, attributes in zip(parts[1::STRIDE], parts[2::STRIDE], parts[3::STRIDE], strict=True):
        if end or "=" not in attributes or _WANTED.search(attributes) is None:
            continue
        for attribute, value in valued(attributes):
            if attribute in _READ:
                _note(found, name.lower(), attribute, value)
    return found


def _note(found: Read, tag: str, name: str, value: str) -> None:
    if name == "id" or (name == "name" and tag == "a"):
        if name == "id" and value in found.anchors:
            found.repeated.add(value)
        found.anchors.add(value)
    elif name in _LOADED:
        found.links[value, True] = None
    elif name in _FOLLOWED:
        found.links[value, tag in _LOADING_TAGS] = None


def _lead(folder: str, address: str, loaded: bool, known: set[str]) -> _Lead:
    """Where an address leads from a folder."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return _Lead("this is no address")
    if parts.scheme == "data":
        return _Lead()
    if parts.scheme or parts.netloc:
        if parts.scheme not in ("https", "http", "mailto", ""):
            return _Lead(f"addresses of the kind {parts.scheme}: are not allowed")
        foreign = loaded or parts.scheme != "https"
        return _Lead("a page must not load anything from elsewhere" if foreign else None)
    anchor = unquote(parts.fragment)
    if not parts.path:
        return _Lead(anchor=anchor)
    target = posixpath.normpath(posixpath.join("" if parts.path[0] == "/" else folder, unquote(parts.path).lstrip("/")))
    if parts.path.endswith("/") or target == ".":
        target = posixpath.normpath(posixpath.join(target, "index.html"))
    return _Lead(file=target, anchor=anchor) if target in known else _Lead("there is no such file")
