"""Effects of cards and sheets: `running.py` does them one after the other, each class by its handler in `handlers.py`.

Places are in `places.py`, targets in `targets.py`, conditions in `conditions.py`; each with one entry for each member
of its vocabulary, which the test of completeness compares with the unions of the models.
"""
