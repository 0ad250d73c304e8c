"""Text that people wrote, as markup. This is the one way by which it reaches a page."""

from rulewright_site.html import Html, el, esc, join


def prose(text: str) -> Html:
    """Text within a line: escaped."""
    return esc(text)


def paragraphs(text: str) -> Html:
    """Text of one or more paragraphs, divided by empty lines."""
    return join(el("p", prose(each)) for each in text.split("\n\n") if each.strip())
