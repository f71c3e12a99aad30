"""The SQL of shares: made by who sat in a round, looked up by anybody, taken back, and at an end."""

from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres import film_sql
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.shares import (
    MOST_OF_HOUSE,
    MOST_SHARES,
    KeptShare,
    NotShared,
    OwnShare,
    SharedRound,
    own_share,
    share_of,
    share_row,
    shared_round,
)

SHARE = "token, at, seat, seen_from, names, shares.made, until"

ENDED = "DELETE FROM shares WHERE person = $1 AND until <= $2"
SAME = f"""
    SELECT {SHARE} FROM shares
    WHERE person = $1 AND match = $2 AND round = $3 AND at = $4 AND seen_from = $5 AND names = $6
"""
LONGER = "UPDATE shares SET until = $1 WHERE token = $2"
OF_PERSON = "SELECT count(*) FROM shares WHERE person = $1"
OF_HOUSE = "SELECT count(*) FROM shares"
PUT = """
    INSERT INTO shares (token, person, match, round, at, seat, seen_from, names, made, until)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
"""
OWN = f"""
    SELECT id, game, shares.round, {SHARE} FROM shares JOIN played USING (match)
    WHERE person = $1 AND until > $2 ORDER BY shares.made DESC, token
"""
SHARED = """
    SELECT id, films.round, game, players, films.points, film,
        token, at, seat, seen_from, shares.names, shares.made, until
    FROM shares JOIN films USING (match, round) JOIN played USING (match) WHERE token = $1 AND until > $2
"""
TAKE_BACK = "DELETE FROM shares WHERE token = $1 AND person = $2 RETURNING token"
OLD_SHARES = """
    DELETE FROM shares WHERE token IN (SELECT token FROM shares WHERE until <= $1 LIMIT $2)
    RETURNING match
"""


async def share(
    connection: Connection, person: str, id: str, round: int, wanted: KeptShare
) -> KeptShare | NotShared:
    """The same moment twice is one share, which lasts longer."""
    async with connection.transaction():
        await connection.execute(film_sql.ONE_BY_ONE, person)
        kept = await film_sql.film(connection, id, round, person)
        if kept is None or kept.film is None or not kept.names or not kept.sharing:
            return "unknown"
        await connection.execute(ENDED, person, wanted.made)
        number = await connection.fetchval(film_sql.NUMBER, id)
        at, _, seen_from, names, *_ = row = share_row(wanted)
        if same := await connection.fetchrow(SAME, person, number, round, at, seen_from, names):
            await connection.execute(LONGER, wanted.until, same["token"])
            return share_of((*tuple(same)[:-1], wanted.until))
        if await connection.fetchval(OF_PERSON, person) >= MOST_SHARES:
            return "too many"
        if await connection.fetchval(OF_HOUSE) >= MOST_OF_HOUSE:
            return "full"
        await connection.execute(PUT, wanted.token, person, number, round, *row)
        return wanted


async def shares_of(connection: Connection, person: str, now: Seconds) -> list[OwnShare]:
    """The last one first."""
    return [own_share(tuple(row)) for row in await connection.fetch(OWN, person, now)]


async def shared(connection: Connection, token: str, now: Seconds) -> SharedRound | None:
    row = await connection.fetchrow(SHARED, token, now)
    return None if row is None else shared_round(tuple(row))


async def end_share(connection: Connection, person: str, token: str) -> bool:
    return await connection.fetchval(TAKE_BACK, token, person) is not None
