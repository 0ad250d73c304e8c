"""What effects leave for those that wait next in the same list: whom they were for, and whom their attack hit."""

from rulewright_engine.games.megametrocity.state import State

HIT, SAME = 5, 6


def remember(state: State, targets: tuple[int, ...]) -> None:
    """Tells the effects that wait next whom the one before was for."""
    place = _waiting(state)
    if place is not None:
        frame = state.agenda[place]
        state.agenda[place] = (*frame[:SAME], targets)


def remember_hit(state: State, hit: tuple[int, ...]) -> None:
    """Tells the effects that wait next whom an attack of their list hit."""
    place = _waiting(state)
    if place is not None:
        frame = state.agenda[place]
        state.agenda[place] = (*frame[:HIT], hit, hit)


def _waiting(state: State) -> int | None:
    """Where the rest of the list that is being done waits: it does so until its last effect is through."""
    agenda = state.agenda
    return next((place for place in range(len(agenda) - 1, -1, -1) if agenda[place][0] == "effects"), None)
