"""Rules about drawn tiles and Establishments: the problems of a drawing as findings at their characters."""

from collections.abc import Iterator
from functools import lru_cache

from rulewright_lint.rule import Finding, Rule, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.tile_problems import LEGIBLE, face_problems, tile_problems
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_schema.grids import GridProblem, problem_span
from rulewright_schema.nodes import Node, ScalarNode, at_path
from rulewright_schema.source import Span


def drawing_rule(fault: Fault, *problems: str) -> Rule:
    """The rule that reports these faults of `tile_problems`, on tiles and faces alike."""

    def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
        elsewhere = 0
        for problem in problems_of(document):
            if problem.fault not in problems:
                continue
            span = _span(document, problem)
            if span.path == document.source.path:
                yield Finding(span, problem.message, _sentence(problem.help))
            elif not elsewhere:
                elsewhere += 1
                yield _of_override(document, problem, span)

    return document_rule(fault, check, ("tile", "face"))


@lru_cache(maxsize=1024)
def problems_of(document: Document) -> tuple[GridProblem, ...]:
    """The problems of a tile's or face's drawing."""
    model = document.model
    if isinstance(model, Tile):
        return tuple(tile_problems(model))
    return tuple(face_problems(model)) if isinstance(model, Face) else ()


def is_sound(document: Document) -> bool:
    """Whether a drawing's geometry is clear, so that rules may ask for it without telling one mistake twice."""
    return all(problem.fault in LEGIBLE for problem in problems_of(document))


def _of_override(document: Document, problem: GridProblem, there: Span) -> Finding:
    """A problem that an override makes in what it leaves as it was: told at what it changes, once."""
    changed = next((key for key in ("grid", "legend") if at_path(document.node, (key,)) is not None), None)
    other = "legend" if changed == "grid" else "grid"
    if changed is None:  # the drawing is as it was: so is what is wrong with it
        return Finding(document.id_span(), problem.message, _sentence(problem.help), (Related(there, "drawn here"),))
    help_text = f"Write {other}: too; it goes with {changed}:."
    related = (Related(there, f"the {other} that stays"),)
    return Finding(document.key_span(changed), problem.message, help_text, related)


def _span(document: Document, problem: GridProblem) -> Span:
    if problem.letter is not None:
        if problem.fault == "highlight-contradicts-shots":
            return document.span("legend", problem.letter, "stops_shots")
        return document.key_span("legend", problem.letter)
    if problem.fault == "rows-run-together":
        return document.key_span("grid")
    grid = _grid(document)
    if not isinstance(grid, ScalarNode):
        return document.span("grid")
    if grid.style in ("double", "single", "plain") and problem.row is not None:
        return _within(document, grid, problem, problem.row)
    return problem_span(grid, problem)


def _within(document: Document, grid: ScalarNode, problem: GridProblem, row: int) -> Span:
    """The place of a problem in a quoted grid, whose rows are not lines of the file."""
    rows = grid.text.split("\n")
    begin = sum(len(each) + 1 for each in rows[:row])
    start = begin + (problem.column or 0)
    end = begin + len(rows[row]) if problem.column is None else min(start + problem.length, begin + len(rows[row]))
    return document.text_span(("grid",), start, max(end, start))


def _grid(document: Document | None) -> Node | None:
    """The drawing's node, that of the overridden document where only that one draws."""
    while document is not None:
        found = at_path(document.node, ("grid",))
        if found is not None:
            return found
        document = document.base
    return None


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
