"""Store conformance: what every store must keep to, so that a house can run on it.

`check_store` takes a store that is empty, and `settle`, which lets all that was asked for be written and
told, as `flush` of a `ServerStore` does. Each check raises an AssertionError that says what is wrong.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from pellmell.house.changes import (
    Append,
    Change,
    CloseBacklog,
    CloseMatch,
    DropTable,
    JoinMatch,
    OpenMatch,
    ReleaseTable,
    SaveFilm,
    SaveGroup,
    SaveTable,
)
from pellmell.house.ports import Claimed, Store
from pellmell.house.records import Chair, MatchRecord, TableRecord
from pellmell.play.messages import Player
from pellmell.play.waking import A_SEAL, tail_of

GAME, VERSION = "game", 1
Settle: TypeAlias = Callable[[], Awaitable[None]]
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


async def check_store(store: Store, settle: Settle) -> None:
    checked = CheckedStore(store, settle)
    await check_empty(store)
    await check_tables(checked)
    await check_claims(checked)
    await check_people(checked)
    await check_matches(checked)
    await check_films(checked)
    await check_tails(checked)
    await check_dropping(checked)
    await check_groups(checked)
    await check_owners(checked)
    check_numbers(store)


class CheckedStore(NamedTuple):
    store: Store
    settle: Settle

    async def write(self, *changes: Change) -> None:
        owner = NotedOwner()
        self.store.write(owner, changes)
        await self.settle()
        assert owner.told == [1], f"a write came to {owner.told}"


async def check_empty(store: Store) -> None:
    assert await store.table("NOBODY") is None, "there is a table that nobody has saved"
    assert await store.match("nobody") is None, "there is a match that nobody has opened"
    assert await store.journal(99) == [], "a match that nobody has opened has a journal"
    assert not await store.carry(GAME, ["nobody"]), "people take along what nobody has saved"
    assert store.trouble is None, f"an empty store is in trouble: {store.trouble}"


async def check_tables(checked: CheckedStore) -> None:
    store = checked.store
    assert await store.reserve("TABLE1"), "a code that nobody has can't be reserved"
    assert await store.claim("TABLE1") is None, "a table that was not saved yet can be claimed"
    for touched in (600.0, 601.0):
        saved = replace(_table("TABLE1", 1), touched=touched)
        await checked.write(SaveTable(saved))
        assert await store.table("TABLE1") == saved, f"a table is not what was saved last: {saved}"
    assert not await store.reserve("TABLE1"), "the code of a table is reserved for another"


async def check_claims(checked: CheckedStore) -> None:
    """Whoever has a table may claim it anew: each time in a later epoch."""
    store = checked.store
    assert await store.claim("NOBODY") is None, "a table that nobody has saved can be claimed"
    saved = replace(_table("TABLE1", 1), touched=601.0)
    for epoch in (2, 3):
        claim = await store.claim("TABLE1")
        assert claim == Claimed(saved, epoch), f"what was saved last, in epoch {epoch}, is claimed as {claim}"
        saved = _table("TABLE1", epoch)
        await checked.write(SaveTable(saved))
    await checked.write(ReleaseTable("TABLE1", 3))
    claim = await store.claim("TABLE1")
    assert claim == Claimed(saved, 4), f"a table that was released is claimed as {claim}"


async def check_people(checked: CheckedStore) -> None:
    """Who sits or waits somewhere is found; not who has no way back to a seat."""
    ash, birch, cedar = (Player(name, id=f"person {name}") for name in ("Ash", "Birch", "Cedar"))
    sits, waits, left = Chair(ash, "hash of a token"), Chair(birch, "hash of another"), Chair(cedar)
    await checked.write(SaveTable(replace(_table("TABLE1", 4), chairs=[sits, left], waiting=[waits])))
    found = [await checked.store.tables_of(player.id, 9) for player in (ash, birch, cedar)]
    assert found == [["TABLE1"], ["TABLE1"], []], f"people are found at {found}"
    for code, touched in (("TABLE2", 602.0), ("TABLE3", 601.0)):
        assert await checked.store.reserve(code)
        await checked.write(SaveTable(replace(_table(code, 1), touched=touched, chairs=[sits])))
    last = await checked.store.tables_of(ash.id, 2)
    assert last == ["TABLE2", "TABLE3"], f"of three tables, those that were touched last are {last}"
    for code in ("TABLE2", "TABLE3"):
        await checked.write(SaveTable(_table(code, 1)))
    await checked.write(SaveTable(_table("TABLE1", 4)))
    assert await checked.store.tables_of(ash.id, 9) == [], "who has left a table is still found there"


async def check_matches(checked: CheckedStore) -> None:
    opened, store = _match(1, "TABLE1"), checked.store
    await checked.write(OpenMatch(opened), Append(1, 1, [b"one\n", b"two\n"]))
    await checked.write(Append(1, 3, [b"three\n"]))
    assert await store.match("match-1") == opened, "a match that runs is not what was opened"
    journal = await store.journal(1)
    assert journal == [b"one\n", b"two\n", b"three\n"], "entries are not kept in their order"
    await checked.write(CloseMatch(1, 700.0, [3, 9], [1]))
    closed = await store.match("match-1")
    outcome = closed and (closed.ended, closed.totals, closed.winners)
    assert outcome == (700.0, [3, 9], [1]), f"a match that is over says {outcome}"
    closed_anew = CloseMatch(1, 700.0, [3, 9, 0], [1], ["Ash", "Birch", "Cedar"])
    await checked.write(JoinMatch(1, "a person"), closed_anew)
    players = (await store.match("match-1") or opened).players
    assert players == ["Ash", "Birch", "Cedar"], f"a match whose seats changed hands is that of {players}"


async def check_films(checked: CheckedStore) -> None:
    """They are written with the entries of their match, and may be written again."""
    film = SaveFilm(number=1, round=1, made=600.0, points=[3, 9], totals=[3, 9], players=["Ash", "Birch"])
    for number in (1, 1, 99):
        await checked.write(replace(film, number=number), CloseBacklog(number, 0))
    await checked.write(Append(1, 4, [b"four\n"]), replace(film, round=2, film=b"a film"))
    assert len(await checked.store.journal(1)) == 4, "an entry is not there that was written with a film"


async def check_tails(checked: CheckedStore) -> None:
    """With a seal or without one, a match is woken from the same entries as from its whole journal."""
    for number, entries in ((2, SEALED), (3, SEALED[:3])):
        await checked.write(OpenMatch(_match(number, "TABLE2")), Append(number, 1, entries))
        tail, whole = await checked.store.tail(number, VERSION), tail_of(entries)
        assert tail._replace(entries=list(tail.entries)) == whole._replace(entries=list(whole.entries)), (
            f"a match would be woken from {tail}, not from {whole}"
        )


async def check_dropping(checked: CheckedStore) -> None:
    """The entries of a match that ran there may be cleared later: nobody can ask for them."""
    store = checked.store
    await store.reserve("TABLE2")
    await checked.write(SaveTable(_table("TABLE2", 1)), DropTable("TABLE2"), DropTable("TABLE1"))
    assert await store.table("TABLE2") is None, "a table that was dropped is there"
    assert await store.match("match-2") is None, "the match that ran at a dropped table is there"
    assert await store.match("match-1"), "a finished match went with its table"


async def check_groups(checked: CheckedStore) -> None:
    await checked.write(SaveGroup(GAME, {"ash": 1, "birch": 0}, 0.0))
    await checked.write(SaveGroup(GAME, {"ash": 2, "birch": 1}, 1.0))
    carried = await checked.store.carry(GAME, ["birch", "ash"])
    assert carried == {"ash": 2, "birch": 1}, f"a group takes along {carried}"
    for game, people in ((GAME, ["ash"]), (GAME, ["ash", "birch", "cedar"]), ("another", ["ash", "birch"])):
        carried = await checked.store.carry(game, people)
        assert not carried, f"{people} of {game} take along what is not theirs"


async def check_owners(checked: CheckedStore) -> None:
    owners: Sequence[NotedOwner] = [NotedOwner(), NotedOwner()]
    for count in range(3):
        for number, owner in enumerate(owners):
            checked.store.write(owner, [Append(10 + number, count + 1, [b"%d\n" % count])])
    assert not any(owner.told for owner in owners), "an owner is called back while it still asks"
    await checked.settle()
    told = [owner.safe for owner in owners]
    assert told == [3, 3], f"of three writes of each owner {told} are safe"
    assert await checked.store.journal(11) == [b"0\n", b"1\n", b"2\n"], "writes of an owner change places"


def check_numbers(store: Store) -> None:
    numbers = [store.next_match_number() for _ in range(3)]
    assert numbers == sorted(set(numbers)), f"numbers of matches come twice, or fall: {numbers}"


def _table(code: str, epoch: int) -> TableRecord:
    return TableRecord(code, GAME, made=500.0, touched=600.0, epoch=epoch, options={"option": 99})


def _match(number: int, code: str) -> MatchRecord:
    return MatchRecord(number, f"match-{number}", code, GAME, VERSION, 600.0, ["Ash", "Birch"])
