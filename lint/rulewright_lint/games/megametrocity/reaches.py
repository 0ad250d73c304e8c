"""How far places reach around a miniature, as far as that can be told without a map."""

from rulewright_schema.games.megametrocity.targets import Beam, Line, Place, Within


def radius(place: Place) -> int | None:
    """The distance within which a place lies, in squares; None where it depends on the map."""
    if place == "own-square":
        return 0
    if place == "adjacent":
        return 1
    return place.squares if isinstance(place, Within | Line | Beam) else None


def covers(one: Place, other: Place) -> bool:
    """Whether each square of the second place is surely one of the first."""
    if one == other or one == "map":
        return True
    wide, narrow = radius(one), radius(other)
    if wide is None or narrow is None:
        return False
    if isinstance(one, Within):
        return narrow <= wide
    # Lines stop at obstacles, so that they cover the own square and shorter lines only.
    return isinstance(one, Line) and (other == "own-square" or (isinstance(other, Line) and narrow <= wide))
