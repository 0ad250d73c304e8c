"""The Thugs turn: cards, spawning, then the actions of the card (sections 4, 6b and 9b)."""

from rulewright_engine.games.megametrocity import spawning, stage_rules, thug_moves
from rulewright_engine.games.megametrocity.decks import drawing, refill
from rulewright_engine.games.megametrocity.events import ThugCardDrawn
from rulewright_engine.games.megametrocity.state import DAZED, RESTING, STUNNED, Frame, State
from rulewright_schema.games.megametrocity.streets import Maps

PHASES = {
    "move-and-attack": ("move", "attack"),
    "move-twice": ("move", "move"),
    "attack-twice": ("attack", "attack"),
}
"""The three sets of actions (MMC-6b-05)."""
NOT_YET, NOW, AT_THE_END = range(3)


def _begin(state: State, frame: Frame) -> None:
    """("thugs-turn",): as many cards as the stage says, on each map or for all maps together."""
    for number, foe in state.foes.items():
        if foe.flags & RESTING:
            state.foes[number] = foe._replace(flags=foe.flags & ~RESTING)
    for hero in state.heroes:
        hero.absorbed = 0
    cards, edges, acting = state.table.once(stage_rules.thugs_turn)
    state.agenda.append(("thugs-turn-end",))
    street = state.table.stage.street
    every = tuple(range(len(state.window.streets)))
    shared = isinstance(street, Maps) and street.thug_cards == "shared"
    for streets in reversed([every] if shared else [(each,) for each in every]):
        for number in reversed(range(cards)):
            when = NOW
            if acting == "last" and number < cards - 1:
                when = NOT_YET
            if acting == "first" and cards > 1:
                when = NOT_YET if number else AT_THE_END
            state.agenda.append(("thug-card", streets, edges[number], when, cards - 1 - number))


def _end(state: State, frame: Frame) -> None:
    """("thugs-turn-end",): who was stunned comes to, who was stunned meanwhile will miss the next one."""
    for number, foe in state.foes.items():
        if foe.flags & (STUNNED | DAZED):
            stunned = STUNNED if foe.flags & DAZED else 0
            state.foes[number] = foe._replace(flags=foe.flags & ~(STUNNED | DAZED) | stunned)


def _no_card(state: State, frame: Frame) -> bool:
    if refill(state.thug_cards, state.thug_discards):
        return False
    state.agenda.pop()
    return True


def _drawn(state: State, frame: Frame, card: int) -> None:
    """("thug-card", streets, left edge, when its actions count, cards after it): who appears, then who acts."""
    state.agenda.pop()
    _, streets, rear, when, after = frame
    part = state.table.thug_cards[card]
    state.thug_cards[card] -= 1
    state.thug_discards[card] += 1
    state.events.append(ThugCardDrawn(part.id))
    orders = ("orders", part.actions, streets)
    if when == NOW:
        state.agenda.append(orders)
    elif when == AT_THE_END:
        state.agenda.insert(len(state.agenda) - after, orders)
    spawning.spawn_card(state, part, streets, rear)


def _orders(state: State, frame: Frame) -> None:
    """("orders", actions, streets): what all thugs on some streets do, old and new (MMC-4-08)."""
    _, actions, streets = frame
    window = state.window
    numbers = [
        number
        for number, foe in state.foes.items()
        if thug_moves.acts(state, foe) and (len(window.streets) == 1 or window.street_of(foe.square) in streets)
    ]
    if not numbers:
        return
    phases = PHASES[actions]
    rulings = state.table.rulings
    if actions == "attack-twice":
        steps = [("attack", 2)]
    elif rulings.thugs_act_one_by_one:
        steps = [("both", 1)] if phases[0] != phases[1] else [("move", 1), ("move", 1)]
    else:
        steps = [(phase, 1) for phase in phases]
    for phase, times in reversed(steps):
        name = "choose-thug" if rulings.players_order_thugs else "phase"
        state.agenda.append((name, phase, tuple(numbers), times))


def _phase(state: State, frame: Frame) -> None:
    """("phase", what, foes, times): all of them by column from the left, then by row from the top (MMC-4-08)."""
    _, phase, numbers, times = frame
    foes = state.foes
    there = [number for _, number in sorted([(foes[number].square, number) for number in numbers if number in foes])]
    if phase == "both":
        for number in reversed(there):
            state.agenda.append(("act", phase, number, times))
    elif phase == "move":
        thug_moves.move_all(state, tuple(there))
    else:
        state.agenda.append(("plan-attacks", tuple(number for number in there for _ in range(times)), ()))


def act(state: State, frame: Frame) -> None:
    """("act", what, foe, times): one thug's part of a phase."""
    _, phase, number, times = frame
    if phase != "move":
        state.agenda.append(("plan-attacks", (number,) * times, ()))
    if phase != "attack":
        thug_moves.move_all(state, (number,))


FRAMES = {"thugs-turn": _begin, "thugs-turn-end": _end, "orders": _orders, "phase": _phase, "act": act}
CHANCES = {
    "thug-card": drawing(
        "thugs",
        lambda state, frame: state.thug_cards,
        lambda state: state.table.thug_card_names,
        _drawn,
        _no_card,
    )
}
