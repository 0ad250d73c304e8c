"""Pages of the linter's rules: one for each family, each rule with its code as anchor."""

import re
from collections.abc import Iterator, Sequence

from rulewright_lint.explanations import Explained
from rulewright_lint.rule import Rule
from rulewright_schema.kinds import games
from rulewright_site.html import Html, el, join
from rulewright_site.language_links import language_links
from rulewright_site.pages import Page, Place, link
from rulewright_site.words import EN, word

_FAMILY = re.compile(r"^[A-Z]+")
_CODE = re.compile(r"`([^`]+)`")


def lint_pages(told: Sequence[Explained], language: str, others: Sequence[str]) -> Iterator[Page]:
    """The list of families and a page for each."""
    families: dict[str, list[Explained]] = {}
    for each in told:
        families.setdefault(_family(each.rule), []).append(each)
    yield _landing(families, language, others)
    for family, rules in families.items():
        path = f"lint/{family.lower()}"
        back = el("a", word(language, "lint"), href=link(path, Place("lint/index")))
        title = f"{family}: {_family_title(family, language)}"
        index = el("ul", *(el("li", _summary(each, path)) for each in rules), class_="rw-rule-list")
        sections = [_rule(each, language) for each in rules]
        body = join(
            language_links(path, language, others, back),
            el("h1", title),
            index,
            el("div", *sections, lang="en" if language != "en" else None),
        )
        yield Page(path, title, body)


def _landing(families: dict[str, list[Explained]], language: str, others: Sequence[str]) -> Page:
    path = "lint/index"
    parts = []
    for family, rules in families.items():
        heading = el(
            "a", f"{family}: {_family_title(family, language)}", href=link(path, Place(f"lint/{family.lower()}"))
        )
        items = [el("li", _summary(each, path)) for each in rules]
        parts += [el("h2", heading, id=family.lower()), el("ul", *items, class_="rw-rule-list")]
    title = word(language, "lint")
    return Page(
        path,
        title,
        join(language_links(path, language, others), el("h1", title), el("p", word(language, "lint-lead")), *parts),
    )


def _summary(told: Explained, path: str) -> Html:
    rule = told.rule
    place = Place(f"lint/{_family(rule).lower()}", rule.code.lower())
    return join(el("a", el("code", rule.code), " ", rule.name, href=link(path, place)), ": ", _line(told.page.what))


def _rule(told: Explained, language: str) -> Html:
    rule, page = told.rule, told.page
    anchor = rule.code.lower()
    permalink = el(
        "a", "#", href=f"#{anchor}", class_="rw-permalink", aria_label=word(language, "permalink", id=rule.code)
    )
    severity = el("span", word(language, f"lint-severity-{rule.fault.severity}"), class_="rw-type")
    return el(
        "section",
        el("h2", el("code", rule.code), f" {rule.name} ", severity, " ", permalink, id=anchor),
        _paragraphs(page.what),
        _paragraphs(page.why),
        el("h3", word(language, "lint-wrong")),
        _yaml(page.wrong),
        el("h3", word(language, "lint-right")),
        _yaml(page.right),
        join(el("h3", word(language, "lint-fix")), _paragraphs(page.fix)) if page.fix else None,
        class_="rw-rule",
    )


def _yaml(text: str) -> Html:
    return el("pre", el("code", text.rstrip("\n")), tabindex=0)


def _paragraphs(text: str) -> Html:
    return join(el("p", _line(each)) for each in text.split("\n\n") if each.strip())


def _line(text: str) -> Html:
    """Words of a docstring; what stands between backticks is code."""
    pieces = _CODE.split(" ".join(text.split()))
    return join(el("code", piece) if index % 2 else piece for index, piece in enumerate(pieces))


def _family(rule: Rule) -> str:
    found = _FAMILY.match(rule.code)
    return found.group() if found else rule.code


def _family_title(family: str, language: str) -> str:
    key = f"family-{family}"
    if key in EN:
        return word(language, key)
    owner = next((game for game in games().values() if game.statement_prefix == family), None)
    return owner.title if owner else family
