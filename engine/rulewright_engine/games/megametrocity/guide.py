"""MegaMetroCity's guide: `GUIDE`, what bots, search and the terminal ask beside the rules."""

from collections.abc import Iterator, Sequence

from rulewright_engine.games.megametrocity import ENGINE, bounds, choosing, evaluation, setup_options, telling
from rulewright_engine.games.megametrocity import drawing as drawings
from rulewright_engine.games.megametrocity import luck as chances
from rulewright_engine.games.megametrocity import set_ups as setting_up
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.guide import DrawnLine, Luck, Obstacle, Options
from rulewright_engine.interface import Action, Event
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View

HEROES_TO_COME = "heroes-phase"
"""The frame that lies on the agenda until the Thugs turn is over."""


class MegaMetroCityGuide:
    """The guide; see `rulewright_engine.guide.Guide`."""

    scenario = "stage"

    def value(self, state: State) -> float:
        """How well the heroes stand."""
        return evaluation.value(state)

    def candidates(self, state: State, legal: Sequence[Action]) -> Sequence[Action]:
        """Actions worth a thought."""
        return choosing.candidates(state, legal)

    def quick(self, state: State, legal: Sequence[Action], rng: Rng) -> Action:
        """What comes to mind."""
        return choosing.quick(state, legal, rng)

    def phase(self, state: State) -> int:
        """The turns whose Thugs turn is over."""
        waiting = any(frame[0] == HEROES_TO_COME for frame in state.agenda)
        return state.round - waiting

    def luck(self, state: State, outcome: Action) -> Luck:
        """Outcomes as good as this one."""
        return chances.luck(state, outcome)

    def obstacles(self, view: View, options: Options) -> Iterator[Obstacle]:
        """Bounds that prove a set-up impossible."""
        document = view.get("stage", str(options.get("stage")))
        if document is not None:
            yield from bounds.obstacles(ENGINE.table(view, setup_options.read(options)), document)

    def set_ups(self, view: View, scenario: str, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
        """The set-ups of a stage."""
        return setting_up.set_ups(view, scenario, sides, level)

    def drawing(self, state: State) -> tuple[DrawnLine, ...]:
        """The table and the boards."""
        return drawings.drawing(state)

    def cost(self, state: State, action: Action) -> str:
        """What the acting hero pays for an action: movement, actions, turbo, life and money that are gone after it."""
        if state.acting < 0:
            return ""
        before = state.heroes[state.acting]
        after = ENGINE.apply(state, action).state.heroes[state.acting]
        if choosing.verb(action) == "end":
            return ""
        items = state.table.items
        paid = {
            "movement": before.moves - after.moves,
            "actions": before.actions - after.actions,
            "turbo": before.turbo - after.turbo,
            "life": after.wounds - before.wounds,
            "cents": sum(items[card].cents for card in before.money) - sum(items[card].cents for card in after.money),
        }
        return ", ".join(f"{count} {_word(name, count)}" for name, count in paid.items() if count > 0)

    def told(self, state: State, event: Event) -> str:
        """What came about."""
        return telling.told(state, event)

    def turns_played(self, state: State) -> int:
        """The turns begun."""
        return state.round


def _word(name: str, count: int) -> str:
    return "action" if name == "actions" and count == 1 else name


GUIDE = MegaMetroCityGuide()
"""The guide."""
