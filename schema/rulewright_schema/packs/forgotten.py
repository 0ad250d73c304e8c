"""A pack that uses the game's own pack and does not require it: one finding, not one for each reference."""

from rulewright_schema import faults
from rulewright_schema.catalog import Catalog, View, split
from rulewright_schema.diagnostics import Diagnostic, Edit, Fix
from rulewright_schema.nodes import MappingNode
from rulewright_schema.packs.manifests import Found
from rulewright_schema.wording import quoted


def may_have_forgotten(found: Found, catalog: Catalog) -> bool:
    """Whether a pack with a sound manifest could require its game's own pack and does not, not even through others."""
    if found.document is None or set(found.manifest.requires) - set(found.requires):
        return False  # what a missing pack would have brought is not known
    return found.manifest.game not in catalog.closure(found.id)


def unmet(view: View) -> list[tuple[str, str]]:
    """Kind and id of each document that a pack refers to, or overrides in its game's own pack, and does not see."""
    pack = view.pack
    overrides = [
        (each.kind, f"{each.override}/{each.id}") for each in pack.contents.entries if each.override == pack.game
    ]
    own = (document for document in pack.documents if document.kind != "pack")
    names = (split(text, wanted) for document in own for _, text, wanted in document.references
             if not view.accounts_for(text, wanted))  # fmt: skip
    return [*names, *overrides]


def forgotten_requirement(found: Found, catalog: Catalog, used: int) -> Diagnostic:
    """The finding, with the line to write. `used` is in how many places the game's pack is used."""
    game = found.manifest.game
    version = catalog.packs[game].manifest.version.partition(".")
    line = f'{game}: ">={version[0]}{version[1]}{version[2].partition(".")[0]},<{int(version[0]) + 1}"'
    places = "in one place" if used == 1 else f"in {used} places"
    message = f"the pack uses {quoted(game)} {places} and does not require it"
    if found.draft is not None and "requires" in found.draft.data:
        help_text = f"Write below requires: {line}."
        return Diagnostic(faults.FORGOTTEN_REQUIREMENT, found.span("requires"), message, help_text)
    help_text = f"Write requires: {{{line}}}."
    return Diagnostic(faults.FORGOTTEN_REQUIREMENT, found.span("game"), message, help_text, fix=_fix(found, line))


def _fix(found: Found, line: str) -> Fix | None:
    """The line below that of the version; none for a manifest that is written on one line."""
    root = found.draft.place.node() if found.draft is not None else None
    if not isinstance(root, MappingNode) or root.flow:
        return None
    end = root.entries["version"].value.end
    text = f"\nrequires: {{{line}}}"
    return Fix((Edit(root.source.span(end, end), text),), f"Require {found.manifest.game}", safe=False)
