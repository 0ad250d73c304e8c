"""Small values that are never changed once made: actions, events and the like, of which games make very many."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """A dataclass with slots, equal by its fields, hashable and frozen.

    That it is frozen is held by the type checker: at run time it costs as much again to make a frozen one, and
    playouts make several of them for every action.
    """
    return _made(cls)


_made: Callable[[type[T]], type[T]] = dataclass(slots=True, unsafe_hash=True)
