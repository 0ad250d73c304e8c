"""Answers of `rulewright site serve`: the site's files, pages with the content's changes, the site's own 404 page."""

from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from os import PathLike
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from rulewright_cli.site_live import Live

NOT_FOUND = "404.html"


class SitePages(SimpleHTTPRequestHandler):
    """Serves files and says nothing about each. What is not there, and folders without a page, get the site's page
    for that.
    """

    def __init__(self, *arguments: Any, live: Live | None, **options: Any) -> None:
        self.live = live
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:
        """The page with the content's changes in it where there are any, else the file."""
        address = unquote(urlsplit(self.path).path).lstrip("/") or "index.html"
        if address.endswith("/"):
            address += "index.html"
        safe = ".." not in address.split("/") and address.endswith(".html")
        made = self.live.page(address) if self.live is not None and safe else None
        if made is None:
            super().do_GET()
        else:
            self._send(HTTPStatus.OK, made)

    def list_directory(self, path: str | PathLike[str]) -> None:
        """Folders are not listed."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """The site's own page for what is not there; all else as usual."""
        page = Path(self.directory) / NOT_FOUND
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        self._send(code, page.read_bytes())

    def _send(self, code: int, body: bytes) -> None:
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        return
