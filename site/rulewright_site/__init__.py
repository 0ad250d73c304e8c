"""A browsable rulebook made from content."""
