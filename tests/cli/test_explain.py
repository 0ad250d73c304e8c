"""`rulewright explain`: rules by code, name and family."""

import json

from rulewright_lint.registry import rule_modules
from rulewright_schema.kinds import games


def test_a_rule_is_told_by_code_and_by_name_in_any_case(command) -> None:
    page = command("explain", "REF001")
    assert page.code == 0
    assert page.out.startswith("REF001 unknown-reference (error)\n\nA reference to a document")
    for part in ("\nWhy\n  ", "\nWrong\n  terms:", "\nRight\n  terms:"):
        assert part in page.out
    assert command("explain", "ref001").out == page.out
    assert command("explain", "unknown_reference").out == page.out


def test_all_rules_are_listed_in_text_and_json(command) -> None:
    listed = command("explain", "--all")
    found = json.loads(command("explain", "--all", "--format", "json").out)["rules"]
    assert len(found) == len({module for game in games() for module in rule_modules(game)})
    assert all(each["code"] in listed.out and each["name"] in listed.out for each in found)
    assert all(each["what"] and each["why"] and each["wrong"] and each["right"] for each in found)


def test_a_family_is_listed_by_its_letters(command) -> None:
    answer = command("explain", "map")
    assert answer.code == 0
    assert "MAP001" in answer.out
    assert "REF001" not in answer.out


def test_an_unknown_rule_is_answered_with_the_closest_one(command) -> None:
    answer = command("explain", "unkown-reference")
    assert answer.code == 2
    assert "did you mean unknown-reference?" in answer.err
    assert command("explain", "REF01").err.startswith("error: no rule is called 'REF01', did you mean REF001?")
    assert command("explain", "\x1b[31m").code == 2
    assert "\x1b" not in command("explain", "\x1b[31m").err
    assert command("explain").code == 2
