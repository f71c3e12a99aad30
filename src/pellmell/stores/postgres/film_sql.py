"""The SQL of films: saved with their seals, looked up by who was there, starred, cleared, and forgotten."""

import asyncio

import msgspec

from pellmell.house.changes import CloseBacklog, SaveFilm
from pellmell.kit.time_units import Seconds
from pellmell.stores.films import (
    ALL,
    MOST_ROUNDS,
    MOST_STARS,
    MOST_WATCHERS,
    Backlog,
    KeptFilm,
    Narrowed,
    PlayedMatch,
    Starred,
    kept_film,
    played_match,
    rounds_by_match,
    seat_rows,
)
from pellmell.stores.forgotten_films import FilmOfMatch, forget_in
from pellmell.stores.postgres.connections import Connection

SAVE = """
    SELECT save_film($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
        $19)
"""
NOT_SHARED = "UPDATE films SET sharing = 0 WHERE match = $1 AND round = $2"
CLOSE_BACKLOG = """
    INSERT INTO played (match, id, game, began, ended, players, totals, winners, round, day, backlog, nobody)
    SELECT number, id, game, began, ended, players, totals, winners, 0, coalesce(ended, began), 0, 1
    FROM matches WHERE number = $1 AND is_as_known($2)
    ON CONFLICT (match) DO UPDATE SET backlog = 0
"""

PLAYED = """
    SELECT match, id, game, played.began, ended, players, totals, winners, seat, rounds, bots, last, gone
    FROM seats JOIN played USING (match) WHERE person = $1 AND seats.began < $2
"""
OF_ID = " AND id = $4"
WITH_STAR = " AND match IN (SELECT match FROM stars WHERE person = $1)"
LAST_FIRST = " ORDER BY seats.began DESC, match DESC LIMIT $3"
PEOPLE = """
    SELECT match, seat FROM seats WHERE match = ANY($1::bigint[]) AND seat IS NOT NULL AND gone = 0
"""
ROUNDS = """
    SELECT match, round, points, again, film IS NOT NULL,
        film IS NOT NULL AND sharing = 1 AND position($3 IN names) > 0
    FROM films
    WHERE match = ANY($1::bigint[]) ORDER BY match DESC, round DESC LIMIT $2
"""
STARS = "SELECT match, round FROM stars WHERE person = $1"
FILM = """
    SELECT seat, rounds, bots, last, game, players, films.points, film, names, sharing
    FROM played JOIN films USING (match) JOIN seats USING (match)
    WHERE id = $1 AND films.round = $2 AND person = $3
"""
NUMBER = "SELECT match FROM played WHERE id = $1"
ONE_BY_ONE = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
STAR = "INSERT INTO stars (person, match, round) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
UNSTAR = "DELETE FROM stars WHERE person = $1 AND match = $2 AND round = $3"
BACKLOG = """
    SELECT number, matches.ended,
        (SELECT convert_from(value, 'UTF8')::bigint FROM house WHERE key = 'forgotten')
    FROM matches LEFT JOIN played ON played.match = number
    WHERE number > $1 AND (played.match IS NULL OR backlog = 1) ORDER BY number LIMIT $2
"""
IS_FIRST = """
    SELECT $1 = (SELECT min(id) FROM nodes WHERE until > clock_timestamp() AND NOT drains)
"""

OLD_FILMS = """
    UPDATE films SET film = NULL, names = '[]' WHERE (match, round) IN (
        SELECT match, round FROM films WHERE film IS NOT NULL AND stars = 0 AND made < $1 LIMIT $2)
    RETURNING match
"""
OLD_WATCHERS = """
    DELETE FROM seats WHERE (person, match) IN (
        SELECT person, match FROM seats WHERE day < $1 AND seat IS NULL
        AND NOT EXISTS (SELECT 1 FROM stars WHERE stars.person = seats.person AND stars.match = seats.match)
        LIMIT $2)
    RETURNING match
"""
PLAYED_BY_NOBODY = """
    DELETE FROM played WHERE match IN (SELECT match FROM played WHERE nobody = 1 AND day < $1 LIMIT $2)
    RETURNING match
"""
OLD_SEATS = """
    DELETE FROM seats WHERE (person, match) IN (
        SELECT person, match FROM seats WHERE day < $1
        AND NOT (
            EXISTS (SELECT 1 FROM stars WHERE stars.person = seats.person AND stars.match = seats.match)
            AND EXISTS (SELECT 1 FROM seats AS later WHERE later.person = seats.person AND later.day >= $1))
        LIMIT $2)
    RETURNING match
"""

FORGET_ONE_MORE = """
    UPDATE house SET value = convert_to((convert_from(value, 'UTF8')::bigint + 1)::text, 'UTF8')
    WHERE key = 'forgotten'
"""
MATCHES_OF = "SELECT match FROM seats WHERE person = $1"
PLAYERS = "SELECT players FROM played WHERE match = $1 FOR UPDATE"
TO_FORGET = "SELECT round AS key, round, names, film FROM films WHERE match = $1 FOR UPDATE"
OWN_SEAT = "SELECT seat, name, gone FROM seats WHERE person = $1 AND match = $2"
REWRITE = "UPDATE films SET names = $3, film = $4 WHERE match = $1 AND round = $2"
RENAME = "UPDATE played SET players = $2 WHERE match = $1"
NO_SEAT = "DELETE FROM seats WHERE person = $1 AND match = $2"


async def save_film(connection: Connection, saved: SaveFilm) -> None:
    rows = seat_rows(saved)
    await connection.execute(
        SAVE,
        saved.number,
        saved.round,
        saved.made,
        _json(saved.points),
        _json(saved.totals),
        _json(saved.players),
        _json(saved.winners),
        saved.film or None,
        int(saved.dealt_again),
        _json(saved.names),
        [row.person for row in rows],
        [row.seat for row in rows],
        [row.name for row in rows],
        [row.points for row in rows],
        [row.rounds for row in rows],
        [row.bots for row in rows],
        [int(row.gone) for row in rows],
        MOST_WATCHERS,
        None if saved.late is None else str(saved.late),
    )
    if not saved.sharing:
        await connection.execute(NOT_SHARED, saved.number, saved.round)


async def close_backlog(connection: Connection, closed: CloseBacklog) -> None:
    await connection.execute(CLOSE_BACKLOG, closed.number, str(closed.late))


# Looking up


async def played_by(
    connection: Connection, person: str, before: Seconds, most: int, narrowed: Narrowed = ALL
) -> list[PlayedMatch]:
    """The last so many that began before then, the last one first."""
    query = PLAYED + OF_ID * bool(narrowed.id) + WITH_STAR * narrowed.starred + LAST_FIRST
    id = [narrowed.id] if narrowed.id else []
    rows = await connection.fetch(query, person, before, most, *id)
    numbers = [row["match"] for row in rows]
    found = await connection.fetch(ROUNDS, numbers, MOST_ROUNDS, person)
    rounds = rounds_by_match(tuple(row) for row in found)
    stars = [tuple(row) for row in await connection.fetch(STARS, person)]
    people = [tuple(row) for row in await connection.fetch(PEOPLE, numbers)]
    return [played_match(tuple(row), rounds, stars, people) for row in rows]


async def film(connection: Connection, id: str, round: int, person: str) -> KeptFilm | None:
    row = await connection.fetchrow(FILM, id, round, person)
    return None if row is None else kept_film(tuple(row), round, person)


async def backlog(connection: Connection, after: int, most: int) -> list[Backlog]:
    return [Backlog(*row) for row in await connection.fetch(BACKLOG, after, most)]


async def is_first(connection: Connection, node: int) -> bool:
    """Of the nodes that live, the one that came first: it alone does what one has to do."""
    return bool(await connection.fetchval(IS_FIRST, node))


async def star(connection: Connection, person: str, id: str, round: int, starred: bool) -> Starred:
    async with connection.transaction():
        await connection.execute(ONE_BY_ONE, person)
        kept = await film(connection, id, round, person)
        if kept is None or (starred and kept.film is None):
            return "unknown"
        number = await connection.fetchval(NUMBER, id)
        if not starred:
            await connection.execute(UNSTAR, person, number, round)
            return "done"
        stars = [tuple(row) for row in await connection.fetch(STARS, person)]
        if (number, round) not in stars and len(stars) >= MOST_STARS:
            return "too many"
        await connection.execute(STAR, person, number, round)
        return "done"


# Clearing: some rows of each at a time; how many there were.


async def forget_old(connection: Connection, statement: str, day: Seconds, rows: int) -> int:
    return len(await connection.fetch(statement, day, rows))


# Forgetting somebody


async def matches_to_forget(connection: Connection, person: str) -> list[int]:
    """When all journals are changed: films that were made of them before are not saved from here on."""
    await connection.execute(FORGET_ONE_MORE)
    return await matches_of(connection, person)


async def matches_of(connection: Connection, person: str) -> list[int]:
    return [row["match"] for row in await connection.fetch(MATCHES_OF, person)]


async def forget_in_films(connection: Connection, person: str, number: int) -> None:
    """In all films of a match; and the person's place in it."""
    async with connection.transaction():
        if (players := await connection.fetchval(PLAYERS, number)) is not None:
            await _rewrite(connection, person, number, players)
        await connection.execute(NO_SEAT, person, number)


async def _rewrite(connection: Connection, person: str, number: int, players: str) -> None:
    seats = [tuple(row) for row in await connection.fetch(OWN_SEAT, person, number)]
    kept = [FilmOfMatch(*row) for row in await connection.fetch(TO_FORGET, number)]
    forgotten = await asyncio.to_thread(forget_in, kept, players, person, seats)  # a long film takes a while
    for each in forgotten.films:
        await connection.execute(REWRITE, number, each.round, each.names, each.film)
    await connection.execute(RENAME, number, forgotten.players)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
