"""The referee orders the commands of a race: who was first, not whose line is shorter (ALL-3).
docs/fairness.md tells why, and what it costs.

*Virtual time.* Every command has one, `made`: when it would have been made with no network between, its
arrival less the way there and back (its *credit*, at most the window). Of two commands that want the same
place, the one that was made earlier has it; of two that differ by less than NOISE_MS, the one that arrived
earlier, since no line is measured better than that. play/virtual_times.py says what counts against the
credit: a hand is not believed to be quicker than HAND_MS, nobody waits for the network to see the own card,
and a seat's times never go back.

*Holding.* A command that arrives may have been beaten by one that is still under way. So it is held until
none can be any more: until `made` + the delay of the slowest rival, at most for the window. A rival is a seat
on a slower line that could take the very place, by what lies *open* before it (`Round.could_take`); all are
rivals of what ends the race. Most commands have none, and are decided at once (`_go_alone`). A command on the
own card has no credit, so that everybody's line would be slower; but between lines as short as ALIKE_MS
nobody waits for the sake of that. While something is held, others arrive. Whatever may be decided first is
decided first (`_plan`), and then all are asked again: what has become impossible need not be held.

*One hand.* At a human pace a command waits, before anything else, until the hand of its seat is free
(`ready`, play/pace_limit.py: ALL-4). A seat's commands stay in their order, whatever their virtual times:
what comes after a held one waits behind it.

An example. Anna's line takes 20 ms there and back, Ben's 120; the window is 200. At 1000 a red 3 is laid, and
both have the 4. Ben reacts after 400 ms, Anna after 430.

    1450  Anna's 4 arrives: made at 1430. Ben could have one under way: it is held until 1430 + 120 = 1550.
    1520  Ben's 4 arrives: made at 1400. Nobody's line is slower: it is due at once, and was made first.
          It is decided. Anna's 4 has no place any more: asked again, it is due, too, and comes too late.

By arrival, Anna would have won. Had Ben reacted after 440 ms, her 4 would have been decided at 1550, and his,
which arrives at 1560, would have come too late.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import Any

from msgspec import Struct

from pellmell.kit.messages import Command
from pellmell.kit.phases import RACING
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.kit.timed_stages import stage
from pellmell.play.messages import TableCommand
from pellmell.play.pace_limit import PaceLimit
from pellmell.play.submission import Submission
from pellmell.play.virtual_times import NOISE_MS, VirtualTimes

ALIKE_MS = 30  # between lines as short as this, nobody waits for the sake of an own card


class Standing(Struct, frozen=True):
    """How things stand when the referee is asked: the round, while it is raced, and how long each seat's line
    is, there and back, in ms."""

    position: Position | None = None
    delays: Sequence[Milliseconds] = ()


NO_RACE = Standing()


class Referee(VirtualTimes):
    """`window` limits, in ms, how long a command is held and how long a line counts; 0: by arrival."""

    def __init__(self, human_pace: bool, window: Milliseconds = 0) -> None:
        super().__init__(window)
        self._pace = PaceLimit() if human_pace else None
        self._number = 0
        self.undecided = 0  # commands that wait, for whatever reason
        self._clear: Submission | None = None  # nobody is before it, and nobody has to be waited for
        self._coming: list[tuple[Milliseconds, int, Submission]] = []  # until their hands are free
        self._here: list[Submission] = []
        self._changed = False
        self._next: tuple[Milliseconds, Submission] | None = None

    @stage("referee")
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
        if self._pace is not None:
            new.ready = new.due = self._pace.move(seat, command.gesture, arrival)
        position = self._contested_by(new, standing)
        if self.window:
            new.made = new.rank = self._made(new, position)
            new.early = arrival - shortest < self._shown and not isinstance(command, TableCommand)
        else:
            new.made = new.rank = new.ready
        self._last[seat] = new
        if not self.undecided and new.ready == arrival:
            self._go_alone(new, position, standing.delays)
        else:
            self._line_up(new)
        self.undecided += 1
        return new

    def waiting(self) -> Sequence[Submission]:
        clear = [] if self._clear is None else [self._clear]
        return [*clear, *self._here, *(new for *_, new in self._coming)]

    def next_due(self, standing: Standing = NO_RACE) -> Milliseconds | None:
        if not self.undecided:
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

    @stage("referee")
    def take(self, now: Milliseconds, standing: Standing = NO_RACE) -> Submission | None:
        """The next command to decide by now. What it changes may matter to those behind it."""
        if (clear := self._clear) is not None and clear.ready <= now:
            self._clear, clear.decided = None, now
            self.undecided -= 1
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
            new.has_due_time, new.due = True, due
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
        self.undecided -= 1
        self._changed, self._next = True, None
        chosen.decided = now
        for other in self._here:
            other.about = None
        return chosen

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
                if not one.has_due_time:
                    one.has_due_time, one.due = True, self._head_due(one, standing)
                elif self._changed and one.due > one.ready:
                    one.due = min(one.due, self._head_due(one, standing))
        self._changed = False

    def _head_due(self, one: Submission, standing: Standing) -> Milliseconds:
        return self._due(one, self._contested_by(one, standing), standing.delays)

    def _due(
        self, one: Submission, position: Position | None, delays: Sequence[Milliseconds]
    ) -> Milliseconds:
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

    def _soonest(self, standing: Standing) -> tuple[Milliseconds, Submission]:
        """Of those that are here, what may be decided first, and when."""
        if self._next is None:
            self._ask(standing)
            self._next = min(self._plan(standing))
        return self._next

    def _plan(self, standing: Standing) -> list[tuple[Milliseconds, Submission]]:
        """When each may be decided: when it is due, and after earlier ones that are the seat's own, or that
        it collides with."""
        if len(self._here) == 1:
            return [(self._here[0].due, self._here[0])]
        plan: list[tuple[Milliseconds, Submission]] = []
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


def _slower(one: Submission, delays: Sequence[Milliseconds]) -> list[tuple[Milliseconds, Seat]]:
    """The lines that would have to be waited for, the longest first."""
    spent = max(one.ready - one.made, min(one.credit, ALIKE_MS)) + NOISE_MS
    if max(delays) <= spent:
        return []
    slower = [(delay, seat) for seat, delay in enumerate(delays) if delay > spent and seat != one.seat]
    slower.sort(reverse=True)
    return slower
