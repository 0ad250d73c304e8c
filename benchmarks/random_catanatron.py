"""catanatron played at random, for `engine_against_catanatron.py`: repetitions of whole games."""

import time
from collections.abc import Iterator

from catanatron import Color, Game, RandomPlayer
from repetitions import Part, repeated

GAMES = 20
"""Games in a repetition."""


def answers() -> Iterator[str]:
    """A repetition each: decisions, games, rounds."""
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(seed: int) -> Part:
        games = []
        began = time.process_time()
        for number in range(GAMES):
            game = Game([RandomPlayer(colour) for colour in colours], seed=seed * GAMES + number)
            game.play()
            games.append(game)
        seconds = time.process_time() - began
        decisions = sum(len(game.state.actions) for game in games)
        return Part(seconds, decisions, len(games), sum(game.state.num_turns for game in games) / len(colours))

    yield from repeated(play)
    yield ""


if __name__ == "__main__":
    for told in answers():
        print(told, flush=True)
