"""What each game adds to the engine."""
