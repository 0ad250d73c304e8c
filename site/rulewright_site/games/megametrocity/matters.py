"""Links from a stage to what matters in it: who may appear there, cards and places that it names, examples."""

from collections.abc import Iterator

from rulewright_schema.catalog import split
from rulewright_schema.games.megametrocity.goals import Deliver, GoldenWeapons
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_site.games.megametrocity import goal_marks
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.html import Child, Html, el
from rulewright_site.model import Entry, PackInfo
from rulewright_site.pages import Place
from rulewright_site.sections.examples import chapter_number, first_shown

KINDS = ("boss-sheet", "final-boss-sheet", "thug-sheet", "item-card", "thug-card", "technique-card", "face", "stage")


def matters(write: Desk, entry: Entry, stage: Stage, doors: tuple[str, ...]) -> Html | None:
    """The links by kind, under a heading; nothing where there are none."""
    groups: dict[str, dict[str, Html]] = {kind: {} for kind in KINDS}
    for _, text, wanted in entry.document.references:
        kind, name = split(text, wanted)
        if kind in groups:
            groups[kind].setdefault(name, write.ref(kind, name))
    for door in doors:
        groups["face"].setdefault(door, write.ref("face", door))
    if any(draw.among == "bosses" for draw in stage.draws.values()):
        bosses = Place(f"{_own(write).folder}/bosses/index") if _has(write, "boss-sheet") else None
        groups["boss-sheet"]["drawn"] = write.to(bosses, write.say("one-of-bosses"))
    if any(_asks_for_gold(stage, heroes) for heroes in stage.heroes):
        gold = Place(f"{_own(write).folder}/item-cards/index") if _has(write, "item-card") else None
        groups["item-card"]["golden"] = write.to(gold, write.say("matters-golden"))
    lines = [_line(write, f"matters-{kind}", list(links.values())) for kind, links in groups.items() if links]
    examples = list(_examples(write, entry))
    if examples:
        lines.append(_line(write, "matters-examples", examples))
    if not lines:
        return None
    return el("section", el("h2", write.say("matters"), id="matters"), el("dl", *lines, class_="rw-facts"))


def _line(write: Desk, key: str, links: list[Html]) -> Html:
    pieces: list[Child] = [piece for index, each in enumerate(links) for piece in (", " if index else None, each)]
    return el("div", el("dt", write.say(key)), el("dd", *pieces))


def _own(write: Desk) -> PackInfo:
    """The game's own pack, which has its bosses and weapons; this pack where the site has no other."""
    return next((pack.info for pack in write.context.site.official if pack.info.game == write.pack.game), write.pack)


def _has(write: Desk, kind: str) -> bool:
    found = write.context.site.pack(_own(write).id)
    return found is not None and bool(found.of(kind))


def _asks_for_gold(stage: Stage, heroes: int) -> bool:
    goals = goal_marks.goals_of(stage, heroes)
    return any(isinstance(ware, GoldenWeapons) for goal in goals if isinstance(goal, Deliver) for ware in goal.wares)


def _examples(write: Desk, entry: Entry) -> Iterator[Html]:
    """A link to the chapter that tells of the stage, if examples show it."""
    chapters = {chapter_number(each.rpartition("/")[2]) for each in entry.origin.cites}
    own = {each for each in chapters if each.startswith("12.")}
    counts: dict[str, int] = {}
    for example in write.context.pack.of("example"):
        number = chapter_number(first_shown(example))
        if number in own:
            counts[number] = counts.get(number, 0) + 1
    for number, count in counts.items():
        found = next(
            (each for each in write.context.pack.of("chapter") if each.title and number == _number(each)), None
        )
        place = write.context.places.get(found.ref) if found is not None else None
        yield write.to(place, f"{number} ({count})")


def _number(entry: Entry) -> str:
    return str(getattr(entry.document.model, "number", ""))
