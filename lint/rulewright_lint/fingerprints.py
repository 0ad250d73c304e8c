"""A short name for a finding that stays the same while lines move: for reports that are compared over time."""

from hashlib import blake2b

from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.source import Source


def fingerprint(found: Diagnostic, source: Source | None) -> str:
    """32 hexadecimal digits over code, path, message and the text of the line."""
    line = source.line(found.span.start_line).strip() if source else ""
    content = "\0".join((found.code, found.span.path, found.message, line))
    return blake2b(content.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
