"""The SQL of televisions that show a code: as `web/screen_pairings.py` keeps them, for all nodes of a house.

One of them is given a code at a time, at any node, so that limits hold however many ask at once.
"""

from pellmell.house.codes import new_code
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.shared_state import MOST_PAIRINGS, PAIRING_SECONDS, PAIRINGS_OF_ONE_HOME

ONE_AT_A_TIME = "LOCK TABLE screens IN SHARE ROW EXCLUSIVE MODE"
FORGET_OLD = "DELETE FROM screens WHERE until <= clock_timestamp()"
MAKE_ROOM = """
    DELETE FROM screens WHERE key = $1 OR key IN
        (SELECT key FROM screens WHERE home = $2 ORDER BY until DESC, key OFFSET $3)
"""
COUNT = "SELECT count(*) FROM screens"
SHOW = """
    INSERT INTO screens (key, code, home, until)
    VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 s') ON CONFLICT (code) DO NOTHING RETURNING code
"""
ANSWER = """
    UPDATE screens SET wanted_at = $2
    WHERE code = $1 AND wanted_at IN ('', $2) AND until > clock_timestamp() RETURNING key
"""
WANTED_AT = "SELECT wanted_at FROM screens WHERE key = $1 AND until > clock_timestamp()"


async def show_code(connection: Connection, key: str, home: str) -> str | None:
    async with connection.transaction():
        await connection.execute(ONE_AT_A_TIME)
        await connection.execute(FORGET_OLD)
        await connection.execute(MAKE_ROOM, key, home, PAIRINGS_OF_ONE_HOME - 1)
        if await connection.fetchval(COUNT) >= MOST_PAIRINGS:
            return None
        while (code := await connection.fetchval(SHOW, key, _any_code(), home, PAIRING_SECONDS)) is None:
            pass
        return str(code)


def _any_code() -> str:
    return new_code(lambda _: False)


async def answer_code(connection: Connection, code: str, table: str) -> str | None:
    key = await connection.fetchval(ANSWER, code, table)
    return None if key is None else str(key)


async def wanted_at(connection: Connection, key: str) -> str | None:
    table = await connection.fetchval(WANTED_AT, key)
    return None if table is None else str(table)
