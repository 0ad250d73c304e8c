"""Set-ups whose openings are solved exactly: one opening, or all with a summary, kept in a file and taken up again."""

import json
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright_cli.answers import refuse, say_json
from rulewright_cli.arena import Arena
from rulewright_cli.disk import result_written, written_atomically
from rulewright_cli.output import write
from rulewright_cli.progress import Ticker
from rulewright_engine.exact import Exact, OpeningError, Solved
from rulewright_engine.guide import Options, said
from rulewright_engine.interface import Action, Json, SetUpError
from rulewright_engine.replay import log_of
from rulewright_lint.escapes import visible
from rulewright_schema.counts import counted

EVERY = 20.0
"""Seconds after which a sweep is written down again."""
BAR = 40


@dataclass(frozen=True, slots=True)
class Asked:
    """What is wanted: one opening (None: all), a folder for lines, one for a sweep's files, and whether as JSON."""

    opening: str | None
    save: Path | None
    sweep: Path | None
    as_json: bool


def solve_exactly(arena: Arena, exact: Exact, set_ups: Iterable[Options], asked: Asked) -> bool:
    """Answers; whether some opening cannot be won."""
    told: list[dict[str, Json]] = []
    lost = False
    for options in set_ups:
        try:
            if asked.opening is not None:
                opening = exact.opening(arena.view, options, asked.opening)
                found = _one(arena, exact, options, opening)
                told.append(_one_told(arena, options, found, asked))
                lost = lost or found.turns is None
            else:
                summary = exact.summary(arena.view, options, _all(arena, exact, options, asked.sweep))
                told.append({"setup": dict(options), **summary})
                if not asked.as_json:
                    write(_text(arena, options, summary))
        except OpeningError as error:
            raise refuse(str(error), error.help) from error
        except SetUpError as error:
            place = arena.document.place.source.path
            raise refuse(f"it cannot be solved: {error}", f"See rulewright lint {place}.") from error
    if asked.as_json:
        say_json({"format": 1, "document": arena.document.ref, "exact": told})
    return lost


# --------------------------------------------------------------------------------------------------------- one opening
def _one(arena: Arena, exact: Exact, options: Options, opening: Action) -> Solved:
    known = exact.kept(arena.view, options, [opening]).get(opening)
    return known if known is not None else next(iter(exact.solve(arena.view, options, [opening])))


def _one_told(arena: Arena, options: Options, found: Solved, asked: Asked) -> dict[str, Json]:
    data: dict[str, Json] = {"setup": dict(options), "opening": str(found.opening), "turns": found.turns}
    lines = [f"{arena.document.id} · {said(options)} · {found.opening}"]
    if found.turns is None:
        lines.append("  cannot be won: the search went through everything")
    else:
        log = _log(arena, options, found)
        data["log"] = log
        where = _saved(arena, options, found, log, asked.save) if asked.save is not None else None
        told = f"saved as {where}" if where is not None else "save it with --save FOLDER"
        actions = counted(len(found.line), "action")
        lines.append(f"  can be won in {counted(found.turns, 'turn')} at best; a line of {actions}, {told}")
    if not asked.as_json:
        write("".join(f"{visible(line)}\n" for line in lines))
    return data


def _log(arena: Arena, options: Options, found: Solved) -> dict[str, Json]:
    start = arena.engine.setup(arena.view, options)
    end: Any = start
    for action in found.line:
        end = arena.engine.apply(end, action).state
    return log_of(arena.engine, arena.view, start, found.line, end).to_json()


def _saved(arena: Arena, options: Options, found: Solved, log: dict[str, Json], folder: Path) -> Path:
    parts = [arena.document.id, *(str(value) for value in list(options.values())[1:] if isinstance(value, str))]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{'.'.join(parts)}.{str(found.opening).replace(' ', '-')}.json"
    result_written(path, (json.dumps(log, indent=1) + "\n").encode("ascii"))
    return path


# -------------------------------------------------------------------------------------------------------- all openings
def _all(arena: Arena, exact: Exact, options: Options, sweep: Path | None) -> dict[Action, Solved]:
    """Every opening: what is kept with the content or in the sweep's file, the rest solved and written down."""
    view = arena.view
    openings = exact.openings(view, options)
    known = dict(exact.kept(view, options))
    path = sweep / exact.as_document(view, options, {})[0] if sweep is not None else None
    if path is not None and path.is_file():
        known |= exact.from_document(view, options, path.read_text("utf-8"))
    left = [opening for opening in openings if opening not in known]
    with Ticker("openings", len(openings)) as ticker:
        for _ in range(len(openings) - len(left)):
            ticker.tick()
        written = time.monotonic()
        for found in exact.solve(view, options, left):
            known[found.opening] = found
            ticker.tick()
            if path is not None and time.monotonic() - written > EVERY:
                _kept(path, exact.as_document(view, options, known)[1])
                written = time.monotonic()
    if path is not None and (left or not path.is_file()):
        _kept(path, exact.as_document(view, options, known)[1])
    return {opening: known[opening] for opening in openings}


def _kept(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        written_atomically(path, text.encode("utf-8"))
    except OSError as error:
        raise refuse(f"{path} cannot be written: {error.strerror}", "Name another folder.") from error


def _text(arena: Arena, options: Options, summary: dict[str, Json]) -> str:
    count, won, turns = summary["openings"], summary["winnable"], summary["turns"]
    assert isinstance(count, int)
    assert isinstance(won, int)
    assert isinstance(turns, dict)
    lines = [f"{arena.document.id} · {said(options)}: {won} of {count} can be won ({won / max(1, count):.1%})"]
    most = max((int(str(each)) for each in turns.values()), default=1)
    for number, deals in turns.items():
        width = max(1, round(BAR * int(str(deals)) / most))
        lines.append(f"  {number:>3} {'turn ' if number == '1' else 'turns'}  {'█' * width} {deals}")
    if won < count:
        lines.append(f"  never      {'█' * max(1, round(BAR * (count - won) / most))} {count - won}")
    for key, what in (("hardest", "hardest"), ("easiest", "easiest")):
        names = summary[key]
        if isinstance(names, list) and names:
            lines.append(f"  {what}: {'; '.join(map(str, names))}")
    skills = summary.get("skills")
    if isinstance(skills, dict):
        lines.append("  how often the best lines use each Skill, by level from 1:")
        lines += [f"    {name:8}{_counts(counts)}" for name, counts in skills.items()]
    return "".join(f"{visible(line)}\n" for line in lines)


def _counts(counts: Json) -> str:
    return " ".join(f"{each:6}" for each in counts) if isinstance(counts, list) else ""
