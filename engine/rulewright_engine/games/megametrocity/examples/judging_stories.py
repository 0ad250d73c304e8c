"""How a story stands, compared with what an example expects."""

from collections.abc import Mapping

from rulewright_engine.examples import PositionError
from rulewright_engine.games.megametrocity.examples import names
from rulewright_engine.games.megametrocity.examples.differences import Unmet, differing, same_cards
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.story import route
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.games.megametrocity.whole import Either
from rulewright_schema.games.megametrocity.example_stories import StoryExpected


def stage_of(state: Either) -> State:
    """The stage that is played, or was last."""
    return state.stage if isinstance(state, StoryState) else state


def story_unmet(state: Either, wanted: StoryExpected) -> Unmet:
    """What is not as the expectation says. Raises PositionError where no story is played."""
    if not isinstance(state, StoryState):
        raise PositionError(("story",), "no story is played", "Give the position a `story`.")
    yield from differing("story", wanted.story, state.outcome or state.mode)
    yield from differing("at", _plain(wanted.at), state.at)
    yield from same_cards("ways", wanted.ways, list(route.open_stages(state)))
    yield from differing("saved", _plain(wanted.saved), state.saved.at if state.saved else "nowhere")
    yield from _by_hero(state, "gains", wanted.gains, state.pending)
    yield from _by_hero(state, "purse", wanted.purse, state.purse)


def _by_hero(state: StoryState, key: str, wanted: Mapping[str, int] | None, found: tuple[int, ...]) -> Unmet:
    for name, count in (wanted or {}).items():
        number = names.hero(state.stage, name, (key, name))
        for path, message in differing(name, count, found[number]):
            yield (key, *path), message


def _plain(name: str | None) -> str | None:
    return None if name is None else name.rpartition("/")[2]
