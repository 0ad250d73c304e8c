"""A document that says the wrong kind: one finding that offers the right one, for official documents of every kind."""

from dataclasses import replace

import pytest
from tests.conftest import official_files

from rulewright_schema.documents import Broken, Draft, read_drafts, validate_draft
from rulewright_schema.kinds import MANIFEST_KIND, kinds
from rulewright_schema.source import Source

GAMES = ("megametrocity", "city_of_fury")


def _drafts(game: str) -> list[Draft]:
    """One official document of every kind, as its file gives it."""
    found: dict[str, Draft] = {}
    for path, data in official_files().items():
        if path.startswith(f"content/{game}/"):
            for draft in read_drafts(Source(path, data), game).drafts:
                found.setdefault(draft.kind, draft)
    return [each for kind, each in found.items() if kind != MANIFEST_KIND]


@pytest.mark.parametrize("game", GAMES)
def test_the_kind_that_a_document_had_is_offered_whatever_kind_it_says(game: str) -> None:
    told = untold = 0
    for draft in _drafts(game):
        for kind in set(kinds(game)) - {draft.kind, MANIFEST_KIND}:
            swapped = replace(draft, kind=kind, data={**draft.data, "kind": kind})
            found, problems = validate_draft(swapped, "p", game)
            if not isinstance(found, Broken) or not found.meant:
                untold += 1
                continue
            told += 1
            assert draft.kind in found.meant, (draft.id, kind)
            assert [each.code for each in problems] == ["SCH014"]
    # Untold: what has only the keys that every document has, and kinds that have the same keys.
    assert told > 4 * untold


def _only(text: str) -> tuple[str, str, str, str | None]:
    source = Source("a.yaml", text.encode())
    (draft,) = read_drafts(source, "city_of_fury").drafts
    (found,) = validate_draft(draft, "p", "city_of_fury")[1]
    return str(found.span), found.message, found.help, found.fix.edits[0].new_text if found.fix else None


def test_the_fix_writes_the_only_kind_that_fits() -> None:
    text = "kind: street\nid: a\ntitle: {en: A}\nvigilantes: [b]\nenemies: [c]\nboss: d\n"
    assert _only(text) == (
        "a.yaml:1:7",
        "the keys are those of a set-up, not of a street",
        "Write kind: set-up.",
        "set-up",
    )


def test_kinds_that_fit_alike_are_all_named_and_none_is_written() -> None:
    text = "kind: street\nid: a\ntitle: {en: A}\nhealth: 3\nleft: {}\nright: {}\nbehind: {}\n"
    assert _only(text) == (
        "a.yaml:1:7",
        "the keys are those of a boss or an enemy, not of a street",
        "Write kind: boss or kind: enemy.",
        None,
    )


def test_a_document_in_the_list_of_another_kind_is_to_be_moved() -> None:
    text = "streets:\n  - {id: a, title: {en: A}, vigilantes: [b], enemies: [c], boss: d}\n"
    assert _only(text) == (
        "a.yaml:2:5",
        "the keys are those of a set-up, not of a street",
        "Move it to the list set_ups:.",
        None,
    )
