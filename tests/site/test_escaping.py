"""Whatever people write in titles, texts, notes and ids' neighbours: it is shown, and never becomes markup."""

import json
import re
from html.parser import HTMLParser

import pytest

from hostile_pack import HOSTILE
from rulewright_site.html import _ENTITIES, Html, el, esc, join, plain_title
from rulewright_site.prose import inline, paragraphs


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""

    def handle_starttag(self, tag, attrs) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data) -> None:
        self.words += data


def _read(markup: str) -> _Tags:
    reader = _Tags()
    reader.feed(markup)
    reader.close()
    return reader


@pytest.mark.parametrize("text", HOSTILE)
def test_text_within_an_element_stays_text(text: str) -> None:
    found = _read(el("p", text, title=text))
    assert [tag for tag, _ in found.tags] == ["p"]
    assert list(found.tags[0][1]) == ["title"]


@pytest.mark.parametrize("text", HOSTILE)
def test_escaped_text_holds_nothing_that_markdown_or_templates_read(text: str) -> None:
    assert not re.search(r"[<>\"'`{}~|\\\n]", esc(text))


def test_every_character_that_has_an_entity_is_looked_for() -> None:
    for code in _ENTITIES:
        assert esc(f"a{chr(code)}b") != f"a{chr(code)}b", code


@pytest.mark.parametrize("text", HOSTILE)
def test_prose_makes_no_tags_but_those_of_our_markup(text: str) -> None:
    allowed = {"p", "ul", "li", "strong"}
    assert {tag for tag, _ in _read(paragraphs(text)).tags} <= allowed
    assert {tag for tag, _ in _read(inline(text)).tags} <= allowed
    assert all(not attributes for _, attributes in _read(paragraphs(text)).tags)


@pytest.mark.parametrize("text", HOSTILE)
def test_plain_titles_are_one_line_without_special_characters(text: str) -> None:
    assert not re.search(r"[<>\"&`{}\[\]|\\*_#~$%@!\n\r]", plain_title(text))


def test_plain_titles_are_short_enough_to_be_keys() -> None:
    assert max(len(plain_title(text)) for text in HOSTILE) <= 121


def test_markup_is_put_in_as_it_is_and_plain_text_beside_it_is_escaped() -> None:
    assert join(Html("<b>1</b>"), "<i>", None, 2, ["&", Html("<br>")]) == "<b>1</b>&lt;i&gt;2&amp;<br>"


def test_no_hostile_text_becomes_a_script_a_handler_or_a_foreign_address(hostile) -> None:
    looked_at = 0
    for path in hostile.glob("hostile/**/*.html"):
        looked_at += 1
        found = _read(path.read_text("utf-8"))
        for tag, attributes in found.tags:
            assert not any(name.startswith("on") for name in attributes), path
            assert not (tag == "img" and attributes.get("src") == "x"), path
            for name in ("href", "src", "action"):
                address = (attributes.get(name) or "").strip().lower()
                assert not address.startswith(("javascript:", "http:", "//")), path
                assert "example.org" not in address, path
        assert "alert(" not in "".join(re.findall(r"<script[^>]*>(.*?)</script>", path.read_text("utf-8"), re.DOTALL))
    assert looked_at > 20


def test_hostile_texts_are_shown_as_they_were_written(hostile) -> None:
    page = _read((hostile / "hostile/stages/odd-0.html").read_text("utf-8"))
    assert "<script>alert(1)</script>" in page.words
    templates = _read((hostile / "hostile/stages/odd-4.html").read_text("utf-8"))
    assert "{{ config.site_dir }} {% include 'x' %}" in templates.words


def test_the_search_index_holds_no_markup_of_others(hostile) -> None:
    index = json.loads((hostile / "search/search_index.json").read_text("utf-8"))
    assert len(index["docs"]) > 500
    for entry in index["docs"]:
        assert not re.search(r"<(script|img|b>|/title)", entry["title"] + entry["text"]), entry["location"]
