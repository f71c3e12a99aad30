"""The SQL of films: saved with their seals, looked up by who was there, starred, cleared, and forgotten."""

from sqlite3 import Connection

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
from pellmell.stores.sqlite.schema import transaction

SAVE_PLAYED = """
    INSERT INTO played (match, id, game, began, ended, players, totals, winners, round, day, backlog, nobody)
    SELECT number, id, game, began, ended, :players, :totals, :winners, :round, :made,
        :round > 1 OR :late IS NOT NULL, 1
    FROM matches WHERE number = :number
    ON CONFLICT (match) DO UPDATE SET players = excluded.players, totals = excluded.totals,
        winners = excluded.winners, round = excluded.round, day = excluded.day,
        backlog = iif(excluded.round > round + 1, 1, backlog)
    WHERE excluded.round > played.round
"""
SAVE_FILM = """
    INSERT INTO films (match, round, made, points, again, names, film)
    SELECT match, :round, :made, :points, :again, :names, :film FROM played WHERE match = :number
    ON CONFLICT (match, round) DO UPDATE
    SET film = excluded.film, again = excluded.again, names = excluded.names
    WHERE films.film IS NULL AND excluded.film IS NOT NULL
"""
NOT_SHARED = "UPDATE films SET sharing = 0 WHERE match = :number AND round = :round"
SAVE_SEAT = """
    INSERT INTO seats (person, match, seat, name, points, began, day, rounds, bots, last, gone)
    SELECT :person, match, :seat, :name, :points, began, :made, :rounds, :bots, :round, :gone
    FROM played WHERE match = :number AND (
        :seat IS NOT NULL OR EXISTS (SELECT 1 FROM seats WHERE person = :person AND match = :number)
        OR (SELECT count(*) FROM seats WHERE match = :number AND seat IS NULL) < :most)
    ON CONFLICT (person, match) DO UPDATE SET
        seat = iif(excluded.seat >= 0 AND (seat IS NULL OR excluded.last >= last), excluded.seat, seat),
        name = iif(excluded.seat >= 0 AND (seat IS NULL OR excluded.last >= last), excluded.name, name),
        points = iif(excluded.seat >= 0 AND (seat IS NULL OR excluded.last >= last), excluded.points, points),
        gone = iif(excluded.last < last, gone, excluded.gone),
        rounds = iif(instr(rounds, excluded.rounds), rounds, rounds || substr(excluded.rounds, 2)),
        bots = iif(instr(bots, excluded.bots), bots, bots || substr(excluded.bots, 2)),
        last = max(last, excluded.last),
        day = max(day, excluded.day)
"""
OTHERS_HAVE_LEFT = """
    UPDATE seats SET gone = 1 WHERE match = ? AND seat IS NOT NULL AND last < ? AND NOT gone
    AND person NOT IN (SELECT value FROM json_each(?))
"""
SOMEBODY = "UPDATE played SET nobody = 0 WHERE match = ? AND nobody"
FORGOTTEN = "SELECT value FROM house WHERE key = 'forgotten'"
FORGET_ONE_MORE = "UPDATE house SET value = value + 1 WHERE key = 'forgotten'"
CLOSE_BACKLOG = """
    INSERT INTO played (match, id, game, began, ended, players, totals, winners, round, day, backlog, nobody)
    SELECT number, id, game, began, ended, players, totals, winners, 0, coalesce(ended, began), 0, 1
    FROM matches WHERE number = ?
    ON CONFLICT (match) DO UPDATE SET backlog = 0
"""

PLAYED = """
    SELECT match, id, game, played.began, ended, players, totals, winners, seat, rounds, bots, last, gone
    FROM seats JOIN played USING (match) WHERE person = :person AND seats.began < :before
"""
OF_ID = " AND id = :id"
WITH_STAR = " AND match IN (SELECT match FROM stars WHERE person = :person)"
LAST_FIRST = " ORDER BY seats.began DESC, match DESC LIMIT :most"
PEOPLE = """
    SELECT match, seat FROM seats WHERE match IN (SELECT value FROM json_each(?))
    AND seat IS NOT NULL AND NOT gone
"""
ROUNDS = """
    SELECT match, round, points, again, film IS NOT NULL,
        film IS NOT NULL AND sharing AND instr(names, ?)
    FROM films
    WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match DESC, round DESC LIMIT ?
"""
STARS = "SELECT match, round FROM stars WHERE person = ?"
FILM = """
    SELECT seat, rounds, bots, last, game, players, films.points, film, names, sharing
    FROM played JOIN films USING (match) JOIN seats USING (match)
    WHERE id = ? AND films.round = ? AND person = ?
"""
NUMBER = "SELECT match FROM played WHERE id = ?"
STAR = "INSERT OR IGNORE INTO stars (person, match, round) VALUES (?, ?, ?)"
UNSTAR = "DELETE FROM stars WHERE person = ? AND match = ? AND round = ?"
BACKLOG = """
    SELECT number, matches.ended, (SELECT value FROM house WHERE key = 'forgotten')
    FROM matches LEFT JOIN played ON played.match = number
    WHERE number > ? AND (played.match IS NULL OR backlog) ORDER BY number LIMIT ?
"""

OLD_FILMS = """
    UPDATE films SET film = NULL, names = '[]' WHERE rowid IN (
        SELECT rowid FROM films WHERE film IS NOT NULL AND stars = 0 AND made < ? LIMIT ?)
"""
OLD_WATCHERS = """
    DELETE FROM seats WHERE (person, match) IN (
        SELECT person, match FROM seats WHERE day < ? AND seat IS NULL
        AND NOT EXISTS (SELECT 1 FROM stars WHERE stars.person = seats.person AND stars.match = seats.match)
        LIMIT ?)
"""
PLAYED_BY_NOBODY = """
    DELETE FROM played WHERE match IN (SELECT match FROM played WHERE nobody AND day < ? LIMIT ?)
"""
OLD_SEATS = """
    DELETE FROM seats WHERE (person, match) IN (
        SELECT person, match FROM seats WHERE day < :day
        AND NOT (
            EXISTS (SELECT 1 FROM stars WHERE stars.person = seats.person AND stars.match = seats.match)
            AND EXISTS (SELECT 1 FROM seats AS later WHERE later.person = seats.person AND later.day >= :day))
        LIMIT :rows)
"""

MATCHES_OF = "SELECT match FROM seats WHERE person = ?"
TO_FORGET = "SELECT rowid, round, names, film FROM films WHERE match = ?"
PLAYERS = "SELECT players FROM played WHERE match = ?"
OWN_SEAT = "SELECT seat, name, gone FROM seats WHERE person = ? AND match = ?"
REWRITE = "UPDATE films SET names = ?, film = ? WHERE rowid = ?"
RENAME = "UPDATE played SET players = ? WHERE match = ?"
NO_SEAT = "DELETE FROM seats WHERE person = ? AND match = ?"


def save_film(connection: Connection, saved: SaveFilm) -> None:
    """Of a match that is not there any more, nothing is saved; nor what comes too late."""
    if not _is_as_known(connection, saved.late):
        return
    values = {
        "number": saved.number,
        "round": saved.round,
        "made": saved.made,
        "points": _json(saved.points),
        "players": _json(saved.players),
        "totals": _json(saved.totals),
        "winners": _json(saved.winners),
        "again": saved.dealt_again,
        "names": _json(saved.names),
        "film": saved.film or None,
        "most": MOST_WATCHERS,
        "late": saved.late,
    }
    connection.execute(SAVE_PLAYED, values)
    connection.execute(SAVE_FILM, values)
    if not saved.sharing:
        connection.execute(NOT_SHARED, values)
    rows = seat_rows(saved)
    for row in rows:
        connection.execute(SAVE_SEAT, values | msgspec.structs.asdict(row))
    present = _json([row.person for row in rows])
    connection.execute(OTHERS_HAVE_LEFT, (saved.number, saved.round, present))
    if rows:
        connection.execute(SOMEBODY, (saved.number,))


def close_backlog(connection: Connection, closed: CloseBacklog) -> None:
    if _is_as_known(connection, closed.late):
        connection.execute(CLOSE_BACKLOG, (closed.number,))


def _is_as_known(connection: Connection, late: int | None) -> bool:
    """Nobody was forgotten since a journal was read."""
    return late is None or connection.execute(FORGOTTEN).fetchall() == [(late,)]


# Looking up


def played_by(
    connection: Connection, person: str, before: Seconds, most: int, narrowed: Narrowed = ALL
) -> list[PlayedMatch]:
    """The last so many that began before then, the last one first."""
    query = PLAYED + OF_ID * bool(narrowed.id) + WITH_STAR * narrowed.starred + LAST_FIRST
    values = {"person": person, "before": before, "most": most, "id": narrowed.id}
    rows = connection.execute(query, values).fetchall()
    numbers = _json([row[0] for row in rows])
    rounds = rounds_by_match(connection.execute(ROUNDS, (person, numbers, MOST_ROUNDS)))
    stars = connection.execute(STARS, (person,)).fetchall()
    people = connection.execute(PEOPLE, (numbers,)).fetchall()
    return [played_match(row, rounds, stars, people) for row in rows]


def film(connection: Connection, id: str, round: int, person: str) -> KeptFilm | None:
    return kept_film(connection.execute(FILM, (id, round, person)).fetchone(), round, person)


def backlog(connection: Connection, after: int, most: int) -> list[Backlog]:
    return [Backlog(*row) for row in connection.execute(BACKLOG, (after, most)).fetchall()]


def star(connection: Connection, person: str, id: str, round: int, starred: bool) -> Starred:
    with transaction(connection):
        kept = film(connection, id, round, person)
        if kept is None or (starred and kept.film is None):
            return "unknown"
        ((number,),) = connection.execute(NUMBER, (id,)).fetchall()
        if not starred:
            connection.execute(UNSTAR, (person, number, round))
            return "done"
        stars = connection.execute(STARS, (person,)).fetchall()
        if (number, round) not in stars and len(stars) >= MOST_STARS:
            return "too many"
        connection.execute(STAR, (person, number, round))
        return "done"


# Steps of a clearing, each of so many rows at most; how many there were.


def forget_old_films(connection: Connection, rows: int, day: Seconds) -> int:
    return connection.execute(OLD_FILMS, (day, rows)).rowcount


def forget_old_watchers(connection: Connection, rows: int, day: Seconds) -> int:
    """Who only watched has nothing to look at any more."""
    return connection.execute(OLD_WATCHERS, (day, rows)).rowcount


def forget_played_by_nobody(connection: Connection, rows: int, day: Seconds) -> int:
    return connection.execute(PLAYED_BY_NOBODY, (day, rows)).rowcount


def forget_old_seats(connection: Connection, rows: int, day: Seconds) -> int:
    """But those with a star, of somebody who has come since."""
    return connection.execute(OLD_SEATS, {"day": day, "rows": rows}).rowcount


# Forgetting somebody


def matches_to_forget(connection: Connection, person: str) -> list[int]:
    """When all journals are changed: films that were made of them before are not saved from here on."""
    with transaction(connection):
        connection.execute(FORGET_ONE_MORE)
        return matches_of(connection, person)


def matches_of(connection: Connection, person: str) -> list[int]:
    return [number for (number,) in connection.execute(MATCHES_OF, (person,)).fetchall()]


def forget_in_films(connection: Connection, person: str, number: int) -> None:
    """In all films of a match; and the person's place in it."""
    with transaction(connection):
        for (players,) in connection.execute(PLAYERS, (number,)).fetchall():
            seats = connection.execute(OWN_SEAT, (person, number)).fetchall()
            kept = [FilmOfMatch(*row) for row in connection.execute(TO_FORGET, (number,)).fetchall()]
            forgotten = forget_in(kept, players, person, seats)
            for each in forgotten.films:
                connection.execute(REWRITE, (each.names, each.film, each.key))
            connection.execute(RENAME, (forgotten.players, number))
        connection.execute(NO_SEAT, (person, number))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
