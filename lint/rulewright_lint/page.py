"""A rule's page: its docstring, taken apart into what, why, wrong and right.

A docstring has a first line (what), then sections headed `Why`, `Wrong`, `Right` and optionally `Fix`, their bodies
indented. Wrong and Right hold one YAML block each, which tests run: a file `example.yaml` in a scratch pack that
requires the official one. A line `# file: NAME` begins a further file; `# file: NAME made by SAMPLE` shows the lines
below it and stands for a file that no page can show (see `samples`).
"""

import inspect
import re
from dataclasses import dataclass
from importlib import import_module

from rulewright_lint.samples import SAMPLES, Sample

_HEADING = re.compile(r"^(Why|Wrong|Right|Fix)$", re.MULTILINE)
_BLOCK = re.compile(r"```yaml\n(.*?)```", re.DOTALL)
_FILE = re.compile(r"^# file: (\S+)(?: made by (\S+))?\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Page:
    """A rule's page. `wrong` and `right` are YAML texts, `fix` is empty where nothing mends the finding by itself."""

    what: str
    why: str
    wrong: str
    right: str
    fix: str

    @staticmethod
    def files(block: str) -> dict[str, Sample]:
        """The files of an example block by name, with their true content."""
        first, *rest = _FILE.split(block)
        found: dict[str, Sample] = {"example.yaml": first} if first.strip() else {}
        for name, made_by, text in zip(rest[0::3], rest[1::3], rest[2::3], strict=True):
            found[name] = SAMPLES[made_by] if made_by else text
        return found


def page_of(module: str) -> Page:
    """The page of a rule's module. Raises ValueError where a section is missing."""
    text = inspect.getdoc(import_module(module)) or ""
    pieces = _HEADING.split(text)
    sections = {name: inspect.cleandoc(body) for name, body in zip(pieces[1::2], pieces[2::2], strict=True)}
    absent = [name for name in ("Why", "Wrong", "Right") if name not in sections]
    if absent:
        raise ValueError(f"{module}: the page has no section {', '.join(absent)}")
    return Page(
        pieces[0].strip(),
        sections["Why"],
        _block(module, sections["Wrong"]),
        _block(module, sections["Right"]),
        sections.get("Fix", ""),
    )


def _block(module: str, body: str) -> str:
    found = _BLOCK.search(body)
    if found is None:
        raise ValueError(f"{module}: Wrong and Right each need a yaml block")
    return found.group(1)
