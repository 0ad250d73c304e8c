"""What the solver found for every deal of a set-up, kept as data with the fingerprint of the cards that it is for."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rulewright_schema.fields import DocumentModel
from rulewright_schema.games.city_of_fury.terms import SetUpRef, VigilanteRef

FINGERPRINT = r"^[0-9a-f]{16}$"
_LINE = re.compile(r"([0-5]{6}) (?:([1-9][0-9]{0,2}) ([0-9a-z]+)|-)")
DEALS = 720
"""The orders of six Enemies."""


@dataclass(frozen=True, slots=True)
class SolvedDeal:
    """What was found for a deal.

    `order`: the Enemies by their place in the set-up, from 0, in the order of the deal. `turns`: the fewest that win,
    None if none do. `line`: the best line, for each decision the place of the action among the legal ones, from 0.
    """

    order: tuple[int, ...]
    turns: int | None
    line: tuple[int, ...]

    def __str__(self) -> str:
        told = f"{self.turns} {''.join(_DIGITS[each] for each in self.line)}" if self.turns is not None else "-"
        return f"{''.join(map(str, self.order))} {told}"


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def read_deal(line: str) -> SolvedDeal | None:
    """The deal of a line of `deals`; None for a line of another form."""
    found = _LINE.fullmatch(line)
    if found is None or len(set(found[1])) < len(found[1]):
        return None
    order = tuple(map(int, found[1]))
    if found[2] is None:
        return SolvedDeal(order, None, ())
    return SolvedDeal(order, int(found[2]), tuple(_DIGITS.index(each) for each in found[3]))


class Solution(DocumentModel):
    """The solver's verdict on every deal of a set-up for one Vigilante; written by `rulewright solve --sweep`."""

    kind: Literal["solution"] = "solution"
    """Always `solution`."""
    set_up: SetUpRef
    """The cards."""
    vigilante: VigilanteRef
    """Who is played."""
    engine: Annotated[str, Field(min_length=1, max_length=40, examples=["1"])]
    """The version of the engine that it was found with."""
    content: Annotated[str, Field(pattern=FINGERPRINT, examples=["9f86d081884c7d65"])]
    """The fingerprint of the figures of all cards, of the Skills and of the readings in play."""
    deals: Annotated[str, Field(min_length=1, max_length=400_000, examples=["012345 10 0213\n543210 -"])]
    """A line for each deal: the Enemies by their place in the set-up, the fewest turns, the best line; `-`: it cannot
    be won."""

    def lines(self) -> Iterator[tuple[str, SolvedDeal | None]]:
        """Each line with the deal that it tells, None if it has another form."""
        return ((line, read_deal(line)) for line in self.deals.splitlines())

    @property
    def solved(self) -> dict[tuple[int, ...], SolvedDeal]:
        """The deals by their order; lines of another form are left out."""
        return {deal.order: deal for _, deal in self.lines() if deal is not None}
