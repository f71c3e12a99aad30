"""Fault injection: each kind of a plan, done to real processes, lines and the database, and mended again."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic

import asyncpg

from pellmell.kit.time_units import FineMilliseconds
from pellmell.stores.postgres.connections import Connection, connect
from pellmell.testing.postgres_server import NoPostgres, PostgresServer, free_port
from pellmell.testing.server_process import DidNotStart, ServerProcess
from pellmell_bench.chaos.database_audit import GATE
from pellmell_bench.chaos.fault_plan import Fault, Kind, PlannedTrial
from pellmell_bench.chaos.house_node import HouseNode

START_SECONDS = 60.0
SLOW_MS: FineMilliseconds = 400.0  # there and back
DEPOSE = "UPDATE nodes SET fence = fence + 1, until = '-infinity' WHERE id = $1"
LIVING = "SELECT max(id) FROM nodes WHERE url = $1 AND until > '-infinity'"
BUSY = """
    SELECT url, count(*) FROM tables JOIN nodes ON nodes.id = owner WHERE until > '-infinity' GROUP BY url
"""
READ_ONLY = "ALTER SYSTEM SET default_transaction_read_only = {}"


class FaultInjector:
    """`address` leads to the database directly, past all proxies."""

    def __init__(self, nodes: Sequence[HouseNode], server: PostgresServer, address: str) -> None:
        self._nodes = nodes
        self._server = server
        self._address = address
        self._of_node: Mapping[Kind, Callable[[Fault, HouseNode], Awaitable[None]]] = {
            "kill": self._kill,
            "freeze": self._freeze,
            "cut off": self._cut_off,
            "mute": self._mute,
            "deaf": self._deaf,
            "slow": self._slow,
            "reset": self._reset,
            "hidden": self._hide,
            "held commit": self._hold_commit,
            "deposed": self._depose,
            "twin": self._start_twin,
            "namesake": self._start_namesake,
            "stop": self._stop,
        }
        self._of_database: Mapping[Kind, Callable[[Fault], Awaitable[None]]] = {
            "database restarts": self._restart_database,
            "database crashes": self._crash_database,
            "postmaster is killed": self._crash_database,
            "database is read-only": self._make_read_only,
        }

    async def inflict(self, trial: PlannedTrial) -> None:
        """Until all of it is mended."""
        nodes = await self._busiest_first()
        await asyncio.gather(*(self._inflict(fault, nodes) for fault in trial.faults))

    async def _busiest_first(self) -> list[HouseNode]:
        """By how many tables they have; as they stand, where the database can't be asked."""
        counts: dict[str, int] = {}
        with suppress(OSError, asyncpg.PostgresError):
            async with self._looking() as connection:
                counts = {row[0]: row[1] for row in await connection.fetch(BUSY)}
        return sorted(self._nodes, key=lambda node: -counts.get(node.url, 0))

    async def _inflict(self, fault: Fault, nodes: Sequence[HouseNode]) -> None:
        await asyncio.sleep(fault.after)
        if fault.of_node:
            await self._of_node[fault.kind](fault, nodes[fault.node])
        else:
            await self._of_database[fault.kind](fault)

    # Processes

    async def _kill(self, _: Fault, node: HouseNode) -> None:
        await node.kill()
        await node.start()

    async def _stop(self, _: Fault, node: HouseNode) -> None:
        await node.stop()
        await node.start()

    async def _freeze(self, fault: Fault, node: HouseNode) -> None:
        node.freeze()
        await asyncio.sleep(fault.lasts)
        node.thaw()

    async def _start_twin(self, _: Fault, node: HouseNode) -> None:
        """It can't have the port, and says so; what it may have done to the database before shows itself."""
        with suppress(DidNotStart):
            twin = await asyncio.to_thread(ServerProcess, node.arguments())
            twin.stop()

    async def _start_namesake(self, _: Fault, node: HouseNode) -> None:
        """It has a port of its own, and says that it is reached where the node is."""
        with suppress(DidNotStart):
            namesake = await asyncio.to_thread(ServerProcess, node.arguments(free_port()))
            namesake.stop()

    # Lines to the database

    async def _cut_off(self, fault: Fault, node: HouseNode) -> None:
        node.database.hold()
        await asyncio.sleep(fault.lasts)
        node.database.mend()

    async def _mute(self, fault: Fault, node: HouseNode) -> None:
        node.database.hold("there")
        await asyncio.sleep(fault.lasts)
        node.database.mend()

    async def _deaf(self, fault: Fault, node: HouseNode) -> None:
        node.database.hold("back")
        await asyncio.sleep(fault.lasts)
        node.database.mend()

    async def _slow(self, fault: Fault, node: HouseNode) -> None:
        node.database.slow_down(SLOW_MS)
        await asyncio.sleep(fault.lasts)
        node.database.mend()

    async def _reset(self, fault: Fault, node: HouseNode) -> None:
        node.database.hold("back")
        await asyncio.sleep(fault.lasts)
        node.database.cut()
        node.database.mend()

    async def _hide(self, fault: Fault, node: HouseNode) -> None:
        assert node.front is not None, "other nodes come to it directly"
        node.front.hold()
        await asyncio.sleep(fault.lasts)
        node.front.mend()

    # What others do in the database

    async def _hold_commit(self, fault: Fault, node: HouseNode) -> None:
        """Where there is no living node just now, there is nothing to hold."""
        async with self._looking() as connection:
            if (known := await connection.fetchval(LIVING, node.url)) is not None:
                await connection.execute("SELECT pg_advisory_lock($1::int, $2::int)", GATE, known)
                await asyncio.sleep(fault.lasts)

    async def _depose(self, _: Fault, node: HouseNode) -> None:
        async with self._looking() as connection:
            if (known := await connection.fetchval(LIVING, node.url)) is not None:
                await connection.execute(DEPOSE, known)

    @asynccontextmanager
    async def _looking(self) -> AsyncGenerator[Connection]:
        connection = await connect(self._address)
        try:
            yield connection
        finally:
            connection.terminate()

    # The database

    async def _restart_database(self, fault: Fault) -> None:
        await asyncio.to_thread(self._server.stop)
        await asyncio.sleep(fault.lasts)
        await asyncio.to_thread(self._server.start)

    async def _crash_database(self, fault: Fault) -> None:
        """All at once, or its first process alone."""
        await asyncio.to_thread(
            self._server.kill if fault.kind == "database crashes" else self._server.kill_first
        )
        await asyncio.sleep(fault.lasts)
        until = monotonic() + START_SECONDS
        while True:
            try:
                return await asyncio.to_thread(self._server.start)
            except NoPostgres:
                if monotonic() > until:
                    raise

    async def _make_read_only(self, fault: Fault) -> None:
        await asyncio.to_thread(self._set_read_only, "on")
        await asyncio.sleep(fault.lasts)
        await asyncio.to_thread(self._set_read_only, "off")

    def _set_read_only(self, value: str) -> None:
        self._server.query(READ_ONLY.format(value))
        self._server.query("SELECT pg_reload_conf()")
