"""City of Fury's engine: `ENGINE`, by the interface that all games share.

Where things are:

- `table`, `rulings`: the cards compiled once for a set-up and a Vigilante.
- `placements`: who stands where, and what Actions and Behaviours make of it; the rules that engine and solver share.
- `state`, `actions`, `events`: what changes; what is done; what came about.
- `refusals`, `turns`, `engine`: legality; the course of a turn; the machine.
- `guide`: judgement for bots, drawings and tellings for people. `examples/`: worked examples.
- `solver/`, `exact`: every deal solved exactly, `EXACT` by the interface of games that can be.
"""

from rulewright_engine.exact import Exact
from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.exact import ExactCityOfFury
from rulewright_engine.games.city_of_fury.state import State
from rulewright_engine.interface import Engine

ENGINE: Engine[State] = CityOfFury()
EXACT: Exact = ExactCityOfFury(CityOfFury())
