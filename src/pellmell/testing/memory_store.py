"""The memory store keeps everything without a disk: tests say when something is written, and when it
fails."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

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
from pellmell.house.ports import Claimed, Elsewhere, Owner
from pellmell.house.records import MatchRecord, TableRecord, sitters
from pellmell.house.replies import Reply, known
from pellmell.kit.game import Carried
from pellmell.play.waking import Tail, tail_of


class MemoryStore:
    def __init__(self) -> None:
        self.house_key = bytes(32)
        self.trouble: str | None = None
        self.waiting: list[tuple[Owner, Sequence[Change]]] = []
        self._lost: list[Owner] = []
        self._tables: dict[str, TableRecord] = {}
        self._matches: dict[int, MatchRecord] = {}
        self.entries: dict[int, list[bytes]] = {}
        self._carries: dict[tuple[str, frozenset[str]], dict[str, Carried]] = {}
        self._match_number = 0
        self.films: dict[tuple[int, int], SaveFilm] = {}  # by match and round

    def write(self, owner: Owner, changes: Sequence[Change]) -> None:
        if not any(owner is lost for lost in self._lost):
            self.waiting.append((owner, changes))

    def commit(self) -> None:
        """All that waits is written, and its owners are told; not what they write then."""
        self.trouble = None
        waiting, self.waiting = self.waiting, []
        for _, changes in waiting:
            for change in changes:
                self._apply(change)
        for owner in dict.fromkeys(owner for owner, _ in waiting):
            owner.written(sum(owner is other for other, _ in waiting))

    def fail(self, reason: str) -> None:
        """All that waits is lost."""
        self.trouble = reason
        waiting, self.waiting = self.waiting, []
        owners = dict.fromkeys(owner for owner, _ in waiting)
        self._lost.extend(owners)
        for owner in owners:
            owner.lost(reason)

    def reserve(self, code: str) -> Reply[bool]:
        return known(code not in self._tables)

    def claim(self, code: str) -> Reply[Claimed | Elsewhere | None]:
        record = self._tables.get(code)
        return known(None if record is None else Claimed(record, record.epoch + 1))

    def table(self, code: str) -> Reply[TableRecord | None]:
        return known(self._tables.get(code))

    def tables_of(self, person: str, most: int) -> Reply[list[str]]:
        found = [record for record in self._tables.values() if person in sitters(record)]
        found.sort(key=lambda record: record.touched, reverse=True)
        return known([record.code for record in found[:most]])

    def journal(self, number: int) -> Reply[list[bytes]]:
        return known(list(self.entries.get(number, [])))

    def tail(self, number: int, version: int) -> Reply[Tail]:
        return known(tail_of(self.entries.get(number, [])))

    def match(self, id: str) -> Reply[MatchRecord | None]:
        return known(next((match for match in self._matches.values() if match.id == id), None))

    def carry(self, game: str, people: Collection[str]) -> Reply[dict[str, Carried]]:
        return known(self._carries.get((game, frozenset(people)), {}))

    def spoil_journal(self, number: int) -> None:
        """The last entry of a match can't be read any more."""
        self.entries[number][-1] = b"garbage\n"

    @property
    def matches(self) -> list[MatchRecord]:
        return list(self._matches.values())

    def ended(self, number: int) -> bool:
        return self._matches[number].ended is not None

    def next_match_number(self) -> int:
        self._match_number += 1
        return self._match_number

    def _apply(self, change: Change) -> None:
        match change:
            case Append(number, first, entries):
                journal = self.entries.setdefault(number, [])
                assert first == len(journal) + 1, f"entry {first} of match {number} follows {len(journal)}"
                journal.extend(entries)
            case SaveTable(record):
                self._tables[record.code] = record
            case DropTable(code):
                self._drop(code)
            case OpenMatch(opened):
                self._matches[opened.number] = opened
            case SaveFilm():
                self.films.setdefault((change.number, change.round), change)
            case JoinMatch() | ReleaseTable() | CloseBacklog():
                pass  # nobody is forgotten here, and nobody else is here
            case CloseMatch(number, ended, totals, winners, players):
                closed = replace(self._matches[number], ended=ended, totals=totals, winners=winners)
                self._matches[number] = replace(closed, players=players or closed.players)
            case SaveGroup(game, carry):
                self._carries[game, frozenset(carry)] = dict(carry)

    def _drop(self, code: str) -> None:
        self._tables.pop(code, None)
        running = [match for match in self._matches.values() if match.code == code and match.ended is None]
        for match in running:
            del self._matches[match.number]
            self.entries.pop(match.number, None)


class NoOwner:
    """Has something written, and does not care when."""

    def written(self, count: int) -> None:
        pass

    def lost(self, reason: str) -> None:
        pass
