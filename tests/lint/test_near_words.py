"""Mistyped names of packs, games, kinds, lists and overridden documents: the word that is meant, and its fix."""

import pytest

from rulewright_lint.fixing import fix
from rulewright_lint.linting import Options
from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Request

MANIFEST = """\
format: 1
id: scratch
game: megametrocity
title: {en: Scratch}
version: 1.0.0
requires: {base: ">=1"}
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""
BASE = MANIFEST.replace("id: scratch", "id: base").replace('requires: {base: ">=1"}\n', "")
TERM = "kind: term\nid: cape\ntitle: {en: Cape}\ntext: {en: A garment.}\n"
HOOD = "terms:\n  - {id: hood, title: {en: Hood}, text: {en: A small garment.}}\n"
OVERRIDE = "override: base\nkind: term\nid: cape\ntext: {en: A large garment.}\n"
SOUND = {"pack.yaml": MANIFEST, "a.yaml": HOOD, "b.yaml": OVERRIDE}


@pytest.mark.parametrize(
    ("name", "old", "new", "told", "write"),
    [
        ("b.yaml", "cape", "caep", "3:5 PCK007 pack 'base' has no term 'caep' to override", "cape"),
        ("b.yaml", "override: base", "override: 'bsae'", "1:11 PCK007 pack 'bsae' is not among the required ones",
         "base"),
        ("pack.yaml", "{base:", "{baes:", "6:12 PCK003 required pack 'baes' is not found", "base"),
        ("pack.yaml", "game: mega", "game: meag", "3:7 PCK002 unknown game 'meagmetrocity'", "megametrocity"),
        ("b.yaml", "kind: term", "kind: tterm", "2:7 SCH010 unknown kind 'tterm'", "term"),
        ("a.yaml", "terms:", "trems:", "1:1 SCH009 unknown key 'trems'", "terms"),
        ("b.yaml", "kind:", "kidn:", "2:1 SCH009 unknown key 'kidn'", "kind"),
        ("a.yaml", "terms:", "statements: []\ntrems:", "2:1 SCH001 unknown list 'trems'", "terms"),
    ],
)  # fmt: skip
def test_the_word_that_is_meant_is_offered_and_written(name: str, old: str, new: str, told: str, write: str) -> None:
    texts = {**SOUND, name: SOUND[name].replace(old, new)}
    assert texts != SOUND
    files = MemoryFiles(
        {"base/pack.yaml": BASE, "base/a.yaml": TERM, **{f"p/{key}": each for key, each in texts.items()}}
    )
    asked = Options(Request(["p"]))
    left = fix(files, asked, unsafe=False)
    where = f"p/{name}:{told.split()[0]} "
    finding = next(each for each in left.outcome.diagnostics if told.split()[1] == each.code)
    assert f"{finding.span} " == where
    assert finding.message == f"{told.split(' ', 2)[2]}, did you mean '{write}'?"
    assert finding.help.startswith((f"Write {write}.", f"Write {write}:."))
    done = fix(files, asked, unsafe=True)
    assert done.outcome.diagnostics == ()
    wrong = told.rpartition("'")[0].rpartition("'")[2]
    assert done.files[f"p/{name}"][1].data.decode() == texts[name].replace(wrong, write)


def test_a_word_that_is_there_already_is_not_written_again() -> None:
    twice = "trems:\n  - {id: boot, title: {en: Boot}, text: {en: A third garment.}}\n" + HOOD
    files = MemoryFiles({"base/pack.yaml": BASE, "base/a.yaml": TERM, "p/pack.yaml": MANIFEST, "p/a.yaml": twice})
    done = fix(files, Options(Request(["p"])), unsafe=True)
    assert [(each.code, each.fix) for each in done.outcome.diagnostics] == [("SCH001", None)]
    assert dict(done.files) == {}
