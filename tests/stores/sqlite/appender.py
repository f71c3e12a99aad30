"""Appends for ever, and prints how many lines of which match it was told are safe."""

import asyncio
import os
import sys
from pathlib import Path

from pellmell.house.changes import Append
from pellmell.stores.sqlite.store import SqliteStore

MATCHES = 5


class Counting:
    def __init__(self, number: int) -> None:
        self.number = number
        self.asked = self.safe = 0

    def written(self, count: int) -> None:
        self.safe += count
        os.write(1, b"%d %d\n" % (self.number, self.safe))

    def lost(self, reason: str) -> None:
        sys.exit(reason)


async def append(path: Path) -> None:
    store = SqliteStore.open(path, "process", loop=asyncio.get_running_loop())
    owners = [Counting(number) for number in range(MATCHES)]
    while True:
        for owner in owners:
            store.write(owner, [Append(owner.number, [b"%d" % owner.asked])])
            owner.asked += 1
        await asyncio.sleep(0)
        if owners[0].asked - owners[0].safe > 100:
            await store.flush()


if __name__ == "__main__":
    asyncio.run(append(Path(sys.argv[1])))
