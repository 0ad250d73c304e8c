"""What the search finds of a page."""

import json

from rulewright_site.search_entries import Entry, entries
from rulewright_site.tags import taken_apart


def found(markup: str) -> list[tuple[str, str, str]]:
    return [(each["location"], each["title"], each["text"]) for each in entries("p.html", "T", taken_apart(markup))]


def test_a_page_has_its_own_entry_in_which_the_title_stands_for_its_heading() -> None:
    assert entries("a/p.html", "Rock & Roll", taken_apart("<div>\n<h1>Rock</h1><p>One.</p>\n</div>")) == [
        Entry(location="a/p.html", title="Rock &amp; Roll", text="<p>One.</p>")
    ]


def test_each_heading_with_an_anchor_has_an_entry_with_what_is_below_it() -> None:
    page = (
        '<p>Before.</p><h2 id="a">First <a href="#a" class="rw-permalink" title="x">#</a></h2><p>One.</p>'
        '<h3>No anchor</h3><p>Two.</p><h2 lang="es" id="b-1">Second</h2>Three.'
    )
    assert found(page) == [
        ("p.html", "T", "<p>Before.</p>"),
        ("p.html#a", "First", "<p>One.</p> No anchor <p>Two.</p>"),
        ("p.html#b-1", "Second", "Three."),
    ]


def test_an_entry_ends_with_the_element_that_holds_its_heading() -> None:
    page = '<section><h3 id="a">A</h3><p>In it.</p></section><p>After it.</p>'
    assert found(page) == [("p.html", "T", "<p>After it.</p>"), ("p.html#a", "A", "<p>In it.</p>")]


def test_what_is_left_out_stays_out_whatever_lies_in_it() -> None:
    page = (
        '<p>Seen.</p><div class="x" data-search-exclude=""><div>Inner</div>Outer<h2 id="no">No</h2></div>'
        "<script>let a = '<p>'</script><style>p{}</style><!-- <p>no</p> --><p>Seen too.</p>"
    )
    assert found(page) == [("p.html", "T", "<p>Seen.</p><p>Seen too.</p>")]


def test_words_of_different_elements_stay_apart_and_those_of_one_line_together() -> None:
    page = "<dl><dt>Health</dt><dd>3</dd></dl><p>un<b>seen</b>, <a href='x'>left</a>over<br>next</p>"
    assert found(page) == [("p.html", "T", "Health 3 <p>unseen, leftover next</p>")]


def test_lists_are_kept_and_elements_without_text_are_not() -> None:
    page = "<ul>\n<li>One</li>\n<li> </li>\n</ul><p></p><ul><li><span></span></li></ul>"
    assert found(page) == [("p.html", "T", "<ul> <li>One</li> </ul>")]


def test_text_that_looks_like_markup_stays_text() -> None:
    page = (
        '<h2 title="id=&#34;x&#34;" id="y">&lt;b&gt; &#38; &#39;c&#39;</h2><p title="data-search-exclude=">a &gt; b</p>'
    )
    assert found(page) == [("p.html", "T", ""), ("p.html#y", "&lt;b&gt; &amp; 'c'", "<p>a &gt; b</p>")]


def test_an_element_that_nothing_ends_ends_with_the_one_around_it() -> None:
    page = '<div data-search-exclude=""><i>out</div><p>in</p></em>'
    assert found(page) == [("p.html", "T", "<p>in</p>")]


def test_the_index_of_the_site_has_every_statement_by_its_id(built) -> None:
    for folder, language in (("", "en"), ("es/", "es")):
        index = json.loads((built.folder / f"{folder}search/search_index.json").read_text("utf-8"))
        assert index["config"]["lang"] == [language]
        docs = {each["location"]: each for each in index["docs"]}
        assert len(docs) == len(index["docs"]) > 1000
        statement = docs["megametrocity/rules/8c.html#mmc-8c-01"]
        assert statement["title"].startswith("MMC-8c-01 ")
        assert not statement["title"].endswith("#")
        assert statement["text"].startswith("<p>")
        for address in docs:
            path, _, anchor = address.partition("#")
            assert not anchor or f'id="{anchor}"' in built.pages[folder + path], address
