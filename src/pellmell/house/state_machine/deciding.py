"""Deciding takes a command through the referee to the rules, into the journal, and into a frame."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.house.state_machine import moves_per_seat
from pellmell.house.state_machine.consequences import Consequences
from pellmell.house.state_machine.effects import Answer, Tell
from pellmell.house.state_machine.inputs import BY_ITSELF, Origin, Received
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.phases import RACING, WHY_NOT, Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.kit.timed_stages import stage
from pellmell.play.journal import Heard, Recorder
from pellmell.play.messages import Dealt, MatchOpened, SatDown, TableCommand
from pellmell.play.referee import NO_RACE, Standing
from pellmell.play.submission import Submission
from pellmell.wire.evening import EveningSet
from pellmell.wire.frames import NO_ROUND, Ahead, Frame, Happened, Refused

encode = msgspec.json.Encoder().encode

SHOWN_TIMERS = ("next round", "pause", "pause asked", "recovery")  # of the house's own


class Deciding(Consequences):
    unsettled: bool = False  # the house may have something to do

    # By way of the referee

    def submit(self, seat: Seat, received: Received, at: Milliseconds) -> None:
        """A command of a seat to the rules or to the table has arrived; it is decided in its turn."""
        referee, state, command = self.race.referee, self.seats[seat], received.command
        standing = self.standing() if command.contested or referee.undecided else NO_RACE
        try:
            referee.submit(seat, command, at, state.delay, received, state.shortest, standing)
        except Refusal as refusal:
            self.refuse(received.origin, refusal.rule, refusal.reason, "too fast")
        self._decide_due(at, standing)

    def decide_due(self, at: Milliseconds) -> None:
        """All whose time has come."""
        if self.race.referee.undecided:
            self._decide_due(at, self.standing())

    def _decide_due(self, at: Milliseconds, standing: Standing) -> None:
        while (referee := self.race.referee).undecided:
            if (submission := referee.take(at, standing)) is None:
                return
            self._try(submission, at)

    def decide_all(self, at: Milliseconds) -> None:
        """What is said to the table, and what the house does, comes after all that has arrived."""
        standing = self.standing() if self.race.referee.undecided else NO_RACE
        while (submission := self.race.referee.take_held(at, standing)) is not None:
            self._try(submission, at)

    def standing(self) -> Standing:
        """How things stand for the referee. Lines of bots, and of whoever has none, have no length."""
        match = self.table.match
        if match is None or not self.race.referee.window or match.phase is not RACING:
            return NO_RACE
        return Standing(match.position, self.seats.delays)

    def _try(self, submission: Submission, at: Milliseconds) -> None:
        seat, command, ticket = submission.seat, submission.command, submission.ticket
        heard = Heard(submission.ready, submission.made)
        if isinstance(command, TableCommand):
            self.decide_all(at)
        if submission.claims is not None:
            self.seats[seat].blind += submission.blind
        if submission.decided != submission.ready and (held := self.race.count_held(submission)):
            self.side_effects.held += (held,)
        try:
            if submission.early:
                raise Refusal(*WHY_NOT[Phase.COUNTDOWN])
            events = self._perform(seat, command, at, ticket.origin, heard)
        except Refusal as refusal:
            self._refuse_late(submission, refusal, at, heard)
        except Malformed as error:
            self.refuse(ticket.origin, "", str(error), "malformed")
        else:
            self.race.happened(submission, events, heard, self.decided)

    def _refuse_late(self, late: Submission, refusal: Refusal, at: Milliseconds, heard: Heard) -> None:
        """Who lost a race is told to whom, and the journal has it, too: so that it can be checked."""
        origin, quicker = late.ticket.origin, self.race.lost(late, refusal, heard)
        if quicker is None:
            self.refuse(origin, refusal.rule, refusal.reason)
            return
        if quicker.first_time and self.journal.recorder is not None:
            self.journal.recorder.lose(late.seat, late.command, at, heard, quicker.by)
        self.side_effects.refused += ("too late",)
        name = self.table.current_players[quicker.by].name
        self.answer(origin, Refused(origin.n, refusal.rule, f"{name} was quicker", quicker.by, quicker.ms))

    # At once

    def decide(
        self, seat: Seat, command: Command, at: Milliseconds, origin: Origin = BY_ITSELF
    ) -> list[Event]:
        """What the house does, or somebody asks it for, after all that has arrived; raises Refusal."""
        if type(command) is not TimeUp:
            self.decide_all(at)
        return self._perform(seat, command, at, origin, Heard(at, at))

    def _perform(
        self, seat: Seat, command: Command, at: Milliseconds, origin: Origin, heard: Heard
    ) -> list[Event]:
        """By the rules; raises Refusal, and then nothing has changed."""
        of_game = type(command) in self.table.game.commands
        recorder = self.journal.recorder if of_game or self.table.is_for_match(command) else None
        if recorder is not None:
            events = self._play(recorder, seat, command, at, origin, heard)
        else:
            events = self.table.perform(seat, command, at, heard)
            self.follow_players()
            self.save(at)
        if not (of_game and self._races()):
            self.unsettled = True  # more than a card of a race that goes on has moved
            for event in events:
                self.follow(event, at)
            self.run_timers(at)
        self.announce(at, events, origin, recorder)
        if self.sends_ahead:
            owners = [seat] if len(events) == 1 and seat != HOUSE else range(len(self.seats))
            self.send_ahead(owners, origin)
        return events

    def _races(self) -> bool:
        return self.table.match is not None and self.table.match.phase is RACING

    def _play(
        self, recorder: Recorder, seat: Seat, command: Command, at: Milliseconds, origin: Origin, heard: Heard
    ) -> list[Event]:
        """In the match, and within the limit of a round: whoever asks for it counts."""
        whose = seat if origin.seat is None else origin.seat
        state = None if whose == HOUSE else self.seats[whose]
        if state is not None and state.moves >= moves_per_seat.MOVES_PER_SEAT:
            moves_per_seat.check_limit(command)
        events = recorder.perform(seat, command, at, heard)
        if state is not None:
            state.moves += 1
        return events

    # What everybody is told

    def tell_evening(self, at: Milliseconds) -> None:
        if (told := self.evening.told) != self.told_evening:
            self.told_evening = told
            self.save(at)
            self.announce(at, [EveningSet(told)], BY_ITSELF)

    def announce(
        self, at: Milliseconds, events: list[Event], origin: Origin, recorder: Recorder | None = None
    ) -> None:
        """Everybody, in a numbered frame; with a recorder, what it has just encoded."""
        timers = self._changed_timers()
        told: Any = [_public(event) for event in events] if recorder is None else Raw(recorder.happened)
        self.decided += 1
        frame = Happened(
            self.decided,
            at,
            told,
            seat=origin.seat,
            n=origin.n or None,
            timers=timers,
            round=self.round_view() if events and type(events[0]) is Dealt else NO_ROUND,
            match=self.journal.id if recorder is None and _opens(events) else "",
        )
        effects = self.effects
        effects.letters.append(Tell(_encoded(frame), origin.arrived))
        effects.events += events
        if origin.seat is not None:
            effects.commands += 1
        if self.settings.public:
            self.side_effects.card_changed = True

    def send_ahead(self, seats: Iterable[Seat], origin: Origin = BY_ITSELF) -> None:
        """To the owner of each seat what the next own move will turn up."""
        match = self.table.match
        if match is None or (position := match.position) is None:
            return
        for seat in seats:
            holder = self.seats[seat].holder
            if holder is None or (cards := position.ahead(seat)) is None:
                continue
            if cards != self.sent_ahead.get(seat):
                self.sent_ahead[seat] = cards
                to = origin if origin.holder is holder else Origin(seat, holder=holder)
                self.effects.letters.append(Answer(_encoded(Ahead(cards)), to))

    def _changed_timers(self) -> dict[str, Milliseconds] | None:
        """Mostly none runs, and none did."""
        match = self.table.match
        if not (self.clock.deadlines or self._shown_timers or (match and match.clock.deadlines)):
            return None
        before, self._shown_timers = self._shown_timers, self.shown_timers()
        return None if self._shown_timers == before else self._shown_timers

    def shown_timers(self) -> dict[str, Milliseconds]:
        """Those that the players can see running, and when each is up."""
        timers = dict(self.table.match.clock.deadlines) if self.table.match is not None else {}
        if own := self.clock.deadlines:
            timers |= {name: own[name] for name in SHOWN_TIMERS if name in own}
        return timers


def _opens(events: Sequence[Event]) -> bool:
    """A match."""
    return any(type(event) is MatchOpened for event in events)


@stage("encode")
def _encoded(frame: Frame) -> bytes:
    return encode(frame)


def _public(event: Event) -> Any:
    """Who somebody is beyond this table is nobody's business."""
    return replace(event, player=replace(event.player, id="")) if isinstance(event, SatDown) else event
