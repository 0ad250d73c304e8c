"""Numbers with their nouns, in one place: `1 file`, `2 files`, `1,024 bytes`."""

PLURALS = {
    "hero": "heroes",
    "die": "dice",
    "battery": "batteries",
    "is": "are",
    "appears": "appear",
    "lies": "lie",
    "walks": "walk",
}
"""Nouns whose plural is no `s` added, and verbs."""


def counted(number: int, noun: str, verb: str = "") -> str:
    """A number with its noun: `1 file`, `2 files`; with a verb given in the singular, `1 file is`, `2 files are`."""
    if number == 1:
        return f"1 {noun} {verb}" if verb else f"1 {noun}"
    words = f"{number:,} {PLURALS.get(noun) or noun + 's'}"
    return f"{words} {PLURALS[verb]}" if verb else words
