"""A whole house is copied between a file and PostgreSQL, and back: it is the same, and people play on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pellmell.house.changes import Append, CloseMatch, JoinMatch, OpenMatch, SaveGroup, SaveTable
from pellmell.review.own_figures import OwnFigures
from pellmell.stores import house_copy
from pellmell.stores.address import Address, read_address
from pellmell.stores.figures import FiguresFound
from pellmell.stores.house_copy import PARTS
from pellmell.stores.opening import open_store
from pellmell.stores.postgres.connections import connect
from pellmell.stores.postgres.fence import RELEASE
from pellmell.stores.postgres.house_copy import PostgresHouse
from pellmell.stores.postgres.schema import MAKE_VERSION, MIGRATED, MIGRATIONS, sql_of
from pellmell.stores.shares import KeptShare
from pellmell.stores.sqlite.lock import HouseLock
from pellmell.stores.sqlite.schema import migrations
from pellmell.testing import NotedOwner
from tests.cli.house.filled_house import printed
from tests.command_line import Run, assert_mistake
from tests.stores.people import ASH, CARRY, board_match, seated
from tests.stores.postgres.one_player import goes_on, played
from tests.stores.postgres.stores import connected
from tests.stores.saved_films import saved as saved_film
from tests.stores.sqlite.database_files import run_sql
from tests.stores.sqlite.stepped_store import a_match, a_table
from tests.web.house import on_loop, opened

DAMAGED = "INSERT INTO tables (code, game, public, touched, record) VALUES ('NQRTWX', 'dice', 1, 5, x'7b')"
REFERRED_TO = ("tables", "matches", "played")  # the database itself refuses to be without them
MANY = 1_300  # more than is copied at once


@pytest.fixture
def house(run: Run, tmp_path: Path) -> Path:
    """With something of everything: a long journal, latecomers, groups, bans, and a table that is damaged."""
    path = tmp_path / "old.db"
    asyncio.run(fill(path))
    run_sql(path, DAMAGED)
    printed(run, "ban", "name", "Mallory", "--reason", "rude", "--database", path)
    printed(run, "ban", "address", "203.0.113.7", "--database", path)
    return path


async def fill(database: Address) -> None:
    async with open_store(database, "process") as store:
        journal = board_match()
        store.write(
            NotedOwner(),
            [
                SaveTable(seated()),
                SaveTable(a_table("ÄSCHE")),
                OpenMatch(a_match(3)),
                Append(3, 1, journal),
                CloseMatch(3, 700.0, [1, 2], [1]),
                JoinMatch(3, "somebody"),
                SaveGroup("board", CARRY, 5.0),
                saved_film(3),
                saved_film(3, 2),
                OpenMatch(a_match(7)),
                Append(7, 1, [b"%d" % number for number in range(MANY)]),
            ],
        )
        await store.flush()
        assert await store.star(ASH.id, "match-3", 1, True) == "done"
        share = KeptShare("token", at=7, seat=0, seen_from=None, names=True, made=800.0, until=900.0)
        assert await store.share(ASH.id, "match-3", 2, share) == share
        own = OwnFigures(reactions=[900, 1200], taken=2, chances=3, races_won=1)
        await store.keep_figures(ASH.id, [FiguresFound("match-3", 1, 4, own, par=2.5)])


def all_of(path: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(path)) as connection:
        found = {
            part: connection.execute(f"SELECT * FROM {part}").fetchall() for part in PARTS if part != "lines"
        }
        lines = connection.execute("SELECT match, line FROM lines ORDER BY match, id").fetchall()
        return {name: sorted(rows, key=repr) for name, rows in found.items()} | {"lines": lines}


def test_there_and_back_it_is_the_same_house(run: Run, house: Path, postgres_database: str) -> None:
    there = printed(run, "move", house, postgres_database)
    assert "3 tables, 2 matches and" in there
    assert "2 finished rounds" in there
    again = house.with_name("again.db")
    printed(run, "move", postgres_database, again)
    assert all_of(again) == all_of(house)
    assert len(all_of(again)["lines"]) > MANY
    assert len(all_of(again)["figures"]) == 1
    assert sorted(file.name for file in house.parent.glob("*.part*")) == []
    file = house.with_name("file.db")
    printed(run, "move", house, file)
    assert all_of(file) == all_of(house)


@on_loop
async def test_people_play_on_in_the_copy(run: Run, postgres_database: str, tmp_path: Path) -> None:
    async with opened(tmp_path, speed=20) as visit:
        seat = await played(visit)
    moved = tmp_path / "moved.db"
    await asyncio.to_thread(printed, run, "move", tmp_path / "house.db", postgres_database)
    async with opened(tmp_path, database=postgres_database, speed=20) as visit:
        await goes_on(visit, seat)
        _, made = await visit.post("/api/play", {"game": "dice", "name": "Ann", "secret": seat["secret"]})
        _, mine = await visit.post("/api/my/tables", {"secret": seat["secret"]})
        assert {table["code"] for table in mine["tables"]} == {seat["code"], made["code"]}
    async with connected(postgres_database) as connection:  # its last node fell, after a claim
        await connection.execute("UPDATE tables SET epoch = epoch + 5")
    await asyncio.to_thread(printed, run, "move", postgres_database, moved)
    async with (
        opened(tmp_path, database=moved, speed=20) as visit,
        visit.connected(f"/ws/{seat['code']}") as guest,
    ):
        assert (await guest.hello(token=seat["token"])).epoch == 8
        await visit.new_table()


def test_nothing_is_copied_over_what_is_there(run: Run, house: Path, postgres_database: str) -> None:
    other = house.with_name("other.db")
    other.write_text("a letter")
    assert_mistake(run, "house", "move", house, other, says="there is something already")
    assert other.read_text() == "a letter"
    printed(run, "move", house, postgres_database)
    assert_mistake(run, "house", "move", house, postgres_database, says="there is a house in it already")
    assert_mistake(
        run, "house", "move", "nowhere.db", postgres_database, says="there is no database nowhere.db"
    )
    nowhere = "postgresql://house@127.0.0.1:1/house"
    assert_mistake(run, "house", "move", house, nowhere, says="can't be reached")


def test_a_house_that_runs_is_not_copied(run: Run, house: Path, postgres_database: str) -> None:
    with HouseLock(house):
        assert_mistake(run, "house", "move", house, postgres_database, says="in use by another house")
    printed(run, "move", house, postgres_database)
    copy = house.with_name("copy.db")

    async def while_it_runs() -> None:
        async with open_store(read_address(postgres_database)):
            await asyncio.to_thread(
                assert_mistake, run, "house", "move", postgres_database, copy, says="a house runs on it"
            )

    asyncio.run(while_it_runs())
    assert not copy.exists()


@pytest.mark.parametrize(
    ("version", "says"),
    [(-1, "written by an older pellmell: start the house once"), (+1, "written by a newer pellmell")],
)
def test_a_file_of_another_version_is_not_copied(
    run: Run, house: Path, postgres_database: str, version: int, says: str
) -> None:
    run_sql(house, f"PRAGMA user_version = {len(migrations()) + version}")
    assert_mistake(run, "house", "move", house, postgres_database, says=says)
    with closing(sqlite3.connect(house)) as connection:  # and is left as it was
        assert connection.execute("PRAGMA user_version").fetchone() == (len(migrations()) + version,)


def ask(database: str, sql: str, *values: object) -> None:
    async def ask() -> None:
        async with connected(database) as connection:
            await connection.execute(sql, *values)

    asyncio.run(ask())


def test_a_house_in_postgres_of_another_version_is_not_copied(
    run: Run, house: Path, postgres_database: str
) -> None:
    copy = house.with_name("copy.db")
    printed(run, "move", house, postgres_database)
    ask(postgres_database, "UPDATE pellmell_version SET version = version - 1")
    assert_mistake(run, "house", "move", postgres_database, copy, says="written by an older pellmell")
    ask(postgres_database, MIGRATED, 999, RELEASE + 1, RELEASE + 1)
    assert_mistake(run, "house", "move", postgres_database, copy, says="written by a newer pellmell")
    assert not copy.exists()


def test_an_empty_house_of_an_older_version_is_brought_up_to_date_and_filled(
    run: Run, house: Path, postgres_database: str
) -> None:
    """As of one that was opened once, long ago, to see whether it works."""
    oldest = MIGRATIONS[0]
    ask(postgres_database, f"{MAKE_VERSION}; {sql_of(oldest)}")
    ask(postgres_database, MIGRATED, 1, oldest.release, oldest.oldest)
    printed(run, "move", house, postgres_database)
    again = house.with_name("again.db")
    printed(run, "move", postgres_database, again)
    assert all_of(again) == all_of(house)


def test_a_database_that_is_not_the_houses_is_left_as_it_is(
    run: Run, house: Path, postgres_database: str
) -> None:
    """A newer house, even if nobody has played there, and somebody else's tables."""
    ask(postgres_database, MAKE_VERSION)
    ask(postgres_database, MIGRATED, 999, RELEASE + 1, RELEASE + 1)
    assert_mistake(run, "house", "move", house, postgres_database, says="written by a newer pellmell")
    ask(postgres_database, "DROP TABLE pellmell_version; CREATE TABLE tables (legs int)")
    assert_mistake(
        run, "house", "move", house, postgres_database, says="there is something else in this database"
    )
    ask(postgres_database, "INSERT INTO tables VALUES (4)")
    ask(postgres_database, "CREATE TABLE pellmell_version ()")  # nothing was left there


def test_a_target_in_which_a_house_runs_is_not_filled(run: Run, house: Path, postgres_database: str) -> None:
    """Though nobody has played there yet; nor one that can only be read."""

    async def while_it_runs() -> None:
        async with open_store(read_address(postgres_database)):
            await asyncio.to_thread(
                assert_mistake, run, "house", "move", house, postgres_database, says="there is a house in it"
            )

    asyncio.run(while_it_runs())
    standby = postgres_database + "&default_transaction_read_only=on"
    assert_mistake(run, "house", "move", house, standby, says="can only be read")
    printed(run, "move", house, postgres_database)


def test_what_is_broken_off_leaves_nothing_and_is_begun_again(
    run: Run,
    house: Path,
    postgres_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def stop(*_: object) -> None:
        raise KeyboardInterrupt

    copy = house.with_name("copy.db")
    with monkeypatch.context() as broken:
        broken.setattr(house_copy, "compare", stop)
        for target in (postgres_database, copy):
            assert run("house", "move", house, target).exit_code != 0
    assert sorted(file.name for file in house.parent.iterdir() if "copy" in file.name) == ["copy.db.lock"]
    for target in (postgres_database, copy):
        printed(run, "move", house, target)


@pytest.mark.parametrize("part", [part for part in PARTS if part not in REFERRED_TO])
def test_a_copy_that_is_not_the_same_is_found(
    run: Run, house: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    put = PostgresHouse.put

    async def put_wrong(self: PostgresHouse, name: house_copy.Part, rows: list[house_copy.Row]) -> None:
        await put(self, name, rows[:-1] if name == part and part != "house" else rows)
        if name == part == "house":
            await self._connection.execute("UPDATE house SET value = 'another' WHERE key = 'key'")

    monkeypatch.setattr(PostgresHouse, "put", put_wrong)
    says = "journal 7" if part == "lines" else part
    assert_mistake(run, "house", "move", house, postgres_database, says=f"the copy is not the same: {says}")


def test_a_house_that_is_opened_meanwhile_is_noticed(
    run: Run, house: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed(run, "move", house, postgres_database)
    compare = house_copy.compare

    async def opened_meanwhile(old: house_copy.HouseReader, new: house_copy.HouseReader) -> house_copy.Copied:
        connection = await connect(postgres_database)
        await connection.execute("INSERT INTO nodes (until, url, release) VALUES ('-infinity', '', 1)")
        connection.terminate()
        return await compare(old, new)

    monkeypatch.setattr(house_copy, "compare", opened_meanwhile)
    copy = house.with_name("copy.db")
    assert_mistake(run, "house", "move", postgres_database, copy, says="a house was opened there meanwhile")
    assert not copy.exists()
