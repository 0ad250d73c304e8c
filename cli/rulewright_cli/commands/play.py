"""`rulewright play`: a stage or a story in the terminal, played by people and bots."""

import json
import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar

import typer

from rulewright_cli import table_facts, table_talk
from rulewright_cli.answers import refuse
from rulewright_cli.arena import (
    Arena,
    DifficultyOption,
    GameOption,
    OneTeamOption,
    PackOption,
    PathsArgument,
    Wanted,
    arena_of,
    known_bot,
    named_sides,
)
from rulewright_cli.disk import result_written
from rulewright_cli.output import coloured, note, write
from rulewright_cli.session import CHANCE, Session, resumed
from rulewright_engine.bots import BOTS
from rulewright_engine.guide import said
from rulewright_engine.replay import LogError
from rulewright_lint.escapes import visible
from rulewright_schema.counts import counted
from rulewright_schema.packs.files import is_content
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

app = typer.Typer(add_completion=False)

DEFAULT_BOT = "greedy"
EVERY = "every"
TOGETHER = "players"
"""Who decides where all do together."""


@app.command(
    epilog="Examples: rulewright play countdown --heroes jack,blaze · rulewright play wallace --bot greedy · "
    "rulewright play countdown --heroes 2 --bot jack=look-ahead · rulewright play --resume game.json"
    " · rulewright play story --heroes jack,travis · rulewright play neill --by-hand"
)
def play(
    stage: Annotated[
        str | None,
        typer.Argument(
            help="A stage, or a story route: its id, pack/id, number, or its file; with --resume: a pack to look in.",
            metavar="[STAGE]",
        ),
    ] = None,
    paths: PathsArgument = None,
    heroes: OneTeamOption = None,
    difficulty: DifficultyOption = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot that plays for all, so that you watch, or HERO=BOT.", metavar="BOT")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Go on with a saved game; the packs that it was played with stand after it.", metavar="FILE"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed, the same dice; left out: a new one.")] = None,
    by_hand: Annotated[
        bool, typer.Option("--by-hand", help="Roll the dice and draw the cards at your table, and type what came.")
    ] = False,
    game: GameOption = None,
    pack: PackOption = None,
) -> None:
    """Play a stage: the street is drawn, what you may do is listed with what it costs, and refusals tell why.

    A story route plays story mode: stage after stage, with what is bought and swapped between them.
    """
    packs = tuple(pack or ())
    # The one argument before the packs is a place to look in too where it is no id.
    named = resume is None and not is_content(stage or "")
    places = tuple(each for each in (None if named else stage, *(paths or ())) if each)
    begun = ""
    if difficulty == EVERY:
        raise refuse("one game is played at one level", "Name one after --difficulty, or leave it out for the first.")
    if resume is not None:
        _keeps({"--heroes": heroes, "--difficulty": difficulty, "--seed": seed})
        session = _resumed(resume, places, game, packs)
    elif stage is None:
        raise refuse("no stage is named", "Name one, or go on with a saved game by --resume FILE.")
    else:
        arena = arena_of(Wanted(stage, tuple(paths or ()), game, packs))
        options = arena.set_ups(named_sides(heroes), difficulty)[0]
        session = Session(arena, seed or os.urandom(4).hex(), {}, [arena.start(options)])
        begun = f"{arena.document.ref} · {said(options)} · seed {session.seed}"
    session.by_hand = by_hand
    for each in bot or ():
        _seat(session, each)
    write(visible(begun) + "\n" if begun else "")
    _Table(session, _again(places, game, packs, by_hand=by_hand)).run()


def _again(places: Sequence[str], game: str | None, packs: Sequence[str], *, by_hand: bool) -> tuple[str, ...]:
    """What has to be said again after --resume FILE, so that a game saved now is found and played on as it is."""
    named = [part for pack in packs for part in ("--pack", pack)]
    return (*places, *named, *(("--game", game) if game else ()), *(("--by-hand",) if by_hand else ()))


def _keeps(options: Mapping[str, str | None]) -> None:
    """Refuses what a saved game has settled."""
    for option, given in options.items():
        if given is not None:
            raise refuse(f"a saved game keeps what {option} said when it was begun", f"Leave {option} out.")


def _seat(session: Session, text: str) -> None:
    player, equals, name = text.rpartition("=")
    players = _players(session)
    if equals and player not in (*players, TOGETHER):
        meant = closest(player, players)
        hint = f", did you mean {meant}?" if meant else ""
        listed = ", ".join(f"--bot {each}={DEFAULT_BOT}" for each in players)
        everybody = f"--bot {DEFAULT_BOT} for everybody"
        help_text = f"Write {listed}, or {everybody}." if listed else f"Write {everybody}."
        raise refuse(f"nobody is called {quoted(player)}{hint}", help_text)
    session.seats[player] = known_bot(name)


def _players(session: Session) -> list[str]:
    """Who plays, by the options of the set-up: the first list of names, or else every name but the scenario's."""
    _, *chosen = session.arena.engine.options(session.states[0]).values()
    lists = [[str(name) for name in each] for each in chosen if isinstance(each, list)]
    names = lists[0] if lists else [each for each in chosen if isinstance(each, str)]
    who = session.who()
    return list(dict.fromkeys([*names, *([who] if who not in ("", CHANCE, TOGETHER) else [])]))


def _resumed(file: Path, paths: tuple[str, ...], game: str | None, packs: tuple[str, ...]) -> Session:
    try:
        data: Any = json.loads(file.read_text("utf-8"))
        if not isinstance(data, dict) or not isinstance(data.get("setup"), dict):
            raise LogError("this is no saved game", "Name a game that play saved.")
        scenario = str(next(iter(data["setup"].values()), ""))
        arena: Arena = arena_of(Wanted(f"{data.get('pack')}/{scenario}", paths, game, packs))
        return resumed(arena, data)
    except OSError as error:
        raise refuse(f"{quoted(str(file))} cannot be read: {error.strerror}", "Name a game that play saved.") from error
    except LogError as error:
        raise refuse(f"{quoted(str(file))}: {error}", error.help) from error
    except (ValueError, RecursionError) as error:
        raise refuse(f"{quoted(str(file))} is no JSON", "Name a game that play saved.") from error


class _Table:
    """The loop at the terminal. `again`: the arguments with which a game saved here is found again."""

    def __init__(self, session: Session, again: Sequence[str]) -> None:
        self.session = session
        self.again = again
        self.colours = coloured(sys.stdout)
        self.going = True

    def run(self) -> None:
        """Plays until all is over or the person stops."""
        self._goal("")
        while self.going:
            table_talk.said_all(self.session, self.colours, write, self.session.without_people())
            if self.session.over:
                self._ended()
                return
            if self.session.stalled:
                self._stalled()
                return
            self._draw()
            while self.going and self.session.awaits_people and not self._line():
                pass

    def _draw(self) -> None:
        write("\n" + table_talk.table(self.session, self.colours) + "\n")
        write(table_talk.choices(self.session, self.colours))

    def _ended(self) -> None:
        write("\n" + table_talk.table(self.session, self.colours))
        outcome = self.session.arena.engine.outcome(self.session.state)
        write(f"\n{outcome} after {counted(len(self.session.actions), 'action')}\n")

    def _stalled(self) -> None:
        place = self.session.arena.document.place.source.path
        write("\n" + table_talk.table(self.session, self.colours) + "\n")
        write(visible(f"play gets stuck: {self.session.stalled}; see rulewright check {place}") + "\n")

    def _line(self) -> bool:
        """Takes one line; whether the table changed."""
        write("? ")
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            write("\n")
            note("stopped: no more input; save FILE keeps a game")
            self.going = False
            return True
        word, rest = table_talk.words(line)
        handler = self._COMMANDS.get(table_talk.SHORT.get(word, word))
        if not word:
            return False
        if handler is not None and table_talk.is_action(self.session, line):
            # `save for 100` saves the story, `save FILE` the game.
            handler = None
        return handler(self, rest) if handler is not None else self._act(line.strip())

    def _act(self, text: str) -> bool:
        found = table_talk.meant(self.session, text)
        if isinstance(found, str):
            write(visible(found) + "\n")
            return False
        who = self.session.who()
        write(table_talk.told(self.session, who, found, self.session.do(found), self.colours))
        return True

    def _help(self, rest: str) -> bool:
        write(table_talk.HELP)
        return False

    def _quit(self, rest: str) -> bool:
        self.going = False
        return True

    def _undo(self, rest: str) -> bool:
        if self.session.undo():
            return True
        write("there is nothing to undo in this turn\n")
        return False

    def _goal(self, rest: str) -> bool:
        write(table_facts.briefing(self.session))
        return False

    def _show(self, rest: str) -> bool:
        write(table_facts.looked_up(self.session, rest) if rest else "name a card, a sheet or a rule after show\n")
        return False

    def _list(self, rest: str) -> bool:
        write(table_talk.choices(self.session, self.colours))
        return False

    def _draws(self, rest: str) -> bool:
        self._draw()
        return False

    def _why(self, rest: str) -> bool:
        write(visible(table_talk.why(self.session, rest) if rest else "name an action after why") + "\n")
        return False

    def _refused(self, rest: str) -> bool:
        write("".join(f"{visible(line)}\n" for line in table_talk.refused(self.session)))
        return False

    def _save(self, rest: str) -> bool:
        if not rest:
            write("name a file after save\n")
            return False
        try:
            result_written(Path(rest), (json.dumps(self.session.to_json(), indent=1) + "\n").encode("ascii"))
        except OSError as error:
            write(visible(f"{rest} cannot be written: {error.strerror}") + "\n")
        else:
            again = shlex.join(["rulewright", "play", "--resume", rest, *self.again])
            write(visible(f"saved; go on with {again}") + "\n")
        return False

    def _bot(self, rest: str) -> bool:
        """`bot`: one decision; `bot NAME [PLAYER]`: from now on."""
        name, _, player = rest.partition(" ")
        if not name:
            who, action = self.session.who(), self.session.advice(DEFAULT_BOT)
            write(table_talk.told(self.session, who, action, self.session.do(action), self.colours))
            return True
        if name not in BOTS:
            write(visible(f"there is no bot {name}; there are {', '.join(BOTS)}") + "\n")
            return False
        self.session.seats[player.strip()] = name
        return not self.session.awaits_people

    def _me(self, rest: str) -> bool:
        if rest:
            self.session.seats.pop(rest, None)
        else:
            self.session.seats.clear()
        bots = ", ".join(f"{name or 'all others'} by {bot}" for name, bot in self.session.seats.items())
        write(visible(f"bots play {bots}") + "\n" if bots else "no bot plays\n")
        return False

    _COMMANDS: ClassVar = {
        "help": _help, "goal": _goal, "show": _show, "quit": _quit, "undo": _undo, "list": _list, "draw": _draws,
        "why": _why, "refused": _refused, "save": _save, "bot": _bot, "me": _me,
    }  # fmt: skip
