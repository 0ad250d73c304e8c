"""What bots and the terminal ask of a story beside its rules."""

from collections.abc import Sequence

from rulewright_engine.games.megametrocity import evaluation, set_ups
from rulewright_engine.games.megametrocity.choosing import verb
from rulewright_engine.games.megametrocity.drawing import drawing as stage_drawing
from rulewright_engine.games.megametrocity.drawing import hero_board
from rulewright_engine.games.megametrocity.state import OFF
from rulewright_engine.games.megametrocity.story import route
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.guide import LOST, WON, DrawnLine, Options, Piece
from rulewright_engine.interface import Action, SetUpError
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute

KIND = "story-route"
FIRST = ("gain", "bring-back", "buy")
"""What bots do between stages, in this order, as long as they can; then they go on. They sell and swap nothing."""
BETWEEN, ASTRAY = 0.9, 0.05
"""The values of a stage that is won, and of one that is lost where the story goes on from a save."""


def value(story: StoryState, at_rest: bool = False) -> float:
    """How well the heroes stand in the stage that they play; a stage that is won is better than any that is not."""
    if story.outcome is not None:
        return WON if story.outcome == "won" else LOST
    if story.mode == "stage":
        return ASTRAY + (BETWEEN - ASTRAY) * evaluation.value(story.stage, at_rest)
    return ASTRAY if story.mode == "game-over" else BETWEEN + 0.05 * evaluation.strength(story.stage)


def candidates(legal: Sequence[Action]) -> Sequence[Action]:
    """What is worth a thought between stages and after a game over."""
    for first in FIRST:
        found = [action for action in legal if verb(action) == first]
        if found:
            return found
    return [action for action in legal if verb(action) in ("go-to", "resume")] or legal


def quick(legal: Sequence[Action], rng: Rng) -> Action:
    """What comes to mind: one of these."""
    found = candidates(legal)
    return found[rng.below(len(found))]


def the_set_ups(view: View, route_id: str, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
    """The set-ups of a story: who plays it is as for its first stage. Raises SetUpError."""
    document = view.get(KIND, route_id)
    if document is None:
        raise SetUpError(f"there is no story route {route_id}")
    if level is not None:
        message = "the level of a story is not chosen: the hero with the most upgrades sets it (MMC-13-04)"
        raise SetUpError(message)
    start = document.expect(StoryRoute).start
    first = view.get("stage", start)
    if first is None:
        raise SetUpError(f"there is no stage {start}")
    return tuple({"route": route_id, "heroes": list(team)} for team in set_ups.teams(view, first.expect(Stage), sides))


# ------------------------------------------------------------------------------------------------------------- drawing
def drawing(story: StoryState) -> tuple[DrawnLine, ...]:
    """The story so far; then the stage, or the heroes and what they still have to gain and to spend."""
    if story.mode == "stage":
        return (_head(story, "in"), *stage_drawing(story.stage))
    boards = [hero_board(story.stage, number) for number in range(len(story.stage.heroes))]
    return (_head(story, "after"), (Piece(""),), *boards, *_open(story))


def _head(story: StoryState, where: str) -> DrawnLine:
    words = [f"   {where} {story.at}"]
    if story.saved is not None:
        words.append(f"saved in {story.saved.at}")
    if story.mode == "game-over":
        words.append("game over")
    if story.outcome is not None:
        words.append(f"the story is {story.outcome}")
    return Piece(story.table.route_id, "title"), Piece(", ".join(words))


def _open(story: StoryState) -> list[DrawnLine]:
    lines: list[DrawnLine] = []
    for number, name in enumerate(story.table.heroes):
        if story.pending[number]:
            lines.append((Piece(f"{name} still gains {story.pending[number]} of the upgrades"),))
        if story.purse[number]:
            lines.append((Piece(f"{name} has {counted(story.purse[number], 'cent')} to spend at once"),))
    out = [story.table.heroes[n] for n, hero in enumerate(story.stage.heroes) if hero.square == OFF]
    if out and story.mode == "between":
        lines.append(
            (Piece(f"KO'd, and back for {counted(story.table.route.between.revival_costs, 'cent')}: {', '.join(out)}"),)
        )
    if story.mode == "between":
        most = max(sum(hero.enhancements) + len(hero.techniques) for hero in story.stage.heroes)
        lines.append((Piece(f"most upgrades: {most}; ways on: {', '.join(route.open_stages(story)) or 'none'}"),))
    return lines
