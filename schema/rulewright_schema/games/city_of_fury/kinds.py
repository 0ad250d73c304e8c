"""City of Fury's kinds of document."""

from rulewright_schema.kinds import Kind

_HERE = "rulewright_schema.games.city_of_fury"

KINDS = (
    Kind("vigilante", f"{_HERE}.vigilantes:Vigilante", "A Vigilante: Health, and the Skills behind the card."),
    Kind(
        "skill-card",
        f"{_HERE}.skill_cards:SkillCard",
        "Four Skills with four Charge Levels.",
        reached_by_reference=True,
    ),
    Kind("enemy", f"{_HERE}.enemies:Enemy", "An Enemy: Health, two Behaviour Boxes, and the Street behind the card."),
    Kind("boss", f"{_HERE}.enemies:Boss", "A boss: an Enemy that has to be beaten to win."),
    Kind("street", f"{_HERE}.streets:Street", "The Street side of an Enemy's card.", reached_by_reference=True),
    Kind("set-up", f"{_HERE}.set_ups:SetUp", "The cards that a game is played with."),
    Kind("solution", f"{_HERE}.solutions:Solution", "The solver's verdicts; rulewright solve writes it."),
    Kind("example", f"{_HERE}.examples:Example", "A worked example: position, actions and outcome."),
)
