"""Copying a whole house from one database to another, of whichever kinds; never is all of it in memory.

What is read of either side has one shape and one order, so that both can be compared afterwards.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from itertools import groupby
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, get_args

import msgspec

from pellmell.house.records import TableRecord
from pellmell.stores.errors import StoreError

Part: TypeAlias = Literal[
    "house",
    "tables",
    "sitters",
    "matches",
    "latecomers",
    "lines",
    "groups",
    "bans",
    "played",
    "films",
    "seats",
    "stars",
    "shares",
    "figures",
]
Row: TypeAlias = tuple[Any, ...]

PARTS: tuple[Part, ...] = get_args(Part)
COLUMNS: dict[Part, str] = {
    "house": "key, made",
    "tables": "code, game, public, touched, record",
    "sitters": "person, code",
    "matches": "number, id, code, game, version, began, ended, players, totals, winners",
    "latecomers": "match, person",
    "lines": "match, n, line",  # n from 1 on; of matches that there are
    "groups": "game, people, carry, touched",
    "bans": "kind, value, since, reason",
    "played": "match, id, game, began, ended, players, totals, winners, round, day, backlog, nobody",
    "films": "match, round, made, points, again, names, film, stars, sharing",
    "seats": "person, match, seat, name, points, began, day, rounds, bots, last, gone",
    "stars": "person, match, round",
    "shares": "token, person, match, round, at, seat, seen_from, names, made, until",
    "figures": "person, match, round, game, made, points, reactions, taken, chances, won, lost, par",
}

SLICE = 500


class HouseReader(Protocol):
    """Of a house that does not run."""

    def rows(self, part: Part) -> AsyncIterator[Sequence[Row]]:
        """In the order of their first columns, some at a time."""
        ...

    async def check_undisturbed(self) -> None:
        """Raises StoreError if a house was opened there meanwhile."""
        ...


class HouseWriter(HouseReader, Protocol):
    """Nothing of it is there until it is left in good order."""

    async def put(self, part: Part, rows: Sequence[Row]) -> None: ...


class Copied(NamedTuple):
    tables: int
    matches: int
    entries: int
    films: int


class Sum(NamedTuple):
    """Of a part, or of one journal in it."""

    name: str
    rows: int
    digest: bytes


async def copy_house(
    source: AbstractAsyncContextManager[HouseReader], target: AbstractAsyncContextManager[HouseWriter]
) -> Copied:
    """And compare both. Raises StoreError; then there is nothing at the target."""
    async with source as old, target as new:
        for part in PARTS:
            async for rows in old.rows(part):
                await new.put(part, rows)
        copied = await compare(old, new)
        await old.check_undisturbed()
    return copied


async def compare(old: HouseReader, new: HouseReader) -> Copied:
    counts: dict[Part, int] = {}
    for part in PARTS:
        there = _sums(new, part)
        counts[part] = 0
        async for expected in _sums(old, part):
            if await anext(there, None) != expected:
                raise StoreError(f"the copy is not the same: {expected.name}; nothing was changed, try again")
            counts[part] += expected.rows
        if (more := await anext(there, None)) is not None:
            raise StoreError(f"the copy has more than there was: {more.name}; nothing was changed, try again")
    return Copied(counts["tables"], counts["matches"], counts["lines"], counts["films"])


async def _sums(reader: HouseReader, part: Part) -> AsyncIterator[Sum]:
    """Of each journal, and of each of the other parts."""
    name: str = part
    rows, digest = 0, sha256()
    async for some in reader.rows(part):
        for journal, of_one in groupby(some, lambda row: f"journal {row[0]}" if part == "lines" else part):
            if journal != name:
                if rows:
                    yield Sum(name, rows, digest.digest())
                name, rows, digest = journal, 0, sha256()
            for row in of_one:
                rows += 1
                digest.update(msgspec.json.encode(row))
    yield Sum(name, rows, digest.digest())


class EpochOf(msgspec.Struct):
    epoch: int = 0


def epoch_of(record: bytes) -> int:
    """0 for one that is damaged, too."""
    try:
        return msgspec.json.decode(record, type=EpochOf).epoch
    except (msgspec.DecodeError, UnicodeDecodeError):
        return 0


def in_epoch(record: bytes, epoch: int) -> bytes:
    """Epochs never go back: of a table that was claimed, and not saved since, the record has an older one."""
    if epoch_of(record) >= epoch:
        return record
    try:
        kept = msgspec.json.decode(record, type=TableRecord)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return record
    return msgspec.json.encode(msgspec.structs.replace(kept, epoch=epoch))
