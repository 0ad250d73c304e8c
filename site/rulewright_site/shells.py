"""What the theme puts around pages. It is asked once for all pages of a folder: what it puts around them is the same
but for the title, and asking it for each page took most of a build's time.

A landing page that the navigation names is marked there, and has a shell of its own. The theme builds stubs, in which
marks stand for the title and the body. Of what packs say it sees only the navigation's titles, which hold no marks.
"""

import posixpath
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rulewright_site.html import plain_title
from rulewright_site.link_check import Read, read
from rulewright_site.pages import NavEntry
from rulewright_site.policy import finished
from rulewright_site.tags import taken_apart

_TITLE = "_rw_title_"
_HEADING = "_rw_body_"
_BODY = f'<h1 id="_top">{_HEADING}</h1>'
_SHARED = "_shell"
"""The stub for all pages of a folder; no page has this name."""
STUB = f"""---
title: {_TITLE}
hide: [toc]
search: {{exclude: true}}
---

<h1>{_HEADING}</h1>
"""


@dataclass(frozen=True, slots=True)
class Shell:
    """The theme's part of a page: before and after ours, and what it holds of anchors and links."""

    before: str
    after: str
    read: Read

    def around(self, title: str, block: str) -> str:
        """The whole page."""
        shown = plain_title(title)
        return "".join((self.before.replace(_TITLE, shown), block, self.after.replace(_TITLE, shown)))


def shell_of(built: str, skip: str) -> Shell:
    """The shell in a stub that the theme built; `skip` are the words that lead past its header. Raises ValueError
    where the theme did not put a page's part into it once and as it is.
    """
    before, mark, after = finished(built, skip).partition(_BODY)
    if not mark or _HEADING in before + after:
        raise ValueError("the theme shows a page's body changed, twice, or not at all")
    return Shell(before, after, read(taken_apart(before + after)))


def stubs(pages: Iterable[str], nav: Sequence[NavEntry]) -> dict[str, str]:
    """For each page (its path without ending) the path of the stub whose shell it gets."""
    own = {each.removesuffix(".md") for each in _named(nav)} | {"index"}
    return {path: path if path in own else posixpath.join(posixpath.dirname(path), _SHARED) for path in pages}


def _named(nav: Iterable[NavEntry]) -> Iterator[str]:
    """The files that a navigation names."""
    for entry in nav:
        for below in entry.values():
            if isinstance(below, str):
                yield below
            else:
                yield from _named(below)
