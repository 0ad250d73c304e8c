"""Texts: sentences made from effects, the tiny markup of shown texts, translations, and where texts drift."""
