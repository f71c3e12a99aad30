"""The waking of a table that slept, or that was there when the house fell: its journal is played again.

A long round takes a second or more to play again, and the loop is everybody's. So a waking goes in steps of
one line each, and whoever runs the house decides how many of them fit into a turn of the loop. Those who
come to the table meanwhile wait for the same waking; until it is over, it has written and changed nothing,
so that it can be given up at any moment.
"""

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, TypeAlias

from msgspec.structs import replace

from pellmell.catalogue import find_game
from pellmell.films.film import Film
from pellmell.films.recording import FilmRecorder
from pellmell.house.callbacks import call_all
from pellmell.house.changes import ReleaseTable
from pellmell.house.live_table import LiveTable
from pellmell.house.ports import Claimed, Unreadable
from pellmell.house.records import TableRecord
from pellmell.house.replies import Reply, known
from pellmell.house.state_machine.race import is_notable
from pellmell.house.table_environment import TableEnvironment
from pellmell.house.table_observer import TableObserver
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.journal import Recorder, Write
from pellmell.play.replay import JournalError, Step, TooSlow
from pellmell.play.table import Table
from pellmell.play.waking import Tail, waking, waking_redealt
from pellmell.wire.frames import Notice

DEALT_AGAIN = "this round could not be read any more, and is dealt again"

Woken: TypeAlias = tuple[LiveTable, Notice | None]
Steps: TypeAlias = Generator[None, None, Woken]


class Waking:
    """One table on its way. `trouble` says why it does not wake, if so."""

    def __init__(self, environment: TableEnvironment, observer: TableObserver[LiveTable], code: str) -> None:
        self.code = code
        self.record: TableRecord | None = None  # once it is claimed
        self.reading: Reply[Tail] = Reply()
        self.woken: Woken | None = None
        self.trouble: Exception | None = None
        self._environment = environment
        self._observer = observer
        self._steps: Steps | None = None
        self._waiting: list[Callable[[], None]] = []

    def claimed(self, claimed: Claimed) -> None:
        """The table is this process's, in that epoch."""
        self.record = replace(claimed.record, epoch=claimed.epoch)

    def read(self) -> None:
        assert self.record is not None
        self.reading.follow(_read(self._environment, self.record))

    def release(self) -> None:
        """It does not wake here: it is anybody's again, if it was claimed."""
        if self.record is not None:
            self._environment.store.write(self, [ReleaseTable(self.code, self.record.epoch)])

    def written(self, count: int) -> None:
        """As the owner of that: nobody waits for it."""

    def lost(self, reason: str) -> None:
        """Then whoever comes next claims it anew, here, or from one that is gone."""

    @property
    def length(self) -> int:
        """So many entries, more or less, once its journal is read."""
        return len(self.reading.result().entries) if self.reading.exception() is None else 0

    def step(self) -> bool:
        """Play one more entry again; whether it is awake, or will never be."""
        try:
            if self._steps is None:
                self._steps = self._begin(self.reading.result())
            next(self._steps)
        except StopIteration as stop:
            self.woken = stop.value
        except Exception as error:  # whatever is wrong with what was kept: it is this table's trouble alone
            self.trouble = Unreadable(f"table {self.code} can't be woken: {type(error).__name__}: {error}")
        return self.woken is not None or self.trouble is not None

    def _begin(self, tail: Tail) -> Steps:
        assert self.record is not None
        return _steps(self._environment, self._observer, self.record, tail)

    def then(self, callback: Callable[[], None]) -> None:
        """When it is over, in whichever way."""
        self._waiting.append(callback)

    def tell(self) -> None:
        """Those who wait that it is over."""
        waiting, self._waiting = self._waiting, []
        call_all(waiting)

    def give_up(self, reason: Exception | None) -> None:
        self.trouble = reason
        self.tell()


class ReplayedRound:
    """What the table has to know of the round that was played again: little, however long it was."""

    def __init__(self) -> None:
        self.moves: Counter[Seat] = Counter()
        self.notable: list[Step | TooSlow] = []

    def note(self, step: Step | TooSlow) -> None:
        self.moves[step.seat] += 1
        if is_notable(step):
            self.notable.append(step)


class _Films:
    """Of the round that is played again. It may have ended, and not have been sealed any more."""

    def __init__(self) -> None:
        self._developed: list[Film] = []
        self.recorder = FilmRecorder(self._developed.append)

    def go_on(self, live: LiveTable) -> None:
        journal = live.machine.journal
        journal.follow(self.recorder)
        for film in self._developed:
            journal.develop(film)


def _read(environment: TableEnvironment, record: TableRecord) -> Reply[Tail]:
    if record.match is None:
        return known(Tail(b""))
    try:
        version = find_game(record.game).version
    except Exception:
        version = 0
    return environment.store.tail(record.match, version)


def _steps(
    environment: TableEnvironment, observer: TableObserver[LiveTable], record: TableRecord, tail: Tail
) -> Steps:
    if record.match is None:
        return LiveTable(environment, observer, record, _gathered(record)), None
    entries: list[bytes] = []
    happened, films = ReplayedRound(), _Films()
    notice = None
    try:
        recorder = yield from waking(tail, entries.append, happened.note, films.recorder)
    except JournalError as error:
        entries, happened, films = [], ReplayedRound(), _Films()
        recorder = yield from waking_redealt(tail, entries.append, films.recorder)
        notice = Notice("dealt_again", f"{DEALT_AGAIN}: {error}")
    live = _live(environment, observer, record, recorder)
    live.machine.remember_moves(happened.moves)
    for step in happened.notable:
        live.machine.remember(step)
        yield
    live.machine.journal.length = tail.before + len(tail.entries)
    _go_on_writing(live, recorder, entries)
    films.go_on(live)
    return live, notice


def _live(
    environment: TableEnvironment, observer: TableObserver[LiveTable], record: TableRecord, recorder: Recorder
) -> LiveTable:
    if recorder.match.phase is Phase.OVER:  # its journal has ended: what came after stands in the record
        people = recorder.match.people
        people.gone |= set(record.gone)
        people.host, people.out = record.host, set(record.out)
        for seat, chair in enumerate(record.chairs):
            if seat not in people.gone and people.themselves[seat].name != chair.player.name:
                people.rename(seat, chair.player.name)
    table = Table.woken(recorder)
    table.chosen = _chosen(record)
    return LiveTable(environment, observer, record, table, recorder)


def _go_on_writing(live: LiveTable, recorder: Recorder, entries: list[bytes]) -> None:
    write: Write = live.machine.journal.write
    for entry in entries:
        write(entry)
    recorder.write = write


def _gathered(record: TableRecord) -> Table:
    players = [chair.player for chair in record.chairs]
    table = Table(find_game(record.game), players=players, given=record.given)
    table.host = record.host
    table.choose(_chosen(record))
    table.out = {record.chairs[seat].player.person for seat in record.out}
    return table


def _chosen(record: TableRecord) -> dict[str, Any]:
    return record.options if record.chosen is None else record.chosen
