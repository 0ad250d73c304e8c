"""What a reader's first page weighs."""

import pytest

from first_load import first_load, over_the_wire

MOST = 300_000
PAGES = (
    "index.html",
    "megametrocity/stages/countdown.html",
    "megametrocity/rules/8c.html",
    "city_of_fury/set-ups/the-box.html",
    "cards/index.html",
)


@pytest.mark.parametrize("page", [f"{folder}{page}" for page in PAGES for folder in ("", "es/")])
def test_a_first_page_weighs_less_than_300_kb_over_the_wire_without_the_search_index(built, page: str) -> None:
    parts = first_load(built.folder, page)
    assert len(parts) > 12
    assert over_the_wire(built.folder, parts) < MOST
