"""The two-sided cards: Vigilantes with Skills behind them, Enemies and bosses with Streets behind them."""

from collections.abc import Iterator

from rulewright_schema.games.city_of_fury.enemies import Boss, Foe
from rulewright_schema.games.city_of_fury.skill_cards import SkillCard
from rulewright_schema.games.city_of_fury.terms import LEVELS, SKILLS
from rulewright_schema.games.city_of_fury.vigilantes import Vigilante
from rulewright_site.desk import Desk
from rulewright_site.games.city_of_fury.facts import facts
from rulewright_site.games.city_of_fury.words import WORDS
from rulewright_site.html import Html, el
from rulewright_site.model import Entry
from rulewright_site.pages import Context, Page, Section


def place(entry: Entry) -> tuple[str, str | None]:
    """Each side is an anchor of its id."""
    return "index", entry.id


def vigilante_pages(context: Context) -> Iterator[Page]:
    """Vigilantes, then the Skills printed behind them."""
    write = Desk(context, context.path("index"))
    cards = [_vigilante(write, entry, entry.document.expect(Vigilante)) for entry in context.pack.of("vigilante")]
    cards += [_skills(write, entry, entry.document.expect(SkillCard)) for entry in context.pack.of("skill-card")]
    body = write.filtered(el("div", *cards, class_="rw-cards rw-cards-sheets"))
    yield write.page(context.say("vigilantes"), body)


def enemy_pages(context: Context) -> Iterator[Page]:
    """Enemies and bosses, then the Streets printed behind them."""
    write = Desk(context, context.path("index"))
    foes = [entry for kind in ("enemy", "boss") for entry in context.pack.of(kind)]
    cards = [_foe(write, entry, entry.document.expect(Foe)) for entry in foes]
    streets = [_street(write, entry) for entry in context.pack.of("street")]
    body = [el("div", *cards, class_="rw-cards rw-cards-wide")]
    if streets:
        heading = write.heading(2, "all-streets", context.say("streets"), name=context.say("streets"))
        body += [heading, el("div", *streets, class_="rw-cards")]
    yield write.page(context.say("enemies"), write.filtered(*body))


VIGILANTES = Section(
    "vigilantes", "vigilantes", ("vigilante", "skill-card"), place, vigilante_pages, WORDS, facts
)  # fmt: skip
ENEMIES = Section("enemies", "enemies", ("enemy", "boss", "street"), place, enemy_pages, WORDS, facts)


def _vigilante(write: Desk, entry: Entry, card: Vigilante) -> Html:
    return write.card(
        entry,
        "sheet",
        write.stats({"health": card.health}),
        write.paragraphs(entry.text),
        el("p", write.say("behind"), ": ", write.ref("skill-card", card.behind)),
        el("p", write.say("played-with"), class_="rw-small"),
        subtitle=write.say("vigilante"),
    )


def _skills(write: Desk, entry: Entry, card: SkillCard) -> Html:
    head = [el("th", write.say(key), scope="col") for key in ("skill",)]
    head += [el("th", f"{write.say('level')} {level}", scope="col") for level in range(1, LEVELS + 1)]
    rows = [
        el(
            "tr",
            el("th", write.say(f"skill-{name}"), scope="row"),
            *(el("td", _chips(write, "act", level)) for level in levels),
        )
        for name, levels in zip(SKILLS, card.skills.in_order, strict=True)
    ]
    table = el("table", el("thead", el("tr", *head)), el("tbody", *rows))
    return write.card(
        entry,
        "technique",
        write.paragraphs(entry.text),
        write.scrolling(write.say("levels"), table),
        subtitle=write.say("skill-card"),
    )


def _foe(write: Desk, entry: Entry, foe: Foe) -> Html:
    boxes = [
        el(
            "div",
            el("h3", write.say(f"{side}-box")),
            el("p", write.say(f"{side}-when"), class_="rw-small"),
            el("ol", *(el("li", write.say(f"do-{name}")) for name in box)),
            class_=f"rw-box rw-box-{side}",
        )
        for side, box in (("left", foe.left), ("right", foe.right))
    ]
    return write.card(
        entry,
        "event" if isinstance(foe, Boss) else "thug",
        write.stats({"health": foe.health}),
        el("div", *boxes, class_="rw-boxes"),
        write.paragraphs(entry.text),
        el("p", write.say("behind"), ": ", write.ref("street", foe.behind)),
        subtitle=write.say(foe.kind),
    )


def _street(write: Desk, entry: Entry) -> Html:
    return write.card(entry, "weapon", write.paragraphs(entry.text), subtitle=write.say("street"), level=3)


def _chips(write: Desk, prefix: str, names: tuple[str, ...]) -> list[Html]:
    return [el("span", write.say(f"{prefix}-{name}"), class_=f"rw-chip rw-chip-{name}") for name in names]
