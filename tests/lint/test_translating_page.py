"""`docs/translating.md` says what is so: its example has the right fingerprint, and the findings it names exist."""

import re
from pathlib import Path

from ruamel.yaml import YAML

from rulewright_lint.explanations import explained
from rulewright_schema.words.texts import fingerprint

PAGE = (Path(__file__).parents[2] / "docs" / "translating.md").read_text(encoding="utf-8")


def test_the_fingerprint_of_the_example_is_that_of_its_original() -> None:
    block = re.search(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    says = YAML(typ="safe", pure=True).load(block[1])["says"]
    assert says["es"]["of"] == fingerprint(says["en"])


def test_every_finding_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`([A-Z]{3}\d{3})`", PAGE))
    assert len(named) >= 6
    assert named <= {each.rule.code for each in explained()}
