"""The lobby of several processes: each shows the others its public tables, and theirs to who looks here.

Both at most twice a second. Where a house is one process, nobody is asked, and nothing is written.
"""

import asyncio
from contextlib import suppress
from time import monotonic

import msgspec

from pellmell.house.house import House
from pellmell.stores.errors import StoreError
from pellmell.stores.shared_state import SharedState
from pellmell.wire.frames import TableCard

OFTEN_SECONDS = 0.5

decode_cards = msgspec.json.Decoder(list[TableCard]).decode


class SharedLobby:
    def __init__(self, house: House, shared: SharedState | None) -> None:
        self._house = house
        self._lobby = house.lobby
        self._shared = shared
        self._own = b"[]"
        self._changes = 0  # of the lobby, when its own tables were looked at last
        self._seen = float("-inf")

    async def run(self) -> None:
        while self._shared is not None:
            await asyncio.sleep(OFTEN_SECONDS)
            with suppress(StoreError):  # whoever writes tells of that
                await self.look()

    async def look(self) -> None:
        """Show what is new here, and see what is new elsewhere if somebody watches."""
        if self._shared is None:
            return
        if self._lobby.is_watched:
            await self._see(self._shared)
        elif self._is_old:
            self._lobby.see_elsewhere([])
        await self._show(self._shared)

    async def cards(self) -> list[TableCard]:
        """Of all public tables; those elsewhere as of half a second ago at most."""
        if self._shared is not None and self._is_old:
            with suppress(StoreError):
                await self._see(self._shared)
        return self._lobby.cards()

    @property
    def _is_old(self) -> bool:
        return monotonic() - self._seen > OFTEN_SECONDS

    async def _show(self, shared: SharedState) -> None:
        if self._changes != self._lobby.changes:
            self._changes = self._lobby.changes
            self._own = msgspec.json.encode(self._house.public_tables())
        await shared.show(self._own)

    async def _see(self, shared: SharedState) -> None:
        """Nothing, while nobody knows who lives."""
        cards: list[TableCard] = []
        try:
            for shown in await shared.shown_elsewhere():
                with suppress(msgspec.DecodeError):  # of another release
                    cards += decode_cards(shown)
            self._seen = monotonic()
        finally:
            self._lobby.see_elsewhere(cards)
