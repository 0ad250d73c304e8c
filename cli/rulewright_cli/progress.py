"""A line about how far long work has come: on a terminal only, and only once it has taken a while."""

import sys
import time
from collections.abc import Callable

from rulewright_schema.documents import Drafts
from rulewright_schema.source import Source

AFTER_SECONDS = 1.0
EVERY_SECONDS = 0.2


class Progress:
    """Counts files as they are read. Wraps a reader; `done` wipes the line away."""

    def __init__(self, read: Callable[[Source, str | None], Drafts]) -> None:
        self.read = read
        self._count = 0
        self._next = time.monotonic() + AFTER_SECONDS
        self._shown = False

    def __call__(self, source: Source, game: str | None) -> Drafts:
        """The drafts of a file."""
        self._count += 1
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY_SECONDS
            self._shown = True
            sys.stderr.write(f"\rreading file {self._count:,} …")
            sys.stderr.flush()
        return self.read(source, game)

    def done(self) -> None:
        """Wipes the line away."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


class Ticker:
    """Says how many of so many are done; `done` wipes the line away. Silent where there is no terminal."""

    def __init__(self, what: str, of: int) -> None:
        self._what, self._of, self._count = what, of, 0
        self._next = time.monotonic() + AFTER_SECONDS
        self._terminal = sys.stderr.isatty()
        self._shown = False

    def tick(self) -> None:
        """One more is done."""
        self._count += 1
        if self._terminal and time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY_SECONDS
            self._shown = True
            sys.stderr.write(f"\r{self._what} {self._count:,} of {self._of:,} …")
            sys.stderr.flush()

    def done(self) -> None:
        """Wipes the line away."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
