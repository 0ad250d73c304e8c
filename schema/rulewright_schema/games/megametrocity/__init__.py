"""MegaMetroCity's kinds of document and their vocabulary."""
