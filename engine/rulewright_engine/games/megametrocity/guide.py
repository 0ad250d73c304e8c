"""MegaMetroCity's guide: `GUIDE`, what bots, search and the terminal ask beside the rules."""

from collections.abc import Iterator, Sequence

from rulewright_engine.games.megametrocity import bounds, briefing, choosing, evaluation, setup_options, telling
from rulewright_engine.games.megametrocity import drawing as drawings
from rulewright_engine.games.megametrocity import luck as chances
from rulewright_engine.games.megametrocity import set_ups as setting_up
from rulewright_engine.games.megametrocity.story import guidance
from rulewright_engine.games.megametrocity.story.engine import STAGE
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.games.megametrocity.whole import Either
from rulewright_engine.guide import DrawnLine, Luck, Obstacle, Options, Told
from rulewright_engine.interface import Action, Event
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View

HERO_TURN = "hero-turn"
"""The frame of a hero's free choice; what lies over it carries out what was chosen."""
HEROES_TO_COME = "heroes-phase"
"""The frame that lies on the agenda until the Thugs turn is over."""


class MegaMetroCityGuide:
    """The guide; see `rulewright_engine.guide.Guide`."""

    scenario = "stage"
    scenarios = ("stage", guidance.KIND)
    signs = briefing.SIGNS

    def value(self, state: Either, at_rest: bool = False) -> float:
        """How well the heroes stand."""
        return guidance.value(state, at_rest) if isinstance(state, StoryState) else evaluation.value(state, at_rest)

    def candidates(self, state: Either, legal: Sequence[Action]) -> Sequence[Action]:
        """Actions worth a thought."""
        if isinstance(state, StoryState):
            return choosing.candidates(state.stage, legal) if state.mode == "stage" else guidance.candidates(legal)
        return choosing.candidates(state, legal)

    def quick(self, state: Either, legal: Sequence[Action], rng: Rng) -> Action:
        """What comes to mind."""
        if isinstance(state, StoryState):
            if state.mode != "stage":
                return guidance.quick(legal, rng)
            state = state.stage
        return choosing.quick(state, legal, rng)

    def halfway(self, state: Either) -> bool:
        """Whether a hero's turn goes on once this is decided."""
        if isinstance(state, StoryState):
            return state.mode == "stage" and self.halfway(state.stage)
        return state.acting >= 0 and bool(state.agenda) and state.agenda[-1][0] != HERO_TURN

    def phase(self, state: Either) -> int:
        """The turns whose Thugs turn is over; in a story those of all its stages, each stage counting for one more."""
        if isinstance(state, StoryState):
            return state.turns + (self.phase(state.stage) if state.mode == "stage" else 0)
        waiting = HEROES_TO_COME in [frame[0] for frame in state.agenda]
        return state.round - waiting

    def luck(self, state: Either, outcome: Action) -> Luck:
        """Outcomes as good as this one."""
        return chances.luck(state.stage if isinstance(state, StoryState) else state, outcome)

    def obstacles(self, view: View, options: Options) -> Iterator[Obstacle]:
        """Bounds that prove a set-up impossible; a story has none of its own."""
        document = view.get("stage", str(options.get("stage")))
        if document is not None:
            yield from bounds.obstacles(STAGE.table(view, setup_options.read(options)), document)

    def set_ups(self, view: View, scenario: str, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
        """The set-ups of a stage, or of a story route (`story-route:story`)."""
        kind, colon, name = scenario.rpartition(":")
        if colon and kind == guidance.KIND:
            return guidance.the_set_ups(view, name, sides, level)
        return setting_up.set_ups(view, scenario, sides, level)

    def briefing(self, state: Either) -> tuple[Told, ...]:
        """The goal and the rules of the stage that is played; between the stages of a story there is none."""
        if isinstance(state, StoryState):
            return briefing.briefing(state.stage) if state.mode == "stage" else ()
        return briefing.briefing(state)

    def drawing(self, state: Either) -> tuple[DrawnLine, ...]:
        """The table and the boards."""
        return guidance.drawing(state) if isinstance(state, StoryState) else drawings.drawing(state)

    def cost(self, state: Either, action: Action) -> str:
        """What the acting hero pays for an action: movement, actions, turbo, life and money that are gone after it."""
        if isinstance(state, StoryState):
            if state.mode != "stage":
                return ""
            state = state.stage
        if state.acting < 0:
            return ""
        before = state.heroes[state.acting]
        after = STAGE.apply(state, action).state.heroes[state.acting]
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

    def told(self, state: Either, event: Event) -> str:
        """What came about."""
        return telling.told(state.stage if isinstance(state, StoryState) else state, event)

    def turns_played(self, state: Either) -> int:
        """The turns begun, in a story those of all its stages."""
        if isinstance(state, StoryState):
            return state.turns + (state.stage.round if state.mode == "stage" else 0)
        return state.round


def _word(name: str, count: int) -> str:
    return "action" if name == "actions" and count == 1 else name


GUIDE = MegaMetroCityGuide()
"""The guide."""
