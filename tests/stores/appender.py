"""Appends for ever, and prints how many lines of which match it was told are safe."""

import asyncio
import os
import sys

from pellmell.house.changes import Append
from pellmell.stores.address import read_address
from pellmell.stores.opening import open_store

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


async def append(database: str) -> None:
    async with open_store(read_address(database), "process") as store:
        owners = [Counting(number) for number in range(MATCHES)]
        while True:
            for owner in owners:
                store.write(owner, [Append(owner.number, owner.asked + 1, [b"%d" % owner.asked])])
                owner.asked += 1
            await asyncio.sleep(0)
            if owners[0].asked - owners[0].safe > 100:
                await store.flush()


if __name__ == "__main__":
    asyncio.run(append(sys.argv[1]))
