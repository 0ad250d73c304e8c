"""What the parser's problems mean to an author: our wording, the next action, and the place where the fault is seen.

libyaml reports where it gave up. Often that is a line too late: an open bracket or quote, a tab, a merge conflict.
Problems that are not in the table keep libyaml's own words.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from yaml import MarkedYAMLError, YAMLError

from rulewright_schema import faults
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Diagnostic, Fault, Related
from rulewright_schema.nodes import MappingNode, SequenceNode
from rulewright_schema.reading.limits import Limits
from rulewright_schema.source import Source

_CONFLICT = re.compile(r"^<{7}(?= |\r?$).*$", re.MULTILINE)
_CONFLICT_LEFTOVER = re.compile(r"^(?:={7}|>{7}|\|{7})(?= |\r?$)", re.MULTILINE)
_BRACKETS = ("[", "{")
_PAIRS = {"[": "]", "{": "}"}
_CLOSING = {"]": "[", "}": "{"}
_INDENT = re.compile(r"[ \t]*")
# A comment behind what is not quoted, on one line.
_CUT = re.compile(r"""(?:"[^"]*"|(?<=\s)'[^']*'|[^"'#]|(?<!\s)['#])*?(?<=\s)(?P<comment>#.*)""")
_COLON = re.compile(r":\s")
_FIRST_WORD = re.compile(r"[ \t]*(%\S*)")
_KEY = re.compile(r"""("(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*:(?=[\s,\]}]|\Z)|([^\n]*?):(?=[\s,\]}]|\Z)""")
_SURROGATES = re.compile(r"\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")
LONGEST_KEY = 1024
"""Characters of a key, quotes included, in which YAML looks for its ':'."""
_CONFLICT_HELP = "keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>"


@dataclass(frozen=True, slots=True)
class _Wording:
    """`at_context`: the fault is seen where the construct begins, not where the parser gave up."""

    message: str
    help: str
    fault: Fault = faults.SYNTAX_ERROR
    at_context: bool = False


_QUOTE = _Wording(
    "this quote is never closed",
    "close it; within single quotes write '' for an apostrophe",
    faults.UNCLOSED_QUOTE,
    at_context=True,
)
_DIRECTIVE = _Wording(
    "lines that begin with % are instructions to the parser, and this one is not understood",
    "delete the line; quote text that begins with %",
    faults.YAML_DIRECTIVE,
)
_TABLE: dict[str, _Wording] = {
    "could not find expected ':'": _Wording(
        "a ':' is missing: this line is no 'key: value'",
        "write 'key: value', or indent the line if it goes on with the text above",
        at_context=True,
    ),
    "block sequence entries are not allowed in this context": _Wording(
        "a list cannot begin on the line of its key",
        "begin it on the next line, or write it in brackets: [a, b]",
    ),
    "mapping keys are not allowed in this context": _Wording(
        "a '?' followed by a blank cannot stand here", "quote the text that begins with '?'"
    ),
    "found unexpected end of stream": _QUOTE,
    "found unexpected document indicator": _QUOTE,
    "found unknown escape character": _Wording(
        "the backslash begins an escape that YAML does not know",
        "write \\\\ for a backslash, or use single quotes: they keep it as it is",
    ),
    "did not find expected hexdecimal number": _Wording(
        "the escape needs hexadecimal digits: \\x41, \\u0041 or \\U00000041", "write all its digits"
    ),
    "did not find expected comment or line break": _Wording(
        "the text of a block ('|' or '>') begins on the next line", "move it there and indent it"
    ),
    "found undefined tag handle": _Wording(
        "words that begin with '!' are tags, and this one is unknown",
        "quote the text, or delete the tag",
        faults.UNKNOWN_TAG,
    ),
    "found unknown directive name": _DIRECTIVE,
    "found incompatible YAML document": _DIRECTIVE,
    "found duplicate %YAML directive": _DIRECTIVE,
    "did not find expected <document start>": _Wording(
        "this does not belong to the document above: it is indented less than its first line, or follows its end",
        "give it the indentation of the lines above; a second document begins with '---'",
    ),
}


def conflict_markers(source: Source) -> tuple[Diagnostic, ...]:
    """One diagnostic for each place where a merge was left unresolved."""
    if b"<<<<<<<" not in source.data:
        return ()
    return tuple(
        Diagnostic(
            faults.CONFLICT_MARKER,
            source.span(match.start(), match.end()),
            "unresolved merge conflict",
            _CONFLICT_HELP,
        )
        for match in _CONFLICT.finditer(source.text)
    )


def too_deep(source: Source, offset: int, limits: Limits) -> Diagnostic:
    """The diagnostic for nesting beyond the limit."""
    return Diagnostic(
        faults.NESTED_TOO_DEEPLY,
        source.span(offset, offset + 1),
        f"nested too deeply: more than {limits.depth} lists and mappings inside each other",
        "flatten it; no document needs so many levels",
    )


def explain(
    source: Source, error: YAMLError, containers: Sequence[MappingNode | SequenceNode], limits: Limits
) -> Diagnostic:
    """The diagnostic for an exception of the parser. `containers`: what was open, outermost first."""
    if not isinstance(error, MarkedYAMLError) or error.problem_mark is None:
        message = f"the file cannot be read: {str(error).splitlines()[0]}"
        return Diagnostic(faults.SYNTAX_ERROR, source.span(0, 0), message, "save it as UTF-8 text")
    text = source.text
    at = min(error.problem_mark.index, len(text))
    context = min(error.context_mark.index, len(text)) if error.context_mark is not None else at
    brackets = [node.start for node in containers if node.flow and text[node.start : node.start + 1] in _BRACKETS]
    problem = _Problem(source, error.problem or "no valid YAML", at, context, brackets[-1] if brackets else None)
    if problem.words == "exceeded maximum nesting depth":  # libyaml's own limit, met while it looks ahead
        return too_deep(source, at, limits)
    for look in _LOOKS:
        found = look(problem)
        if found is not None:
            return found
    message = f"no valid YAML: {problem.words}"
    return problem.diagnostic(faults.SYNTAX_ERROR, at, message, "compare it with the lines around")


@dataclass(frozen=True, slots=True)
class _Problem:
    """libyaml's words, where it gave up (`at`), where the construct began, and the innermost open bracket."""

    source: Source
    words: str
    at: int
    context: int
    bracket: int | None

    @property
    def char(self) -> str:
        return self.source.text[self.at : self.at + 1]

    def diagnostic(self, fault: Fault, start: int, message: str, help: str, *related: Related) -> Diagnostic:
        end = start + 1 if start < len(self.source.text) and self.source.text[start] not in "\r\n" else start
        return Diagnostic(fault, self.source.span(start, end), message, help, related)

    def line_start(self, offset: int) -> int:
        return offset - self.source.position(offset)[1] + 1

    def before(self, offset: int) -> str:
        """What stands before an offset on its line."""
        return self.source.text[self.line_start(offset) : offset]

    def related_at(self, label: str) -> Related:
        end = min(self.at + 1, len(self.source.text))
        return Related(self.source.span(self.at, end), label)


def _conflict(problem: _Problem) -> Diagnostic | None:
    """A marker at the beginning of a line, not after the problem: what git wrote and somebody overlooked."""
    match = _CONFLICT_LEFTOVER.search(problem.source.text, 0, problem.at)
    match = match or _CONFLICT_LEFTOVER.match(problem.source.text, problem.line_start(problem.at))
    if match is None:
        return None
    message = "part of a merge conflict is left here"
    return problem.diagnostic(faults.CONFLICT_MARKER, match.start(), message, _CONFLICT_HELP)


def _tab(problem: _Problem) -> Diagnostic | None:
    if problem.bracket is not None:  # inside brackets tabs are blanks like others
        return None
    start = problem.line_start(problem.at)
    match = _INDENT.match(problem.source.text, start)
    tab = match[0].find("\t") if match else -1
    if tab == -1:
        return None
    return problem.diagnostic(faults.TAB_INDENT, start + tab, "a tab indents this line", "indent with spaces")


def _directive(problem: _Problem) -> Diagnostic | None:
    """A line that begins with %: pointed at from its sign to the end of its first word."""
    if _TABLE.get(problem.words) is not _DIRECTIVE:
        return None
    text, start = problem.source.text, problem.line_start(problem.at)
    match = _FIRST_WORD.match(text, start)
    begin, end = match.span(1) if match else (start, start + 1)
    span = problem.source.span(begin, end)
    return Diagnostic(_DIRECTIVE.fault, span, _DIRECTIVE.message, _DIRECTIVE.help)


def _long_key(problem: _Problem) -> Diagnostic | None:
    """YAML lets a key have 1,024 characters: behind more of them no ':' is looked for."""
    start = problem.context if problem.words == "could not find expected ':'" else problem.at
    text, line = problem.source.text, problem.line_start(start)
    if problem.bracket is not None:
        if problem.char != ":":
            return None
        start = max(text.rfind(sign, line, problem.at) for sign in "{[,") + 1
        start += len(text[start : problem.at]) - len(text[start : problem.at].lstrip())
    match = _KEY.match(text, start)
    key = (match[1] or match[2].rstrip()) if match else ""
    if len(key) <= LONGEST_KEY:
        return None
    span = problem.source.span(start, start + len(key))
    message = f"this key has {counted(len(key), 'character')}; a key has at most {LONGEST_KEY:,}"
    return Diagnostic(faults.SYNTAX_ERROR, span, message, "shorten it; long text belongs behind the ':'")


def _half_character(problem: _Problem) -> Diagnostic | None:
    """A character beyond U+FFFF as JSON writes it: two escapes, of which YAML knows neither."""
    if problem.words != "found invalid Unicode character escape code":
        return None
    text = problem.source.text
    start = max(text.rfind("\\", 0, problem.at), problem.line_start(problem.at))
    pair = _SURROGATES.match(text, start)
    if pair is None:
        message, help = "this escape stands for no character", "write the character itself, or take the escape out"
        return problem.diagnostic(faults.SYNTAX_ERROR, start, message, help)
    code = 0x10000 + ((int(pair[1], 16) - 0xD800) << 10) + (int(pair[2], 16) - 0xDC00)
    span = problem.source.span(start, pair.end())
    message = "two escapes for one character, as JSON writes it: YAML has one"
    return Diagnostic(faults.SYNTAX_ERROR, span, message, f"write {chr(code)} itself, or \\U{code:08X}")


def _in_table(problem: _Problem) -> Diagnostic | None:
    wording = _TABLE.get(problem.words)
    if wording is None:
        return None
    start = problem.context if wording.at_context else problem.at
    return problem.diagnostic(wording.fault, start, wording.message, wording.help)


def _bracket(problem: _Problem) -> Diagnostic | None:
    """Something is wrong inside brackets: they are not closed, or a comma or a value is missing."""
    source, at, opening = problem.source, problem.at, problem.bracket
    if opening is None:
        return None
    sign = source.text[opening]
    closing = _PAIRS[sign]
    where = Related(source.span(opening, opening + 1), f"this '{sign}' is open")
    if problem.char in _CLOSING:
        message = f"'{problem.char}' stands where '{closing}' or a value is wanted"
        help = f"close the '{sign}' with '{closing}' first, or write the value that is missing"
        return problem.diagnostic(faults.SYNTAX_ERROR, at, message, help, where)
    comment = _closed_in_comment(source, opening, closing)
    if comment is not None:
        message = f"the '{sign}' is not closed: everything behind ` #` is a comment"
        help = "put the text that holds the '#' in quotes"
        return problem.diagnostic(faults.UNCLOSED_BRACKET, comment, message, help, where)
    if not source.text[at:].strip() or source.position(opening)[0] != source.position(at)[0]:
        message = f"this '{sign}' is not closed"
        related = problem.related_at("noticed here")
        return problem.diagnostic(faults.UNCLOSED_BRACKET, opening, message, f"write the '{closing}'", related)
    if problem.words == "did not find expected node content":
        message, help = f"{problem.char!r} stands where a value is wanted", "write the value, or delete the comma"
    else:
        message = f"{problem.char!r} stands where ',' or '{closing}' is wanted"
        help = f"separate values by ', ', close with '{closing}', or quote text that holds , : [ ] {{ }}"
    return problem.diagnostic(faults.SYNTAX_ERROR, at, message, help, where)


def _closed_in_comment(source: Source, opening: int, closing: str) -> int | None:
    """Where a comment begins on the line of an open bracket that holds what would close it."""
    line, column = source.position(opening)
    found = _CUT.match(source.line(line), column)
    if found is None or closing not in found["comment"]:
        return None
    return opening - (column - 1) + found.start("comment")


def _stray(problem: _Problem) -> Diagnostic | None:
    if problem.bracket is not None or problem.char not in _CLOSING or not problem.words.startswith("did not find"):
        return None
    message = f"'{problem.char}' closes nothing: no '{_CLOSING[problem.char]}' is open"
    return problem.diagnostic(faults.SYNTAX_ERROR, problem.at, message, "delete it, or quote it where text is meant")


def _first_character(problem: _Problem) -> Diagnostic | None:
    if problem.words != "found character that cannot start any token":
        return None
    message = f"no value can begin with {problem.char!r}"
    return problem.diagnostic(faults.SYNTAX_ERROR, problem.at, message, "quote the text")


def _sign_of_anchor(problem: _Problem) -> Diagnostic | None:
    """Text that begins with `*` or `&`, most often meant as emphasis: YAML takes its first word for a name."""
    if problem.words != "did not find expected alphabetic or numeric character":
        return None
    sign = problem.source.text[problem.context : problem.context + 1]
    what = "an alias" if sign == "*" else "an anchor"
    message = f"a text cannot begin with '{sign}': YAML takes it for the sign of {what}"
    return problem.diagnostic(faults.SYNTAX_ERROR, problem.context, message, "put the text in quotes")


def _second_colon(problem: _Problem) -> Diagnostic | None:
    if problem.words != "mapping values are not allowed in this context":
        return None
    before = problem.before(problem.at)
    if _COLON.search(before):
        message = "a second ': ' on one line"
        help = "quote the text that holds it, or put the inner mapping on lines of its own, indented more"
        return problem.diagnostic(faults.SYNTAX_ERROR, problem.at, message, help)
    start = problem.at - len(before.lstrip())
    above = _line_above(problem)
    if above is not None and problem.source.position(above)[1] >= problem.source.position(start)[1]:
        wording = _TABLE["could not find expected ':'"]
        return problem.diagnostic(faults.SYNTAX_ERROR, above, wording.message, wording.help)
    message = "this line is indented more than the key above, which has its value already"
    return problem.diagnostic(faults.SYNTAX_ERROR, start, message, "give both the same indentation")


def _line_above(problem: _Problem) -> int | None:
    """Offset of the first sign of the nearest line above that is not blank."""
    above = problem.source.text[: problem.line_start(problem.at)].rstrip()
    if not above:
        return None
    start = problem.line_start(len(above))
    return start + len(above[start:]) - len(above[start:].lstrip())


def _does_not_fit(problem: _Problem) -> Diagnostic | None:
    """A line that continues no open block, or something behind a value that is complete."""
    if problem.words not in ("did not find expected key", "did not find expected '-' indicator"):
        return None
    source, at = problem.source, problem.at
    if problem.char == ":":
        message, help = "a key is missing before this ':'", "write the key, or delete the line"
        return problem.diagnostic(faults.SYNTAX_ERROR, at, message, help)
    if problem.before(at).strip():
        message, help = "the value before is complete, and this follows it", "quote the whole value, or delete the rest"
        return problem.diagnostic(faults.SYNTAX_ERROR, at, message, help)
    began = Related(source.span(problem.context, problem.context + 1), "the block begins here")
    if source.position(at)[1] != source.position(problem.context)[1]:
        message = "the indentation of this line fits no line above"
        help = "indent it like the lines it belongs to"
    elif problem.words == "did not find expected key" and problem.char != "-":
        message, help = "no 'key: value' begins here", "write one, or indent the line if it belongs to the one above"
    elif problem.words == "did not find expected key":
        message, help = "a list item stands among the keys of a mapping", "indent it under the key it belongs to"
    else:
        message, help = "a key stands among the items of a list", "begin it with '- ', or indent it under an item"
    return problem.diagnostic(faults.SYNTAX_ERROR, at, message, help, began)


_LOOKS: tuple[Callable[[_Problem], Diagnostic | None], ...] = (
    _conflict,
    _tab,
    _stray,
    _directive,
    _long_key,
    _half_character,
    _in_table,
    _first_character,
    _sign_of_anchor,
    _bracket,
    _second_colon,
    _does_not_fit,
)
