"""What readers do, in a real browser."""

import re

from rulewright_site.words import word


def found_for(asked: str) -> str:
    """Of the answers of the theme's search those to all that was typed: there are answers after each letter, too."""
    return f".md-search-result__item a[href*='h={'+'.join(sorted(asked.split()))}']"


def test_a_ruling_and_a_card_are_found_by_name_without_accents(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}index.html")
    field = page.get_by_label(word("en", "find"))
    field.fill("mmc-9b-0")
    page.wait_for_selector(".rw-found a")
    assert page.locator(".rw-found a").first.get_attribute("href").endswith("rules/9b.html#mmc-9b-01")
    page.goto(f"{site}es/index.html")
    page.get_by_label(word("es", "find")).fill("maton")
    page.wait_for_selector(".rw-found a")
    assert "Matón" in page.inner_text(".rw-found")


def test_accents_are_folded_vietnamese_included(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}index.html")
    pairs = {"Đường phố": "duong pho", "Kẻ cướp": "ke cuop", "Matón": "maton", "Straße": "strasse", "Łódź": "lodz"}
    for written, folded in pairs.items():
        assert page.evaluate("(text) => rulewright.fold(text)", written) == folded


def test_the_search_of_the_theme_finds_prose_in_each_language(site, watch) -> None:
    for folder, asked in (("", "tie"), ("es/", "empate")):
        page = watch(site).page
        page.goto(f"{site}{folder}index.html")
        page.wait_for_load_state("networkidle")
        page.click(".md-search__input")
        page.keyboard.type(asked, delay=50)
        page.wait_for_selector(found_for(asked), timeout=20_000)


def test_facets_stay_in_the_address_over_reload_and_back(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}megametrocity/item-cards/index.html")
    page.get_by_label("Type", exact=True).select_option("Golden weapon")
    shown = page.locator(".rw-card:visible").count()
    assert 0 < shown < page.locator(".rw-card").count()
    assert "type=Golden+weapon" in page.url
    page.reload()
    assert page.locator(".rw-card:visible").count() == shown
    page.get_by_label("Type", exact=True).select_option("Food")
    page.go_back()
    page.get_by_label("Name", exact=True).fill("")
    assert page.get_by_label("Type", exact=True).input_value() == "Golden weapon"
    assert page.locator(".rw-card:visible").count() == shown


def test_cards_are_found_by_name_in_a_gallery_accents_aside(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}es/cards/index.html")
    page.get_by_label(word("es", "gallery-name"), exact=True).fill("porcion")
    titles = page.eval_on_selector_all("[data-facets]:not([hidden])", "(all) => all.map((each) => each.dataset.title)")
    folded = page.evaluate("(all) => all.map(rulewright.fold)", titles)
    assert folded == ["porcion de pizza"]
    page.get_by_label(word("es", "gallery-name"), exact=True).fill("")
    assert page.locator("[data-facets]:visible").count() == page.locator("[data-facets]").count()


def test_cards_are_sorted_and_compared_side_by_side(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}megametrocity/heroes/index.html")
    page.get_by_label("Sort by").select_option("v-life")
    lives = page.eval_on_selector_all(
        ".rw-card", "(all) => all.map((each) => JSON.parse(each.dataset.facets)['v-life'])"
    )
    assert lives == sorted(lives)
    for index in (0, 1):
        page.locator(".rw-compare input").nth(index).check()
    page.get_by_role("button", name="Compare (2)").click()
    assert page.locator("dialog thead th").count() == 2
    assert page.locator("dialog tbody tr").count() >= 5
    page.keyboard.press("Escape")
    assert page.locator("dialog").count() == 0
    assert "compare=" in page.url


def test_terms_are_explained_on_hover_on_focus_and_on_tap(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}megametrocity/rules/8c.html")
    term = page.locator("a.rw-term-link").first
    term.hover()
    page.wait_for_selector(".rw-preview")
    assert len(page.inner_text(".rw-preview p")) > 20
    page.keyboard.press("Escape")
    assert page.locator(".rw-preview").count() == 0
    page.mouse.move(0, 0)
    page.goto(f"{site}megametrocity/glossary/index.html")
    cite = page.locator("a.rw-cite").first
    page.keyboard.press("Tab")
    cite.focus()
    page.wait_for_selector(".rw-preview")
    assert cite.get_attribute("aria-describedby") == "_preview"
    page.keyboard.press("Escape")
    assert page.locator(".rw-preview").count() == 0


def test_a_tap_explains_first_and_leads_there_second(site, watch) -> None:
    page = watch(site, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}).page
    page.goto(f"{site}megametrocity/rules/8c.html")
    address = page.url
    term = page.locator("a.rw-term-link").first
    term.tap()
    page.wait_for_selector(".rw-preview")
    assert page.url == address
    page.locator(".rw-preview a").tap()
    page.wait_for_url("**/glossary/**")


def test_switching_the_language_stays_on_the_page(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}megametrocity/stages/double-ko.html")
    page.locator(".rw-language").click()
    page.wait_for_url("**/es/megametrocity/stages/double-ko.html")
    assert page.get_attribute("html", "lang") == "es"


def test_dark_mode_stays_when_it_was_chosen(site, watch) -> None:
    page = watch(site, color_scheme="light").page
    page.goto(f"{site}index.html")
    assert page.get_attribute("body", "data-md-color-scheme") == "default"
    page.locator("label[for=__palette_1]").click()
    assert page.get_attribute("body", "data-md-color-scheme") == "slate"
    page.goto(f"{site}megametrocity/rules/5.html")
    assert page.get_attribute("body", "data-md-color-scheme") == "slate"


def test_the_address_of_a_statement_is_copied(site, watch) -> None:
    page = watch(site, permissions=["clipboard-read", "clipboard-write"]).page
    page.goto(f"{site}megametrocity/rules/5.html")
    page.locator("h3 .rw-copy").first.click()
    page.wait_for_selector(".rw-told:not(:empty)")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{re.escape(site)}megametrocity/rules/5\.html#\S+", copied)


def test_an_example_opens_where_its_address_leads(site, watch) -> None:
    page = watch(site).page
    page.goto(f"{site}megametrocity/rules/8c.html")
    name = page.locator("details.rw-example").first.get_attribute("id")
    page.goto(f"{site}megametrocity/rules/5.html")
    page.goto(f"{site}megametrocity/rules/8c.html#{name}")
    page.wait_for_selector(f"#{name} svg.rw-board")
    assert page.locator(f"#{name}").get_attribute("open") is not None


def test_a_newcomer_on_a_phone_finds_a_ruling_the_golden_weapons_and_a_street(site, watch) -> None:
    page = watch(site, viewport={"width": 390, "height": 844}).page
    page.goto(f"{site}index.html")
    page.locator("label[for=__search]").first.click()
    page.keyboard.type("tie", delay=50)
    page.wait_for_selector(found_for("tie"), timeout=20_000)
    assert "MMC-9b" in page.inner_text(".md-search-result")
    page.goto(f"{site}megametrocity/index.html")
    shown = page.locator(".rw")
    shown.get_by_role("link", name="Item cards").click()
    shown.get_by_role("link", name="Golden weapon").click()
    page.wait_for_selector("#kind_golden")
    page.goto(f"{site}megametrocity/index.html")
    shown.get_by_role("link", name="Stages").click()
    shown.get_by_role("link", name="Double KO").click()
    page.wait_for_selector(".rw-street svg")


def test_a_stage_is_found_by_its_number_in_both_searches_and_in_the_list(site, watch) -> None:
    for folder, asked in (("", "stage 9"), ("es/", "fase 9")):
        page = watch(site, viewport={"width": 390, "height": 844}).page
        page.goto(f"{site}{folder}index.html")
        page.locator(".rw-find input").fill(asked)
        page.wait_for_selector(".rw-found a")
        assert page.locator(".rw-found a").first.get_attribute("href").endswith("stages/double-ko.html")
        page.locator("label[for=__search]").first.click()
        page.keyboard.type(asked, delay=50)
        page.wait_for_selector(found_for(asked), timeout=20_000)
        links = page.eval_on_selector_all(".md-search-result__item a", "(all) => all.slice(0, 5).map((a) => a.href)")
        assert any("stages/double-ko.html" in each for each in links), links
        page.goto(f"{site}{folder}megametrocity/stages/index.html")
        told = page.locator(".rw-card", has_text=re.compile(rf"{asked}\b", re.IGNORECASE))
        assert told.locator("h2 a").first.get_attribute("href") == "double-ko.html"
