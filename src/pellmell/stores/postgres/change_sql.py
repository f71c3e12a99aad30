"""The SQL of each change that tables want written. All of a group is one transaction, behind the fence."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

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
from pellmell.house.records import MatchRecord, TableRecord, sitters
from pellmell.stores.errors import StoreError
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.error_advice import NOT_OWNER
from pellmell.stores.postgres.fence import RELEASE, Node
from pellmell.stores.postgres.film_sql import close_backlog, save_film

PUT_LINES = "SELECT put_lines($1, $2, $3, $4, $5)"
CHECK_FENCE = "SELECT check_fence($1, $2)"
APPEND = "INSERT INTO lines (match, n, line) SELECT * FROM unnest($1::bigint[], $2::int[], $3::bytea[])"
SAVE_TABLE = """
    UPDATE tables SET game = $4, public = $5, touched = $6, record = $7, needs = $8
    WHERE code = $1 AND owner = $2 AND epoch = $3 RETURNING epoch
"""
NO_SITTERS = "DELETE FROM sitters WHERE code = $1 AND person <> ALL($2::text[])"
SITTERS = "INSERT INTO sitters (person, code) SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING"
OPEN_MATCH = """
    INSERT INTO matches (number, id, code, game, version, began, ended, players, totals, winners)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
"""
JOIN_MATCH = """
    INSERT INTO latecomers (match, person) SELECT number, $2 FROM matches WHERE number = $1
    ON CONFLICT DO NOTHING
"""
CLOSE_MATCH = """
    UPDATE matches SET ended = $2, totals = $3, winners = $4, players = coalesce($5, players)
    WHERE number = $1
"""
SAVE_GROUP = """
    INSERT INTO groups (game, people, carry, touched) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game, people) DO UPDATE SET carry = EXCLUDED.carry, touched = EXCLUDED.touched
"""
DROP_RUNNING = "DELETE FROM matches WHERE code = $1 AND ended IS NULL"
DROP_TABLE = "DELETE FROM tables WHERE code = $1 AND owner = $2"
RELEASE_TABLE = "UPDATE tables SET owner = NULL WHERE code = $1 AND owner = $2 AND epoch = $3"

C = TypeVar("C", bound=Change)


class NotOwner(StoreError):
    """Somebody else has the table, or it was closed."""

    sqlstate = NOT_OWNER


async def put(connection: Connection, node: Node, changes: Sequence[Change]) -> None:
    """All of them or none. What moves is one call, which is one round trip to the database."""
    appends = _of(Append, changes)
    matches = [change.number for change in appends for _ in change.entries]
    places = [change.first + place for change in appends for place in range(len(change.entries))]
    entries = [entry for change in appends for entry in change.entries]
    if len(appends) == len(changes):
        await connection.execute(PUT_LINES, *node, matches, places, entries)
        return
    async with connection.transaction():
        await connection.execute(CHECK_FENCE, *node)
        await _put_others(connection, node, changes)
        if entries:
            await connection.execute(APPEND, matches, places, entries)


async def _put_others(connection: Connection, node: Node, changes: Sequence[Change]) -> None:
    """Each kind in its turn. Of what is saved twice, the last one counts; codes and
    groups are sorted, so that whoever else locks them does so in the same order."""
    for opened in _of(OpenMatch, changes):
        await connection.execute(OPEN_MATCH, *_row(opened.match))
    for joined in _of(JoinMatch, changes):
        await connection.execute(JOIN_MATCH, joined.number, joined.person)
    for saved_film in sorted(_of(SaveFilm, changes), key=lambda change: (change.number, change.round)):
        await save_film(connection, saved_film)
    for backlog in _of(CloseBacklog, changes):
        await close_backlog(connection, backlog)
    for number, ended, totals, winners, players in map(_values, _of(CloseMatch, changes)):
        await connection.execute(CLOSE_MATCH, number, ended, totals, winners, players)
    groups = {(group.game, to_json(sorted(group.carry))): group for group in _of(SaveGroup, changes)}
    for (game, people), group in sorted(groups.items()):
        await connection.execute(SAVE_GROUP, game, people, to_json(group.carry), group.touched)
    saved = {change.record.code: change.record for change in _of(SaveTable, changes)}
    for code in sorted(saved):
        await save_table(connection, node.id, saved[code])
    for dropped in sorted(_of(DropTable, changes), key=lambda change: change.code):
        await connection.execute(DROP_RUNNING, dropped.code)
        await connection.execute(DROP_TABLE, dropped.code, node.id)
    for released in sorted(_of(ReleaseTable, changes), key=lambda change: change.code):
        await connection.execute(RELEASE_TABLE, released.code, node.id, released.epoch)


async def save_table(connection: Connection, owner: int, record: TableRecord) -> None:
    where = record.code, owner, record.epoch
    kept = record.game, record.settings.public, record.touched, msgspec.json.encode(record), RELEASE
    if await connection.fetchval(SAVE_TABLE, *where, *kept) is None:
        raise NotOwner(f"table {record.code} is not this node's any more")
    await save_sitters(connection, record)


async def save_sitters(connection: Connection, record: TableRecord) -> None:
    people = sorted(sitters(record))
    await connection.execute(NO_SITTERS, record.code, people)
    await connection.execute(SITTERS, record.code, people)


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _of(kind: type[C], changes: Sequence[Change]) -> list[C]:
    return [change for change in changes if isinstance(change, kind)]


def _values(closed: CloseMatch) -> tuple[int, float, str, str, str | None]:
    players = to_json(closed.players) if closed.players else None
    return closed.number, closed.ended, to_json(closed.totals), to_json(closed.winners), players


def _row(match: MatchRecord) -> tuple[object, ...]:
    lists = map(to_json, (match.players, match.totals, match.winners))
    return (
        match.number,
        match.id,
        match.code,
        match.game,
        match.version,
        match.began,
        match.ended,
        *lists,
    )
