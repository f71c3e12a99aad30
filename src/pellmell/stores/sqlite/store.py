"""The store of a house in one SQLite file."""

import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from shutil import disk_usage
from sqlite3 import SQLITE_CORRUPT, Connection
from threading import get_ident
from time import monotonic
from typing import TypeVar

from pellmell.house.ports import Claimed, Elsewhere
from pellmell.house.records import MatchRecord, TableRecord
from pellmell.house.replies import Reply, known, reply_with
from pellmell.kit.game import Carried
from pellmell.kit.time_units import Seconds
from pellmell.play.waking import Tail
from pellmell.stores.bans import Ban
from pellmell.stores.errors import StoreError
from pellmell.stores.event_loop import EventLoop
from pellmell.stores.figures import FiguresFound, KeptFigures, OwnFilm
from pellmell.stores.films import ALL, Backlog, KeptFilm, Narrowed, PlayedMatch, Starred
from pellmell.stores.listener import StoreListener, unheeded
from pellmell.stores.orders import Order, OrderAnswer
from pellmell.stores.pending_writes import LastOwner
from pellmell.stores.server_store import Durability, Lag
from pellmell.stores.shares import KeptShare, NotShared, OwnShare, SharedRound
from pellmell.stores.sqlite import figure_sql, film_sql, retention, share_sql
from pellmell.stores.sqlite.background_thread import BackgroundJob, BackgroundThread, in_thread
from pellmell.stores.sqlite.ban_sql import lift_ban, put_ban
from pellmell.stores.sqlite.clearing import Clearing
from pellmell.stores.sqlite.disk_sync import AtOnce, OnDisk, sync_folder
from pellmell.stores.sqlite.error_advice import ADVICE, check_folder, explained
from pellmell.stores.sqlite.health import DiskHealth
from pellmell.stores.sqlite.integrity import damage_of
from pellmell.stores.sqlite.journal_tail import read_tail
from pellmell.stores.sqlite.lock import HouseLock
from pellmell.stores.sqlite.order_sql import answer, take
from pellmell.stores.sqlite.reader import Reader
from pellmell.stores.sqlite.schema import connect_for_reading, connect_for_tables, connect_for_writing
from pellmell.stores.sqlite.writer import Writer

T = TypeVar("T")

KEY_BYTES = 32
CLOSE_SECONDS = 5.0
AT_ONCE = 20  # matches, or tables, where somebody is forgotten


class SqliteStore:
    """`durability`: what is written survives a power cut, or only the end of the process.

    Belongs to the thread of its loop. What is read takes some microseconds, and is replied at once.
    """

    def __init__(self, path: Path, durability: Durability, loop: EventLoop, listener: StoreListener) -> None:
        check_folder(path)
        with ExitStack() as undo, explained(path):
            self._lock = undo.enter_context(HouseLock(path))
            background = undo.enter_context(closing(connect_for_writing(path, durability)))
            _make_house(background)
            self._writing = undo.enter_context(closing(connect_for_tables(path)))
            self._reading = undo.enter_context(closing(connect_for_reading(path)))
            self.reader = Reader(path, self._reading)
            self.house_key = self.reader.read_house_key()
            self._match_number = self.reader.last_match_number()
            self._sync = _sync(path, durability, loop)
            undo.pop_all()
        self.path = path
        self.nodes = None  # a file belongs to one process
        self._loop = loop
        self._background = BackgroundThread(background, notice=self._noticed)
        self.shared = None  # a file is that of one process
        self.trouble: str | None = None  # why nothing can be written at the moment
        self._health = DiskHealth(loop, self._background, listener, self._be_in_trouble)
        self.notice = self.reader.notice = self._health.notice
        self._readings = BackgroundThread(connect_for_reading(path), "store readings", self.notice)
        self._writer = Writer(self._writing, loop, self._health, self._sync, self._tidy)
        self.write = self._writer.write
        self.hurry = self._writer.hurry
        self._thread = get_ident()

    @classmethod
    def open(
        cls,
        path: Path,
        durability: Durability = "power",
        *,
        loop: EventLoop,
        on_trouble: Callable[[str], None] = unheeded,
        on_recovered: Callable[[], None] = unheeded,
        on_damage: Callable[[str], None] = unheeded,
    ) -> "SqliteStore":
        """Owners are told in the loop, and of trouble."""
        return cls(path, durability, loop, StoreListener(on_trouble, on_recovered, on_damage))

    # What is kept

    def reserve(self, code: str) -> Reply[bool]:
        """Nobody else makes tables here."""
        return reply_with(lambda: self.reader.table(code) is None)

    def claim(self, code: str) -> Reply[Claimed | Elsewhere | None]:
        """Nobody else could have it."""
        return reply_with(partial(self._claim, code))

    def _claim(self, code: str) -> Claimed | None:
        record = self.reader.table(code)
        return None if record is None else Claimed(record, record.epoch + 1)

    def table(self, code: str) -> Reply[TableRecord | None]:
        return reply_with(partial(self.reader.table, code))

    def tables_of(self, person: str, most: int) -> Reply[list[str]]:
        return reply_with(partial(self.reader.tables_of, person, most))

    def journal(self, number: int) -> Reply[list[bytes]]:
        return reply_with(partial(self.reader.journal, number))

    async def journal_slices(self, number: int) -> AsyncIterator[list[bytes]]:
        for entries in self.reader.journal_slices(number):
            yield entries

    def tail(self, number: int, version: int) -> Reply[Tail]:
        return self._readings.put(partial(read_tail, number=number, version=version))

    def match(self, id: str) -> Reply[MatchRecord | None]:
        return reply_with(partial(self.reader.match, id))

    def matches_of(self, code: str, most: int) -> Reply[list[MatchRecord]]:
        return reply_with(partial(self.reader.matches_of, code, most))

    def running_tables(self) -> Reply[int]:
        return reply_with(self.reader.running_tables)

    def carry(self, game: str, people: Collection[str]) -> Reply[dict[str, Carried]]:
        return reply_with(partial(self.reader.carry, game, people))

    def played_by(
        self, person: str, before: Seconds, most: int, narrowed: Narrowed = ALL
    ) -> Reply[list[PlayedMatch]]:
        return reply_with(partial(self.reader.played_by, person, before, most, narrowed))

    def film(self, id: str, round: int, person: str) -> Reply[KeptFilm | None]:
        return reply_with(partial(self.reader.film, id, round, person))

    def shares_of(self, person: str, now: Seconds) -> Reply[list[OwnShare]]:
        return reply_with(partial(self.reader.shares_of, person, now))

    def shared_round(self, token: str, now: Seconds) -> Reply[SharedRound | None]:
        return reply_with(partial(self.reader.shared_round, token, now))

    def film_backlog(self, after: int, most: int) -> Reply[list[Backlog]]:
        """Found beside the loop, as it looks at all matches."""
        return self._readings.put(partial(film_sql.backlog, after=after, most=most))

    def films_without_figures(
        self, person: str, game: str, since: Seconds, most: int
    ) -> Reply[list[OwnFilm]]:
        """Found beside the loop, as it looks at all that somebody has played in a season."""
        look = partial(figure_sql.films_without_figures, person=person, game=game, since=since, most=most)
        return self._readings.put(look)

    def figures_of(self, person: str, game: str, before: Seconds, most: int) -> Reply[list[KeptFigures]]:
        look = partial(figure_sql.figures_of, person=person, game=game, before=before, most=most)
        return self._readings.put(look)

    def bans(self) -> Reply[list[Ban]]:
        return reply_with(self.reader.bans)

    def orders(self) -> Reply[list[Order]]:
        return reply_with(self.reader.orders)

    def next_match_number(self) -> int:
        self._match_number += 1
        return self._match_number

    def _be_in_trouble(self, trouble: str | None) -> None:
        self.trouble = trouble

    @property
    def damage(self) -> str | None:
        """What is wrong with the database itself, if that is known."""
        return self._health.damage

    def check(self) -> Reply[None]:
        """Read all of it, beside everything else: if it is damaged, `damage` says so."""
        return in_thread(self._check)

    def _noticed(self, error: Exception) -> None:
        self.notice(error)

    @property
    def lag(self) -> Lag:
        return self._writer.lag

    @property
    def free_bytes(self) -> int | None:
        """Room on the disk."""
        return disk_usage(self.path.parent).free

    def probe(self) -> Reply[None]:
        """Try to write: if it can't be done, `trouble` says why."""
        return self._health.probe()

    async def flush(self) -> None:
        """Until all that was asked for is written, or lost, and its owners are told."""
        last = LastOwner()
        self.write(last, ())
        await last.told.wait()

    def close(self, seconds: Seconds = CLOSE_SECONDS) -> None:
        """Writes what waits. Raises StoreError if it takes longer than that."""
        deadline = monotonic() + seconds
        closed = [part.close(deadline) for part in (self._writer, self._background, self._sync)]
        self._readings.close(deadline)  # nothing is lost with what is only read
        if not all(closed):
            raise StoreError(f"{self.path}: the disk is too slow, the last moves may be lost")
        self._reading.close()
        self._writing.close()
        self._lock.release()

    # What is changed

    def do(self, task: Callable[[Connection], T]) -> Reply[T]:
        """In a thread of its own; if the loop asks, after all that it has asked for before."""
        self._writer.check_open()
        job = BackgroundJob(task, Reply())
        put = partial(self._background.put_job, job)
        if get_ident() == self._thread:
            self._writer.afterwards(put)
        else:
            put()
        return job.done

    def _tidy(self) -> None:
        """If it could not be done, because somebody writes or reads just then, it is tried again soon."""
        self._background.put(retention.restart_log).add_done_callback(self._tidied)

    def _tidied(self, done: "Future[bool]") -> None:
        self._writer.untidy = done.exception() is not None or not done.result()

    def ban(self, ban: Ban) -> Reply[None]:
        return self.do(partial(put_ban, ban=ban))

    def unban(self, kind: str, value: str) -> Reply[bool]:
        return self.do(partial(lift_ban, kind=kind, value=value))

    def forget_matches_before(self, day: Seconds) -> Reply[int]:
        """Those that ended before that day, and their journals; how many. Also entries that no match has."""
        return in_thread(partial(self._clearing().matches_before, day))

    def forget_person(self, person: str, awake: Collection[str] = ()) -> Reply[int]:
        """In all matches but those being played, and at all tables but those awake; in how many."""
        if not person:
            raise StoreError("say whom to forget: the id of a person")
        written = self.do(unheeded)  # what a table wrote last, before it fell asleep, may know them too
        return in_thread(partial(self._forget_person, person, frozenset(awake), written))

    def forget_tables_before(self, day: Seconds, awake: Collection[str] = ()) -> Reply[int]:
        """Those that nobody has touched since that day, and is not at either; how many."""
        return in_thread(partial(self._clearing().tables_before, day, frozenset(awake)))

    def forget_films_before(self, day: Seconds) -> Reply[int]:
        """Those that were made before that day, but starred and shared ones; how many."""
        return in_thread(partial(self._clearing().films_before, day))

    def forget_shares_ended(self, now: Seconds) -> Reply[int]:
        return in_thread(partial(self._clearing().shares_ended, now))

    def forget_seats_before(self, day: Seconds) -> Reply[int]:
        """What somebody has played before that day; how many matches of theirs."""
        return in_thread(partial(self._clearing().seats_before, day))

    def star(self, person: str, id: str, round: int, starred: bool) -> Reply[Starred]:
        return self.do(partial(film_sql.star, person=person, id=id, round=round, starred=starred))

    def share(self, person: str, id: str, round: int, wanted: KeptShare) -> Reply[KeptShare | NotShared]:
        return self.do(partial(share_sql.share, person=person, id=id, round=round, wanted=wanted))

    def end_share(self, person: str, token: str) -> Reply[bool]:
        return self.do(partial(share_sql.end_share, person=person, token=token))

    def keep_figures(self, person: str, found: Sequence[FiguresFound]) -> Reply[None]:
        return self.do(partial(figure_sql.keep_figures, person=person, found=found))

    def forget_lost_entries(self) -> Reply[None]:
        """Of matches that were deleted."""
        return in_thread(self._clearing().lost_entries)

    def carry_out(self, order: Order, awake: Collection[str] = ()) -> Reply[int]:
        """With how many tables and matches; those awake are for the house to take care of."""
        match order.kind:
            case "close":
                dropped = self.do(partial(retention.close_table, code=order.value))
                return in_thread(partial(self._clear_dropped, dropped))
            case "forget":
                return self.forget_person(order.value, awake)
            case "keep":
                return in_thread(partial(self._forget_before, float(order.value), frozenset(awake)))

    def take(self, order: Order, awake: Collection[str] = ()) -> Reply[bool]:
        """Nobody else could carry it out. Of what takes a while, whoever gave it is told."""
        return self.do(partial(take, order=order)) if order.kind == "keep" else known(True)

    def answer(self, order: Order, given: OrderAnswer, now: Seconds) -> Reply[None]:
        return self.do(partial(answer, order=order, given=given, now=now))

    # In threads of their own, with a little done at a time, so that the tables don't wait long.

    def _check(self) -> None:
        if (found := damage_of(self.path)) is not None:
            self._health.found_damage(f"{ADVICE[SQLITE_CORRUPT]} ({found})")

    def _clearing(self) -> Clearing:
        return Clearing(self.path, self.do)

    def _clear_dropped(self, dropped: Reply[int]) -> int:
        tables = dropped.result()
        self._clearing().lost_entries()
        return tables

    def _forget_before(self, day: Seconds, awake: Collection[str]) -> int:
        clearing = self._clearing()
        cleared = clearing.tables_before(day, awake) + clearing.matches_before(day)
        clearing.films_before(day)
        return cleared

    def _forget_person(self, person: str, awake: Collection[str], written: Reply[None]) -> int:
        written.result()
        with explained(self.path), closing(connect_for_reading(self.path)) as connection:
            matches = retention.matches_with(connection, person, awake)
            tables = retention.sleeping_tables_with(connection, person, awake)
        for some in _pieces(matches):
            self.do(partial(retention.forget_in_matches, person=person, numbers=some)).result()
        played = self.do(partial(film_sql.matches_to_forget, person=person)).result()
        for number in played:
            self.do(partial(film_sql.forget_in_films, person=person, number=number)).result()
        for codes in _pieces(tables) or [[]]:
            self.do(partial(retention.forget_at_tables, person=person, codes=codes)).result()
        self._clearing().empty_log()
        return len({*matches, *played}) + len(tables)


def _pieces(items: list[T]) -> list[list[T]]:
    return [items[first : first + AT_ONCE] for first in range(0, len(items), AT_ONCE)]


def _make_house(connection: Connection) -> None:
    """Its key, and the day on which it was made, once."""
    made = [("key", secrets.token_bytes(KEY_BYTES)), ("made", time.time())]
    connection.executemany("INSERT OR IGNORE INTO house (key, value) VALUES (?, ?)", made)


def _sync(path: Path, durability: Durability, loop: EventLoop) -> AtOnce | OnDisk:
    if durability == "process":
        return AtOnce()
    sync_folder(path.parent)
    return OnDisk(path.with_name(path.name + "-wal"), loop)
