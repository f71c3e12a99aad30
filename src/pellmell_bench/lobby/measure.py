"""The measurement of `bench lobby`: public tables are opened at any node, and one is killed with its own."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from pellmell.client.rest import Client
from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres.fence import LEASE_SECONDS
from pellmell.wire.requests import TableSettings
from pellmell_bench.chaos.house_node import HouseNode, Program, house_nodes
from pellmell_bench.lobby.lobby_watch import LobbyWatch
from pellmell_bench.measured_games import USUAL

SHOWN_SECONDS: Seconds = 1.5
GONE_SECONDS: Seconds = LEASE_SECONDS + SHOWN_SECONDS
PATIENCE_SECONDS = 60.0  # then it is given up
APART_SECONDS = 0.5  # at most, between two tables: as often as nodes look


@dataclass
class LobbyFigures:
    """Seconds from when a table's first guest was let in until a lobby showed it, and from when a node was
    killed until a lobby showed none of its tables."""

    own: list[Seconds] = field(default_factory=list[Seconds])  # at the node that has the table
    others: list[Seconds] = field(default_factory=list[Seconds])
    gone: list[Seconds] = field(default_factory=list[Seconds])

    @property
    def is_well(self) -> bool:
        shown = max([*self.own, *self.others], default=0.0)
        return shown <= SHOWN_SECONDS and max(self.gone, default=0.0) <= GONE_SECONDS


class LobbyBench:
    def __init__(self, nodes: Sequence[HouseNode], random: Random) -> None:
        self.figures = LobbyFigures()
        self._nodes = nodes
        self._random = random

    async def turn(self, tables: int) -> None:
        """Tables are opened, and one node falls with its guests; then it is started again, and all go."""
        watches = [LobbyWatch(node.url) for node in self._nodes]
        try:
            async with AsyncExitStack() as guests:
                placed = [await self._open(guests, watches) for _ in range(tables)]
                await self._kill_one(placed, watches)
        finally:
            for watch in watches:
                await watch.end()

    async def _open(self, guests: AsyncExitStack, watches: Sequence[LobbyWatch]) -> tuple[str, int]:
        """Its code, and the number of its node."""
        await asyncio.sleep(self._random.uniform(0, APART_SECONDS))
        number = self._random.randrange(len(self._nodes))
        client = Client(self._nodes[number].url, PATIENCE_SECONDS)
        code = (await client.make_table(USUAL, settings=TableSettings(public=True))).code
        await guests.enter_async_context(client.join(code, "Guest"))
        began = monotonic()
        async with asyncio.timeout(PATIENCE_SECONDS):
            shown = await asyncio.gather(*(watch.shows(code) for watch in watches))
        for place, at in enumerate(shown):
            (self.figures.own if place == number else self.figures.others).append(max(0.0, at - began))
        return code, number

    async def _kill_one(self, placed: Sequence[tuple[str, int]], watches: Sequence[LobbyWatch]) -> None:
        _, dead = self._random.choice(placed)
        node, codes = self._nodes[dead], [code for code, number in placed if number == dead]
        began = monotonic()
        await node.kill()
        others = [watch for number, watch in enumerate(watches) if number != dead]
        async with asyncio.timeout(PATIENCE_SECONDS):
            gone = await asyncio.gather(*(watch.shows_none_of(codes, began) for watch in others))
        self.figures.gone += [at - began for at in gone]
        await node.start()


async def bench_lobby(
    folder: Path, address: str, nodes: int, turns: int, tables: int, seed: str, say: Callable[[], None]
) -> LobbyFigures:
    """In each turn so many tables, and the fall of one node."""
    async with house_nodes(nodes, address, folder, Program()) as started:
        bench = LobbyBench(started, Random(seed))
        for _ in range(turns):
            await bench.turn(tables)
            say()
        return bench.figures
