"""Plots of what the solver found, as SVG with their figures in words."""

from collections.abc import Mapping, Sequence

from rulewright_site.html import Html, el

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 240, 40, 34, 12
BARS, SHARES = "_hatch-bars", "_hatch-shares"
"""Ids of the hatching in each plot of a page."""


def bars(name: str, told: str, series: Mapping[str, Mapping[str, int]], columns: Sequence[str], under: str) -> Html:
    """Grouped bars: for each column one bar of each series; `told` says the same in words, `under` names the axis."""
    most = max((figures.get(column, 0) for figures in series.values() for column in columns), default=0) or 1
    group = (WIDTH - LEFT) / max(1, len(columns))
    width = group * 0.8 / max(1, len(series))
    body: list[Html] = []
    for step in _ticks(most):
        y = _y(step, most)
        body.append(el("path", d=f"M{LEFT} {y:.1f}H{WIDTH}", class_="rw-plot-line"))
        body.append(el("text", step, x=LEFT - 5, y=f"{y + 4:.1f}", text_anchor="end", class_="rw-plot-text"))
    for number, column in enumerate(columns):
        start = LEFT + group * (number + 0.1)
        middle = LEFT + group * (number + 0.5)
        body.append(
            el("text", column, x=f"{middle:.1f}", y=HEIGHT - BOTTOM + 14, text_anchor="middle", class_="rw-plot-text")
        )
        for place, (label, figures) in enumerate(series.items()):
            value = figures.get(column, 0)
            if not value:
                continue
            y = _y(value, most)
            size = {"x": f"{start + place * width:.1f}", "y": f"{y:.1f}", "width": f"{width - 1:.1f}"}
            bar = el("title", f"{label}, {column}: {value}")
            size["height"] = f"{HEIGHT - BOTTOM - y:.1f}"
            body.append(el("rect", bar, **size, class_=f"rw-plot-{place % 2}"))
            body += _hatched(BARS, place, size)
    body.append(
        el("text", under, x=LEFT + (WIDTH - LEFT) // 2, y=HEIGHT - 3, text_anchor="middle", class_="rw-plot-text")
    )
    return _plot(BARS, name, told, HEIGHT, body)


def shares(name: str, told: str, series: Mapping[str, tuple[int, int]]) -> Html:
    """A bar for each series, filled as far as its share of the whole reaches."""
    body: list[Html] = []
    for place, (label, (part, whole)) in enumerate(series.items()):
        y = 8 + place * 44
        filled = WIDTH * part / whole if whole else 0
        body.append(el("text", label, x=0, y=y + 8, class_="rw-plot-text"))
        body.append(el("rect", x=0, y=y + 13, width=WIDTH, height=18, class_="rw-plot-rest"))
        size = {"x": "0", "y": str(y + 13), "width": f"{filled:.1f}", "height": "18"}
        body.append(el("rect", **size, class_=f"rw-plot-{place % 2}"))
        body += _hatched(SHARES, place, size)
        share = f"{part} / {whole} = {100 * part / whole:.1f}%" if whole else "–"
        body.append(el("text", share, x=WIDTH, y=y + 8, text_anchor="end", class_="rw-plot-text"))
    return _plot(SHARES, name, told, 8 + 44 * len(series), body)


def legend(names: Sequence[str]) -> Html:
    """Which bar is whose."""
    items = [
        el("li", el("span", "", class_=f"rw-plot-key rw-plot-key-{number % 2}"), " ", name)
        for number, name in enumerate(names)
    ]
    return el("ul", *items, class_="rw-charges")


def _plot(hatch: str, name: str, told: str, height: int, body: Sequence[Html]) -> Html:
    lines = el("path", d="M-2 2L2 -2M0 8L8 0M6 10L10 6", class_="rw-plot-hatch")
    pattern = el("pattern", lines, id=hatch, width=8, height=8, patternUnits="userSpaceOnUse")
    heads = [el("title", name), el("desc", told), el("defs", pattern)]
    return el("svg", *heads, *body, viewBox=f"0 0 {WIDTH} {height}", role="img", aria_label=told, class_="rw-plot")


def _hatched(hatch: str, place: int, size: Mapping[str, str]) -> list[Html]:
    """Lines over every second series, which is then known without its colour."""
    return [el("rect", **size, fill=f"url(#{hatch})")] if place % 2 else []


def _y(value: int, most: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / most


def _ticks(most: int) -> list[int]:
    step = next(each for each in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if most / each <= 6 or each == 1000)
    return list(range(0, most + 1, step))
