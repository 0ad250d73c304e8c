"""A real browser for tests: Debian's Chromium through Playwright.

Without one these tests are skipped, saying so, unless `RULEWRIGHT_BROWSER=required`. `RULEWRIGHT_BROWSER` may also name
the browser's program.
"""

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

try:
    from playwright.sync_api import Browser, Page, sync_playwright
except ImportError:
    sync_playwright = None

NAMES = ("chromium", "chromium-browser", "google-chrome")


def _missing(reason: str) -> None:
    if os.environ.get("RULEWRIGHT_BROWSER") == "required":
        pytest.fail(f"a browser is required: {reason}", pytrace=False)
    pytest.skip(f"not run in a browser: {reason}")


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    named = os.environ.get("RULEWRIGHT_BROWSER", "")
    program = named if named not in ("", "required") else next(filter(None, map(shutil.which, NAMES)), None)
    if sync_playwright is None:
        _missing("the package playwright is not installed")
    if program is None:
        _missing(f"there is no program {' or '.join(NAMES)}")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield started
        started.close()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *arguments: object) -> None:
        return


def serve(folder: Path) -> Iterator[str]:
    """A plain file server over a folder; yields its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def serving() -> "Callable[[Path], Iterator[str]]":
    """`serve`, for sites that a module builds itself."""
    return serve


@pytest.fixture(scope="session")
def site(browser, built) -> Iterator[str]:
    """The address of the official site; asks for the browser first, so that nothing is built without one."""
    assert built.outcome.problems == ()
    yield from serve(built.folder)


@pytest.fixture(scope="session")
def hostile_site(browser, hostile) -> Iterator[str]:
    yield from serve(hostile)


class Watched:
    """A page whose errors, dialogs and requests are noted."""

    def __init__(self, page: "Page", home: str) -> None:
        self.page, self.home = page, home
        self.wrong: list[str] = []
        page.on("console", lambda said: self.wrong.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("dialog", self._dialog)
        page.on("request", self._request)

    def _dialog(self, dialog) -> None:
        self.wrong.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _request(self, request) -> None:
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.wrong.append(f"request: {request.url}")


@pytest.fixture
def watch(browser) -> "Iterator":
    """Opens pages that are watched, in a context of its own each; what went wrong fails the test."""
    opened: list[Watched] = []

    def start(home: str, **options) -> Watched:
        context = browser.new_context(**options)
        watched = Watched(context.new_page(), home)
        opened.append(watched)
        return watched

    yield start
    for each in opened:
        each.page.context.close()
    assert [problem for each in opened for problem in each.wrong] == []
