"""The SQL of shares: made by who sat in a round, looked up by anybody, taken back, and at an end."""

from sqlite3 import Connection

from pellmell.kit.time_units import Seconds
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
from pellmell.stores.sqlite import film_sql
from pellmell.stores.sqlite.schema import transaction

SHARE = "token, at, seat, seen_from, names, made, until"

ENDED = "DELETE FROM shares WHERE person = ? AND until <= ?"
SAME = f"""
    SELECT {SHARE} FROM shares
    WHERE person = ? AND match = ? AND round = ? AND at = ? AND seen_from = ? AND names = ?
"""
LONGER = "UPDATE shares SET until = ? WHERE token = ?"
OF_PERSON = "SELECT count(*) FROM shares WHERE person = ?"
OF_HOUSE = "SELECT count(*) FROM shares"
PUT = """
    INSERT INTO shares (token, person, match, round, at, seat, seen_from, names, made, until)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
OWN = f"""
    SELECT id, game, shares.round, {SHARE} FROM shares JOIN played USING (match)
    WHERE person = ? AND until > ? ORDER BY made DESC, token
"""
SHARED = """
    SELECT id, films.round, game, players, films.points, film,
        token, at, seat, seen_from, shares.names, shares.made, until
    FROM shares JOIN films USING (match, round) JOIN played USING (match) WHERE token = ? AND until > ?
"""
TAKE_BACK = "DELETE FROM shares WHERE token = ? AND person = ?"
OLD_SHARES = """
    DELETE FROM shares WHERE token IN (SELECT token FROM shares WHERE until <= ? LIMIT ?)
"""


def share(
    connection: Connection, person: str, id: str, round: int, wanted: KeptShare
) -> KeptShare | NotShared:
    """The same moment twice is one share, which lasts longer."""
    with transaction(connection):
        kept = film_sql.film(connection, id, round, person)
        if kept is None or kept.film is None or not kept.names or not kept.sharing:
            return "unknown"
        connection.execute(ENDED, (person, wanted.made))
        ((number,),) = connection.execute(film_sql.NUMBER, (id,)).fetchall()
        at, _, seen_from, names, *_ = row = share_row(wanted)
        for same in connection.execute(SAME, (person, number, round, at, seen_from, names)).fetchall():
            connection.execute(LONGER, (wanted.until, same[0]))
            return share_of((*same[:-1], wanted.until))
        if connection.execute(OF_PERSON, (person,)).fetchone()[0] >= MOST_SHARES:
            return "too many"
        if connection.execute(OF_HOUSE).fetchone()[0] >= MOST_OF_HOUSE:
            return "full"
        connection.execute(PUT, (wanted.token, person, number, round, *row))
        return wanted


def shares_of(connection: Connection, person: str, now: Seconds) -> list[OwnShare]:
    """The last one first."""
    return [own_share(row) for row in connection.execute(OWN, (person, now)).fetchall()]


def shared(connection: Connection, token: str, now: Seconds) -> SharedRound | None:
    row = connection.execute(SHARED, (token, now)).fetchone()
    return None if row is None else shared_round(row)


def end_share(connection: Connection, person: str, token: str) -> bool:
    return connection.execute(TAKE_BACK, (token, person)).rowcount > 0


def forget_ended_shares(connection: Connection, rows: int, day: Seconds) -> int:
    """A step of a clearing, of so many rows at most; how many there were."""
    return connection.execute(OLD_SHARES, (day, rows)).rowcount
