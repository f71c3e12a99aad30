"""A database is brought up to date once, by one process, while nodes of the release before go on."""

import asyncio
from importlib.resources import files
from pathlib import Path

import pytest

from pellmell.house.changes import Append
from pellmell.stores.errors import StoreError
from pellmell.stores.postgres import schema
from pellmell.stores.postgres.fence import RELEASE
from pellmell.stores.postgres.schema import MIGRATED, MIGRATIONS, check_version, migrate
from pellmell.testing import NotedOwner
from tests.stores.postgres.stores import connected, opened, until, waits_for_a_lock
from tests.web.house import on_loop


def test_each_migration_says_who_goes_on_beside_it() -> None:
    there = sorted(file.name for file in (files("pellmell.stores.postgres") / "migrations").iterdir())
    assert [migration.file for migration in MIGRATIONS] == there
    releases = [migration.release for migration in MIGRATIONS]
    assert releases == sorted(releases)
    assert all(migration.oldest <= migration.release <= RELEASE for migration in MIGRATIONS)


@on_loop
async def test_of_two_who_start_at_once_one_migrates_and_the_other_waits(database: str) -> None:
    async with connected(database) as one, connected(database) as other, connected(database) as looking:
        starting = one.transaction()
        await starting.start()
        key = await migrate(one)
        second = asyncio.create_task(migrate(other))
        await until(lambda: waits_for_a_lock(looking, other))
        await starting.commit()
        assert await second == key
        assert await looking.fetchval("SELECT count(*) FROM pellmell_version") == len(MIGRATIONS)


@on_loop
async def test_a_node_goes_on_and_starts_beside_a_newer_one_that_has_expanded(database: str) -> None:
    async with opened(database) as running, connected(database) as newer:
        await newer.execute("ALTER TABLE nodes ADD COLUMN colour text")
        await newer.execute("ALTER TABLE lines ADD COLUMN colour text NOT NULL DEFAULT 'red'")
        await newer.execute(MIGRATED, len(MIGRATIONS) + 1, RELEASE + 1, RELEASE)
        async with opened(database) as started:
            for number, store in enumerate((running, started)):
                owner = NotedOwner()
                store.write(owner, [Append(number, 1, [b"line"])])
                await store.flush()
                assert owner.told == [1]
            await check_version(newer)


@on_loop
async def test_a_node_that_is_older_than_what_was_contracted_does_not_start(database: str) -> None:
    async with connected(database) as newer:
        await migrate(newer)
        await newer.execute(MIGRATED, len(MIGRATIONS) + 1, RELEASE + 1, RELEASE + 1)
        with pytest.raises(StoreError, match="written by a newer pellmell"):
            await migrate(newer)
        with pytest.raises(StoreError, match="written by a newer pellmell"):
            await check_version(newer)


@on_loop
async def test_nobody_waits_behind_a_migration_that_waits_for_a_backup(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(database) as old, connected(database) as backup, connected(database) as newer:
        with monkeypatch.context() as before:
            before.setattr(schema, "MIGRATIONS", MIGRATIONS[:1])
            await migrate(old)
        monkeypatch.setattr(schema, "NO_LONG_LOCKS", "SET LOCAL lock_timeout = '1ms'")
        monkeypatch.setattr(schema, "TRIES", 2)
        monkeypatch.setattr(schema, "AGAIN_SECONDS", 0.0)
        reading = backup.transaction()
        await reading.start()
        await backup.execute("SELECT count(*) FROM nodes")
        with pytest.raises(StoreError, match="a backup perhaps"):
            await migrate(newer)
        await reading.commit()
        await migrate(newer)
        await check_version(old)


@on_loop
async def test_why_nobody_can_look_into_a_house(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(database) as connection:
        with pytest.raises(StoreError, match="there is no house in it yet"):
            await check_version(connection)
        with monkeypatch.context() as before:
            before.setattr(schema, "MIGRATIONS", MIGRATIONS[:1])
            await migrate(connection)
        with pytest.raises(StoreError, match="written by an older pellmell"):
            await check_version(connection)


def test_the_page_about_migrations_knows_them_all() -> None:
    page = (Path(__file__).parents[3] / "docs" / "migrations.md").read_text()
    for migration in MIGRATIONS:
        name = migration.file.removesuffix(".sql")
        assert f"| `{name}` | {migration.release} | {migration.oldest} |" in page
