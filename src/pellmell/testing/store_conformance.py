"""Store conformance: what every store must keep to, so that a house can run on it.

`check_store` takes a store that is empty, and `settle`, which lets all that was asked for be written and
told. Each check raises an AssertionError that says what is wrong.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pellmell.house.changes import Append, Change, CloseMatch, DropTable, OpenMatch, SaveGroup, SaveTable
from pellmell.house.ports import Store
from pellmell.house.records import MatchRecord, TableRecord
from pellmell.play.waking import A_SEAL, tail_of

GAME, VERSION = "game", 1
SEALED = [b'{"line":"match"}\n', b"one\n", b"closing\n", A_SEAL + b"}\n", b"two\n", b"three\n"]


class NotedOwner:
    """An owner who notes what it is told: how many writes are safe, or why they are lost."""

    def __init__(self) -> None:
        self.told: list[int | str] = []

    @property
    def safe(self) -> int:
        return sum(news for news in self.told if isinstance(news, int))

    def written(self, count: int) -> None:
        self.told.append(count)

    def lost(self, reason: str) -> None:
        self.told.append(reason)


def check_store(store: Store, settle: Callable[[], None]) -> None:
    checked = CheckedStore(store, settle)
    check_empty(store)
    check_tables(checked)
    check_matches(checked)
    check_tails(checked)
    check_dropping(checked)
    check_groups(checked)
    check_owners(checked)
    check_numbers(store)


class CheckedStore(NamedTuple):
    store: Store
    settle: Callable[[], None]

    def write(self, *changes: Change) -> None:
        self.store.write(NotedOwner(), changes)
        self.settle()


def check_empty(store: Store) -> None:
    assert store.table("NOBODY") is None, "there is a table that nobody has saved"
    assert store.match("nobody") is None, "there is a match that nobody has opened"
    assert store.journal(99) == [], "a match that nobody has opened has a journal"
    assert not store.carry(GAME, ["nobody"]), "people take along what nobody has saved"
    assert store.trouble is None, f"an empty store is in trouble: {store.trouble}"


def check_tables(checked: CheckedStore) -> None:
    for epoch in (1, 2):
        saved = _table("TABLE1", epoch)
        checked.write(SaveTable(saved))
        assert checked.store.table("TABLE1") == saved, f"a table is not what was saved last: {saved}"


def check_matches(checked: CheckedStore) -> None:
    opened, store = _match(1, "TABLE1"), checked.store
    checked.write(OpenMatch(opened), Append(1, [b"one\n", b"two\n"]))
    checked.write(Append(1, [b"three\n"]))
    assert store.match("match-1") == opened, "a match that runs is not what was opened"
    assert store.journal(1) == [b"one\n", b"two\n", b"three\n"], "entries are not kept in their order"
    checked.write(CloseMatch(1, 700.0, [3, 9], [1]))
    closed = store.match("match-1")
    outcome = closed and (closed.ended, closed.totals, closed.winners)
    assert outcome == (700.0, [3, 9], [1]), f"a match that is over says {outcome}"


def check_tails(checked: CheckedStore) -> None:
    """With a seal or without one, a match is woken from the same entries as from its whole journal."""
    for number, entries in ((2, SEALED), (3, SEALED[:3])):
        checked.write(OpenMatch(_match(number, "TABLE2")), Append(number, entries))
        tail, whole = checked.store.tail(number, VERSION).result(), tail_of(entries)
        assert tail._replace(entries=list(tail.entries)) == whole._replace(entries=list(whole.entries)), (
            f"a match would be woken from {tail}, not from {whole}"
        )


def check_dropping(checked: CheckedStore) -> None:
    """The entries of a match that ran there may be cleared later: nobody can ask for them."""
    store = checked.store
    checked.write(SaveTable(_table("TABLE2", 1)), DropTable("TABLE2"), DropTable("TABLE1"))
    assert store.table("TABLE2") is None, "a table that was dropped is there"
    assert store.match("match-2") is None, "the match that ran at a dropped table is there"
    assert store.match("match-1"), "a finished match went with its table"


def check_groups(checked: CheckedStore) -> None:
    checked.write(SaveGroup(GAME, {"ash": 1, "birch": 0}, 0.0))
    checked.write(SaveGroup(GAME, {"ash": 2, "birch": 1}, 1.0))
    carried = checked.store.carry(GAME, ["birch", "ash"])
    assert carried == {"ash": 2, "birch": 1}, f"a group takes along {carried}"
    for game, people in ((GAME, ["ash"]), (GAME, ["ash", "birch", "cedar"]), ("another", ["ash", "birch"])):
        assert not checked.store.carry(game, people), f"{people} of {game} take along what is not theirs"


def check_owners(checked: CheckedStore) -> None:
    owners: Sequence[NotedOwner] = [NotedOwner(), NotedOwner()]
    for count in range(3):
        for number, owner in enumerate(owners):
            checked.store.write(owner, [Append(10 + number, [b"%d\n" % count])])
    assert not any(owner.told for owner in owners), "an owner is called back while it still asks"
    checked.settle()
    told = [owner.safe for owner in owners]
    assert told == [3, 3], f"of three writes of each owner {told} are safe"
    assert checked.store.journal(11) == [b"0\n", b"1\n", b"2\n"], "writes of an owner change places"


def check_numbers(store: Store) -> None:
    numbers = [store.next_match_number() for _ in range(3)]
    assert numbers == sorted(set(numbers)), f"numbers of matches come twice, or fall: {numbers}"


def _table(code: str, epoch: int) -> TableRecord:
    return TableRecord(code, GAME, made=500.0, touched=600.0, epoch=epoch, options={"option": 99})


def _match(number: int, code: str) -> MatchRecord:
    return MatchRecord(number, f"match-{number}", code, GAME, VERSION, 600.0, ["Ash", "Birch"])
