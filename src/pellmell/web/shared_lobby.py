"""The lobby of several processes: each shows the others its public tables, and theirs to who looks here.

Both at most twice a second. Where a house is one process, nobody is asked, and nothing is written.
"""

import asyncio
from contextlib import suppress
from time import monotonic

import msgspec

from pellmell.house.lobby import LobbyList
from pellmell.stores.errors import StoreError
from pellmell.stores.shared_state import SharedState
from pellmell.wire.frames import TableCard

OFTEN_SECONDS = 0.5

decode_cards = msgspec.json.Decoder(list[TableCard]).decode


class SharedLobby:
    def __init__(self, lobby: LobbyList, shared: SharedState | None) -> None:
        self._lobby = lobby
        self._shared = shared
        self._looking = asyncio.Lock()
        self._looked = float("-inf")  # when others were asked last

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
        await self._shared.show(self._lobby.tables_here())

    async def tables(self) -> bytes:
        """All that are public, as of half a second ago at most: `Tables` as JSON. However many ask, the
        others are asked once."""
        if self._shared is not None:
            async with self._looking:
                if self._is_old:
                    with suppress(StoreError):
                        await self._see(self._shared)
        return self._lobby.tables()

    @property
    def _is_old(self) -> bool:
        return monotonic() - self._looked > OFTEN_SECONDS

    async def _see(self, shared: SharedState) -> None:
        """Nothing, while nobody knows who lives."""
        cards: list[TableCard] = []
        try:
            for shown in await shared.shown_elsewhere():
                with suppress(msgspec.DecodeError):  # of another release
                    cards += decode_cards(shown)
        finally:
            self._looked = monotonic()
            self._lobby.see_elsewhere(cards)
