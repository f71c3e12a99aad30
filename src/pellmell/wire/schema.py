"""The JSON Schema (draft 2020-12) describes the wire for every language that has no types from us."""

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import NODEFAULT, Raw, Struct, defstruct
from msgspec.json import schema_components
from msgspec.structs import FieldInfo, fields

from pellmell.catalogue import all_games
from pellmell.wire.frames import PROTOCOL
from pellmell.wire.vocabulary import MEANT, Meant, name_of, said_at, unions, vocabulary, words_of

Schema = dict[str, Any]

TITLES = ("title", "description")
DEFS = "#/$defs/"
REF = re.compile(rf'"{re.escape(DEFS)}([^"]+)"')


def wire_schema() -> Schema:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The frames between a client and the house",
        "description": f"Protocol {PROTOCOL}. `python -m tools.make_wire` writes this file.",
        "anyOf": [_ref("ClientFrame"), _ref("HouseFrame")],
        "$defs": _unions() | _games() | _types(),
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"{DEFS}{name}"}


def _unions() -> Schema:
    return {
        union: {"title": union, "anyOf": [_ref(name) for name in names]} for union, names in unions().items()
    }


def _games() -> Schema:
    """What is said at the tables of which game."""
    games = all_games()
    said = {name: {part: _ref(kind) for part, kind in said_at(game).items()} for name, game in games.items()}
    each = {name: {"type": "object", "properties": parts} for name, parts in said.items()}
    return {
        "GameName": {"title": "GameName", "enum": list(games)},
        "Games": {"title": "Games", "type": "object", "properties": each},
    }


def _types() -> Schema:
    """As msgspec describes them, under our names, and with what is meant where a frame takes anything."""
    kinds = list(vocabulary())
    refs, components = schema_components(map(_describable, kinds))
    known_as = [ref["$ref"].removeprefix(DEFS) for ref in refs]
    names = dict(zip(known_as, map(name_of, kinds), strict=True))
    types: Schema = {}
    for old, kind in zip(known_as, kinds, strict=True):
        schema = _renamed(components[old], names)
        types[names[old]] = _titled(kind) | {key: schema[key] for key in schema if key not in TITLES}
    for (kind, field), meant in MEANT.items():
        if kind in kinds:
            types[name_of(kind)]["properties"][field] = _meant(meant)
    return types


def _titled(kind: type) -> Schema:
    words = words_of(kind)
    return {"title": name_of(kind)} | ({"description": words} if words else {})


def _describable(kind: type[object]) -> type[object]:
    """msgspec has no words for a default that is raw JSON: a twin of the frame goes without."""
    if not (issubclass(kind, Struct) and any(isinstance(field.default, Raw) for field in fields(kind))):
        return kind
    config = kind.__struct_config__
    twins = [
        (field.name, field.type) if field.required else (field.name, field.type, _default(field))
        for field in fields(kind)
    ]
    return defstruct(kind.__name__, twins, tag_field=config.tag_field, tag=config.tag)


def _default(field: FieldInfo) -> Any:
    if field.default_factory is not NODEFAULT:
        return msgspec.field(default_factory=field.default_factory)
    return None if isinstance(field.default, Raw) else field.default


def _renamed(schema: Schema, names: Mapping[str, str]) -> Schema:
    text = REF.sub(lambda ref: f'"{DEFS}{names[ref[1]]}"', json.dumps(schema))
    renamed: Schema = json.loads(text)
    return renamed


def _meant(meant: Meant) -> Schema:
    return {"type": "array", "items": _ref(meant.name)} if meant.many else _ref(meant.name)
