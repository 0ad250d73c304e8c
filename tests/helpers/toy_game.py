"""Ladder: a tiny dice game behind the engine's interface, small enough to be enumerated whole.

A climber wants to reach rung `goal` within `turns` turns. Each turn: `step` (one rung, for sure), `leap` (a die: 1
costs a life, anything else so many rungs) or `wind-up` (nothing now; the next leap counts twice). Without life or turns
the game is lost.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any, cast

from rulewright_engine.guide import LOST, WON, DrawnLine, Luck, Obstacle, Options, Piece
from rulewright_engine.interface import (
    Action,
    ActionTextError,
    ChanceTurn,
    Event,
    IllegalActionError,
    Json,
    Over,
    PlayerTurn,
    Refusal,
    SetUpError,
    Step,
    Turn,
)
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document, Place
from rulewright_schema.fields import DocumentModel
from rulewright_schema.source import Source

FACES = 6
WOUND_UP = 2
MOST = FACES * WOUND_UP

VIEW = cast("View", SimpleNamespace(pack=SimpleNamespace(id="toy")))


@dataclass(frozen=True, slots=True)
class Do(Action):
    """`step`, `leap`, `wind-up`, or chance's `die 4`."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Climbed(Event):
    """Rungs were climbed."""

    rungs: int


@dataclass(frozen=True, slots=True)
class State:
    """Where the climber is."""

    goal: int
    turns: int
    life: int
    rung: int = 0
    turn: int = 0
    wounds: int = 0
    wound_up: bool = False
    leaping: bool = False


CHOICES = (Do("step"), Do("leap"), Do("wind-up"))


class Ladder:
    """The engine."""

    game = "ladder"
    version = "1"

    def setup(self, view: View, options: Mapping[str, Json]) -> State:
        goal, turns, life = (options.get(key) for key in ("goal", "turns", "life"))
        if not (isinstance(goal, int) and isinstance(turns, int) and isinstance(life, int)):
            raise SetUpError("goal, turns and life are numbers")
        return State(goal, turns, life)

    def options(self, state: State) -> dict[str, Json]:
        return {"goal": state.goal, "turns": state.turns, "life": state.life}

    def content_hash(self, state: State) -> str:
        return "ladder"

    def turn(self, state: State) -> Turn:
        outcome = self.outcome(state)
        if outcome is not None:
            return Over(outcome)
        return ChanceTurn("die") if state.leaping else PlayerTurn("climber")

    def legal(self, state: State) -> tuple[Action, ...]:
        return tuple(each for each in CHOICES if self.why_illegal(state, each) is None)

    def universe(self, state: State) -> Iterable[Action]:
        return CHOICES

    def why_illegal(self, state: State, action: Action) -> Refusal | None:
        if self.outcome(state) is not None:
            return Refusal("over", "the game is over")
        if state.leaping != str(action).startswith("die"):
            return Refusal("not-now", "it is the other's turn")
        if str(action) == "wind-up" and state.wound_up:
            return Refusal("wound-up", "you are wound up already")
        return None

    def apply(self, state: State, action: Action) -> Step[State]:
        refusal = self.why_illegal(state, action)
        if refusal is not None:
            raise IllegalActionError(action, refusal)
        text = str(action)
        if text == "leap":
            return Step(replace(state, leaping=True), ())
        if text == "wind-up":
            return Step(replace(state, turn=state.turn + 1, wound_up=True), ())
        if text == "step":
            return Step(replace(state, turn=state.turn + 1, rung=state.rung + 1), (Climbed(1),))
        face = int(text.removeprefix("die "))
        after = replace(state, turn=state.turn + 1, leaping=False, wound_up=False)
        if face == 1:
            return Step(replace(after, wounds=state.wounds + 1), ())
        rungs = face * (WOUND_UP if state.wound_up else 1)
        return Step(replace(after, rung=state.rung + rungs), (Climbed(rungs),))

    def chances(self, state: State) -> Iterable[tuple[Action, float]]:
        return [(Do(f"die {face}"), 1 / FACES) for face in range(1, FACES + 1)]

    def sample(self, state: State, rng: Rng) -> Action:
        return Do(f"die {1 + rng.below(FACES)}")

    def outcome(self, state: State) -> str | None:
        if state.rung >= state.goal:
            return "won"
        return "lost" if state.wounds >= state.life or state.turn >= state.turns else None

    def observe(self, state: State, player: str) -> Json:
        return self.to_json(state)

    def digest(self, state: State) -> str:
        return blake2b(repr(state).encode(), digest_size=8).hexdigest()

    def to_json(self, state: State) -> dict[str, Json]:
        return {name: getattr(state, name) for name in State.__slots__}

    def from_json(self, view: View, data: Mapping[str, Json]) -> State:
        return State(**cast("dict[str, Any]", dict(data)))

    def parse_action(self, text: str) -> Action:
        if text not in {"step", "leap", "wind-up", *(f"die {face}" for face in range(1, FACES + 1))}:
            raise ActionTextError(text)
        return Do(text)

    def invariants(self, state: State) -> Iterable[str]:
        return ()


class LadderGuide:
    """The judgement: how much of the way is done."""

    scenario = "ladder"

    def value(self, state: State, at_rest: bool = False) -> float:
        if state.rung >= state.goal:
            return WON
        if state.wounds >= state.life or state.turn >= state.turns:
            return LOST
        return 0.1 + 0.8 * state.rung / state.goal

    def candidates(self, state: State, legal: Sequence[Action]) -> Sequence[Action]:
        return legal

    def quick(self, state: State, legal: Sequence[Action], rng: Rng) -> Action:
        wanted = "leap" if state.wound_up or rng.below(2) else "wind-up"
        return next((each for each in legal if str(each) == wanted), legal[0])

    def halfway(self, state: State) -> bool:
        return False

    def phase(self, state: State) -> int:
        return state.turn // 4

    def luck(self, state: State, outcome: Action) -> Luck:
        face = int(str(outcome).removeprefix("die "))
        return Luck(f"{face} or more", (FACES + 1 - face) / FACES)

    def obstacles(self, view: View, options: Options) -> Iterator[Obstacle]:
        goal, turns = cast("int", options["goal"]), cast("int", options["turns"])
        if goal > most_rungs(turns):
            needed = next(number for number in range(turns, 999) if most_rungs(number) >= goal)
            yield Obstacle(
                "turns", f"rung {goal} is out of reach: {turns} turns bring at most {most_rungs(turns)}",
                f"give it {needed} turns", "every die shows a six", document(), ("turns",),
            )  # fmt: skip

    def set_ups(self, view: View, scenario: str, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
        return ({"goal": 8, "turns": 4, "life": 2},)

    def drawing(self, state: State) -> tuple[DrawnLine, ...]:
        return ((Piece(f"rung {state.rung} of {state.goal}", "place"),),)

    def cost(self, state: State, action: Action) -> str:
        return "one turn"

    def told(self, state: State, event: Event) -> str:
        return str(event)

    def turns_played(self, state: State) -> int:
        return state.turn


def most_rungs(turns: int) -> int:
    """With a six each time: a wound-up leap in two turns is as good as two leaps."""
    return turns // 2 * MOST + turns % 2 * FACES


def document() -> Document:
    """A document to point at."""
    source = Source("ladder.yaml", b"turns: 4\n")
    model = DocumentModel(kind="ladder", id="ladder", title={"en": "Ladder"})
    return Document("toy", "ladder", "ladder", model, Place(source, 0, ()))


def win_chance(engine: Ladder, state: State, memo: dict[State, float] | None = None) -> float:
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
