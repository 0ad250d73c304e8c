"""Fixing whole trees: rounds, safe and unsafe fixes, and what stays as it is."""

from collections.abc import Mapping

from rulewright_lint.fixing import Fixed, fix
from rulewright_lint.linting import Options, Result
from rulewright_lint.runner import Outcome
from rulewright_schema.catalog import Catalog
from rulewright_schema.diagnostics import Diagnostic, Edit, Fault, Fix
from rulewright_schema.documents import read_drafts
from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Loaded, Request
from rulewright_schema.source import Source

MANIFEST = """\
format: 1
id: scratch
game: megametrocity
title: {en: Scratch}
version: 1.0.0
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""


def fixed(files: Mapping[str, str | bytes], *, unsafe: bool = True) -> Fixed:
    tree = MemoryFiles({"p/pack.yaml": MANIFEST, **{f"p/{name}": text for name, text in files.items()}})
    return fix(tree, Options(Request(["p"])), unsafe=unsafe)


def after(done: Fixed, name: str) -> bytes:
    return done.files[f"p/{name}"][1].data


TERMS = """\
# a comment
terms:
  - {id: cape, titel: {en: "Cape"}, text: {en: 'A garment.'}, see: [cloack]}  # kept
  - {id: cloak, title: {en: Cloak}, text: {en: Another.}}
"""


def test_fixes_are_made_in_rounds_until_nothing_is_left() -> None:
    done = fixed({"a.yaml": TERMS})
    assert after(done, "a.yaml").decode() == TERMS.replace("titel", "title").replace("cloack", "cloak")
    # The reference is seen only once the document is valid: it is mended in a later round.
    assert [each.finding.code for each in done.mended] == ["SCH001", "REF001"]
    assert done.outcome.diagnostics == ()
    again = fixed({"a.yaml": after(done, "a.yaml")})
    assert (dict(again.files), again.mended) == ({}, ())


def test_guesses_are_made_only_where_they_are_asked_for() -> None:
    done = fixed({"a.yaml": TERMS}, unsafe=False)
    assert dict(done.files) == {}
    assert done.unsafe_left() == 1
    assert [each.code for each in done.outcome.diagnostics] == ["SCH001"]


def test_line_endings_and_the_byte_order_mark_stay() -> None:
    text = ("\ufeff" + TERMS).replace("\n", "\r\n")
    done = fixed({"a.yaml": text})
    assert after(done, "a.yaml").decode() == text.replace("titel", "title").replace("cloack", "cloak")


def test_files_without_findings_are_not_touched() -> None:
    done = fixed({"a.yaml": TERMS, "b.yaml": "kind: term\nid: hood\ntitle:   {en: Hood}\ntext: {en: A third.}   \n"})
    assert list(done.files) == ["p/a.yaml"]


def test_a_fix_that_would_change_something_else_is_withdrawn_with_its_reason(monkeypatch) -> None:
    def lint(files, options, read=read_drafts) -> Result:
        source = Source("p/a.yaml", files.read("p/a.yaml"))
        bad = Fix((Edit(source.span(2, 5), "["),), "Break it")
        start = max(source.text.find("Cape"), 0)
        good = Fix((Edit(source.span(start, start + 4), "Hood"),), "Mend it")
        found = [Diagnostic(Fault("TST001", "a-test"), source.span(2, 5), "x", "y", fix=bad)]
        if "Cape" in source.text:
            found.append(Diagnostic(Fault("TST002", "another"), source.span(0, 1), "x", "y", fix=good))
        loaded = Loaded(Catalog({}), (), frozenset({"p/a.yaml"}), (), {})
        return Result(Outcome(tuple(found), 1, 1, 1, {}), loaded)

    monkeypatch.setattr("rulewright_lint.fixing.lint", lint)
    done = fixed({"a.yaml": "- one, two\n- Cape\n"})
    assert after(done, "a.yaml") == b"- one, two\n- Hood\n"
    assert [(path, one.fix.description) for path, one in done.withdrawn] == [("p/a.yaml", "Break it")]
    assert "fault of its text" in done.withdrawn[0][1].reason
    assert [each.code for each in done.outcome.diagnostics] == ["TST001"]


def test_a_fix_keeps_the_quotes_of_what_it_replaces_and_writes_letters_without_their_accents() -> None:
    text = (
        "terms:\n  - {id: \"Ñandú\", title: {en: Rhea}, text: {en: A bird.}}\n  - {id: 'Ölfaß', title: {en: Barrel}}\n"
    )
    written = after(fixed({"a.yaml": text}), "a.yaml").decode()
    assert written == text.replace('"Ñandú"', '"nandu"').replace("'Ölfaß'", "'olfass'")
