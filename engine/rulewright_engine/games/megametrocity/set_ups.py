"""The set-ups of a stage: who may play it, at which levels, on which maps."""

from collections.abc import Sequence

from rulewright_engine.guide import Options
from rulewright_engine.interface import SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.stage_facts import hero_numbers, map_choices
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.terms import DIFFICULTIES
from rulewright_schema.suggestions import closest

EVERY = "every"


def set_ups(view: View, scenario: str, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
    """The options of each set-up, in order; see `Guide.set_ups`. Raises SetUpError."""
    document = view.get("stage", scenario)
    if document is None:
        raise SetUpError(f"there is no stage {scenario}{_meant(scenario, view.ids('stage'))}")
    stage = document.expect(Stage)
    found: list[Options] = []
    for heroes in teams(view, stage, sides):
        choices = map_choices(stage, len(heroes))
        for difficulty in _levels(level):
            for choice in choices:
                options = {"stage": scenario, "heroes": list(heroes), "difficulty": difficulty}
                if len(choices) > 1:
                    options["maps"] = [tiles.id or "" for tiles in choice]
                found.append(options)  # type: ignore[arg-type]  # lists of texts are plain data
    return tuple(found)


def _levels(level: str | None) -> tuple[str, ...]:
    if level == EVERY:
        return DIFFICULTIES
    if level is not None and level not in DIFFICULTIES:
        listed = ", ".join((*DIFFICULTIES, EVERY))
        raise SetUpError(f"there is no difficulty {level}{_meant(level, (*DIFFICULTIES, EVERY))} (there are {listed})")
    return (level or DIFFICULTIES[0],)


def teams(view: View, stage: Stage, sides: Sequence[str]) -> list[tuple[str, ...]]:
    """Who plays a stage, for each number of heroes that it is for or as `sides` says. Raises SetUpError."""
    known = view.ids("hero-sheet")
    numbers = hero_numbers(stage)
    if not sides:
        return [known[:number] for number in numbers if number <= len(known)]
    if len(sides) == 1 and sides[0].isdecimal():
        number = int(sides[0])
        _for_so_many(stage, number)
        if number > len(known):
            raise SetUpError(f"only {counted(len(known), 'hero', 'is')} in sight: {', '.join(known)}")
        return [known[:number]]
    for name in sides:
        if view.get("hero-sheet", name) is None:
            raise SetUpError(f"there is no hero {name}{_meant(name, known)} (there are {', '.join(known)})")
    if len(set(sides)) < len(sides):
        raise SetUpError("a hero is named twice")
    _for_so_many(stage, len(sides))
    return [tuple(sides)]


def _for_so_many(stage: Stage, number: int) -> None:
    numbers = hero_numbers(stage)
    if number not in numbers:
        heroes = "hero" if numbers == (1,) else "heroes"
        raise SetUpError(f"the stage {stage.id} is for {', '.join(map(str, numbers))} {heroes}, not for {number}")


def _meant(word: str, known: Sequence[str]) -> str:
    meant = closest(word, known)
    return f", did you mean {meant}?" if meant else ""
