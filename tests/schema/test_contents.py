"""Files are read when they are asked for; what is found does not depend on what was asked for before."""

import pytest
from hypothesis import given, settings

from rulewright_cli.tool import own_version
from rulewright_schema.documents import Drafts, read_drafts
from rulewright_schema.glances import kinds_at_a_glance
from rulewright_schema.packs.files import MemoryFiles
from rulewright_schema.packs.loading import Request, load
from rulewright_schema.packs.sound import LIST_NAME
from rulewright_schema.source import Source
from yaml_documents import dumped

GAME = "megametrocity"
STAGE = "content/fan/neon-harbour/stages/1-night-catch.yaml"


def holds_no_more_than_it_seems(text: bytes) -> None:
    source = Source("f.yaml", text)
    seen = kinds_at_a_glance(source, GAME)
    assert seen is None or {draft.kind for draft in read_drafts(source, GAME).drafts} <= seen


def test_every_official_file_tells_its_kinds_at_a_glance(root) -> None:
    told = 0
    for path in (root / "content").rglob("*.yaml"):
        holds_no_more_than_it_seems(path.read_bytes())
        told += kinds_at_a_glance(Source("f.yaml", path.read_bytes()), GAME) is not None
    assert told > 100


@pytest.mark.parametrize(
    "text",
    [
        " kind: tile\n title: 'a\nstages: b'\n",  # the key at the margin is part of a text
        "# a comment\n kind: tile\n text: 'a\nkind: stage\n'\n",
        "kind: stage\n---\nkind: tile\n",
        "kind: stage\r---\rkind: tile\r",
        "kind: stage\x85--- {kind: tile}\n",
        "kind: stage\u2028--- {kind: tile}\n",
        "kind: stage\ntext: x\n... \n--- {kind: tile}\n",
        "\ufeffkind: tile\n",
        '"kind": tile\nstages: []\n',
        "? kind\n: tile\n",
        "? stages\n: []\ntiles: [{id: 1.A}]\n",
        "{kind: tile}\n",
        "kind: &a tile\n",
        "kind: !!str tile\n",
        "kind: 'tile'\n",
        "kind: stage\nkind: tile\n",
        "kind : tile\nstages: []\n",
        "stages: []\ntiles:\n- {id: 1.A}\n",
        "stages: []\n&a tiles: [{id: 1.A}]\n",
        "format: 1\nid: x\n",
        "%YAML 1.2\n---\nkind: tile\n",
        "!!map\nkind: tile\n",
        "stages: [\n{id: a}\n]\ntiles: [{id: 1.A}]\n",
        "stages:\n\t[]\ntiles: [{id: 1.A}]\n",
    ],
)
def test_a_file_holds_no_kind_that_a_glance_leaves_out(text: str) -> None:
    holds_no_more_than_it_seems(text.encode("utf-8"))


@settings(deadline=None)
@given(dumped())
def test_generated_documents_hold_no_kind_that_a_glance_leaves_out(text: str) -> None:
    for above, below in (("kind: tile", ""), ("stages: []", ""), ("", "tiles: [{id: 1.A}]"), ("", "kind: tile")):
        holds_no_more_than_it_seems(f"{above}\n{text}\n{below}\n".encode("utf-8", "surrogatepass"))


def test_what_nobody_asks_for_is_not_read_and_is_there_all_the_same(root) -> None:
    paths = (*sorted((root / "content").rglob("*.yaml")), root / "content" / LIST_NAME)
    files = {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}
    read: list[str] = []

    def reading(source: Source, game: str | None) -> Drafts:
        read.append(source.path)
        return read_drafts(source, game)

    request = Request(
        [STAGE], built_in=["content", "content/fan"], sound=[f"content/{LIST_NAME}"], version=own_version()
    )
    loaded = load(MemoryFiles(files), request, reading)
    assert read == [STAGE]
    official = loaded.catalog.packs[GAME]
    assert not any("/examples/" in path for path in read)
    tiles = [document.id for document in official.of_kind("tile")]
    assert not any("/examples/" in path for path in read)
    assert tiles == [document.id for document in official.documents if document.kind == "tile"]
    assert any("/examples/" in path for path in read)
    assert official.find("tile", "4.A") == tuple(each for each in official.documents if each.id == "4.A")
