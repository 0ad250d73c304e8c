"""MegaMetroCity's kinds of document."""

from rulewright_schema.kinds import Kind

_HERE = "rulewright_schema.games.megametrocity"

KINDS = (
    Kind("tile", f"{_HERE}.tiles:Tile", "One side of a street tile, drawn as a grid.", reached_by_reference=True),
    Kind(
        "face", f"{_HERE}.tiles:Face", "One face of an Establishment tile, drawn as a grid.", reached_by_reference=True
    ),
    Kind("stage", f"{_HERE}.stages:Stage", "A stage: street, turns, goal and extra rules."),
    Kind("item-card", f"{_HERE}.item_cards:ItemCard", "A weapon, food, money or event card."),
    Kind("thug-card", f"{_HERE}.thug_cards:ThugCard", "A card that spawns thugs and tells what all thugs do."),
    Kind("technique-card", f"{_HERE}.technique_cards:TechniqueCard", "A technique that a hero can learn."),
    Kind("hero-sheet", f"{_HERE}.sheets:HeroSheet", "A hero's attributes and special technique."),
    Kind(
        "thug-sheet",
        f"{_HERE}.sheets:ThugSheet",
        "A type of thug and its leader, at each difficulty.",
        reached_by_reference=True,
    ),
    Kind("boss-sheet", f"{_HERE}.sheets:BossSheet", "A boss's attributes and aura."),
    Kind("final-boss-sheet", f"{_HERE}.sheets:FinalBossSheet", "A final boss's attributes and special attacks."),
    Kind("story-route", f"{_HERE}.story:StoryRoute", "The map of story mode: which stage leads to which."),
    Kind("example", f"{_HERE}.examples:Example", "A worked example: position, actions and outcome."),
)
