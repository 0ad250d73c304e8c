"""What is added to each built page: a content policy that names its own scripts, and a link past the header.

The theme writes small scripts into its pages; the policy lets these run by their fingerprints and no others, so that
nothing that a pack wrote could run even if it were to reach a page.
"""

import base64
import hashlib
import re

from rulewright_site.html import el

_SCRIPT = re.compile(r"<script(?![^>]*\bsrc=)(?P<attributes>[^>]*)>(?P<body>.*?)</script>", re.DOTALL)
_CHARSET = re.compile(r'<meta charset="?utf-8"?>')
_SKIP = re.compile(r'(<div data-md-component="?skip"?>)\s*(</div>)')
_HEADING = re.compile(r"<h1(?P<attributes>[^>]*)>")


def policy(page: str) -> str:
    """The policy for a page: own files, and the inline scripts that it has."""
    hashes = sorted(
        {
            f"'sha256-{base64.b64encode(hashlib.sha256(found['body'].encode()).digest()).decode()}'"
            for found in _SCRIPT.finditer(page)
            if "application/json" not in found["attributes"]
        }
    )
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self'", *hashes)),
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self' blob:",
            "manifest-src 'self'",
            "base-uri 'self'",
            "form-action 'self'",
        )
    )


def finished(page: str, skip: str) -> str:
    """A built page with its policy and, where it has a heading, the link `skip` to it. Raises ValueError for a page
    without a place for the policy.
    """
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(page)}">'
    whole, count = _CHARSET.subn(lambda found: found.group() + meta, page, count=1)
    if not count:
        raise ValueError("the page does not name its character set where it should")
    marked = anchored(whole)
    if marked == whole:
        return whole
    whole = marked
    anchor = el("a", skip, href="#_top", class_="md-skip")
    return _SKIP.sub(lambda found: found.group(1) + anchor + found.group(2), whole, count=1)


def anchored(text: str) -> str:
    """Markup with an anchor on its first heading of the first level, unless that has one."""
    heading = _HEADING.search(text)
    if heading is None or "id=" in heading["attributes"]:
        return text
    return f'{text[: heading.start()]}<h1 id="_top"{heading["attributes"]}>{text[heading.end() :]}'
