"""The theme's part of a page is what the theme makes of that very page."""

import json
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

from rulewright_site.assemble import Tree, block
from rulewright_site.html import Html, plain_title
from rulewright_site.pages import NavEntry, Page
from rulewright_site.policy import finished
from rulewright_site.publish import publish
from rulewright_site.shells import shell_of, stubs
from rulewright_site.theme import theme_file
from rulewright_site.words import word

NAV: list[NavEntry] = [
    {"Home": "index.md"},
    {"A game": [{"Overview": "game/index.md"}, {"Stages": "game/stages/index.md"}]},
    {"Rules": "lint/index.md"},
]
TITLES = {
    "index": "Home",
    "game/index": "A game",
    "game/stages/index": "Stages & <more>",
    "game/stages/countdown": 'A "quoted" title_with {{ marks }}',
    "game/stages/twelve": "Twelve",
    "game/rules/8c": "8c. Hero actions",
    "lint/index": "Rules",
    "lint/mmc": "MMC",
    "templates/a": "A folder with a name of the builder's own",
    "readme": "A page with a name of the builder's own",
}
PAGES = {
    path: Page(path, title, Html(f'<h1>{number}</h1>\n<p id="a-{number}">Text</p>'))
    for number, (path, title) in enumerate(TITLES.items())
}


@pytest.fixture(scope="module")
def by_theme(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same pages, each given to the theme as a whole."""
    folder = tmp_path_factory.mktemp("theme")
    for page in PAGES.values():
        # The builder would make `index.html` of a `readme.md`, and passes by a folder of templates.
        target = folder / "docs" / f"{page.path.replace('readme', 'other').replace('templates', 'others')}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        head = f"---\ntitle: {json.dumps(plain_title(page.title))}\nhide: [toc]\n---\n\n"
        target.write_text(f"{head}{block(page, 'en')}\n", encoding="utf-8")
    config = {"INHERIT": str(theme_file()), "nav": NAV, "docs_dir": "docs", "site_dir": str(folder / "site")}
    (folder / "mkdocs.yml").write_text(json.dumps(config), encoding="utf-8")
    build(load_config(config_file=str(folder / "mkdocs.yml")))
    return folder / "site"


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ours")
    outcome = publish([Tree("en", PAGES, {}, NAV, {})], folder / "work", folder / "site")
    assert (outcome.problems, outcome.bad_links) == ((), ())
    return folder / "site"


@pytest.mark.parametrize("path", PAGES)
def test_a_page_in_its_shell_is_the_page_that_the_theme_builds(by_theme: Path, ours: Path, path: str) -> None:
    elsewhere = path.replace("readme", "other").replace("templates", "others")
    whole = finished((by_theme / f"{elsewhere}.html").read_text("utf-8"), Html(word("en", "skip")))
    found = (ours / f"{path}.html").read_text("utf-8")
    assert f"<title>{plain_title(TITLES[path])} - Rulewright</title>" in found
    assert found == whole


def test_no_stub_is_left_on_the_site(ours: Path) -> None:
    made = {path.relative_to(ours).as_posix() for path in ours.rglob("*.html")}
    assert made == {"404.html", *(f"{path}.html" for path in PAGES)}


def test_pages_of_a_folder_share_a_shell_unless_the_navigation_names_them() -> None:
    found = stubs(PAGES, NAV)
    assert found["game/stages/index"] == "game/stages/index"
    assert found["game/stages/countdown"] == found["game/stages/twelve"] == "game/stages/_shell"
    assert found["readme"] == "_shell"


@pytest.mark.parametrize("body", ["", "<h1>_rw_body_</h1><p>_rw_body_</p>", "<p>_rw_body_</p>"])
def test_a_theme_that_does_not_show_the_body_as_it_is_is_refused(body: str) -> None:
    with pytest.raises(ValueError, match="body changed, twice, or not at all"):
        shell_of(f'<meta charset="utf-8"><div data-md-component="skip"></div>{body}', "skip")


def test_titles_of_packs_hold_no_marks_that_stand_for_something() -> None:
    assert "_rw_" not in plain_title("_rw_title_ _rw_body_")
