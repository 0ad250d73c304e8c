"""Rules for every game, one per module."""
