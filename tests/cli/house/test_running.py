"""`pellmell house` beside a house that runs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest

from pellmell.house.keys import person
from pellmell.play.messages import Open, Ready
from pellmell.stores.sqlite import administration
from pellmell.stores.sqlite.backup import check
from pellmell.stores.sqlite.retention import empty_log
from pellmell.web.upkeep import housekeeping
from pellmell.wire.frames import Happened, Refused, Seated, Snapshot, Welcome, Why
from pellmell.wire.requests import SitDown
from tests.command_line import Run
from tests.web.house import Guest, Visit, on_loop, opened

Order = Callable[..., Awaitable[str]]


@pytest.fixture
def order(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Order:
    """What a command prints, or why it fails, while the house goes on."""
    monkeypatch.setattr(housekeeping, "LOOK_SECONDS", 0.01)
    monkeypatch.setenv("PELLMELL_DATABASE", str(tmp_path / "house.db"))

    async def order(*arguments: object) -> str:
        result = await asyncio.to_thread(run, "house", *arguments)
        return result.output

    return order


async def sent_away(ordered: Awaitable[str], *guests: Guest) -> list[Why]:
    """Why the house hangs up on each, when something is ordered."""
    goodbyes, _ = await asyncio.gather(asyncio.gather(*(guest.goodbye() for guest in guests)), ordered)
    return [goodbye.why for goodbye in goodbyes]


async def status(visit: Visit, code: str) -> int:
    return (await visit.get(f"/api/tables/{code}"))[0]


@on_loop
async def test_a_backup_while_it_runs(tmp_path: Path, order: Order) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        await order("backup", tmp_path / "copy.db")
        assert "in use by another house" in await order("restore", tmp_path / "copy.db")
    check(tmp_path / "copy.db")
    async with opened(tmp_path, database=tmp_path / "copy.db") as visit:
        assert await status(visit, code) == 200


@on_loop
async def test_a_table_is_closed_and_who_is_there_is_told(tmp_path: Path, order: Order) -> None:
    async with opened(tmp_path) as visit:
        code, other = await visit.new_table(), await visit.new_table()
        async with visit.guest(code) as guest:
            assert await sent_away(order("close", code.lower()), guest) == ["closed"]
        assert [await status(visit, code), await status(visit, other)] == [404, 200]
        assert f"there is no table '{code}'" in await order("close", code)


@on_loop
async def test_nothing_is_left_of_a_match_that_runs_at_a_table_that_is_closed(
    tmp_path: Path, order: Order
) -> None:
    """Though its bots play on until it is closed, and the disk is slow."""
    async with opened(tmp_path, speed=50) as visit:
        store, tables = visit.server.context.store, visit.server.context.house.tables
        _, seat = await visit.post("/api/play", {"game": "ligretto", "name": "Ann"})
        (match,) = store.matches_of(seat["code"], 9).result()
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.hello(token=seat["token"])
            await guest.do(Ready())
            await until(lambda: len(store.journal(match.number).result()) > 20)
            go_on = Event()
            visit.database.do(lambda _: go_on.wait())
            closed = asyncio.ensure_future(order("close", seat["code"]))
            await until(lambda: store.orders().result() != [])
            written = store.lag.entries
            await until(lambda: seat["code"] not in tables or store.lag.entries > written + 50)
            go_on.set()
            assert await sent_away(closed, guest) == ["closed"]
        assert await status(visit, seat["code"]) == 404
        assert store.journal(match.number).result() == []


@on_loop
async def test_a_table_that_sleeps_or_is_damaged_is_closed_too(tmp_path: Path, order: Order) -> None:
    async with opened(tmp_path) as visit:
        asleep, damaged = await visit.new_table(), await visit.new_table()
    async with opened(tmp_path) as visit:
        sql = "UPDATE tables SET record = '{' WHERE code = ?"
        visit.database.do(lambda connection: connection.execute(sql, (damaged,))).result()
        for code in (asleep, damaged):
            assert "is closed" in await order("close", code)
            assert await status(visit, code) == 404


@on_loop
async def test_a_banned_name_is_sent_away_and_lets_itself_in_no_more(tmp_path: Path, order: Order) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as guest:
            token = (await guest.sit_down("Mallory")).token
            assert await sent_away(order("ban", "name", "mallory"), guest) == ["kicked"]
        async with visit.guest(code) as guest:
            await guest.do(SitDown("M a l l o r y"))
            assert "does not welcome that name" in (await guest.hear(Refused)).reason
        await order("unban", "name", "mallory")
        await until(lambda: not visit.server.context.house.environment.banned_names)
        async with visit.guest(code, token=token):
            pass


@on_loop
async def test_a_banned_address_is_sent_away(tmp_path: Path, order: Order) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as guest:
            assert await sent_away(order("ban", "address", "127.0.0.0/8"), guest) == ["kicked"]
        assert await status(visit, code) == 403


@on_loop
async def test_who_is_forgotten_in_a_match_is_someone_and_the_match_goes_on(
    tmp_path: Path, order: Order
) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table("ligretto")
        async with visit.guest(code) as ann, visit.guest(code) as bob:
            seats = [await ann.sit_down("Ann"), await bob.sit_down("Bob")]
            await open_match(ann)
            away = await sent_away(order("forget", "--", seats[1].secret), ann, bob)
            assert away == ["stopping", "stopping"]
        assert person(seats[1].secret, visit.server.context.store.house_key).encode() not in kept(tmp_path)
        assert person(seats[0].secret, visit.server.context.store.house_key).encode() in kept(tmp_path)
        assert await seen_by(visit, code, seats[0]) == (0, ["Ann", "someone"])
        assert await seen_by(visit, code, seats[1]) == (None, ["Ann", "someone"])


@on_loop
async def test_who_is_forgotten_while_somebody_reads_is_not_in_the_log_of_the_database_either(
    tmp_path: Path, order: Order, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order names them; its line is deleted, and the log is emptied as soon as nobody reads it."""
    readers = iter([True, True])
    monkeypatch.setattr(administration, "empty_log", lambda log: not next(readers, False) and empty_log(log))
    async with opened(tmp_path) as visit:
        async with visit.guest(await visit.new_table()) as guest:
            seat = await guest.sit_down("Ann")
            await sent_away(order("forget", "--", seat.secret), guest)
        assert person(seat.secret, visit.server.context.store.house_key).encode() not in kept(tmp_path)


@on_loop
async def test_what_is_old_is_cleared_but_no_table_that_is_awake(tmp_path: Path, order: Order) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        assert "cleared: 0" in await order("keep", "--days", 1)
        assert await status(visit, code) == 200


@on_loop
async def test_whoever_reads_the_files_can_take_nobodys_seat(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        seat = await guest.sit_down("Ann")
        await visit.server.context.store.flush()
        files = kept(tmp_path)
    assert b"Ann" in files
    for secret in (seat.token, seat.secret):
        assert secret.encode() not in files


def kept(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("house.db*"))


async def open_match(host: Guest) -> None:
    n = await host.do(Open())
    while (await host.hear(Happened)).n != n:
        pass


async def seen_by(visit: Visit, code: str, seat: Seated) -> tuple[int | None, list[str]]:
    """On which seat somebody is who comes back, and who else is there."""
    async with visit.connected(f"/ws/{code}") as guest:
        welcome: Welcome = await guest.hello(token=seat.token, secret=seat.secret)
        players = (await guest.hear(Snapshot)).table.players
        return welcome.seat, [player.name for player in players]


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.01)
