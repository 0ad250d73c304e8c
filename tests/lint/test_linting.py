"""A whole run: settings from three places, untrusted packs, baselines, failing rules, counts."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest
from tests.conftest import SCRATCH_MANIFEST, official_files, read_once

from rulewright_lint.baseline import BadBaselineError, from_text, to_text
from rulewright_lint.failures import CannotRunError
from rulewright_lint.linting import Options, Result, baseline_of, lint
from rulewright_lint.registry import load_rule, rule_modules
from rulewright_lint.rule import Finding, Rule, document_rule
from rulewright_lint.runner import run
from rulewright_lint.selection import Settings
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Request

TERMS = """\
terms:
  - {id: cape, title: {en: Cape}, see: [cloak]}
  - {id: coat, title: {en: Coat}, see: [mantle]} # rulewright: ignore[REF001] in another pack
"""


def tree(files: Mapping[str, str]) -> MemoryFiles:
    return MemoryFiles({**official_files(), "pack/pack.yaml": SCRATCH_MANIFEST, **files})


def lint_files(files: MemoryFiles, **options: object) -> Result:
    request = Request(["pack"], None, (), (), ("content",))
    return lint(files, Options(request, **options), read_once)  # type: ignore[arg-type]  # shorthand


def found(result: Result) -> list[str]:
    return [
        f"{each.span.path}:{each.span.start_line} {each.severity} {each.code}" for each in result.outcome.diagnostics
    ]


def test_a_comment_hides_its_finding_and_the_hidden_are_counted() -> None:
    result = lint_files(tree({"pack/terms.yaml": TERMS}))
    assert found(result) == ["pack/terms.yaml:2 error REF001"]
    assert result.outcome.hidden == 1


def test_the_nearest_configuration_file_above_the_pack_holds() -> None:
    files = {"pack/terms.yaml": TERMS, "rulewright.toml": '[lint]\nignore = ["unknown-reference"]\n'}
    assert found(lint_files(tree(files))) == []
    nearer = {**files, "pack/rulewright.toml": '[lint]\nseverity = { REF001 = "info" }\n'}
    assert found(lint_files(tree(nearer))) == ["pack/terms.yaml:2 info REF001"]


def test_the_manifest_s_settings_hold_and_those_of_the_command_line_are_stronger() -> None:
    manifest = SCRATCH_MANIFEST + "lint: {ignore: [REF]}\n"
    files = tree({"pack/terms.yaml": TERMS, "pack/pack.yaml": manifest})
    assert found(lint_files(files)) == []
    assert found(lint_files(files, given=Settings(select=("REF001",)))) == ["pack/terms.yaml:2 error REF001"]


def test_a_comment_about_a_rule_that_is_off_is_not_called_unused() -> None:
    assert found(lint_files(tree({"pack/terms.yaml": TERMS}), given=Settings(ignore=("REF",)))) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[lint]\nselct = []\n", "unknown key 'selct' in [lint], did you mean select?"),
        ("[lnt]\n", "unknown table 'lnt'"),
        ('ignore = ["TXT"]\n', "ignore stands outside of the table [lint]"),
        ('colour = "red"\n', "unknown key 'colour'"),
        ("[lint]\nignore = 'REF'\n", "ignore is a list"),
        ("[lint]\nignore = ['REEF']\n", "no rule is called 'REEF'"),
        ("[lint]\nseverity = { REF001 = 'bad' }\n", "severity maps rules"),
        ("[lint\n", "Expected ']'"),
        ("[lint]\nbaseline = 'gone.json'\n", "gone.json cannot be read"),
    ],
)
def test_a_faulty_configuration_is_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(CannotRunError) as caught:
        lint_files(tree({"pack/terms.yaml": TERMS, "rulewright.toml": text}))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_untrusted_pack_s_settings_baseline_and_comments_hold_for_nothing() -> None:
    manifest = SCRATCH_MANIFEST + "lint: {ignore: [REF], baseline: known.json}\n"
    toml = '[lint]\nignore = ["REF001"]\nbaseline = "known.json"\n'
    files = tree({"pack/terms.yaml": TERMS, "pack/pack.yaml": manifest, "pack/rulewright.toml": toml})
    assert found(lint_files(files, untrusted=True)) == [
        "pack/terms.yaml:2 error REF001",
        "pack/terms.yaml:3 error REF001",
    ]


def test_text_that_cannot_be_read_is_reported_whatever_is_ignored_or_hidden() -> None:
    broken = "# rulewright: ignore-file[YML017] never mind\nkind: term\nid: cape\ntitle: {en: Cape\n"
    result = lint_files(tree({"pack/terms.yaml": broken}), given=Settings(select=("MAP",), ignore=("YML",)))
    assert found(result) == ["pack/terms.yaml:4 error YML017"]


def test_shape_is_checked_whatever_is_selected_but_can_be_ignored_by_name() -> None:
    files = tree({"pack/terms.yaml": "kind: term\nid: cape\ntitel: {en: Cape}\n"})
    assert found(lint_files(files, given=Settings(select=("MAP",)))) == ["pack/terms.yaml:3 error SCH001"]


# --- baselines


def baseline(files: MemoryFiles) -> str:
    return to_text(baseline_of(lint_files(files), files))


def with_baseline(text: str, files: Mapping[str, str]) -> Result:
    return lint_files(tree({**files, "known.json": text}), given=Settings(baseline="known.json"))


def test_what_the_baseline_lists_is_left_out_though_lines_move() -> None:
    text = baseline(tree({"pack/terms.yaml": TERMS}))
    moved = with_baseline(text, {"pack/terms.yaml": "# a line\n\n" + TERMS})
    assert found(moved) == []
    assert (moved.outcome.known, moved.outcome.gone) == (1, ())


def test_a_second_finding_like_a_known_one_is_new() -> None:
    text = baseline(tree({"pack/terms.yaml": TERMS}))
    more = TERMS + "  - {id: cap, title: {en: Cap}, see: [cloak]}\n"
    assert found(with_baseline(text, {"pack/terms.yaml": more})) == ["pack/terms.yaml:4 error REF001"]


def test_a_document_moved_to_another_file_is_still_known() -> None:
    text = baseline(tree({"pack/terms.yaml": TERMS}))
    assert found(with_baseline(text, {"pack/words.yaml": TERMS})) == []


def test_what_is_mended_is_reported_so_that_the_baseline_shrinks() -> None:
    text = baseline(tree({"pack/terms.yaml": TERMS}))
    mended = with_baseline(text, {"pack/terms.yaml": TERMS.replace("[cloak]", "[coat]")})
    assert mended.outcome.gone == ("terms.yaml (term:cape): REF001 no term 'cloak' is in sight",)


def test_entries_of_files_that_were_not_checked_are_not_called_mended() -> None:
    text = baseline(tree({"pack/terms.yaml": TERMS}))
    files = tree({"pack/terms.yaml": TERMS, "pack/b.yaml": "kind: term\nid: b\ntitle: {en: B}\n", "known.json": text})
    request = Request(["pack/b.yaml"], None, (), (), ("content",))
    result = lint(files, Options(request, Settings(baseline="known.json")), read_once)
    assert result.outcome.gone == ()


@pytest.mark.parametrize(
    "text", ["", "[]", '{"format": 2, "findings": []}', '{"format": 1, "findings": [{}]}', "[" * 9999]
)
def test_a_damaged_baseline_is_refused(text: str) -> None:
    with pytest.raises(BadBaselineError):
        from_text(text)


def test_a_baseline_file_reads_back_as_written() -> None:
    files = tree({"pack/terms.yaml": TERMS})
    entries = baseline_of(lint_files(files), files)
    assert from_text(to_text(entries)) == entries


# --- rules that fail


def failing(document: Document, view: View) -> Iterator[Finding]:
    if document.kind == "term":
        raise ZeroDivisionError("nothing to divide by")
    yield from ()


def test_a_rule_that_fails_is_named_with_its_document_and_the_others_go_on() -> None:
    loaded = lint_files(tree({"pack/terms.yaml": TERMS})).loaded
    rules: list[Rule] = [load_rule(module) for module in rule_modules("megametrocity")]
    rules.insert(0, document_rule(Fault("REF999", "fails"), failing))
    outcome = run(loaded, {"megametrocity": rules})
    assert [each.code for each in outcome.diagnostics] == ["REF001"]
    assert [(each.code, each.where) for each in outcome.crashes] == [
        ("REF999", "scratch/term:cape (pack/terms.yaml)"),
        ("REF999", "scratch/term:coat (pack/terms.yaml)"),
    ]
    assert outcome.crashes[0].error == "ZeroDivisionError: nothing to divide by"
    assert "failing" in outcome.crashes[0].trace


def test_files_without_a_pack_take_the_configuration_beside_them() -> None:
    files = MemoryFiles({**official_files(), "x/a.yaml": TERMS, "x/rulewright.toml": '[lint]\nignore=["REF001"]\n'})
    request = Request(["x/a.yaml"], "megametrocity", (), (), ("content",))
    assert lint(files, Options(request), read_once).outcome.diagnostics == ()
    untrusted = lint(files, replace(Options(request), untrusted=True), read_once).outcome
    assert [each.code for each in untrusted.diagnostics] == ["REF001", "REF001"]
