"""Bosses in chains (MMC-12.02-08 to MMC-12.02-12): what holds for them while chained, freed and knocked out.

The stage's spawn says how (`Chained`); `arrived` is told of each figure newly on a square.
"""

from typing import TypeAlias

from rulewright_engine.games.megametrocity import moments
from rulewright_engine.games.megametrocity.events_of_stages import BossChained, BossFreed
from rulewright_engine.games.megametrocity.state import CHAINED, RESTING, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_schema.games.megametrocity.stage_events import SpawnFigure
from rulewright_schema.games.megametrocity.stage_rules import Moment
from rulewright_schema.games.megametrocity.stage_spawns import BossSpawn, Chained, DrawnBossSpawn, FinalBossSpawn, Spawn

OfBoss: TypeAlias = BossSpawn | FinalBossSpawn | DrawnBossSpawn


def stage_spawns(table: Table) -> tuple[Spawn, ...]:
    """The stage's own spawns and those of its moments, numbered on."""
    of_moments = (
        effect.figure
        for extra in table.extras
        if isinstance(extra, Moment)
        for effect in extra.do
        if isinstance(effect, SpawnFigure)
    )
    return (*table.spawns, *of_moments)


def _chained(table: Table) -> tuple[tuple[OfBoss, Chained], ...]:
    """The spawns of bosses in chains, with what the stage says about them."""
    spawns = (spawn for spawn in stage_spawns(table) if isinstance(spawn, OfBoss))
    return tuple((spawn, spawn.chained) for spawn in spawns if spawn.chained is not None)


def any_chained(state: State) -> bool:
    """Whether the stage puts any boss in chains."""
    return bool(state.table.once(_chained))


def rules_for(state: State, kind: int) -> Chained | None:
    """What a stage says about a boss in chains; None for one who never is."""
    for spawn, rules in state.table.once(_chained):
        if spawn_kind(state, spawn) == kind:
            return rules
    return None


def spawn_kind(state: State, spawn: OfBoss) -> int:
    """The kind of foe that a spawn brings; -1 while its draw has not been made."""
    table = state.table
    if isinstance(spawn, DrawnBossSpawn):
        place = list(table.stage.draws).index(spawn.draw)
        return state.draws[place] if place < len(state.draws) else -1
    sort, name = ("boss", spawn.boss) if isinstance(spawn, BossSpawn) else ("final-boss", spawn.final_boss)
    return table.kind_names.get((sort, name.rpartition("/")[2]), -1)


def knocked_out(state: State, number: int) -> bool:
    """Puts a freed boss back in chains where the stage says so (MMC-12.02-12); whether it did."""
    foe = state.foes[number]
    rules = rules_for(state, foe.kind)
    if rules is None or rules.knock_out != "chained-again":
        return False
    state.foes[number] = foe._replace(wounds=0, blocked=0, life=0, flags=CHAINED)
    state.events.append(BossChained(number))
    return True


def rewarded(state: State, kind: int) -> bool:
    """Whether such a knock-out is worth the reward for a boss."""
    rules = rules_for(state, kind)
    return rules is None or rules.rewarded


def arrived(state: State, number: int, by_own_move: bool) -> None:
    """Frees a chained boss when a thug is newly on his square, or he on theirs (MMC-12.02-10)."""
    foe = state.foes.get(number)
    if foe is None or not any_chained(state):
        return
    for other, boss in list(state.foes.items()):
        if boss.flags & CHAINED and boss.square == foe.square:
            rules = rules_for(state, boss.kind)
            if rules is None or rules.freed_by == "nothing":
                continue
            with_thug = other != number or any(
                each.square == foe.square and not each.flags & CHAINED and state.table.kinds[each.kind].sort != "thing"
                for each in state.foes.values()
            )
            if with_thug and (rules.freed_by == "thug-arrives" or (by_own_move and other != number)):
                full = state.table.kinds[boss.kind].life
                life = full if rules.life == "full" else rules.life
                # MMC-12.02-11: he acts from the following Thugs turn.
                state.foes[other] = boss._replace(life=life, wounds=0, blocked=0, flags=RESTING)
                state.touched = True
                state.events.append(BossFreed(other))
                moments.freed(state, boss.kind)
