"""City of Fury's own rules."""
