"""What commands that play need: the scenario that is meant, its game's engine and guide, and the set-ups asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from rulewright_cli.answers import load_content, pack_not_here, refuse
from rulewright_cli.disk import around
from rulewright_engine.bots import BOTS
from rulewright_engine.guide import Guide, Options
from rulewright_engine.interface import Engine, SetUpError
from rulewright_engine.loading import engine_of, guide_of, playable_games
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.packs.files import is_content
from rulewright_schema.packs.loading import Loaded
from rulewright_schema.packs.lookup import look_up
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

# The options that these commands share.
_ELSEWHERE = "Packs to look in; left out: the one you stand in, else the built-in ones."
_TEAM = "How many heroes, or their names with commas; left out: "

StageArgument = Annotated[str, typer.Argument(help="A stage: its id, pack/id, number, or its file.", metavar="STAGE")]
PlayedArgument = Annotated[
    str, typer.Argument(help="A stage or a story route: its id, pack/id, or its file.", metavar="STAGE")
]
PathsArgument = Annotated[list[str] | None, typer.Argument(help=_ELSEWHERE)]
HeroesOption = Annotated[str | None, typer.Option(help=f"{_TEAM}each number.")]
OneTeamOption = Annotated[str | None, typer.Option(help=f"{_TEAM}the fewest that it is for.")]
DifficultyOption = Annotated[str | None, typer.Option(help="The level, or every; left out: the first.")]
GameOption = Annotated[str | None, typer.Option(help="The game of files that lie in no pack.")]
PackOption = Annotated[list[str] | None, typer.Option(help="Look packs up here first.", metavar="FOLDER")]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the user asks for, as written; plain values, so that a worker process can look it up itself."""

    scenario: str
    paths: tuple[str, ...] = ()
    game: str | None = None
    packs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Arena:
    """A scenario with all that plays it."""

    engine: Engine[Any]
    guide: Guide[Any]
    view: View
    document: Document

    def set_ups(self, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
        """The set-ups asked for; refused where there are none."""
        try:
            return self._set_ups(sides, level)
        except SetUpError as error:
            name = f"{self.document.kind}:{self.document.id}"
            option = self._at_fault(sides, level)
            raise refuse(str(error), f"Change {option}, or leave it out; see rulewright show {name}.") from error

    def _set_ups(self, sides: Sequence[str], level: str | None) -> tuple[Options, ...]:
        """Raises SetUpError."""
        usual = self.document.kind == self.guide.scenario
        name = self.document.id if usual else f"{self.document.kind}:{self.document.id}"
        return self.guide.set_ups(self.view, name, sides, level)

    def _at_fault(self, sides: Sequence[str], level: str | None) -> str:
        """The option without which there would be set-ups: who plays, if it is that."""
        try:
            self._set_ups((), level)
        except SetUpError:
            return "--difficulty"
        return "--heroes"

    def start(self, options: Options) -> Any:
        """The first state of a set-up; refused where the content does not allow it."""
        try:
            return self.engine.setup(self.view, options)
        except SetUpError as error:
            place = self.document.place.source.path
            raise refuse(f"it cannot be set up: {error}", f"See rulewright lint {place}.") from error


def arena_of(wanted: Wanted) -> Arena:
    """The arena of a scenario: an id, a reference, or the file that holds it. Refused with what was meant."""
    path = wanted.scenario
    if is_content(path):
        loaded = load_content((path, *wanted.paths), wanted.game, wanted.packs)
        return _arena(loaded, _only_one(loaded, path))
    *first, last = where_to_look(wanted.paths, wanted.packs)
    for places in first:
        loaded = load_content(places, wanted.game, wanted.packs)
        found = _found(loaded, wanted.scenario, _scenarios(loaded))
        if found is not None:
            return _arena(loaded, found)
    loaded = load_content(last, wanted.game, wanted.packs)
    return _arena(loaded, _looked_up(loaded, wanted.scenario))


def where_to_look(paths: Sequence[str], packs: Sequence[str]) -> list[Sequence[str]]:
    """Where to look, one after the other: in the paths given; else in the folders given by --pack, then around."""
    return [paths] if paths else [*([packs] if packs else []), around()]


def _scenarios(loaded: Loaded) -> tuple[str, ...]:
    """The kinds of document that the games of the chosen packs are set up from."""
    names = dict.fromkeys(loaded.catalog.packs[name].game for name in loaded.chosen)
    guides = [guide_of(name) for name in names]
    kinds = tuple(dict.fromkeys(kind for guide in guides if guide is not None for kind in guide.scenarios))
    if not any(names):
        raise refuse("no pack that can be read is named", "Name a pack, or a file of one; see rulewright lint.")
    if not kinds:
        raise refuse(
            f"{', '.join(filter(None, names))} cannot be played",
            f"Games with an engine: {_listed(playable_games())}.",
        )
    return kinds


def _only_one(loaded: Loaded, path: str) -> Document:
    kinds = _scenarios(loaded)
    found = [
        each
        for each in loaded.catalog.documents()
        if each.kind in kinds and Path(each.source.path).resolve() == Path(path).resolve()
    ]
    if len(found) != 1:
        listed = _listed([each.id for each in found])
        what = f"several: {listed}" if found else f"no {_either(kinds)} that is valid"
        raise refuse(f"{quoted(path)} holds {what}", f"Name one by its id, or see rulewright lint {path}.")
    return found[0]


def _looked_up(loaded: Loaded, text: str) -> Document:
    kinds = _scenarios(loaded)
    found = _found(loaded, text, kinds)
    if found is not None:
        return found
    head, _, name = text.rpartition("/")
    if head and head not in loaded.catalog.packs:
        raise pack_not_here(head, loaded)
    ids = [each.id for pack in loaded.chosen for kind in kinds for each in loaded.catalog.view(pack).all(kind)]
    meant = closest(name.rpartition(":")[2], ids)
    hint = f", did you mean {meant}?" if meant else ""
    raise refuse(
        f"there is no {_either(kinds)} {quoted(text)}{hint}",
        _which(text, list(dict.fromkeys(ids)), loaded),
    )


def _which(text: str, ids: Sequence[str], loaded: Loaded) -> str:
    """What to name where a text names no scenario."""
    if Path(text).is_dir():
        return f"To look in the folder {text}, put the name of one before it."
    looked_in = f"looked in {', '.join(loaded.chosen)} and what they require"
    return f"Name one of {', '.join(ids)}; {looked_in}." if ids else f"Write one, or name another pack; {looked_in}."


def _found(loaded: Loaded, text: str, kinds: Sequence[str]) -> Document | None:
    """The one scenario that is meant, None where there is none; refused where it is not valid or may be several."""
    head, slash, name = text.rpartition("/")
    references = [text] if ":" in text else [f"{head}{slash}{kind}:{name}" for kind in kinds]
    for reference in references:
        met = look_up(loaded.catalog, loaded.chosen, reference)
        found = [each for each in met.documents if each.kind in kinds]
        if len(found) == 1:
            return found[0]
        if found:
            raise _several(text, found)
        if met.broken:
            place = met.broken[0].place.source.path
            raise refuse(f"{quoted(text)} is there but not valid", f"See rulewright lint {place}.")
    numbered = _numbered(loaded, head, name, kinds) if name.isdecimal() else []
    if len(numbered) > 1:
        raise _several(text, numbered)
    return numbered[0] if numbered else _only_scenario(loaded, text, kinds)


def _several(text: str, found: Sequence[Document]) -> typer.Exit:
    listed = _listed([each.ref for each in found])
    return refuse(f"{quoted(text)} may mean several documents", f"Name one of {listed}.")


def _numbered(loaded: Loaded, pack: str, number: str, kinds: Sequence[str]) -> list[Document]:
    """The scenarios that a rulebook or pack gives a number, as stages may have one."""
    views = [loaded.catalog.view(name) for name in loaded.chosen if pack in ("", name)]
    found = [each for view in views for kind in kinds for each in view.own(kind)]
    return [each for each in found if getattr(each.model, "number", None) == int(number)]


def _only_scenario(loaded: Loaded, text: str, kinds: Sequence[str]) -> Document | None:
    """The scenario of a pack or game that is named in its place, where there is just one."""
    named = [name for name in loaded.chosen if name == text]
    named = named or [name for name in loaded.chosen if loaded.catalog.packs[name].game == text]
    found = [each for name in named for kind in kinds for each in loaded.catalog.view(name).own(kind)]
    return found[0] if len(found) == 1 else None


def _arena(loaded: Loaded, document: Document) -> Arena:
    view = loaded.catalog.view(document.pack)
    engine, guide = engine_of(view.pack.game), guide_of(view.pack.game)
    if engine is None or guide is None:
        raise refuse(f"{view.pack.game} cannot be played", f"Games with an engine: {_listed(playable_games())}.")
    return Arena(engine, guide, view, document)


def known_bot(name: str) -> str:
    """The name of a bot; refused if there is none of that name."""
    if name not in BOTS:
        meant = closest(name, BOTS)
        hint = f", did you mean {meant}?" if meant else ""
        raise refuse(f"there is no bot {quoted(name)}{hint}", f"Name one of {_listed(list(BOTS))}.")
    return name


def named_sides(heroes: str | None) -> tuple[str, ...]:
    """Who plays, as written after --heroes: a number, or names with commas between."""
    return tuple(each.strip() for each in (heroes or "").split(",") if each.strip())


def _either(words: Sequence[str]) -> str:
    """`stage`, `stage or story-route`, `set-up, stage or story-route`."""
    return " or ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"
