"""Variants of a game are all values of all its options, derived from their types."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, combinations_with_replacement, product
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.inspect import BoolType, Field, IntType, ListType, LiteralType, Metadata, Type, UnionType
from msgspec.structs import replace

from pellmell.kit.game import AnyGame
from pellmell.kit.options import Options
from pellmell.kit.refusal import BadOptions

Choices: TypeAlias = Mapping[str, Sequence[Any]]  # the values of each option, its default first
Choice: TypeAlias = tuple[str, int]  # an option, and which of its values
Pair: TypeAlias = tuple[Choice, Choice]  # of two options; one with itself is there, too


class Variant(NamedTuple):
    """Options, and what sets them apart from the defaults."""

    name: str
    options: Options


def variants(game: AnyGame, players: int) -> list[Variant]:
    """The defaults, and every other value of every option, one at a time."""
    choices = _choices(game, players)
    found = [_allowed(game, players, choices, change) for change in _single_changes(choices)]
    return [_named(options) for options in (game.options(), *found) if options]


def paired(game: AnyGame, players: int) -> list[Variant]:
    """As few as we find in which any two values of two options meet, if they go together at all."""
    choices = _choices(game, players)
    found = [game.options()]
    missing = _without(_all_pairs(choices), _pairs_in(found[0], choices))
    while missing:
        pair = missing.pop(0)
        changes = {name: choices[name][place] for name, place in pair}
        if options := _allowed(game, players, choices, changes):
            others = {name: values for name, values in choices.items() if name not in changes}
            found.append(_enriched(options, players, choices, others, set(missing)))
            missing = _without(missing, _pairs_in(found[-1], choices))
    return [_named(options) for options in found]


def quickest(game: AnyGame, players: int) -> Options:
    """Options with every number at its lowest, so that a match is short."""
    lows: dict[str, Any] = {
        option.encode_name: kind.ge
        for option in _fields(game.options)
        if isinstance(kind := _bare(option.type), IntType) and kind.ge is not None
    }
    options = game.options(**lows)
    options.check(players)
    return options


def _choices(game: AnyGame, players: int) -> Choices:
    return {
        option.encode_name: [
            option.default,
            *(v for v in _values(option.type, players) if v != option.default),
        ]
        for option in _fields(game.options)
    }


def _single_changes(choices: Choices) -> Iterator[dict[str, Any]]:
    for name, values in choices.items():
        yield from ({name: value} for value in values[1:])


def _allowed(game: AnyGame, players: int, choices: Choices, changes: Mapping[str, Any]) -> Options | None:
    """The changes alone, or with the first other one that they ask for."""
    companions: Iterator[dict[str, Any]] = chain([{}], _single_changes(choices))
    tried = (game.options(**{**companion, **changes}) for companion in companions)
    return next((options for options in tried if _is_allowed(options, players)), None)


def _is_allowed(options: Options, players: int) -> bool:
    try:
        options.check(players)
    except BadOptions:
        return False
    return True


def _all_pairs(choices: Choices) -> list[Pair]:
    each = [[(name, place) for place in range(len(values))] for name, values in choices.items()]
    pairs = [pair for one, other in combinations(each, 2) for pair in product(one, other)]
    return pairs + [(choice, choice) for one in each for choice in one]


def _pairs_in(options: Options, choices: Choices) -> set[Pair]:
    chosen = [(name, values.index(getattr(options, name))) for name, values in choices.items()]
    return set(combinations_with_replacement(chosen, 2))


def _without(pairs: list[Pair], met: set[Pair]) -> list[Pair]:
    return [pair for pair in pairs if pair not in met]


def _enriched(
    options: Options, players: int, choices: Choices, others: Choices, missing: set[Pair]
) -> Options:
    """The other options set, one after the other, so that most of what is missing meets."""
    for name, values in others.items():
        tried = [replace(options, **{name: value}) for value in values]
        allowed = [one for one in tried if _is_allowed(one, players)]
        options = max(allowed, key=lambda one: len(_pairs_in(one, choices) & missing))
    return options


def _named(options: Options) -> Variant:
    usual = type(options)()
    names = [
        name for name in sorted(options.__struct_fields__) if getattr(options, name) != getattr(usual, name)
    ]
    changes = [f"{name}={_shown(getattr(options, name))}" for name in names]
    return Variant(",".join(changes) or "defaults", options)


def _fields(kind: type[Options]) -> tuple[Field, ...]:
    """Those of a round: what may be left out says how far a match goes, and nothing else."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(field for field in info.fields if field.default is not msgspec.NODEFAULT)


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
