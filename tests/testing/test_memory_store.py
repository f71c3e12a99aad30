from pellmell.house.changes import Append, Change, DropTable, OpenMatch, SaveTable
from pellmell.house.ports import Store
from pellmell.testing import MemoryStore, NotedOwner
from tests.stores.sqlite.stepped_store import a_match, a_table, played


def test_nothing_is_there_before_it_is_committed() -> None:
    memory, owner = MemoryStore(), NotedOwner()
    store: Store = memory
    for changes in ([SaveTable(a_table())], played(1)):
        store.write(owner, changes)
    assert (store.table("ABCDEF").result(), owner.told) == (None, [])
    memory.commit()
    assert (store.table("ABCDEF").result(), owner.told) == (a_table(), [2])
    assert store.journal(1).result() == [b"first\n", b"last\n"]
    match = store.match("match-1").result()
    assert match is not None
    assert match.winners == [1]


def test_who_was_lost_never_writes_again() -> None:
    memory, lost, successor = MemoryStore(), NotedOwner(), NotedOwner()
    memory.write(lost, [Append(1, 1, [b"lost"])])
    memory.fail("disk full")
    assert (lost.told, memory.trouble) == (["disk full"], "disk full")
    for owner in (lost, successor):
        memory.write(owner, [Append(1, 1, [b"line"])])
    memory.commit()
    assert memory.journal(1).result() == [b"line"]
    assert (lost.told, successor.told, memory.trouble) == (["disk full"], [1], None)


def test_a_table_that_is_dropped_takes_along_the_match_that_runs() -> None:
    memory = MemoryStore()
    running: list[Change] = [OpenMatch(a_match(2)), Append(2, 1, [b"line"])]
    memory.write(NotedOwner(), [SaveTable(a_table()), *played(1), *running, DropTable("ABCDEF")])
    memory.commit()
    assert (
        memory.table("ABCDEF").result(),
        memory.match("match-2").result(),
        memory.journal(2).result(),
    ) == (None, None, [])
    assert memory.match("match-1").result() is not None
