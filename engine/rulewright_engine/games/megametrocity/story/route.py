"""The ways that are open: after a stage, by its shortcut, and on the side (MMC-13-01)."""

from rulewright_engine.games.megametrocity import stage_conditions
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.story.options import StoryTable
from rulewright_engine.games.megametrocity.story.state import StoryState


def is_aside(table: StoryTable, main: str, stage: str) -> bool:
    """Whether a stage is played on the side after another."""
    return any(trip.stage == stage and main in trip.after for trip in table.route.side_trips)


def ways_after(table: StoryTable, stage: str, state: State) -> tuple[str, ...]:
    """The stages that a win opens, by how it came about: asked at the win, before anything is drawn for it."""
    found: dict[str, None] = {}
    for way in table.route.ways:
        if way.after == stage and stage_conditions.all_hold(state, way.provided):
            found.update(dict.fromkeys(way.to))
    shortcut = table.stages[stage].shortcut
    if (
        table.route.shortcuts
        and shortcut is not None
        and state.marks.get("won", state.outcome == "won")
        and stage_conditions.all_hold(state, shortcut.provided)
    ):
        found[shortcut.to] = None
    return tuple(each for each in found if each in table.stages)


def open_stages(story: StoryState) -> tuple[str, ...]:
    """Where the story can go on now, side trips last; each of them once."""
    table = story.table
    trips = [
        trip.stage
        for trip in table.route.side_trips
        if story.main in trip.after and trip.stage not in story.aside and trip.stage in table.stages
    ]
    return tuple(dict.fromkeys([*story.ways, *trips]))
