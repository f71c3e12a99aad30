"""The state machine of a table has one method, `step`: an input goes in, and effects come out.

A command goes straight through: rights, referee, rules, journal. What it makes happen is an effect: to be
written first, then told to everybody. The machine decides the next command while that is still being done.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from pellmell.house.changes import Append
from pellmell.house.state_machine.deciding import Deciding
from pellmell.house.state_machine.effects import AudienceRequest, Effects
from pellmell.house.state_machine.inputs import (
    AddChair,
    Attended,
    Bar,
    Chosen,
    Decide,
    GivePass,
    Greeted,
    Input,
    LeavePlace,
    LeaveSeat,
    Measured,
    Origin,
    Recalled,
    Received,
    Save,
    TakePlace,
    TakeSeat,
    TimePassed,
    Told,
)
from pellmell.house.state_machine.latecomers import open_match, seat_next, tell_line_up, wanted_opening
from pellmell.house.state_machine.left_seats import fill_left_seats
from pellmell.house.state_machine.request_checks import PACED, check_given, check_pace, check_sits_in
from pellmell.house.state_machine.requests import ABOUT_LINES, HANDLERS, change_admission, sit
from pellmell.kit.messages import Command, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import CountContests
from pellmell.play.replay import Step, TooSlow
from pellmell.play.rights import check_right
from pellmell.wire.requests import OPEN

DECIDED_MEANWHILE = "this command was decided while your line was down"


class TableMachine(Deciding):
    _wake_at: Milliseconds | None = None

    def step(self, input: Input, at: Milliseconds) -> Effects:
        """The next thing that comes to the table, at its own time in ms, and all that follows from it."""
        self.effects = effects = Effects()
        self.handlers[type(input)](self, input, at)
        journal = self.journal
        if (entries := journal.entries) and journal.number is not None:
            journal.changes.append(Append(journal.number, journal.length + 1, entries[:]))
            journal.length += len(entries)
            entries.clear()
        if journal.changes:
            effects.changes, journal.changes = journal.changes, []
        effects.wake_at = self._wake_at
        return effects

    def remember(self, step: Step | TooSlow) -> None:
        """Of the round under way, before the table was woken."""
        self.race.remember(step)

    def remember_moves(self, moves: Mapping[Seat, int]) -> None:
        """How many each seat has made in it."""
        for seat, count in moves.items():
            if seat != HOUSE:
                self.seats[seat].moves += count

    # What comes in

    def _received(self, received: Received, at: Milliseconds) -> None:
        command, origin = received.command, received.origin
        try:
            if not self._is_new(origin):
                return
            self._check(origin.seat, command)
            if isinstance(command, PACED):
                check_given(command, self.table.given)
                if origin.seat is not None:
                    check_pace(self.seats[origin.seat], command, at)
            if (handler := HANDLERS.get(type(command))) is not None:
                handler(self, origin, command, at)
                self.unsettled = True
            elif type(command) in ABOUT_LINES:
                self.side_effects.audience_requests += (AudienceRequest(origin, command),)
            else:
                assert origin.seat is not None
                self.submit(origin.seat, received, at)
        except Refusal as refusal:
            self.refuse(origin, refusal.rule, refusal.reason)
        except Malformed as error:
            self.effects.malformed = True
            self.refuse(origin, "", str(error), "malformed")
        self._go_on(at)

    def _is_new(self, origin: Origin) -> bool:
        """Not for a command whose answer is still to come; one that was answered before is refused."""
        if origin.seat is None:
            return True
        state = self.seats[origin.seat]
        if origin.n <= state.answered:
            if self.race.holds(origin.seat, origin.n):
                return False
            raise Refusal("", DECIDED_MEANWHILE)
        state.answered = origin.n
        return True

    def _check(self, seat: Seat | None, command: Command) -> None:
        """Rights and phases: raises Refusal before anybody is held up by it."""
        table, match = self.table, self.table.match
        host, phase = (table.host, Phase.GATHERING) if match is None else (match.people.host, match.phase)
        check_right(seat, command, host, len(self.seats))
        if phase not in command.phases:
            raise Refusal(*table.why_not)
        if match is not None and seat is not None and match.people.players[seat].bot:
            check_sits_in(seat, command, match)

    def _recalled(self, recalled: Recalled, at: Milliseconds) -> None:
        if (wanted := wanted_opening(self, recalled)) is None:
            return
        try:
            self._check(wanted.origin.seat, wanted.command)
            open_match(self, wanted.origin, wanted.command, at)
        except Refusal as refusal:
            self.refuse(wanted.origin, refusal.rule, refusal.reason)
        self.unsettled = True
        self._go_on(at)

    def _chosen(self, chosen: Chosen, at: Milliseconds) -> None:
        self.submit(chosen.seat, Received(chosen.command, Origin(chosen.seat), chosen.seen), at)
        self._go_on(at)

    def _do(self, wanted: Decide, at: Milliseconds) -> None:
        self._want(lambda: self.decide(wanted.seat, wanted.command, at), at)

    def _add_chair(self, added: AddChair, at: Milliseconds) -> None:
        self._want(lambda: sit(self, added.chair, at), at)

    def _want(self, deed: Callable[[], object], at: Milliseconds) -> None:
        """For the house itself, which is told if that is refused."""
        try:
            deed()
        except Refusal as refusal:
            self.effects.refusal = refusal
        self._go_on(at)

    # Lines

    def _take_seat(self, taken: TakeSeat, _: Milliseconds) -> None:
        self.seats[taken.seat].take(taken.holder, taken.delay, taken.shortest)
        self.seats.measure_all()

    def _measured(self, measured: Measured, _: Milliseconds) -> None:
        self.seats[measured.seat].measure(measured.delay, measured.shortest)
        self.seats.measure_all()

    def _leave_seat(self, left: LeaveSeat, _: Milliseconds) -> None:
        self.seats[left.seat].leave(left.waited_for)
        self.seats.measure_all()

    def _take_place(self, taken: TakePlace, _: Milliseconds) -> None:
        if (place := self.waiting.numbered(taken.number)) is not None:
            place.holder, place.home = taken.holder, taken.home

    def _leave_place(self, left: LeavePlace, _: Milliseconds) -> None:
        if (place := self.waiting.held_by(left.holder)) is not None:
            place.holder = None

    def _attend(self, attended: Attended, at: Milliseconds) -> None:
        self.attended = attended.by_anybody
        self._do_duties(at)

    def _greeted(self, greeted: Greeted, _: Milliseconds) -> None:
        self.sent_ahead.pop(greeted.seat, None)
        if self.sends_ahead:
            self.send_ahead([greeted.seat])

    def _told(self, told: Told, at: Milliseconds) -> None:
        self.race.told(at, told.number)

    # Who watches

    def _bar(self, barred: Bar, at: Milliseconds) -> None:
        self.screens = [known for known in self.screens if known != barred.screen]
        self.barred |= {barred.person} - {""}
        if (place := self.waiting.held_by(barred.holder)) is not None:
            self.barred.add(place.chair.player.person)
            self.waiting.remove(place)
            self.unsettled = True
        self.save(at)
        self._go_on(at)

    def _give_pass(self, given: GivePass, at: Milliseconds) -> None:
        others = [known for known in self.screens if known != given.screen]
        self.screens = [*others, given.screen][-given.most :]
        self.save(at)

    def _save(self, _: Save, at: Milliseconds) -> None:
        self.save(at)

    # Time

    def _time_passed(self, _: TimePassed, at: Milliseconds) -> None:
        self.decide_due(at)
        while (timer := self.next_timer()) is not None and timer[0] <= at:
            self.unsettled = True
            self._time_up(timer[1], at)
        self._go_on(at)

    def _time_up(self, timer: str, at: Milliseconds) -> None:
        if self.clock.deadlines.pop(timer, None) is None:
            waited = self.phase is Phase.COUNTDOWN
            self.decide(HOUSE, TimeUp(timer), at)
            if waited and timer == "start":
                self.race.referee.began(at, shown=True)
        elif timer == "sleep":
            self.side_effects.asleep = True
            self.save(at)
        else:
            self.attendance.time_up(timer, self.table, self.seats)

    def _go_on(self, at: Milliseconds) -> None:
        if self.unsettled:
            self._do_duties(at)
        else:
            self._set_wake_at()

    def _do_duties(self, at: Milliseconds) -> None:
        """What the house itself does now, until there is nothing left to do."""
        if self.phase in CountContests.phases and (counted := self.race.counted(len(self.seats))):
            self.decide(HOUSE, CountContests(counted), at)  # the race is over: everybody is told how it was
        while self._do_duty(at):
            pass
        tell_line_up(self, at)
        self.tell_evening(at)
        if self.admission != OPEN and not self.seats.owned:
            change_admission(self, OPEN, at)  # nobody is left who could
        self.run_timers(at)
        self.unsettled = False
        self.side_effects.settled = True
        self._set_wake_at()

    def _do_duty(self, at: Milliseconds) -> bool:
        """The next thing that the house has to do, if there is any: seats for those who wait come first."""
        if seat_next(self, at):
            return True
        command = self.attendance.duty(self.table, self.seats, self.settings.away)
        if command is not None:
            fill_left_seats(self, command, at)
            self.decide(HOUSE, command, at)
        return command is not None

    def next_timer(self) -> tuple[Milliseconds, str] | None:
        """Which is up first, of the match's and the house's own, and when."""
        match = self.table.match
        own = self.clock.next() if self.clock.deadlines else None
        if match is None or not match.clock.deadlines:
            return own
        other = match.clock.next()
        return other if own is None else min(filter(None, (own, other)))

    def _set_wake_at(self) -> None:
        timer, referee = self.next_timer(), self.race.referee
        self._wake_at = None if timer is None else timer[0]
        if referee.undecided:
            due = referee.next_due(self.standing())
            if due is not None and (self._wake_at is None or due < self._wake_at):
                self._wake_at = due

    handlers: ClassVar[Mapping[type[Input], Callable[[Any, Any, Milliseconds], None]]] = {
        Received: _received,
        Recalled: _recalled,
        Chosen: _chosen,
        Decide: _do,
        AddChair: _add_chair,
        TakeSeat: _take_seat,
        Measured: _measured,
        LeaveSeat: _leave_seat,
        TakePlace: _take_place,
        LeavePlace: _leave_place,
        Attended: _attend,
        TimePassed: _time_passed,
        Greeted: _greeted,
        Told: _told,
        Bar: _bar,
        GivePass: _give_pass,
        Save: _save,
    }
