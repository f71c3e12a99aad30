"""Anonymous journals of finished matches, for anybody: who the players are elsewhere is left out."""

from collections.abc import AsyncIterator, Sequence

import msgspec

from pellmell.house.ports import Unreadable
from pellmell.play.journal import Header
from pellmell.play.personal_entries import with_ids

decode = msgspec.json.Decoder(Header).decode


async def anonymous(slices: AsyncIterator[Sequence[bytes]]) -> AsyncIterator[bytes]:
    """Ids become p1, p2, …, the same wherever they stand, so that it plays as it did. Raises Unreadable
    instead of the first part."""
    first = await anext(slices, ())
    aliases = _Aliases(_header(first))
    yield aliases.hide(first)
    async for entries in slices:
        yield aliases.hide(entries)


class _Aliases:
    """In the order in which people join the match; a bot has none."""

    def __init__(self, header: Header) -> None:
        self._aliases: dict[str, str] = {}
        self._names = {player.name for player in header.players if not player.id}

    def alias(self, person: str) -> str:
        if person in self._names:  # who is known by the name alone
            return person
        return self._aliases.setdefault(person, f"p{len(self._aliases) + 1}")

    def hide(self, entries: Sequence[bytes]) -> bytes:
        return b"".join(with_ids(entry, self.alias) for entry in entries)


def _header(entries: Sequence[bytes]) -> Header:
    try:
        return decode(entries[0])
    except (IndexError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"a journal can't be read: {error}") from error
