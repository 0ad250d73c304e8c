"""What a browser fetches for a page that it opens first, told from the site's files."""

import gzip
import json
import posixpath
import re
from pathlib import Path

from rulewright_site.link_check import read
from rulewright_site.tags import taken_apart

INDEX = "search/search_index.json"


def first_load(folder: Path, page: str) -> list[str]:
    """Paths from the site's root: the page, what its tags load, what its style sheets load, and what the theme's search
    does. The search index is left out.
    """
    text = (folder / page).read_text("utf-8")
    loaded = [address for address, by_itself in read(taken_apart(text)).links if by_itself]
    found = {posixpath.normpath(posixpath.join(posixpath.dirname(page), each)) for each in loaded}
    # What is read before and after this page is named by `link` too, and not loaded.
    found = {page, *(each for each in found if not each.endswith(".html"))}
    for sheet in [each for each in found if each.endswith(".css")]:
        addresses = re.findall(r"url\(['\"]?([^'\")]+)", (folder / sheet).read_text("utf-8"))
        found |= {
            posixpath.normpath(posixpath.join(posixpath.dirname(sheet), each))
            for each in addresses
            if not each.startswith(("data:", "#"))
        }
    config = json.loads(re.search(r'<script id="__config" type="application/json">(.*?)</script>', text).group(1))
    base = posixpath.join(posixpath.dirname(page), config["base"])
    worker = posixpath.normpath(posixpath.join(posixpath.dirname(page), config["search"]))
    index = json.loads((folder / posixpath.normpath(posixpath.join(base, INDEX))).read_text("utf-8"))
    languages = [each for each in index["config"]["lang"] if each != "en"]
    stems = [f"lunr.{each}" for each in (("stemmer.support", *languages) if languages else ())]
    lunr = posixpath.join(posixpath.dirname(posixpath.dirname(worker)), "lunr/min")
    return sorted(found | {worker} | {f"{lunr}/{each}.min.js" for each in stems})


def over_the_wire(folder: Path, paths: list[str]) -> int:
    """Bytes of files as servers send them, each compressed on its own."""
    return sum(len(gzip.compress((folder / path).read_bytes(), 6)) for path in paths)
