"""Models kept in less memory: equal sets of given fields are one object.

pydantic gives every model a set of the fields that were written, 216 bytes each, more than the model's own values
take. Across thousands of documents there are only some hundred different ones. Models are frozen, and pydantic copies
the set wherever it makes a model from another, so nothing ever changes a shared one.
"""

from pydantic import BaseModel

_shared: dict[frozenset[str], set[str]] = {}
_set = object.__setattr__  # frozen models refuse the plain one


def share_field_sets(model: BaseModel) -> None:
    """Lets a model and all within it share their sets of given fields with models made before."""
    given = model.__pydantic_fields_set__
    _set(model, "__pydantic_fields_set__", _shared.setdefault(frozenset(given), given))
    for value in model.__dict__.values():
        if isinstance(value, BaseModel):
            share_field_sets(value)
        elif type(value) is tuple:
            for item in value:
                if isinstance(item, BaseModel):
                    share_field_sets(item)
        elif type(value) is dict:
            for item in value.values():
                if isinstance(item, BaseModel):
                    share_field_sets(item)
