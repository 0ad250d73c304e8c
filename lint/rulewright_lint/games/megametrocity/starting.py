"""How many maps of a stage are played, wherever the stage says it."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright_lint.games.megametrocity.stage_cases import StageFacts, path_for
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.streets import Maps
from rulewright_schema.nodes import Path


@dataclass(frozen=True, slots=True)
class InPlay:
    """A number of maps: where it stands, and the numbers of heroes that it is for."""

    path: Path
    maps: int
    heroes: tuple[int, ...]


def maps_in_play(stage: StageFacts) -> Iterator[InPlay]:
    """The numbers of maps in play, in the order of the text; none where the stage has one map only."""
    street = stage.stage.street
    if not isinstance(street, Maps):
        return
    found: dict[tuple[Path, int], list[int]] = {}
    for number in stage.numbers:
        maps = value_for(street.in_play, number)
        if maps is not None:
            found.setdefault((path_for(("street", "in_play"), street.in_play, number), maps), []).append(number)
    for (path, maps), heroes in found.items():
        yield InPlay(path, maps, tuple(heroes))
