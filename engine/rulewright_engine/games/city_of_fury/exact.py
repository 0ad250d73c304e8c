"""City of Fury behind the interface of games that are solved exactly: `EXACT`."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from rulewright_engine.exact import OpeningError, Solved
from rulewright_engine.games.city_of_fury import weighing
from rulewright_engine.games.city_of_fury.actions import DEALT, Deal, Use
from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.sweep import deal_of, dealt, line_of, orders, solved
from rulewright_engine.games.city_of_fury.table import BOSS, Table, read
from rulewright_engine.guide import Options
from rulewright_engine.interface import Action, Json, SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Document
from rulewright_schema.fields import DocumentModel
from rulewright_schema.games.city_of_fury.solutions import Solution, SolvedDeal, read_deal
from rulewright_schema.games.city_of_fury.terms import SKILLS
from rulewright_schema.suggestions import closest

NAMED = 5
"""Deals that a summary names."""


class ExactCityOfFury:
    """See `rulewright_engine.exact.Exact`."""

    weighed = weighing.WEIGHED

    def __init__(self, engine: CityOfFury) -> None:
        self._engine = engine

    def weigh(self, view: View, document: Document, openings: int, seed: str) -> Iterator[Diagnostic]:
        """An Enemy in the place of another one, or a set-up against the one that it builds on."""
        return weighing.weighed(self._engine, view, document, openings, seed)

    def openings(self, view: View, options: Options) -> Sequence[Action]:
        """All 720 deals."""
        table = self._table(view, options)
        return [deal_of(table, order) for order in orders()]

    def opening(self, view: View, options: Options, text: str) -> Action:
        """A deal by its six cards, with blanks or commas between."""
        table = self._table(view, options)
        cards = tuple(text.replace(",", " ").split())
        cards = cards[1:] if cards[:1] == ("deal",) else cards
        there = table.cards[:BOSS]
        for card in cards:
            if card not in there:
                meant = closest(card, there)
                hint = f", did you mean {meant}?" if meant else ""
                raise OpeningError(f"{card} is no Enemy of the set-up{hint}", _how(there))
        if len(cards) != DEALT or len(set(cards)) < DEALT:
            raise OpeningError(f"a deal names each of the {DEALT} Enemies once", _how(there))
        return Deal(cards)

    def solve(self, view: View, options: Options, openings: Iterable[Action]) -> Iterator[Solved]:
        """The verdict on each deal."""
        outcomes = Outcomes(self._table(view, options))
        for opening in openings:
            found, _ = solved(outcomes, self._order(outcomes.table, opening))
            yield self._told(outcomes.table, found)

    def kept(self, view: View, options: Options, openings: Collection[Action] | None = None) -> Mapping[Action, Solved]:
        """The verdicts of the solution in sight that was found with the same cards by the same engine."""
        table = self._table(view, options)
        wanted = None if openings is None else {self._order(table, opening) for opening in openings}
        for document in view.all("solution"):
            solution = document.expect(Solution)
            if (solution.content, solution.engine) == (table.content_hash, self._engine.version):
                deals = [deal for order, deal in solution.solved.items() if wanted is None or order in wanted]
                return {deal_of(table, deal.order): self._told(table, deal) for deal in deals}
        return {}

    def as_document(self, view: View, options: Options, verdicts: Mapping[Action, Solved]) -> tuple[str, str]:
        """A document of the kind `solution`."""
        table = self._table(view, options)
        name = f"{table.options.set_up}-{table.vigilante}"
        titles = ", ".join(f"{language}: {_title(view, table, language)}" for language in view.pack.manifest.languages)
        lines = [
            "# Written by rulewright solve --sweep: every deal, the fewest turns, the best line.",
            "kind: solution",
            f"id: {name}",
            f"title: {{{titles}}}",
            f"set_up: {table.options.set_up}",
            f"vigilante: {table.vigilante}",
            f'engine: "{self._engine.version}"',
            f'content: "{table.content_hash}"',
            "deals: |",
        ]
        found = {self._order(table, opening): verdict for opening, verdict in verdicts.items()}
        for order in orders():
            if order in found:
                lines.append(f"  {self._kept_as(table, order, found[order])}")
        return f"{name}.yaml", "\n".join(lines) + "\n"

    def from_document(self, view: View, options: Options, text: str) -> Mapping[Action, Solved]:
        """The verdicts of a file that was not finished perhaps."""
        table = self._table(view, options)
        lines = text.splitlines()
        if f'content: "{table.content_hash}"' not in lines or f'engine: "{self._engine.version}"' not in lines:
            return {}
        deals = [deal for line in lines if (deal := read_deal(line.strip())) is not None]
        return {deal_of(table, deal.order): self._told(table, deal) for deal in deals}

    def summary(self, view: View, options: Options, verdicts: Mapping[Action, Solved]) -> dict[str, Json]:
        """Shares and numbers of turns; how often the best lines use each Skill at each level."""
        won = [each for each in verdicts.values() if each.turns is not None]
        turns = Counter(each.turns for each in won if each.turns is not None)
        ranked = sorted(won, key=lambda each: (each.turns or 0, str(each.opening)))
        lost = sorted(str(each.opening) for each in verdicts.values() if each.turns is None)
        hardest = [*lost, *(str(each.opening) for each in reversed(ranked))][:NAMED]
        return {
            "openings": len(verdicts),
            "winnable": len(won),
            "share": len(won) / len(verdicts) if verdicts else 0.0,
            "turns": {str(number): turns[number] for number in sorted(turns)},
            "hardest": list(hardest),
            "easiest": [str(each.opening) for each in ranked[:NAMED]],
            "skills": self._uses(self._table(view, options), won),
        }

    # --------------------------------------------------------------------------------------------------------- inside
    def _table(self, view: View, options: Options) -> Table:
        return self._engine.table(view, read(options))

    @staticmethod
    def _order(table: Table, opening: Action) -> tuple[int, ...]:
        if not isinstance(opening, Deal):
            raise SetUpError(f"{opening} is no deal")
        return tuple(table.numbers[card] for card in opening.cards)

    @staticmethod
    def _told(table: Table, found: SolvedDeal) -> Solved:
        deal = deal_of(table, found.order)
        if found.turns is None:
            return Solved(deal, None, ())
        return Solved(deal, found.turns, (deal, *line_of(dealt(table, found.order), found.line)))

    def _kept_as(self, table: Table, order: tuple[int, ...], verdict: Solved) -> SolvedDeal:
        places, state = [], dealt(table, order)
        for action in verdict.line[1:]:
            places.append(self._engine.legal(state).index(action))
            state = self._engine.apply(state, action).state
        return SolvedDeal(order, verdict.turns, tuple(places))

    def _uses(self, table: Table, won: list[Solved]) -> dict[str, Json]:
        """By Skill: how often the lines use it at each level, 1 first."""
        uses: dict[str, list[int]] = {skill: [0] * len(table.skills[0]) for skill in SKILLS}
        for each in won:
            state = self._engine.start(table)
            for action in each.line:
                if isinstance(action, Use):
                    uses[action.skill][state.charges[SKILLS.index(action.skill)] - 1] += 1
                state = self._engine.apply(state, action).state
        return {skill: list(counts) for skill, counts in uses.items()}


def _how(there: Sequence[str]) -> str:
    """How a deal is written, with the Enemies of the set-up."""
    return f"Write the Enemies as dealt, four Streets from the left, then two Enemies: --deal {','.join(there)}."


def _title(view: View, table: Table, language: str) -> str:
    """Set-up and Vigilante by their titles, quoted for YAML."""
    parts = []
    for kind, name in (("set-up", table.options.set_up), ("vigilante", table.vigilante)):
        document = view.get(kind, name)
        title = document.model.title if document is not None and isinstance(document.model, DocumentModel) else {}
        found = title.get(language) or title.get("en") or name
        parts.append(found if isinstance(found, str) else found.text)
    return json.dumps(" · ".join(parts), ensure_ascii=False)
