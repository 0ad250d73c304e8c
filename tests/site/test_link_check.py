"""Links that lead nowhere are found, with the file and the link."""

from collections.abc import Mapping
from html.parser import HTMLParser

from rulewright_site.assemble import assemble
from rulewright_site.link_check import BadLink, Read, check_links, read
from rulewright_site.policy import finished, policy
from rulewright_site.tags import taken_apart


def problems(page: str, **others: str) -> list[str]:
    pages = {"a/page.html": page, **{f"{name}.html": text for name, text in others.items()}}
    return [str(each) for each in check_links(reads(pages), [*pages, "a/x.css"])]


def reads(pages: Mapping[str, str]) -> dict[str, Read]:
    return {path: read(taken_apart(text)) for path, text in pages.items()}


def test_links_to_pages_files_and_anchors_that_are_there_pass() -> None:
    page = '<h2 id="here"></h2><a href="#here"></a><a href="../index.html#top"></a><link href="x.css"><a href="https://a.b">'
    assert problems(page, index='<p id="top"></p>') == []


def test_a_missing_file_is_named_with_the_page_that_links_to_it() -> None:
    assert problems('<a href="gone.html">') == ["a/page.html: gone.html: there is no such file"]


def test_a_missing_anchor_is_named_here_and_on_other_pages() -> None:
    assert problems('<a href="#no">') == ["a/page.html: #no: there is no such anchor"]
    assert problems('<a href="../index.html#no">', index="") == [
        "a/page.html: ../index.html#no: there is no such anchor"
    ]


def test_two_places_with_one_anchor_are_a_problem() -> None:
    assert problems('<p id="x"></p><p id="x"></p>') == ["a/page.html: #x: two places on the page have this anchor"]


def test_a_page_may_link_to_elsewhere_but_load_nothing_from_there() -> None:
    assert problems('<a href="https://example.org">') == []
    assert problems('<img src="https://example.org/x.png">') == [
        "a/page.html: https://example.org/x.png: a page must not load anything from elsewhere"
    ]
    assert problems('<link href="//example.org/x.css">') != []


def test_addresses_that_run_something_are_refused() -> None:
    bad = check_links(reads({"p.html": '<a href="javascript:alert(1)">'}), [])
    assert bad == [BadLink("p.html", "javascript:alert(1)", "addresses of the kind javascript: are not allowed")]


def test_what_only_looks_like_a_link_is_none() -> None:
    assert (
        problems('<p title="x href=gone.html id=a">href=gone.html</p><p id=a data-x=\'<a href="gone.html">\'></p>')
        == []
    )
    assert problems('<!-- <a href="gone.html"> --><script>x = "<a href=gone.html>"</script>') == []
    assert problems('<script src="gone.js"></script>') == ["a/page.html: gone.js: there is no such file"]
    assert problems("<A HREF = gone.html>") == ["a/page.html: gone.html: there is no such file"]
    assert problems('<a href="x.css?a=1&amp;b=2">') == []


def test_links_are_read_as_a_parser_reads_them(built) -> None:
    for path in (
        "index.html",
        "megametrocity/rules/8c.html",
        "megametrocity/stages/double-ko.html",
        "cards/index.html",
    ):
        parser = _Parser()
        parser.feed(built.pages[path])
        found = read(taken_apart(built.pages[path]))
        assert {value for value, _ in found.links} == parser.links
        assert found.anchors == parser.anchors


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()

    def handle_starttag(self, tag, attrs) -> None:
        for name, value in attrs:
            if value and (name == "id" or (name == "name" and tag == "a")):
                self.anchors.add(value)
            elif value and name in ("href", "src", "action", "srcset", "poster", "data", "background", "xlink:href"):
                self.links.add(value)


def test_the_policy_names_inline_scripts_by_their_fingerprint() -> None:
    page = "<script>let a=1</script><script src='x.js'></script><script type='application/json'>{}</script>"
    assert policy(page).count("'sha256-") == 1
    assert "'unsafe-eval'" not in policy(page)


def test_finishing_a_page_puts_the_policy_first_and_a_way_past_the_header() -> None:
    page = '<meta charset="utf-8"><div data-md-component="skip"> </div><h1>T</h1>'
    done = finished(page, "skip it")
    assert done.index("Content-Security-Policy") < done.index("data-md-component")
    assert '<a href="#_top" class="md-skip">skip it</a>' in done
    assert '<h1 id="_top">' in done


def test_pages_of_a_site_without_the_explanations_of_lint_link_to_nothing_that_is_not_there(load_tree) -> None:
    tree = assemble(load_tree({}, "content/fan/last-ferry").catalog, (), "en", ("en",))
    pages = reads({f"{path}.html": page.body for path, page in tree.pages.items()})
    assert len(pages) > 10
    assert check_links(pages, tree.files) == []
