"""Decisions that come up in the middle of something: one module for each, with its frame, action and rules."""
