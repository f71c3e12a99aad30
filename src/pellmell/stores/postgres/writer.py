"""The writer has one group under way: what tables want written meanwhile is the next one.

It is the node: by its connection it enters the house, renews its lease, and comes back after the connection
broke. If somebody has taken over meanwhile, or what it wrote may not be there any more, all that it had is
lost, and it enters as another node.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from time import monotonic
from weakref import WeakSet

from pellmell.house.callbacks import call_all
from pellmell.house.changes import Append, Change
from pellmell.house.ports import Owner
from pellmell.kit.time_units import Seconds
from pellmell.kit.timed_stages import stage
from pellmell.stores.errors import StoreError
from pellmell.stores.node_figures import NodeFigures
from pellmell.stores.pending_writes import LastOwner, PendingWrite
from pellmell.stores.postgres import fence
from pellmell.stores.postgres.change_sql import put
from pellmell.stores.postgres.connections import CONNECT_SECONDS, Connection, connect_as_node, watched
from pellmell.stores.postgres.database_identity import DatabaseIdentity, identity_of
from pellmell.stores.postgres.error_advice import DEPOSED, code_of, concerns_all, explain, may_go_well_again
from pellmell.stores.postgres.fence import Deposed, Node
from pellmell.stores.postgres.health import WritingHealth, try_to_write
from pellmell.stores.postgres.steady_clock import DatabaseClock, steady
from pellmell.stores.server_store import Durability, Lag

WRITE_SECONDS = 2.0  # then the connection is given up, and with it what was under way
AGAIN_SECONDS = 0.25
PROBE_SECONDS = 60.0  # where nobody plays, a full disk is noticed after as long
CONFIRMED_SECONDS = fence.RENEW_SECONDS + WRITE_SECONDS  # less than a lease lasts
TAKEN_OVER = "another part of the house has taken over this one's tables"
ANOTHER_PAST = "the database may not have all that was written: tables go on from what it has"
SYNCHRONOUS = {"power": "on", "process": "off"}


class AnotherPast(Deposed):
    """What is in the database is not what this node has written there."""


class NodeWriter:
    """An owner whose write failed, or may have failed, is lost: nothing of it is written ever again.

    Owners are told apart by identity, and are not kept: they have to be hashable and weakly referable.
    """

    def __init__(
        self,
        address: str,
        durability: Durability,
        health: WritingHealth,
        figures: NodeFigures,
        tell_deposed: Callable[[], None],
        tell_another_past: Callable[[], None],
    ) -> None:
        self.url = ""  # where others reach this node, once that is known
        self.drains = False
        self._address = address
        self._durability: Durability = durability
        self._health = health
        self._figures = figures
        self._tell_deposed = tell_deposed
        self._tell_another_past = tell_another_past
        self._connection: Connection | None = None
        self._node: Node | None = None
        self._past: DatabaseIdentity | None = None
        self._may_have_crashed = False  # the database, since it was last heard of
        self._owners: WeakSet[Owner] = WeakSet()
        self._lost: WeakSet[Owner] = WeakSet()
        self._waiting: list[PendingWrite] = []
        self._apart: deque[list[PendingWrite]] = deque()  # of one owner each, where a group has failed
        self._under_way: list[PendingWrite] = []
        self._work = asyncio.Event()
        self._joined = asyncio.Event()
        self._renewed = self._probed = 0.0
        self._confirmed = -CONFIRMED_SECONDS
        self._database_clock = DatabaseClock()
        self._closed = self._gives_up = False
        self._running: asyncio.Task[None] | None = None

    @property
    def id(self) -> int:
        """0 while it has not entered, or is about to enter anew."""
        return self._node.id if self._node is not None else 0

    @property
    def is_confirmed(self) -> bool:
        """Nobody can have taken over by the end of a lease without this node having noticed."""
        return steady() - self._confirmed < CONFIRMED_SECONDS

    @property
    def lease_left(self) -> Seconds:
        return Seconds(max(0.0, self._confirmed + fence.LEASE_SECONDS - steady()))

    @property
    def lag(self) -> Lag:
        every = list(chain(self._under_way, *self._apart, self._waiting))
        return Lag(len(every), monotonic() - every[0].since if every else 0.0)

    async def start(self) -> None:
        """Raises why the house can't be entered."""
        await self._join()
        self._running = asyncio.create_task(self._run())

    @stage("journal")
    def write(self, owner: Owner, changes: Sequence[Change]) -> None:
        """As soon as possible, together with what others write; returns at once."""
        if self._closed:
            raise StoreError("the store is closed")
        self._owners.add(owner)
        self._waiting.append(PendingWrite(owner, changes, monotonic()))
        self._work.set()

    async def flush(self) -> None:
        """Until all that was asked for is written, or lost, and its owners are told."""
        last = LastOwner()
        self.write(last, ())
        await last.told.wait()

    def renew_soon(self) -> None:
        """Try whether the database answers, and whether this is still the node that it was."""
        self._renewed = 0.0
        self._work.set()

    async def node(self) -> Node:
        """This one, once it may write, and nothing that it wrote before is under way any more."""
        try:
            async with asyncio.timeout(fence.LEASE_SECONDS):
                await self._joined.wait()
        except TimeoutError:
            raise StoreError(self._health.trouble or "the database does not answer") from None
        assert self._node is not None
        return self._node

    async def stop(self, seconds: Seconds) -> bool:
        """Whether all that waits could be written by then. Whoever comes next need not wait for the lease."""
        self._closed = True
        self._work.set()
        if self._running is not None:
            await asyncio.wait([self._running], timeout=seconds)
        done = not self.lag.entries
        self._gives_up = True
        if self._connection is not None:
            self._connection.terminate()  # a commit is never cancelled
        if self._running is not None:
            await asyncio.wait([self._running], timeout=CONNECT_SECONDS)
        return done

    # In its own task

    async def _run(self) -> None:
        while not self._gives_up and (not self._closed or self._apart or self._waiting):
            try:
                if self._connection is None:
                    await self._join()
                await self._turn(self._connection, self._node)
            except Exception as error:
                await self._failed(error)
        if self._connection is not None and self._node is not None and not self._gives_up:
            await self._leave(self._connection, self._node)

    async def _join(self) -> None:
        """As the node that it was, if nobody has taken over from it; else as another one."""
        synchronous = SYNCHRONOUS[self._durability]
        connection = await connect_as_node(self._address, synchronous_commit=synchronous)
        began = steady()
        self._node, self._past = await watched(connection, WRITE_SECONDS, self._come_in(connection))
        if self._health.trouble is not None:
            await watched(connection, WRITE_SECONDS, try_to_write(connection))
        connection.add_termination_listener(lambda _: self._work.set())
        self._connection, self._confirmed = connection, began
        self._renewed = self._probed = monotonic()
        self._database_clock.forget()
        self._joined.set()
        self._health.recover()

    async def _come_in(self, connection: Connection) -> tuple[Node, DatabaseIdentity | None]:
        past = await identity_of(connection)
        if self._node is None:
            return await fence.enter(connection, self.url, self.drains), past
        forgets = self._durability == "process" and self._may_have_crashed
        if past is None or past != self._past or forgets:
            await fence.give_up(connection, self._node)
            raise AnotherPast
        return await fence.rejoin(connection, self._node), past

    async def _leave(self, connection: Connection, node: Node) -> None:
        try:
            await watched(connection, WRITE_SECONDS, fence.leave(connection, node))
        except Exception as error:  # then whoever comes next waits for the end of the lease
            self._health.suffer(explain(error))

    async def _turn(self, connection: Connection | None, node: Node | None) -> None:
        assert connection is not None
        assert node is not None
        await self._wait_for_work()
        if connection.is_closed():
            raise ConnectionResetError("the connection to the database broke")
        if monotonic() - self._renewed >= fence.RENEW_SECONDS:
            began, asked = steady(), self._database_clock.now
            done = await watched(connection, WRITE_SECONDS, fence.renew(connection, node, asked))
            self._database_clock.hear(done)
            self._renewed, self._confirmed = monotonic(), began
        if monotonic() - self._probed >= PROBE_SECONDS:
            await watched(connection, WRITE_SECONDS, try_to_write(connection))
            self._probed = monotonic()
        self._under_way = self._next_group()
        if changes := [change for write in self._under_way for change in write.changes]:
            await watched(connection, WRITE_SECONDS, put(connection, node, changes))
            self._figures.group_lines.observe(_lines(changes))
        group, self._under_way = self._under_way, []
        self._tell_owners(group)

    async def _wait_for_work(self) -> None:
        """Until there is something to write, or the lease is to be renewed."""
        if self._apart or self._waiting or self._closed:
            return
        self._work.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self._renewed + fence.RENEW_SECONDS - monotonic())):
                await self._work.wait()

    def _next_group(self) -> list[PendingWrite]:
        if self._apart:
            group = self._apart.popleft()
        else:
            group, self._waiting = self._waiting, []
        return [write for write in group if write.owner not in self._lost] if self._lost else group

    @stage("journal")
    def _tell_owners(self, group: Sequence[PendingWrite]) -> None:
        counts = Counter(write.owner for write in group)
        _call([partial(owner.written, count) for owner, count in counts.items()])

    # What went wrong

    async def _failed(self, error: Exception) -> None:
        """The connection is gone, whatever it was. What was under way may be written or not."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
        self._may_have_crashed = concerns_all(error)
        self._joined.clear()
        group, self._under_way = self._under_way, []
        owners = list(dict.fromkeys(write.owner for write in group))
        if isinstance(error, AnotherPast):
            self._node = None
            self._health.suffer(ANOTHER_PAST)
            self._tell_another_past()
            self._lose(list(self._owners), ANOTHER_PAST)
        elif isinstance(error, Deposed) or code_of(error) == DEPOSED:
            self._node = None
            self._tell_deposed()
            self._lose(list(self._owners), TAKEN_OVER)
        elif not concerns_all(error) and (len(owners) > 1 or may_go_well_again(error)):
            self._apart.extend([write for write in group if write.owner is owner] for owner in owners)
            if may_go_well_again(error):
                self._lose_late(explain(error))
        else:
            self._lose(owners, explain(error))
            if concerns_all(error):
                self._health.suffer(explain(error))
                self._lose_late(explain(error))
                await asyncio.sleep(0 if owners else AGAIN_SECONDS)

    def _lose_late(self, reason: str) -> None:
        """Who has waited for as long as a write may take."""
        late = monotonic() - WRITE_SECONDS
        waiting = chain(*self._apart, self._waiting)
        self._lose(list(dict.fromkeys(write.owner for write in waiting if write.since < late)), reason)

    def _lose(self, owners: list[Owner], reason: str) -> None:
        lost = [owner for owner in owners if owner not in self._lost]
        self._lost.update(lost)
        self._waiting = [write for write in self._waiting if write.owner not in self._lost]
        _call([partial(owner.lost, reason) for owner in lost])


def _lines(changes: Sequence[Change]) -> int:
    return sum(len(change.entries) for change in changes if isinstance(change, Append))


def _call(callbacks: Sequence[Callable[[], None]]) -> None:
    """Whatever is wrong with an owner is nothing that the writer stumbles over."""
    try:
        call_all(callbacks)
    except ExceptionGroup as stumbled:
        asyncio.get_running_loop().call_soon(partial(_raise, stumbled))


def _raise(error: Exception) -> None:
    raise error
