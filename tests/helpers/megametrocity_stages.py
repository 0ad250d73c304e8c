"""Stages of MegaMetroCity set up to their first turn, then played by texts from positions that tests make."""

from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter

from megametrocity_play import ENGINE, Play
from rulewright_engine.games.megametrocity import scrolling, stage_places
from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.wounds import knock_out_foe
from rulewright_engine.interface import ChanceTurn
from rulewright_schema.catalog import View
from rulewright_schema.games.megametrocity.places import Place
from rulewright_schema.geometry import indices

OUT = 100
PLACE: TypeAdapter[Any] = TypeAdapter(Place)


class StagePlay(Play):
    """A stage after its set-up, before the first Thugs turn: the stage's own figures stand, nobody else.

    `draws` are the bosses that its draws give; `starts` the squares where heroes start, else the first legal ones.
    """

    def __init__(
        self,
        view: View,
        stage: str,
        *heroes: str,
        draws: Iterable[str] = (),
        starts: Iterable[str] = (),
        difficulty: str = "normal",
        **options: Any,
    ) -> None:
        names = list(heroes or ("jack",))
        settings = {
            "stage": stage,
            "heroes": names,
            "difficulty": difficulty,
            "upgrades": [[] for _ in names],
            **options,
        }
        state: State = ENGINE.setup(view, settings)
        drawn, started = list(draws), list(starts)
        self.events = []
        while not state.round:
            if isinstance(ENGINE.turn(state), ChanceTurn):
                text = f"draw {drawn.pop(0)}" if drawn else str(next(iter(ENGINE.chances(state)))[0])
            elif state.agenda[-1][0] == "start" and started:
                text = f"start {started.pop(0)}"
            else:
                text = str(ENGINE.legal(state)[0])
            step = ENGINE.apply(state, ENGINE.parse_action(text))
            state = step.state
            self.events.extend(step.events)
        self.state = state.copy()

    def squares(self, **place: Any) -> list[str]:
        """The squares of a place."""
        return [square_text(each) for each in indices(stage_places.squares(self.state, PLACE.validate_python(place)))]

    def put(self, hero: str, **place: Any) -> str:
        """Puts a hero on the first square of a place; the square."""
        square = self.squares(**place)[0]
        self.hero(hero, at=square)
        return square

    def enter(self, face: str, *, street: int = 0) -> "StagePlay":
        """An Establishment is opened; the thugs of its Thug card are taken away again."""
        self.state = self.state.copy()
        self.state.agenda = [("start", 0), ("open", face, street, 0)]
        run(self.state)
        self._skip_to_start()
        return self

    def _skip_to_start(self) -> None:
        stage_figures = set(self.state.foes)
        self.events = list(self.state.events)
        while self.state.agenda[-1] != ("start", 0):
            chance = isinstance(ENGINE.turn(self.state), ChanceTurn)
            action = next(iter(ENGINE.chances(self.state)))[0] if chance else ENGINE.legal(self.state)[0]
            step = ENGINE.apply(self.state, action)
            self.state = step.state
            self.events.extend(step.events)
        self.state = self.state.copy()
        for number in set(self.state.foes) - stage_figures:
            kind = self.state.table.kinds[self.state.foes[number].kind]
            if kind.sort in ("thug", "leader"):
                del self.state.foes[number]
                self.state.supply[kind.component] += 1

    def scroll(self, times: int = 1, street: int = 0) -> "StagePlay":
        """The street scrolls, whoever stands on it; heroes are put on the new front tile."""
        for _ in range(times):
            state = self.state = self.state.copy()
            tiles = state.window.streets[street]
            tile = state.table.stacks[street][state.drawn[street]]
            movers = [hero for hero in state.standing() if state.window.street_of(state.heroes[hero].square) == street]
            state.drawn = (*state.drawn[:street], state.drawn[street] + 1, *state.drawn[street + 1 :])
            state.agenda = [("start", 0)]
            scrolling.lay_street(state, street, (*tiles[1:], tile))
            for hero in movers:
                state.heroes[hero].square = next(indices(state.window.last_column[street]))
            run(state)
            self._skip_to_start()
        return self

    def only(self, hero: str, square: str, **fields: Any) -> "StagePlay":
        """A hero stands there and has its turn."""
        self.hero(hero, at=square)
        self.turn(hero, **fields)
        return self

    def end_round(self) -> "StagePlay":
        """The round ends, up to the next decision or draw."""
        self.state = self.state.copy()
        self.state.events = []
        self.state.agenda = [("round-end",)]
        run(self.state)
        self.events = list(self.state.events)
        return self

    def kinds(self) -> list[str]:
        """The kinds of all foes, sorted."""
        return sorted(str(self.state.table.kinds[foe.kind]) for foe in self.state.foes.values())


def number_of(play: StagePlay, kind: str) -> int:
    kinds = play.state.table.kinds
    return next(number for number, foe in play.state.foes.items() if str(kinds[foe.kind]) == kind)


def knock_out(play: StagePlay, kind: str, by: int = 0) -> None:
    """Knocks a foe out within a hero's turn, whose frame stays."""
    play.state = play.state.copy()
    knock_out_foe(play.state, number_of(play, kind), by)
    run(play.state)


def outcome(play: StagePlay) -> str | None:
    return play.state.outcome
