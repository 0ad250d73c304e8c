"""Which of the legal actions bots give a thought, and which one comes to mind at once.

Kinds of action are told by the first word of their text; what is not known here is kept, a few of each kind.
"""

from collections.abc import Sequence
from typing import Any

from rulewright_engine.games.megametrocity import evaluation
from rulewright_engine.games.megametrocity.choices import shove
from rulewright_engine.games.megametrocity.figures import figure_of
from rulewright_engine.games.megametrocity.outlook import outlook
from rulewright_engine.games.megametrocity.outlook_places import Outlook, steps_to
from rulewright_engine.games.megametrocity.state import CHAINED, State
from rulewright_engine.games.megametrocity.windows import FAR
from rulewright_engine.interface import Action
from rulewright_engine.rng import Rng
from rulewright_schema.geometry import union

MOST_MOVES = 7
MOST_OF_A_KIND = 5
MOST_PUSHES = 2
IDLE = ("exchange", "drop")
"""Kinds of action that bots give no thought to."""
ENOUGH = 8


def verb(action: Action) -> str:
    """The first word of an action's text."""
    form: str = getattr(type(action), "FORM", "")
    return form.partition(" ")[0]


def candidates(state: State, legal: Sequence[Action]) -> Sequence[Action]:
    """At most a few actions of each kind; of moves those that lead where something is."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(verb(action), []).append(action)
    # To end comes first: of equals the first is taken, and nothing is done for its own sake.
    found: list[Action] = kinds.pop("end", [])
    if len(legal) <= ENOUGH:
        return (*found, *(action for actions in kinds.values() for action in actions))
    for kind, actions in kinds.items():
        if kind in IDLE or (kind == "take-token" and _has_a_token(state)):
            continue
        if kind == "move":
            found.extend(_best_moves(state, actions))
        elif kind == "melee":
            found.extend(_melees(actions))
        elif kind == "push":
            found.extend(_pushes(state, actions))
        else:
            found.extend(_spread(state, actions))
    return found


def _has_a_token(state: State) -> bool:
    items = state.table.items
    return any(items[card].type == "token" for card, _ in state.heroes[state.acting].weapons)


def _pushes(state: State, actions: Sequence[Any]) -> list[Action]:
    """Bosses in chains, and a few of the foes that hold up the street."""
    rear = union(state.window.rear)
    found: list[Action] = []
    held: list[Action] = []
    for action in actions:
        foe = state.foes.get(figure_of(state, action.figure))
        if foe is not None and foe.flags & CHAINED:
            found.append(action)
        elif foe is not None and rear >> foe.square & 1:
            held.append(action)
    return found + held[:MOST_PUSHES]


def _melees(actions: Sequence[Any]) -> list[Action]:
    """At each aim, one die or all of them."""
    by_aim: dict[int, list[Any]] = {}
    for action in actions:
        by_aim.setdefault(getattr(action, "square", -1), []).append(action)
    return [each for found in by_aim.values() for each in (found[-1:] if len(found) == 1 else [found[-1], found[0]])]


def _spread(state: State, actions: Sequence[Any]) -> Sequence[Action]:
    """A few, those at squares with most foes first, the others evenly from the whole list."""
    if len(actions) <= MOST_OF_A_KIND:
        return actions
    crowds = _crowds(state)
    if any(hasattr(action, "square") for action in actions):
        ranked = sorted(actions, key=lambda action: -crowds.get(getattr(action, "square", -1), 0))
        return ranked[:MOST_OF_A_KIND]
    step = len(actions) / MOST_OF_A_KIND
    return [actions[int(number * step)] for number in range(MOST_OF_A_KIND)]


def _crowds(state: State) -> dict[int, int]:
    """Foes by square."""
    found: dict[int, int] = {}
    for foe in state.foes.values():
        found[foe.square] = found.get(foe.square, 0) + 1
    return found


def _best_moves(state: State, moves: Sequence[Any]) -> list[Action]:
    ranked = sorted(moves, key=_move_score(state, outlook(state)))
    return ranked[:MOST_MOVES]


def _move_score(state: State, seen: Outlook) -> Any:
    """A key for moves, best first: near where heroes are wanted, where foes, machines or things to break are."""
    window = state.window
    squares = seen.wanted(max(0, state.acting)) & window.passable
    steps = steps_to(window, squares) if squares else None
    crowds = _crowds(state)
    special = window.insert_coins | window.zultars | (window.breakable & ~state.debris)
    for square, _, _ in state.ground:
        special |= 1 << square

    def score(move: Any) -> float:
        square = move.square
        way = min(30, steps[square] if steps[square] != FAR else 30) if steps is not None else 0
        return float(way - 1.5 * min(4, crowds.get(square, 0)) - (1.0 if special >> square & 1 else 0.0))

    return score


# -------------------------------------------------------------------------------------------------------------- quick
FIGHTING = ("use", "melee", "turbo-attack", "special-technique", "throw")
GOAL_VERBS = ("spend-action", "put-away", "take-token", "pick-up")
WORTH = ("coin", "revive", "recharge", "break")


def quick(state: State, legal: Sequence[Action], rng: Rng) -> Action:
    """What comes to mind: the goal, then a fight at hand, then the way to go, else anything but idling."""
    if len(legal) == 1:
        return legal[0]
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(verb(action), []).append(action)
    if "end" not in kinds:
        return _in_between(state, kinds, legal, rng)
    for words in (GOAL_VERBS, WORTH):
        for word in words:
            if word in kinds:
                return kinds[word][rng.below(len(kinds[word]))]
    fights = [word for word in FIGHTING if word in kinds]
    if fights:
        word = fights[rng.below(len(fights))] if rng.below(4) == 0 else fights[0]
        found = kinds[word]
        return found[-1] if word == "melee" and rng.below(3) else found[rng.below(len(found))]
    moves: list[Any] = kinds.get("move", [])
    if moves:
        seen = outlook(state)
        score = _move_score(state, seen)
        best: Action = min(moves, key=score)
        if rng.below(8) == 0:
            return legal[rng.below(len(legal))]
        here = state.heroes[state.acting].square if state.acting >= 0 else -1
        if here >= 0 and score(_Stay(here)) > score(best):
            return best
    others = [word for word in kinds if word not in ("end", "move")]
    if others and rng.below(3) == 0:
        found = kinds[others[rng.below(len(others))]]
        return found[rng.below(len(found))]
    return kinds["end"][0]


def _in_between(state: State, kinds: dict[str, list[Action]], legal: Sequence[Action], rng: Rng) -> Action:
    """Decisions in the middle of something: hits go to whoever matters most, upgrades to what strikes."""
    if "to" in kinds:
        return max(kinds["to"], key=lambda action: _shoved(state, action))
    if "hit" in kinds:
        return max(kinds["hit"], key=lambda action: _worth(state, getattr(action, "foe", -1)))
    if "enhance" in kinds:
        wanted = [action for action in kinds["enhance"] if getattr(action, "attribute", "") in STRIKING]
        if wanted and rng.below(3):
            return wanted[rng.below(len(wanted))]
    for word in ("eat", "draw-reward", "keep", "react"):
        if word in kinds:
            return kinds[word][rng.below(len(kinds[word]))]
    return legal[rng.below(len(legal))]


def _shoved(state: State, action: Any) -> float:
    """How well the heroes stand once the miniature that is being pushed is on the square that an action names."""
    after = state.copy()
    shove.relocate(after, state.agenda[-1][2], action.square)
    return evaluation.value(after)


STRIKING = ("fight", "actions")
RANKS = {"final-boss": 4, "boss": 4, "thing": 3, "leader": 2, "thug": 1}


def _worth(state: State, number: int) -> int:
    foe = state.foes.get(number)
    return RANKS[state.table.kinds[foe.kind].sort] if foe is not None else 0


class _Stay:
    """Staying where one is, as a move."""

    __slots__ = ("square",)

    def __init__(self, square: int) -> None:
        self.square = square
