"""Can it be won? Bounds that prove that it cannot, and searches for a line that does."""
