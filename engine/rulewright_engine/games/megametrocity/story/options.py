"""What a story is set up from, and what does not change in it."""

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright_engine.games.megametrocity import setup_options
from rulewright_engine.games.megametrocity.setup_options import Options
from rulewright_engine.games.megametrocity.table import Table, table_of
from rulewright_engine.interface import Json, SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute


@dataclass(eq=False)
class StoryTable:
    """The route, its stages by the ids that it uses, the heroes who begin, and the tables of stages set up so far."""

    view: View
    route_id: str
    route: StoryRoute
    stages: Mapping[str, Stage]
    heroes: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...]
    _tables: dict[Options, Table]

    def table(self, options: Options) -> Table:
        """The table of a stage, compiled once. Raises SetUpError."""
        if options not in self._tables:
            self._tables[options] = table_of(self.view, options)
        return self._tables[options]

    def to_json(self) -> dict[str, Json]:
        """The options; `read` reads them back."""
        data: dict[str, Json] = {"route": self.route_id, "heroes": list(self.heroes)}
        if self.rulings:
            data["rulings"] = dict(self.rulings)
        return data


def read(view: View, data: Mapping[str, Json]) -> StoryTable:
    """The story of some options: `route`, `heroes`, `rulings`. Raises SetUpError."""
    known = {"route", "heroes", "rulings"}
    for key in data:
        if key not in known:
            raise SetUpError(f"`{key}` is no option of a story; there are {', '.join(sorted(known))}")
    name = data.get("route")
    if not isinstance(name, str):
        raise SetUpError("`route` is missing: the id of a story route")
    document = view.get("story-route", name)
    if document is None:
        raise SetUpError(f"there is no story route {name}")
    route = document.expect(StoryRoute)
    stages = {each: found.expect(Stage) for each in _named(route) if (found := view.get("stage", each)) is not None}
    for stage in list(stages.values()):
        if route.shortcuts and stage.shortcut is not None and stage.shortcut.to not in stages:
            found = view.get("stage", stage.shortcut.to)
            if found is not None:
                stages[stage.shortcut.to] = found.expect(Stage)
    if route.start not in stages:
        raise SetUpError(f"there is no stage {route.start}")
    first = setup_options.read({**{key: value for key, value in data.items() if key != "route"}, "stage": route.start})
    return StoryTable(view, name, route, stages, first.heroes, first.rulings, {})


def _named(route: StoryRoute) -> tuple[str, ...]:
    names = [route.start, route.finish, *(trip.stage for trip in route.side_trips)]
    for way in route.ways:
        names += [way.after, *way.to]
    return tuple(dict.fromkeys(names))
