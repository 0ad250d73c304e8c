"""What each game adds to the site."""
