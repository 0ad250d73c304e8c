"""Sections that every game has."""
