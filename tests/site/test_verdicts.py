"""Whether stages can be won, on their pages: only what the engine has played anew is called won."""

import re
from dataclasses import replace
from pathlib import Path

from rulewright_engine.guide import Obstacle
from rulewright_engine.intervals import Rate
from rulewright_engine.loading import engine_of
from rulewright_engine.replay import replay
from rulewright_engine.search.judging import Budget
from rulewright_engine.search.kept_lines import read_lines
from rulewright_engine.search.measured import Measured, read_measured
from rulewright_engine.search.verdicts import BotRate
from rulewright_site.games.megametrocity.verdict_words import WORDS
from rulewright_site.live import page_anew
from rulewright_site.verdicts import Judged, Verdicts

FOLDER = Path(__file__).resolve().parents[2] / "content" / "megametrocity" / "winning_lines"
STAGE = "megametrocity/stages/bonus-stage"
LOGS = read_lines((FOLDER / "bonus-stage.jsonl").read_text("utf-8"))
LEVELS = ("Normal", "Hard", "Very Hard")


def body(catalog, verdicts: Verdicts, path: str = STAGE, language: str = "en") -> str:
    page = page_anew(catalog, language, ("en", "es"), path, verdicts)
    assert page is not None
    return page.body


def cells(text: str) -> dict[tuple[str, int], str]:
    """The words of the table's cells by level and number of heroes."""
    table = re.search(r'<div class="rw-scroll rw-verdicts".*?</table>', text, re.DOTALL)
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', table.group() if table else "", re.DOTALL)
    return {
        (level, number): " ".join(re.sub(r"<[^>]+>", " ", cell).split())
        for level, row in rows
        for number, cell in enumerate(re.findall(r"<td>(.*?)</td>", row, re.DOTALL), 1)
    }


def test_each_kept_line_is_told_by_the_turn_in_which_it_wins_when_it_is_played_anew(official) -> None:
    view = official.catalog.view("megametrocity")
    found = cells(body(official.catalog, Verdicts(lambda _: LOGS)))
    assert len(found) == 12
    for log in LOGS:
        end = replay(engine_of("megametrocity"), view, log)
        level = LEVELS[("normal", "hard", "very-hard").index(log.setup["difficulty"])]
        told = found[level, len(log.setup["heroes"])]
        assert f"✓ won in turn {end.round} " in f"{told} "
        assert (f"{end.dial - 1} to spare" if end.dial > 1 else "in the last turn") in told


def test_a_line_of_other_content_is_no_verdict(official) -> None:
    stale = tuple(replace(log, content="0") for log in LOGS)
    text = body(official.catalog, Verdicts(lambda _: stale))
    assert "won in turn" not in text
    assert "Not judged" in text
    assert page_anew(official.catalog, "en", ("en",), f"{STAGE}_line", Verdicts(lambda _: stale)) is None


def test_measured_rates_stand_with_their_interval_and_only_for_the_content_that_they_name(official) -> None:
    setup = {"stage": "bonus-stage", "heroes": 1, "difficulty": "hard"}
    content = next(log.content for log in LOGS if len(log.setup["heroes"]) == 1)
    rates = (BotRate("greedy", Rate(1, 2)), BotRate("new-bot", Rate(0, 3)))
    told = cells(body(official.catalog, Verdicts(measured=lambda _: (Measured(content, setup, rates),))))
    # Wilson's interval of 1 of 2 is 9.5 to 90.5 %, of 0 of 3 it is 0 to 56.1 %.
    assert told["Hard", 1] == "? not won yet greedy 1 of 2 (9–91%) new-bot 0 of 3 (0–56%)"
    assert told["Normal", 1] == "? not judged"
    other = body(official.catalog, Verdicts(measured=lambda _: (Measured("0", setup, rates),)))
    assert "greedy" not in other


def test_the_counts_that_are_kept_with_the_game_can_be_read() -> None:
    found = read_measured((FOLDER / "counts.json").read_text("utf-8"))
    assert len(found) >= 192
    assert all(each.rates for each in found)


def test_a_reason_why_a_stage_cannot_be_won_is_told_once_and_marked_where_it_is_not_translated(official) -> None:
    document = official.catalog.view("megametrocity").get("stage", "bonus-stage")
    assert document is not None
    obstacle = Obstacle("turns", "too far <away>", "one turn more", "luck", document, ("turns",))
    verdicts = Verdicts()
    known = verdicts.of(official.catalog.view("megametrocity"), document)
    judged: tuple[Judged, ...] = tuple(replace(each, obstacles=(obstacle,)) for each in known)
    verdicts._found[document.ref] = judged
    text = body(official.catalog, verdicts)
    assert text.count("too far &lt;away&gt;") == 1
    assert set(cells(text).values()) == {"✗ cannot be won"}
    assert '<span lang="en">one turn more</span>' in body(official.catalog, verdicts, language="es")


def test_with_a_budget_what_nothing_is_kept_of_is_judged_and_its_line_told(official) -> None:
    budget = Budget(nodes=300, games=1, bots=("greedy",))
    verdicts = Verdicts(budget=budget)
    text = body(official.catalog, verdicts, "neon-harbour/stages/night-catch")
    assert "Not judged" not in text
    assert all(re.match(r"✓ won in turn \d+|\? not won yet|✗ cannot be won", each) for each in cells(text).values())


def test_a_winning_game_is_told_turn_by_turn_from_its_first_position_to_its_last(official) -> None:
    verdicts = Verdicts(lambda _: LOGS)
    stage = body(official.catalog, verdicts)
    assert 'href="bonus-stage_line.html"' in stage
    log = next(each for each in LOGS if len(each.setup["heroes"]) == 2 and each.setup["difficulty"] == "normal")
    end = replay(engine_of("megametrocity"), official.catalog.view("megametrocity"), log)
    text = body(official.catalog, verdicts, f"{STAGE}_line")
    assert f"2 heroes, Normal: won in turn {end.round}." in text
    assert re.findall(r'<h2 id="turn-(\d+)">', text) == [str(number) for number in range(end.round + 1)]
    assert text.count('class="rw-board"') == end.round + 1
    assert "The stage is won." in text
    told = re.findall(r"\((\d+) actions? (?:and|or) rolls?\)", text)
    assert sum(map(int, told)) == len(log.actions)


def test_words_of_verdicts_are_the_same_in_each_language() -> None:
    fields = {
        language: {key: set(re.findall(r"{(\w+)}", text)) for key, text in words.items()}
        for language, words in WORDS.items()
    }
    assert fields["en"] == fields["es"]


def test_a_site_shows_a_verdict_for_every_official_set_up_and_says_what_is_not_judged(built) -> None:
    pages = [
        page for path, page in built.pages.items() if re.fullmatch(r"megametrocity/stages/(?!index)[\w-]+\.html", path)
    ]
    told = [cell for page in pages if "rw-verdicts" in page for cell in cells(page).values()]
    assert len(told) == 16 * 12
    assert all("✓ won in turn" in cell for cell in told)
    assert "rulewright check neon-harbour" in built.pages["neon-harbour/stages/night-catch.html"]
