"""Text from content made safe to print: nothing in it can move a terminal's cursor, recolour it or turn it around."""

import unicodedata

# Joiners are format characters too, but emoji and several scripts are written with them, and they do no harm.
_HARMLESS = frozenset("\u200c\u200d")


def visible(text: str) -> str:
    """The text with every control, direction and other invisible character written as `\\u{…}`."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() or each in _HARMLESS else f"\\u{{{ord(each):x}}}" for each in text)


def width(text: str) -> int:
    """How many columns of a terminal a printable text takes: wide characters two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(_width(each) for each in text)


def _width(character: str) -> int:
    if character in _HARMLESS or unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
