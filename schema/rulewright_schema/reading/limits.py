"""How much one file may ask of the reader: each limit gives a diagnostic that names it, never a crash or a hang."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for one file. The defaults leave a wide margin over real content and keep hostile files cheap."""

    bytes: int = 4_000_000
    """The longest real file (all statements of a game) has some 200 kB."""
    depth: int = 200
    """Lists and mappings inside each other, aliases followed; real content stays under 20. Readers that follow the
    tree by recursion (data, validation, walks) are safe within Python's own limit of 1,000."""
    nodes: int = 200_000
    """Steps of the parser: one for a scalar or an alias, two for a list or a mapping. Some 60 MB at the most."""
    expansion: int = 100_000
    """Steps that aliases add when each is replaced by what it stands for: validation walks them all."""
    digits: int = 18
    """Digits of a whole number: all such fit into 64 bits, and no text to number conversion gets slow."""
    faults: int = 100
    """Faults reported in one file: more would not be read, and each costs a look-up of its position."""


LIMITS = Limits()
