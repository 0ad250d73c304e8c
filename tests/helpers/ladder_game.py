"""Ladder, the game of `tests/fixtures/ladder`: registered from outside, and enumerated whole.

Its package lies on the path of every test, but no game is registered by that: an installer writes a folder of metadata
beside what it installs, and that folder's entry points are what counts. `registered` and `environment` write it.
"""

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import cast

from rulewright_engine.interface import Engine
from rulewright_ladder.climbs import Climb
from rulewright_ladder.engine.state import State
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document, Place
from rulewright_schema.kinds import games, kinds, kinds_by_plural
from rulewright_schema.source import Source

GAME = "ladder"
DISTRIBUTION = Path(__file__).resolve().parent.parent / "fixtures" / "ladder"


def write_metadata(folder: Path) -> None:
    """What an installer writes of the distribution."""
    project = tomllib.loads((DISTRIBUTION / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = (f"[{group}]\n{_lines(points)}" for group, points in project["entry-points"].items())
    (info / "entry_points.txt").write_text("".join(groups))


def _lines(points: dict[str, str]) -> str:
    return "".join(f"{name} = {place}\n" for name, place in points.items())


@contextmanager
def registered() -> Iterator[None]:
    """The game is installed in this process."""
    with TemporaryDirectory() as folder:
        write_metadata(Path(folder))
        sys.path.insert(0, folder)
        _forget()
        try:
            yield
        finally:
            sys.path.remove(folder)
            _forget()


def _forget() -> None:
    """Games are looked for once in a process."""
    for known in (games, kinds, kinds_by_plural):
        known.cache_clear()


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process for which the game is installed; `folder` is empty and stays."""
    write_metadata(folder)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(DISTRIBUTION), *filter(None, sys.path)])}


def files() -> dict[str, bytes]:
    """The game's own pack, as if it lay beside ours."""
    packs = DISTRIBUTION / "rulewright_ladder" / "content"
    return {
        f"content/{path.relative_to(packs).as_posix()}": path.read_bytes() for path in sorted(packs.rglob("*.yaml"))
    }


def view(goal: int, turns: int, life: int) -> View:
    """A pack with one climb, `climb`."""
    model = Climb(id="climb", title={"en": "Climb"}, goal=goal, turns=turns, life=life)
    source = Source("climb.yaml", f"goal: {goal}\nturns: {turns}\nlife: {life}\n".encode())
    document = Document("climbs", "climb", "climb", model, Place(source, 0, ()))
    found = SimpleNamespace(pack=SimpleNamespace(id="climbs"), get=lambda kind, name: document)
    return cast("View", found)


def win_chance(engine: Engine[State], state: State, memo: dict[State, float] | None = None) -> float:
    """The greatest chance to win from a state, by going through every line there is."""
    known = {} if memo is None else memo
    if state not in known:
        outcome = engine.outcome(state)
        if outcome is not None:
            known[state] = float(outcome == "won")
        elif state.leaping:
            parts = engine.chances(state)
            known[state] = sum(p * win_chance(engine, engine.apply(state, a).state, known) for a, p in parts)
        else:
            nexts = [engine.apply(state, action).state for action in engine.legal(state)]
            known[state] = max(win_chance(engine, each, known) for each in nexts)
    return known[state]
