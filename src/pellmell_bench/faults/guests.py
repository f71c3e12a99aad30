"""Guests are test clients that play by their game's own judgement, and remember all they are told."""

import asyncio
from contextlib import suppress
from itertools import chain

from pellmell.client.errors import CommandRefused, HouseError, HungUp
from pellmell.client.rest import Client
from pellmell.client.table_line import TableLine
from pellmell.kit.chance import Chance, Stream
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.time_units import to_seconds
from pellmell.play.messages import BETWEEN_ROUNDS, Open, Ready, Rematch
from pellmell.wire.frames import Happened, HouseFrame, Snapshot
from pellmell.wire.requests import AddBot

QUICKEST_MS, SPREAD_MS = 20, 60


class PlayingGuest:
    def __init__(self, line: TableLine, chance: Stream, slower: float = 1.0) -> None:
        self.line = line
        self.heard: list[HouseFrame] = []
        self.refused = 0
        self.over: Exception | None = None  # why it does not play any more
        self._chance = chance
        self._slower = slower
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        await self.line.__aenter__()
        self._tasks.append(asyncio.create_task(self._listen()))

    async def go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.line.close()

    @property
    def heard_all(self) -> bool:
        """What the line has folded is noted, too."""
        numbered = (frame.number for frame in reversed(self.heard) if isinstance(frame, Happened | Snapshot))
        return next(numbered, self.line.mirror.number) == self.line.mirror.number

    def play(self) -> None:
        self._tasks.append(asyncio.create_task(self._play()))

    async def _listen(self) -> None:
        with suppress(HungUp, HouseError):
            async for frame in self.line:
                self.heard.append(frame)

    async def _play(self) -> None:
        try:
            while True:
                pause_ms = QUICKEST_MS + self._chance.below(SPREAD_MS)
                await asyncio.sleep(to_seconds(pause_ms * self._slower))
                if (command := self.choose()) is not None:
                    await self.attempt(command)
        except (HungUp, HouseError) as error:
            self.over = error

    async def attempt(self, command: Command) -> None:
        try:
            await self.line.do(command)
        except CommandRefused:
            self.refused += 1

    def choose(self) -> Command | None:
        mirror, seat = self.line.mirror, self.line.seat
        table = mirror.standing
        if seat is None or table.match is None:
            return None
        if mirror.phase in BETWEEN_ROUNDS:
            return None if seat in table.match.ready else Ready(f"{self._chance.word():08x}")
        if mirror.phase is Phase.OVER:
            return Rematch() if seat == table.host else None
        if mirror.view is None or not mirror.legal(seat):
            return None
        return mirror.game.bot.choose(mirror.view, seat, self._chance)


class Party:
    """A table with guests, bots, and somebody who watches."""

    def __init__(self, code: str, game: str, guests: list[PlayingGuest], watcher: PlayingGuest) -> None:
        self.code = code
        self.game = game
        self.guests = guests
        self.watcher = watcher

    @property
    def everybody(self) -> list[PlayingGuest]:
        return [*self.guests, self.watcher]

    @property
    def heard(self) -> list[HouseFrame]:
        return list(chain.from_iterable(one.heard for one in self.everybody))

    async def break_up(self) -> None:
        await asyncio.gather(*(one.go() for one in self.everybody))


async def gather(
    client: Client, game: str, guests: int, bots: int, chance: Chance, slower: float = 1.0
) -> Party:
    """They sit down, open the match, and play from here on by themselves; `slower`: so many times."""
    code = (await client.make_table(game)).code
    lines = [client.join(code, name=f"Guest {number}") for number in range(guests)]
    people = [
        PlayingGuest(line, chance.stream("guest", code, seat), slower) for seat, line in enumerate(lines)
    ]
    watcher = PlayingGuest(client.watch(code), chance.stream("watcher"))
    for one in (*people, watcher):
        await one.come()
    host = people[0].line
    for _ in range(bots):
        await host.do(AddBot())
    await host.do(Open())
    for one in people:
        one.play()
    return Party(code, game, people, watcher)
