"""An attack by a card's own figures."""

from rulewright_engine.games.megametrocity import attacks, bonuses
from rulewright_engine.games.megametrocity.effects import places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.figures import fight
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.effects import Attack

SOURCE = "technique"
"""What such an attack counts as, whatever card it is on."""
NO_SORT: frozenset[str] = frozenset()
"""Of bonuses, only those for all attacks count."""


def attack(state: State, effect: Attack, context: Context, figures: tuple[int, ...]) -> None:
    """Begins the attack; where it strikes one square of several with enemies, that square is chosen first."""
    reach = places.squares(state, effect.where, context)
    found = attacks.squares_with_enemies(state, reach, SOURCE)
    if not found:
        return
    one_square = effect.hits in ("miniature", "square")
    plain = attacks.Attack(
        context.actor, SOURCE, effect.hits, found[0] if one_square else -1, reach, effect.dice,
        fight(state, context.actor, effect.fight or 0), effect.wounds_per_hit, ignores_defense=effect.ignores_defense,
    )  # fmt: skip
    changed = attacks.changed(plain, bonuses.changes(state, context.actor, NO_SORT))
    if one_square and len(found) > 1:
        state.agenda.append(("aim", changed))
    else:
        attacks.start(state, changed)
