"""Mistakes that tools of this kind have got wrong, in documents that are right otherwise: place, cause and remedy."""

import pytest

from rulewright_schema.documents import read_drafts, validate_draft
from rulewright_schema.source import Source

STAGE = """\
kind: stage
id: night-shift
title: {en: Night shift}
turns: 10
street: {start: [7.A, 2.B]}
goal: {goal: destroy, feature: control-panel, count: every}
"""
ITEM = """\
kind: item-card
id: stick
title: {en: Stick}
card:
  type: weapon
  batteries: 2
  dice: 3
  hits: miniature
  effects:
    - when: ko
      do: [{effect: heal, wounds: 1}]
"""


def findings(text: str) -> list[tuple[str, str, str]]:
    """Place with code, cause and remedy of every finding."""
    drafts = read_drafts(Source("f.yaml", text.encode()), "megametrocity")
    found = list(drafts.diagnostics)
    for draft in drafts.drafts:
        found.extend(validate_draft(draft, "p", "megametrocity")[1])
    return [(f"{one.span.start_line}:{one.span.start_column} {one.code}", one.message, one.help) for one in found]


@pytest.mark.parametrize(
    ("base", "old", "new", "place", "cause", "remedy"),
    [
        pytest.param(
            STAGE, "turns:", "turn:", "4:1 SCH001", "unknown key 'turn', did you mean 'turns'?", "Write 'turns'.",
            id="typo-in-key",
        ),
        pytest.param(
            ITEM, "wounds: 1", "wuonds: 1", "11:27 SCH001", "unknown key 'wuonds', did you mean 'wounds'?",
            "Write 'wounds'.", id="typo-inside-effect",
        ),
        pytest.param(
            ITEM, "effect: heal", "effect: hael", "11:21 SCH004", "unknown value 'hael', did you mean 'heal'?",
            "Write heal. Known values: heal, wound,", id="wrong-tag",
        ),
        pytest.param(
            STAGE, "turns: 10", "turns: 1_0", "4:8 SCH003", "a whole number is wanted here, not the text '1_0'",
            "Write digits alone, without quotes or signs between: 10.", id="underscores",
        ),
        pytest.param(
            STAGE, "turns: 10", "turns: true", "4:8 SCH003", "a whole number is wanted here, not 'true'",
            "Write a whole number.", id="boolean-for-number",
        ),
        pytest.param(
            STAGE, "turns: 10", "turns: .nan", "4:8 SCH008", "'.nan' is no number that a game can use",
            "Write a number in digits.", id="not-a-number",
        ),
        pytest.param(
            STAGE, "turns: 10", "turns: {by_heros: [{heroes: [1], value: 9}]}", "4:9 SCH001",
            "unknown key 'by_heros', did you mean 'by_heroes'?", "Write 'by_heroes'.", id="by-heroes-misspelt",
        ),
        pytest.param(
            STAGE, "turns: 10", "turns: {by_heroes: [{heroes: 1-2, value: 9}]}", "4:30 SCH003",
            "a list is wanted here, not the text '1-2'", "Write each of them: [1, 2].", id="range-for-list",
        ),
        pytest.param(
            STAGE, "turns: 10", "turns: {by_heroes: [{heroes: [1], turns: 9}]}", "4:35 SCH001",
            "unknown key 'turns', and 'value' is missing", "Write value: instead, the value for these numbers of",
            id="another-key-than-the-missing-one",
        ),
        pytest.param(
            STAGE, "goal: destroy, ", "", "6:1 SCH002", "missing key 'goal', which says what this is",
            "Add goal: destroy.", id="tag-left-out",
        ),
        pytest.param(
            STAGE, "{goal: destroy, feature: control-panel, count: every}", "destroy", "6:7 SCH003",
            "a mapping (keys and values) is wanted here, not the text 'destroy'",
            "Write a mapping with goal: one of knock-out,", id="text-for-mapping",
        ),
        pytest.param(
            ITEM, "wounds: 1", "wounds: 1, to: hero", "11:42 SCH003", "'hero' needs keys of its own",
            "Write {target: hero, where: …}.", id="word-that-needs-keys",
        ),
        pytest.param(
            ITEM, "wounds: 1", "wounds: 1, to: {target: self}", "11:42 SCH003", "'self' has no keys of its own",
            "Write the word alone: self.", id="word-without-keys",
        ),
        pytest.param(
            STAGE, "7.A", "7.a", "5:18 SCH007", "the text '7.a' names no side of a tile, did you mean '7.A'?",
            "Write 7.A.", id="tile-in-the-wrong-case",
        ),
        pytest.param(
            STAGE, "id: night-shift", "id: Night_Shift", "2:5 SCH007",
            "the text 'Night_Shift' is no id, did you mean 'night-shift'?", "Write night-shift.",
            id="id-in-the-wrong-case",
        ),
        pytest.param(
            STAGE, "kind: stage", "kind: stag", "1:7 SCH010", "unknown kind 'stag', did you mean 'stage'?",
            "Write stage. Known kinds: ", id="kind-misspelt",
        ),
        pytest.param(
            STAGE, "{en: Night shift}", "Night shift", "3:8 SCH003",
            "a mapping (keys and values) is wanted here, not the text 'Night shift'",
            "Write it by language: {en: Night shift}.", id="text-without-language",
        ),
        pytest.param(
            STAGE, "{en: Night shift}", "{en: 7}", "3:13 SCH003", "text is wanted here, not the number '7'",
            'Put it in quotes: "7".', id="number-for-text",
        ),
    ],
)  # fmt: skip
def test_one_mistake_is_one_finding_with_its_cause_and_remedy(
    base: str, old: str, new: str, place: str, cause: str, remedy: str
) -> None:
    assert old in base
    (found,) = findings(base.replace(old, new, 1))
    assert found[:2] == (place, cause)
    assert found[2].startswith(remedy)


@pytest.mark.parametrize(
    ("old", "new"),
    [("Night shift", "NO"), ("Night shift", "2026-06-27"), ("turns: 10", "turns: 0812"), ("every", "1")],
    ids=["norway", "date-as-text", "old-octal", "number-or-word"],
)
def test_what_yaml_1_2_reads_as_meant_stays_silent(old: str, new: str) -> None:
    assert findings(STAGE.replace(old, new)) == []


def test_a_list_for_the_goal_names_the_key_that_is_wrong_inside() -> None:
    goal = "goal: {goal: destroy, feature: control-panel, count: every}\n"
    found = findings(STAGE.replace(goal, "goal:\n  - knock_out: sid\n    turns: 4\n"))
    assert [each[0] for each in found] == ["7:3 SCH003", "7:5 SCH002"]
    assert found[0][2].startswith("Take the brackets or the '- ' away")
    assert found[1][1] == "key 'goal' is missing, and 'knock_out' is not a key here"


def test_a_huge_number_is_one_finding_and_shown_short(lint_tree) -> None:
    text = STAGE.replace("turns: 10", "turns: " + "9" * 5_000)
    (found,) = lint_tree({"f.yaml": text}, game="megametrocity").diagnostics
    assert (found.span.start_line, found.span.start_column, found.code) == (4, 8, "YML011")
    assert found.message.count("9") <= 41


def test_a_second_document_is_checked_too() -> None:
    found = findings(STAGE + "---\nkind: term\nidd: cape\ntitle: {en: Cape}\n")
    assert found == [("9:1 SCH001", "unknown key 'idd', did you mean 'id'?", "Write 'id'.")]


def test_an_override_of_no_word_says_that_a_pack_is_wanted() -> None:
    assert findings("override: 3\nkind: term\nid: hero\n")[0][:2] == (
        "1:11 SCH003",
        "the id of a pack is wanted here, not the number '3'",
    )
