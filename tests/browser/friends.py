"""People who play by the wire, while a page looks on: what they do is certain, and so is what it shows."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from pellmell.client import Client, TableLine
from pellmell.kit.messages import Command, Event
from tests.browser.house import Seat
from tests.browser.own_loop import OwnLoop
from tests.browser.tables import Wish, gather

PACE_SECONDS = 1 / 40  # as many frames of one line as the house reads
T = TypeVar("T")


class Friend:
    """Each call waits until the house has answered."""

    def __init__(self, loop: OwnLoop, url: str, table: TableLine) -> None:
        self._loop = loop
        self._url = url
        self.table = table
        self._free_at = 0.0

    @property
    def seat(self) -> Seat:
        mirror = self.table.mirror
        return Seat(mirror.standing.code, mirror.token, mirror.secret)

    def do(self, *commands: Command) -> list[Event]:
        return [event for command in commands for event in self._loop.do(self._do(command))]

    async def _do(self, command: Command) -> list[Event]:
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(self._free_at - now)
        self._free_at = max(now, self._free_at) + PACE_SECONDS
        return await self.table.do(command)

    def get_ready(self) -> None:
        self._loop.do(self.table.get_ready())

    def until(self, found: Callable[[TableLine], T]) -> T:
        """What is found at the table, once it is there."""
        return self._loop.do(self._until(found))

    def catch_up_with(self, other: "Friend") -> None:
        number = other.table.mirror.number
        self.until(lambda table: table.mirror.number >= number)

    async def _until(self, found: Callable[[TableLine], T]) -> T:
        while not (result := found(self.table)):
            await self.table.change()
        return result

    def hang_up(self) -> None:
        """The seat stays theirs: a page may take it, or they are away."""
        self._loop.do(self.table.close())

    def come_back(self) -> None:
        seat = self.seat
        self.table = Client(self._url).join(seat.code, secret=seat.secret, token=seat.token)
        self._loop.do(self.table.__aenter__())


class Friends:
    """All of them on one loop."""

    def __init__(self) -> None:
        self._loop = OwnLoop()
        self._friends: list[Friend] = []

    def meet(self, url: str, wish: Wish) -> list[Friend]:
        """The host and the friends of the wish, who stay at their table."""
        lines = self._loop.do(gather(Client(url), wish), patience=120)
        met = [Friend(self._loop, url, line) for line in lines]
        self._friends += met
        return met

    def part(self) -> None:
        for friend in self._friends:
            friend.hang_up()
        self._loop.close()
