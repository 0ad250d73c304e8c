"""Stages and stories in words: what a player reads, line by line, made from the data alone.

Loaded where words are wanted and never at start-up, as `sentences` is.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from rulewright_schema.fields import LocalText, Model, Translation, Varying
from rulewright_schema.games.megametrocity.foes import Draw
from rulewright_schema.games.megametrocity.places import StreetPlace
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute
from rulewright_schema.games.megametrocity.streets import Maps
from rulewright_schema.words.phrases import Worded
from rulewright_schema.words.sentences import Names, NoSentence, phrase, ranges, sentence

GAME = "megametrocity"
Part: TypeAlias = Literal["street", "maps", "goal", "start", "draw", "spawn", "extra", "reward", "failure", "shortcut"]
"""What a line of a stage tells of."""


class HeroesStart(Worded):
    """Where heroes start, where that is not the usual place."""

    wording: ClassVar[str] = "heroes-start"

    place: StreetPlace
    """Where."""


class DrawNote(Worded):
    """Who is drawn from what."""

    wording: ClassVar[str] = "draw-note"

    who: str
    """What the stage calls whoever is drawn."""
    draw: Draw
    """The draw."""


class FailureNote(Worded):
    """That failing has no consequence."""

    wording: ClassVar[str] = "failure-without-consequence"


class ForHeroes(Worded):
    """For which numbers of heroes a line holds."""

    wording: ClassVar[str] = "for-heroes"

    heroes: str
    """The numbers, as ranges."""
    most: int
    """The greatest of them."""


class _Named(Worded):
    wording: ClassVar[str] = "{message}"

    message: str
    """The message that is all there is to say."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a stage; `heroes` where it holds for some numbers of heroes only; `text` or why there is none."""

    part: Part
    text: str | NoSentence
    heroes: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class StageNames:
    """Titles for a stage's sentences: its own draws and maps, printed things, and for all else the given `names`.

    Street tiles are called by what is printed on them (`4.A`), not by their titles.
    """

    language: str
    names: Names
    stage: Stage | None = None

    def __call__(self, kind: str, reference: str) -> str:
        """The title of what a reference or a name of the stage's own names."""
        if kind == "tile":
            return reference
        if kind == "draw":
            draw = self.stage.draws.get(reference) if self.stage is not None else None
            title = draw.title if draw is not None else None
            return text_in(title, self.language) if title is not None else self._message("drawn-boss", reference)
        if kind == "map":
            street = self.stage.street if self.stage is not None else None
            maps = street.maps if isinstance(street, Maps) else ()
            return next((text_in(one.title, self.language) for one in maps if one.id == reference), reference)
        if kind == "feature":
            return self._message(f"feature-{reference}", reference)
        return self.names(kind, reference)

    def _message(self, message: str, name: str) -> str:
        """A message of the game's, else the name itself as words."""
        found = phrase(_Named(message=message), GAME, self.language, self.names)
        return name.replace("-", " ") if isinstance(found, NoSentence) else found


def text_in(text: LocalText, language: str) -> str:
    """A text in a language, else in the first there is."""
    found = text.get(language) or next(iter(text.values()))
    return found.text if isinstance(found, Translation) else found


def stage_lines(stage: Stage, language: str, names: Names) -> tuple[Line, ...]:
    """All that a stage says beside its number of turns, in the order in which it is printed."""
    words = _Words(language, StageNames(language, names, stage))
    lines: list[Line] = []
    if isinstance(stage.street, Maps):
        lines += [words.line("street", one) for one in stage.street.maps]
        lines.append(words.line("maps", stage.street))
    else:
        lines.append(words.line("street", stage.street))
    if isinstance(stage.goal, Varying):
        lines += [words.line("goal", entry.value, entry.heroes) for entry in stage.goal.by_heroes]
    else:
        lines.append(words.line("goal", stage.goal))
    if stage.heroes_start is not None:
        lines.append(words.line("start", HeroesStart(place=stage.heroes_start)))
    for name, draw in stage.draws.items():
        lines.append(words.line("draw", DrawNote(who=words.names("draw", name), draw=draw)))
    lines += [words.line("spawn", spawn, spawn.heroes) for spawn in stage.spawns]
    lines += [words.line("extra", extra, extra.heroes) for extra in stage.extras]
    if stage.reward is not None:
        lines.append(words.line("reward", stage.reward))
    if stage.failure == "no-reward":
        lines.append(words.line("failure", FailureNote()))
    if stage.shortcut is not None:
        lines.append(words.line("shortcut", stage.shortcut))
    return tuple(lines)


def story_lines(route: StoryRoute, language: str, names: Names) -> tuple[str | NoSentence, ...]:
    """What a story route says: its ways, side trips, levels, reward, saving and what holds between stages."""
    parts: list[Model] = [*route.ways, *route.side_trips, *route.levels, route.final_boss_reward]
    parts += [part for part in (route.saving, route.between) if part is not None]
    words = _Words(language, StageNames(language, names))
    return tuple(words.text(part) for part in parts)


@dataclass(frozen=True, slots=True)
class _Words:
    language: str
    names: StageNames

    def text(self, model: Model) -> str | NoSentence:
        found = sentence(model, GAME, self.language, self.names)
        return found if isinstance(found, NoSentence) or found.endswith(".") else f"{found}."

    def line(self, part: Part, model: Model, heroes: tuple[int, ...] | None = None) -> Line:
        text = self.text(model)
        if heroes is None or isinstance(text, NoSentence):
            return Line(part, text, heroes)
        before = sentence(ForHeroes(heroes=ranges(heroes), most=max(heroes)), GAME, self.language, self.names)
        return Line(part, before if isinstance(before, NoSentence) else f"{before} {text}", heroes)
