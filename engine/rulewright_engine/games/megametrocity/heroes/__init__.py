"""What a hero can do in its turn: one module for each action, with its `KINDS`; `turn.py` joins them."""
