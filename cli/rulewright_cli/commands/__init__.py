"""One command per module, loaded by name when it is called."""
