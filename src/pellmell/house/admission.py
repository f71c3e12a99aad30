"""Admission control at a table: which seat a new line holds, who may watch, and who has to stay outside."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import count
from operator import attrgetter

from pellmell.house.delivery.audience import Audience, Member
from pellmell.house.keys import opens, person, token_hash
from pellmell.house.ports import Alarm, Line
from pellmell.house.records import TableRecord
from pellmell.house.state_machine.machine import TableMachine
from pellmell.house.state_machine.requests import SENT_AWAY
from pellmell.house.state_machine.waiting_list import WaitingList
from pellmell.house.table_environment import TableEnvironment
from pellmell.house.token_bucket import Bucket
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, to_seconds
from pellmell.wire.frames import Hello

VISITS_AT_ONCE, VISITS_PER_SECOND = 20, 0.5  # of one seat: a page that is loaded anew, a line that is lost
LOCKED = "the host has locked this table: ask them to unlock it, then come again"
SIT_MS = 60_000  # to sit down, for who is let in for that alone
TO_SIT = 24  # who may be there for that alone
ASKING = 8  # screens that may ask to be let in


class Full(Exception):
    """No room for another watcher or screen."""


class Barred(Exception):
    """The host has sent this person away."""


class Locked(Exception):
    """The host lets nobody new in, or nobody watch."""


class TooOften(Exception):
    """A seat has been come back to, or taken over, again and again."""


def check_asleep(record: TableRecord, hello: Hello, house_key: bytes) -> None:
    """A table is not woken for who has no seat and would be refused there; raises Barred or Locked."""
    if hello.secret and not hello.screen and person(hello.secret, house_key) in record.barred:
        raise Barred(SENT_AWAY)
    if not hello.screen and WaitingList(record.waiting).known(hello.token, _person(hello, house_key)):
        return
    known = hello.screen and any(opens(hello.token, screen) for screen in record.screens)
    if record.admission.locked and not known:
        raise Locked(LOCKED)


def _person(hello: Hello, house_key: bytes) -> str:
    return person(hello.secret, house_key) if hello.secret else ""


class AdmissionControl:
    """Seats come before watchers: where there is no room to watch, who can take a seat is let in to do so.

    Newcomers always find a place to sit down from, or to ask as a screen; if there are too many of them, one
    has to go, of the home that has most: so who comes from one home keeps nobody else out.
    """

    def __init__(self, environment: TableEnvironment, machine: TableMachine, audience: Audience) -> None:
        self._environment = environment
        self._machine = machine
        self._audience = audience
        self._numbers = count(1)
        self._to_sit: dict[Member, Alarm] = {}

    def come(self, line: Line, hello: Hello, at: Milliseconds) -> Member:
        """Raises Full, Barred, Locked or TooOften."""
        member = Member(line, number=next(self._numbers), since=at)
        if hello.secret and not hello.screen:
            member.person = person(hello.secret, self._environment.house_key)
        member.seat = self._seat_for(member.person, hello.token)
        waits = None if hello.screen else self._machine.waiting.known(hello.token, member.person)
        if member.seat is not None:
            self._count_visit(member.seat)
        elif waits is not None:
            self._check_name(waits.chair.player.name)
            member.waits = waits.number
        elif hello.screen:
            self._screen_comes(member, hello.token)
        else:
            self._watcher_comes(member)
        return member

    def went_or_sat(self, member: Member) -> None:
        if (alarm := self._to_sit.pop(member, None)) is not None:
            alarm.cancel()

    def _seat_for(self, who: str, token: str) -> Seat | None:
        seats = self._machine.seats
        seat = seats.owned_by(token)
        if seat is None and who:
            if who in self._machine.barred:
                raise Barred(SENT_AWAY)
            seat = seats.of_person(who)
        if seat is not None:
            self._check_name(seats[seat].chair.player.name)
        return seat

    def _check_name(self, name: str) -> None:
        if self._environment.is_banned(name):
            raise Barred("this house does not welcome your name: ask whoever runs it")

    def _count_visit(self, seat: Seat) -> None:
        state, now = self._machine.seats[seat], to_seconds(self._environment.time.now())
        state.visits = state.visits or Bucket.full(VISITS_PER_SECOND, VISITS_AT_ONCE, now)
        if not state.visits.take(now):
            raise TooOften(
                f"you came back to your seat too often: wait {state.visits.seconds_left} seconds, and close "
                "other tabs and devices that play on it"
            )

    def _screen_comes(self, member: Member, token: str) -> None:
        """One that the host has let in before is let in again; others ask, if they may."""
        member.screen = any(opens(token, known) for known in self._machine.screens)
        member.token_hash = token_hash(token) if member.screen else ""
        if not member.screen:
            self._check_lock()
        most = self._environment.limits.screens
        if not self._audience.has_room_for_screen(most):
            raise Full(f"{most} screens are here already: switch one off first")
        if not member.screen:
            member.asks = member.number
            self._make_room_to_ask(member)

    def _make_room_to_ask(self, member: Member) -> None:
        asking = [other for other in self._audience.everybody() if other.asks is not None]
        if len(asking) >= ASKING:
            goes = _first_of_most([*sorted(asking, key=attrgetter("number")), member])
            goes.asks = None
            goes.line.hang_up("full", "too many screens ask to be let in: come back later")

    def _check_lock(self) -> None:
        if self._machine.admission.locked:
            raise Locked(LOCKED)

    def _watcher_comes(self, member: Member) -> None:
        """Whoever is still coming is counted, too."""
        self._check_lock()
        most = self._environment.limits.watchers
        watchers = [other for other in self._audience.everybody() if other.watches]
        full = len(watchers) - len(self._to_sit) >= most
        if not full and self._machine.admission.watchers:
            return
        if self._has_free_seat():
            self._let_in_to_sit(member)
        elif full:
            raise Full(f"{most} people watch this table already: come back later, or ask for a seat")
        else:
            raise Locked("the host lets nobody watch this table at the moment: come back later")

    def _has_free_seat(self) -> bool:
        machine = self._machine
        return machine.phase is Phase.GATHERING and len(machine.seats) < machine.table.game.seats[-1]

    def _let_in_to_sit(self, member: Member) -> None:
        if len(self._to_sit) >= TO_SIT:
            self._give_up_waiting(_first_of_most([*self._to_sit, member]))
        time = self._environment.time
        alarm = time.at(time.now() + SIT_MS, partial(self._give_up_waiting, member))
        self._to_sit[member] = alarm

    def _give_up_waiting(self, member: Member) -> None:
        self.went_or_sat(member)
        member.line.hang_up("full", "there is no room to watch: come back, and sit down at once")


def _first_of_most(members: Sequence[Member]) -> Member:
    """Who came first from the home that most of them come from."""
    homes = Counter(member.line.home for member in members)
    most = max(homes.values())
    return next(member for member in members if homes[member.line.home] == most)
