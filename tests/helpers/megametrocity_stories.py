"""Stories of MegaMetroCity that tests play by texts, with stages won or lost by decree."""

from dataclasses import replace

from rulewright_engine.games.megametrocity import STORY, rounds
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.state import Hero, State
from rulewright_engine.games.megametrocity.story.engine import after_step
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import ChanceTurn
from rulewright_schema.catalog import View


class Tale:
    """A story that tests play by texts, with stages won or lost by decree."""

    def __init__(self, view: View, *heroes: str, route: str = "story") -> None:
        self.state: StoryState = STORY.setup(view, {"route": route, "heroes": list(heroes or ("jack",))})

    @property
    def stage(self) -> State:
        return self.state.stage

    def begin(self) -> "Tale":
        """Through the set-up to the first turn, each time the first thing that is legal."""
        while not self.stage.round:
            self._step()
        return self

    def _step(self) -> None:
        chance = isinstance(STORY.turn(self.state), ChanceTurn)
        action = next(iter(STORY.chances(self.state)))[0] if chance else STORY.legal(self.state)[0]
        self.state = STORY.apply(self.state, action).state

    def edit(self) -> State:
        """A copy of the stage's state to change."""
        self.state = replace(self.state, stage=self.stage.copy())
        return self.stage

    def hero(self, name: str) -> Hero:
        return self.edit().heroes[self.state.table.heroes.index(name)]

    def end(self, outcome: str = "won") -> "Tale":
        """The stage ends now; whatever is drawn for it is drawn."""
        old = self.state
        stage = self.edit()
        rounds.end_stage(stage, outcome, "decreed")
        run(stage)
        self.state = after_step(old, self.state)
        while self.state.mode == "stage":
            self._step()
        return self

    def do(self, *texts: str) -> "Tale":
        for text in texts:
            self.state = STORY.apply(self.state, STORY.parse_action(text)).state
        return self

    def legal(self, first: str = "") -> set[str]:
        return {str(action) for action in STORY.legal(self.state) if str(action).startswith(first)}

    def why(self, text: str) -> str:
        refusal = STORY.why_illegal(self.state, STORY.parse_action(text))
        return "" if refusal is None else refusal.code

    def give(self, hero: str, *cards: str, used: int = 0) -> None:
        """Cards out of the deck."""
        held = self.hero(hero)
        for name in cards:
            card = self.stage.table.item_ids[name]
            self.stage.items[card] -= 1
            if self.stage.table.items[card].type == "money":
                held.money = tuple(sorted((*held.money, card)))
            else:
                held.weapons = (*held.weapons, (card, used))

    def cards(self) -> int:
        """All Item cards, wherever they are."""
        stage = self.stage
        held = sum(len(hero.money) + len(hero.weapons) for hero in stage.heroes)
        return sum(stage.items) + sum(stage.item_discards) + sum(stage.items_gone) + held


def won(official: View, *heroes: str) -> Tale:
    return Tale(official, *heroes).begin().end()


def at_stage(official: View, stage: str, *heroes: str) -> Tale:
    """A stage of the story, as if the way led there."""
    tale = won(official, *heroes)
    tale.state = replace(tale.state, ways=(stage,))
    return tale.do(f"go-to {stage}").begin()


def at_zultar(official: View) -> Tale:
    """Jack has his turn below the machine of the first stage, with a dollar."""
    tale = Tale(official, "jack", "travis").begin()
    stage = tale.edit()
    stage.heroes[0].square = stage.window.zultars.bit_length() - 1
    stage.heroes[0].actions = 2
    stage.agenda = [("round-end",), ("next-hero", 1), ("hero-turn", 0)]
    tale.give("jack", "half-dollar", "half-dollar", "quarter")
    return tale
