"""Story mode behind the interface that all games share."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from rulewright_engine.games.megametrocity import rewards, stage_rules
from rulewright_engine.games.megametrocity.actions import parse
from rulewright_engine.games.megametrocity.engine import MegaMetroCity
from rulewright_engine.games.megametrocity.registry import ACTIONS
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.story import between, carrying, game_over, options, route
from rulewright_engine.games.megametrocity.story import state as states
from rulewright_engine.games.megametrocity.story.kinds import StoryKind
from rulewright_engine.games.megametrocity.story.state import Saved, StoryState
from rulewright_engine.games.megametrocity.table import NOT_PLAYED
from rulewright_engine.interface import (
    Action,
    Event,
    IllegalActionError,
    Json,
    Over,
    PlayerTurn,
    Refusal,
    SetUpError,
    Step,
    Turn,
)
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.fields import DocumentModel

STAGE = MegaMetroCity()
TABLE: Mapping[str, tuple[StoryKind, ...]] = {"between": between.KINDS, "game-over": game_over.KINDS}
FORMS = (*(kind.action for kinds in TABLE.values() for kind in kinds), *ACTIONS)
"""The actions of a story, those of its stages among them."""
PLAYED = ("tile", "face", "item-card", "thug-card", "technique-card", "hero-sheet", "thug-sheet", "boss-sheet",
          "final-boss-sheet")  # fmt: skip
"""The kinds of document that some stage of a story may come to."""


class Story:
    """The engine of stories; see `rulewright_engine.interface.Engine`."""

    game = STAGE.game
    version = STAGE.version

    # -------------------------------------------------------------------------------------------------------- set-up
    def setup(self, view: View, options_: Mapping[str, Json]) -> StoryState:
        """The first stage at the first decision of its set-up. Raises SetUpError."""
        table = options.read(view, options_)
        nobody = (0,) * len(table.heroes)
        start = table.route.start
        return StoryState(table, "stage", start, carrying.begin(table, start), pending=nobody, purse=nobody)

    def options(self, state: StoryState) -> dict[str, Json]:
        """The options that set this story up."""
        return state.table.to_json()

    def content_hash(self, state: StoryState) -> str:
        """The fingerprint of the route, its stages, and all tiles, cards and sheets in sight, without their texts."""
        whole = blake2b(digest_size=8)
        view = state.table.view
        found = (document.expect(DocumentModel) for kind in PLAYED for document in view.all(kind))
        for model in (state.table.route, *state.table.stages.values(), *found):
            data = model.model_dump(mode="json", exclude=NOT_PLAYED)
            whole.update(json.dumps(data, sort_keys=True).encode("utf-8"))
        first = carrying.options_for(state.table, state.table.route.start, None, (), ())
        whole.update(state.table.table(first).content_hash.encode("ascii"))
        return whole.hexdigest()

    # -------------------------------------------------------------------------------------------------------- playing
    def turn(self, state: StoryState) -> Turn:
        """Whose turn it is; between stages all players decide together."""
        if state.outcome is not None:
            return Over(state.outcome)
        return STAGE.turn(state.stage) if state.mode == "stage" else PlayerTurn("players")

    def legal(self, state: StoryState) -> tuple[Action, ...]:
        """What can be chosen."""
        if state.outcome is not None:
            return ()
        if state.mode == "stage":
            return STAGE.legal(state.stage)
        return tuple(
            action
            for kind in TABLE[state.mode]
            for action in kind.candidates(state)
            if kind.why_illegal(state, action) is None
        )

    def universe(self, state: StoryState) -> Iterable[Action]:
        """What could be written down."""
        if state.mode == "stage" and state.outcome is None:
            yield from STAGE.universe(state.stage)
        else:
            for kind in TABLE.get(state.mode, ()):
                yield from kind.candidates(state)

    def why_illegal(self, state: StoryState, action: Action) -> Refusal | None:
        """Why an action cannot be done now; None if it can."""
        if state.outcome is not None:
            return Refusal("over", "the story is over")
        if state.mode == "stage":
            return STAGE.why_illegal(state.stage, action)
        for kind in TABLE[state.mode]:
            if type(action) is kind.action:
                return kind.why_illegal(state, action)
        done = "between stages" if state.mode == "between" else "after a game over"
        verbs = ", ".join(dict.fromkeys(kind.action.FORM.partition(" ")[0] for kind in TABLE[state.mode]))
        return Refusal("not-now", f"{done} what can be done is: {verbs}")

    def apply(self, state: StoryState, action: Action) -> Step[StoryState]:
        """The next state and what came about. Raises IllegalActionError."""
        refusal = self.why_illegal(state, action)
        if refusal is not None:
            raise IllegalActionError(action, refusal)
        if state.mode == "stage":
            step = STAGE.apply(state.stage, action)
            return Step(after_step(state, replace(state, stage=step.state)), step.events)
        kind = next(kind for kind in TABLE[state.mode] if kind.action is type(action))
        new = kind.do(state.with_stage(), action)
        events: tuple[Event, ...] = tuple(new.stage.events)
        new.stage.events = []
        return Step(new, events)

    def fork(self, state: StoryState) -> StoryState:
        """The story with a stage for the caller alone."""
        return state.with_stage()

    def advance(self, state: StoryState, action: Action) -> StoryState:
        """The next state; in a stage, the stage is used up by it."""
        if state.mode != "stage":
            return self.apply(state, action).state
        saves = _saves(state.stage)
        STAGE.advance(state.stage, action)
        return _after(saves, state)

    # --------------------------------------------------------------------------------------------------------- chance
    def chances(self, state: StoryState) -> Iterable[tuple[Action, float]]:
        """What can fall or be drawn."""
        return STAGE.chances(state.stage) if state.mode == "stage" else ()

    def sample(self, state: StoryState, rng: Rng) -> Action:
        """One outcome of chance."""
        return STAGE.sample(state.stage, rng)

    # -------------------------------------------------------------------------------------------------------- looking
    def outcome(self, state: StoryState) -> str | None:
        """`won`, `lost` or None."""
        return state.outcome

    def observe(self, state: StoryState, player: str) -> Json:
        """All is open."""
        return states.to_json(state)

    def digest(self, state: StoryState) -> str:
        """The fingerprint."""
        text = json.dumps(states.to_json(state), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode("utf-8"), digest_size=16).hexdigest()

    def to_json(self, state: StoryState) -> dict[str, Json]:
        """The state as plain data."""
        data: dict[str, Json] = json.loads(json.dumps(states.to_json(state)))
        return data

    def from_json(self, view: View, data: Mapping[str, Json]) -> StoryState:
        """The state back. Raises SetUpError."""
        given = data.get("setup")
        if not isinstance(given, dict):
            raise SetUpError("`setup` is missing")
        return states.from_json(options.read(view, given), data)

    def parse_action(self, text: str) -> Any:
        """The action of a text. Raises ActionTextError."""
        return parse(text, FORMS)

    def invariants(self, state: StoryState) -> Iterable[str]:
        """What is wrong with a state; nothing if all is well."""
        if state.mode == "stage":
            yield from STAGE.invariants(state.stage)
        if any(each < 0 for each in (*state.pending, *state.purse)):
            yield "a purse or what is to be gained is below nothing"


def _saves(stage: State) -> int:
    return stage.marks.get(stage_rules.SAVED, 0)


def after_step(old: StoryState, new: StoryState) -> StoryState:
    """What the story makes of a step of its stage: a save, a win, a failure."""
    return _after(_saves(old.stage), new)


def _after(saves: int, new: StoryState) -> StoryState:
    """The same, of a stage that had been saved so often before."""
    stage = new.stage
    if _saves(stage) > saves:
        # What is saved must stay as it is, though the stage may be played on in place.
        new = replace(new, saved=Saved(new.at, new.main, new.ways, new.aside, new.draws, stage.copy()))
    table = new.table
    aside = new.at in new.aside
    if not new.judged and not aside and (stage.outcome == "won" or stage.marks.get(rewards.WON)):
        new = replace(new, judged=True, ways=route.ways_after(table, new.at, stage))
    if stage.outcome is None:
        return new
    new = replace(new, turns=new.turns + stage.round)
    harmless = table.stages[new.at].failure == "no-reward"
    if stage.outcome == "lost" and not harmless:
        if new.saved is None:
            return replace(new, mode="over", outcome="lost")
        return replace(new, mode="game-over")
    if new.at == table.route.finish and stage.outcome == "won":
        return replace(new, mode="over", outcome="won")
    return _between(new, aside)


def _between(story: StoryState, aside: bool) -> StoryState:
    """The stage is over and the story goes on: the heroes, their items and the decks are made ready."""
    table = story.table
    before = story
    story = story.with_stage()
    stage = story.stage
    won = stage.outcome == "won"
    if not won and not aside:
        story = replace(story, ways=route.ways_after(table, story.at, before.stage))
    carrying.tidy(stage)
    out = [number for number, hero in enumerate(stage.heroes) if hero.square == OFF]
    if not won or len(out) == len(stage.heroes):
        carrying.rise(stage, out)
    finals = sum(count for count, kind in zip(stage.kos, stage.table.kinds, strict=True) if kind.sort == "final-boss")
    gained = finals * table.route.final_boss_reward.upgrades
    draws = dict.fromkeys(story.draws)
    for name, kind in zip(table.stages[story.at].draws, stage.draws, strict=False):
        draws[story.at, name, stage.table.kinds[kind].id] = None
    stage.events = []
    story = replace(
        story, mode="between", draws=tuple(draws), main=story.main if aside else story.at,
        pending=tuple(each + gained for each in story.pending),
    )  # fmt: skip
    return story if route.open_stages(story) else replace(story, mode="over", outcome="lost")
