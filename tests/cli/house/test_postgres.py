"""`pellmell house` on PostgreSQL: what is wrong with the database is told in a line, backups are dumps, and
the processes of a house carry out orders together."""

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from pellmell.stores.postgres.fence import RELEASE
from pellmell.stores.postgres.schema import MIGRATED
from pellmell.testing.postgres_server import PostgresServer, programs
from pellmell.web.upkeep import housekeeping
from pellmell.wire.frames import Seated
from pellmell.wire.requests import SitDown
from tests.cli.house.filled_house import fill, printed
from tests.command_line import Run, assert_mistake
from tests.stores.postgres.stores import connected, until
from tests.web.house import Guest, Visit, on_loop, opened

Order = Callable[..., Awaitable[str]]

FULL = """
    CREATE FUNCTION fill_up() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON bans EXECUTE FUNCTION fill_up();
"""


@pytest.fixture
def database(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("PELLMELL_DATABASE", postgres_database)
    asyncio.run(fill(postgres_database))
    return postgres_database


def ask(database: str, sql: str, *values: object) -> None:
    async def ask() -> None:
        async with connected(database) as connection:
            await connection.execute(sql, *values)

    asyncio.run(ask())


# What is wrong with the database


def test_a_database_that_is_not_there(run: Run, postgres: PostgresServer) -> None:
    nowhere = "postgresql://house:secret@127.0.0.1:1/house"
    assert_mistake(
        run, "house", "tables", "--database", nowhere, says="127.0.0.1:1/house: the database can't"
    )
    assert "secret" not in run("house", "tables", "--database", nowhere).stderr
    there_is_none = postgres.address("nowhere")
    assert_mistake(run, "house", "bans", "--database", there_is_none, says="there is no such database")


def test_a_database_with_no_house_in_it(run: Run, postgres_database: str) -> None:
    assert_mistake(
        run, "house", "tables", "--database", postgres_database, says="there is no house in it yet"
    )


def test_a_password_that_is_wrong_is_not_shown(run: Run, postgres: PostgresServer) -> None:
    with postgres.asking_for_passwords("keeper", "right"):
        wrong = postgres.address().replace("house@", "keeper:mistaken@")
        assert_mistake(run, "house", "tables", "--database", wrong, says="the password is wrong")
        assert "mistaken" not in run("house", "tables", "--database", wrong).output


def test_a_user_without_rights(run: Run, database: str, postgres: PostgresServer) -> None:
    postgres.query("CREATE ROLE stranger LOGIN")
    postgres.query("GRANT USAGE ON SCHEMA " + database.partition("search_path=")[2] + " TO stranger")
    stranger = database.replace("house@", "stranger@")
    assert_mistake(run, "house", "tables", "--database", stranger, says="no right to do this")


def test_a_database_that_can_only_be_read(run: Run, database: str) -> None:
    standby = database + "&default_transaction_read_only=on"
    assert "ACDEFG" in printed(run, "tables", "--database", standby)
    assert_mistake(run, "house", "ban", "name", "Ash", "--database", standby, says="can only be read")
    assert_mistake(run, "house", "close", "ACDEFG", "--database", standby, says="can only be read")


def test_a_database_that_is_full(run: Run, database: str) -> None:
    ask(database, FULL)
    assert_mistake(run, "house", "ban", "name", "Ash", says="the database's disk is full: make room")


def test_a_database_of_a_newer_house(run: Run, database: str) -> None:
    ask(database, MIGRATED, 999, RELEASE + 1, RELEASE + 1)
    assert_mistake(run, "house", "tables", says="written by a newer pellmell (database 999;")


# Backups


@pytest.fixture
def with_programs(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{programs(postgres.version)}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.usefixtures("with_programs")
def test_a_backup_is_put_back_into_a_new_database(run: Run, postgres: PostgresServer, tmp_path: Path) -> None:
    house = postgres.make_fresh_database().replace("house@", "house:secret@")
    asyncio.run(fill(house))
    copy = tmp_path / "house.dump"
    assert f"{copy}: whole" in printed(run, "backup", copy, "--database", house)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert printed(run, "check", copy) == f"{copy}: whole, a dump of PostgreSQL\n"
    assert "whole, database version" in printed(run, "check", "--database", house)
    assert_mistake(run, "house", "restore", copy, "--database", house, says="there is something in it")
    again = postgres.make_fresh_database()
    printed(run, "restore", copy, "--database", again)
    assert "ACDEFG" in printed(run, "tables", "--database", again)
    file = tmp_path / "house.db"
    assert_mistake(run, "house", "restore", copy, "--database", file, says="is a backup of PostgreSQL")
    copy.write_bytes(copy.read_bytes()[:2000])
    assert run("house", "check", copy).exit_code == 2
    assert run("house", "restore", copy, "--database", postgres.make_fresh_database()).exit_code == 2


def test_without_pg_dump_it_says_what_to_do(
    run: Run, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    copy = tmp_path / "house.dump"
    assert_mistake(run, "house", "backup", copy, "--database", database, says="pg_dump is not installed here")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("with_programs", "database")
def test_why_it_cannot_be_backed_up(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "nowhere" / "house.dump"
    assert_mistake(run, "house", "backup", copy, says="there is no folder")
    copy = tmp_path / "house.dump"
    nowhere = "postgresql://house:secret@127.0.0.1:1/house"
    assert_mistake(run, "house", "backup", copy, "--database", nowhere, says="can't be reached")


# Beside a house of two processes


@pytest.fixture
def order(run: Run, monkeypatch: pytest.MonkeyPatch) -> Order:
    """What a command prints, or why it fails, while the house goes on."""
    monkeypatch.setattr(housekeeping, "LOOK_SECONDS", 0.01)

    async def order(*arguments: object) -> str:
        return (await asyncio.to_thread(run, "house", *arguments)).output

    return order


@asynccontextmanager
async def two_nodes(tmp_path: Path, database: str) -> AsyncGenerator[tuple[Visit, Visit]]:
    async with opened(tmp_path, database=database) as one, opened(tmp_path, database=database) as other:
        yield one, other


async def goodbyes(ordered: Awaitable[str], *guests: Guest) -> list[str]:
    """Why the house hangs up on each."""
    told, _ = await asyncio.gather(asyncio.gather(*(guest.goodbye() for guest in guests)), ordered)
    return [goodbye.why for goodbye in told]


async def status(visit: Visit, code: str) -> int:
    return (await visit.get(f"/api/tables/{code}"))[0]


@pytest.mark.usefixtures("database")
@on_loop
async def test_a_table_is_closed_wherever_it_is_awake(
    tmp_path: Path, postgres_database: str, order: Order
) -> None:
    async with two_nodes(tmp_path, postgres_database) as (one, other):
        codes = [await one.new_table(), await other.new_table()]
        for visit, code in zip((one, other), codes, strict=True):
            async with visit.guest(code) as guest:
                assert await goodbyes(order("close", code), guest) == ["closed"]
            assert [await status(one, code), await status(other, code)] == [404, 404]
        assert "is closed" in await order("close", "ACDEFG")  # it sleeps
        assert "there is no table" in await order("close", "ACDEFG")


@pytest.mark.usefixtures("database")
@on_loop
async def test_who_is_banned_is_sent_away_everywhere(
    tmp_path: Path, postgres_database: str, order: Order
) -> None:
    async with two_nodes(tmp_path, postgres_database) as (one, other):
        codes = [await one.new_table(), await other.new_table()]
        async with one.guest(codes[0]) as ann, other.guest(codes[1]) as bob:
            await ann.sit_down("Mallory")
            await bob.sit_down("M a l l o r y")
            assert await goodbyes(order("ban", "name", "mallory"), ann, bob) == ["kicked", "kicked"]


@pytest.mark.usefixtures("database")
@on_loop
async def test_who_is_forgotten_is_forgotten_everywhere(
    tmp_path: Path, postgres_database: str, order: Order
) -> None:
    """Each table is put aside where it is awake, and is there again afterwards."""
    async with two_nodes(tmp_path, postgres_database) as (one, other):
        codes = [await one.new_table(), await other.new_table()]
        async with one.guest(codes[0]) as ann, other.guest(codes[1]) as again:
            secret = (await ann.sit_down("Ann")).secret
            await again.do(SitDown("Ann", secret=secret))
            await again.hear(Seated)
            ordered = order("forget", "--", secret)
            assert await goodbyes(ordered, ann, again) == ["stopping", "stopping"]
        for visit, code in zip((one, other), codes, strict=True):
            async with visit.connected(f"/ws/{code}") as guest:
                assert (await guest.hello(secret=secret)).seat is None
        assert "nobody is known" in await order("forget", "--", secret)


@pytest.mark.usefixtures("database")
@on_loop
async def test_what_is_old_is_cleared_but_nothing_that_is_awake(
    tmp_path: Path, postgres_database: str, order: Order
) -> None:
    async with two_nodes(tmp_path, postgres_database) as (one, other):
        codes = [await one.new_table(), await other.new_table()]
        assert "cleared: 2" in await order("keep", "--days", 30)
        assert [await status(one, code) for code in (*codes, "ACDEFG")] == [200, 200, 404]


@pytest.mark.usefixtures("database")
@on_loop
async def test_a_house_that_fell_leaves_the_order_to_whoever_asks(
    postgres_database: str, order: Order
) -> None:
    async with connected(postgres_database) as connection:
        await connection.execute(
            "INSERT INTO nodes (until, url, release) VALUES (clock_timestamp() + '1 h', '', 1)"
        )
        ordered = asyncio.ensure_future(order("close", "ACDEFG"))
        await until(lambda: connection.fetchval("SELECT count(*) > 0 FROM orders"))
        await connection.execute("UPDATE nodes SET until = clock_timestamp()")
        assert "is closed" in await ordered
        assert await connection.fetchval("SELECT count(*) FROM orders") == 0
