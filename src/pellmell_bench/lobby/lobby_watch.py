"""A lobby watch looks at the lobby of one node all the time, and remembers when which tables were in it."""

import asyncio
from collections.abc import Iterable
from contextlib import aclosing, suppress
from time import monotonic

from pellmell.client.errors import HouseError
from pellmell.client.rest import Client
from pellmell.kit.time_units import Seconds

LOOK_SECONDS = 0.005


class LobbySights:
    """Tables by their codes: since when each has been shown, and when it was seen last of those that are not
    shown any more."""

    def __init__(self) -> None:
        self.since: dict[str, Seconds] = {}
        self.gone: dict[str, Seconds] = {}

    def see(self, codes: Iterable[str], at: Seconds) -> None:
        shown = set(codes)
        for code in shown - self.since.keys():
            self.since[code] = at
            self.gone.pop(code, None)
        for code in self.since.keys() - shown:
            self.gone[code] = at
            del self.since[code]


class LobbyWatch:
    def __init__(self, url: str) -> None:
        self.sights = LobbySights()
        self._watching = asyncio.create_task(self._watch(Client(url)))

    async def _watch(self, client: Client) -> None:
        with suppress(HouseError):
            async with aclosing(client.lobby()) as lobby:
                async for cards in lobby:
                    self.sights.see((card.code for card in cards), monotonic())

    async def shows(self, code: str) -> Seconds:
        """Since when it does, once it does."""
        while code not in self.sights.since:
            await asyncio.sleep(LOOK_SECONDS)
        return self.sights.since[code]

    async def shows_none_of(self, codes: Iterable[str], since: Seconds) -> Seconds:
        """When the last of them went; never before that moment."""
        wanted = set(codes)
        while wanted & self.sights.since.keys():
            await asyncio.sleep(LOOK_SECONDS)
        return max([since, *(self.sights.gone[code] for code in wanted if code in self.sights.gone)])

    async def end(self) -> None:
        self._watching.cancel()
        await asyncio.gather(self._watching, return_exceptions=True)
