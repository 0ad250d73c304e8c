"""What single games add to the linter; reached through the game records, never imported by shared code."""
