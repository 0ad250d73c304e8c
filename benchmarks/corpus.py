"""A fan pack of many stage and card files of about 80 lines each, valid and without a finding.

    python benchmarks/corpus.py FOLDER [FILES]

Half are stages, half item cards, written out in block style as a careful author would, no two alike.
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

WORDS = ("night", "street", "crew", "door", "wall", "turbo", "rain", "neon", "arcade", "scroll", "boss", "thug", "sign")
STREETS = (
    ("10.A", "9.A", "5.A", "1.A", "8.B"),
    ("7.B", "5.A", "6.A", "3.A", "2.B"),
    ("7.A", "2.B", "6.B", "4.B", "8.B"),
)
BOSSES = ("sid", "jett", "lars", "evaristo")


def sentences(chance: random.Random, lines: int, indent: int) -> str:
    """Lines of folded text."""
    pad = " " * indent
    return "\n".join(pad + " ".join(chance.choices(WORDS, k=16)) + "." for _ in range(lines))


def stage(number: int, chance: random.Random) -> str:
    """One stage."""
    start, second, *then = chance.choice(STREETS)
    boss = chance.choice(BOSSES)
    return f"""\
kind: stage
id: stage-{number:04}
number: {number % 900 + 50}
title:
  en: Stage {number} of the corpus
  es: Fase {number} del corpus
text:
  en: >-
{sentences(chance, 3, 4)}
  es: >-
{sentences(chance, 3, 4)}
origin: authored
notes: |
{sentences(chance, 5, 2)}
turns: {chance.randint(12, 16)}
street:
  start:
    - {start}
    - {second}
  then:
    by_heroes:
      - heroes:
          - 1
          - 2
        value:
          - {then[0]}
          - {then[1]}
      - heroes:
          - 3
          - 4
        value:
          - {then[0]}
          - {then[1]}
          - {then[2]}
spawns:
  - who: boss
    boss: {boss}
    place:
      at: last-column
      tile: {then[1]}
      row: S.{chance.randint(2, 3)}
  - who: thugs
    thug: punk
    count: {chance.randint(1, 2)}
    heroes:
      - 3
      - 4
    place:
      at: last-column
      tile: {then[0]}
      row: S.1
  - who: thugs
    thug: chains
    heroes:
      - 4
    place:
      at: last-column
      tile: {then[1]}
      row: S.4
  - who: leader
    leader: roller-girl
    heroes:
      - 2
      - 3
      - 4
    place:
      at: last-column
      tile: {then[1]}
      row: S.1
goal:
  goal: knock-out
  whom:
    - who: boss
      boss: {boss}
"""


def item_card(number: int, chance: random.Random) -> str:
    """One weapon."""
    return f"""\
kind: item-card
id: card-{number:04}
title:
  en: Weapon {number} of the corpus
  es: Arma {number} del corpus
origin: authored
notes: |
{sentences(chance, 14, 2)}
quantity: {chance.randint(1, 2)}
card:
  type: weapon
  batteries: {chance.randint(2, 4)}
  range: {chance.randint(1, 4)}
  dice: {chance.randint(2, 4)}
  hits: {chance.choice(("miniature", "square"))}
  difficulty: {chance.randint(4, 7)}
  impulse: {chance.randint(0, 2)}
  bonuses:
    - bonus: ignore-defense
  effects:
    - when: ko
      do:
        - effect: gain-turbo
          tokens: {chance.randint(1, 2)}
    - when: use
      do:
        - effect: gain-movement
          points: {chance.randint(1, 3)}
        - effect: push
          to:
            target: thugs
            where: target-square
          squares: {chance.randint(1, 3)}
          direction: away
    - when: hit
      do:
        - effect: stun
          to: hit
        - effect: gain-turbo
          tokens: {chance.randint(1, 2)}
    - when: critical-hit
      do:
        - effect: heal
          wounds: {chance.randint(1, 2)}
        - effect: gain-movement
          points: {chance.randint(1, 3)}
        - effect: push
          to:
            target: thugs
            where: target-square
          squares: {chance.randint(1, 3)}
          direction: away
    - when: last-use
      do:
        - effect: heal
          wounds: 1
        - effect: gain-turbo
          tokens: 1
        - effect: push
          to:
            target: thugs
            where: target-square
          squares: {chance.randint(1, 3)}
          direction: away
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
