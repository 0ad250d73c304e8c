"""States as plain data, and their fingerprints."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, cast

from rulewright_engine.games.megametrocity.state import Foe, Hero, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.interface import Json, SetUpError

HERO_FIELDS = tuple(Hero.__slots__)
STATE_FIELDS = tuple(name for name in State.__slots__ if name not in ("table", "window", "heroes", "foes", "events"))
_LISTS = ("agenda", "after", "supply", "items", "item_discards", "items_gone", "thug_cards", "thug_discards")


def plain(state: State) -> dict[str, Any]:
    """Everything that changes, as lists, numbers and texts."""
    data: dict[str, Any] = {name: getattr(state, name) for name in STATE_FIELDS}
    data["window"] = state.window.key
    data["heroes"] = [{name: getattr(hero, name) for name in HERO_FIELDS} for hero in state.heroes]
    data["foes"] = [[number, *foe] for number, foe in state.foes.items()]
    return data


def digest(state: State) -> str:
    """A fingerprint of all that `plain` gives: the same in every process."""
    text = json.dumps(plain(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode("utf-8"), digest_size=16).hexdigest()


def to_json(state: State) -> dict[str, Json]:
    """The state with the options of its set-up; `from_json` reads it back."""
    data = json.loads(json.dumps(plain(state)))
    return {"setup": state.table.options.to_json(), "state": data}


def from_json(table: Table, data: Mapping[str, Json]) -> State:
    """The state back over its table. Raises SetUpError where the data is no state of this game."""
    given = data.get("state")
    if not isinstance(given, dict):
        raise SetUpError("`state` is missing")
    try:
        return _read(table, cast("dict[str, Any]", given))
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise SetUpError(f"this is no state of the game: {type(error).__name__}: {error}") from error


def _read(table: Table, given: dict[str, Any]) -> State:
    state = State()
    state.table = table
    streets, faces = _tuples(given["window"])
    state.window = table.window((streets, faces))
    for name in STATE_FIELDS:
        value = _tuples(given[name])
        setattr(state, name, list(value) if name in _LISTS else value)
    state.heroes = []
    for fields in given["heroes"]:
        hero = Hero()
        for name in HERO_FIELDS:
            setattr(hero, name, _tuples(fields[name]))
        state.heroes.append(hero)
    state.foes = {number: Foe(*rest) for number, *rest in given["foes"]}
    state.events = []
    return state


def _tuples(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_tuples(each) for each in value)
    return value
