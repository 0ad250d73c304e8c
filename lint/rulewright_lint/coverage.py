"""How much of a rulebook is shown, held or told: each statement by what stands for it.

A statement is *shown* by worked examples that cite it and with which the engine agrees, *held* by the component list
(`box`) or a lint rule, *told* where it can only be told, and else *open*. It counts once, as the first of these that it
is. Examples are not run here: whoever ran them says which failed.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from rulewright_lint.explanations import find
from rulewright_schema.catalog import View
from rulewright_schema.shared.example import Example
from rulewright_schema.shared.rules import Chapter, Statement

State: TypeAlias = Literal["shown", "held", "told", "open"]
STATES: tuple[State, ...] = ("shown", "held", "told", "open")
BOX = "box"


@dataclass(frozen=True, slots=True)
class Covered:
    """A statement with what stands for it: ids of examples, `box` and codes of rules, why it is told.

    `unknown` are names under `held_by` that mean no rule: they hold nothing.
    """

    id: str
    chapter: str
    examples: tuple[str, ...]
    held_by: tuple[str, ...]
    unknown: tuple[str, ...]
    told: str | None

    @property
    def state(self) -> State:
        if self.examples:
            return "shown"
        if self.held_by:
            return "held"
        return "told" if self.told else "open"


@dataclass(frozen=True)
class ChapterCoverage:
    """The statements of a chapter. `title` is empty where no chapter document has the number."""

    number: str
    title: str
    statements: tuple[Covered, ...]

    @cached_property
    def counts(self) -> Mapping[State, int]:
        """How many statements are in each state."""
        return counted(self.statements)


@dataclass(frozen=True)
class Coverage:
    """A pack's statements by chapter, in reading order, and how many examples it has.

    `failing` are the ids of those with which the engine does not agree, None where none was run.
    """

    pack: str
    chapters: tuple[ChapterCoverage, ...]
    examples: int
    failing: tuple[str, ...] | None = None

    @cached_property
    def statements(self) -> tuple[Covered, ...]:
        """All statements."""
        return tuple(each for chapter in self.chapters for each in chapter.statements)

    @cached_property
    def counts(self) -> Mapping[State, int]:
        """How many statements are in each state."""
        return counted(self.statements)


def counted(statements: Iterable[Covered]) -> Mapping[State, int]:
    """How many of some statements are in each state."""
    found = Counter(each.state for each in statements)
    return {state: found[state] for state in STATES}


def chapter_of(statement: str) -> str:
    """The number of a statement's chapter: `MMC-12.07-01` -> `12.07`."""
    parts = statement.split("-")
    return parts[1] if len(parts) > 1 else ""


def coverage(view: View, failing: Collection[str] | None = None, *, required: bool = False) -> Coverage:
    """What a pack's own statements are covered by.

    `failing` names the examples with which the engine does not agree: they show nothing. None: no example was run.
    `required`: the examples of the packs that it requires are reported, too.
    """
    documents = view.all("example") if required else view.own("example")
    examples = [each.expect(Example) for each in documents]
    shown: dict[str, list[str]] = {}
    for example in examples:
        if failing is not None and example.id in failing:
            continue
        for reference in dict.fromkeys(example.shows):
            shown.setdefault(reference.rpartition("/")[2], []).append(example.id)
    titles = {}
    for each in view.own("chapter"):
        chapter = each.expect(Chapter)
        title = chapter.title.get("en") or next(iter(chapter.title.values()))
        titles[chapter.number] = title if isinstance(title, str) else title.text
    by_chapter: dict[str, list[Covered]] = {number: [] for number in titles}
    for document in view.own("statement"):
        covered = _covered(document.expect(Statement), shown.get(document.id, []))
        by_chapter.setdefault(covered.chapter, []).append(covered)
    chapters = (
        ChapterCoverage(number, titles.get(number, ""), tuple(found)) for number, found in by_chapter.items() if found
    )
    found = tuple(sorted(failing)) if failing is not None else None
    return Coverage(view.pack.id, tuple(chapters), len(examples), found)


def _covered(statement: Statement, examples: Iterable[str]) -> Covered:
    holding = []
    unknown = []
    for name in statement.held_by:
        rules = find(name) if name != BOX else ()
        if name == BOX:
            holding.append(BOX)
        elif rules:
            holding.extend(each.rule.code for each in rules)
        else:
            unknown.append(name)
    told = statement.told
    return Covered(
        statement.id, chapter_of(statement.id), tuple(examples), tuple(holding), tuple(unknown), told
    )  # fmt: skip
