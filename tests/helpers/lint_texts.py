"""Files for tests of the command lint: a good one, one with a finding, and what is told of it."""

from pathlib import Path

GOOD = "kind: term\nid: cape\ntitle: {en: Cape}\n"
BAD = "kind: term\nid: coat\ntitle: {en: Coat}\nsee: [cloak]\n"
FINDING = "coat.yaml:4:7: REF001[unknown-reference] no term 'cloak' is in sight\n"


def write(root: Path, name: str, text: str = BAD) -> Path:
    """A file of a folder, written with the folders above it."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return path
