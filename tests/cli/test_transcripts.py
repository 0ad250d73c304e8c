"""Whole stages played in the terminal, each step held against the statement that it shows.

A transcript is a text file in `transcripts/`:

    $ conquer-the-arcade --heroes jack       what is played, by the figures and cards of `transcripts/pack`
    # MMC-5a-01 Heroes start in ...          the statements that the next steps show, in our own words
    ? start 2,1                              what is typed; dice and cards are typed as well
    = heroes do not start there              what the answer says, line by line in this order; a part of a line will do
    ! punk                                   what it does not say

The table is drawn in answers, so a row of it can be expected like any other line.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "transcripts"
STATEMENT = re.compile(r"MMC-[0-9A-Za-z.]+-[0-9]+")
DECLARED = re.compile(r"^  - id: (\S+)$", re.MULTILINE)
PROMPT = re.compile(r"^\? ", re.MULTILINE)


@dataclass
class Typed:
    """A line that is typed, and what its answer says and does not say."""

    line: str
    says: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)


@dataclass
class Transcript:
    """A file, read."""

    arguments: list[str]
    steps: list[Typed]
    statements: list[str]


def read(path: Path) -> Transcript:
    found = Transcript([], [], [])
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        sign, _, rest = line.partition(" ")
        if sign == "$":
            found.arguments = rest.split()
        elif sign == "#":
            found.statements.extend(STATEMENT.findall(rest))
        elif sign == "?":
            found.steps.append(Typed(rest))
        elif sign == "=":
            found.steps[-1].says.append(rest)
        elif sign == "!":
            found.steps[-1].never.append(rest)
        else:
            assert not line, f"{path.name}:{number}: {line!r} begins with no sign"
    return found


def tidy(line: str) -> str:
    return " ".join(line.split())


@pytest.mark.parametrize("path", sorted(HERE.glob("*.txt")), ids=lambda path: path.stem)
def test_a_stage_is_played_by_the_rules(command, folder, root: Path, path: Path) -> None:
    script = read(path)
    rules = (root / "content" / "megametrocity" / "rules").glob("*.yaml")
    known = {each for file in rules for each in DECLARED.findall(file.read_text("utf-8"))}
    assert script.statements
    assert set(script.statements) <= known
    typed = "".join(f"{step.line}\n" for step in script.steps)
    answer = command("play", script.arguments[0], str(HERE / "pack"), *script.arguments[1:], "--by-hand", stdin=typed)
    assert answer.code == 0
    answers = PROMPT.split(answer.out)[1:]
    assert len(answers) >= len(script.steps), "the game was over before all was typed"
    for step, said in zip(script.steps, answers, strict=False):
        lines = iter([tidy(line) for line in said.splitlines()])
        for wanted in step.says:
            assert any(tidy(wanted) in line for line in lines), f"? {step.line}\nsays nowhere: {wanted}\n{said}"
        for unwanted in step.never:
            assert tidy(unwanted) not in tidy(said), f"? {step.line}\nsays: {unwanted}\n{said}"


def test_five_stages_are_shown_and_every_step_of_them_is_held() -> None:
    scripts = {path.stem: read(path) for path in HERE.glob("*.txt")}
    assert {name.partition("-")[0] for name in scripts} == {"01", "02", "07", "09", "12"}
    for script in scripts.values():
        assert sum(bool(step.says) for step in script.steps) > len(script.steps) / 2
        assert len(set(script.statements)) >= 10
