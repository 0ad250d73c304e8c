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
- `goals/` (`progress` keeps what was done for them), `stage_conditions`, `stage_places`, `stage_figures`, `chains`,
  `things`, `ride`, `rewards`: what stages say. `stage_rules`: the extras, asked by the other modules. `moments` and
  `stage_effects`: what stages do when something comes about. `stage_readings`: rulings that are figures of a stage.
- `story/`: story mode, `STORY`, a game over stages behind the same interface. `whole`: `ENGINE`, which plays either.
"""

from rulewright_engine.games.megametrocity.whole import STORY, StagesAndStories

ENGINE = StagesAndStories()

__all__ = ["ENGINE", "STORY"]
