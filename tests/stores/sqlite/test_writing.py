import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from pellmell.house.changes import Append, Change, CloseMatch, DropTable, OpenMatch, SaveTable
from pellmell.stores.bans import Ban
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Durability
from pellmell.stores.sqlite import writer
from pellmell.stores.sqlite.disk_sync import AtOnce
from pellmell.stores.sqlite.schema import connect
from pellmell.stores.sqlite.store import SqliteStore
from pellmell.stores.sqlite.writer import TIDY_CHANGES
from pellmell.testing import NotedOwner
from tests.stores.sqlite.stepped_store import PATIENCE, SteppedStore, a_match, a_table, played


def test_what_was_written_is_read(stepped: SteppedStore) -> None:
    store = stepped.store
    store.write(NotedOwner(), [SaveTable(a_table()), *played(1)])
    stepped.run()
    assert store.reader.table("ABCDEF") == a_table()
    assert store.reader.match("match-1") == replace(a_match(1), ended=700.0, totals=[20, 35], winners=[1])
    assert store.reader.journal(1) == [b"first\n", b"last\n"]


def test_what_was_never_written_is_not_there(stepped: SteppedStore) -> None:
    store = stepped.store
    assert (store.reader.table("ABCDEF"), store.reader.match("match-1"), store.reader.journal(1)) == (
        None,
        None,
        [],
    )


@pytest.mark.parametrize("durability", ["power", "process"])
def test_all_is_there_when_the_house_opens_again(database: Path, durability: Durability) -> None:
    before = SteppedStore(database, durability)
    before.store.write(NotedOwner(), [SaveTable(a_table()), *played(7)])
    before.store.close()
    after = SteppedStore(database, durability).store
    assert after.reader.table("ABCDEF") == a_table()
    assert after.reader.journal(7) == [b"first\n", b"last\n"]
    assert after.house_key == before.store.house_key
    assert after.next_match_number() == 8
    after.close()


@pytest.mark.parametrize(
    "line", [b"", b"\n", b'{"name":"\\u00e9 \xc3\xa9 \\"x\\""}\n', b"a\0b", b"\xff\xfe\x80"]
)
def test_lines_come_back_byte_for_byte(stepped: SteppedStore, line: bytes) -> None:
    stepped.store.write(NotedOwner(), [Append(1, 1, [b"before", line, b"after"])])
    stepped.run()
    assert stepped.store.reader.journal(1) == [b"before", line, b"after"]


def test_lines_keep_their_order_whoever_else_writes(stepped: SteppedStore) -> None:
    clerks = [NotedOwner() for _ in range(10)]
    for step in range(100):
        for number, owner in enumerate(clerks):
            stepped.store.write(owner, [Append(number, 1, [b"%d" % step])])
    stepped.run()
    for number, owner in enumerate(clerks):
        assert stepped.store.reader.journal(number) == [b"%d" % step for step in range(100)]
        assert owner.safe == 100


def test_nobody_is_told_before_it_is_written(stepped: SteppedStore) -> None:
    owner = NotedOwner()
    stepped.store.write(owner, [Append(1, 1, [b"line"])])
    assert (owner.told, stepped.store.reader.journal(1)) == ([], [])
    stepped.run()
    assert (owner.told, stepped.store.reader.journal(1)) == ([1], [b"line"])


def test_a_group_is_told_at_once_and_each_owner_once(stepped: SteppedStore) -> None:
    one, other = NotedOwner(), NotedOwner()
    for owner in (one, other, one, one):
        stepped.store.write(owner, [Append(1, 1, [b"line"])])
    stepped.run()
    assert (one.told, other.told) == ([3], [1])


def test_a_group_of_many_kinds_of_changes_is_one_as_well(stepped: SteppedStore) -> None:
    one, other = NotedOwner(), NotedOwner()
    stepped.store.write(one, [SaveTable(a_table()), OpenMatch(a_match(1))])
    stepped.store.write(other, [Append(1, 1, [b"line"])])
    stepped.store.write(one, [CloseMatch(1, 700.0, [], [])])
    stepped.run()
    assert (one.told, other.told) == ([2], [1])


def test_who_writes_what_is_impossible_is_lost_alone(stepped: SteppedStore) -> None:
    wrong, right = NotedOwner(), NotedOwner()
    stepped.store.write(right, [OpenMatch(a_match(1))])
    stepped.store.write(right, [Append(1, 1, [b"line"])])
    stepped.store.write(wrong, [Append(2, 1, [b"never"]), OpenMatch(a_match(1))])
    stepped.run_until(lambda: wrong.told)
    assert right.safe == 2
    assert len(wrong.told) == 1
    assert "UNIQUE" in str(wrong.told[0])
    assert (stepped.store.reader.journal(1), stepped.store.reader.journal(2)) == ([b"line"], [])
    assert stepped.store.trouble is None


def test_who_was_lost_never_writes_again_but_a_successor_does(stepped: SteppedStore) -> None:
    lost, successor = NotedOwner(), NotedOwner()
    stepped.store.write(lost, played(1))
    stepped.run()
    stepped.store.write(lost, [OpenMatch(a_match(1))])
    stepped.store.write(lost, [Append(1, 1, [b"in the queue"])])
    stepped.store.write(lost, [Append(1, 1, [b"before it heard"])])
    stepped.run()
    stepped.store.write(lost, [Append(1, 1, [b"after it heard"])])
    stepped.store.write(successor, [Append(1, 1, [b"anew"])])
    stepped.run()
    assert [type(news) for news in lost.told] == [int, str]
    assert stepped.store.reader.journal(1) == [b"first\n", b"last\n", b"anew"]
    assert successor.told == [1]


def test_tables_are_counted_whose_match_runs(stepped: SteppedStore) -> None:
    stepped.store.write(NotedOwner(), [*played(1), OpenMatch(a_match(2))])
    stepped.run()
    assert stepped.store.reader.running_tables() == 1


def test_everybody_is_told_even_if_somebody_stumbles_over_it(stepped: SteppedStore) -> None:
    class Clumsy(NotedOwner):
        def written(self, count: int) -> None:
            raise ValueError("oops")

    clumsy, owner = Clumsy(), NotedOwner()
    for one in (clumsy, owner):
        stepped.store.write(one, [Append(1, 1, [b"line"])])
    stepped.run()
    with pytest.raises(ValueError, match="oops"):
        stepped.run()
    assert owner.told == [1]


def test_a_table_that_is_dropped_takes_along_the_match_that_runs_but_no_finished_one(
    stepped: SteppedStore,
) -> None:
    running: list[Change] = [OpenMatch(a_match(2)), Append(2, 1, [b"line"])]
    stepped.store.write(NotedOwner(), [SaveTable(a_table()), *played(1), *running, DropTable("ABCDEF")])
    stepped.run()
    assert stepped.store.reader.table("ABCDEF") is None
    assert [match.number for match in stepped.store.reader.matches_of("ABCDEF")] == [1]
    stepped.store.forget_lost_entries().result(PATIENCE)
    assert (stepped.store.reader.journal(1), stepped.store.reader.journal(2)) == ([b"first\n", b"last\n"], [])


def test_tables_are_listed_by_how_long_they_are_untouched(stepped: SteppedStore) -> None:
    tables = [a_table("NEW", 3000.0), a_table("OLD", 1000.0), a_table("MIDDLE", 2000.0)]
    stepped.store.write(NotedOwner(), [SaveTable(table) for table in tables])
    stepped.run()
    assert [table.code for table in stepped.store.reader.tables()] == ["OLD", "MIDDLE", "NEW"]


def test_what_waits_is_counted(stepped: SteppedStore) -> None:
    stepped.store.write(NotedOwner(), [Append(1, 1, [b"line"])])
    entries, seconds = stepped.store.lag
    assert entries == 1
    assert seconds > 0
    stepped.run()
    assert stepped.store.lag == (0, 0.0)


def test_who_has_waited_long_is_told_between_two_commands(
    stepped: SteppedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = NotedOwner()
    monkeypatch.setattr(AtOnce, "patience", 1000.0)
    stepped.store.write(owner, [Append(1, 1, [b"line"])])
    stepped.store.hurry()
    assert owner.told == []
    monkeypatch.setattr(AtOnce, "patience", 0.0)
    stepped.store.hurry()
    assert owner.told == [1]


def test_the_log_of_the_database_does_not_grow_for_ever(stepped: SteppedStore, database: Path) -> None:
    log = database.with_name(database.name + "-wal")
    sizes: list[int] = []
    for _ in range(6):
        for _ in range(TIDY_CHANGES // 10):
            stepped.store.write(NotedOwner(), [Append(1, 1, [b"line"] * 11)])
            stepped.run()
        stepped.do(lambda _: None)
        sizes.append(log.stat().st_size)
    assert sizes[-1] < 4 * sizes[0]  # and not six times as large


def test_nobody_waits_for_somebody_who_reads_for_long(
    stepped: SteppedStore, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "BUSY_SECONDS", 20.0)  # more than any write needs that waits for no reader
    with closing(connect(database)) as backup:
        backup.execute("BEGIN")
        backup.execute("SELECT count(*) FROM lines").fetchall()
        owner = NotedOwner()
        for _ in range(TIDY_CHANGES // 5):
            stepped.store.write(owner, [Append(1, 1, [b"line"] * 11)])
            stepped.run()
        stepped.do(lambda _: None)
    assert stepped.store.trouble is None
    assert owner.safe == TIDY_CHANGES // 5


def test_flush_waits_until_owners_are_told(database: Path) -> None:
    async def evening() -> NotedOwner:
        owner = NotedOwner()
        store = SqliteStore.open(database, loop=asyncio.get_running_loop())
        store.write(owner, [Append(1, 1, [b"line"])])
        await asyncio.wait_for(store.flush(), 20)
        store.close()
        return owner

    assert asyncio.run(evening()).told == [1]


def test_closing_does_not_wait_for_ever(database: Path) -> None:
    stepped = SteppedStore(database)
    with stepped.background_held(), pytest.raises(StoreError, match="too slow"):
        stepped.store.close(seconds=0.01)
    stepped.store.close()


def test_after_closing_nothing_is_taken(database: Path) -> None:
    stepped = SteppedStore(database)
    stepped.store.close()
    with pytest.raises(StoreError, match="closed"):
        stepped.store.write(NotedOwner(), [Append(1, 1, [b"line"])])


def test_bans_are_kept_until_they_are_lifted(stepped: SteppedStore) -> None:
    ban = Ban("address", "192.0.2.1", 1000.0, "floods")
    stepped.store.ban(ban).result(PATIENCE)
    assert stepped.store.reader.bans() == [ban]
    assert stepped.store.unban("address", "192.0.2.1").result(PATIENCE)
    assert not stepped.store.unban("address", "192.0.2.1").result(PATIENCE)
    assert stepped.store.reader.bans() == []
