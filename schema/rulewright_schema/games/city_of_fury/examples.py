"""City of Fury's worked examples: the shared envelope with its own positions and expectations."""

from typing import Annotated

from pydantic import Field

from rulewright_schema.fields import List
from rulewright_schema.games.city_of_fury.example_expectations import Expectation
from rulewright_schema.games.city_of_fury.example_positions import ExamplePosition
from rulewright_schema.shared import example


class Example(example.Example):
    """A position, what is done in it, and what must then be so."""

    position: ExamplePosition
    """How things stand at the start."""
    then: Annotated[List[Expectation], Field(examples=[[{"figure": "r", "health": 1}]])] = ()
    """What must be so at the end, each entry told by its first key: `figure`, `event`, or the game as a whole."""
