"""Packs that require each other, however many and whatever their manifests hold."""

import pytest

from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Loaded, Request, load

MANIFEST = """\
format: 1
id: {id}
game: megametrocity
title: {{en: A}}
version: {version}
requires: {{{requires}}}
licence: x
authors: [a]
languages: [en]
"""


def manifest(name: str, requires: str = "", version: str = "1.0.0") -> str:
    return MANIFEST.format(id=name, requires=requires, version=version)


def loaded(files: dict[str, str], *paths: str) -> Loaded:
    return load(MemoryFiles(files), Request(list(paths)))


def test_a_chain_of_requirements_may_be_of_any_length() -> None:
    number = 1_500
    files = {f"p{each}/pack.yaml": manifest(f"p{each}", f'p{each + 1}: ">=1"') for each in range(number)}
    files[f"p{number}/pack.yaml"] = manifest(f"p{number}")
    found = loaded(files, "p0")
    assert found.diagnostics == ()
    assert len(found.catalog.closure("p0")) == number + 1
    assert next(iter(found.catalog.packs)) == f"p{number}"


def test_a_ring_of_any_length_is_one_finding_on_one_line() -> None:
    number = 1_500
    files = {f"p{each}/pack.yaml": manifest(f"p{each}", f'p{(each + 1) % number}: ">=1"') for each in range(number)}
    (found,) = loaded(files, "p0").diagnostics
    assert (found.code, str(found.span)) == ("PCK005", "p0/pack.yaml:6:12")
    assert found.message == "packs require each other in a ring: p0 → p1 → p2 → … → p1497 → p1498 → p1499 → p0"


def test_a_ring_that_is_closed_elsewhere_is_told_at_the_pack_that_was_asked_for() -> None:
    files = {
        "a/pack.yaml": manifest("a", 'b: ">=1"'), "b/pack.yaml": manifest("b", 'c: ">=1"'),
        "c/pack.yaml": manifest("c", 'a: ">=1"'),
    }  # fmt: skip
    (found,) = loaded(files, "a").diagnostics
    assert (found.code, str(found.span)) == ("PCK005", "a/pack.yaml:6:12")
    assert found.message.endswith("a → b → c → a")


@pytest.mark.parametrize("text", ["1" * 5_000, "1." + "1" * 5_000, "1.0.0a" + "1" * 5_000])
def test_a_version_of_thousands_of_digits_is_a_finding(text: str) -> None:
    found = loaded({"a/pack.yaml": manifest("a", version=f"'{text}'")}, "a").diagnostics
    assert [(each.code, each.span.start_line) for each in found] == [("SCH006", 5)]


@pytest.mark.parametrize("text", [">=" + "1" * 5_000, "==1." + "2" * 5_000, ",".join([">=1"] * 5_000)])
def test_a_range_of_thousands_of_digits_is_one_finding(text: str) -> None:
    files = {"a/pack.yaml": manifest("a", f'b: "{text}"'), "b/pack.yaml": manifest("b")}
    found = loaded(files, "a").diagnostics
    assert [(each.code, each.span.start_line) for each in found] == [("SCH006", 6)]


def test_a_required_pack_with_such_a_version_is_told_where_it_is_required() -> None:
    files = {"a/pack.yaml": manifest("a", 'b: ">=1"'), "b/pack.yaml": manifest("b", version=f"'{'1' * 5_000}'")}
    (found,) = loaded(files, "a").diagnostics
    assert (found.code, str(found.span)) == ("PCK020", "a/pack.yaml:6:12")
