"""The Screen on a page: five Streets, who stands there with what Health, and whose card each Street is."""

from rulewright_engine.games.city_of_fury.state import DEAL, State
from rulewright_engine.games.city_of_fury.table import BOSS
from rulewright_schema.games.city_of_fury.terms import SKILLS
from rulewright_site.games.city_of_fury.telling import say, title
from rulewright_site.html import Html, el, join
from rulewright_site.writer import Writer


def screen(write: Writer, state: State, name: str) -> Html:
    """A moment of the game; `name` tells which."""
    if state.phase == DEAL:
        return el("p", say(write, "not-dealt"), class_="rw-small")
    table, placement = state.table, state.placement
    stands = {placement.vigilante: _stand(write, table.vigilante, state.health, "vigilante")}
    for each in placement.enemies:
        kind = "boss" if each.card == BOSS else "enemy"
        stands[each.at] = _stand(write, table.cards[each.card], each.health, kind)
    places = [
        el(
            "li",
            el("span", title(write, table.streets[card]), class_="rw-place"),
            el("span", say(write, "hides", name=title(write, table.cards[card])), class_="rw-behind"),
            stands.get(place),
        )
        for place, card in enumerate(state.streets, 1)
    ]
    charges = [
        el("li", say(write, f"skill-{skill}"), " ", el("b", level))
        for skill, level in zip(SKILLS, state.charges, strict=True)
    ]
    return join(
        write.scrolling(name, el("ol", *places, class_="rw-screen")),
        el("ul", *charges, class_="rw-charges", aria_label=say(write, "charges")),
    )


def _stand(write: Writer, name: str, health: int, kind: str) -> Html:
    told = el("small", say(write, "health-n", health=health))
    return el("span", title(write, name), " ", told, class_=f"rw-stand rw-stand-{kind}")
