"""The document that `balance.py` writes: rates by set-up, level and number of heroes, and the ladder of bots."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from rulewright_engine.bots import BOTS
from rulewright_engine.intervals import Rate

LEVELS, HEROES = ("normal", "hard", "very-hard"), range(1, 5)
WANTED, HALF = 0.05, 0.5
FIRST, RANDOM, MOST_RANDOM = 8, 40, 200

INTRODUCTION = f"""# How hard the official stages are

Measured, not authored: written by `python benchmarks/balance.py`, which plays every set-up (16 stages, 1 to 4 heroes,
3 levels) with the engine's bots. A cell gives a bot's wins of its games with the 95 % interval by Wilson's score: of
the greedy bot, of the one that looks ahead where it played, of the random one.

Each set-up has {FIRST} games of the greedy bot and {RANDOM} of the random one, whatever came of them: levels,
numbers of heroes and stages are compared by these alone. Where they leave open whether a bot wins 5 of 100, more are
played, of greed and of looking ahead in turn, until the lower end of the interval of one of them reaches 5 of 100. So
games end upon a win: in a cell with more than {FIRST} games of a bot the share is a little too high and the interval
only a guide, and of two bots the better one was picked. Where {RANDOM} random games leave it open whether half of them
are won there are up to {MOST_RANDOM}.

The heroes are the first ones by id; a lone hero of Stage 12 plays on the first map. What was changed for the sake of
these figures, and why, stands in the notes of the sheets, cards and tiles, and at the end of this page.
`winning_lines/` keeps the shortest winning game met of each set-up, with the fingerprint of its content, and in
`counts.json` what came of each game."""

CHANGES = """## What was changed, and why

- Heroes walk, act and take more than at first; bosses, Chains and MuscleMen have less life or Defense, the upper rows
  of Thug cards were thinned out, money and golden weapons are more frequent: bots lost most stages, as the street
  scrolls only once nobody is left on the rear tile. Each sheet, card and tile tells its own change in its notes.
- Eighteen set-ups had no winning line then, some of them at a level below one that was won. No figure was to blame:
  bots stood waiting at the front end of the street while a boss whom they could knock out held up the rear tile,
  left bosses in chains where they stood, and took no token while foes stood behind them. The bots were mended, and
  where they win now no figure was touched.
- Tile 9.B lost its barrier and its barrel and has a door to every column: the random bot had won half of its games of
  Stage 4 with four heroes on Normal (100 of 200), since thugs were long on their way. Of 200 other games on the new
  tile it won 81."""


def table(measurement: Any) -> Iterator[str]:
    """The document, line by line."""
    yield from INTRODUCTION.splitlines()
    yield ""
    yield from _summary(measurement.set_ups, measurement.lines)
    yield ""
    yield from _groups(measurement.set_ups)
    yield ""
    yield from _ladder(measurement.ladder)
    for stage in dict.fromkeys(each.stage for each in measurement.set_ups):
        yield ""
        yield from _stage(stage, [each for each in measurement.set_ups if each.stage == stage])
    yield ""
    yield from CHANGES.splitlines()


def pooled(set_ups: Iterable[Any], bot: str, first: int | None = None) -> Rate:
    """A bot's games in several set-ups together."""
    rates = [each.rate(bot, first) for each in set_ups]
    return Rate(sum(rate.count for rate in rates), sum(rate.of for rate in rates))


def told(rate: Rate) -> str:
    return f"{rate.count} of {rate.of}, {rate}"


def _summary(set_ups: list[Any], lines: dict[str, Any]) -> Iterator[str]:
    best = [each.best[1] for each in set_ups]
    sure = sum(rate.interval[0] >= WANTED for rate in best)
    yield f"- Set-ups: {len(set_ups)}. With a winning line: {len(lines)}."
    yield f"- A bot won at least 5 of 100 of its games in {sum(rate.share >= WANTED for rate in best)}."
    yield f"- The whole interval of a bot lies above 5 of 100 in {sure}."
    few = [each.key for each, rate in zip(set_ups, best, strict=True) if rate.share < WANTED]
    yield f"- Set-ups in which no bot won 5 of 100: {', '.join(few) or 'none'}."
    most = max(set_ups, key=lambda each: each.rate("random").share)
    easy = [each for each in set_ups if each.rate("random").share >= HALF]
    doubtful = [each for each in set_ups if each.rate("random").share < HALF <= each.rate("random").interval[1]]
    yield f"- Set-ups in which the random bot won half of its games or more: {_named(easy)}."
    yield f"- Those in which its interval reaches half: {_named(doubtful)}. It won most in {_named([most])}."
    yield "- Games: " + ", ".join(f"{pooled(set_ups, bot).of:,} {bot}" for bot in BOTS) + "."


def _named(set_ups: list[Any]) -> str:
    return ", ".join(f"{each.key} ({told(each.rate('random'))})" for each in set_ups) or "none"


def _groups(set_ups: list[Any]) -> Iterator[str]:
    yield "## By level, by number of heroes, by stage"
    yield ""
    yield f"The first {FIRST} games of the greedy bot and {RANDOM} of the random one in each set-up."
    yield ""
    yield "| set-ups | greedy | random |"
    yield "|---|---|---|"
    groups: list[tuple[str, list[Any]]] = [("all", set_ups)]
    groups += [(level, [each for each in set_ups if each.difficulty == level]) for level in LEVELS]
    groups += [
        (f"{heroes} {'hero' if heroes == 1 else 'heroes'}", [each for each in set_ups if each.heroes == heroes])
        for heroes in HEROES
    ]
    groups += [
        (stage, [each for each in set_ups if each.stage == stage])
        for stage in dict.fromkeys(each.stage for each in set_ups)
    ]
    for name, found in groups:
        yield f"| {name} | {told(pooled(found, 'greedy', FIRST))} | {told(pooled(found, 'random', RANDOM))} |"


def _ladder(ladder: list[Any]) -> Iterator[str]:
    levels = list(dict.fromkeys(each.difficulty for each in ladder))
    yield "## The ladder of bots"
    yield ""
    yield f"Every stage with {ladder[0].heroes} heroes, {' and '.join(levels)}; the same seeds, and with them the same"
    yield "luck, for all bots."
    yield ""
    yield f"| stage | {' | '.join(BOTS)} |"
    yield "|---|" + "---|" * len(BOTS)
    rows: list[tuple[str, list[Any]]] = [("all", ladder)]
    rows += [(level, [each for each in ladder if each.difficulty == level]) for level in levels]
    for name, found in rows:
        yield f"| {name} | " + " | ".join(told(pooled(found, bot)) for bot in BOTS) + " |"
    for stage in dict.fromkeys(each.stage for each in ladder):
        found = [each for each in ladder if each.stage == stage]
        yield f"| {stage} | " + " | ".join(_short(pooled(found, bot)) for bot in BOTS) + " |"
    yield ""
    for weaker, stronger in pairwise(BOTS):
        pairs = [
            pair
            for each in ladder
            for pair in zip(each.games.get(weaker, ""), each.games.get(stronger, ""), strict=False)
        ]
        up, down = pairs.count(("0", "1")), pairs.count(("1", "0"))
        rate = Rate(up, up + down)
        alone = f"{stronger} alone won {up}, {weaker} alone {down}"
        yield f"- Of {len(pairs)} pairs of games with the same seed {alone}: {rate} of these to {stronger}."


def _short(rate: Rate) -> str:
    low, high = rate.interval
    return f"{rate.count}/{rate.of} ({low:.0%} to {high:.0%})"


def _stage(stage: str, set_ups: list[Any]) -> Iterator[str]:
    yield f"## {stage}"
    yield ""
    yield "| level | 1 hero | 2 heroes | 3 heroes | 4 heroes |"
    yield "|---|---|---|---|---|"
    for level in LEVELS:
        yield f"| {level} | " + " | ".join(_cell(each) for each in set_ups if each.difficulty == level) + " |"
    yield ""
    yield f"Content: {', '.join(dict.fromkeys(each.content for each in set_ups))}."


def _cell(each: Any) -> str:
    ahead = f" · look-ahead {_short(each.rate('look-ahead'))}" if each.played("look-ahead") else ""
    random = each.rate("random")
    return f"{_short(each.rate('greedy'))}{ahead} · random {random.count}/{random.of}"
