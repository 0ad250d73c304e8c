"""What a browser fetches for the page that a reader opens first, as Chromium asks for it."""

import gzip
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

INDEX = "search/search_index.json"
PAGES = ("index.html", "megametrocity/stages/countdown.html", "es/index.html")
WANTED = 300
"""kB over the wire, without the search index."""

Weights = Mapping[str, tuple[int, int]]
"""Bytes of each file as it is, and compressed by `gzip -6`."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        return


def build(folder: Path) -> None:
    """The site of the built-in packs."""
    command = [sys.executable, "-c", "from rulewright_cli.main import run; run()", "site", "build", "--output"]
    subprocess.run([*command, str(folder)], check=True, stdout=subprocess.DEVNULL)


def fetched(folder: Path, pages: Sequence[str]) -> Iterator[tuple[str, Weights]]:
    """For each page what a browser that was never there fetches, by path from the site's root."""
    program = os.environ.get("RULEWRIGHT_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_address[1]}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for page in pages:
            asked = _asked(browser, home + page)
            foreign = [each for each in asked if not each.startswith((home, "data:", "blob:"))]
            if foreign:
                sys.exit(f"{page} asks for {foreign}")
            paths = dict.fromkeys(urlsplit(each).path.lstrip("/") for each in asked if each.startswith(home))
            contents = {path: (folder / path).read_bytes() for path in paths}
            yield page, {path: (len(data), len(gzip.compress(data, 6))) for path, data in contents.items()}
        browser.close()
    server.shutdown()


def _asked(browser: Browser, address: str) -> list[str]:
    """Every address that a new visitor's browser asks for."""
    context = browser.new_context()
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.new_page().goto(address, wait_until="networkidle")
    context.close()
    return asked


def told(folder: Path) -> list[str]:
    """The measured pages as Markdown: the sums, and the parts of the first one."""
    found = list(fetched(folder, PAGES))
    lines = [
        "| first page | requests | kB | kB over the wire | search index, kB over the wire |",
        "|---|---:|---:|---:|---:|",
    ]
    for page, weights in found:
        parts = [each for path, each in weights.items() if not path.endswith(INDEX)]
        index = sum(each[1] for path, each in weights.items() if path.endswith(INDEX))
        plain, sent = (sum(column) / 1000 for column in zip(*parts, strict=True))
        lines.append(f"| `{page}` | {len(parts)} | {plain:.0f} | {sent:.0f} | {index / 1000:.0f} |")
    page, weights = found[0]
    lines += ["", f"Parts of `{page}`:", "", "| file | bytes | over the wire |", "|---|---:|---:|"]
    lines += [f"| `{path}` | {plain:,} | {sent:,} |" for path, (plain, sent) in weights.items()]
    return lines
