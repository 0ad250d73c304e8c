"""From one stage to the next: who starts, at which level, and what heroes take along (MMC-13-04 to 13-10, 13-18)."""

from collections.abc import Sequence

from rulewright_engine.games.megametrocity import setup, upgrades
from rulewright_engine.games.megametrocity.decks import refill
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.figures import max_life
from rulewright_engine.games.megametrocity.heroes.put_away import AWAY
from rulewright_engine.games.megametrocity.setup_options import Options
from rulewright_engine.games.megametrocity.state import OFF, Hero, State
from rulewright_engine.games.megametrocity.story.options import StoryTable
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_schema.games.megametrocity.story_facts import level_for
from rulewright_schema.games.megametrocity.terms import Difficulty

ON = 0
"""Any square: between stages it only says that a hero is not KO'd."""


def level(table: StoryTable, stage: str, last: State | None) -> Difficulty:
    """The level of a stage: by the hero with the most upgrades, but given for the first one (MMC-13-02, MMC-13-04)."""
    route = table.route
    if last is None or stage == route.start:
        return route.start_difficulty
    most = max(upgrades.count(last, hero) for hero in range(len(last.heroes)))
    return level_for(route, most) or route.start_difficulty


def options_for(
    table: StoryTable, stage: str, last: State | None, draws: Sequence[tuple[str, str, str]], maps: tuple[str, ...]
) -> Options:
    """The options of a stage within the story."""
    route = table.route
    standing = len(table.heroes) if last is None else sum(hero.square != OFF for hero in last.heroes)
    story = {"starting": str(standing)}
    if route.techniques == "choose":
        story["techniques"] = "choose"
    if route.final_boss_reward.item_cards:
        story["final-boss-cards"] = str(route.final_boss_reward.item_cards)
    if route.saving is not None:
        story["saving"] = f"{route.saving.feature}:{route.saving.actions}:{route.saving.cents}"
    for name, draw in table.stages[stage].draws.items():
        earlier = draw.in_story
        met = [boss for at, of, boss in draws if earlier is not None and (at, of) == (earlier.stage, earlier.draw)]
        if met:
            story[f"draw:{name}"] = met[-1]
    return Options(
        stage, table.heroes, level(table, stage, last), table.rulings, None, maps, tuple(sorted(story.items()))
    )


def begin(
    table: StoryTable,
    stage: str,
    last: State | None = None,
    draws: Sequence[tuple[str, str, str]] = (),
    maps: tuple[str, ...] = (),
) -> State:
    """A stage at the first decision of its set-up; `last` holds the heroes and decks that go on. Raises SetUpError."""
    state = setup.initial(table.table(options_for(table, stage, last, draws, maps)))
    if table.route.spawns_counted == "stage-start":
        state.points = (state.table.count,) * len(state.points)
    if last is not None:
        _carry(table, last, state)
    run(state)
    state.events = []
    return state


def _carry(table: StoryTable, last: State, state: State) -> None:
    keep: set[str] = set(table.route.between.keep)
    if "upgrades" in keep:
        state.agenda = [frame for frame in state.agenda if frame[0] != "set-up-upgrades"]
    for name in ("items", "item_discards", "items_gone", "thug_cards", "thug_discards"):
        here: list[int] = getattr(state, name)
        there: list[int] = getattr(last, name)
        count = min(len(here), len(there))
        here[:count] = there[:count]
    for number, hero in enumerate(state.heroes):
        _carry_hero(state, last, number, hero, keep)
    out = {number for number, hero in enumerate(last.heroes) if hero.square == OFF}
    state.agenda = [frame for frame in state.agenda if not (frame[0] == "start" and frame[1] in out)]
    if table.route.between.discards == "shuffled":
        for deck, discards in ((state.items, state.item_discards), (state.thug_cards, state.thug_discards)):
            deck[:] = [one + other for one, other in zip(deck, discards, strict=True)]
            discards[:] = [0] * len(discards)
    refill(state.items, state.item_discards)
    refill(state.thug_cards, state.thug_discards)
    state.tape = next(number for number in range(len(state.heroes)) if number not in out)


def _carry_hero(state: State, last: State, number: int, hero: Hero, keep: set[str]) -> None:
    old = last.heroes[number]
    if "upgrades" in keep:
        hero.enhancements, hero.techniques = old.enhancements, old.techniques
    if "items" in keep:
        hero.weapons, hero.money = old.weapons, old.money
    else:
        for card in (*old.money, *(card for card, _ in old.weapons)):
            state.item_discards[card] += 1
    if "turbo" in keep:
        hero.turbo = old.turbo
    if old.square == OFF:
        hero.wounds = max_life(state, number)
    elif "wounds" in keep:
        hero.wounds = min(old.wounds, max_life(state, number) - 1)


def tidy(state: State) -> None:
    """After a stage: what lay about, was put away or left the game there joins the discards; tokens stay behind."""
    tokens = {card for card, item in enumerate(state.table.items) if item.type == "token"}
    for card, count in enumerate(state.items_gone):
        state.item_discards[card] += count
        state.items_gone[card] = 0
    for _, card, _ in state.ground:
        if card not in tokens:
            state.item_discards[card] += 1
    state.ground = ()
    for key in [key for key in state.marks if key.startswith(AWAY)]:
        card = int(key.removeprefix(AWAY))
        times = state.marks.pop(key)
        if card not in tokens:
            state.item_discards[card] += times
    for hero in state.heroes:
        hero.weapons = tuple(each for each in hero.weapons if each[0] not in tokens)
        hero.money = tuple(card for card in hero.money if card not in tokens)


def rise(state: State, numbers: Sequence[int]) -> None:
    """KO'd heroes are back with one life point: where failing has no consequence, or nobody would be left."""
    for number in numbers:
        state.heroes[number].square = ON
        state.heroes[number].wounds = max_life(state, number) - 1


def resumed(story: StoryState) -> State:
    """The stage in which the story was saved, as it is resumed after a game over (MMC-13-15 to MMC-13-17)."""
    saved, saving = story.saved, story.table.route.saving
    assert saved is not None
    assert saving is not None
    last = (story.stage if saving.items == "none" else saved.stage).copy()
    chosen = story.stage if saving.upgrades == "at-game-over" else saved.stage
    for number, hero in enumerate(last.heroes):
        hero.enhancements = chosen.heroes[number].enhancements
        hero.techniques = chosen.heroes[number].techniques
        as_saved = saved.stage.heroes[number]
        hero.wounds = 0 if saving.life == "full" else min(as_saved.wounds, max_life(last, number) - 1)
        if saving.resume == "stage-anew" or hero.square == OFF:
            hero.square = ON
        hero.turbo = 0
        if saving.items == "none":
            for card in (*hero.money, *(card for card, _ in hero.weapons)):
                last.item_discards[card] += last.table.items[card].type != "token"
            hero.money, hero.weapons = (), ()
    if saving.resume == "stage-anew":
        tidy(last)
        return begin(story.table, saved.at, last, saved.draws, saved.stage.table.options.maps)
    return _position(saved.stage, last)


def _position(position: State, last: State) -> State:
    """The position at the time of saving, with heroes and the decks as they are resumed."""
    state = position.copy()
    for number, hero in enumerate(state.heroes):
        new = last.heroes[number]
        hero.enhancements, hero.techniques = new.enhancements, new.techniques
        hero.wounds, hero.weapons, hero.money = new.wounds, new.weapons, new.money
    if any(getattr(state, name) != getattr(last, name) for name in ("items", "item_discards", "items_gone")):
        held = [0] * len(state.table.items)
        for hero in state.heroes:
            for card in (*hero.money, *(card for card, _ in hero.weapons)):
                held[card] += 1
        for _, card, _ in state.ground:
            held[card] += 1
        for card, whole in enumerate(state.table.item_counts):
            away = state.marks.get(f"{AWAY}{card}", 0)
            kept = state.items[card] + state.item_discards[card] + state.items_gone[card]
            state.item_discards[card] += max(0, whole - kept - held[card] - away)
    return state
