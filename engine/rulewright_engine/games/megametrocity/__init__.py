"""MegaMetroCity's engine: `ENGINE`, by the interface that all games share.

Where things are:

- `setup_options`, `compiling`, `parts`, `rulings`, `table`: content compiled once for a stage, heroes and difficulty.
- `windows`: the tiles on the table as one board, with distances, lines and special squares.
- `state`, `serial`, `invariants`: what changes; as plain data; what always holds.
- `agenda` (read its docstring first), `registry`, `engine`: the stack of what is to be done and the machine.
- `setup`, `rounds`, `thugs_turn`, `spawning`, `thug_moves`, `thug_targets`, `thug_attacks`, `special_attacks`,
  `scrolling`, `establishments`, `layout`: the course of a stage.
- `heroes/`: one module for each action of a hero's turn, joined in `heroes/turn.py`. `choices/`: one for each decision
  in the middle of something. `attacks`, `weapon_use`, `bonuses`, `turbo`, `upgrades`, `items`, `wounds`, `figures`.
- `effects/`: effects, targets, places and conditions of cards and sheets. `abilities`, `triggers`, `reactions`: what
  Techniques cost and how often, and when they react. `hero_choice`: the three rules by which thugs choose a hero.
- `goals/`, `stage_rules`, `stage_places`, `stage_figures`, `moments`, `chains`, `things`: what stages say.
"""

from rulewright_engine.games.megametrocity.engine import MegaMetroCity

ENGINE = MegaMetroCity()
