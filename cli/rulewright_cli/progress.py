"""How far long work has come, on standard error, and only once it has taken a while.

On a terminal it is one line that is written anew and wiped away at the end. Elsewhere (a log, a pipe) it is a line
after five seconds, then whenever the time has doubled, and from 20 seconds on every 20, so that nobody waits in the
dark and logs stay short.
"""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from threading import Event, Lock, Thread

from rulewright_schema.documents import Drafts
from rulewright_schema.source import Source

AFTER_SECONDS = 1.0
EVERY_SECONDS = 0.2
FIRST_LINE_SECONDS = 5.0
MOST_SECONDS = 20.0
"""Between two lines, where there is no terminal."""


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
    """Says how many of so many are done, and after how long; a context, at whose end the line is wiped away.

    A thread of its own speaks, since one step of the work may take minutes.
    """

    def __init__(self, what: str, of: int) -> None:
        self._what, self._of, self._count = what, of, 0
        self._stream = sys.stderr
        self._terminal = self._stream.isatty()
        self._shown = False
        self._lock, self._over = Lock(), Event()
        self._thread = Thread(target=self._speak, daemon=True)

    def __enter__(self) -> "Ticker":
        self._thread.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self.done()

    def done(self) -> None:
        """Ends it before its context does."""
        self._over.set()
        self._thread.join()
        self._wipe()

    def tick(self) -> None:
        """One more is done."""
        self._count += 1

    @contextmanager
    def aside(self) -> Iterator[None]:
        """While something else is written: the line is wiped away and does not come back before the end."""
        with self._lock:
            self._wipe()
            yield

    def _speak(self) -> None:
        started = time.monotonic()
        pause = AFTER_SECONDS if self._terminal else FIRST_LINE_SECONDS
        while not self._over.wait(pause):
            elapsed = time.monotonic() - started
            line = f"{self._what}: {self._count:,} of {self._of:,} done after {elapsed:.0f} s"
            with self._lock:
                self._stream.write(f"\r{line} …\x1b[K" if self._terminal else f"{line}\n")
                self._stream.flush()
                self._shown = self._terminal
            pause = EVERY_SECONDS if self._terminal else min(elapsed, MOST_SECONDS)

    def _wipe(self) -> None:
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
            self._shown = False


def ticking(stack: ExitStack, what: str, of: int) -> Callable[[], None]:
    """Counts what is played; the line goes with the last one, at the latest with the stack. Of none: no line."""
    if not of:
        return lambda: None
    ticker = stack.enter_context(Ticker(what, of))
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        ticker.tick()
        if done == of:
            ticker.done()

    return tick
