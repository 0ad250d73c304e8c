"""A game in the terminal: what has been done, who plays by bot, undo within a turn, saving and resuming."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright_cli.arena import Arena
from rulewright_engine.bots import BOTS
from rulewright_engine.interface import Action, ChanceTurn, Json, Over, PlayerTurn, Step
from rulewright_engine.playouts import MOST_STEPS
from rulewright_engine.replay import log_of, read_log, replay
from rulewright_engine.rng import Rng

SEATS, SEED = "seats", "seed"
CHANCE = "chance"
"""Who decides where dice or cards do."""


@dataclass
class Session:
    """A game under way. `states` are those before each action and the present one; `seats` are bots by player, "" for
    all others. Dice come from the seed and the number of the action: after an undo the same ones fall again. `by_hand`:
    people roll and draw at their own table, and say what came.
    """

    arena: Arena
    seed: str
    seats: dict[str, str]
    states: list[Any]
    actions: list[Action] = field(default_factory=list)
    by_hand: bool = False

    @property
    def state(self) -> Any:
        """The present state."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Whether all is over."""
        return isinstance(self.arena.engine.turn(self.state), Over)

    def who(self) -> str:
        """Whose decision it is, `chance` where dice or cards decide; empty when all is over."""
        turn = self.arena.engine.turn(self.state)
        return turn.who if isinstance(turn, PlayerTurn) else CHANCE if isinstance(turn, ChanceTurn) else ""

    @property
    def stalled(self) -> str:
        """Why the game cannot go on, empty where it can."""
        if isinstance(self.arena.engine.turn(self.state), PlayerTurn) and not self.arena.engine.legal(self.state):
            return f"{self.who()} can do nothing"
        return f"no end after {MOST_STEPS:,} actions" if len(self.actions) >= MOST_STEPS else ""

    @property
    def awaits_people(self) -> bool:
        """Whether a person has to say what is done, or what was rolled or drawn."""
        turn = self.arena.engine.turn(self.state)
        return self.by_hand if isinstance(turn, ChanceTurn) else self.bot_of(self.who()) is None and not self.over

    def bot_of(self, who: str) -> str | None:
        """The bot that decides for a player, None where a person does."""
        return self.seats.get(who, self.seats.get(""))

    def do(self, action: Action) -> Step[Any]:
        """Does an action. Raises IllegalActionError."""
        step = self.arena.engine.apply(self.state, action)
        self.states.append(step.state)
        self.actions.append(action)
        return step

    def without_people(self) -> Iterator[tuple[str, Action, Step[Any]]]:
        """Plays on until a person has to decide, all is over or it stalls: each action with who took it, `chance` among
        them.
        """
        while not self.over and not self.awaits_people and not self.stalled:
            who = self.who()
            action = self.advice(self.bot_of(who) or "")
            yield who, action, self.do(action)

    def advice(self, bot: str) -> Action:
        """What a bot would do now; where dice or cards decide, what falls."""
        engine = self.arena.engine
        if isinstance(engine.turn(self.state), ChanceTurn):
            return engine.sample(self.state, Rng(f"{self.seed}/chance/{len(self.actions)}"))
        rng = Rng(f"{self.seed}/bot/{len(self.actions)}")
        return BOTS[bot](self.arena.guide).choose(engine, self.state, engine.legal(self.state), rng)

    def undo(self) -> bool:
        """Back to the decision before, within the turn of whoever decides now; whether there was one."""
        engine = self.arena.engine
        who = self.who()
        turns = self.arena.guide.turns_played(self.state)
        for place in range(len(self.actions) - 1, -1, -1):
            state = self.states[place]
            turn = engine.turn(state)
            if isinstance(turn, PlayerTurn):
                if self.bot_of(turn.who) is not None:
                    return False
                if who not in ("", CHANCE, turn.who) or self.arena.guide.turns_played(state) != turns:
                    return False
                del self.states[place + 1 :]
                del self.actions[place:]
                return True
        return False

    def to_json(self) -> dict[str, Json]:
        """The game so far as a log that `replay` reads, with what is needed to go on."""
        log = log_of(self.arena.engine, self.arena.view, self.states[0], self.actions, self.state)
        return {**log.to_json(), SEATS: dict(self.seats), SEED: self.seed}


def resumed(arena: Arena, data: Mapping[str, Json]) -> Session:
    """The game that was saved. Raises LogError."""
    log = read_log(dict(data))
    seats = data.get(SEATS)
    known = {name: str(bot) for name, bot in seats.items() if bot in BOTS} if isinstance(seats, dict) else {}
    session = Session(arena, str(data.get(SEED, "0")), known, [])

    def seen(action: Action, step: Step[Any]) -> None:
        session.states.append(step.state)
        session.actions.append(action)

    replay(arena.engine, arena.view, log, seen)
    session.states.insert(0, arena.engine.setup(arena.view, log.setup))
    return session
