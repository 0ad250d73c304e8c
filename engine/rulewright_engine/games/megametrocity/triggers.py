"""Reactions: what a hero's Techniques may do when something happens to it (`when:` of their abilities).

`fire` queues the reactions that can be used; they are offered when the present procedure is over.
"""

from rulewright_engine.games.megametrocity.state import State


def fire(state: State, trigger: str, hero: int) -> None:
    """Something happened to a hero: its Techniques that react to it wait for the end of the procedure."""
    for owned in state.heroes[hero].techniques:
        for ability in state.table.techniques[owned].abilities:
            if ability.when == trigger:
                state.after.append(("reaction", hero, owned, ability.number))
