"""Logs of games: set-up, then every action in order, players' and chance's alike; replayed to the same digest.

A log is plain data (JSON):

    {"log": 1, "game": "megametrocity", "engine": "1", "content": "9f86d081884c7d65", "pack": "megametrocity",
     "setup": {"stage": "countdown", "heroes": ["jack"], "difficulty": "normal"},
     "actions": ["draw sid", "start 1,2", "move 3,2", "melee 2", "roll 8 5", …],
     "digest": "…", "outcome": "won"}

`content` is the fingerprint of the documents that the game is played with; `digest` is that of the last state and
`outcome` null where the game goes on. A log of other content or of another engine version is refused.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright_engine.interface import Action, ActionTextError, Engine, IllegalActionError, Json, SetUpError, Step
from rulewright_schema.catalog import View

FORMAT = 1


ANOTHER = "Name a log that solve or play has written."


class LogError(ValueError):
    """A log that cannot be replayed; the message says why and where, `help` what to do next."""

    def __init__(self, message: str, help_text: str = ANOTHER) -> None:
        super().__init__(message)
        self.help = help_text


@dataclass(frozen=True, slots=True)
class Log:
    """A game as it was played."""

    game: str
    engine: str
    content: str
    pack: str
    setup: Mapping[str, Json]
    actions: tuple[str, ...]
    digest: str
    outcome: str | None

    def to_json(self) -> dict[str, Json]:
        """The log as plain data."""
        return {
            "log": FORMAT, "game": self.game, "engine": self.engine, "content": self.content, "pack": self.pack,
            "setup": dict(self.setup), "actions": list(self.actions), "digest": self.digest, "outcome": self.outcome,
        }  # fmt: skip


def log_of(engine: Engine[Any], view: View, start: Any, actions: Iterable[Action], end: Any) -> Log:
    """The log of a game that led from a state of `setup` to another one."""
    return Log(
        engine.game, engine.version, engine.content_hash(start), view.pack.id, engine.options(start),
        tuple(str(action) for action in actions), engine.digest(end), engine.outcome(end),
    )  # fmt: skip


def read_log(data: Json) -> Log:
    """The log in plain data; raises LogError."""
    if not isinstance(data, dict) or data.get("log") != FORMAT:
        raise LogError(f"this is no log of format {FORMAT}")
    texts = {key: data.get(key) for key in ("game", "engine", "content", "pack", "digest")}
    setup, actions, outcome = data.get("setup"), data.get("actions"), data.get("outcome")
    for key, text in texts.items():
        if not isinstance(text, str):
            raise LogError(f"`{key}` is missing or no text")
    if not isinstance(setup, dict) or not isinstance(actions, list):
        raise LogError("`setup` or `actions` is missing")
    if not (outcome is None or isinstance(outcome, str)):
        raise LogError("`outcome` is no text")
    return Log(setup=setup, actions=tuple(str(each) for each in actions), outcome=outcome, **texts)  # type: ignore[arg-type]  # the loop above has seen that they are texts


def replay(
    engine: Engine[Any], view: View, log: Log, seen: Callable[[Action, Step[Any]], None] | None = None,
    until: int | None = None,
) -> Any:  # fmt: skip
    """The last state of a log, or the one after so many actions; `seen` is told of each action. Raises LogError where
    it cannot be or goes elsewhere.
    """
    if log.game != engine.game:
        raise LogError(f"the log is of {log.game}, not of {engine.game}")
    if log.engine != engine.version:
        raise LogError(
            f"the log was made by version {log.engine} of the engine, this is version {engine.version}",
            "Replay it with the rulewright that wrote it, or play the game anew with this one.",
        )
    try:
        start = engine.setup(view, log.setup)
    except SetUpError as error:
        where = view.pack.root or view.pack.id
        raise LogError(f"it cannot be set up: {error}", f"See rulewright lint {where}.") from error
    return replay_from(engine, start, log, seen, until)


def replay_from(
    engine: Engine[Any], start: Any, log: Log, seen: Callable[[Action, Step[Any]], None] | None = None,
    until: int | None = None,
) -> Any:  # fmt: skip
    """The last state of a log whose set-up has been made; as `replay`."""
    state = start
    if log.content != engine.content_hash(state):
        raise LogError(
            f"the content has changed: the log names {log.content}, this is {engine.content_hash(state)}",
            f"Replay it with {log.pack} as it was then, or play the game anew with what is there now.",
        )
    for number, text in enumerate(log.actions[:until], 1):
        try:
            action = engine.parse_action(text)
            step = engine.apply(state, action)
        except (ActionTextError, IllegalActionError) as error:
            raise LogError(
                f"action {number}: {error}",
                f"Take the log as it was written; rulewright replay FILE --until {number - 1} draws the table before.",
            ) from error
        state = step.state
        if seen is not None:
            seen(action, step)
    whole = until is None or until >= len(log.actions)
    if whole and engine.digest(state) != log.digest:
        raise LogError(
            f"the end differs: the log names {log.digest}, this is {engine.digest(state)}",
            "Take the log as it was written: an action is missing, added or another one.",
        )
    return state
