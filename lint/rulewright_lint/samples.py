"""Files that no page can show as they are: too large, not UTF-8, with characters that nobody sees."""

from collections.abc import Mapping
from typing import TypeAlias

Sample: TypeAlias = str | bytes | OSError

_TERM = "kind: term\nid: cape\n"

SAMPLES: Mapping[str, Sample] = {
    "latin-1": "kind: term\nid: cafe\ntitle: {en: Café}\n".encode("latin-1"),
    "control-character": _TERM + "title: {en: Ca\x07pe}\n",
    "nested-deeply": _TERM + "title: " + "[" * 201 + "]" * 201 + "\n",
    "brackets": "[" * 100_000,
    "too-large": _TERM + "title: {en: Cape}\n" + "# a long comment\n" * 300_000,
    "too-many-values": _TERM + "see: [" + "a, " * 300_000 + "]\n",
    "many-faults": "".join(f"{number}: x\n" for number in range(1_000)),
    "tab-indent": _TERM + "title:\n\ten: Cape\n",
    "hidden-line-break": _TERM + "# a harmless comment\u2028title: {en: Something else}\n",
    "unreadable": PermissionError(13, "Permission denied"),
}
"""The content of a file by the name of the sample; an error is what reading it gives."""
