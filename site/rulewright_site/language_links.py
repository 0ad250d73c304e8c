"""Links from a page to itself in the other languages."""

from collections.abc import Sequence

from rulewright_site.html import Html, el
from rulewright_site.pages import in_language
from rulewright_site.words import word


def language_links(path: str, language: str, others: Sequence[str], back: Html | None = None) -> Html:
    """Links to a page of the site itself in the other languages, `back` before them."""
    links = [
        el(
            "a",
            word(code, "language"),
            href=in_language(path, language, code),
            lang=code,
            hreflang=code,
            class_="rw-language",
        )
        for code in others
    ]
    return el("nav", back, *links, class_="rw-crumbs", aria_label=word(language, "languages"), data_search_exclude="")
