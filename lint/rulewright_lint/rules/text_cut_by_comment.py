"""A text ends at ` #`, since what follows it is a comment.

Why
    A `#` behind a blank begins a comment, and so `Mara #1 has the run` reads as `Mara`. Only a `#` that directly
    precedes a letter or digit, behind a text that is no id, is told: who means a comment leaves a blank behind the `#`.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: A garment. Number #1 is red.
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape} #red
    text:
      en: "A garment. Number #1 is red." # as the designer wrote
    ```
"""

import re
from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.nodes import Node, ScalarNode, walk
from rulewright_schema.reading.comments import Comment
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source
from rulewright_schema.wording import quoted

_MAY = re.compile(rb"[^\s#][ \t]+#\w")
_BEGIN = re.compile(r"#(?!rulewright:)\w")
_ID = re.compile(r"[a-z0-9_./:-]+")


def check(pack: Pack, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """Each comment directly behind a text without quotes, in files that could hold one."""
    for source in pack.sources:
        if source.may_comment and _MAY.search(source.data):
            yield from _cut(source)


def _cut(source: Source) -> Iterator[Finding]:
    reading = read(source)
    told = {each.span for each in reading.diagnostics}
    comments = [
        each
        for each in reading.comments
        if not each.own_line and _BEGIN.match(each.text) and source.span(each.start, each.start + 1) not in told
    ]
    if not comments:
        return
    ends: dict[int, ScalarNode] = {}
    for root in (*reading.documents, *reading.dropped):
        ends.update((node.end, node) for node in _texts(root))
    for comment in comments:
        node = ends.get(_end_before(source, comment))
        if node is not None:
            message = f"the text ends before ` #`: {quoted(comment.text)} is a comment"
            help_text = "Put the whole text in quotes; write a blank behind the # where a comment is meant."
            yield Finding(source.span(comment.start, comment.end), message, help_text)


def _texts(root: Node) -> Iterator[ScalarNode]:
    """The values that are text without quotes, ids left out."""
    for _, node in walk(root):
        if not isinstance(node, ScalarNode) or node.style != "plain" or not isinstance(node.value, str):
            continue
        if not _ID.fullmatch(node.text):
            yield node


def _end_before(source: Source, comment: Comment) -> int:
    """Where what stands before a comment ends."""
    end = comment.start
    while end and source.text[end - 1] in " \t":
        end -= 1
    return end


RULE = pack_rule(Fault("TXT011", "text-cut-by-comment", "warning"), check)
