"""`site build`'s way of publishing against plain mkdocs-material with every page in its navigation, on the same pages.

    python benchmarks/site_against_full_navigation.py [--all] [PAGES ...]

Writes benchmarks/SITE.md. Both get the same generated pages (a chapter with twelve statements each) and the same theme.
Ours names landing pages in the navigation only, prunes it, asks the theme for one shell per folder, adds the content
policy, writes what the search finds and checks every link; the other lists all pages in the same sections and
does nothing else. Each build is a process of its own; processor time counts, not the clock. The full navigation grows
with the square of the pages, so it is built beyond `MOST_FULL` with `--all` only, and else reckoned from two sizes.
What a first page weighs is measured on the official site, in Chromium (see `first_page`).
"""

import datetime
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import first_page

ROOT = Path(__file__).resolve().parent.parent
SIZES = (500, 2000, 5000)
MOST_FULL = 2000
SECTIONS = 20
"""Sections, each with a landing page; as on the site, there are no more of them where there are more pages."""
STATEMENTS = 12
SAYS = (
    "A hero who enters a square with furniture may break it for one action; the square then gets a token, and a card "
    "is drawn from the deck of items unless the stage says otherwise."
)


@dataclass(frozen=True)
class Measure:
    """Processor seconds, the most memory that was held in MB, and MB written."""

    seconds: float
    memory: float
    size: float


def body(number: int) -> str:
    """The HTML of one chapter."""
    statements = "\n".join(
        f'<section class="rw-statement"><h3 id="b-{number}-{each}">B-{number}-{each} '
        f'<a href="#b-{number}-{each}" class="rw-permalink">#</a></h3><div class="rw-says"><p>{SAYS}</p></div>'
        f'<p><a href="p{each % 10}.html">See also</a></p></section>'
        for each in range(STATEMENTS)
    )
    return f"<h1>Chapter {number}</h1>\n{statements}"


def pages(count: int) -> dict[str, tuple[str, str]]:
    """Title and HTML of the pages by path without ending, and of a first one."""
    made = {
        f"s{number % SECTIONS}/p{number // SECTIONS}": (f"Chapter {number}", body(number)) for number in range(count)
    }
    return {"index": ("Home", "<h1>Home</h1>"), **made}


OURS = """
import json, sys
from pathlib import Path
from rulewright_site.assemble import Tree
from rulewright_site.html import Html
from rulewright_site.pages import Page
from rulewright_site.publish import publish
given = json.loads(Path(sys.argv[1]).read_text())
pages = {path: Page(path, title, Html(body)) for path, (title, body) in given.items()}
sections = dict.fromkeys(each.split("/")[0] for each in pages if "/" in each)
nav = [{"Home": "index.md"}, *({name: f"{name}/p0.md"} for name in sections)]
outcome = publish([Tree("en", pages, {}, nav, {})], Path(sys.argv[2]) / "work", Path(sys.argv[2]) / "site")
assert not outcome.problems and not outcome.bad_links, (outcome.problems[:3], outcome.bad_links[:3])
"""
PEER = """
import json, logging, sys
from pathlib import Path
from mkdocs.commands.build import build
from mkdocs.config import load_config
logging.disable(logging.CRITICAL)
build(load_config(config_file=sys.argv[1]))
"""


def measured(script: str, *arguments: str, written: Path) -> Measure:
    """One process."""
    command = [sys.executable, "-c", script, *arguments]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        said = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"a build failed: {said.decode()[-2000:]}")
    size = sum(path.stat().st_size for path in written.rglob("*") if path.is_file()) / 1e6
    return Measure(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, size)


def ours(count: int, folder: Path) -> Measure:
    """Our way."""
    listed = folder / "pages.json"
    listed.write_text(json.dumps(pages(count)), encoding="utf-8")
    return measured(OURS, str(listed), str(folder), written=folder / "site")


def full(count: int, folder: Path) -> Measure:
    """All pages in the navigation."""
    made = pages(count)
    for path, (title, text) in made.items():
        target = folder / "docs" / f"{path}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        head = f"---\ntitle: {title}\nhide: [toc]\n---\n"
        target.write_text(f'{head}\n<div class="rw">\n{text}\n</div>\n', encoding="utf-8")
    sections: dict[str, list[str]] = {}
    for path in made:
        if "/" in path:
            sections.setdefault(path.split("/")[0], []).append(f"{path}.md")
    config = {
        "site_name": "Full navigation",
        "theme": {"name": "material", "font": False},
        "use_directory_urls": False,
        "plugins": ["search"],
        "docs_dir": str(folder / "docs"),
        "site_dir": str(folder / "site"),
        "nav": ["index.md", *({name: paths} for name, paths in sections.items())],
    }
    file = folder / "mkdocs.yml"
    file.write_text(json.dumps(config), encoding="utf-8")
    return measured(PEER, str(file), written=folder / "site")


def reckoned(measured: Mapping[int, float], count: int) -> float:
    """Processor seconds at a size, where the time grows by `a` a page and by `b` a pair of pages, as at two sizes."""
    (small, at_small), (large, at_large) = sorted(measured.items())[-2:]
    b = (at_large / large - at_small / small) / (large - small)
    a = at_large / large - b * large
    return a * count + b * count**2


def row(name: str, count: int, found: Measure) -> str:
    """A line of the table."""
    return (
        f"| {name} | {count:,} | {found.seconds:.1f} | {1000 * found.seconds / count:.1f} | {found.memory:.0f} "
        f"| {found.size:.1f} |"
    )


def main() -> None:
    """Builds, compares, weighs, writes."""
    everything = "--all" in sys.argv[1:]
    sizes = tuple(int(each) for each in sys.argv[1:] if each != "--all") or SIZES
    lines, compared = [], []
    full_seconds: dict[int, float] = {}
    for count in sizes:
        with tempfile.TemporaryDirectory() as name:
            mine = ours(count, Path(name))
        lines.append(row("site build", count, mine))
        print(lines[-1], flush=True)
        if count <= MOST_FULL or everything:
            with tempfile.TemporaryDirectory() as name:
                other = full(count, Path(name))
            lines.append(row("full navigation", count, other))
            print(lines[-1], flush=True)
            full_seconds[count] = other.seconds
            wanted = " (wanted: 10)" if count == 2000 else ""
            compared.append(f"- {count:,} pages: {other.seconds / mine.seconds:.1f} times as fast{wanted}")
        elif len(full_seconds) > 1:
            seconds = reckoned(full_seconds, count)
            compared.append(
                f"- {count:,} pages: about {seconds / mine.seconds:.0f} times as fast, the full navigation not built "
                f"but reckoned from the other sizes at {seconds:.0f} s"
            )
    with tempfile.TemporaryDirectory() as name:
        first_page.build(Path(name) / "site")
        weighed = first_page.told(Path(name) / "site")
    left_out = "" if everything else f" Full navigation is not built beyond {MOST_FULL:,} pages."
    text = "\n".join(
        [
            "# Measured: the site",
            "",
            "Written by `python benchmarks/site_against_full_navigation.py`; do not edit.",
            "",
            f"{datetime.date.today()}, {os.cpu_count()} processors, {platform.system()}, Python "
            f"{platform.python_version()}, mkdocs-material {version('mkdocs-material')}. Chapters of {STATEMENTS} "
            f"statements; processor time of whole processes.{left_out}",
            "",
            *compared,
            "",
            "| what | pages | processor seconds | ms per page | peak memory, MB | written, MB |",
            "|---|---:|---:|---:|---:|---:|",
            *lines,
            "",
            "What a browser fetches that opens a page of the official site and has nothing of it yet, compressed file "
            f"by file with `gzip -6` as servers do (wanted: below {first_page.WANTED} kB without the search index, "
            "which is fetched beside the page). No other host is asked for anything.",
            "",
            *weighed,
            "",
        ]
    )
    (ROOT / "benchmarks" / "SITE.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
