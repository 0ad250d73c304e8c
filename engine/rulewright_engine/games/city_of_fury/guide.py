"""City of Fury's guide: `GUIDE`, what bots, search and the terminal ask beside the rules."""

from collections.abc import Iterator, Sequence

from rulewright_engine.games.city_of_fury import drawing, evaluation, telling
from rulewright_engine.games.city_of_fury.actions import Attack, Deal, Decline, Shoot, Use
from rulewright_engine.games.city_of_fury.state import State
from rulewright_engine.games.city_of_fury.table import Options as GameOptions
from rulewright_engine.guide import DrawnLine, Guide, Luck, Obstacle, Options, Told
from rulewright_engine.interface import Action, Event, SetUpError
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.games.city_of_fury.set_ups import SetUp
from rulewright_schema.games.city_of_fury.terms import SKILLS
from rulewright_schema.suggestions import closest


class CityOfFuryGuide:
    """The guide; see `rulewright_engine.guide.Guide`."""

    scenario = "set-up"
    scenarios = ("set-up",)
    signs = ()
    scenarios = ("set-up",)

    def value(self, state: State, at_rest: bool = False) -> float:
        """How well the Vigilante stands."""
        return evaluation.value(state)

    def candidates(self, state: State, legal: Sequence[Action]) -> Sequence[Action]:
        """All of them: there are never more than ten."""
        return legal

    def quick(self, state: State, legal: Sequence[Action], rng: Rng) -> Action:
        """A hit wherever there is one, the strongest Skill, else by chance."""
        hits = [action for action in legal if isinstance(action, Attack | Shoot)]
        if hits:
            return hits[rng.below(len(hits))]
        if isinstance(legal[0], Use):
            weights = [level * level for level in state.charges]
            return legal[rng.weighted(weights)] if len(legal) == len(SKILLS) else legal[0]
        rest = [action for action in legal if not isinstance(action, Decline)] or list(legal)
        return rest[rng.below(len(rest))]

    def halfway(self, state: State) -> bool:
        """Every choice is one of its own."""
        return False

    def phase(self, state: State) -> int:
        """The turns begun: between two of them the Enemies have acted."""
        return state.turn

    def luck(self, state: State, outcome: Action) -> Luck:
        """Every deal is taken as it comes: it is what a line is a line of, not luck within it."""
        assert isinstance(outcome, Deal)
        return Luck(str(outcome), 1.0)

    def obstacles(self, view: View, options: Options) -> Iterator[Obstacle]:
        """No bound speaks against all deals of a set-up; single deals are solved exactly."""
        return iter(())

    def set_ups(self, view: View, scenario: str, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
        """A set-up with each of its Vigilantes. Raises SetUpError."""
        document = view.get("set-up", scenario)
        if document is None:
            raise SetUpError(f"there is no set-up {scenario}")
        players = [name.rpartition("/")[2] for name in document.expect(SetUp).vigilantes]
        if level not in (None, "every"):
            raise SetUpError("City of Fury has no levels of difficulty")
        if len(sides) > 1 or (sides and sides[0].isdecimal() and sides[0] != "1"):
            raise SetUpError("one player plays one Vigilante")
        if sides and not sides[0].isdecimal():
            if sides[0] not in players:
                meant = closest(sides[0], players)
                hint = f", did you mean {meant}?" if meant else ""
                raise SetUpError(f"nobody is called {sides[0]}{hint} (there are {', '.join(players)})")
            players = [sides[0]]
        return tuple(GameOptions(scenario, player).to_json() for player in players)

    def briefing(self, state: State) -> tuple[Told, ...]:
        """The objective, the same in every set-up (COF-OBJ-01)."""
        return (Told("goal", f"Bring the Health of {state.table.cards[-1]} down to zero."),)

    def drawing(self, state: State) -> tuple[DrawnLine, ...]:
        """The Screen and the Skills."""
        return drawing.drawing(state)

    def cost(self, state: State, action: Action) -> str:
        """Using a Skill costs its Charge Levels; nothing else costs anything."""
        if isinstance(action, Use):
            level = state.charges[SKILLS.index(action.skill)]
            return ", ".join(state.table.skills[SKILLS.index(action.skill)][level - 1])
        return ""

    def told(self, state: State, event: Event) -> str:
        """What came about."""
        return telling.told(event)

    def turns_played(self, state: State) -> int:
        """The turns begun."""
        return state.turn


GUIDE: Guide[State] = CityOfFuryGuide()
"""The guide."""
