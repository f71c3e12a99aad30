"""Fault injection: each kind of a plan, done to real processes, lines and the database, and mended again."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import monotonic

import asyncpg
from aiohttp import ClientError, ClientSession, ClientTimeout

from pellmell.kit.time_units import FineMilliseconds, Seconds
from pellmell.stores.postgres.connections import Connection, connect
from pellmell.testing.postgres_server import NoPostgres, PostgresServer, free_port
from pellmell.testing.server_process import DidNotStart, ServerProcess
from pellmell.testing.slow_line import Direction
from pellmell.web.access.introduction import NODE_HEADER
from pellmell_bench.chaos.database_audit import GATE
from pellmell_bench.chaos.fault_plan import InjectedFault, Kind, PlannedTrial
from pellmell_bench.chaos.house_node import HouseNode

START_SECONDS = 60.0
OF_USE_SECONDS = 30.0  # then nobody waits for it any more
LOOK_SECONDS = 0.02
SLOW_MS: FineMilliseconds = 400.0  # there and back
VERY_SLOW_MS: FineMilliseconds = 10_000.0
DEPOSE = "UPDATE nodes SET fence = fence + 1, until = '-infinity' WHERE id = $1"
IS_DEPOSED = "SELECT until = '-infinity' FROM nodes WHERE id = $1"
LIVING = "SELECT max(id) FROM nodes WHERE url = $1 AND until > '-infinity'"
BUSY = """
    SELECT url, count(*) FROM tables JOIN nodes ON nodes.id = owner WHERE until > '-infinity' GROUP BY url
"""
READ_ONLY = "ALTER SYSTEM SET default_transaction_read_only = {}"
HELD: Mapping[Kind, tuple[Direction, ...]] = {"hidden": (), "untold": ("there",), "unheard": ("back",)}
LOOKING = ClientTimeout(total=1.0)


@dataclass
class Aftermath:
    """What was seen of a trial's faults, as `Trial` has it."""

    away: Seconds = 0.0
    of_use: list[Seconds] = field(default_factory=list[Seconds])
    crashes: list[Seconds] = field(default_factory=list[Seconds])


class FaultInjector:
    """`address` leads to the database directly, past all proxies."""

    def __init__(self, nodes: Sequence[HouseNode], server: PostgresServer, address: str) -> None:
        self._nodes = nodes
        self._server = server
        self._address = address
        self._seen = Aftermath()
        self._waking: list[asyncio.Task[None]] = []
        self._of_node: Mapping[Kind, Callable[[InjectedFault, HouseNode], Awaitable[None]]] = {
            "kill": self._kill,
            "freeze": self._freeze,
            "cut off": self._cut_off,
            "mute": self._mute,
            "deaf": self._deaf,
            "slow": self._slow,
            "very slow": self._slow,
            "reset": self._reset,
            "hidden": self._hide,
            "untold": self._hide,
            "unheard": self._hide,
            "torn": self._tear,
            "held commit": self._hold_commit,
            "deposed": self._depose,
            "twin": self._start_twin,
            "namesake": self._start_namesake,
            "stop": self._stop,
        }
        self._of_database: Mapping[Kind, Callable[[InjectedFault], Awaitable[None]]] = {
            "database restarts": self._restart_database,
            "database crashes": self._crash_database,
            "postmaster is killed": self._crash_database,
            "database is read-only": self._make_read_only,
        }

    async def inflict(self, trial: PlannedTrial) -> None:
        """Until all of it is mended."""
        nodes = await self._busiest_first()
        self._seen = Aftermath()
        await asyncio.gather(*(self._inflict(fault, nodes) for fault in trial.faults))

    async def aftermath(self) -> Aftermath:
        """Of the last trial, once nodes that were woken are of use."""
        await asyncio.gather(*self._waking)
        self._waking.clear()
        return self._seen

    async def _busiest_first(self) -> list[HouseNode]:
        """By how many tables they have; as they stand, where the database can't be asked."""
        counts: dict[str, int] = {}
        with suppress(OSError, asyncpg.PostgresError):
            async with self._looking() as connection:
                counts = {row[0]: row[1] for row in await connection.fetch(BUSY)}
        return sorted(self._nodes, key=lambda node: -counts.get(node.url, 0))

    async def _inflict(self, fault: InjectedFault, nodes: Sequence[HouseNode]) -> None:
        await asyncio.sleep(fault.after)
        if fault.of_node:
            await self._of_node[fault.kind](fault, nodes[fault.node])
        else:
            await self._of_database[fault.kind](fault)

    # Processes

    async def _kill(self, _: InjectedFault, node: HouseNode) -> None:
        await node.kill()
        await node.start()

    async def _stop(self, _: InjectedFault, node: HouseNode) -> None:
        await node.stop()
        await node.start()

    async def _freeze(self, fault: InjectedFault, node: HouseNode) -> None:
        known = await self._ask_database(LIVING, node.url)
        node.freeze()
        await asyncio.sleep(fault.lasts)
        was_deposed = await self._ask_database(IS_DEPOSED, known)
        node.thaw()
        if was_deposed:
            self._waking.append(asyncio.create_task(self._watch_waking(node, known)))

    async def _watch_waking(self, node: HouseNode, before: object) -> None:
        """Until it lets people in as another node than it was."""
        began, seen = monotonic(), self._seen
        with suppress(TimeoutError):
            async with asyncio.timeout(OF_USE_SECONDS), ClientSession(timeout=LOOKING) as session:
                while not await _is_of_use(session, node, before):
                    await asyncio.sleep(LOOK_SECONDS)
        seen.of_use.append(monotonic() - began)

    async def _start_twin(self, _: InjectedFault, node: HouseNode) -> None:
        """It can't have the port, and says so; what it may have done to the database before shows itself."""
        with suppress(DidNotStart):
            twin = await asyncio.to_thread(ServerProcess, node.arguments())
            twin.stop()

    async def _start_namesake(self, _: InjectedFault, node: HouseNode) -> None:
        """It has a port of its own, and says that it is reached where the node is."""
        with suppress(DidNotStart):
            namesake = await asyncio.to_thread(ServerProcess, node.arguments(free_port()))
            namesake.stop()

    # Lines to the database

    async def _cut_off(self, fault: InjectedFault, node: HouseNode) -> None:
        node.database.hold()
        await asyncio.sleep(fault.lasts)
        node.database.mend()

    async def _mute(self, fault: InjectedFault, node: HouseNode) -> None:
        node.database.hold("there")
        await asyncio.sleep(fault.lasts)
        node.database.mend()

    async def _deaf(self, fault: InjectedFault, node: HouseNode) -> None:
        node.database.hold("back")
        await asyncio.sleep(fault.lasts)
        node.database.mend()

    async def _slow(self, fault: InjectedFault, node: HouseNode) -> None:
        node.database.slow_down(SLOW_MS if fault.kind == "slow" else VERY_SLOW_MS)
        await asyncio.sleep(fault.lasts)
        node.database.mend()

    async def _reset(self, fault: InjectedFault, node: HouseNode) -> None:
        node.database.hold("back")
        await asyncio.sleep(fault.lasts)
        node.database.cut()
        node.database.mend()

    async def _hide(self, fault: InjectedFault, node: HouseNode) -> None:
        assert node.front is not None, "other nodes come to it directly"
        node.front.hold(*HELD[fault.kind])
        await asyncio.sleep(fault.lasts)
        node.front.mend()

    async def _tear(self, fault: InjectedFault, node: HouseNode) -> None:
        assert node.front is not None, "other nodes come to it directly"
        node.front.cut()
        await asyncio.sleep(fault.lasts)
        node.front.mend()

    # What others do in the database

    async def _hold_commit(self, fault: InjectedFault, node: HouseNode) -> None:
        """Where there is no living node just now, there is nothing to hold."""
        async with self._looking() as connection:
            if (known := await connection.fetchval(LIVING, node.url)) is not None:
                await connection.execute("SELECT pg_advisory_lock($1::int, $2::int)", GATE, known)
                await asyncio.sleep(fault.lasts)

    async def _depose(self, _: InjectedFault, node: HouseNode) -> None:
        async with self._looking() as connection:
            if (known := await connection.fetchval(LIVING, node.url)) is not None:
                await connection.execute(DEPOSE, known)

    async def _ask_database(self, question: str, about: object) -> object:
        """None where it can't be asked."""
        with suppress(OSError, TimeoutError, asyncpg.PostgresError):
            async with self._looking() as connection:
                return await connection.fetchval(question, about)
        return None

    @asynccontextmanager
    async def _looking(self) -> AsyncGenerator[Connection]:
        connection = await connect(self._address)
        try:
            yield connection
        finally:
            connection.terminate()

    # The database

    async def _restart_database(self, fault: InjectedFault) -> None:
        began = monotonic()
        await asyncio.to_thread(self._server.stop)
        await asyncio.sleep(fault.lasts)
        await asyncio.to_thread(self._server.start)
        self._seen.away = monotonic() - began

    async def _crash_database(self, fault: InjectedFault) -> None:
        """All at once, or its first process alone."""
        began = monotonic()
        self._seen.crashes.append(began)
        await asyncio.to_thread(
            self._server.kill if fault.kind == "database crashes" else self._server.kill_first
        )
        await asyncio.sleep(fault.lasts)
        while not await self._started(began + START_SECONDS):
            pass
        self._seen.away = monotonic() - began

    async def _started(self, until: Seconds) -> bool:
        """Not while processes of the one before are there."""
        try:
            await asyncio.to_thread(self._server.start)
        except NoPostgres:
            if monotonic() > until:
                raise
            return False
        return True

    async def _make_read_only(self, fault: InjectedFault) -> None:
        began = monotonic()
        await asyncio.to_thread(self._set_read_only, "on")
        await asyncio.sleep(fault.lasts)
        await asyncio.to_thread(self._set_read_only, "off")
        self._seen.away = monotonic() - began

    def _set_read_only(self, value: str) -> None:
        self._server.query(READ_ONLY.format(value))
        self._server.query("SELECT pg_reload_conf()")


async def _is_of_use(session: ClientSession, node: HouseNode, before: object) -> bool:
    """Another node, which lets people in."""
    there = f"http://127.0.0.1:{node.port}"
    with suppress(ClientError, OSError, TimeoutError):
        async with session.get(f"{there}/healthz") as answer:
            known = answer.headers.get(NODE_HEADER, "0")
        if known not in ("0", str(before)):
            async with session.get(f"{there}/readyz") as answer:
                return answer.status == 200
    return False
