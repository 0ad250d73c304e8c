"""What single games add to the schema layer; reached through the entry points, never imported by shared code."""
