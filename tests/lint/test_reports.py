"""Every report format holds all findings, is valid for who reads it, and lets content do no harm."""

import json
from xml.etree import ElementTree

import pytest

from rulewright_lint.escapes import visible, width
from rulewright_lint.reports import FORMATS, rendered
from rulewright_lint.reports.report import Report, checked_line, found_line
from rulewright_lint.runner import Crash, Outcome
from rulewright_schema.diagnostics import Diagnostic, Edit, Fault, Fix, Related
from rulewright_schema.source import Source

TEXT = '\tkey: ["漢字😀", cloack]\nsecond: line\n'
SOURCE = Source("a folder/x,y.yaml", TEXT.encode())
FIRST = Fault("REF001", "unknown-reference")
SECOND = Fault("REF002", "second-thing", "warning")
HINT = Fault("REF003", "a-hint", "info")
HOSTILE = 'red \x1b[31m text \u202e turned ]]> <b> & "q" ::error:: %0A \x00 \ufffe'


def finding(fault: Fault = FIRST, word: str = "cloack", message: str = "no such term") -> Diagnostic:
    start = TEXT.index(word)
    span = SOURCE.span(start, start + len(word))
    fix = Fix((Edit(span, "cloak"),), "Replace it", safe=False)
    return Diagnostic(fault, span, message, "Write cloak.", (Related(SOURCE.span(36, 42), "the other one"),), fix)


def outcome(*found: Diagnostic, crashes: tuple[Crash, ...] = ()) -> Outcome:
    return Outcome(found, 3, 1, 60, {"REF001": 3}, crashes)


def report(*found: Diagnostic, colour: bool = False, crashes: tuple[Crash, ...] = ()) -> Report:
    sources = {SOURCE.path: SOURCE}
    return Report(outcome(*found, crashes=crashes), sources.get, "1.2.3", colour, {"REF001": "What it is."})


def test_text_underlines_the_span_below_tabs_and_wide_characters() -> None:
    lines = rendered(report(finding()), "text").splitlines()
    assert lines[:5] == [
        "error[REF001] unknown-reference: no such term",
        " --> a folder/x,y.yaml:1:15",
        "  |",
        '1 |     key: ["漢字😀", cloack]',
        # four for the tab, seven before the quoted text, six for three wide characters, three behind it
        "  | " + " " * (4 + 7 + 6 + 3) + "^^^^^^",
    ]
    assert "  = help: Write cloak." in lines
    assert "  = fix: Replace it (rulewright fix --unsafe 'a folder/x,y.yaml')" in lines
    assert lines[-2:] == ["found 1 error", "checked 3 documents in 1 file with 60 rules"]


def test_text_shows_the_other_place_with_its_label_and_line() -> None:
    text = rendered(report(finding()), "text")
    line, column = SOURCE.position(36)
    assert f" --> a folder/x,y.yaml:{line}:{column}: the other one\n" in text
    assert f"{line} | {SOURCE.line(line)}\n" in text


def test_a_long_line_is_cut_around_the_span() -> None:
    long = Source("x.yaml", ("a" * 500 + " cloack " + "b" * 500).encode())
    found = Diagnostic(Fault("REF001", "unknown-reference"), long.span(501, 507), "no such term", "Write cloak.")
    lines = rendered(Report(outcome(found), {"x.yaml": long}.get, "1"), "text").splitlines()
    shown, underline = lines[3], lines[4]
    assert len(shown) < 160
    assert shown.startswith("1 | …aaa")
    assert shown.endswith("bbb…")
    assert shown[underline.index("^") : underline.rindex("^") + 1] == "cloack"


@pytest.mark.parametrize("name", [each for each in FORMATS if each not in ("json", "sarif", "gitlab")])
def test_content_cannot_drive_a_terminal(name: str) -> None:
    text = rendered(report(finding(message=HOSTILE)), name)
    assert all(each.isprintable() or each == "\n" for each in text), name
    assert "\\u{1b}[31m" in text


@pytest.mark.parametrize("name", ["json", "sarif", "gitlab"])
def test_json_formats_give_the_message_as_it_is_in_ascii(name: str) -> None:
    text = rendered(report(finding(message=HOSTILE)), name)
    assert text.isascii()
    assert "\x1b" not in text
    assert HOSTILE in str(json.loads(text)) or repr(HOSTILE)[1:-1] in str(json.loads(text))


def test_colours_only_where_they_are_asked_for() -> None:
    assert "\x1b[1;31merror[REF001]" in rendered(report(finding(), colour=True), "text")
    assert "\x1b" not in rendered(report(finding()), "text")


def test_concise_is_one_line_for_each_finding() -> None:
    assert rendered(report(finding(), finding(SECOND, "second")), "concise") == (
        "a folder/x,y.yaml:1:15: REF001[unknown-reference] no such term\n"
        "a folder/x,y.yaml:2:1: REF002[second-thing] no such term\n"
    )


def test_json_holds_spans_related_places_fixes_and_counts() -> None:
    crash = Crash("REF009", "fails", "pack x", "ValueError: no", "trace")
    data = json.loads(rendered(report(finding(), crashes=(crash,)), "json"))
    assert data["version"] == 1
    assert data["tool"] == {"name": "rulewright", "version": "1.2.3"}
    found = data["findings"][0]
    start = len(TEXT[: TEXT.index("cloack")].encode())
    assert found["span"] == {
        "path": "a folder/x,y.yaml",
        "start": {"line": 1, "column": 15, "byte": start},
        "end": {"line": 1, "column": 21, "byte": start + 6},
    }
    assert found["fix"]["edits"] == [{"span": found["span"], "new_text": "cloak"}]
    assert found["related"][0]["label"] == "the other one"
    assert data["summary"]["severities"] == {"error": 1, "warning": 0, "info": 0}
    assert data["summary"]["documents"] == 3
    assert data["failures"] == [{"code": "REF009", "name": "fails", "where": "pack x", "error": "ValueError: no"}]


def test_sarif_counts_columns_in_utf_16_and_names_its_rules() -> None:
    log = json.loads(rendered(report(finding(), finding(SECOND, "second"), finding(HINT, "line")), "sarif"))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert run["columnKind"] == "utf16CodeUnits"
    rules = run["tool"]["driver"]["rules"]
    assert [each["id"] for each in rules] == ["REF001", "REF002", "REF003"]
    assert rules[0]["shortDescription"] == {"text": "What it is."}
    results = run["results"]
    assert [each["level"] for each in results] == ["error", "warning", "note"]
    for each in results:
        assert rules[each["ruleIndex"]]["id"] == each["ruleId"]
        assert each["message"]["text"]
    place = results[0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "a%20folder/x%2Cy.yaml"
    # the emoji before it is one code point and two UTF-16 units
    assert (place["region"]["startColumn"], place["region"]["endColumn"]) == (16, 22)
    replacement = results[0]["fixes"][0]["artifactChanges"][0]["replacements"][0]
    assert replacement["deletedRegion"] == place["region"]
    assert replacement["insertedContent"] == {"text": "cloak"}
    assert results[0]["relatedLocations"][0]["message"] == {"text": "the other one"}


def test_github_commands_are_escaped() -> None:
    text = rendered(report(finding(message="100% sure\nof it")), "github")
    assert text.count("\n") == 1
    assert text.startswith(
        "::error file=a folder/x%2Cy.yaml,line=1,endLine=1,title=REF001 unknown-reference,col=15,endColumn=21::"
    )
    assert text.endswith("::100%25 sure\\u{a}of it%0AWrite cloak.\n")


def test_gitlab_fingerprints_differ_and_stay_when_lines_move() -> None:
    twice = [finding(), finding()]
    entries = json.loads(rendered(report(*twice, finding(SECOND, "second")), "gitlab"))
    assert len({each["fingerprint"] for each in entries}) == 3
    assert [each["severity"] for each in entries] == ["major", "major", "minor"]
    moved = Source(SOURCE.path, b"# above\n" + SOURCE.data)
    start = moved.text.index("cloack")
    found = Diagnostic(Fault("REF001", "unknown-reference"), moved.span(start, start + 6), "no such term", "Write it.")
    again = json.loads(rendered(Report(outcome(found), {SOURCE.path: moved}.get, "1"), "gitlab"))
    assert again[0]["fingerprint"] == entries[0]["fingerprint"]
    assert again[0]["location"] == {"path": SOURCE.path, "lines": {"begin": 2, "end": 2}}


def test_junit_is_xml_whatever_the_message_holds() -> None:
    crash = Crash("REF009", "fails", "pack x", HOSTILE, "trace")
    root = ElementTree.fromstring(rendered(report(finding(message=HOSTILE), finding(HINT), crashes=(crash,)), "junit"))
    suite = root[0]
    assert suite.attrib["tests"] == str(len(suite.findall("testcase"))) == "3"
    assert (suite.attrib["failures"], suite.attrib["errors"]) == ("1", "1")
    failure = suite.find("testcase/failure")
    assert failure is not None
    assert failure.attrib["message"] == visible(HOSTILE)


def test_junit_without_findings_is_one_case_that_passed() -> None:
    suite = ElementTree.fromstring(rendered(report(), "junit"))[0]
    assert [each.attrib["name"] for each in suite] == ["checked 3 documents in 1 file with 60 rules"]


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_reports_without_the_source_at_hand(name: str) -> None:
    assert "REF001" in rendered(Report(outcome(finding()), lambda path: None, "1"), name)


@pytest.mark.parametrize(
    ("documents", "files", "rules", "line"),
    [
        (1, 1, 1, "checked 1 document in 1 file with 1 rule"),
        (0, 0, 0, "checked 0 documents in 0 files with 0 rules"),
        (2001, 1000, 60, "checked 2,001 documents in 1,000 files with 60 rules"),
    ],
)
def test_the_last_line_counts_in_the_right_number(documents: int, files: int, rules: int, line: str) -> None:
    assert checked_line(Outcome((), documents, files, rules, {})) == line


def test_what_was_hidden_is_said() -> None:
    hidden = Outcome((finding(),), 1, 1, 1, {}, hidden=2, known=3)
    assert found_line(hidden) == "found 1 error (2 hidden by comments, 3 in the baseline)"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain é 漢", "plain é 漢"),
        ("\x1b[2J", "\\u{1b}[2J"),
        ("\u202eabc\u2066", "\\u{202e}abc\\u{2066}"),
        ("\x9b31m", "\\u{9b}31m"),
        ("\udcff", "\\u{dcff}"),
        ("👩‍🚒", "👩‍🚒"),
    ],
)
def test_invisible_characters_are_written_out(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_widths_are_those_of_a_terminal() -> None:
    assert [width(each) for each in ("abc", "漢字", "é", "e\u0301", "😀")] == [3, 4, 1, 1, 2]


def test_each_severity_is_counted_in_the_right_number() -> None:
    two = Outcome((finding(HINT), finding(HINT), finding(SECOND)), 1, 1, 1, {})
    assert found_line(two) == "found 1 warning, 2 infos"
