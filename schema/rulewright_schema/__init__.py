"""What content may hold: text to nodes with positions, models, packs merged into a catalog."""
