"""The round: dial, Thugs turn, heroes' turns, scrolling, tape (sections 4, 7g and 11)."""

from rulewright_engine.games.megametrocity import figures, goals, moments, rewards, ride, triggers
from rulewright_engine.games.megametrocity.events import HeroTurnBegan, HeroTurnEnded, StageEnded, TapePassed, TurnBegan
from rulewright_engine.games.megametrocity.goals import progress
from rulewright_engine.games.megametrocity.state import OFF, Frame, State


def _begin(state: State, frame: Frame) -> None:
    """("round",): the dial goes on, then come the two phases (MMC-4-01, MMC-4-02)."""
    if state.round:
        state.dial -= 1
    state.round += 1
    _number_foes_anew(state)
    state.events.append(TurnBegan(state.round, state.dial))
    state.agenda.extend([("round-end",), ("heroes-phase",), ("thugs-turn",)])
    ride.turn_begins(state)
    moments.turn_begins(state)


def _number_foes_anew(state: State) -> None:
    """Nothing refers to foes between rounds: equal positions then have equal numbers."""
    ordered = sorted(state.foes.values(), key=lambda foe: (foe.square, foe))
    state.foes = {number: foe._replace(blocked=0) if foe.blocked else foe for number, foe in enumerate(ordered, 10)}
    state.next_id = 10 + len(ordered)


def _heroes_phase(state: State, frame: Frame) -> None:
    """("heroes-phase",): the holder of the tape begins (MMC-4-09)."""
    progress.phase_begins(state)
    for hero in state.heroes:
        hero.played = False
    state.agenda.append(("next-hero", state.tape))


def _next_hero(state: State, frame: Frame) -> None:
    """("next-hero", whose turn it is by order): the first from there who is on the map and has not played.

    A hero brought back before the phase ends still has its turn (MMC-8g-05).
    """
    for number in state.in_order(frame[1]):
        hero = state.heroes[number]
        if not hero.played and hero.square != OFF:
            break
    else:
        return
    state.acting = number
    hero.played = True
    hero.special = False
    hero.kos = hero.extra = 0
    hero.used = tuple(each for each in hero.used if each[0] != "turn")
    hero.moves = figures.movement(state, number) + hero.later[0]
    hero.actions = figures.actions(state, number) + hero.later[1]
    hero.extra = hero.later[1]
    hero.later = (0, 0)
    state.events.append(HeroTurnBegan(number))
    state.agenda.append(("next-hero", (number + 1) % len(state.heroes)))
    state.agenda.append(("hero-turn", number))
    triggers.fire(state, "turn-start", number)


def end_hero_turn(state: State, number: int) -> None:
    """Ends a hero's turn, whose frame lies on top, once its reactions are through."""
    state.agenda[-1] = ("hero-turn-end", number)
    triggers.fire(state, "turn-end", number)


def _hero_turn_ends(state: State, frame: Frame) -> None:
    """("hero-turn-end", hero): Defense is whole again (MMC-9a-06)."""
    number = frame[1]
    hero = state.heroes[number]
    hero.moves = hero.actions = hero.kos = hero.extra = 0
    hero.special = False
    if not state.table.rulings.defense_once_per_phase:
        for foe_number, foe in state.foes.items():
            if foe.blocked:
                state.foes[foe_number] = foe._replace(blocked=0)
    state.acting = OFF
    state.events.append(HeroTurnEnded(number))


def _round_end(state: State, frame: Frame) -> None:
    """("round-end",): scroll, pass the tape, next round (MMC-4-16); without a turn left the stage is over."""
    if state.dial <= 1:
        won = goals.holds_at_the_end(state)
        end_stage(state, "won" if won else "lost", "the last turn is over")
        return
    state.agenda.append(("pass-tape",))
    for street in reversed(range(len(state.window.streets))):
        state.agenda.append(("scroll", street))


def _pass_tape(state: State, frame: Frame) -> None:
    """("pass-tape",): to the next hero in play (MMC-7g-02)."""
    for hero in state.heroes:
        hero.used = tuple(each for each in hero.used if each[0] != "round")
    standing = [hero for hero in state.in_order(state.tape + 1) if state.heroes[hero].square != OFF]
    state.tape = standing[0] if standing else state.tape
    state.events.append(TapePassed(state.tape))
    state.agenda.append(("round",))


def end_stage(state: State, outcome: str, reason: str) -> None:
    """The stage is over; what a won one still gives is drawn first."""
    waiting = list(state.after)
    state.agenda.clear()
    state.after.clear()
    state.touched = False
    if outcome == "won" and rewards.after_win(state, waiting, reason):
        return
    state.outcome = outcome
    state.events.append(StageEnded(outcome, reason))


def judge(state: State) -> None:
    """Ends the stage if its goal is met (MMC-11-01) or no hero is left on the map (MMC-11-02)."""
    state.touched = False
    if state.marks.get(rewards.WON):
        return
    for hero in state.heroes:
        if hero.square != OFF:
            break
    else:
        if state.round:
            end_stage(state, "lost", "all heroes are KO'd")
            return
    if goals.met(state):
        end_stage(state, "won", "the goal is met")


FRAMES = {
    "round": _begin,
    "heroes-phase": _heroes_phase,
    "next-hero": _next_hero,
    "hero-turn-end": _hero_turn_ends,
    "round-end": _round_end,
    "pass-tape": _pass_tape,
}
