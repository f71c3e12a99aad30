"""A live table: the shell around a table's state machine, with its lines, its clock, its disk and its bots.

Whatever happens is an input of the machine; this carries out the effects. What is decided is told when it is
written; until then the machine goes on deciding.
"""

from collections.abc import Sequence
from functools import partial

import msgspec

from pellmell.house.admission import AdmissionControl
from pellmell.house.alarms import NextAlarm
from pellmell.house.audience_requests import carry_out
from pellmell.house.bot_seats import BotSeats
from pellmell.house.carry_lookup import CarryLookup
from pellmell.house.command_decoder import command_decoder
from pellmell.house.delivery.audience import Member
from pellmell.house.delivery.delivery import Delivery
from pellmell.house.delivery.presence import PresenceTeller
from pellmell.house.ports import Line
from pellmell.house.records import TableRecord
from pellmell.house.state_machine import inputs
from pellmell.house.state_machine.effects import Effects, SideEffects
from pellmell.house.state_machine.machine import TableMachine
from pellmell.house.state_machine.snapshots import snapshot, table_card
from pellmell.house.table_environment import TableEnvironment
from pellmell.house.table_observer import TableObserver
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import FineMilliseconds, Milliseconds
from pellmell.kit.timed_stages import stage
from pellmell.play.journal import Recorder
from pellmell.play.messages import BETWEEN_ROUNDS
from pellmell.play.table import Table
from pellmell.wire.frames import PROTOCOL, Hello, Notice, Refused, Send, TableCard, Welcome

CANNOT_WRITE = "the house can't write at the moment; nothing that you were told is lost: try again soon"
encode = msgspec.json.Encoder().encode


class LiveTable:
    def __init__(
        self,
        environment: TableEnvironment,
        observer: "TableObserver[LiveTable]",
        record: TableRecord,
        table: Table,
        recorder: Recorder | None = None,
    ) -> None:
        time, counts = environment.time, environment.counts
        self.environment, self.code = environment, record.code
        self.machine = TableMachine(environment.supplies, record, table, environment.patience, recorder)
        self.delivery = Delivery(time, counts, environment.pack, record.epoch, self.machine.seats)
        self.audience = self.delivery.audience
        self.machine.journal.watchers = self.audience.persons_watching
        self.notice: Notice | None = None  # that a round is dealt again
        self._time, self._counts, self._observer = time, counts, observer
        self._zero = time.now() - max(record.at, table.match.clock.now if table.match else 0)
        self._alarm = NextAlarm(time, self._wake_up)
        self._wake_at: Milliseconds | None = None
        self._presence = PresenceTeller(time, self.machine, self.audience)
        self._admission = AdmissionControl(environment, self.machine, self.audience)
        self._bots = BotSeats(environment, self.machine, self.audience, record.bot_seed, self.step)
        self._decode = command_decoder(table.game.name).decode
        self._carry_lookup = CarryLookup(environment.store)

    @property
    def table(self) -> Table:
        return self.machine.table

    @property
    def phase(self) -> Phase:
        return self.machine.table.phase

    @property
    def at(self) -> Milliseconds:
        """The table's own time, in ms; it stands still while the table sleeps."""
        return self._time.now() - self._zero

    @property
    def at_exactly(self) -> FineMilliseconds:
        return self._time.exactly() - self._zero

    def card(self) -> TableCard:
        return table_card(self.machine, self.audience.watchers)

    def snapshot(self) -> bytes:
        """All that everybody sees, after all that is decided."""
        return encode(snapshot(self.machine, self.at))

    def record(self) -> TableRecord:
        return self.machine.record(self.at)

    def step(self, input: inputs.Input, at: Milliseconds | None = None) -> Effects:
        effects = self.machine.step(input, self.at if at is None else at)
        if (side := effects.side_effects) is not None:
            self._prepare(side)
        if effects.events and self._bots.sight is not None:
            self._bots.see(effects.events)
        if changes := effects.changes:
            self.delivery.deliver(effects.letters, waits=True)
            self.environment.store.write(self, changes)
        elif effects.letters:
            self.delivery.deliver(effects.letters, waits=False)
        if (wake_at := effects.wake_at) != self._wake_at:
            self._wake_at = wake_at
            self._alarm.set(None if wake_at is None else self._zero + wake_at)
        self._counts.commands += effects.commands
        if side is not None:
            self._pass_on(side, at)
        return effects

    def want(self, input: inputs.Input) -> None:
        """What the house itself wants; raises Refusal."""
        if (refusal := self.step(input).refusal) is not None:
            raise refusal

    def save(self) -> None:
        """What is kept of the table is written, with whatever else is not written yet."""
        self.step(inputs.Save())

    def settle(self) -> None:
        """The house does what has to be done about who is there."""
        self.step(inputs.Attended(bool(self.audience.members or self.audience.coming)))

    def _prepare(self, side: SideEffects) -> None:
        """Before anybody is told what has happened."""
        if side.seats_moved or side.took:
            self._follow_seats(side.took)
        if side.game_changed:
            self._decode = command_decoder(self.table.game.name).decode
        if side.at_once:
            self.audience.broadcast(side.at_once)

    def _follow_seats(self, took: Sequence[Member]) -> None:
        """Lines hold other seats than before, or none."""
        for member in self.audience.everybody():
            member.seat = member.waits = None
        for seat, state in enumerate(self.machine.seats):
            if state.holder is not None:
                state.holder.seat = seat
        for place in self.machine.waiting:
            if place.holder is not None:
                place.holder.waits = place.number
        for member in took:
            self.audience.watches_no_more(member)
            self._admission.went_or_sat(member)
            self.measured(member)

    def _settled(self) -> None:
        in_round = (match := self.table.match) is not None and match.position is not None
        self.audience.later = self.machine.settings.fair_window if in_round else 0
        self._bots.settle()
        self._observer.settled(self)

    def _pass_on(self, side: SideEffects, at: Milliseconds | None) -> None:
        """After that."""
        if side.settled:
            self._settled()
        self._counts.refusals.update(side.refused)
        for held in side.held:
            self._counts.held.observe(held)
        for request in side.audience_requests:
            carry_out(request, self.delivery, self._counts, self.environment.limits.screens, self.step)
        if side.presence_changed or side.audience_requests:
            self._presence.changed()
        if side.card_changed:
            self._observer.changed(self)
        if side.asleep:
            self._observer.fell_asleep(self)
        if side.recall is not None:
            self._carry_lookup.ask(side.recall, self.step, at)

    @stage("table")
    def _wake_up(self) -> None:
        self._wake_at = None
        self.step(inputs.TimePassed())

    @stage("table")
    def written(self, count: int) -> None:
        """As the owner of what it writes."""
        self.delivery.release(count)
        if self.machine.race.untold:
            self.machine.step(inputs.Told(self.delivery.told), self.at)

    def lost(self, reason: str) -> None:
        self._observer.was_lost(self, reason)

    # Lines

    def enter(self, line: Line, hello: Hello) -> Member:
        """Somebody comes; raises Full, Barred, Locked or TooOften."""
        member = self._admission.come(line, hello, self.at)
        if member.seat is not None:
            self._take(member.seat, member)
        elif member.waits is not None:
            self._take_place(member.waits, member)
        self.audience.coming.add(member)
        resumes = self.delivery.can_resume(hello.epoch, hello.seen, self.machine.decided)
        shown = None if resumes else self.snapshot()  # as it is now: what comes after it is not written yet
        self.delivery.in_turn(partial(self._greet, member, hello, shown))
        self.settle()
        return member

    def _take(self, seat: Seat, member: Member) -> None:
        """The newest line of a person counts; an older one is told so."""
        self._leave_to_newer(self.machine.seats[seat].holder)
        self.step(inputs.TakeSeat(seat, member, member.line.delay, member.line.shortest))

    def _take_place(self, number: int, member: Member) -> None:
        """Likewise of who waits for a seat."""
        if (place := self.machine.waiting.numbered(number)) is not None:
            self._leave_to_newer(place.holder)
        self.step(inputs.TakePlace(number, member, member.line.home))

    def _leave_to_newer(self, older: Member | None) -> None:
        if older is not None:
            self.audience.leave(older)
            older.seat = older.waits = None
            older.line.hang_up("elsewhere", "you play on another device, or in another tab, now")

    def _greet(self, member: Member, hello: Hello, shown: bytes | None) -> None:
        """What was missed, or everything; and from here on the member is told with the others."""
        if member not in self.audience.coming:
            return  # and has gone again
        seat, delivery = member.seat, self.delivery
        answered = self.machine.seats[seat].answered if seat is not None else 0
        welcome = Welcome(PROTOCOL, self.code, delivery.epoch, seat, member.screen, answered, member.waits)
        missed = [shown] if shown else delivery.since(hello.epoch, hello.seen) or []
        self._counts.resumed += shown is None
        self._counts.snapshots += shown is not None
        self.audience.arrive(member)
        self.audience.greet(member, [encode(welcome), *missed, *self._news(), self._presence.greet(member)])
        if seat is not None:
            self.step(inputs.Greeted(seat))
        self.tell_presence()

    def _news(self) -> list[bytes]:
        """That a round is dealt again is told to all who come before it begins."""
        if self.phase not in BETWEEN_ROUNDS:
            self.notice = None
        return [encode(self.notice)] if self.notice else []

    def leave(self, member: Member, waited_for: bool = False) -> None:
        """The line is gone; the seat stays, and is waited for, unless it was already."""
        self.audience.leave(member)
        self._admission.went_or_sat(member)
        if member.seat is not None:
            self.step(inputs.LeaveSeat(member.seat, waited_for))
        elif member.waits is not None:
            self.step(inputs.LeavePlace(member))
        member.seat = member.waits = None
        self.tell_presence()
        self.settle()

    def measured(self, member: Member) -> None:
        """How long the line of a seat is: news for the referee alone."""
        if member.seat is not None:
            self.machine.step(inputs.Measured(member.seat, member.line.delay, member.line.shortest), self.at)

    def tell_presence(self) -> None:
        if self.machine.settings.public:
            self._observer.changed(self)
        self._presence.changed()

    def receive(self, member: Member, frame: Send, arrived: FineMilliseconds = 0.0) -> bool:
        """Every command is answered: by what happens, or by a refusal. False: it made no sense."""
        if self.environment.store.trouble is not None:
            self.delivery.answer(member, Refused(frame.n, "", CANNOT_WRITE))
            return True
        try:
            command = self._command(frame)
        except Malformed as error:
            self._counts.refusals["malformed"] += 1
            self.delivery.answer(member, Refused(frame.n, "", str(error)))
            return False
        at = int(arrived) - self._zero if arrived else None
        origin = inputs.Origin(member.seat, frame.n, arrived, member, member.number, member.line.home)
        received = inputs.Received(command, origin, frame.seen)
        if self._carry_lookup.awaited is None:
            return not self.step(received, at).malformed
        return self._carry_lookup.hold(received, at)

    @stage("decode")
    def _command(self, frame: Send) -> Command:
        try:
            return self._decode(frame.command)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(f"no command of this game: {error}") from None

    def stop(self) -> None:
        """Nothing more happens here: the table sleeps, or is woken anew."""
        self._carry_lookup.stop()
        self._alarm.retire()
        self._bots.stop()
        self._presence.close()
        self.audience.close()
