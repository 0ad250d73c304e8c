"""The sections of a game's packs: the shared ones around the game's own, which `games_parts` loads."""

from rulewright_site.games_parts import own_sections
from rulewright_site.pages import Section
from rulewright_site.sections import box, glossary, rulebook


def sections_of(game_id: str) -> tuple[Section, ...]:
    """All sections of a game in the order of the navigation: rulebook, the game's own (`SECTIONS`), glossary, box."""
    return (rulebook.SECTION, *own_sections(game_id), glossary.SECTION, box.SECTION)
