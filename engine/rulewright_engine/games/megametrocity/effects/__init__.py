"""Effects of cards and sheets: `running.py` does them one after the other, each class by its handler in `handlers.py`.

An effect knows its moment (`context.py`) and leaves word of its targets for the next one (`memory.py`). What a hero's
player would choose, a final boss's side chooses by fixed rules (`gang.py`).

Places are in `places.py`, targets in `targets.py`, conditions in `conditions.py`; each with one entry for each member
of its vocabulary, which the test of completeness compares with the unions of the models.
"""
