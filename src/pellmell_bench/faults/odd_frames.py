"""Odd frames are what no good client sends: they are put together from the very types of the wire, then
damaged."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import inspect

from pellmell.catalogue import all_games
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command, TimeUp
from pellmell.play.messages import Leave, Rise, VoteToEnd
from pellmell.play.vocabulary import MATCH_COMMANDS, TABLE_COMMANDS
from pellmell.wire.frames import PROTOCOL
from pellmell.wire.requests import REQUESTS, Kick, SendAway, SetAdmission

Json = Any

NUMBERS = (0, 1, 2, 3, 5, 10, -1, 99)
TEXTS = ("", "00", "Ann", "<b>Ann</b>", "a secret that is long enough", "start", "\u202e", "x" * 60)
ODD: tuple[Json, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    1e300,
    10**18,
    -(10**30),
    "",
    "x",
    "\ud83c",
    [],
    {},
    [[]],
    "NaN",
)
HUGE = (2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**40, -(2**63), 1e308)
ODD_NUMBERS: tuple[Json, ...] = (0, -1, -(2**40), 1.5, "1", None, [], True, 2**64, 10**40)
SENDING_AWAY = (SetAdmission, SendAway)  # never: those who watch have to see all of it
PARTINGS = (Leave, Rise, Kick, VoteToEnd)  # rare, or there would soon be nobody left to send odd frames
PARTING_IN = 40
DEEP = 3_000
MOST_BYTES = 8_192
LARGEST_BYTES = 60_000


def encode(value: Json) -> bytes:
    """By a writer that knows no limits: of numbers, of half characters."""
    return json.dumps(value).encode()


@cache
def all_commands() -> Sequence[type[Command]]:
    """Of every game, of the table, of the house itself."""
    of_games = [kind for game in all_games().values() for kind in game.commands]
    kinds: list[type[Command]] = [*of_games, *MATCH_COMMANDS, *TABLE_COMMANDS, *REQUESTS, TimeUp]
    return [kind for kind in dict.fromkeys(kinds) if kind not in SENDING_AWAY]


@cache
def shape(kind: type[Command]) -> inspect.Type:
    return inspect.type_info(kind)


def sample(kind: inspect.Type, chance: Stream) -> Json:
    """Something of this type, most of the time."""
    match kind:
        case inspect.Metadata(type=inner):
            return sample(inner, chance)
        case inspect.IntType() | inspect.FloatType():
            return chance.pick(NUMBERS)
        case inspect.StrType():
            return chance.pick(TEXTS)
        case inspect.BoolType():
            return bool(chance.below(2))
        case inspect.EnumType(cls=cls):
            return chance.pick([member.value for member in cls])
        case inspect.LiteralType(values=values):
            return chance.pick(values)
        case inspect.UnionType(types=types):
            return sample(chance.pick(types), chance)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return [sample(item, chance) for _ in range(chance.below(4))]
        case inspect.TupleType(item_types=items):
            return [sample(item, chance) for item in items]
        case inspect.DictType(key_type=key, value_type=value):
            return {str(sample(key, chance)): sample(value, chance) for _ in range(chance.below(3))}
        case inspect.StructType():
            return _sample_struct(kind, chance)
        case _:
            return chance.pick(ODD)


def _sample_struct(kind: inspect.StructType, chance: Stream) -> Json:
    fields = {field.encode_name: sample(field.type, chance) for field in kind.fields}
    if kind.array_like:
        return list(fields.values())
    return fields if kind.tag_field is None else {kind.tag_field: kind.tag, **fields}


class OddFrames:
    """One after the other, for one line to a table; `kind` says what is the matter with the last one."""

    def __init__(self, chance: Stream) -> None:
        self.kind = ""
        self.n = 0
        self._chance = chance

    def next(self, legal: Sequence[Command]) -> bytes:
        self.kind = self._chance.pick((*KINDS, "legal", "legal", "known"))
        return KINDS[self.kind](self, legal)

    def _send(self, command: Json, **more: Json) -> dict[str, Json]:
        self.n += 1
        return {"frame": "command", "n": self.n, "command": command, **more}

    def _known(self) -> Json:
        kind = self._chance.pick(all_commands())
        if kind in PARTINGS and self._chance.below(PARTING_IN):
            return self._known()
        return sample(shape(kind), self._chance)

    # What may be accepted

    def legal(self, legal: Sequence[Command]) -> bytes:
        command = msgspec.to_builtins(self._chance.pick(legal)) if legal else self._known()
        return encode(self._send(command))

    def known(self, _: Sequence[Command]) -> bytes:
        return encode(self._send(self._known(), seen=self._chance.pick((*NUMBERS, *HUGE))))

    # What is damaged

    def damaged(self, legal: Sequence[Command]) -> bytes:
        frame = self._send(msgspec.to_builtins(self._chance.pick(legal)) if legal else self._known())
        return encode(damaged(frame, self._chance))

    def misnumbered(self, _: Sequence[Command]) -> bytes:
        number = self._chance.below(self.n + 1) if self._chance.below(2) else self._chance.pick(ODD_NUMBERS)
        return encode({**self._send(self._known()), "n": number})

    def more_fields(self, _: Sequence[Command]) -> bytes:
        """In somebody else's name, if it went by what a client claims."""
        claims = {"seat": self._chance.below(4), "at": 0, "token": "x", "host": True}
        command = self._known()
        return encode(
            {**self._send({**command, **claims} if isinstance(command, dict) else command), **claims}
        )

    def deep(self, _: Sequence[Command]) -> bytes:
        depth = 1 + self._chance.below(DEEP)
        opened, closed = self._chance.pick(((b"[", b"]"), (b'{"do":', b"}")))
        inner = opened * depth + b"1" + closed * self._chance.pick((depth, 0))
        return b'{"frame":"command","n":%d,"command":%s}' % (self._number(), inner)

    def _number(self) -> int:
        self.n += 1
        return self.n

    def twice(self, _: Sequence[Command]) -> bytes:
        """The same keys again, with other values."""
        one, other = encode(self._send(self._known())), encode(self._send(self._known()))
        return one[:-1] + b"," + other[1:]

    # What is no command

    def other_frame(self, _: Sequence[Command]) -> bytes:
        hello = {"frame": "hello", "protocol": PROTOCOL, "token": self._chance.pick(TEXTS), "seen": -1}
        time = {"frame": "ask_time", "sent": self._chance.pick((*ODD, *HUGE))}
        told = {"frame": "happened", "number": 1, "at": 0, "events": [self._known()]}
        return encode(self._chance.pick((hello, time, told, {"frame": self._chance.pick(TEXTS)})))

    def cut(self, _: Sequence[Command]) -> bytes:
        whole = encode(self._send(self._known()))
        return whole[: self._chance.below(len(whole))]

    def noise(self, _: Sequence[Command]) -> bytes:
        return b"".join(self._chance.word().to_bytes(4, "big") for _ in range(self._chance.below(40)))

    def flipped(self, _: Sequence[Command]) -> bytes:
        text = bytearray(encode(self._send(self._known())))
        text[self._chance.below(len(text))] ^= 1 << self._chance.below(8)
        return bytes(text)

    def long(self, _: Sequence[Command]) -> bytes:
        size = self._chance.pick((MOST_BYTES - 200, MOST_BYTES, MOST_BYTES + 1, LARGEST_BYTES))
        return encode(self._send({"do": "sit_down", "name": "x" * size}))


def damaged(value: Json, chance: Stream) -> Json:
    """A piece of it is of another type, or far too large, or not there."""
    holder, key = chance.pick(list(places(value)))
    match chance.below(4):
        case 0:
            del holder[key]
        case 1:
            holder[key] = chance.pick(HUGE)
        case _:
            holder[key] = chance.pick(ODD)
    return value


def places(value: Json) -> Iterator[tuple[Any, Any]]:
    """Every place in it: what holds it, and under which key."""
    for key in _keys(value):
        yield value, key
        yield from places(value[key])


def _keys(value: Json) -> Iterable[Any]:
    if hasattr(value, "append"):
        return range(len(value))
    return value if hasattr(value, "keys") else ()


KINDS: Mapping[str, Callable[[OddFrames, Sequence[Command]], bytes]] = {
    "legal": OddFrames.legal,
    "known": OddFrames.known,
    "damaged": OddFrames.damaged,
    "misnumbered": OddFrames.misnumbered,
    "more fields": OddFrames.more_fields,
    "deep": OddFrames.deep,
    "twice": OddFrames.twice,
    "other frame": OddFrames.other_frame,
    "cut": OddFrames.cut,
    "noise": OddFrames.noise,
    "flipped": OddFrames.flipped,
    "long": OddFrames.long,
}


FORGERIES: tuple[Callable[[str], str], ...] = (
    lambda key: key[:-1],
    lambda key: key + "=",
    lambda key: key[::-1],
    str.swapcase,
    lambda key: sha256(key.encode()).hexdigest(),  # what the house keeps of it
    lambda _: "",
    lambda _: "x" * 100,
)
