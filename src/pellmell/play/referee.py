"""The order in which commands are decided: who was first, not whose line is shorter (ALL-3).

Every command has a *virtual* time: when it would have been made with no network between, its arrival
less the way there and back. One that a rival could still beat, by what lies open before that rival, is held
until nothing earlier can be under way any more, at most for the window. docs/fairness.md tells why.

A line is credited only as far as a hand can be believed. Nobody lays a card on somebody else's within 225 ms
of seeing that. Whose line would have them do so has a shorter one than it says, or had a lucky trip. So their
command counts as made 225 ms after what it answers; or when it arrived, if that was even earlier.

Also, nobody's hand is quicker than a hand (ALL-4), and a seat's commands stay in their order.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import RACING
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import TableCommand
from pellmell.play.pace_limit import PaceLimit
from pellmell.play.submission import Submission

NOISE_MS = 5  # of two virtual times that differ by less, arrival decides
LONG_AGO = -1_000_000
HAND_MS = 225  # from seeing to laying: people need 231 on average to press a button when a lamp lights
ALIKE_MS = 30  # between lines as short as this, nobody waits for the sake of an own card


class Standing(NamedTuple):
    """How things stand when the referee is asked: the round, while it is raced, and how long each seat's line
    is, there and back, in ms."""

    position: Position | None = None
    delays: Sequence[Milliseconds] = ()


NO_RACE = Standing()


class Referee:
    """`window` limits, in ms, how long a command is held and how long a line counts; 0: by arrival."""

    def __init__(self, human_pace: bool, window: Milliseconds = 0) -> None:
        self.window = window
        self._hands = PaceLimit() if human_pace else None
        self._number = 0
        self._clear: Submission | None = None  # nobody is before it, and nobody has to be waited for
        self._coming: list[tuple[int, int, Submission]] = []  # until their hands are free
        self._here: list[Submission] = []
        self._last: dict[Seat, Submission] = {}
        self._laid: dict[Seat, Submission] = {}
        self._lately: deque[tuple[int, Event]] = deque()  # when, and what happened
        self._began = 0
        self._changed = False
        self._next: tuple[int, Submission] | None = None
        self._shown = self._faces_up = LONG_AGO

    def began(self, at: Milliseconds, shown: bool) -> None:
        """The race is on, or goes on: nothing counts as made before. `shown`: nobody saw the table before,
        and what was made then is early."""
        self._began = at
        self._faces_up = at if shown else LONG_AGO
        self._shown = at - NOISE_MS if shown else LONG_AGO

    def happened(self, decided: Submission, events: Sequence[Event]) -> None:
        """What a command came to, for those that build on it or answer it."""
        if decided.decided is not None and decided.is_answered:
            self.note(decided.decided, events)
        if events and decided.command.contested:
            decided.about = events
            self._laid[decided.seat] = decided

    def note(self, at: Milliseconds, events: Sequence[Event]) -> None:
        """What happened, for as long as somebody may be about to answer it."""
        while self._lately and at - self._lately[0][0] >= self.window + HAND_MS:
            self._lately.popleft()
        if self.window:
            for event in events:
                self._lately.append((at, event))

    def submit(
        self,
        seat: Seat,
        command: Command,
        arrival: Milliseconds,
        rtt: Milliseconds = 0,
        ticket: Any = None,
        shortest: Milliseconds = 0,
        standing: Standing = NO_RACE,
    ) -> Submission:
        """A command has arrived over a line that takes `rtt` ms there and back, and at least `shortest`;
        raises Refusal if the hand is far behind."""
        new = Submission(self._number, seat, command, arrival, rtt, ticket)
        self._number += 1
        if self._hands is not None:
            new.ready = new.due = self._hands.move(seat, command.gesture, arrival)
        position = self._contested_by(new, standing)
        if self.window:
            new.made = new.rank = self._made(new, position)
            new.early = arrival - shortest < self._shown and not isinstance(command, TableCommand)
        else:
            new.made = new.rank = new.ready
        self._last[seat] = new
        if self.rests and new.ready == arrival:
            self._go_alone(new, position, standing.delays)
        else:
            self._line_up(new)
        return new

    def waiting(self) -> Sequence[Submission]:
        clear = [] if self._clear is None else [self._clear]
        return [*clear, *self._here, *(new for *_, new in self._coming)]

    @property
    def rests(self) -> bool:
        """Nothing is left to decide."""
        return self._clear is None and not self._here and not self._coming

    def next_due(self, standing: Standing = NO_RACE) -> int | None:
        if self.rests:
            return None
        if self._clear is not None:
            return self._clear.ready
        moments = [self._soonest(standing)[0]] if self._here else []
        if self._coming:
            moments.append(self._coming[0][0])
        return min(moments)

    def due(self, now: Milliseconds, standing: Standing = NO_RACE) -> Iterator[Submission]:
        """The commands to decide by now, in their order; each is decided before the next is asked for."""
        while (chosen := self.take(now, standing)) is not None:
            yield chosen

    def take(self, now: Milliseconds, standing: Standing = NO_RACE) -> Submission | None:
        """The next command to decide by now. What it changes may matter to those behind it."""
        if (clear := self._clear) is not None and clear.ready <= now:
            self._clear, clear.decided = None, now
            return clear
        self._listen(now, standing)
        if not self._here:
            return None
        when, chosen = self._soonest(standing)
        return self._decide(chosen, now) if when <= now else None

    def take_held(self, now: Milliseconds, standing: Standing = NO_RACE) -> Submission | None:
        """The first of those that wait for others, though its time has not come."""
        if self._clear is not None:
            return self.take(now, standing)
        self._listen(now, standing)
        return self._decide(min(self._here), now) if self._here else None

    def _go_alone(self, new: Submission, position: Position | None, delays: Sequence[Milliseconds]) -> None:
        """Most do: the hand is free, and nobody waits. And mostly no rival is slower, either."""
        due = self._due(new, position, delays)
        if due <= new.ready:
            self._clear = new
        else:
            new.asked, new.due = True, due
            self._here.append(new)
            self._changed, self._next = False, (due, new)

    def _line_up(self, new: Submission) -> None:
        for one in (self._clear, new):
            if one is not None:
                one.about = None  # until it is its turn, things may change
                heappush(self._coming, (one.ready, one.number, one))
        self._clear = None

    def _listen(self, now: Milliseconds, standing: Standing) -> None:
        while self._coming and self._coming[0][0] <= now:
            self._arrive(heappop(self._coming)[2], standing)

    def _decide(self, chosen: Submission, now: Milliseconds) -> Submission:
        self._here.remove(chosen)
        self._changed, self._next = True, None
        chosen.decided = now
        for other in self._here:
            other.about = None
        return chosen

    # Virtual times

    def _made(self, new: Submission, position: Position | None) -> int:
        """A seat's times never go back. Who has not heard of the own last command yet did not wait for the
        network since: the line counts for as much as then. Who builds on the own card, for nothing at all:
        it was seen while it was laid."""
        last, ready = self._last.get(new.seat), new.ready
        new.credit = new.rtt if new.rtt < self.window else self.window
        earliest = self._began if self._began < ready else ready
        if last is not None:
            earliest = last.made if last.made > earliest else earliest
            if last.decided is None or ready - new.credit < last.decided:
                new.credit = last.credit
            if position is not None and self._builds_on_own(new, last, position):
                return max(ready, earliest)
        made = max(ready - new.credit, earliest)
        return made if position is None or made == ready else self._by_hand(new, made, position)

    def _builds_on_own(self, new: Submission, last: Submission, position: Position) -> bool:
        own = last if last.decided is None else self._laid.get(new.seat)
        if own is not None:
            for event in own.about_to(position):
                if position.continues(new.command, event):
                    return True
        return False

    def _by_hand(self, new: Submission, made: Milliseconds, position: Position) -> int:
        """No sooner after what it answers than a hand can be; but never later than it is there."""
        since = self._answers(new, position)
        if since is None:
            return made
        new.claims = made - since
        return max(made, min(new.ready, since + HAND_MS))

    def _answers(self, new: Submission, position: Position) -> int | None:
        """When that happened without which it could not have been meant, if it was not long ago."""
        seat, command, long_ago = new.seat, new.command, new.ready - self.window - HAND_MS
        for at, event in reversed(self._lately):
            if at <= long_ago:
                break
            if position.answers(seat, command, event):
                return at
        return self._faces_up if self._faces_up > long_ago else None

    # Who waits for whom

    def _arrive(self, new: Submission, standing: Standing) -> None:
        """A difference that is only noise is none."""
        for other in self._here:
            if other.seat == new.seat:
                new.rank = max(new.rank, other.rank)
            elif 0 < other.rank - new.rank < NOISE_MS and self._collide(new, other, standing):
                new.rank = other.rank
        self._here.append(new)
        self._next = None

    def _ask(self, standing: Standing) -> None:
        """Of each seat's first one how long it is held: less, perhaps, once another has been decided."""
        heads: set[Seat] = set()
        for one in self._here:
            if one.seat not in heads:
                heads.add(one.seat)
                if not one.asked:
                    one.asked, one.due = True, self._head_due(one, standing)
                elif self._changed and one.due > one.ready:
                    one.due = min(one.due, self._head_due(one, standing))
        self._changed = False

    def _head_due(self, one: Submission, standing: Standing) -> int:
        return self._due(one, self._contested_by(one, standing), standing.delays)

    def _due(self, one: Submission, position: Position | None, delays: Sequence[Milliseconds]) -> int:
        """When no rival can have an earlier one under way any more."""
        if position is None:
            return one.ready
        if not (slower := _slower(one, delays)) or not (about := one.about_to(position)):
            return one.ready
        ends = any(map(position.would_end, about))
        for delay, seat in slower:
            for event in about:
                if ends or position.could_take(seat, event):
                    return max(one.ready, one.made + min(delay, self.window))
        return one.ready

    def _soonest(self, standing: Standing) -> tuple[int, Submission]:
        """Of those that are here, what may be decided first, and when."""
        if self._next is None:
            self._ask(standing)
            self._next = min(self._plan(standing))
        return self._next

    def _plan(self, standing: Standing) -> list[tuple[int, Submission]]:
        """When each may be decided: when it is due, and after earlier ones that are the seat's own, or that
        it collides with."""
        if len(self._here) == 1:
            return [(self._here[0].due, self._here[0])]
        plan: list[tuple[int, Submission]] = []
        for one in sorted(self._here):
            before = [
                when for when, other in plan if other.seat == one.seat or self._collide(one, other, standing)
            ]
            plan.append((max([one.due, *before]), one))
        return plan

    def _collide(self, one: Submission, other: Submission, standing: Standing) -> bool:
        """Whether it matters which of the two is first."""
        position = self._contested_by(one, standing)
        if (
            position is None
            or not (mine := one.about_to(position))
            or not (theirs := other.about_to(position))
        ):
            return False
        if any(map(position.would_end, (*mine, *theirs))):
            return True
        return any(position.collide(first, second) for first in mine for second in theirs)

    def _contested_by(self, one: Submission, standing: Standing) -> Position | None:
        """The round, if the referee has to ask about it."""
        if not self.window or not one.command.contested:
            return None
        position = standing.position
        return position if position is not None and position.phase is RACING else None


def _slower(one: Submission, delays: Sequence[Milliseconds]) -> list[tuple[int, Seat]]:
    """The lines that would have to be waited for, the longest first."""
    spent = max(one.ready - one.made, min(one.credit, ALIKE_MS)) + NOISE_MS
    if max(delays) <= spent:
        return []
    slower = [(delay, seat) for seat, delay in enumerate(delays) if delay > spent and seat != one.seat]
    slower.sort(reverse=True)
    return slower
