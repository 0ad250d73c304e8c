"""What the signs of the drawn tiles mean, shown beside them."""

from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.html import Html, el, join

_ENTRIES: tuple[tuple[str, str], ...] = (
    ("legend-square", "rw-square"),
    ("legend-road", "rw-road"),
    ("legend-furniture", "rw-furniture"),
    ("legend-yellow", "yellow"),
    ("legend-red", "red"),
    ("legend-none", "none"),
    ("legend-feature", "rw-feature"),
    ("legend-door", "rw-doorway"),
    ("legend-coin", "rw-coin"),
    ("legend-zultar", "rw-zultar"),
    ("legend-spawn", "rw-spawn"),
)
_OF_STAGES: tuple[tuple[str, str], ...] = (
    ("legend-start", "rw-start"),
    ("legend-figure", "rw-figure"),
    ("legend-goal", "rw-flag"),
)
SIZE = 28


def legend(write: Desk, stage: bool = False) -> Html:
    """The legend, folded away; with `stage` also what only streets of stages have."""
    pencil = write.pencil("_legend")
    entries = _ENTRIES + (_OF_STAGES if stage else ())
    items = [el("li", _sample(name, pencil.prefix), " ", write.say(key)) for key, name in entries]
    patterns = el("svg", pencil.defs(), width=0, height=0, aria_hidden="true", class_="rw-defs")
    return el("details", el("summary", write.say("legend")), patterns, el("ul", *items), class_="rw-legend", open="")


def _sample(name: str, prefix: str) -> Html:
    box = {"x": 2, "y": 2, "width": SIZE - 4, "height": SIZE - 4}
    if name in ("yellow", "red", "none"):
        base = el("rect", class_=f"rw-obstacle rw-{name}", **box)
        outline = el("rect", class_=f"rw-outline rw-outline-{name}", fill=f"url(#{prefix}-{name})", **box)
        shape = join(base, el("rect", fill=f"url(#{prefix}-{name})", **box), outline)
    elif name == "rw-feature":
        shape = el("path", d="M14 1L27 14L14 27L1 14Z", class_=name)
    elif name == "rw-flag":
        pole = el("path", d="M5 26V3", class_="rw-flag-pole")
        shape = join(pole, el("path", d="M5 3H25L20 9L25 15H5Z", class_=name))
    elif name == "rw-figure":
        shape = el("circle", cx=14, cy=14, r=12, class_=name)
    else:
        shape = el("rect", class_=name, **box)
    return el(
        "svg",
        shape,
        viewBox=f"0 0 {SIZE} {SIZE}",
        width=SIZE,
        height=SIZE,
        aria_hidden="true",
        class_="rw-map rw-sample",
    )
