"""One mistake is one finding, and no guess is offered that would be another mistake."""

import pytest
from tests.conftest import SCRATCH_MANIFEST

from rulewright_lint.linting import Options, lint
from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Request
from rulewright_schema.reading.limits import LIMITS

_TERM = "kind: term\nid: {0}\ntitle: {{en: {0}}}\n"
_TILE = "kind: tile\nid: X77.B\ntitle: {en: Alley}\ngrid: |\n  ~~~~\n  ....\n  ....\n  ====\n  ====\n"
_STAGE = """\
kind: stage
id: alley
title: {{en: Alley Chase}}
turns: 8
street: {{start: [{0}, 2.A]}}
goal: {{goal: reach, place: {{at: last-column, tile: 2.A}}}}
"""


def test_the_files_of_a_folder_without_a_pack_are_told_once_for_the_folder() -> None:
    files = MemoryFiles({f"loose/{name}.yaml": _TERM.format(name) for name in ("cape", "coat", "deep/cloak")})
    outcome = lint(files, Options(Request(["loose"]))).outcome
    assert [(str(each.span), each.code, each.message) for each in outcome.diagnostics] == [
        ("loose/cape.yaml:1:1", "PCK001", "the file and 2 more lie in no pack, so their game is not known")
    ]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xff\xfe\x00k", "YML003"),
        (b"", "YML014"),
        (b"# nothing yet\n", "YML014"),
        (b"k" * (LIMITS.bytes + 1), "YML009"),
        (b"kind\x00", "YML004"),
        (OSError(13, "Permission denied"), "PCK012"),
    ],
)
def test_of_a_loose_file_that_cannot_be_read_that_alone_is_told(data: bytes | OSError, code: str) -> None:
    files = MemoryFiles({"loose/a.yaml": data, "loose/b.yaml": _TERM.format("cape")})
    alone = lint(files, Options(Request(["loose/a.yaml"]))).outcome
    assert [each.code for each in alone.diagnostics] == [code]
    both = lint(files, Options(Request(["loose"]))).outcome
    assert [(str(each.span)[:12], each.code) for each in both.diagnostics] == [
        ("loose/a.yaml", code),
        ("loose/b.yaml", "PCK001"),
    ]


def test_an_empty_document_behind_another_leaves_a_file_that_lies_in_no_pack() -> None:
    files = MemoryFiles({"a.yaml": _TERM.format("cape") + "---\n"})
    outcome = lint(files, Options(Request(["a.yaml"]))).outcome
    assert [each.code for each in outcome.diagnostics] == ["PCK001", "YML014"]


def test_the_other_side_of_a_piece_is_no_guess_for_the_side_that_is_missing(lint_pack) -> None:
    outcome = lint_pack({"tiles.yaml": _TILE, "stage.yaml": _STAGE.format("X77.A")})
    found = next(each for each in outcome.diagnostics if each.code == "REF001")
    assert (found.message, found.fix) == ("no tile 'X77.A' is in sight", None)


def test_a_mistyped_number_of_a_tile_is_guessed(lint_pack) -> None:
    outcome = lint_pack({"stage.yaml": _STAGE.format("X77.B"), "tile.yaml": _TILE.replace("X77", "X776")})
    found = next(each for each in outcome.diagnostics if each.code == "REF001")
    assert found.message == "no tile 'X77.B' is in sight, did you mean 'X776.B'?"
    assert found.fix is not None
    assert found.fix.edits[0].new_text == "X776.B"


def test_of_words_that_are_equally_near_none_is_chosen(lint_pack) -> None:
    outcome = lint_pack({"stage.yaml": _STAGE.format("21.A")})
    found = next(each for each in outcome.diagnostics if each.code == "REF001")
    assert (found.message, found.fix) == ("no tile '21.A' is in sight", None)
    assert found.help == "Write what is meant; near are 1.A, 2.A."


def test_a_forgotten_kind_is_guessed_from_the_keys(lint_pack) -> None:
    boss = "id: mara\ntitle: {en: Mara}\ncomponent: boss\nthug: chains\nfigures: {}\n"
    stage = _STAGE.format("1.A").partition("\n")[2]
    outcome = lint_pack({"boss.yaml": boss, "stage.yaml": stage})
    assert [(str(each.span), each.code, each.help) for each in outcome.diagnostics] == [
        ("pack/boss.yaml:1:1", "SCH009", "Add kind: boss-sheet."),
        ("pack/stage.yaml:1:1", "SCH009", "Add kind: stage."),
    ]


def test_a_forgotten_override_is_told_with_what_to_write(lint_pack) -> None:
    outcome = lint_pack({"a.yaml": "item_cards:\n  - id: revolver\n    quantity: 3\n"})
    (found,) = outcome.diagnostics
    assert (str(found.span), found.code) == ("pack/a.yaml:2:9", "PCK006")
    assert found.help == "Give it another id, or say that it changes that one: override: megametrocity."


def test_a_help_quotes_the_first_sentence_of_a_description_on_one_line(lint_pack) -> None:
    outcome = lint_pack({"tile.yaml": "kind: tile\nid: X77.B\ntitle: {en: Alley}\n"})
    (found,) = outcome.diagnostics
    rows = "Five rows of 3 to 8 characters: the facade with doors and machines, then S.1 to S.4."
    assert found.help == f"Add grid: {rows}"


def test_helps_are_sentences_whoever_finds_the_fault(lint_pack) -> None:
    outcome = lint_pack({"a.yaml": "a: [", "b.yaml": "a: *b* c\n", "c.yaml": "", "d.yaml": "kind: term\nid: a\n"})
    assert [each.code for each in outcome.diagnostics] == ["YML017", "YML001", "YML014", "SCH002"]
    assert all(each.help[0].isupper() and each.help[-1] in ".?)" for each in outcome.diagnostics)
    assert outcome.diagnostics[-1].help == "Add title: the name shown to people, by language."


def spans(outcome) -> list[tuple[str, str]]:
    return [(str(each.span), each.code) for each in outcome.diagnostics]


_DECK = """\
kind: box
id: more
title: {en: More}
components:
  - {id: item-card, title: {en: Item cards}, category: card, count: 1, supply: hard}
"""
_BUN = "kind: item-card\nid: bun\ntitle: {en: Bun}\ncard: {type: food, heals: 1}\n"


def test_a_card_that_is_there_twice_is_no_second_one_of_the_deck(lint_pack) -> None:
    outcome = lint_pack({"box.yaml": _DECK, "a.yaml": _BUN, "b.yaml": _BUN})
    assert spans(outcome) == [("pack/b.yaml:2:5", "PCK006")]


def test_of_a_file_alone_it_is_told_that_another_holds_the_same(lint_tree) -> None:
    manifest = {"pack/pack.yaml": SCRATCH_MANIFEST}
    outcome = lint_tree({**manifest, "pack/a.yaml": _BUN, "pack/b.yaml": _BUN}, "pack/a.yaml")
    assert spans(outcome) == [("pack/a.yaml:2:5", "PCK006")]
    assert [(str(each.span), each.label) for each in outcome.diagnostics[0].related] == [
        ("pack/b.yaml:2:5", "the other one")
    ]


def test_of_a_file_alone_the_same_is_told_of_an_id_that_a_required_pack_has_as_with_its_pack(lint_tree) -> None:
    revolver = _BUN.replace("bun", "revolver")
    files = {"pack/pack.yaml": SCRATCH_MANIFEST, "pack/a.yaml": revolver, "pack/b.yaml": revolver}
    whole = lint_tree(files, "pack").diagnostics
    assert [(str(each.span), each.message) for each in whole] == [
        ("pack/a.yaml:2:5", "item-card 'revolver' is already in pack 'megametrocity'"),
        ("pack/b.yaml:2:5", "item-card 'revolver' is there twice"),
    ]
    alone = [found for name in ("pack/a.yaml", "pack/b.yaml") for found in lint_tree(files, name).diagnostics]
    assert alone == list(whole)


_DRAWN = """\
kind: tile
id: X77.B
title: {en: Alley}
grid: |
  ~d~~
  ....
  .o..
  .b..
  =v==
legend:
  d: door
  o: {furniture: barrel}
  b: {furniture: bench}
  v: {obstacle: van, highlight: red, road: true}
"""


@pytest.mark.parametrize("row", ["  ~d~~\n", "  ....\n", "  .o..\n", "  .b..\n", "  =v==\n"])
def test_what_a_missing_row_would_have_shown_is_not_missed_in_the_legend(lint_pack, row: str) -> None:
    outcome = lint_pack({"tile.yaml": _DRAWN.replace(row, "", 1), "stage.yaml": _STAGE.format("X77.B")})
    assert spans(outcome) == [("pack/tile.yaml:4:7", "MAP005")]
    assert lint_pack({"tile.yaml": _DRAWN, "stage.yaml": _STAGE.format("X77.B")}).diagnostics == ()


def test_a_text_against_its_effect_is_told_once_for_the_same_in_two_languages(lint_tree) -> None:
    card = "kind: item-card\nid: bun\ntitle: {en: Bun, es: Bollo}\ncard: {type: food, heals: 2}\n"
    manifest = SCRATCH_MANIFEST.replace("[en]", "[en, es]").replace("{en: Scratch}", "{en: Scratch, es: Apunte}")
    both = card + "text: {en: Heal 3 wounds., es: Cura 3 heridas.}\n"
    outcome = lint_tree({"pack/pack.yaml": manifest, "pack/a.yaml": both})
    assert spans(outcome) == [("pack/a.yaml:5:12", "TXT050")]
    assert [(str(each.span), each.label) for each in outcome.diagnostics[0].related] == [
        ("pack/a.yaml:5:32", "the same here")
    ]
    one = card + "text: {en: Heal 2 wounds., es: Cura 3 heridas.}\n"
    assert spans(lint_tree({"pack/pack.yaml": manifest, "pack/a.yaml": one})) == [("pack/a.yaml:5:32", "TXT050")]


@pytest.mark.parametrize(
    ("text", "at", "message", "new_text"),
    [
        (
            "kind: item-card\nid: sid\n",
            "1:7",
            "'sid' of pack 'megametrocity' is a boss-sheet, not an item-card",
            "boss-sheet",
        ),
        ("item_cards:\n  - id: sid\n", "2:5", "'sid' of pack 'megametrocity' is a boss-sheet, not an item-card", None),
    ],
)
def test_an_override_of_the_wrong_kind_is_that_and_not_an_override_of_nothing(
    lint_pack, text, at, message, new_text
) -> None:
    indent = "    " if new_text is None else ""
    (found,) = lint_pack({"a.yaml": f"{text}{indent}override: megametrocity\n"}).diagnostics
    assert (str(found.span), found.code, found.message) == (f"pack/a.yaml:{at}", "SCH014", message)
    assert (found.fix.edits[0].new_text if found.fix else None) == new_text
    assert found.help == ("Write kind: boss-sheet." if new_text else "Move it to the list boss_sheets:.")


@pytest.mark.parametrize("name", ["pack.yaml.txt", "pack.yml.txt"])
def test_a_manifest_behind_txt_is_named_by_the_file_that_lies_in_no_pack(name: str) -> None:
    files = MemoryFiles({f"my/{name}": SCRATCH_MANIFEST, "my/deep/a.yaml": _TERM.format("cape")})
    outcome = lint(files, Options(Request(["my"]))).outcome
    assert spans(outcome) == [("my/deep/a.yaml:1:1", "PCK001")]
    assert outcome.diagnostics[0].help == f"Rename my/{name} to pack.yaml, or name the game with --game."


def test_a_faulty_requirement_is_told_at_its_name(lint_tree) -> None:
    other = {
        "other/pack.yaml": SCRATCH_MANIFEST.replace("scratch", "other"),
        "other/a.yaml": _TERM.format("a") + "zz: 1\n",
    }
    manifest = SCRATCH_MANIFEST.replace('{megametrocity: ">=1"}', '{megametrocity: ">=1", other: ">=1"}')
    outcome = lint_tree({"pack/pack.yaml": manifest, "pack/b.yaml": _TERM.format("b"), **other}, "pack")
    assert ("pack/pack.yaml:6:34", "PCK020") in spans(outcome)
