"""Sheets of heroes, thugs, bosses and final bosses."""

from collections.abc import Iterator, Mapping

from rulewright_schema.games.megametrocity.sheets import (
    BossFigures,
    BossSheet,
    Figures,
    FinalBossFigures,
    FinalBossSheet,
    HeroSheet,
    ThugFigures,
    ThugSheet,
)
from rulewright_schema.games.megametrocity.terms import DIFFICULTIES
from rulewright_site.games.megametrocity import facts
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.words import WORDS
from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry
from rulewright_site.pages import Context, Page, Section


def place(entry: Entry) -> tuple[str, str | None]:
    """Each sheet is an anchor of its id."""
    return "index", entry.id


def hero_pages(context: Context) -> Iterator[Page]:
    """All heroes."""
    write = Desk(context, context.path("index"))
    cards = [_hero(write, entry, entry.document.expect(HeroSheet)) for entry in context.pack.of("hero-sheet")]
    yield write.page(context.say("heroes"), write.filtered(el("div", *cards, class_="rw-cards rw-cards-wide")))


def thug_pages(context: Context) -> Iterator[Page]:
    """All types of thug, with their leaders, by difficulty."""
    write = Desk(context, context.path("index"))
    cards = [_thug(write, entry, entry.document.expect(ThugSheet)) for entry in context.pack.of("thug-sheet")]
    yield write.page(context.say("thugs"), write.filtered(el("div", *cards, class_="rw-cards rw-cards-sheets")))


def boss_pages(context: Context) -> Iterator[Page]:
    """All bosses."""
    write = Desk(context, context.path("index"))
    cards = [_boss(write, entry, entry.document.expect(BossSheet)) for entry in context.pack.of("boss-sheet")]
    yield write.page(context.say("bosses"), write.filtered(el("div", *cards, class_="rw-cards rw-cards-sheets")))


def final_boss_pages(context: Context) -> Iterator[Page]:
    """All final bosses."""
    write = Desk(context, context.path("index"))
    entries = context.pack.of("final-boss-sheet")
    cards = [_final_boss(write, entry, entry.document.expect(FinalBossSheet)) for entry in entries]
    yield write.page(context.say("final-bosses"), write.filtered(el("div", *cards, class_="rw-cards rw-cards-sheets")))


HEROES = Section("heroes", "heroes", ("hero-sheet",), place, hero_pages, WORDS, facts.hero)
THUGS = Section("thugs", "thugs", ("thug-sheet",), place, thug_pages, WORDS, facts.thug)
BOSSES = Section("bosses", "bosses", ("boss-sheet",), place, boss_pages, WORDS, facts.boss)
FINAL_BOSSES = Section(
    "final-bosses", "final-bosses", ("final-boss-sheet",), place, final_boss_pages, WORDS, facts.final_boss
)


def _hero(write: Desk, entry: Entry, sheet: HeroSheet) -> Html:
    values: dict[str, Child] = {
        "movement": sheet.movement,
        "actions": sheet.actions,
        "fight": f"{sheet.fight}+",
        "life": sheet.life,
        "turbo": sheet.turbo,
    }
    return write.card(
        entry,
        "sheet",
        write.stats(values),
        el("h3", write.say("special-technique")),
        *write.card_text(entry),
        subtitle=write.say("hero"),
    )


def _thug(write: Desk, entry: Entry, sheet: ThugSheet) -> Html:
    lines: dict[str, Figures] = {}
    for difficulty in DIFFICULTIES:
        lines[write.say(difficulty)] = sheet.figures.at(difficulty)
        lines[f"★ {write.say('leader')}, {write.say(difficulty)}"] = sheet.leader.at(difficulty)
    circle = el("p", write.say("death-circle"), ": ", write.ref("thug-sheet", sheet.death_circle))
    return write.card(entry, "thug", _table(write, lines), circle, *write.card_text(entry), subtitle=write.say("thug"))


def _boss(write: Desk, entry: Entry, sheet: BossSheet) -> Html:
    lines = {write.say(difficulty): sheet.figures.at(difficulty) for difficulty in DIFFICULTIES}
    gang = el("p", write.say("belongs-to"), ": ", write.ref("thug-sheet", sheet.thug))
    return write.card(
        entry,
        "thug",
        _table(write, lines),
        gang,
        el("h3", write.say("aura")),
        *write.card_text(entry),
        subtitle=write.say("boss"),
    )


def _final_boss(write: Desk, entry: Entry, sheet: FinalBossSheet) -> Html:
    lines = {write.say(difficulty): sheet.figures.at(difficulty) for difficulty in DIFFICULTIES}
    return write.card(
        entry,
        "thug",
        _table(write, lines),
        el("h3", write.say("special-attacks")),
        *write.card_text(entry),
        subtitle=write.say("final-boss"),
    )


def _table(write: Desk, lines: Mapping[str, Figures]) -> Html:
    """Figures by difficulty, those that the sheet has."""
    first = next(iter(lines.values()))
    keys = ["movement", "attack", "fight", "defense"]
    keys += ["range"] if isinstance(first, ThugFigures) else []
    keys += ["life"] if isinstance(first, BossFigures | FinalBossFigures) else []
    head = [el("th", write.say(key), scope="col") for key in ("level", *keys)]
    rows = [
        el("tr", el("th", name, scope="row"), *(el("td", _value(write, figures, key)) for key in keys))
        for name, figures in lines.items()
    ]
    table = el("table", el("thead", el("tr", *head)), el("tbody", *rows))
    return write.scrolling(write.say("figures"), table)


def _value(write: Desk, figures: Figures, key: str) -> Child:
    if key == "fight":
        return f"{figures.fight}+"
    if key == "life" and isinstance(figures, BossFigures | FinalBossFigures):
        return join(write.varying(figures.life))
    return str(getattr(figures, key))
