"""City of Fury solved exactly: of each deal, whether it can be won, in how few turns, and by which line.

- `labels`: sets of Health and Charge Levels as numbers, and the proof that the lower ones need not be looked at.
- `outcomes`: what a turn can make of a placement, computed once for all deals.
- `search`: the search by turns, from a deal to its verdict.
- `lines`: the best line of a verdict as a log of the game.
"""
