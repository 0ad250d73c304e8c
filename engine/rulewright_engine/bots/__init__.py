"""Bots for any game: who they are, by name, weakest first."""

from collections.abc import Callable
from typing import Any

from rulewright_engine.bots.bot import Bot
from rulewright_engine.bots.greedy import Greedy
from rulewright_engine.bots.look_ahead import LookAhead
from rulewright_engine.bots.random_bot import Random
from rulewright_engine.guide import Guide

BOTS: dict[str, Callable[[Guide[Any]], Bot]] = {"random": Random, "greedy": Greedy, "look-ahead": LookAhead}
"""Makers of bots by name; each bot is stronger than the one before."""

__all__ = ["BOTS", "Bot", "Greedy", "LookAhead", "Random"]
