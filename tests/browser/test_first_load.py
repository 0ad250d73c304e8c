"""What a browser asks for when a reader opens a page for the first time."""

import pytest

from first_load import INDEX, first_load

PAGES = ("index.html", "es/index.html", "megametrocity/stages/countdown.html", "es/megametrocity/rules/8c.html")


@pytest.mark.parametrize("path", PAGES)
def test_a_first_page_asks_for_no_more_than_is_weighed(site, built, watch, path: str) -> None:
    watched = watch(site)
    asked: list[str] = []
    watched.page.context.on("request", lambda request: asked.append(request.url))
    watched.page.goto(f"{site}{path}", wait_until="networkidle")
    own = [each.removeprefix(site) for each in asked if each.startswith(site)]
    index = f"{'es/' if path.startswith('es/') else ''}{INDEX}"
    assert sorted({*own} - {index}) == first_load(built.folder, path)
    assert len(own) == len(asked)
