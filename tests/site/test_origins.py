"""Where figures come from is shown wherever something is shown, and galleries filter by it."""

import html
import json
import re

import pytest

from rulewright_site.live import page_anew
from rulewright_site.verdicts import Verdicts


def body(catalog, path: str, language: str = "en") -> str:
    page = page_anew(catalog, language, ("en", "es"), path, Verdicts())
    assert page is not None
    return page.body


def facts_by_title(text: str) -> dict[str, dict[str, object]]:
    found = re.findall(r'data-title="([^"]+)" data-facets="([^"]+)"', text)
    return {title: json.loads(html.unescape(facts)) for title, facts in found}


@pytest.mark.parametrize(
    ("path", "pattern", "mark"),
    [
        ("megametrocity/rules/5", r'<h3 id="mmc-5-01">.*?</h3>', "rulebook"),
        ("megametrocity/rules/9b", r'<p class="rw-ruling-title">.*?</p>', "by this project"),
        ("megametrocity/glossary/index", r'<h2 id="melee">.*?</section>', "rulebook"),
        ("megametrocity/stages/index", r"<article.*?</article>", "rulebook"),
        ("megametrocity/stages/countdown", r'<p class="rw-card-kind">.*?</p>', "rulebook"),
        ("megametrocity/story/index", r'<p class="rw-card-kind">.*?</p>', "rulebook, in part"),
        ("city_of_fury/set-ups/the-box", r'<p class="rw-card-kind">.*?</p>', "by this project"),
        ("neon-harbour/stages/night-catch", r'<p class="rw-card-kind">.*?</p>', "by the pack&#x27;s author"),
    ],
)
def test_a_mark_beside_the_title_tells_where_it_comes_from(official, path: str, pattern: str, mark: str) -> None:
    found = re.search(pattern, body(official.catalog, path), re.DOTALL)
    assert found is not None
    marks = re.findall(r'<span class="rw-mark [^>]*>(.*?)</span>', found.group())
    assert html.unescape(mark) in map(html.unescape, marks)


@pytest.mark.parametrize("slug", ["item-cards", "tiles", "establishments", "bosses", "technique-cards", "stages"])
def test_everything_in_a_gallery_can_be_filtered_by_origin(official, slug: str) -> None:
    found = facts_by_title(body(official.catalog, f"megametrocity/{slug}/index"))
    assert len(found) > 3
    for facts in found.values():
        assert facts["origin"] in ("From the rulebook", "Written by this project")


def test_cards_of_city_of_fury_are_filtered_and_compared_by_what_they_show(official) -> None:
    found = facts_by_title(body(official.catalog, "city_of_fury/enemies/index"))
    rash = {key: value for key, value in found["Rash"].items() if key.startswith("v-")}
    assert rash == {
        "v-health": 2, "v-n-behaviours": 6, "v-n-strikes": 4, "v-left-box": "Jump Left, Attack, Attack",
        "v-right-box": "Jump Right, Attack, Shoot", "v-behind": "Night Market",
    }  # fmt: skip
    assert found["Rash"]["type"] == "Enemy"
    assert found["Rash"]["kind"] == "Enemies and Streets"
    skills = facts_by_title(body(official.catalog, "city_of_fury/vigilantes/index", "es"))["Escuela de la azotea"]
    assert skills["v-skill-punch"] == "Mover, Atacar, Atacar, Atacar"
    tiles = facts_by_title(body(official.catalog, "megametrocity/tiles/index"))["Tavern Row"]
    # Drawn above it: a barrel and a tire pile; a bench, and a delivery van on two squares; the door of the Bar.
    assert [tiles[f"v-n-{key}"] for key in ("columns", "furniture", "obstacles", "doors")] == [4, 2, 3, 1]
