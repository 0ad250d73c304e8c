"""Plain data against models: what pydantic finds, in an author's words and at its place."""
