"""Rules that say what is wrong with content, and where."""
