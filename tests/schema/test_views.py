"""What a pack sees with documents beside its own."""

from dataclasses import replace

import pytest

from rulewright_schema.catalog import View
from rulewright_schema.documents import Document


@pytest.fixture(scope="module")
def view(official) -> View:
    return official.catalog.view("neon-harbour")


def _copy(document: Document, pack: str, name: str) -> Document:
    return Document(pack, document.kind, name, document.model, document.place)


def test_documents_beside_a_packs_own_are_seen_and_all_else_as_before(view: View) -> None:
    card = view.all("item-card")[0]
    beside = view.beside([_copy(card, "neon-harbour", "made-up")])
    found = beside.get("item-card", "made-up")
    assert found is not None
    assert found.model is card.model
    assert view.get("item-card", "made-up") is None
    assert beside.all("item-card") == (*view.all("item-card"), found)
    assert beside.all("tile") is view.all("tile")
    assert beside.get("tile", "4.A") is view.get("tile", "4.A")
    assert beside.own("item-card") == (*view.own("item-card"), found)


def test_a_view_beside_sees_what_one_made_from_the_same_packs_sees(view: View) -> None:
    taken, own = view.all("item-card")[0], view.own("item-card")[0]
    assert (taken.pack, own.pack) == ("megametrocity", "neon-harbour")
    added = [_copy(own, "neon-harbour", each) for each in (taken.id, own.id, "made-up")]
    beside = view.beside(added)
    pack = replace(view.pack, contents=view.pack.contents.with_documents(added))
    anew = View(pack, [pack if each is view.pack else each for each in view.packs])
    for kind in view.kinds:
        ids = [each.id for each in anew.all(kind)]
        assert [each.id for each in beside.all(kind)] == ids
        for name in (*ids, f"megametrocity/{taken.id}", f"neon-harbour/{own.id}", "nothing"):
            assert [each.place for each in beside.find(kind, name)] == [each.place for each in anew.find(kind, name)]
    # Of two with one id that a pack has itself, a bare id means one.
    assert [each.pack for each in beside.find("item-card", own.id)] == ["neon-harbour"]
