"""Conditions, moments and effects of stages, on the proving ground."""

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter

from megametrocity_play import proving_view
from megametrocity_stages import StagePlay
from rulewright_engine.games.megametrocity import stage_conditions
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.events import FoeSpawned, ItemDrawn, StageEnded
from rulewright_engine.games.megametrocity.events_of_stages import DialSet
from rulewright_engine.games.megametrocity.goals import is_met
from rulewright_engine.games.megametrocity.state import CHAINED
from rulewright_engine.games.megametrocity.wounds import knock_out_foe, knock_out_hero, wound_hero
from rulewright_schema.games.megametrocity.goals import Goal
from rulewright_schema.games.megametrocity.stage_conditions import Condition
from rulewright_schema.packs.loading import Loaded

CONDITION: TypeAdapter[Any] = TypeAdapter(Condition)
GOAL: TypeAdapter[Any] = TypeAdapter(Goal)
SID = {"who": "boss", "boss": "sid"}
PUNKS = {"who": "leader", "leader": "punk"}


def stage(name: str, extras: str, goal: str = "{goal: knock-out, whom: [{who: boss, boss: lars}]}") -> str:
    return (
        f"stages:\n  - id: {name}\n    title: {{en: Trial}}\n    turns: 5\n"
        f"    street: {{start: [T1.A, T2.A], then: [T3.A, T4.A]}}\n    goal: {goal}\n    extras:\n{extras}"
    )


def moment(when: str, do: str) -> str:
    return f"      - {{extra: moment, when: {when}, do: [{do}]}}\n"


@pytest.fixture
def trial(load_tree: Callable[..., Loaded]) -> Callable[..., StagePlay]:
    def make(extras: str, *heroes: str, goal: str = "{goal: knock-out, whom: [{who: boss, boss: lars}]}") -> StagePlay:
        return StagePlay(proving_view(load_tree, stage("trial", extras, goal)), "trial", *heroes)

    return make


NOTHING = "      - {extra: without-effect, card: earthquake, during: stage}\n"


def holds(play: StagePlay, **condition: Any) -> bool:
    return stage_conditions.holds(play.state, CONDITION.validate_python(condition))


# ---------------------------------------------------------------------------------------------------------- conditions
def test_heroes_standing_and_at_a_place(trial: Callable[..., StagePlay]) -> None:
    play = trial(NOTHING, "jack", "travis")
    place = {"at": "square", "tile": "T1.A", "row": "S.1", "column": 2}
    play.hero("jack", at="2,1")
    play.hero("travis", at="3,1")
    assert holds(play, condition="heroes-standing", at_least=2)
    assert holds(play, condition="heroes-at", heroes=1, place=place)
    assert not holds(play, condition="heroes-at", heroes="every", place=place)
    knock_out_hero(play.state, 1)
    assert not holds(play, condition="heroes-standing", at_least=2)
    assert holds(play, condition="heroes-at", heroes="every", place=place)


def test_a_foe_at_a_place_in_chains_knocked_out(trial: Callable[..., StagePlay]) -> None:
    play = trial(NOTHING)
    place = {"at": "last-column", "tile": "T2.A"}
    assert not holds(play, condition="foe-at", whom=SID, place=place)
    number = play.foe("sid", "10,2", flags=CHAINED, life=0)
    assert holds(play, condition="foe-at", whom=SID, place=place)
    assert not holds(play, condition="foe-at", whom=PUNKS, place=place)
    assert holds(play, condition="chained", whom=SID)
    assert not holds(play, condition="knocked-out", whom=SID)
    play.state.foes[number] = play.state.foes[number]._replace(flags=0, life=5)
    assert not holds(play, condition="chained", whom=SID)
    knock_out_foe(play.state, number, 0)
    assert holds(play, condition="knocked-out", whom=SID)
    assert holds(play, condition="not", of={"condition": "foe-at", "whom": SID, "place": place})


def test_mmc_12_02_14_unharmed_is_asked_at_the_moment_and_knocked_out_heroes_are_harmed(
    trial: Callable[..., StagePlay],
) -> None:
    play = trial(NOTHING, "jack", "travis")
    assert holds(play, condition="unharmed")
    wound_hero(play.state, 0, 1)
    assert not holds(play, condition="unharmed")
    play.hero("jack", wounds=0)
    assert holds(play, condition="unharmed")
    knock_out_hero(play.state, 1)
    assert not holds(play, condition="unharmed")


@pytest.mark.parametrize(("turn", "so"), [(10, True), (11, False)])
def test_mmc_12_08_06_turns_are_counted_as_they_are_played(
    trial: Callable[..., StagePlay], turn: int, so: bool
) -> None:
    play = trial(NOTHING)
    play.state.round = turn
    play.state.dial = 1
    assert holds(play, condition="by-turn", turn=10) is so
    assert holds(play, condition="any", of=[{"condition": "unharmed"}, {"condition": "by-turn", "turn": 10}])
    assert holds(play, condition="all", of=[{"condition": "unharmed"}, {"condition": "by-turn", "turn": 10}]) is so


# --------------------------------------------------------------------------------------------------------------- goals
def test_goals_made_of_goals(trial: Callable[..., StagePlay]) -> None:
    play = trial(NOTHING, "jack", "travis")
    there = {"goal": "reach", "place": {"at": "last-column", "tile": "T2.A"}, "heroes": 1}
    out = {"goal": "knock-out", "whom": [SID]}
    both = GOAL.validate_python({"goal": "all", "of": [there, out]})
    either = GOAL.validate_python({"goal": "any", "of": [there, out]})
    assert not is_met(play.state, either)
    play.hero("jack", at="10,1")
    assert is_met(play.state, either)
    assert not is_met(play.state, both)
    knock_out_foe(play.state, play.foe("sid", "4,1"), 0)
    assert is_met(play.state, both)
    assert not is_met(play.state, GOAL.validate_python({**there, "heroes": "every"}))


def test_knocked_out_in_one_heroes_phase(trial: Callable[..., StagePlay]) -> None:
    goal = (
        "{goal: all, within: one-heroes-turn, of: [{goal: knock-out, whom: [{who: boss, boss: sid}]}, "
        "{goal: knock-out-thugs, thug: punk, count: 2}]}"
    )
    play = trial(NOTHING, goal=goal)
    knock_out_foe(play.state, play.foe("sid", "4,1"), 0)
    play.state.after.clear()
    play.state.agenda = [("start", 0), ("heroes-phase",)]
    play._go()
    for _ in range(2):
        knock_out_foe(play.state, play.foe("punk", "4,1"), 0)
    assert not is_met(play.state, play.state.table.goal)
    knock_out_foe(play.state, play.foe("sid", "4,1"), 0)
    assert is_met(play.state, play.state.table.goal)


def test_a_stage_that_time_decides_and_that_can_be_won_before(trial: Callable[..., StagePlay]) -> None:
    goal = (
        "{goal: any, of: [{goal: reach, place: {at: last-column, tile: T2.A}}, "
        "{goal: when-time-is-up, provided: [{condition: unharmed}]}]}"
    )
    play = trial(NOTHING, goal=goal)
    assert not is_met(play.state, play.state.table.goal)
    assert is_met(play.state, play.state.table.goal, at_end=True)
    wound_hero(play.state, 0, 1)
    assert not is_met(play.state, play.state.table.goal, at_end=True)
    play.only("jack", "8,2", moves=5).do("move 10,2")
    assert play.state.outcome == "won"


# ------------------------------------------------------------------------------------------------------------- moments
def test_a_turn_begins(trial: Callable[..., StagePlay]) -> None:
    play = trial(moment("{event: turn-begins, turn: 2}", "{effect: move-dial, turns: 3}"))
    assert play.state.dial == 5
    play.end_round()
    assert play.state.dial == 4 + 3
    assert [event.dial for event in play.happened(DialSet)] == [7]


def test_the_turn_that_is_going_on_is_never_taken_away(trial: Callable[..., StagePlay]) -> None:
    play = trial(moment("{event: turn-begins, turn: 2}", "{effect: move-dial, turns: -20}"))
    play.end_round()
    assert play.state.dial == 1


SPAWN_SID = "{effect: spawn, figure: {who: boss, boss: sid, place: {at: last-column, tile: T3.A, row: S.1}}}"


def test_a_tile_is_laid_and_a_figure_appears(trial: Callable[..., StagePlay]) -> None:
    play = trial(moment("{event: tile-laid, tile: T3.A}", SPAWN_SID))
    play.scroll()
    assert play.kinds() == ["sid"]
    assert play.happened(FoeSpawned)


def test_a_figure_appears_nowhere_while_its_place_is_not_there(trial: Callable[..., StagePlay]) -> None:
    play = trial(moment("{event: tile-laid, tile: T1.A}", SPAWN_SID))
    assert play.kinds() == []


def test_players_choose_where_a_figure_of_a_moment_appears(trial: Callable[..., StagePlay]) -> None:
    figure = "{who: thugs, thug: punk, count: 2, place: {at: first-column, tile: T1.A}}"
    play = trial(moment("{event: turn-begins, turn: 2}", f"{{effect: spawn, figure: {figure}}}"))
    play.end_round()
    assert play.legal() == {f"place 1,{row}" for row in (1, 2, 3, 4)}
    play.do("place 1,3")
    assert play.foes_at("1,3") == ["punk", "punk"]


def test_an_establishment_is_laid_only_once_for_a_moment(trial: Callable[..., StagePlay]) -> None:
    play = trial(moment("{event: face-laid, face: arcade}", "{effect: move-dial, turns: 1}"))
    dial = play.state.dial
    play.enter("arcade")
    assert play.state.dial == dial + 1
    play.state.window = play.state.table.window((play.state.window.streets, ()))
    play.enter("arcade")
    assert play.state.dial == dial + 1


def test_an_enemy_is_knocked_out_and_each_hero_gets_something(trial: Callable[..., StagePlay]) -> None:
    play = trial(
        moment("{event: knocked-out, whom: {who: leader, leader: punk}}", "{effect: give, item_cards: 1, upgrades: 1}"),
        "jack",
        "travis",
    )
    number = play.foe("punk-leader", "4,1")
    knock_out_hero(play.state, 1)
    play.turn("jack")
    play.state = play.state.copy()
    knock_out_foe(play.state, number, -1)
    run(play.state)
    play.do("draw quarter")
    assert [event.hero for event in play.happened(ItemDrawn)] == [0]
    for hero in (0, 1):
        while play.waiting() == "reveal":
            play.do(f"draw {next(name for name in sorted(play.state.table.technique_names) if _free(play, name))}")
        assert play.state.agenda[-1][:3] == ("upgrade", hero, 1)
        play.do("enhance fight")
    assert [hero.enhancements[1] for hero in play.state.heroes] == [1, 1]
    assert play.waiting() == "hero-turn"


def _free(play: StagePlay, name: str) -> bool:
    return play.why(f"draw {name}") == ""


@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_a_stage_may_end_at_a_moment(trial: Callable[..., StagePlay], outcome: str) -> None:
    play = trial(moment("{event: turn-begins, turn: 2}", f"{{effect: end-stage, outcome: {outcome}}}"))
    play.end_round()
    assert play.state.outcome == outcome
    assert isinstance(play.events[-1], StageEnded)


def test_a_thing_is_destroyed(trial: Callable[..., StagePlay]) -> None:
    extras = "      - {extra: destructible, feature: lever, life: 2, treated_as: enemy, movable: true}\n" + moment(
        "{event: destroyed, feature: lever}", "{effect: set-dial, turn: 9}"
    )
    play = trial(extras, goal="{goal: destroy, feature: lever, count: 2}")
    lever = play.state.table.kind_words.index("lever")
    number = play.foe("lever", "4,1")
    play.only("jack", "4,1")
    assert play.why(f"push {number}") == ""
    play.state = play.state.copy()
    knock_out_foe(play.state, number, 0)
    run(play.state)
    assert play.state.kos[lever] == 1
    assert play.state.dial == 9
    assert holds(play, condition="destroyed", feature="lever", count=1)
    assert not holds(play, condition="destroyed", feature="lever", count=2)


def test_tokens_run_out_where_the_stage_has_so_many(trial: Callable[..., StagePlay]) -> None:
    pick_up = (
        "      - {extra: pick-up, token: battery, place: {at: first-column, tile: T1.A}, actions: 2, "
        "carried_as: money, supply: 1}\n"
    )
    play = trial(pick_up)
    play.only("jack", "1,1", actions=1)
    assert play.why("take-token loose-battery-token") == "no-actions"
    play.only("jack", "1,1", actions=4).do("take-token loose-battery-token")
    assert play.why("take-token loose-battery-token") == "none-left"
    assert play.why("take-token battery-token") == "no-such-token"
    assert play.legal("coin") == set()
