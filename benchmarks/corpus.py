"""A fan pack of many stage and card files of about 80 lines and 4 kB each, valid and without a finding.

    python benchmarks/corpus.py FOLDER [FILES]

Half are stages, half item cards, no two alike. They are laid out as `content/` is: what belongs together stands on one
line in braces, longer things in blocks, prose folded. They differ from it in being full: a stage that brings other
enemies at every turn and for every number of heroes, a weapon with an effect for every moment.
"""

import random
import sys
from pathlib import Path

MANIFEST = """\
format: 1
id: corpus
game: megametrocity
title: {en: Corpus, es: Corpus}
version: 1.0.0
requires: {megametrocity: ">=1"}
licence: CC0-1.0
authors: [a benchmark]
languages: [en, es]
"""

ENGLISH = (
    "The rain has not let up since noon",
    "somebody has left the lights of the arcade on",
    "the crew waits at the far end",
    "nobody has seen the van since",
    "the sign above the bar buzzes",
    "two of them guard the door",
    "the street is theirs",
    "what is left of the wall will not stand long",
    "they know the way through the yard",
    "a siren comes nearer",
)
SPANISH = (
    "No ha parado de llover desde el mediodía",
    "alguien ha dejado encendidas las luces del salón",
    "la banda espera al otro lado",
    "nadie ha visto la furgoneta desde entonces",
    "el letrero del bar zumba",
    "dos de ellos guardan la puerta",
    "la calle es suya",
    "lo que queda del muro no aguantará mucho",
    "conocen el camino por el patio",
    "se acerca una sirena",
)
STREETS = (
    ("10.A", "5.A", "9.A", "1.A", "8.B"),
    ("7.B", "5.A", "6.A", "4.A", "2.B"),
    ("7.A", "2.B", "6.B", "4.B", "8.B"),
)
BOSSES = ("sid", "jett", "lars", "evaristo")
THUGS = ("punk", "chains", "roller-girl", "muscle-man")
PLACES = (*((0, row) for row in ("S.1", "S.3", "S.4")), *((1, row) for row in ("S.1", "S.2", "S.3", "S.4")))


def prose(chance: random.Random, phrases: tuple[str, ...], lines: int, indent: int) -> str:
    """Lines of folded text."""
    pad = " " * indent
    return "\n".join(pad + "; ".join(chance.sample(phrases, k=3)) + "." for _ in range(lines))


def spawn(who: str, heroes: str, tile: str, row: str, more: str = "") -> str:
    """One spawn on one line."""
    kind = "leader" if who == "leader" else "thugs"
    return f"{{who: {kind}, {more}, heroes: {heroes}, place: {{at: last-column, tile: {tile}, row: {row}}}}}"


def spawns(chance: random.Random, then: list[str]) -> str:
    """Thugs and a leader for each number of heroes, by lines."""
    lines = []
    for heroes in (1, 2, 3, 4):
        places = chance.sample(PLACES, k=5)
        for (tile, row), thug in zip(places[:4], THUGS, strict=True):
            more = f"thug: {thug}, count: {chance.randint(1, 2)}"
            lines.append(f"  - {spawn('thugs', f'[{heroes}]', then[tile], row, more)}")
        tile, row = places[4]
        lines.append(f"  - {spawn('leader', f'[{heroes}]', then[tile], row, f'leader: {chance.choice(THUGS)}')}")
    return "\n".join(lines)


def moments(chance: random.Random, then: list[str]) -> str:
    """What happens at some turns, by lines."""
    lines = []
    for turn in sorted(chance.sample(range(2, 12), k=8)):
        tile, row = then[0], f"S.{chance.choice((1, 3, 4))}"
        thug = spawn("thugs", "[3, 4]", tile, row, f"thug: {chance.choice(THUGS)}")
        lines += [
            "  - extra: moment",
            f"    when: {{event: turn-begins, turn: {turn}}}",
            "    do:",
            f"      - {{effect: spawn, figure: {thug}}}",
        ]
    return "\n".join(lines)


def stage(number: int, chance: random.Random) -> str:
    """One stage."""
    start, second, *then = chance.choice(STREETS)
    boss = chance.choice(BOSSES)
    return f"""\
kind: stage
id: stage-{number:04}
number: {number % 900 + 50}
title: {{en: Stage {number} of the corpus, es: Fase {number} del corpus}}
text:
  en: >-
{prose(chance, ENGLISH, 2, 4)}
  es: >-
{prose(chance, SPANISH, 2, 4)}
origin: authored
notes: >-
{prose(chance, ENGLISH, 3, 2)}
turns: {chance.randint(12, 16)}
street:
  start: [{start}, {second}]
  then:
    by_heroes:
      - {{heroes: [1, 2], value: [{then[0]}, {then[1]}]}}
      - {{heroes: [3, 4], value: [{then[0]}, {then[1]}, {then[2]}]}}
spawns:
  - {{who: boss, boss: {boss}, place: {{at: last-column, tile: {then[1]}, row: S.{chance.randint(2, 3)}}}}}
{spawns(chance, then)}
goal: {{goal: knock-out, whom: [{{who: boss, boss: {boss}}}]}}
extras:
{moments(chance, then)}
"""


def effect(chance: random.Random) -> str:
    """One effect on one line."""
    amount = chance.randint(1, 3)
    return chance.choice(
        (
            f"{{effect: gain-movement, points: {amount}}}",
            f"{{effect: gain-turbo, tokens: {amount}}}",
            f"{{effect: heal, wounds: {amount}}}",
            f"{{effect: wound, to: {{target: thugs, where: target-square}}, wounds: {amount}}}",
            f"{{effect: push, to: {{target: thugs, where: target-square}}, squares: {amount}, direction: away}}",
        )
    )


def item_card(number: int, chance: random.Random) -> str:
    """One weapon."""
    effects = []
    for when in ("use", "hit", "ko", "critical-hit", "last-use"):
        effects += [f"    - when: {when}", "      do:"]
        for _ in range(9):
            effects.append(f"        - {effect(chance)}")
    listed = "\n".join(effects)
    return f"""\
kind: item-card
id: card-{number:04}
title: {{en: Weapon {number} of the corpus, es: Arma {number} del corpus}}
origin: authored
notes: >-
{prose(chance, ENGLISH, 8, 2)}
quantity: {chance.randint(1, 2)}
card:
  type: weapon
  batteries: {chance.randint(2, 4)}
  range: {chance.randint(1, 4)}
  dice: {chance.randint(2, 4)}
  hits: {chance.choice(("miniature", "square"))}
  difficulty: {chance.randint(4, 7)}
  impulse: {chance.randint(0, 2)}
  bonuses: [{{bonus: ignore-defense}}]
  effects:
{listed}
"""


def write(folder: Path, files: int) -> None:
    """The pack, `files` documents beside its manifest; the same on every run."""
    chance = random.Random(2)
    for name in ("stages", "item_cards"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    for number in range(files // 2):
        (folder / "stages" / f"{number:04}.yaml").write_text(stage(number, chance), encoding="utf-8")
        (folder / "item_cards" / f"{number:04}.yaml").write_text(item_card(number, chance), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
