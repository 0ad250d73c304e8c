"""What is done in a game: small values with a readable text form."""

from rulewright_engine.interface import Action, ActionTextError
from rulewright_engine.values import frozen
from rulewright_schema.games.city_of_fury.terms import SKILLS, SkillName

SIDES = {"left": -1, "right": 1}
FORMS = (
    "deal CARD CARD CARD CARD CARD CARD", "use SKILL", "move left", "move right", "attack ENEMY", "shoot ENEMY", "heal",
    "decline", "boost SKILL SKILL",
)  # fmt: skip
DEALT = 6


@frozen
class Deal(Action):
    """The six Enemies' cards fall: four Streets from the left, then the two that begin as Enemies, the first of them on
    the place further left (COF-SETUP-02 to COF-SETUP-04).
    """

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"deal {' '.join(self.cards)}"


@frozen
class Use(Action):
    """A Skill is chosen (COF-VIG-06)."""

    skill: SkillName

    def __str__(self) -> str:
        return f"use {self.skill}"


@frozen
class Move(Action):
    """A Move to a side (COF-ACT-04)."""

    side: str

    def __str__(self) -> str:
        return f"move {self.side}"


@frozen
class Attack(Action):
    """An Attack on an Enemy (COF-ACT-08)."""

    enemy: str

    def __str__(self) -> str:
        return f"attack {self.enemy}"


@frozen
class Shoot(Action):
    """A Shoot at an Enemy (COF-ACT-10)."""

    enemy: str

    def __str__(self) -> str:
        return f"shoot {self.enemy}"


@frozen
class Heal(Action):
    """A Heal (COF-ACT-13)."""

    def __str__(self) -> str:
        return "heal"


@frozen
class Decline(Action):
    """The Action that is next is declined (COF-ACT-03)."""

    def __str__(self) -> str:
        return "decline"


@frozen
class Boost(Action):
    """Two Skills gain a Charge Level (COF-VIG-08); `skills` stand in the order of the card."""

    skills: tuple[SkillName, ...]

    def __str__(self) -> str:
        return f"boost {' '.join(self.skills)}"


def boost(*skills: str) -> Boost:
    """A boost of Skills named in any order."""
    return Boost(tuple(each for each in SKILLS for _ in range(skills.count(each))))


def parse(text: str) -> Action:
    """The action of a text. Raises ActionTextError."""
    word, *rest = text.split() or [""]
    found = _read(word, rest)
    if found is None:
        forms = [form for form in FORMS if form.partition(" ")[0] == word] or FORMS
        raise ActionTextError(f"{text!r} is no action; it is written {' or '.join(forms)}")
    return found


def _read(word: str, rest: list[str]) -> Action | None:
    if word == "deal" and len(rest) == DEALT:
        return Deal(tuple(rest))
    if word == "boost" and rest and all(each in SKILLS for each in rest):
        return boost(*rest)
    if not rest:
        return {"heal": Heal(), "decline": Decline()}.get(word)
    if len(rest) > 1:
        return None
    if word == "use":
        return next((Use(skill) for skill in SKILLS if skill == rest[0]), None)
    if word == "move" and rest[0] in SIDES:
        return Move(rest[0])
    return Attack(rest[0]) if word == "attack" else Shoot(rest[0]) if word == "shoot" else None
