"""Pages for everybody: narrow screens, keyboard, names for screen readers, contrast, print."""

import pytest

PAGES = (
    "index.html",
    "megametrocity/index.html",
    "megametrocity/rules/index.html",
    "megametrocity/rules/8c.html",
    "megametrocity/stages/index.html",
    "megametrocity/stages/double-ko.html",
    "megametrocity/story/index.html",
    "megametrocity/tiles/index.html",
    "megametrocity/item-cards/index.html",
    "megametrocity/bosses/index.html",
    "megametrocity/glossary/index.html",
    "megametrocity/box/index.html",
    "cards/index.html",
    "fan/index.html",
    "neon-harbour/item-cards/index.html",
    "lint/index.html",
    "lint/mmc.html",
    "data/index.html",
    "authors/index.html",
    "authors/megametrocity-item-card.html",
    "changes/index.html",
    "neon-harbour/index.html",
    "neon-harbour/stages/night-catch.html",
    "megametrocity/stages/double-ko_line.html",
    "megametrocity/establishments/index.html",
    "megametrocity/heroes/index.html",
    "city_of_fury/rules/act.html",
    "city_of_fury/enemies/index.html",
    "city_of_fury/set-ups/the-box.html",
    "es/index.html",
    "es/megametrocity/stages/double-ko.html",
    "es/megametrocity/rules/8c.html",
)
"""One page of each kind."""
SERIOUS = ("serious", "critical")

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_on_a_phone(site, watch, path: str) -> None:
    page = watch(site, viewport={"width": 390, "height": 844}).page
    page.goto(site + path)
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


OWN = ("mega", "city", "neon", "index", "cards")
LOOKED_AT = [*((path, "light") for path in PAGES), *((path, "dark") for path in PAGES if path.startswith(OWN))]


@pytest.mark.parametrize(("path", "scheme"), LOOKED_AT)
def test_axe_has_no_serious_finding(site, watch, path: str, scheme: str) -> None:
    page = watch(site, color_scheme=scheme).page
    page.goto(site + path)
    page.evaluate("[...document.querySelectorAll('.rw details')].slice(0, 6).forEach((each) => (each.open = true))")
    found = axe.Axe().run(page, context=".rw").response["violations"]
    told = [(each["id"], each["nodes"][0]["html"][:200]) for each in found if each["impact"] in SERIOUS]
    assert told == []


def test_the_first_step_of_the_keyboard_leads_past_the_header(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}megametrocity/rules/8c.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.classList.contains('md-skip')")
    page.keyboard.press("Enter")
    assert page.url.endswith("#_top")


WALKED = (
    "index.html",
    "megametrocity/heroes/index.html",
    "megametrocity/stages/double-ko.html",
    "megametrocity/story/index.html",
    "megametrocity/rules/9b.html",
    "city_of_fury/set-ups/the-box.html",
)


@pytest.mark.parametrize("path", WALKED)
def test_everything_that_does_something_is_reached_by_tab_and_shows_it(site, watch, path: str) -> None:
    page = watch(site).page
    page.goto(site + path, wait_until="networkidle")
    wanted = page.evaluate(
        "document.querySelectorAll('.rw :is(a[href], button:not([disabled]), select, input, summary)').length"
    )
    page.locator(".rw").evaluate("(part) => { part.tabIndex = -1; part.focus(); }")
    seen = 0
    for _ in range(wanted + 40):
        page.keyboard.press("Tab")
        told = page.evaluate(
            "(() => { const now = document.activeElement; return now.closest('.rw') && "
            "now.checkVisibility() && getComputedStyle(now).outlineStyle; })()"
        )
        if told is None:
            break
        assert told != "none"
        seen += 1
    hidden = page.evaluate(
        "[...document.querySelectorAll('.rw :is(a[href], button:not([disabled]), select, input, summary)')]"
        ".filter((each) => !each.checkVisibility()).length"
    )
    assert seen >= wanted - hidden > 20


def test_paper_gets_the_rules_without_controls(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}megametrocity/item-cards/index.html")
    page.emulate_media(media="print")
    for hidden in (".md-header", ".rw-facets", ".rw-copy", ".rw-compare", ".rw-crumbs .rw-language"):
        assert not page.locator(hidden).first.is_visible(), hidden
    assert page.locator(".rw-card").first.is_visible()


def test_paper_is_light_and_shows_the_whole_street_and_what_the_reader_opened(site, watch) -> None:
    page = watch(site, color_scheme="dark", viewport={"width": 700, "height": 1000}).page
    page.goto(f"{site}megametrocity/stages/double-ko.html")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.eval_on_selector(".rw", "(part) => getComputedStyle(part).color") == "rgb(29, 24, 48)"
    assert page.eval_on_selector(".rw-street", "(part) => part.scrollWidth - part.clientWidth") <= 0
    page.emulate_media(media="screen")
    page.goto(f"{site}megametrocity/rules/8c.html")
    first, second = (page.locator("details.rw-example").nth(index) for index in (0, 1))
    first.locator("summary").click()
    page.wait_for_selector("details.rw-example[data-opened]")
    page.emulate_media(media="print")
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    assert first.locator(".rw-play").is_visible()
    assert second.locator("summary").is_visible()
    assert not second.locator(".rw-play").is_visible()


def test_on_a_phone_the_filters_of_a_gallery_wait_behind_a_button(site, watch) -> None:
    page = watch(site, viewport={"width": 390, "height": 844}).page
    page.goto(f"{site}cards/index.html")
    kinds, button = page.get_by_label("Kind", exact=True), page.get_by_role("button", name="Filter and sort")
    assert not kinds.is_visible()
    assert page.locator(".rw-card").first.bounding_box()["y"] < 844
    button.click()
    kinds.select_option("Heroes")
    assert button.get_attribute("aria-expanded") == "true"
    page.reload()
    assert kinds.is_visible()
    assert kinds.input_value() == "Heroes"
