"""Packs that are known to be sound, with what each of their files holds, so that it need not be read to be known.

Such packs are listed in a file beside them, which is made anew whenever they change (`rulewright_cli.make_sound_packs`)
and counts for the version of the tool that made it. A pack is known by a digest over the names and bytes of all its
files and over the packs that it requires. What was changed is therefore in no list: it is read and checked like any
other pack, and so is everything where there is no list or it cannot be read.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from rulewright_schema.catalog import Catalog
from rulewright_schema.contents import Listed
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.digests import digest
from rulewright_schema.packs.files import Files
from rulewright_schema.source import Source

LIST_NAME = "sound_packs.json"
FORMAT = 1

Listing: TypeAlias = Mapping[str, Sequence[Listed]]
"""What the files of a pack hold, in order, by their paths within it. Its manifest is left out."""
SoundPacks: TypeAlias = Mapping[str, Mapping[str, Listing]]
"""What sound packs hold, by their ids and digests."""


def digest_of_pack(root: str, sources: Iterable[Source], required: Iterable[str]) -> str:
    """The digest by which a pack is known: of all its files and of what it requires, by the digests of these."""
    named = sorted((inside(root, source.path), source.data) for source in sources)
    return digest(*(part for each in named for part in each), "requires", *required)


def inside(root: str, path: str) -> str:
    """A path below a pack's folder as seen from that folder."""
    return path if root == "." else path.removeprefix(f"{root.rstrip('/')}/")


def listings(catalog: Catalog, chosen: Iterable[str], told: Iterable[Diagnostic]) -> Mapping[str, tuple[str, Listing]]:
    """The sound ones of some packs, by their digests with their ids. `told` is everything that is wrong with them."""
    faulty = {each.span.path for each in told}
    digests: dict[str, str] = {}
    found: dict[str, tuple[str, Listing]] = {}
    for name, pack in catalog.packs.items():
        sources = (*((pack.document.source,) if pack.document is not None else ()), *pack.sources)
        digests[name] = digest_of_pack(pack.root, sources, (digests[each] for each in pack.requires))
        # A fault of a required pack is told where it is required.
        if name in chosen and pack.document is not None and faulty.isdisjoint(each.path for each in sources):
            found[digests[name]] = (
                name,
                {
                    inside(pack.root, file.source.path): [(each.kind, each.id, each.override) for each in file.entries]
                    for file in pack.contents.files
                },
            )
    return found


def sound_packs(files: Files, lists: Iterable[str], version: str) -> SoundPacks:
    """The sound packs that are listed. `lists` are files that may be there, `version` is the tool's."""
    known: dict[str, dict[str, Listing]] = {}
    for path in lists:
        if files.is_file(path):
            for name, key, listing in _of_list(files, path, version):
                known.setdefault(name, {})[key] = listing
    return known


def _of_list(files: Files, path: str, version: str) -> Sequence[tuple[str, str, Listing]]:
    try:
        given = json.loads(files.read(path))
        if (given["format"], given["version"]) != (FORMAT, version):
            return ()
        return [(_text(pack["pack"]), key, _listing(pack["files"])) for key, pack in given["packs"].items()]
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return ()  # damaged or written by something else: as good as none


def _listing(given: Mapping[str, Any]) -> Listing:
    return {
        path: [
            (_text(kind), _text(name), None if override is None else _text(override))
            for kind, name, override in entries
        ]
        for path, entries in given.items()
    }


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise TypeError(f"{given!r} is no text")
    return given


def as_text(packs: Mapping[str, tuple[str, Listing]], version: str) -> str:
    """A list's text: packs with their ids by their digests; one line for each file, so that changes can be read."""
    told = ",\n".join(_pack_text(key, name, listing) for key, (name, listing) in sorted(packs.items(), key=_by_id))
    return f'{{"format": {FORMAT}, "version": {json.dumps(version)}, "packs": {{\n{told}\n}}}}\n'


def _by_id(item: tuple[str, tuple[str, Listing]]) -> str:
    return item[1][0]


def _pack_text(key: str, name: str, listing: Listing) -> str:
    lines = ",\n".join(f"  {json.dumps(path)}: {json.dumps(entries)}" for path, entries in sorted(listing.items()))
    return f'{json.dumps(key)}: {{"pack": {json.dumps(name)}, "files": {{\n{lines}\n}}}}'
