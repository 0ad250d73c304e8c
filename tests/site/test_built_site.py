"""The whole official content as a site, built for real."""

import json
import re
import tomllib

from rulewright_lint.explanations import explained
from rulewright_schema.shared.rules import Statement
from rulewright_site.assemble import Tree
from rulewright_site.html import Html
from rulewright_site.pages import Page
from rulewright_site.publish import publish
from rulewright_site.theme import theme_file


def test_the_official_content_builds_without_a_complaint(built) -> None:
    assert built.outcome.problems == ()
    assert [str(each) for each in built.outcome.bad_links] == []
    assert built.outcome.pages == len(built.pages) > 100


def test_every_statement_has_a_permalink_by_its_id(built, official) -> None:
    statements = official.catalog.view("megametrocity").all("statement")
    assert len(statements) == 441
    for document in statements:
        chapter = document.id.split("-")[1].lower()
        page = built.pages[f"megametrocity/rules/{chapter}.html"]
        anchor = document.id.lower()
        assert page.count(f'id="{anchor}"') == 1, document.id
        assert f'href="#{anchor}"' in page, document.id


def test_every_ruling_shows_its_adopted_reading(built, official) -> None:
    rulings = 0
    for document in official.catalog.view("megametrocity").all("statement"):
        if document.expect(Statement).ruling is None:
            continue
        rulings += 1
        page = built.pages[f"megametrocity/rules/{document.id.split('-')[1].lower()}.html"]
        section = re.search(rf'<h3 id="{document.id.lower()}">.*?</section>', page, re.DOTALL)
        assert section is not None
        assert section.group().count("rw-badge-adopted") == 1, document.id
    assert rulings > 100


def test_no_page_asks_a_foreign_host_for_anything(built) -> None:
    for path in built.folder.rglob("*"):
        if path.suffix == ".html":
            text = path.read_text("utf-8")
            loads = re.findall(r'<(?:script|img|link|iframe|source|use|image)[^>]*\b(?:src|href)="([^"]+)"', text)
            assert [each for each in loads if re.match(r"(https?:)?//", each)] == [], path
        elif path.suffix in (".css", ".svg"):
            addresses = re.findall(r"(?:url\(|@import\s+)['\"]?(https?:[^'\")]+)", path.read_text("utf-8"))
            assert addresses == [], path


def test_every_page_has_a_content_policy_that_allows_no_foreign_host(built) -> None:
    for path, page in built.pages.items():
        policies = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', page)
        assert len(policies) == 1, path
        assert "default-src 'none'" in policies[0]
        assert "http" not in policies[0]
        assert "unsafe-inline" not in policies[0].partition("script-src")[2].partition(";")[0]


def test_the_published_content_leads_to_its_pages(built) -> None:
    index = json.loads((built.folder / "data/index.json").read_text("utf-8"))
    assert "megametrocity" in [each["pack"] for each in index["packs"]]
    addresses = 0
    for each in index["packs"]:
        content = json.loads((built.folder / "data" / each["file"]).read_text("utf-8"))
        assert content["format"] == 1
        for document in content["documents"]:
            if document["url"]:
                addresses += 1
                path, _, anchor = document["url"].partition("#")
                assert not anchor or f'id="{anchor}"' in built.pages[path], document["ref"]
    assert addresses > 500


def test_every_rule_of_the_linter_has_its_page(built) -> None:
    assert len(explained()) > 40
    for each in explained():
        code = each.rule.code.lower()
        page = built.pages[f"lint/{code.rstrip('0123456789')}.html"]
        assert f'<h2 id="{code}">' in page, each.rule.code


def test_the_same_page_is_there_in_each_language(built) -> None:
    english = {path for path in built.pages if not path.startswith("es/")}
    assert {path.removeprefix("es/") for path in built.pages if path.startswith("es/")} == english
    assert 'lang="es"' in built.pages["es/megametrocity/rules/index.html"][:200]


def test_the_themes_configuration_is_found_and_ships_beside_the_package(root) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"]["site/mkdocs.yml"] == "rulewright_site/mkdocs.yml"
    assert theme_file() == root / "site/mkdocs.yml"
    folder = theme_file().parent
    written = re.search(r"^site_dir: (\S+)", theme_file().read_text("utf-8"), re.MULTILINE)
    assert folder not in (folder / written.group(1)).resolve().parents


def test_a_site_that_was_built_is_replaced_whole_and_one_that_fails_leaves_it(tmp_path) -> None:
    folder = tmp_path / "site"
    small = Tree("en", {"index": Page("index", "x", Html("<h1>x</h1>"))}, {}, [{"Home": "index.md"}], {})
    assert publish([small], tmp_path / "work", folder).problems == ()
    assert (folder / "index.html").is_file()
    broken = Tree(
        "en", {"index": Page("index", "x", Html("<h1>x</h1><a href='gone.html'>x</a>"))}, {}, [{"Home": "index.md"}], {}
    )
    outcome = publish([broken], tmp_path / "work", folder)
    assert [str(each) for each in outcome.bad_links] == ["index.html: gone.html: there is no such file"]
    assert "<h1" in (folder / "index.html").read_text("utf-8")
