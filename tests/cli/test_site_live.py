"""`site serve` with content: a page shows what was changed, in the page that the theme built."""

import os
from pathlib import Path

import pytest

from rulewright_cli.site_live import Live
from small_pack import FOOD, PACK

SHELL = (
    '<html><nav>theme</nav><article class="md-content"><div class="rw" data-x="y">old</div></article><i>foot</i></html>'
)


@pytest.fixture
def small(tmp_path: Path) -> tuple[Path, Path]:
    pack, site = tmp_path / "small", tmp_path / "site"
    pack.mkdir()
    (pack / "pack.yaml").write_text(PACK, "utf-8")
    (pack / "cards.yaml").write_text(FOOD, "utf-8")
    for path in ("small/item-cards/index.html", "es/small/item-cards/index.html", "small/index.html", "other.html"):
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(SHELL, "utf-8")
    return pack, site


def change(file: Path, text: str) -> None:
    """A change that is later than the last one, whatever the clock's grain."""
    before = os.stat(file).st_mtime_ns
    file.write_text(text, "utf-8")
    os.utime(file, ns=(before + 1_000_000, before + 1_000_000))


def test_changed_content_is_rendered_into_the_built_page_in_each_language(small: tuple[Path, Path]) -> None:
    pack, site = small
    said: list[str] = []
    live = Live([str(pack)], site, ("en", "es"), said.append)
    assert live.page("small/item-cards/index.html") is None
    change(pack / "cards.yaml", FOOD.replace("Tart", "Plum pie"))
    page = live.page("small/item-cards/index.html").decode()
    assert "Plum pie" in page
    assert page.startswith('<html><nav>theme</nav><article class="md-content"><div class="rw"')
    assert page.endswith("</div></article><i>foot</i></html>")
    assert "old" not in page
    assert "Cartas de Objeto" in live.page("es/small/item-cards/index.html").decode()
    assert live.page("other.html") is None
    assert live.page("small/nowhere.html") is None
    assert said == []


def test_broken_content_leaves_the_page_as_it_was_and_says_so(small: tuple[Path, Path]) -> None:
    pack, site = small
    said: list[str] = []
    live = Live([str(pack)], site, ("en",), said.append)
    change(pack / "cards.yaml", FOOD.replace("heals: 2", "heals: two"))
    assert live.page("small/item-cards/index.html") is None
    assert len(said) == 1
    assert "rulewright lint" in said[0]
    change(pack / "cards.yaml", FOOD.replace("Tart", "Plum pie"))
    assert b"Plum pie" in live.page("small/item-cards/index.html")
