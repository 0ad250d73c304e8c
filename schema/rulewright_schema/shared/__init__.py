"""Kinds of document that every game has."""
