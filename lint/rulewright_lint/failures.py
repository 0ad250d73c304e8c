"""Why a run cannot take place at all: bad usage, never bad content."""


class CannotRunError(ValueError):
    """A run that cannot take place. `str()` is one line for the user, with what to do where that is not plain."""
