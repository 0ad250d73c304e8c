"""What nobody meant to write: every command answers, none with a traceback, none hangs."""

import os
from pathlib import Path

import pytest

from rulewright_cli.disk import DiskFiles
from rulewright_schema.packs.loading import Request, load

COMMANDS = [
    ("lint", "{}"), ("fmt", "--check", "{}"), ("fmt", "--diff", "{}"), ("fix", "--diff", "--unsafe", "{}"),
    ("fix", "--diff", "--format", "json", "{}"), ("show", "term:x", "{}"), ("show", "x", "{}", "--where"),
    ("rules", "coverage", "{}"),
]  # fmt: skip

FILES = {
    "noise.yaml": bytes(range(256)) * 8,
    "deep.yaml": b"[" * 100_000,
    "aliases.yaml": b"a: &a [1,1,1,1,1,1,1,1,1]\n" + b"".join(
        b"%c: &%c [%s]\n" % (98 + i, 98 + i, b",".join([b"*%c" % (97 + i)] * 9)) for i in range(9)
    ),
    "ring.yaml": b"&a [*a]\n",
    "long-number.yaml": b"kind: stage\nid: n\nturns: " + b"9" * 5000 + b"\n",
    "nul.yaml": b"kind: te\x00rm\n",
    "utf-16.yaml": "kind: term\n".encode("utf-16"),
    "escapes.yaml": b'kind: term\nid: x\ntitle: {en: "\\e[31mred\\u202e"}\ntext: {en: "a\\tb\\0"}\n',
    "list.yaml": b"- 1\n- 2\n",
    "keys.yaml": b"? [a, b]\n: c\n1: 2\n",
    "many.yaml": b"---\n" * 3000,
    "empty.yaml": b"",
    "override.yaml": b"kind: term\nid: x\noverride: {a: b}\n",
    "huge.yaml": b"kind: term\nid: x\ntitle: {en: " + b"x" * 5_000_000 + b"}\n",
}  # fmt: skip


@pytest.mark.parametrize("call", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("name", FILES)
def test_every_command_answers_whatever_a_file_holds(call, name, command, pack) -> None:
    (pack / name).write_bytes(FILES[name])
    answer = command(*(each.format("scratch") for each in call))
    assert answer.code in (0, 1, 2)
    assert answer.out or answer.err
    assert "Traceback" not in answer.out + answer.err
    assert "\x1b[31m" not in answer.out + answer.err
    assert "\u202e" not in answer.out + answer.err
    assert (pack / name).read_bytes() == FILES[name]


@pytest.mark.parametrize("call", COMMANDS, ids=" ".join)
def test_every_command_answers_for_trees_with_odd_entries(call, command, pack) -> None:
    (pack / "loop.yaml").symlink_to("loop.yaml")
    (pack / "nowhere.yaml").symlink_to("not-there.yaml")
    (pack / "again").symlink_to(".")
    (pack / "folder.yaml").mkdir()
    os.mkfifo(pack / "pipe.yaml")
    answer = command(*(each.format("scratch") for each in call))
    assert answer.code in (1, 2)
    assert answer.out or answer.err


@pytest.mark.parametrize(
    "path", ["nowhere", "a\0b", "", "folder.yaml", "pipe.yaml", "loop.yaml", "/dev/zero", "x" * 5000]
)
@pytest.mark.parametrize("name", ["lint", "fmt", "fix"])
def test_paths_that_hold_no_content_are_refused(name, path, command, folder) -> None:
    (folder / "folder.yaml").mkdir()
    (folder / "loop.yaml").symlink_to("loop.yaml")
    os.mkfifo(folder / "pipe.yaml")
    answer = command(name, path)
    assert answer.code == 2
    assert answer.err.startswith("error: ") or "Missing" in answer.err


def test_a_required_pack_is_seen_whole_however_its_shelf_is_named(folder: Path, monkeypatch) -> None:
    manifest = "format: 1\nid: {}\ngame: megametrocity\ntitle: {{en: A}}\nversion: 1.0.0\nlicence: x\n" \
        "authors: [a]\nlanguages: [en]\n"  # fmt: skip
    for name in ("shelf/base", "here/mine"):
        (folder / name).mkdir(parents=True)
        (folder / name / "pack.yaml").write_text(manifest.format(Path(name).name), encoding="utf-8")
    with (folder / "here/mine/pack.yaml").open("a", encoding="utf-8") as file:
        file.write("requires: {base: '>=1'}\n")
    (folder / "shelf/base/term.yaml").write_text("kind: term\nid: cape\ntitle: {en: Cape}\n", encoding="utf-8")
    monkeypatch.chdir(folder / "here")
    loaded = load(DiskFiles(), Request(["mine"], built_in=[str(folder / "shelf")]))
    assert [each.ref for each in loaded.catalog.packs["base"].documents] == ["base/pack:base", "base/term:cape"]
