"""Evidence compares the journals on the disk with what people were told: the two must tell the same story."""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from pellmell.kit.messages import Event
from pellmell.kit.round import Position, View
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match
from pellmell.play.messages import Dealt, Promise
from pellmell.play.replay import Replay
from pellmell.play.vocabulary import TABLE_EVENTS
from pellmell.stores.sqlite.reader import Reader
from pellmell.wire.evening import EveningSet, WaitingSet
from pellmell.wire.frames import Happened, HouseFrame
from pellmell.wire.requests import AdmissionSet, TableSet

BESIDE_THE_MATCH = (*TABLE_EVENTS, TableSet, AdmissionSet, WaitingSet, EveningSet)
NOT_ON_THE_TABLE = {"witness", "last", "ending", "score"}  # what a position only remembers

encode = msgspec.json.Encoder().encode


class Fact(NamedTuple):
    """Something that was accepted, by whom and when, and what it made happen."""

    at: Milliseconds
    seat: Seat
    events: bytes


def fact(at: Milliseconds, seat: Seat | None, events: Sequence[Event]) -> Fact:
    return Fact(at, HOUSE if seat is None else seat, encode(events))


def all_told(frames: Iterable[HouseFrame]) -> Iterator[Fact]:
    for frame in frames:
        if isinstance(frame, Happened):
            yield fact(frame.at, frame.seat, frame.events)


def facts_told(frames: Iterable[HouseFrame]) -> Iterator[Fact]:
    """Those that surely belong to a match: others may stand in the table's own record."""
    return all_told(frame for frame in frames if not _beside_the_match(frame))


def _beside_the_match(frame: HouseFrame) -> bool:
    return isinstance(frame, Happened) and isinstance(frame.events[0], BESIDE_THE_MATCH)


@dataclass
class Story:
    """All matches of a table, played again from their journals; `views` are those after some of the facts."""

    facts: Counter[Fact]
    views: dict[Fact, bytes]
    seeds: list[str]
    match: Match | None = None
    dealt: Counter[str] | None = None

    @property
    def position(self) -> Position | None:
        return self.match.position if self.match else None

    @property
    def view(self) -> View | None:
        return self.position.view() if self.position else None

    @property
    def cards_missing(self) -> bool:
        """Since the deal, until the score: then some may be chosen for the next round. Dice that are placed
        leave no more than their owner's mark."""
        position = self.position
        return position is not None and position.score is None and self.dealt != cards_of(position)


def read_story(journals: Iterable[Sequence[bytes]], looked_at: Container[Fact] = ()) -> Story:
    """Raises JournalError for one that does not play as it was written."""
    story = Story(Counter(), {}, [])
    for entries in journals:
        replay = Replay(entries, unfinished=True)
        story.match = replay.match
        for step in replay:
            story.match = replay.match
            if isinstance(step.events[0], Dealt):
                story.dealt = cards_of(story.match.position)
            known = fact(step.at, step.seat, step.events)
            story.facts[known] += 1
            if known in looked_at:
                story.views[known] = view_text(story.view)
            if isinstance(step.command, Promise):
                story.seeds.append(step.command.seed)
    return story


def view_text(view: View | None) -> bytes:
    return b"" if view is None else encode(view.snapshot())


def cards_of(position: Position | None) -> Counter[str]:
    """Every card that lies anywhere, open or not."""
    found: Counter[str] = Counter()
    _count_cards(vars(position) if position is not None else {}, found)
    return found


def _count_cards(value: Any, found: Counter[str]) -> None:
    if type(value).__name__ == "Card":
        found["".join(sorted(str(value)))] += 1  # whichever way round it lies
        return
    for part in _parts(value):
        _count_cards(part, found)


def _parts(value: Any) -> Iterable[Any]:
    """Of whatever a position is made of."""
    if hasattr(value, "items"):
        return [part for name, part in value.items() if name not in NOT_ON_THE_TABLE]
    if hasattr(value, "__iter__") and not isinstance(value, str | bytes):
        return list(value)
    names: Iterable[str] = getattr(value, "__struct_fields__", getattr(value, "__dataclass_fields__", ()))
    return [getattr(value, name) for name in names]


class Disk:
    """A database as it lies there, read from a copy: what reads it must not mend it."""

    def __init__(self, database: Path, folder: Path) -> None:
        self.copy = folder / "copy.db"
        for end in ("", "-wal"):
            Path(f"{self.copy}{end}").unlink(missing_ok=True)
            if Path(f"{database}{end}").exists():
                shutil.copyfile(f"{database}{end}", f"{self.copy}{end}")

    def journals(self, code: str) -> list[list[bytes]]:
        with closing(sqlite3.connect(self.copy)) as connection:
            reader = Reader(self.copy, connection)
            return [reader.journal(match.number) for match in reader.matches_of(code)]
