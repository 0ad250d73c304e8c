"""MegaMetroCity's rules, one per module."""
