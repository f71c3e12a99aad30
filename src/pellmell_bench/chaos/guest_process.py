"""A process of guests: python -m pellmell_bench.chaos.guest_process URL FOLDER SEED SPEED GAME...

They are quicker where table time is. It says `gathered` once everybody plays. Told `mark`, it says `goes on`
when all have been told of something that a seat did since. Told `stop`, or when nobody is there to tell it
anything, everybody goes.
"""

import asyncio
import sys
from pathlib import Path
from time import monotonic

from pellmell.kit.chance import Chance, seed_from
from pellmell_bench.chaos.noted_guests import NotedClient
from pellmell_bench.faults.guests import Party, gather

GUESTS = 2
GATHER_SECONDS = 180.0
LOOK_SECONDS = 0.02
AS_QUICK_AS_CAN_BE = 8.0  # times the world: there, each plays some twenty times a second


class GuestProcess:
    def __init__(self, url: str, folder: Path, seed: str, speed: float, games: list[str]) -> None:
        self._client = NotedClient(url, folder)
        self._chance = Chance(seed_from(seed))
        self._slower = AS_QUICK_AS_CAN_BE / speed
        self._games = games
        self._parties: list[Party] = []

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        orders = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
        async with asyncio.timeout(GATHER_SECONDS):
            for number, game in enumerate(self._games):
                bots = 1 + number % 2
                party = await gather(self._client, game, GUESTS, bots, self._chance, self._slower)
                self._parties.append(party)
        print("gathered", flush=True)
        marking: asyncio.Task[None] | None = None
        while (order := (await orders.readline()).strip()) == b"mark":
            if marking is not None:
                marking.cancel()
            marking = loop.create_task(self._tell_when_all_go_on(monotonic()))
        for mirror in self._client.mirrors:
            mirror.note_view()
        if order == b"stop":
            await asyncio.gather(*(party.break_up() for party in self._parties))

    async def _tell_when_all_go_on(self, mark: float) -> None:
        while not all(mirror.told_of_a_deed > mark for mirror in self._client.mirrors):
            await asyncio.sleep(LOOK_SECONDS)
        print("goes on", flush=True)


if __name__ == "__main__":
    url, folder, seed, speed, *games = sys.argv[1:]
    asyncio.run(GuestProcess(url, Path(folder), seed, float(speed), games).run())
