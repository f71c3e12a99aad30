"""The store of a house in PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from pellmell.house.ports import Claimed, Elsewhere
from pellmell.house.records import MatchRecord, TableRecord
from pellmell.house.replies import Reply
from pellmell.kit.game import Carried
from pellmell.kit.time_units import Seconds
from pellmell.play.waking import Tail
from pellmell.stores.address import shown_address
from pellmell.stores.bans import Ban
from pellmell.stores.errors import StoreError
from pellmell.stores.figures import FiguresFound, KeptFigures, OwnFilm
from pellmell.stores.films import ALL, Backlog, KeptFilm, Narrowed, PlayedMatch, Starred
from pellmell.stores.listener import StoreListener
from pellmell.stores.node_figures import NodeFigures
from pellmell.stores.postgres import fence, figure_sql, film_sql, reader, share_sql
from pellmell.stores.postgres.connections import Connection, Readers, connect
from pellmell.stores.postgres.error_advice import explained_at
from pellmell.stores.postgres.fence import Busy, TakenTable
from pellmell.stores.postgres.health import WritingHealth
from pellmell.stores.postgres.match_numbers import MatchNumbers
from pellmell.stores.postgres.nodes import PostgresNodes
from pellmell.stores.postgres.order_book import OrderBook
from pellmell.stores.postgres.replies import Replies
from pellmell.stores.postgres.schema import migrate
from pellmell.stores.postgres.shared_state import PostgresSharedState
from pellmell.stores.postgres.writer import NodeWriter
from pellmell.stores.server_store import Durability, Lag
from pellmell.stores.shares import KeptShare, NotShared, OwnShare, SharedRound

T = TypeVar("T")
P = ParamSpec("P")

TRIES = 5  # to claim a table that others claim, too

RESERVE = """
    INSERT INTO tables (code, touched, owner) VALUES ($1, extract(epoch FROM clock_timestamp()), $2)
    ON CONFLICT DO NOTHING RETURNING code
"""


class PostgresStore:
    """It belongs to its loop. Each request is a task of its own, which goes on when nobody waits for it."""

    def __init__(self, address: str, durability: Durability, listener: StoreListener) -> None:
        self.address = shown_address(address)
        self.house_key = b""
        self.damage: str | None = None
        self.free_bytes = None  # its disk is another machine's, or looks after itself
        self.trouble: str | None = None  # why nothing can be written at the moment
        self._database = address
        self._health = WritingHealth(listener, self._be_in_trouble)
        self._readers = Readers(address)
        self._figures = NodeFigures()
        self._writer = NodeWriter(
            address, durability, self._health, self._figures, listener.deposed, self._ask_for_other_numbers
        )
        self._numbers = MatchNumbers(self._readers)
        self._replies = Replies()
        self.nodes = PostgresNodes(self._readers, self._writer, self._replies, self._figures)
        self.write = self._writer.write
        self.flush = self._writer.flush
        book = OrderBook(self._readers, self._writer, self._replies.reply)
        self.orders, self.take, self.answer = book.orders, book.take, book.answer
        self.carry_out = book.carry_out
        self.shared = PostgresSharedState(address, self._writer, self._replies.reply)
        self.forget_tables_before = book.forget_tables_before
        self.forget_matches_before = book.forget_matches_before
        self.forget_films_before = book.forget_films_before
        self.forget_shares_ended = book.forget_shares_ended
        self.forget_seats_before = book.forget_seats_before
        self.forget_lost_entries = book.forget_lost_entries

    async def open(self) -> None:
        """Makes or migrates the database, if need be. Raises StoreError."""
        try:
            with explained_at(self._database):
                connection = await connect(self._database)
                try:
                    self.house_key = await migrate(connection)
                finally:
                    connection.terminate()
                await self._numbers.fill()
                await self.shared.open()
                await self._writer.start()
        except StoreError:
            self._readers.close()
            self.shared.close()
            raise

    async def stop(self, seconds: Seconds) -> None:
        """Writes what waits. Raises StoreError if it takes longer than that."""
        written = await self._writer.stop(seconds)
        self._readers.close()
        self.shared.close()
        await self._replies.stop(seconds)
        if not written:
            raise StoreError(f"{self.address}: the database is too slow, the last moves may be lost")

    def _ask_for_other_numbers(self) -> None:
        """Those in hand may be given out again by a database that does not know of them any more."""
        self._numbers.give_up(self._replies.start)

    def _be_in_trouble(self, trouble: str | None) -> None:
        self.trouble = trouble

    # What is kept

    def reserve(self, code: str) -> Reply[bool]:
        return self._replies.reply(self._reserve(code))

    def claim(self, code: str) -> Reply[Claimed | Elsewhere | None]:
        return self._replies.reply(self._claim(code))

    def table(self, code: str) -> Reply[TableRecord | None]:
        return self._read(reader.table, code)

    def tables_of(self, person: str, most: int) -> Reply[list[str]]:
        return self._read(reader.tables_of, person, most)

    def journal(self, number: int) -> Reply[list[bytes]]:
        return self._read(reader.journal, number)

    async def journal_slices(self, number: int) -> AsyncIterator[list[bytes]]:
        entries, last = await self._read(reader.journal_slice, number, 0)
        while entries:
            yield entries
            entries, last = await self._read(reader.journal_slice, number, last)

    def tail(self, number: int, version: int) -> Reply[Tail]:
        return self._read(reader.tail, number, version)

    def match(self, id: str) -> Reply[MatchRecord | None]:
        return self._read(reader.match, id)

    def matches_of(self, code: str, most: int) -> Reply[list[MatchRecord]]:
        return self._read(reader.matches_of, code, most)

    def running_tables(self) -> Reply[int]:
        return self._read(reader.running_tables)

    def carry(self, game: str, people: Collection[str]) -> Reply[dict[str, Carried]]:
        return self._read(reader.carry, game, people)

    def played_by(
        self, person: str, before: Seconds, most: int, narrowed: Narrowed = ALL
    ) -> Reply[list[PlayedMatch]]:
        return self._read(film_sql.played_by, person, before, most, narrowed)

    def film(self, id: str, round: int, person: str) -> Reply[KeptFilm | None]:
        return self._read(film_sql.film, id, round, person)

    def star(self, person: str, id: str, round: int, starred: bool) -> Reply[Starred]:
        return self._read(film_sql.star, person, id, round, starred)

    def share(self, person: str, id: str, round: int, wanted: KeptShare) -> Reply[KeptShare | NotShared]:
        return self._read(share_sql.share, person, id, round, wanted)

    def shares_of(self, person: str, now: Seconds) -> Reply[list[OwnShare]]:
        return self._read(share_sql.shares_of, person, now)

    def shared_round(self, token: str, now: Seconds) -> Reply[SharedRound | None]:
        return self._read(share_sql.shared, token, now)

    def end_share(self, person: str, token: str) -> Reply[bool]:
        return self._read(share_sql.end_share, person, token)

    def film_backlog(self, after: int, most: int) -> Reply[list[Backlog]]:
        return self._replies.reply(self._film_backlog(after, most))

    async def _film_backlog(self, after: int, most: int) -> list[Backlog]:
        """For one node of the house; the others have none."""
        node = await self._writer.node()
        if not await self._readers.use(partial(film_sql.is_first, node=node.id)):
            return []
        return await self._readers.use(partial(film_sql.backlog, after=after, most=most))

    def films_without_figures(
        self, person: str, game: str, since: Seconds, most: int
    ) -> Reply[list[OwnFilm]]:
        return self._read(figure_sql.films_without_figures, person, game, since, most)

    def keep_figures(self, person: str, found: Sequence[FiguresFound]) -> Reply[None]:
        return self._read(figure_sql.keep_figures, person, found)

    def figures_of(self, person: str, game: str, before: Seconds, most: int) -> Reply[list[KeptFigures]]:
        return self._read(figure_sql.figures_of, person, game, before, most)

    def bans(self) -> Reply[list[Ban]]:
        return self._read(reader.bans)

    def next_match_number(self) -> int:
        return self._numbers.take(self._replies.start)

    async def _reserve(self, code: str) -> bool:
        node = await self._writer.node()
        return await self._readers.use(lambda some: some.fetchval(RESERVE, code, node.id)) is not None

    async def _claim(self, code: str) -> Claimed | Elsewhere | None:
        taken = await self._try_to_claim(code)
        if not isinstance(taken, TakenTable):
            return taken
        self._figures.claims[taken.before] += 1
        record = await self._readers.use(partial(reader.table, code=code))  # as of after the claim
        return None if record is None else Claimed(record, taken.epoch)

    async def _try_to_claim(self, code: str) -> TakenTable | Elsewhere | None:
        for _ in range(TRIES):
            node = await self._writer.node()
            with suppress(Busy):
                return await self._readers.use(partial(fence.claim, node=node, code=code))
        raise StoreError(f"table {code} is claimed by too many at once")

    # Health and writing

    @property
    def lag(self) -> Lag:
        return self._writer.lag

    def check(self) -> Reply[None]:
        """PostgreSQL checks what it reads by itself, where checksums are on."""
        return self._replies.reply(asyncio.sleep(0))

    def probe(self) -> Reply[None]:
        """Try to write: if it can't be done, `trouble` says why."""
        self._writer.renew_soon()
        return self._replies.reply(self.flush())

    def hurry(self) -> None:
        """The database works while the loop reads on: there is nothing to be hurried."""

    # Replies

    def _read(
        self, look: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> Reply[T]:
        return self._replies.reply(self._readers.use(lambda connection: look(connection, *args, **kwargs)))
