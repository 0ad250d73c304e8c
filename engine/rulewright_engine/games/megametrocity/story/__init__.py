"""Story mode: a game over stages, on top of the engine of one stage (section 13). `STORY` in the folder above plays it.

- `options`, `state`: what a story is set up from, and what changes in it.
- `carrying`: from one stage to the next: who starts, at which level, with what.
- `route`: the ways that are open after a stage.
- `between/`: one module for each thing to do between stages, or after a game over.
- `engine`: the interface that all games share.
"""
