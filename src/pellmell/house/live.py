"""A table while somebody is at it: one writer, to whom everything comes and from whom everybody is told.

A command goes down once and up once: rights, referee, rules, journal, and then to everybody. What is
decided is told when it is written; until then the table goes on deciding.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.house.ahead import SentAhead
from pellmell.house.alarms import NextAlarm
from pellmell.house.attendance import Attendance
from pellmell.house.author import BY_ITSELF, Author
from pellmell.house.bots import BotSeats
from pellmell.house.crowd import Crowd, Member
from pellmell.house.numbered import Numbered
from pellmell.house.outbox import Letter, Outbox
from pellmell.house.pen import Pen
from pellmell.house.places import Places
from pellmell.house.ports import SaveTable
from pellmell.house.presence import PresenceTeller
from pellmell.house.races import Races
from pellmell.house.records import Chair, TableRecord
from pellmell.house.round_limits import RoundLimit
from pellmell.house.state import snapshot
from pellmell.house.world import World
from pellmell.kit.messages import Command, Event, Thawed, TimeUp
from pellmell.kit.phases import RACING, Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.journal import Heard, Recorder
from pellmell.play.messages import (
    CountContests,
    CountdownEnded,
    Dealt,
    HostPassed,
    Left,
    MatchEnded,
    MatchOpened,
    RoundClosed,
    SatDown,
    Sit,
    TableCommand,
    TableReopened,
)
from pellmell.play.replay import Step, TooSlow
from pellmell.play.table import Table
from pellmell.play.timers import Timers
from pellmell.wire.frames import NO_ROUND, Happened, Refused
from pellmell.wire.requests import OPEN, Admission, AdmissionSet, TableSet, TableSettings

encode = msgspec.json.Encoder().encode


class Keeper(Protocol):
    """The house, as a table knows it."""

    def fell_asleep(self, live: "LiveTable") -> None: ...

    def was_lost(self, live: "LiveTable", reason: str) -> None: ...

    def changed(self, live: "LiveTable") -> None: ...


class LiveTable:
    def __init__(
        self,
        world: World,
        keeper: Keeper,
        record: TableRecord,
        table: Table,
        recorder: Recorder | None = None,
    ) -> None:
        """With a recorder, the match under way was woken."""
        self.world = world
        self.table = table
        self.places = Places(record.chairs)
        self.settings = record.settings
        self.admission = record.admission
        self.barred = set(record.barred)
        self.screens = list(record.screens)
        self.numbered = Numbered(record.epoch)
        self.crowd = Crowd(world.time, world.pack)
        self.presence = PresenceTeller(self)
        self.attendance = Attendance(world.patience, world.seed, recovering=recorder is not None)
        self.bots = BotSeats(self, bytes.fromhex(record.bot_seed))
        self.pen = Pen(world, record.code, record.match, recorder)
        self._keeper = keeper
        self._record = record
        self._zero = world.time.now() - max(record.at, table.match.clock.now if table.match else 0)
        self._clock = Timers()
        self._alarm = NextAlarm(world.time, self._wake_up)
        self._races = Races(self)
        self._limit = RoundLimit()
        self._ahead = SentAhead()
        self._outbox = Outbox(world, self.crowd, self.numbered)
        self._timers: dict[str, int] = {}
        self._unsettled = False
        table.record = self.pen.begin_match
        table.recall = partial(world.store.carry, table.game.name)

    def remember(self, step: Step | TooSlow) -> None:
        """Of the round under way, before the table was woken."""
        self._races.remember(step)

    def remember_moves(self, moves: Mapping[Seat, int]) -> None:
        """How many each seat has made in it."""
        self._limit.remember(moves)

    @property
    def code(self) -> str:
        return self._record.code

    @property
    def at(self) -> int:
        """The table's own time, in ms; it stands still while the table sleeps."""
        return self.world.time.now() - self._zero

    @property
    def at_exactly(self) -> float:
        return self.world.time.exactly() - self._zero

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def _in_round(self) -> bool:
        return self.table.match is not None and self.table.match.position is not None

    @property
    def busy(self) -> bool:
        """Something that was decided is not told yet."""
        return len(self._outbox) > 0

    # Commands

    def submit(self, seat: Seat, command: Command, n: int, seen: int, arrived: float = 0.0) -> None:
        """A seat's command to the rules or to the table, by way of the referee."""
        at = int(arrived) - self._zero if arrived else self.at
        self._races.submit(command, Author(seat, n, arrived, self.places[seat].member), seen, at)
        self._go_on()

    def holds(self, seat: Seat, n: int) -> bool:
        """Whether the referee has not decided this command yet."""
        return self._races.hold(seat, n)

    def perform(self, seat: Seat, command: Command, author: Author = BY_ITSELF) -> list[Event]:
        """Decided after all that is held, and told as soon as it is written; raises Refusal."""
        at = self.at
        if type(command) is not TimeUp:
            self._races.decide_all(at)
        return self.perform_at(seat, command, at, author, Heard(at, at))

    def sit(self, chair: Chair, author: Author = BY_ITSELF) -> Seat:
        """Somebody takes the next seat; raises Refusal if there is none."""
        self.places.add(chair)
        try:
            self.perform(HOUSE, Sit(chair.player), author)
        except Refusal:
            self.places.keep(range(len(self.places) - 1))
            raise
        return len(self.places) - 1

    def bar(self, person: str) -> None:
        """Not again, until the table has gone back to seats and options."""
        self.barred.add(person)
        self.write_record()

    def change_settings(self, settings: TableSettings, author: Author) -> None:
        if self.settings.public:
            self._keeper.changed(self)
        self.settings = settings
        self._races.set_window(settings.fair_window)
        self.pen.change(SaveTable(self.record()))
        self._post(self.at, [TableSet(settings)], author, for_match=False)

    def change_admission(self, admission: Admission, author: Author = BY_ITSELF) -> None:
        """Who unlocks the table lets in everybody again, those too who were sent away."""
        if self.admission.locked and not admission.locked:
            self.barred.clear()
        self.admission = admission
        self.pen.change(SaveTable(self.record()))
        self._post(self.at, [AdmissionSet(admission)], author, for_match=False)

    def perform_at(self, seat: Seat, command: Command, at: int, author: Author, heard: Heard) -> list[Event]:
        """What the referee has let through; raises Refusal."""
        for_match = self.table.is_for_match(command)
        whose = seat if author.seat is None else author.seat
        if for_match:
            self._limit.check(whose, command)
        events = self.table.perform(seat, command, at, heard)
        if for_match:
            self._limit.count(whose)
        else:
            self._seats_moved()
            self.pen.change(SaveTable(self.record()))
        if self._unsettling(seat, command, for_match):
            self._unsettled = True
            self._note(events, at)
            self._run_clock()
        self._post(at, events, author, for_match)
        self._send_ahead(seat if len(events) == 1 else HOUSE)
        return events

    def _unsettling(self, seat: Seat, command: Command, for_match: bool) -> bool:
        """More than a card of a race that goes on has moved: the house may have something to do."""
        in_race = for_match and self.table.phase is RACING and seat != HOUSE
        return not in_race or isinstance(command, TableCommand)

    def _as_told(self, events: list[Event], for_match: bool) -> Any:
        """Events of a match are encoded for its journal already."""
        if for_match and self.pen.recorder is not None:
            return Raw(self.pen.recorder.happened)
        return [_public(event) for event in events]

    def _post(self, at: int, events: list[Event], author: Author, for_match: bool) -> None:
        timers = self.timers()
        frame = Happened(
            self.numbered.next(),
            at,
            self._as_told(events, for_match),
            seat=author.seat,
            n=author.n or None,
            timers=None if timers == self._timers else timers,
            round=self.round_view() if events and isinstance(events[0], Dealt) else NO_ROUND,
        )
        self._timers = timers
        self.bots.see(events)
        self._write(Letter(encode(frame), writes=True, arrived=author.arrived))
        if author.seat is not None:
            self.world.counts.commands += 1
        if self.settings.public:
            self._keeper.changed(self)

    def _seats_moved(self) -> None:
        """Others sit at the table than before: the places follow."""
        if len(self.table.players) < len(self.places):
            self._races.begin_anew()
            people = [place.chair.player.person for place in self.places]
            self.places.keep([people.index(player.person) for player in self.table.players])
        if self.table.match is None:
            self.pen.put_away()

    def _note(self, events: list[Event], at: int) -> None:
        for event in events:
            if isinstance(event, MatchOpened):
                self._limit.begin_anew()
                self._races.begin_anew()
                self._ahead = SentAhead()
            elif isinstance(event, CountdownEnded | Thawed):
                self._races.go_on(at, shown=False)
            elif isinstance(event, RoundClosed):
                self._limit.begin_anew()
            elif isinstance(event, TableReopened):
                self.barred.clear()
            elif isinstance(event, Left):
                self.places.take_away(event.seat)
                self.pen.change(SaveTable(self.record()))
            elif isinstance(event, HostPassed):
                self.presence.changed()
            elif isinstance(event, MatchEnded):
                assert self.table.match is not None
                self.pen.end_match(self.table.match)

    def _count_contests(self) -> None:
        """Once the race is over, everybody is told how it was."""
        if self.phase in CountContests.phases and (counted := self._races.counted()):
            self.perform(HOUSE, CountContests(counted))

    # Telling

    def answer(self, author: Author, frame: Refused) -> None:
        """On the line that it came on, even if the seat is given up; or on the seat's newest one."""
        member = author.member
        if member not in self.crowd.members and author.seat is not None:
            member = self.places[author.seat].member
        if member is not None:
            self.tell_one(member, encode(frame))

    def tell_one(self, member: Member, frame: bytes) -> None:
        """After all that was decided before it."""
        self._outbox.post(Letter(frame, to=member))

    def tell_all(self, frame: bytes) -> None:
        """At once; not numbered, and not told again."""
        self.crowd.tell([frame])

    def in_turn(self, action: Callable[[], None]) -> None:
        """Do something once all that was decided before it has been told."""
        self._outbox.post(Letter(action=action))

    def tell_presence(self) -> None:
        if self.settings.public:
            self._keeper.changed(self)
        self.presence.changed()

    def send_ahead_again(self, seat: Seat) -> None:
        """To a line that has just come."""
        self._ahead.forget(seat)
        self._send_ahead(seat)

    def _send_ahead(self, seat: Seat) -> None:
        match = self.table.match
        if match is None or match.position is None or not self.settings.sends_ahead:
            return
        for owner in range(len(self.places)) if seat == HOUSE else [seat]:
            member = self.places[owner].member
            if member is not None and (frame := self._ahead.news(match.position, owner)) is not None:
                self.tell_one(member, frame)

    def host_member(self) -> Member | None:
        return self.places[self.table.current_host].member if len(self.places) else None

    def snapshot(self) -> bytes:
        """All that everybody sees, after all that is decided."""
        return encode(snapshot(self))

    def round_view(self) -> Raw:
        position = self.table.match.position if self.table.match else None
        return NO_ROUND if position is None else Raw(encode(position.view().snapshot()))

    # What is written

    def record(self) -> TableRecord:
        return replace(
            self._record,
            epoch=self.numbered.epoch,
            at=self.at,
            touched=self.world.time.today(),
            options=msgspec.to_builtins(self.table.options),
            settings=self.settings,
            admission=self.admission,
            chairs=self.places.chairs,
            host=self.table.current_host,
            match=self.pen.number,
            gone=sorted(self.table.match.people.gone) if self.table.match else [],
            barred=sorted(self.barred),
            screens=self.screens[-self.world.limits.screens :],
        )

    def write_record(self) -> None:
        """The record by itself, with whatever else is not written yet."""
        self.pen.change(SaveTable(self.record()))
        self._write(Letter(writes=True))

    def _write(self, letter: Letter) -> None:
        self._outbox.post(letter)
        self.pen.write(self)

    def written(self, count: int) -> None:
        self._outbox.written(count)
        self._races.told(self.at, self.numbered.told)

    def lost(self, reason: str) -> None:
        self._keeper.was_lost(self, reason)

    # Time

    def settle(self) -> None:
        """What the house itself does now, until there is nothing left to do."""
        self._unsettled = False
        self._count_contests()
        while command := self.attendance.duty(self.table, self.places, self.settings.away):
            self.perform(HOUSE, command)
        if self.admission != OPEN and not self.places.held:
            self.change_admission(OPEN)  # nobody is left who could
        self._run_clock()
        self.crowd.later = self.settings.fair_window if self._in_round else 0
        self.bots.settle()
        self._set_alarm()

    def _go_on(self) -> None:
        if self._unsettled:
            self.settle()
        else:
            self._set_alarm()

    def _run_clock(self) -> None:
        timers = self.attendance.timers(self.table, self.places, self.settings.away)
        if not self.crowd.members:
            timers["sleep"] = self.world.patience.sleep
        self._clock.run(timers, self.at)

    def timers(self) -> dict[str, int]:
        """Those that the players can see running, and when each is up."""
        timers = dict(self.table.match.clock.deadlines) if self.table.match else {}
        if own := self._clock.deadlines:
            timers |= {name: own[name] for name in ("next round", "pause", "recovery") if name in own}
        return timers

    def _next_timer(self) -> tuple[int, str] | None:
        own, match = self._clock.next(), self.table.match
        other = match.clock.next() if match is not None else None
        if own is None or other is None:
            return own or other
        return min(own, other)

    def _set_alarm(self) -> None:
        timer, when = self._next_timer(), self._races.next_due()
        if timer is not None and (when is None or timer[0] < when):
            when = timer[0]
        self._alarm.set(None if when is None else self._zero + when)

    def _wake_up(self) -> None:
        at = self.at
        self._races.decide(at)
        while (timer := self._next_timer()) is not None and timer[0] <= at:
            self._unsettled = True
            self._time_up(timer[1])
        self._go_on()

    def _time_up(self, timer: str) -> None:
        if timer not in self._clock.deadlines:
            waited = self.phase is Phase.COUNTDOWN
            self.perform(HOUSE, TimeUp(timer))
            if waited and timer == "start":
                self._races.go_on(self.at, shown=True)
            return
        del self._clock.deadlines[timer]
        if timer == "sleep":
            self._keeper.fell_asleep(self)
        else:
            self.attendance.time_up(timer, self.table, self.places)

    def stop(self) -> None:
        """Nothing more happens here: the table sleeps, or is woken anew."""
        self._alarm.retire()
        self._races.stop()
        self.pen.recorder = None
        self.bots.stop()
        self.presence.close()
        self.crowd.close()


def _public(event: Event) -> Any:
    """Who somebody is beyond this table is nobody's business."""
    return replace(event, player=replace(event.player, id="")) if isinstance(event, SatDown) else event
