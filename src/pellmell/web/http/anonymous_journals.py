"""Anonymous journals of finished matches, for anybody: who the players are elsewhere is left out."""

from collections.abc import Iterator, Sequence
from itertools import chain

import msgspec
from msgspec.structs import replace

from pellmell.house.ports import Unreadable
from pellmell.play.journal import Header

decode = msgspec.json.Decoder(Header).decode


def anonymous(slices: Iterator[Sequence[bytes]]) -> Iterator[bytes]:
    """Ids become p1, p2, …, the same wherever they stand, so that it plays as it did. Raises Unreadable."""
    first = next(slices, ())
    shown = msgspec.json.encode(_without_ids(_header(first))) + b"\n"
    return chain([shown + b"".join(first[1:])], map(b"".join, slices))


def _without_ids(header: Header) -> Header:
    ids = [player.id for player in header.players if player.id]
    aliases = {id: f"p{number}" for number, id in enumerate(dict.fromkeys(ids), 1)}
    return replace(
        header,
        players=[replace(player, id=aliases.get(player.id, "")) for player in header.players],
        carry={aliases.get(person, person): what for person, what in header.carry.items()},
    )


def _header(lines: Sequence[bytes]) -> Header:
    try:
        return decode(lines[0])
    except (IndexError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"a journal can't be read: {error}") from error
