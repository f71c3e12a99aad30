"""Options are what the players of a table may set: typed, with defaults, and with errors that say what is
allowed."""

import re
from collections.abc import Iterator, Mapping
from textwrap import shorten
from typing import Annotated, Literal, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.inspect import (
    BoolType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    Type,
    UnionType,
    type_info,
)
from msgspec.structs import FieldInfo, fields

from pellmell.kit.lengths import Length
from pellmell.kit.refusal import BadOptions

Pace = Annotated[
    Literal["human", "free"],
    Meta(description="how quick a seat's hand may be: as one human hand, or without limit"),
]

Rounds = Annotated[
    Annotated[int, Meta(ge=1, le=100)] | UnsetType,
    Meta(description="the match ends after so many rounds; left out: as the rest says"),
]

SWITCH = {"on": True, "off": False}
WHOLE_NUMBER = re.compile("0|-?[1-9][0-9]{0,9}")


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every game offers. A game adds its own fields, each with a default, the rulebook's, and a
    description. Without a length, it is the game's own options that say how far a match goes."""

    pace: Pace = "human"
    length: Annotated[
        Length | UnsetType,
        Meta(description="how long a match is: a round, about 5 minutes, about 15, or as in the rulebook"),
    ] = UNSET

    def check(self, players: int) -> None:
        """Raise BadOptions if these options contradict each other, or the number of players."""


AnyOptions = TypeVar("AnyOptions", bound=Options)


def parse_options(kind: type[AnyOptions], given: Mapping[str, object]) -> AnyOptions:
    """Options from what a person typed, or from JSON."""
    known = {field.name: field for field in fields(kind)}
    for name in given:
        if name not in known:
            raise BadOptions(f"unknown option {shorten(name, 40)!r}; there are: {', '.join(sorted(known))}")
    return msgspec.convert({name: _parsed(known[name], value) for name, value in given.items()}, kind)


def _parsed(field: FieldInfo, value: object) -> object:
    for reading in _readings(value):
        try:
            return msgspec.convert(reading, field.type)
        except msgspec.ValidationError:
            continue
    said = " ".join(shown(value).split())
    said = said if len(said) <= 40 else f"{said[:39]}…"
    raise BadOptions(f"option {field.name}={said}: must be {allowed(type_info(field.type))}")


def _readings(value: object) -> Iterator[object]:
    """What somebody may have meant: the value as it is, one word, or a list without brackets."""
    yield value
    if isinstance(value, str):
        yield _read(value)
        yield [_read(part.strip()) for part in value.split(",")]


def _read(word: str) -> object:
    return int(word) if WHOLE_NUMBER.fullmatch(word) else SWITCH.get(word, word)


OptionKind = Literal["switch", "number", "choice", "by_seat", "text"]
OptionValue = bool | int | str | list[int] | None


class Values(NamedTuple):
    """What an option may be: the `range` of a number, or of each by seat; the `values` of a choice."""

    kind: OptionKind
    range: tuple[int, int] | None = None
    values: list[str | int] | None = None


class Described(NamedTuple):
    """An option as a person reads it, and as a program does: its values, and its default on the wire."""

    name: str
    allowed: str
    default: str
    description: str
    values: Values
    official: OptionValue


def described(kind: type[Options]) -> list[Described]:
    return [
        Described(
            field.name,
            allowed(type_info(field.type)),
            shown(field.default),
            _description(field),
            values_of(type_info(field.type)),
            None if field.default is UNSET else field.default,
        )
        for field in fields(kind)
    ]


def values_of(kind: Type) -> Values:
    """The values of a type, as data. A list has a number for each seat, and may be left out."""
    match kind:
        case Metadata(type=inner) | UnionType(types=(inner, NoneType()) | (NoneType(), inner)):
            return values_of(inner)
        case BoolType():
            return Values("switch")
        case LiteralType(values=values):
            return Values("choice", values=[value for value in values if isinstance(value, str | int)])
        case IntType(ge=int(low), le=int(high)):
            return Values("number", range=(low, high))
        case ListType(item_type=item) if (each := values_of(item)).kind == "number":
            return Values("by_seat", range=each.range)
        case StrType():
            return Values("text")
        case _:
            raise TypeError(f"an option can't be {kind}: say in kit/options.py which values it has")


def allowed(kind: Type) -> str:
    """The values of a type, in words."""
    match kind:
        case Metadata(type=inner):
            return allowed(inner)
        case UnionType(types=types):
            return ", or ".join(map(allowed, types))
        case NoneType():
            return "left out"
        case LiteralType(values=values):
            return " or ".join(map(str, values))
        case BoolType():
            return "on or off"
        case IntType(ge=int(low), le=int(high)):
            return f"a whole number from {low} to {high}"
        case StrType(max_length=int(most)):
            return f"a text of up to {most} characters"
        case StrType():
            return "a text"
        case ListType(item_type=item):
            return f"a list with commas, each {allowed(item)}"
        case _:
            raise TypeError(f"an option can't be {kind}: say in kit/options.py how a person reads it")


def shown(value: object) -> str:
    """A value as a person reads and types it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "" if value is None or value is UNSET else str(value)


def _description(field: FieldInfo) -> str:
    return next((meta.description or "" for meta in get_args(field.type) if isinstance(meta, Meta)), "")
