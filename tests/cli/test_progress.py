"""How far long work has come: on standard error, after a while, and never between two results."""

import io
import time
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from rulewright_cli import progress
from rulewright_cli.progress import Ticker, ticking


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def spoken(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO) -> str:
    """What is said of two steps of three."""
    monkeypatch.setattr(progress, "AFTER_SECONDS", 0.02)
    monkeypatch.setattr(progress, "FIRST_LINE_SECONDS", 0.02)
    monkeypatch.setattr("sys.stderr", stream)
    with Ticker("games", 3) as ticker:
        ticker.tick()
        ticker.tick()
        for _ in range(500):
            if stream.getvalue():
                break
            time.sleep(0.01)
        with ticker.aside():
            stream.write("a result\n")
    return stream.getvalue()


def test_where_there_is_no_terminal_a_line_tells_how_many_are_done(monkeypatch) -> None:
    lines = spoken(monkeypatch, io.StringIO()).splitlines()
    assert lines[0] == "games: 2 of 3 done after 0 s"
    assert "a result" in lines


def test_on_a_terminal_the_line_is_wiped_away_before_a_result(monkeypatch) -> None:
    text = spoken(monkeypatch, Terminal())
    assert text.startswith("\rgames: 2 of 3 done after 0 s …")
    assert "\r\x1b[Ka result\n" in text


def test_quick_work_says_nothing(monkeypatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    with Ticker("games", 1) as ticker:
        ticker.tick()
    assert stream.getvalue() == ""


def test_where_there_is_no_terminal_lines_stand_no_further_apart_than_the_most(monkeypatch) -> None:
    """A clock and a wait of the test's own: work of two minutes is told at these seconds."""
    now, told = 0.0, []

    def waited(seconds: float) -> bool:
        nonlocal now
        now += seconds
        if now <= 120:
            told.append(now)
        return now > 120

    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr("rulewright_cli.progress.time.monotonic", lambda: now)
    ticker = Ticker("games", 3)
    monkeypatch.setattr(ticker, "_over", SimpleNamespace(wait=waited))
    ticker._speak()
    assert told == [5, 10, 20, 40, 60, 80, 100, 120]
    assert stream.getvalue().count("\n") == len(told)


def test_of_nothing_to_do_no_line_is_begun(monkeypatch) -> None:
    monkeypatch.setattr(progress, "Ticker", None)
    with ExitStack() as stack:
        assert ticking(stack, "example", 0)() is None
