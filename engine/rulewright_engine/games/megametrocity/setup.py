"""Setting a stage up (section 10): from a table to the first decision."""

from collections.abc import Sequence

from rulewright_engine.games.megametrocity import moments, stage_figures, stage_rules, upgrades
from rulewright_engine.games.megametrocity.choices import start_square
from rulewright_engine.games.megametrocity.decks import drawing
from rulewright_engine.games.megametrocity.events import TileLaid
from rulewright_engine.games.megametrocity.events_of_stages import BossDrawn
from rulewright_engine.games.megametrocity.figures import ATTRIBUTES
from rulewright_engine.games.megametrocity.state import FIRST_FOE, OFF, Frame, Hero, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.interface import SetUpError
from rulewright_schema.games.megametrocity.streets import Maps


def initial(table: Table) -> State:
    """The table laid and the decks ready, everything else on the agenda. Raises SetUpError where nobody can start."""
    state = State()
    state.table = table
    state.window = table.window((table.starts, ()))
    state.agenda = [
        ("round",), ("count-heroes",), *(("start", hero) for hero in reversed(range(len(table.heroes)))),
        ("set-up-upgrades",), ("set-up-figures",), ("draw-boss", 0),
    ]  # fmt: skip
    state.after = []
    state.heroes = [Hero() for _ in table.heroes]
    state.foes = {}
    state.next_id = FIRST_FOE
    state.round = 0
    state.dial = table.turns
    state.tape = 0
    state.acting = OFF
    state.drawn = (0,) * len(table.starts)
    state.points = (len(table.heroes),) * len(table.starts)
    state.supply = list(table.supply)
    state.items = list(table.item_counts)
    state.item_discards = [0] * len(table.items)
    state.items_gone = [0] * len(table.items)
    state.thug_cards = list(table.thug_counts)
    state.thug_discards = [0] * len(table.thug_cards)
    state.offer = ()
    state.draws = ()
    state.spawned = 0
    state.debris = 0
    state.ground = ()
    state.kos = (0,) * len(table.kinds)
    state.marks = {}
    state.outcome = None
    state.touched = False
    state.events = []
    problem = start_square.why_nobody_starts(state)
    if problem:
        raise SetUpError(f"the stage {table.stage.id}: {problem}")
    return state


def _bosses(state: State, frame: Frame) -> Sequence[int]:
    """For each kind, whether a draw can give it: no two draws of a stage give the same one."""
    table = state.table
    draw = list(table.stage.draws.values())[frame[1]]
    sort = "boss" if draw.among == "bosses" else "final-boss"
    excluded = {each.rpartition("/")[2] for each in draw.exclude}
    return [
        int(kind.sort == sort and kind.id not in excluded and number not in state.draws)
        for number, kind in enumerate(table.kinds)
    ]


def _no_draw(state: State, frame: Frame) -> bool:
    """("draw-boss", which): story mode may have settled it (MMC-12.02-13)."""
    table = state.table
    draws = list(table.stage.draws.items())
    if frame[1] >= len(draws):
        state.agenda.pop()
        return True
    met = dict(table.options.story).get(f"draw:{draws[frame[1]][0]}")
    known = [number for number, kind in enumerate(table.kinds) if kind.id == met and kind.sort != "thing"]
    if known:
        _boss_drawn(state, frame, known[0])
        return True
    if not any(_bosses(state, frame)):
        raise SetUpError(f"no boss is left for the draw {draws[frame[1]][0]}")
    return False


def _boss_drawn(state: State, frame: Frame, kind: int) -> None:
    state.draws = (*state.draws, kind)
    state.events.append(BossDrawn(state.table.kinds[kind].id))
    state.agenda[-1] = ("draw-boss", frame[1] + 1)


def _figures(state: State, frame: Frame) -> None:
    """("set-up-figures",): the tiles of the set-up count as laid now."""
    for street in state.window.streets:
        for tile in street:
            state.events.append(TileLaid(tile))
            stage_figures.laid(state, tile)
            moments.tile_laid(state, tile)


def _upgrades(state: State, frame: Frame) -> None:
    """("set-up-upgrades",): those given beforehand, or as many as the level grants, chosen in turn."""
    table = state.table
    given = table.options.upgrades
    if given is not None:
        for hero, names in enumerate(given):
            for name in names:
                _give(state, hero, name)
        return
    state.agenda.append(("clear-offer",))
    for hero in reversed(range(len(state.heroes))):
        state.agenda.append(("upgrade", hero, upgrades.AT_SET_UP[table.difficulty], True))
    state.agenda.append(("reveal", upgrades.FACE_UP))


def _give(state: State, hero: int, name: str) -> None:
    technique = state.table.technique_ids.get(name)
    if technique is None and name not in ATTRIBUTES:
        raise SetUpError(f"{name} is no attribute and no Technique")
    if technique is None:
        refusal = upgrades.why_not_enhance(state, hero, name)
    else:
        refusal = upgrades.why_not_learn(state, hero)
        if not upgrades.free_techniques(state)[technique]:
            raise SetUpError(f"the Technique {name} is there once only")
    if refusal is not None:
        raise SetUpError(f"{state.table.heroes[hero].id}: {refusal}")
    if technique is None:
        upgrades.enhance(state, hero, name)
    else:
        upgrades.learn(state, hero, technique)


def _count_heroes(state: State, frame: Frame) -> None:
    """("count-heroes",): spawn points count the heroes that began the stage, on each map or in all (MMC-4-05)."""
    street = state.table.stage.street
    if isinstance(street, Maps) and street.spawns_counted == "heroes-of-map":
        window = state.window
        state.points = tuple(
            sum(hero.square != OFF and window.street_of(hero.square) == number for hero in state.heroes)
            for number in range(len(window.streets))
        )
    stage_rules.assign(state)
    state.touched = True


FRAMES = {"set-up-figures": _figures, "set-up-upgrades": _upgrades, "count-heroes": _count_heroes}
CHANCES = {
    "draw-boss": drawing("boss", _bosses, lambda state: state.table.kind_words, _boss_drawn, _no_draw),
}
