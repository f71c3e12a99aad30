"""The frames that all guests of a table were told, put together: one number is the same for everybody.

Here is what can be seen without the database: gaps, epochs that go back, two frames under one number, seats
whose commands come twice or in another order, seeds that are not the promised ones.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from pellmell.client.table_line import COME_BACK
from pellmell.kit.chance import promise
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds
from pellmell.wire.frames import Goodbye, Happened, HouseFrame, Notice, Send, Snapshot, TableState, Welcome
from pellmell_bench.chaos.checker.violations import Rule, Violation
from pellmell_bench.chaos.histories import History

encode = msgspec.json.Encoder().encode


class FramePlace(NamedTuple):
    """Of a numbered frame."""

    epoch: int
    number: int

    def __str__(self) -> str:
        return f"epoch {self.epoch}, frame {self.number}"


class Sight(NamedTuple):
    """A round as somebody saw it after that frame."""

    place: FramePlace
    guest: str
    round: bytes
    at: Seconds = 0.0


@dataclass
class ToldFrames:
    code: str
    frames: dict[FramePlace, Happened] = field(default_factory=dict[FramePlace, Happened])
    told_at: dict[FramePlace, Seconds] = field(default_factory=dict[FramePlace, Seconds])  # whoever was first
    shown: dict[FramePlace, TableState] = field(default_factory=dict[FramePlace, TableState])
    sights: list[Sight] = field(default_factory=list[Sight])
    said: dict[tuple[Seat, int], bytes] = field(default_factory=dict[tuple[Seat, int], bytes])
    violations: list[Violation] = field(default_factory=list[Violation])

    @property
    def in_order(self) -> list[tuple[FramePlace, Happened]]:
        return sorted(self.frames.items())

    @property
    def timeline(self) -> list[tuple[FramePlace, Happened | TableState]]:
        """What happened, and how the table stood for who came."""
        both: list[tuple[FramePlace, Happened | TableState]] = [*self.frames.items(), *self.shown.items()]
        return sorted(both, key=lambda one: one[0])

    @property
    def acknowledged(self) -> Iterator[tuple[FramePlace, Happened, bytes]]:
        """Commands of guests, with what they had said."""
        for place, frame in self.in_order:
            if frame.seat is not None and frame.n is not None and (frame.seat, frame.n) in self.said:
                yield place, frame, self.said[frame.seat, frame.n]


def put_together(code: str, histories: Iterable[History]) -> ToldFrames:
    told = ToldFrames(code)
    for history in histories:
        _Listening(told, history).go_through()
    told.violations += _seats_out_of_order(told)
    told.violations += _broken_promises(told)
    return told


class _Listening:
    """One guest, note by note."""

    def __init__(self, told: ToldFrames, history: History) -> None:
        self._told = told
        self._history = history
        self._epoch = 0
        self._last = 0  # the number that was told last, in this epoch
        self._seat: Seat | None = None
        self._unseated: list[Send] = []  # said before it was known on which seat

    def go_through(self) -> None:
        for note in self._history.notes:
            if note.told is not None:
                self._hear(note.told, note.at)
            if note.said is not None:
                self._note_said(note.said)
            if note.seen is not None:
                place = FramePlace(note.seen.epoch, note.seen.number)
                self._told.sights.append(Sight(place, self._history.guest, bytes(note.seen.round), note.at))

    def _note_said(self, said: Send) -> None:
        if self._seat is not None:
            self._told.said[self._seat, said.n] = bytes(said.command)

    def _hear(self, frame: HouseFrame, at: Seconds) -> None:
        match frame:
            case Welcome():
                self._seat = frame.seat
                if frame.epoch < self._epoch:
                    self._violate("c", f"was in epoch {self._epoch}, and is welcomed in epoch {frame.epoch}")
                if frame.epoch != self._epoch:
                    self._epoch, self._last = frame.epoch, 0
            case Snapshot():
                self._see(frame, at)
            case Happened():
                self._note(frame, at)
            case Goodbye(why=why, reason=reason) if why not in COME_BACK:
                self._violate("g", f"is sent away ({why}): {reason}")
            case Notice(notice="dealt_again"):
                self._violate("e", f"is told that a round is dealt again: {frame.reason}")
            case _:
                if (seat := getattr(frame, "seat", None)) is not None and hasattr(frame, "token"):
                    self._seat = seat  # it has sat down

    def _see(self, frame: Snapshot, at: Seconds) -> None:
        if frame.epoch != self._epoch:
            self._violate("c", f"is shown epoch {frame.epoch} in epoch {self._epoch}")
        if frame.number < self._last:
            self._violate("b", f"is shown {FramePlace(self._epoch, frame.number)} after frame {self._last}")
        self._last = frame.number
        place = FramePlace(frame.epoch, frame.number)
        self._told.sights.append(Sight(place, self._history.guest, bytes(frame.round), at))
        self._told.shown[place] = frame.table

    def _note(self, frame: Happened, at: Seconds) -> None:
        place = FramePlace(self._epoch, frame.number)
        if frame.number != self._last + 1:
            self._violate("b", f"is told {place} after frame {self._last}")
        self._last = frame.number
        self._told.told_at[place] = min(at, self._told.told_at.get(place, at))
        known = self._told.frames.setdefault(place, frame)
        if known is not frame and encode(known) != encode(frame):
            self._violate("c", f"is told something else in {place} than others")

    def _violate(self, rule: Rule, what: str) -> None:
        self._told.violations.append(Violation(rule, self._told.code, f"{self._history.guest} {what}"))


def _seats_out_of_order(told: ToldFrames) -> Iterator[Violation]:
    last: dict[Seat, int] = {}
    for place, frame in told.in_order:
        if frame.seat is None or frame.n is None:
            continue
        if frame.n <= last.get(frame.seat, 0):
            what = (
                f"seat {frame.seat}'s command {frame.n} is carried out in {place}, after {last[frame.seat]}"
            )
            yield Violation("d", told.code, what)
        last[frame.seat] = max(frame.n, last.get(frame.seat, 0))


def _broken_promises(told: ToldFrames) -> Iterator[Violation]:
    """As everybody was told of the seed, or found it promised when they came."""
    promised = ""
    for place, known in told.timeline:
        if isinstance(known, TableState):
            promised = known.match.seed_hash if known.match is not None else ""
            continue
        for event in known.events:
            if event["event"] == "seed_promised":
                promised = event["hash"]
            elif event["event"] == "round_closed" and promise(bytes.fromhex(event["seed"])) != promised:
                yield Violation("e", told.code, f"the seed of {place} is not the one that was promised")
