"""Our style sheets and scripts, and pictures that carry theirs with them."""

from functools import cache
from importlib import resources

import rulewright_site
from rulewright_site.html import Html

SHEETS = ("rulewright.css", "map.css", "example.css", "gallery.css", "help.css", "screen.css")
SCRIPTS = ("places.js", "preview.js", "copy.js", "find.js", "gallery.js", "print.js")


@cache
def sheet(name: str) -> str:
    """A style sheet or script of ours."""
    return (resources.files(rulewright_site) / "assets" / name).read_text(encoding="utf-8")


def standing_alone(drawn: Html) -> Html:
    """An inline picture as a file of its own, with its colours in it."""
    head, _, rest = drawn.partition(">")
    style = f"<style><![CDATA[\n{sheet('map.css')}]]></style>"
    return Html(f'<?xml version="1.0" encoding="UTF-8"?>\n{head}>{style}{rest}\n')
