"""How far long work has come: on standard error, after a while, and never between two results."""

import io
import time

import pytest

from rulewright_cli import progress
from rulewright_cli.progress import Ticker


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
