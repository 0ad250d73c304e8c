"""Galleries of street tiles and Establishment faces, each one drawn."""

from collections.abc import Iterator, Sequence

from rulewright_schema.games.megametrocity.layouts import TILE_ROWS
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_site.games.megametrocity import facts
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.drawing import CELL, picture
from rulewright_site.games.megametrocity.legend import legend
from rulewright_site.games.megametrocity.words import WORDS
from rulewright_site.html import Child, Html, el
from rulewright_site.model import Entry
from rulewright_site.pages import Context, Page, Section


def anchor(side: str) -> str:
    """The anchor of a tile side: `4.A` -> `tile-4.a`."""
    return f"tile-{side.lower()}"


def tile_pages(context: Context) -> Iterator[Page]:
    """All tiles on one page."""
    write = Desk(context, context.path("index"))
    entries = sorted(context.pack.of("tile"), key=_number)
    index = el("ul", *(el("li", el("a", e.id, href=f"#{anchor(e.id)}")) for e in entries), class_="rw-index")
    figures = [_tile(write, entry, entry.document.expect(Tile)) for entry in entries]
    yield write.page(
        context.say("tiles"), legend(write), index, write.filtered(el("div", *figures, class_="rw-gallery"))
    )


def face_pages(context: Context) -> Iterator[Page]:
    """All Establishment faces on one page."""
    write = Desk(context, context.path("index"))
    faces = context.pack.of("face")
    figures = [_face(write, entry, entry.document.expect(Face), faces) for entry in faces]
    yield write.page(context.say("faces"), legend(write), write.filtered(el("div", *figures, class_="rw-gallery")))


TILES = Section("tiles", "tiles", ("tile",), lambda entry: ("index", anchor(entry.id)), tile_pages, WORDS, facts.tile)
FACES = Section("establishments", "faces", ("face",), lambda entry: ("index", entry.id), face_pages, WORDS, facts.face)


def draw_tile(write: Desk, entry_title: str, tile: Tile, prefix: str) -> Html:
    """A tile as a picture of its own."""
    pencil = write.pencil(prefix)
    width, height = tile.layout.frame.columns * CELL, TILE_ROWS * CELL
    title = f"{write.say('tile-n', id=tile.id)}: {entry_title}"
    told = ". ".join(pencil.rows_in_words(tile.layout.cells, True)) + "."
    drawn = picture(prefix, width + 4, height + 4, title, told, pencil.defs(), pencil.tile(tile, 2, 2))
    return write.scrolling(title, drawn)


def draw_face(write: Desk, entry_title: str, face: Face, prefix: str, *marks: Child) -> Html:
    """An Establishment face as a picture of its own; `marks` are drawn over it, in its own places."""
    pencil = write.pencil(prefix)
    width, height = face.drawn.width * CELL, face.drawn.height * CELL
    told = ". ".join(pencil.rows_in_words(face.layout.cells, False)) + "."
    drawn = picture(prefix, width + 4, height + 4, entry_title, told, pencil.defs(), pencil.face(face, 2, 2), *marks)
    return write.scrolling(entry_title, drawn)


def _number(entry: Entry) -> tuple[str, int, str]:
    """By series, number and side: `9.B` comes before `10.A`."""
    piece, _, side = entry.id.partition(".")
    series = piece.rstrip("0123456789")
    return series, int(piece[len(series) :] or 0), side


def _tile(write: Desk, entry: Entry, tile: Tile) -> Html:
    other = f"{tile.piece}.{'B' if tile.side == 'A' else 'A'}"
    name = el("span", entry.id, class_="rw-id")
    return el(
        "figure",
        draw_tile(write, entry.title.value, tile, f"_picture-{anchor(tile.id)}"),
        el(
            "figcaption",
            write.heading(2, anchor(tile.id), name, " ", write.text(entry.title), name=entry.id),
            write.badge(),
            el("p", write.say("other-side"), " ", write.ref("tile", other))
            if write.context.document("tile", other)
            else None,
            write.origin(entry),
        ),
        **write.facets(entry),
    )


def _face(write: Desk, entry: Entry, face: Face, faces: Sequence[Entry]) -> Html:
    others = [each for each in faces if each is not entry and each.document.expect(Face).piece == face.piece]
    back = [el("p", write.say("other-side"), " ", write.ref("face", each.id)) for each in others]
    return el(
        "figure",
        draw_face(write, entry.title.value, face, f"_picture-{entry.id}"),
        el(
            "figcaption",
            write.heading(2, entry.id, write.text(entry.title), name=entry.title.value),
            write.badge(),
            el("p", write.say("piece", piece=face.piece)),
            *back,
            write.origin(entry),
        ),
        **write.facets(entry),
    )
