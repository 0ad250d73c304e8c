"""Overrides: a document that changes some values of another pack's document and keeps the rest."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel

from rulewright_schema import faults
from rulewright_schema.catalog import Pack
from rulewright_schema.checking.likely_kinds import wrong_kind
from rulewright_schema.checking.replacing import replacement, with_write
from rulewright_schema.checking.validation import validate
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import OVERRIDE, Broken, Document, Draft
from rulewright_schema.kinds import kinds
from rulewright_schema.nodes import Data, nearest
from rulewright_schema.shapes import alternatives, children
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


def laid_over(
    draft: Draft, pack: str, game: str, required: Sequence[Pack]
) -> tuple[Document | Broken, tuple[Diagnostic, ...]]:
    """The document that an override makes of its base, or the broken one with what is wrong.

    `required` are all packs that the override's pack requires, directly or not.
    """
    name = draft.id or ""
    by_id = {each.id: each for each in required}
    target = by_id.get(str(draft.override))
    base = _current(draft, target, required)
    if base is None:
        lost = target is not None and target.lost(draft.kind, name)
        return Broken(pack, draft.kind, name, draft.place), () if lost else (_nothing(draft, target, by_id, game),)
    expected = kinds(game)[draft.kind].load()
    data = merged(whole_data(base), draft.data, expected)
    model, diagnostics = validate(expected, data, draft.place.node)
    if model is None:
        return Broken(pack, draft.kind, name, draft.place), diagnostics
    return Document(pack, draft.kind, name, model, draft.place, base), ()


def _current(draft: Draft, target: Pack | None, required: Sequence[Pack]) -> Document | None:
    """The named pack's document, with what packs between have already laid over it."""
    if target is None:
        return None
    name = draft.id or ""
    base = next(iter(target.find(draft.kind, name)), None)
    for pack in required:
        for each in pack.find(draft.kind, name):
            if base is not None and each.base is base:
                base = each
    return base


def _nothing(draft: Draft, target: Pack | None, by_id: dict[str, Pack], game: str) -> Diagnostic:
    node = draft.place.node()
    if draft.id is None:
        given = draft.data.get("id")
        at = nearest(node, ("id",) if given is not None else (OVERRIDE,)).span
        if given is not None:
            return Diagnostic(faults.WRONG_TYPE, at, "an id is text", f"Write the id of a {draft.kind}.")
        message = f"the override does not say which {draft.kind} it changes"
        return Diagnostic(faults.MISSING_KEY, at, message, "Write id: with the id of the document that it changes.")
    if target is None:
        meant = closest(str(draft.override), by_id)
        hint = f", did you mean {quoted(meant)}?" if meant else ""
        message = f"pack {quoted(str(draft.override))} is not among the required ones{hint}"
        help_text = with_write(meant, "Name a pack that pack.yaml requires.")
        here = nearest(node, (OVERRIDE,))
        return Diagnostic(faults.OVERRIDE_OF_NOTHING, here.span, message, help_text, fix=replacement(here, meant))
    meant_kinds = tuple(kind for kind in kinds(game) if target.find(kind, draft.id))
    if meant_kinds:
        what = f"{quoted(draft.id)} of pack {quoted(target.id)} is"
        return wrong_kind(draft.kind, meant_kinds, node, game, in_list=bool(draft.place.path), what=what)
    ids = [each.id for each in target.of_kind(draft.kind)]
    meant = closest(draft.id or "", ids)
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    message = f"pack {quoted(target.id)} has no {draft.kind} {quoted(draft.id or '')} to override{hint}"
    help_text = f"Write {meant}." if meant else "Write the id of the document that this one changes."
    here = nearest(node, ("id",))
    return Diagnostic(faults.OVERRIDE_OF_NOTHING, here.span, message, help_text, fix=replacement(here, meant))


def whole_data(document: Document) -> dict[str, Data]:
    """A document's plain data with what it overrides below it."""
    layers = [document]
    while layers[-1].base is not None:
        layers.append(layers[-1].base)
    data = layers.pop().data()
    for each in reversed(layers):
        data = merged(data, each.data(), type(document.model))
    return data


def merged(below: dict[str, Data], above: dict[str, Data], model: type[BaseModel]) -> dict[str, Data]:
    """The data of one document laid over that of another: mappings are merged key by key, everything else is replaced.

    A mapping that says to be of another sort (`type: food` over `type: money`, another `goal:`, `by_heroes:` over a
    value) replaces the one below: the keys of the one sort mean nothing in the other.
    """
    return _merged(below, above, [model])


def _merged(below: dict[str, Data], above: dict[str, Data], expected: Sequence[Any]) -> dict[str, Data]:
    result = dict(below)
    for key, value in above.items():
        under = result.get(key)
        result[key] = value
        if isinstance(under, dict) and isinstance(value, dict):
            here = [child for each in expected for child in children(each, key)]
            if _of_one_sort(here, under, value):
                result[key] = _merged(under, value, _meant(here, under))
    return result


def _meant(expected: Sequence[Any], data: Data) -> list[Any]:
    return [each for annotation in expected for each in alternatives(annotation, data)]


def _of_one_sort(expected: Sequence[Any], under: Data, value: Data) -> bool:
    """Whether some type may be meant by both; what does not tell its sort may be any."""
    sorts = _meant(expected, under)
    return not sorts or any(each in sorts for each in _meant(expected, value))
