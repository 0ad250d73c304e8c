"""Comments that hide findings: `# rulewright: ignore[CODE, name] reason`.

At the end of a line it holds for that line; on a line of its own for the entry or list item that begins on the next
line, the whole of it; `ignore-file[...]` before a file's first key holds for the file. What is wrong with the comments
themselves is found here too; those findings, and faults of text that could not be read, cannot be hidden.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulewright_lint.rule import Finding
from rulewright_lint.rules.suppression_malformed import RULE as MALFORMED
from rulewright_lint.rules.suppression_of_unknown_rule import RULE as OF_UNKNOWN_RULE
from rulewright_lint.rules.suppression_unused import RULE as UNUSED
from rulewright_lint.rules.suppression_without_reason import RULE as WITHOUT_REASON
from rulewright_schema.diagnostics import Diagnostic, Edit, Fix
from rulewright_schema.nodes import MappingNode, Node, SequenceNode, walk
from rulewright_schema.reading.comments import Comment
from rulewright_schema.reading.reader import Reading, read
from rulewright_schema.source import Source, Span
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

_MARK = b"ulewright:"  # the first letter may be a capital by mistake
_BEGIN = re.compile(r"#\s*[Rr]ulewright:")
_FORM = re.compile(r"#\s*rulewright:\s*(ignore|ignore-file)\[([^\]]*)\][\s:,;-]*(.*)")
_HELP = "Write # rulewright: ignore[CODE] reason (or ignore-file[CODE] before the first key)."
_OWN_RULES = (MALFORMED, OF_UNKNOWN_RULE, UNUSED, WITHOUT_REASON)
OWN_CODES = frozenset(rule.code for rule in _OWN_RULES)


@dataclass(frozen=True, slots=True)
class Suppression:
    """One comment and the code points that it covers; `names` as written, `codes` those of them that are rules."""

    source: Source
    comment: Comment
    names: tuple[str, ...]
    codes: Mapping[str, str]
    reason: str
    covers: tuple[int, int]
    only_line: int | None

    def hides(self, found: Diagnostic) -> bool:
        """Whether the comment holds for where a finding stands."""
        if self.only_line is not None:
            return self.only_line in (found.span.start_line, found.span.end_line)
        start = self.source.offset(found.span.start_line, found.span.start_column)
        return self.covers[0] <= start < self.covers[1]


def may_suppress(source: Source) -> bool:
    """Whether a file can hold such a comment at all: most need not be read again."""
    found = source.may_comment and _MARK in source.data
    if not found:
        source.forget()
    return found


def suppressions(source: Source, known: Mapping[str, str]) -> tuple[list[Suppression], list[Diagnostic]]:
    """The comments of a file, and what is wrong with them. `known` gives the code of each rule by code and by name."""
    reading = read(source)
    found: list[Suppression] = []
    problems: list[Diagnostic] = []
    for comment in reading.comments:
        if not _BEGIN.match(comment.text):
            continue
        span = source.span(comment.start, comment.end)
        form = _FORM.fullmatch(comment.text)
        names = tuple(each.strip() for each in form[2].split(",")) if form else ()
        if form is None or not all(names):
            message = "the comment is meant for the linter, but not of the form that it reads"
            problems.append(Finding(span, message, _HELP).diagnostic(MALFORMED.fault))
            continue
        if form[1] == "ignore-file" and comment.start > _first_key(reading):
            message = "ignore-file holds for a file only where it stands before its first key"
            help_text = "Move it to the top of the file, or write ignore[...] for this place."
            problems.append(Finding(span, message, help_text).diagnostic(MALFORMED.fault))
            continue
        suppression = _suppression(reading, comment, form[1], names, known, form[3].strip())
        found.append(suppression)
        problems.extend(_problems(suppression, known, span))
    return found, problems


def _suppression(
    reading: Reading, comment: Comment, form: str, names: tuple[str, ...], known: Mapping[str, str], reason: str
) -> Suppression:
    codes = {name: known[name] for name in names if name in known}
    source = reading.source
    line = source.position(comment.start)[0]
    only_line: int | None = None
    covers = (0, len(source.text) + 1)
    if form == "ignore" and not comment.own_line:
        only_line = line
    elif form == "ignore":
        target = _next_line(source, line)
        block = _block(reading.documents, source, target)
        covers, only_line = (block, None) if block else (covers, target)
    return Suppression(source, comment, names, codes, reason, covers, only_line)


def _first_key(reading: Reading) -> int:
    return min((root.start for root in reading.documents), default=len(reading.source.text))


def _next_line(source: Source, line: int) -> int:
    """The next line that is neither blank nor a comment."""
    number = line + 1
    while number < len(source.line_starts) and source.line(number).strip()[:1] in ("", "#"):
        number += 1
    return number


def _block(roots: Iterable[Node], source: Source, line: int) -> tuple[int, int] | None:
    """The entry or list item that begins on a line, as code points; None where the line begins none."""
    text = source.line(line)
    first = source.offset(line, len(text) - len(text.lstrip()) + 1)
    after = source.offset(line, len(text) + 1)
    is_item = source.text[first : first + 1] == "-"
    for root in roots:
        for _, node in walk(root):
            if is_item and isinstance(node, SequenceNode) and not node.flow:
                for item in node.items:
                    if first < item.start <= after:
                        return first, max(item.end, item.start + 1)
            elif not is_item and isinstance(node, MappingNode):
                for entry in node.entries.values():
                    if entry.key.start == first:
                        return first, max(entry.value.end, entry.key.end)
    return None


def _problems(suppression: Suppression, known: Mapping[str, str], span: Span) -> Iterator[Diagnostic]:
    for name in suppression.names:
        if name not in known:
            meant = closest(name, known)
            hint = f", did you mean {quoted(meant)}?" if meant else ""
            help_text = f"Write {meant}." if meant else "Write a rule's code or name; families cannot be hidden here."
            yield Finding(span, f"no rule is called {quoted(name)}{hint}", help_text).diagnostic(OF_UNKNOWN_RULE.fault)
    if not suppression.reason:
        message = "the comment hides findings and does not say why"
        help_text = "Write the reason behind the bracket, for whoever reads this next."
        yield Finding(span, message, help_text).diagnostic(WITHOUT_REASON.fault)


def apply(
    found: Sequence[Diagnostic], comments: Sequence[Suppression], decided: frozenset[str]
) -> tuple[list[Diagnostic], list[Diagnostic]]:
    """The findings of one file that stay, and a finding for each comment that hides nothing.

    `decided` are the codes of rules that ran on all of the file: of others nobody knows whether they would be hidden.
    """
    used: set[tuple[int, str]] = set()
    kept: list[Diagnostic] = []
    for each in found:
        hiding = [
            comment for comment in comments if each.code in comment.codes.values() and comment.hides(each)
        ]  # fmt: skip
        if hiding and not cannot_be_hidden(each):
            used.update((comment.comment.start, each.code) for comment in hiding)
        else:
            kept.append(each)
    unused = [problem for comment in comments for problem in _unused(comment, used, decided)]
    return kept, unused


def cannot_be_hidden(found: Diagnostic) -> bool:
    """Whether neither a comment nor a baseline hides a finding: those about comments, and of unreadable text."""
    return found.code in OWN_CODES or (found.code.startswith("YML") and found.severity == "error")


def _unused(comment: Suppression, used: set[tuple[int, str]], decided: frozenset[str]) -> Iterator[Diagnostic]:
    start = comment.comment.start
    idle = [name for name, code in comment.codes.items() if code in decided and (start, code) not in used]
    if not idle:
        return
    span = comment.source.span(start, comment.comment.end)
    names = ", ".join(idle)
    everything = len(idle) == len(comment.names)
    message = "the comment hides nothing" if everything else f"the comment hides nothing of {names}"
    help_text = "Take the comment out." if everything else f"Take {names} out of the bracket."
    yield Finding(span, message, help_text, fix=_without(comment, idle)).diagnostic(UNUSED.fault)


def _without(comment: Suppression, idle: Sequence[str]) -> Fix:
    source, start, end = comment.source, comment.comment.start, comment.comment.end
    left = [name for name in comment.names if name not in idle]
    if left:
        inside = source.text.index("[", start) + 1
        until = source.text.index("]", inside)
        return Fix((Edit(source.span(inside, until), ", ".join(left)),), f"Take {', '.join(idle)} out of the comment")
    line = source.position(start)[0]
    if comment.comment.own_line:
        start = source.line_starts[line - 1]
        end = source.line_starts[line] if line < len(source.line_starts) else len(source.text)
    else:
        while source.text[start - 1] in " \t":
            start -= 1
    return Fix((Edit(source.span(start, end), ""),), "Take the comment out")
