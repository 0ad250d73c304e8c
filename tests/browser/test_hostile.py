"""Every page of the hostile pack in a real browser: no dialog, no request elsewhere, no error."""

from pathlib import Path


def test_no_page_of_the_hostile_pack_runs_loads_or_breaks_anything(hostile_site, hostile: Path, watch) -> None:
    watched = watch(hostile_site, viewport={"width": 390, "height": 844})
    paths = sorted(path.relative_to(hostile).as_posix() for path in hostile.glob("hostile/**/*.html"))
    paths += ["index.html", "fan/index.html", "cards/index.html"]
    assert len(paths) > 30
    for path in paths:
        watched.page.goto(hostile_site + path, wait_until="load")
        width = watched.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"{path} is {width} wide"
        assert watched.wrong == [], path


def test_hostile_texts_come_out_of_finding_and_previews_as_text(hostile_site, watch) -> None:
    watched = watch(hostile_site)
    page = watched.page
    page.goto(f"{hostile_site}index.html?find=script")
    page.wait_for_selector(".rw-found li")
    assert "<script>" in page.inner_text(".rw-found")
    assert page.locator(".rw-found script, .rw-found img").count() == 0
    page.goto(f"{hostile_site}cards/index.html?pack=x&sort=title&compare=a,b")
    page.wait_for_selector(".rw-facets")
    page.goto(f"{hostile_site}cards/index.html#%22%3E%3Cscript%3Ealert(1)%3C/script%3E")
    page.wait_for_selector(".rw-facets")
