"""The vocabulary names every message type of the wire, for the schema and for TypeScript.

Games are discovered: what a new one says is in here as soon as its folder is there.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from inspect import cleandoc
from typing import Any, NamedTuple, get_args

from msgspec import Struct
from msgspec.inspect import (
    CollectionType,
    DataclassType,
    DictType,
    EnumType,
    Metadata,
    StructType,
    TupleType,
    Type,
    UnionType,
    multi_type_info,
)

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.lengths import Length
from pellmell.kit.messages import (
    Command,
    Departed,
    Event,
    Frozen,
    HouseCommand,
    RaceStopped,
    Scored,
    Thawed,
)
from pellmell.play.messages import ChangeGame, GameChanged
from pellmell.play.vocabulary import MATCH_COMMANDS, MATCH_EVENTS, TABLE_COMMANDS, TABLE_EVENTS
from pellmell.wire.evening import InFrom
from pellmell.wire.frames import (
    Ahead,
    ClientFrame,
    Happened,
    HouseFrame,
    Send,
    Snapshot,
    TableCard,
    TableState,
    Why,
)
from pellmell.wire.requests import HOUSE_EVENTS, REQUESTS, Away
from pellmell.wire.rest import GameCard, MatchFacts, MyTable, NewTable, PlayNow, TableFacts

Named = StructType | DataclassType | EnumType  # what has a name of its own

ROUND_EVENTS: tuple[type[Event], ...] = (RaceStopped, Frozen, Thawed, Departed, Scored)
EVENTS_AT_EVERY_TABLE: tuple[type[Event], ...] = tuple(
    dict.fromkeys((*TABLE_EVENTS, *MATCH_EVENTS, *HOUSE_EVENTS, *ROUND_EVENTS))
)
_COMMANDS: tuple[type[Command], ...] = (*REQUESTS, *TABLE_COMMANDS, *MATCH_COMMANDS)
COMMANDS_AT_EVERY_TABLE = tuple(
    kind for kind in dict.fromkeys(_COMMANDS) if not issubclass(kind, HouseCommand)
)

LITERALS: Mapping[str, Any] = {"Why": Why, "Away": Away, "Length": Length, "InFrom": InFrom}


class Meant(NamedTuple):
    name: str
    many: bool = False


# Where the types alone don't tell what can stand there. Frames carry what games say as it is, for speed.
MEANT: Mapping[tuple[type, str], Meant] = {
    (Send, "command"): Meant("Command"),
    (Happened, "events"): Meant("Event", many=True),
    (Happened, "round"): Meant("Round"),
    (Snapshot, "round"): Meant("Round"),
    (Ahead, "cards"): Meant("AheadCards"),
    (TableState, "game"): Meant("GameName"),
    (TableState, "options"): Meant("Options"),
    (GameChanged, "game"): Meant("GameName"),
    (ChangeGame, "game"): Meant("GameName"),
    (GameChanged, "options"): Meant("Options"),
    (TableCard, "game"): Meant("GameName"),
    (NewTable, "game"): Meant("GameName"),
    (NewTable, "options"): Meant("Partial<Options>"),
    (PlayNow, "game"): Meant("GameName"),
    (GameCard, "name"): Meant("GameName"),
    (TableFacts, "game"): Meant("GameName"),
    (MyTable, "game"): Meant("GameName"),
    (MatchFacts, "game"): Meant("GameName"),
}


def folder_of(kind: type) -> str:
    """The folder of the game or the mechanic that says it; empty for what is said at every table."""
    _, layer, *folders = kind.__module__.split(".")
    return f"{layer}/{folders[0]}" if layer in ("games", "mechanics") else ""


def name_of(kind: type) -> str:
    """A game or a mechanic puts its own name before those of its types: more than one has a `Placed`."""
    family = folder_of(kind).rpartition("/")[2].capitalize()
    return kind.__name__ if kind.__name__.startswith(family) else family + kind.__name__


def names_of(kinds: Iterable[type]) -> list[str]:
    return list(dict.fromkeys(map(name_of, kinds)))


def unions() -> dict[str, list[str]]:
    """Each with what it is one of."""
    games = all_games().values()
    table = table_unions()
    found = {
        "ClientFrame": table["ClientFrame"],
        "HouseFrame": table["HouseFrame"],
        "Command": ["TableCommand", *(f"{_title(game)}Command" for game in games)],
        "Event": ["TableEvent", *(f"{_title(game)}Event" for game in games)],
        "Options": names_of(game.options for game in games),
        "Round": names_of(game.snapshot_type for game in games),
        "AheadCards": names_of(game.ahead_type for game in games if game.ahead_type),
        "TableCommand": table["TableCommand"],
        "TableEvent": table["TableEvent"],
    }
    for game in games:
        found |= game_unions(game)
    return found


def table_unions() -> dict[str, list[str]]:
    """Those of every table."""
    return {
        "ClientFrame": names_of(get_args(ClientFrame)),
        "HouseFrame": names_of(get_args(HouseFrame)),
        "TableCommand": names_of(COMMANDS_AT_EVERY_TABLE),
        "TableEvent": names_of(EVENTS_AT_EVERY_TABLE),
    }


def game_unions(game: AnyGame) -> dict[str, list[str]]:
    """Those of one game."""
    return {
        f"{_title(game)}Command": names_of(game.commands),
        f"{_title(game)}Event": names_of(game.events),
    }


def said_at(game: AnyGame) -> dict[str, str]:
    """The names of what is said at the tables of one game, beside what is said at every table."""
    said = {
        "command": f"{_title(game)}Command",
        "event": f"{_title(game)}Event",
        "options": name_of(game.options),
        "round": name_of(game.snapshot_type),
    }
    return said | ({"ahead": name_of(game.ahead_type)} if game.ahead_type else {})


def _title(game: AnyGame) -> str:
    return game.name.capitalize()


@cache
def vocabulary() -> Mapping[type, Named]:
    """Every type that has a name, and what it is made of."""
    found = named_in(_spoken())
    if len(set(map(name_of, found))) < len(found):
        raise TypeError(f"two types on the wire have the same name: {sorted(map(name_of, found))}")
    return found


def named_in(kinds: Iterable[type[Struct]]) -> dict[type, Named]:
    """These, and all that they are made of."""
    found: dict[type, Named] = {}
    for kind in multi_type_info(kinds):
        for named in _named(kind):
            found.setdefault(named.cls, named)
    return found


def _spoken() -> Iterator[type[Struct]]:
    yield from get_args(ClientFrame)
    yield from get_args(HouseFrame)
    yield from COMMANDS_AT_EVERY_TABLE
    yield from EVENTS_AT_EVERY_TABLE
    for game in all_games().values():
        yield from (*game.commands, *game.events, game.options, game.snapshot_type)
        if game.ahead_type:
            yield game.ahead_type


def _named(kind: Type) -> Iterator[Named]:
    match kind:
        case StructType() | DataclassType():
            yield kind
            for field in kind.fields:
                yield from _named(field.type)
        case EnumType():
            yield kind
        case _:
            for part in _parts(kind):
                yield from _named(part)


def _parts(kind: Type) -> tuple[Type, ...]:
    """What a type without a name is put together from."""
    match kind:
        case Metadata(type=inner):
            return (inner,)
        case UnionType(types=types) | TupleType(item_types=types):
            return types
        case DictType(key_type=key, value_type=value):
            return key, value
        case CollectionType(item_type=item):
            return (item,)
        case _:
            return ()


def words_of(kind: type) -> str:
    """What a type says of itself; a dataclass that says nothing is given its signature by Python."""
    words = vars(kind).get("__doc__") or ""
    return "" if words.startswith(f"{kind.__name__}(") else cleandoc(words)
