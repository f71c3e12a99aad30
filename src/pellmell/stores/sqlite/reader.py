"""The reader looks up what is kept. It sees everything that is committed."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import msgspec

from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.game import Carried
from pellmell.kit.time_units import Seconds
from pellmell.stores.bans import Ban
from pellmell.stores.errors import Damaged
from pellmell.stores.films import ALL, KeptFilm, Narrowed, PlayedMatch
from pellmell.stores.match_row import match_record
from pellmell.stores.orders import Order
from pellmell.stores.shares import OwnShare, SharedRound
from pellmell.stores.sqlite import film_sql, share_sql
from pellmell.stores.sqlite.error_advice import explained, ignore
from pellmell.stores.sqlite.order_sql import waiting

MATCH = "SELECT number, id, code, game, version, began, ended, players, totals, winners FROM matches"

SLICE_ENTRIES = 100  # some 0.2 ms of work

decode_table = msgspec.json.Decoder(TableRecord).decode


class Reader:
    def __init__(self, path: Path, connection: Connection) -> None:
        self.path = path
        self.notice: Callable[[Exception], None] = ignore  # who is told of what goes wrong
        self._reading = connection

    def table(self, code: str) -> TableRecord | None:
        rows = self._rows("SELECT record FROM tables WHERE code = ?", code)
        return self._decode_table(code, rows[0][0]) if rows else None

    def tables(self) -> list[TableRecord]:
        """The longest untouched first, but those that are damaged."""
        return [table for table in self.all_tables() if isinstance(table, TableRecord)]

    def all_tables(self) -> list[TableRecord | Damaged]:
        """The longest untouched first; of those that are damaged, what is wrong with them."""
        rows = self._rows("SELECT code, record FROM tables ORDER BY touched, code")
        return [self._table_or_why_not(code, record) for code, record in rows]

    def tables_of(self, person: str, most: int) -> list[str]:
        """The codes of so many at which somebody sits or waits, the last touched first."""
        query = """
            SELECT tables.code FROM sitters JOIN tables USING (code)
            WHERE person = ? ORDER BY touched DESC LIMIT ?
        """
        return [code for (code,) in self._rows(query, person, most)]

    def running_tables(self) -> int:
        """How many have a match that is not over."""
        return int(self._rows("SELECT count(DISTINCT code) FROM matches WHERE ended IS NULL")[0][0])

    def match(self, id: str) -> MatchRecord | None:
        rows = self._rows(f"{MATCH} WHERE id = ?", id)
        return next(_matches(rows), None)

    def matches_of(self, code: str, most: int = -1) -> list[MatchRecord]:
        """The last so many, or all, in the order in which they were opened."""
        rows = self._rows(f"{MATCH} WHERE code = ? ORDER BY number DESC LIMIT ?", code, most)
        return list(_matches(rows))[::-1]

    def journal(self, number: int) -> list[bytes]:
        rows = self._rows("SELECT line FROM lines WHERE match = ? ORDER BY id", number)
        return [entry for (entry,) in rows]

    def journal_slices(self, number: int) -> Iterator[list[bytes]]:
        """The journal in parts, each of which is read when it is asked for: some journals are long."""
        query = "SELECT id, line FROM lines WHERE match = ? AND id > ? ORDER BY id LIMIT ?"
        last = 0
        while rows := self._rows(query, number, last, SLICE_ENTRIES):
            yield [entry for _, entry in rows]
            last = rows[-1][0]

    def carry(self, game: str, people: Collection[str]) -> dict[str, Carried]:
        sorted_people = msgspec.json.encode(sorted(people)).decode()
        rows = self._rows("SELECT carry FROM groups WHERE game = ? AND people = ?", game, sorted_people)
        return msgspec.json.decode(rows[0][0], type=dict[str, Carried]) if rows else {}

    def played_by(
        self, person: str, before: Seconds, most: int, narrowed: Narrowed = ALL
    ) -> list[PlayedMatch]:
        with explained(self.path, self.notice):
            return film_sql.played_by(self._reading, person, before, most, narrowed)

    def film(self, id: str, round: int, person: str) -> KeptFilm | None:
        with explained(self.path, self.notice):
            return film_sql.film(self._reading, id, round, person)

    def shares_of(self, person: str, now: Seconds) -> list[OwnShare]:
        with explained(self.path, self.notice):
            return share_sql.shares_of(self._reading, person, now)

    def shared_round(self, token: str, now: Seconds) -> SharedRound | None:
        with explained(self.path, self.notice):
            return share_sql.shared(self._reading, token, now)

    def bans(self) -> list[Ban]:
        rows = self._rows("SELECT kind, value, since, reason FROM bans ORDER BY since, kind, value")
        return [Ban(*row) for row in rows]

    def orders(self) -> list[Order]:
        """Those that nobody has carried out yet."""
        with explained(self.path, self.notice):
            return waiting(self._reading)

    def last_match_number(self) -> int:
        rows = self._rows(
            "SELECT (SELECT max(number) FROM matches), (SELECT max(match) FROM lines),"
            " (SELECT max(match) FROM played)"
        )
        return max(number or 0 for number in rows[0])

    def read_house_key(self) -> bytes:
        return bytes(self._rows("SELECT value FROM house WHERE key = 'key'")[0][0])

    def _rows(self, query: str, *values: object) -> list[Any]:
        with explained(self.path, self.notice):
            return self._reading.execute(query, values).fetchall()

    def _decode_table(self, code: str, record: bytes) -> TableRecord:
        try:
            return decode_table(record)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Damaged(f"{self.path}: table {code} can't be read: {error}") from error

    def _table_or_why_not(self, code: str, record: bytes) -> TableRecord | Damaged:
        try:
            return self._decode_table(code, record)
        except Damaged as error:
            return error


def _matches(rows: Sequence[Sequence[Any]]) -> Iterator[MatchRecord]:
    """But those that are damaged."""
    for row in rows:
        with suppress(msgspec.DecodeError, UnicodeDecodeError):
            yield match_record(row)
