"""All the options of a game: every value of every one, derived from their types."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.inspect import BoolType, Field, IntType, ListType, LiteralType, Metadata, Type, UnionType

from pellmell.kit.game import Game
from pellmell.kit.options import Options
from pellmell.kit.refusal import BadOptions


class Variant(NamedTuple):
    """Options, and what sets them apart from the defaults."""

    name: str
    options: Options


def variants(game: Game, players: int) -> list[Variant]:
    """The defaults, and every other value of every option, one at a time."""
    found = [Variant("defaults", game.options())]
    for option in _fields(game.options):
        for value in _values(option.type, players):
            if value != option.default and (variant := _variant(game, players, option.encode_name, value)):
                found.append(variant)
    return found


def quickest(game: Game, players: int) -> Options:
    """Options with every number at its lowest, so that a match is short."""
    lows: dict[str, Any] = {
        option.encode_name: kind.ge
        for option in _fields(game.options)
        if isinstance(kind := _bare(option.type), IntType) and kind.ge is not None
    }
    options = game.options(**lows)
    options.check(players)
    return options


def _variant(game: Game, players: int, name: str, value: Any) -> Variant | None:
    """The value alone, or with the first other value that it asks for."""
    for companion in [{}, *_single_changes(game, players)]:
        changes = {**companion, name: value}
        try:
            options = game.options(**changes)
            options.check(players)
        except BadOptions:
            continue
        return Variant(",".join(f"{key}={_shown(changes[key])}" for key in sorted(changes)), options)
    return None


def _single_changes(game: Game, players: int) -> Iterator[dict[str, Any]]:
    for option in _fields(game.options):
        for value in _values(option.type, players):
            if value != option.default:
                yield {option.encode_name: value}


def _fields(kind: type[Options]) -> tuple[Field, ...]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def _bare(kind: Type) -> Type:
    return kind.type if isinstance(kind, Metadata) else kind


def _values(kind: Type, players: int) -> list[Any]:
    """The values that a type allows, or its ends, or its examples."""
    if examples := _examples(kind):
        return examples
    match _bare(kind):
        case LiteralType(values=values):
            return sorted(values, key=str)
        case BoolType():
            return [False, True]
        case IntType(ge=low, le=high):
            return [low, high]
        case ListType(item_type=item):
            return [[low] * players for low in _values(item, players)[:1]]
        case UnionType(types=types):
            return [value for one in types for value in _values(one, players)]
        case _:
            return []


def _examples(kind: Type) -> list[Any]:
    schema: dict[str, Any] = getattr(kind, "extra_json_schema", None) or {}
    return list(schema.get("examples", ()))


def _shown(value: Any) -> str:
    return "+".join(map(str, value)) if hasattr(value, "append") else str(value)
