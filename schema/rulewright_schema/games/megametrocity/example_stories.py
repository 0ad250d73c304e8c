"""Story mode in MegaMetroCity's worked examples: the story that a position belongs to, and how the story must stand."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import DOCUMENT_REF, Count, List, Model, RefTo
from rulewright_schema.games.megametrocity.terms import HeroRef, StageRef

RouteRef: TypeAlias = Annotated[str, RefTo("story-route"), Field(pattern=DOCUMENT_REF, examples=["story"])]
"""A story route."""


class StoryPosition(Model):
    """The story that the position belongs to."""

    route: RouteRef
    """The route."""
    at: StageRef | None = None
    """The stage of the route that is played, where the street is the example's own; left out: the first one."""
    ended: Literal["won", "lost"] | None = None
    """How the stage has just ended; left out: it is being played."""
    saved: StageRef | None = None
    """The stage in which the story was saved before; left out: it was not saved."""


class StoryExpected(Model):
    """How the story stands at the end; only what is written is looked at."""

    story: Literal["stage", "between", "game-over", "won", "lost"]
    """A stage is played, the heroes are between stages, the story was saved and can be resumed, or it is over."""
    at: StageRef | None = None
    """The stage that is played, or was last."""
    ways: List[StageRef] | None = None
    """The stages to which the story can go on, in any order."""
    saved: StageRef | None = None
    """The stage in which it was saved."""
    gains: Annotated[dict[HeroRef, Count], Field(examples=[{"jack": 1}])] | None = None
    """Upgrades that heroes have still to take."""
    purse: Annotated[dict[HeroRef, Count], Field(examples=[{"jack": 50}])] | None = None
    """Cents of sales that heroes have to spend at once."""
