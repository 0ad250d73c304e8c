"""The document that an override is to change, as somebody names it."""

from pathlib import Path

from rulewright_cli.answers import load_content, refuse
from rulewright_schema.documents import Document
from rulewright_schema.packs.lookup import look_up
from rulewright_schema.wording import quoted


def overridden(reference: str, folder: Path) -> Document:
    """The document of a required pack that a reference means; refused where there is none, or nothing to change."""
    loaded = load_content([folder.as_posix()])
    met = look_up(loaded.catalog, loaded.chosen, reference)
    if len(met.documents) > 1:
        raise refuse(
            f"{quoted(reference)} may mean several documents",
            f"Name one of {', '.join(each.ref for each in met.documents)}.",
        )
    if not met.documents:
        if met.broken:
            place = met.broken[0].place.source.path
            raise refuse(f"{quoted(reference)} is there but not valid", f"See rulewright lint {place}.")
        hint = f", did you mean {met.meant}?" if met.meant else ""
        packs = ", ".join(name for name in loaded.catalog.packs if name not in loaded.chosen) or "none"
        raise refuse(
            f"there is no document {quoted(reference)} in sight{hint}",
            f"Name one of a pack that {folder.as_posix()}/pack.yaml requires: {packs}.",
        )
    (found,) = met.documents
    for own in loaded.chosen:
        for there in loaded.catalog.view(own).own(found.kind):
            if there.id == found.id:
                what = "is the pack's own" if there.base is None else "is changed by the pack already"
                help_text = f"Change it where it stands: {there.id_span()}."
                raise refuse(f"{found.kind} {quoted(found.id)} {what}", help_text)
    return found
