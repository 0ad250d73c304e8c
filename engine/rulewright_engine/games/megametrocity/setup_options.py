"""What a game is set up from: stage, heroes, difficulty, and what was chosen beforehand."""

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright_engine.interface import Json, SetUpError
from rulewright_schema.games.megametrocity.terms import DIFFICULTIES, Difficulty


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game.

    `rulings` are readings by statement that go before the pack's own. `upgrades` gives each hero's upgrades, in the
    order of the heroes, by name (`life`, `fight`, `movement`, `actions`, `special`, or a Technique's id); None: the
    players choose them in play. `maps` are the maps in play where a stage leaves some out. `story` carries what story
    mode brings along.
    """

    stage: str
    heroes: tuple[str, ...]
    difficulty: Difficulty = "normal"
    rulings: tuple[tuple[str, str], ...] = ()
    upgrades: tuple[tuple[str, ...], ...] | None = None
    maps: tuple[str, ...] = ()
    story: tuple[tuple[str, str], ...] = ()

    @property
    def count(self) -> int:
        """The heroes who start the stage; in story mode some may be KO'd then (MMC-13-10)."""
        return int(dict(self.story).get("starting", len(self.heroes)))

    def to_json(self) -> dict[str, Json]:
        """As plain data; `read` reads it back."""
        data: dict[str, Json] = {"stage": self.stage, "heroes": list(self.heroes), "difficulty": self.difficulty}
        if self.rulings:
            data["rulings"] = dict(self.rulings)
        if self.upgrades is not None:
            data["upgrades"] = [list(each) for each in self.upgrades]
        if self.maps:
            data["maps"] = list(self.maps)
        if self.story:
            data["story"] = dict(self.story)
        return data


def read(data: Mapping[str, Json]) -> Options:
    """The options in plain data. Raises SetUpError."""
    known = {"stage", "heroes", "difficulty", "rulings", "upgrades", "maps", "story"}
    for key in data:
        if key not in known:
            raise SetUpError(f"`{key}` is no option; there are {', '.join(sorted(known))}")
    stage, difficulty = data.get("stage"), data.get("difficulty", "normal")
    if not isinstance(stage, str):
        raise SetUpError("`stage` is missing")
    if difficulty not in DIFFICULTIES:
        raise SetUpError(f"`difficulty` is one of {', '.join(DIFFICULTIES)}")
    heroes = _texts(data, "heroes")
    if not 1 <= len(heroes) <= 8 or len(set(heroes)) != len(heroes):
        raise SetUpError("`heroes` lists 1 to 8 different heroes")
    upgrades = data.get("upgrades")
    if upgrades is not None and not (isinstance(upgrades, list) and len(upgrades) == len(heroes)):
        raise SetUpError("`upgrades` holds one list for each hero")
    return Options(
        stage,
        heroes,
        difficulty,
        _pairs(data, "rulings"),
        None if upgrades is None else tuple(_texts({"upgrades": each}, "upgrades") for each in upgrades),
        _texts(data, "maps"),
        _pairs(data, "story"),
    )


def _texts(data: Mapping[str, Json], key: str) -> tuple[str, ...]:
    found = data.get(key, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise SetUpError(f"`{key}` is a list of texts")
    return tuple(str(each) for each in found)


def _pairs(data: Mapping[str, Json], key: str) -> tuple[tuple[str, str], ...]:
    found = data.get(key, {})
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        raise SetUpError(f"`{key}` gives a text for each name")
    return tuple(sorted((name, str(each)) for name, each in found.items()))
