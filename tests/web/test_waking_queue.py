"""Waking a table over sockets: others are served meanwhile, and those who come to it wait."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pellmell.house.changes import SaveTable
from pellmell.house.keys import person, token_hash
from pellmell.house.table_waking import Waking
from pellmell.stores.orders import Order
from pellmell.testing.long_rounds import long_table
from pellmell.web import waking_queue
from pellmell.wire.frames import PROTOCOL, Goodbye, Hello, Welcome
from pellmell.wire.requests import Admission
from tests.web.house import Guest, Visit, on_loop, opened

CODE = "CDFGHJ"
MOVES = 2_000
SECRET = "a secret that is long enough"


class Nobody:
    def written(self, count: int) -> None:
        pass

    def lost(self, reason: str) -> None:
        pass


@pytest.fixture(autouse=True)
def one_line_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking_queue, "SLICE_SECONDS", 0.0)


async def sleeping(visit: Visit, code: str, number: int, moves: int) -> None:
    store = visit.server.context.store
    store.write(Nobody(), long_table(code, number, "dice", moves))
    await store.flush()


async def on_its_way(visit: Visit, guest: Guest, code: str = CODE) -> Waking:
    """Somebody has come to a table that is not awake yet."""
    await guest.say(Hello(PROTOCOL))
    while code not in visit.server.context.house.wakings:
        await asyncio.sleep(0)
    return visit.server.context.house.wakings[code]


@on_loop
async def test_others_are_served_while_a_table_wakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long that takes: this table is not awake before the others have been served."""
    async with opened(tmp_path) as visit:
        await sleeping(visit, CODE, 1, 3)
        with monkeypatch.context() as endless:
            endless.setattr(visit.server.context.house, "step", lambda _: False)
            async with visit.connected(f"/ws/{CODE}") as guest:
                waking = await on_its_way(visit, guest)
                assert (await visit.get("/healthz"))[0] == 200
                async with visit.guest(await visit.new_table()):
                    assert waking.woken is None
                endless.undo()
                await guest.hear(Welcome)


@on_loop
async def test_all_who_come_to_a_table_that_wakes_wait_for_the_same_waking(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await sleeping(visit, CODE, 1, MOVES)
        async with visit.connected(f"/ws/{CODE}") as one, visit.connected(f"/ws/{CODE}") as other:
            await on_its_way(visit, one)
            await other.say(Hello(PROTOCOL))
            epochs = [(await guest.hear(Welcome)).epoch for guest in (one, other)]
        assert epochs == [2, 2]
        assert visit.server.context.house.environment.counts.woken == 1


@on_loop
async def test_who_goes_while_a_table_wakes_is_not_at_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await sleeping(visit, CODE, 1, MOVES)
        async with visit.connected(f"/ws/{CODE}") as guest:
            await on_its_way(visit, guest)
        async with visit.guest(CODE):
            live = visit.server.context.house.tables[CODE]
            assert len(live.audience.members) == 1


@on_loop
async def test_a_table_that_is_closed_while_it_wakes_is_told_so_and_deleted(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await sleeping(visit, CODE, 1, MOVES)
        async with visit.connected(f"/ws/{CODE}") as guest:
            await on_its_way(visit, guest)
            context = visit.server.context
            with context.house.closing_table(CODE) as was_awake:
                assert not was_awake
                await context.store.carry_out(Order("close", CODE))
            goodbye: Goodbye = await guest.goodbye()
            assert goodbye.why == "closed"
        assert (await visit.get(f"/api/tables/{CODE}"))[0] == 404


@on_loop
async def test_a_house_that_stops_tells_who_waits_for_a_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await sleeping(visit, CODE, 1, MOVES)
        async with visit.connected(f"/ws/{CODE}") as guest:
            await on_its_way(visit, guest)
            visit.server.context.house.announce_stop()
            assert (await guest.goodbye()).why == "stopping"


async def changed(visit: Visit, **fields: Any) -> None:
    """As the host had left it when it fell asleep."""
    store = visit.server.context.store
    await sleeping(visit, CODE, 1, 3)
    record = store.table(CODE).result()
    assert record is not None
    store.write(Nobody(), [SaveTable(replace(record, **fields))])
    await store.flush()


async def refused(visit: Visit, **hello: Any) -> str:
    async with visit.connected(f"/ws/{CODE}") as stranger:
        await stranger.say(Hello(PROTOCOL, **hello))
        return (await stranger.goodbye()).why


@on_loop
async def test_a_locked_table_is_woken_only_for_whom_it_knows(tmp_path: Path) -> None:
    known = token_hash("a screen's own")
    async with opened(tmp_path) as visit:
        await changed(visit, admission=Admission(locked=True), screens=[known])
        assert await refused(visit) == "locked"
        assert await refused(visit, token="guessed", secret=SECRET) == "locked"
        assert await refused(visit, screen=True, token="guessed") == "locked"
        assert visit.server.context.house.environment.counts.woken == 0
        async with visit.guest(CODE, screen=True, token="a screen's own"):
            assert visit.server.context.house.environment.counts.woken == 1


@on_loop
async def test_a_table_is_not_woken_for_who_was_sent_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await changed(visit, barred=[person(SECRET, visit.server.context.store.house_key)])
        assert await refused(visit, secret=SECRET) == "kicked"
        assert visit.server.context.house.environment.counts.woken == 0
        async with visit.guest(CODE):
            assert visit.server.context.house.environment.counts.woken == 1
