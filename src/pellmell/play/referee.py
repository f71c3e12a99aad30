"""The order in which commands are decided: who was first, not whose line is shorter (ALL-3).

Every command has a *virtual* time: when it would have been made with no network between, its arrival
less the way there and back. One that a rival could still beat, by what lies open before that rival, is held
until nothing earlier can be under way any more, at most for the window. docs/fairness.md tells why.

Also, nobody's hand is quicker than a hand (ALL-4), and a seat's commands stay in their order.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import Any, Protocol

from pellmell.kit.messages import Command, Event
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.play.hands import Hands
from pellmell.play.messages import TableCommand

NOISE_MS = 5  # of two virtual times that differ by less, arrival decides


class Race(Protocol):
    """The table, as the referee asks about it."""

    def contested(self) -> Position | None:
        """The round, while it is raced."""
        ...

    def delays(self) -> Sequence[int]:
        """Of each seat's line, there and back, in ms."""
        ...


class Submission:
    """A command that waits for its time. `ticket` is whatever whoever submitted it wants to be reminded of.

    It is there when its hand is free (`ready`), was made at its virtual time (`made`), and is decided not
    before it is `due`. `early`: before anybody could see the table.
    """

    __slots__ = (
        "about", "arrival", "asked", "command", "decided", "due", "early", "made", "number", "rank", "ready",
        "rtt", "seat", "ticket",
    )  # fmt: skip

    def __init__(
        self, number: int, seat: Seat, command: Command, arrival: int, rtt: int, ticket: Any
    ) -> None:
        self.number = number
        self.seat = seat
        self.command = command
        self.arrival = self.ready = self.due = arrival
        self.rtt = rtt
        self.ticket = ticket
        self.made = self.rank = arrival
        self.early = False
        self.asked = False
        self.about: Sequence[Event] | None = None  # to happen, as things stand; None: not asked yet
        self.decided: int | None = None

    @property
    def held(self) -> int:
        """For how many ms it waited for others."""
        return 0 if self.decided is None else self.decided - self.ready

    def __lt__(self, other: "Submission") -> bool:
        return (self.rank, self.number) < (other.rank, other.number)


class Referee:
    """`window` limits, in ms, how long a command is held and how long a line counts; 0: by arrival."""

    def __init__(self, human_pace: bool, window: int = 0, race: Race | None = None) -> None:
        self.window = window
        self._race = race
        self._hands = Hands() if human_pace else None
        self._number = 0
        self._coming: list[tuple[int, int, Submission]] = []  # until their hands are free
        self._here: list[Submission] = []
        self._last: dict[Seat, Submission] = {}
        self._began = 0
        self._shown: int | None = None

    def began(self, at: int, shown: bool) -> None:
        """The race is on, or goes on: nothing counts as made before. `shown`: nobody saw the table before."""
        self._began = at
        self._shown = at if shown else None

    def submit(
        self, seat: Seat, command: Command, arrival: int, rtt: int = 0, ticket: Any = None, shortest: int = 0
    ) -> None:
        """A command has arrived over a line that takes `rtt` ms there and back, and at least `shortest`."""
        new = Submission(self._number, seat, command, arrival, rtt, ticket)
        self._number += 1
        if self._hands is not None:
            new.ready = new.due = self._hands.move(seat, command.gesture, arrival)
        new.made = new.rank = self._made(new) if self.window else new.ready
        new.early = self._is_early(command, arrival - shortest)
        self._last[seat] = new
        heappush(self._coming, (new.ready, new.number, new))

    def waiting(self) -> Sequence[Submission]:
        return [*self._here, *(new for *_, new in self._coming)]

    def next_due(self) -> int | None:
        moments = [when for when, _ in self._plan()]
        if self._coming:
            moments.append(self._coming[0][0])
        return min(moments, default=None)

    def due(self, now: int) -> Iterator[Submission]:
        """The commands to decide by now, in their order; each is decided before the next is asked for."""
        while (chosen := self.take(now)) is not None:
            yield chosen

    def take(self, now: int) -> Submission | None:
        """The next command to decide by now. What it changes may matter to those behind it."""
        self._listen(now)
        if not self._here:
            return None
        self._ask()
        when, chosen = min(self._plan())
        return self._decide(chosen, now) if when <= now else None

    def take_held(self, now: int) -> Submission | None:
        """The first of those that wait for others, though its time has not come."""
        self._listen(now)
        return self._decide(min(self._here), now) if self._here else None

    def _listen(self, now: int) -> None:
        while self._coming and self._coming[0][0] <= now:
            self._arrive(heappop(self._coming)[2])

    def _decide(self, chosen: Submission, now: int) -> Submission:
        self._here.remove(chosen)
        chosen.decided = now
        for other in self._here:
            other.about = None
        return chosen

    # Virtual times

    def _made(self, new: Submission) -> int:
        """A seat's times never go back. Who had not heard of the own last command when this one was made
        did not wait for the network between the two: they are as far apart as their arrivals."""
        made = new.ready - min(new.rtt, self.window)
        last = self._last.get(new.seat)
        if last is not None:
            if last.decided is None or made < last.decided:
                made = last.made + new.ready - last.ready
            made = max(made, last.made)
        return min(max(made, self._began), new.ready)

    def _is_early(self, command: Command, at_the_latest: int) -> bool:
        """Made before the table could be seen where it was made."""
        if not self.window or self._shown is None or at_the_latest >= self._shown - NOISE_MS:
            return False
        return not isinstance(command, TableCommand)

    # Who waits for whom

    def _arrive(self, new: Submission) -> None:
        """A difference that is only noise is none."""
        for other in self._here:
            if other.seat == new.seat:
                new.rank = max(new.rank, other.rank)
            elif 0 < other.rank - new.rank < NOISE_MS and self._collide(new, other):
                new.rank = other.rank
        self._here.append(new)

    def _ask(self) -> None:
        """Of each seat's first one how long it is held: less, perhaps, than when it was asked before."""
        heads: set[Seat] = set()
        for one in self._here:
            if one.seat not in heads:
                heads.add(one.seat)
                if not one.asked:
                    one.asked, one.due = True, self._due(one)
                elif one.due > one.ready:
                    one.due = min(one.due, self._due(one))

    def _due(self, one: Submission) -> int:
        """When no rival can have an earlier one under way any more."""
        position = self._contested() if one.command.contested else None
        if position is None or self._race is None:
            return one.ready
        spent = one.ready - one.made
        slower = [
            (min(delay, self.window), seat)
            for seat, delay in enumerate(self._race.delays())
            if delay > spent + NOISE_MS and seat != one.seat
        ]
        if not slower or not (about := _about(one, position)):
            return one.ready
        ends = _ends(about, position)
        longest = max((delay for delay, seat in slower if ends or _rivals(seat, about, position)), default=0)
        return max(one.ready, one.made + longest)

    def _plan(self) -> list[tuple[int, Submission]]:
        """When each may be decided: when it is due, and after earlier ones that are the seat's own, or that
        it collides with."""
        if len(self._here) == 1:
            return [(self._here[0].due, self._here[0])]
        plan: list[tuple[int, Submission]] = []
        for one in sorted(self._here):
            before = [when for when, other in plan if other.seat == one.seat or self._collide(one, other)]
            plan.append((max([one.due, *before]), one))
        return plan

    def _collide(self, one: Submission, other: Submission) -> bool:
        """Whether it matters which of the two is first."""
        position = self._contested()
        if position is None or not (mine := _about(one, position)) or not (theirs := _about(other, position)):
            return False
        if _ends(mine, position) or _ends(theirs, position):
            return True
        return any(position.collide(first, second) for first in mine for second in theirs)

    def _contested(self) -> Position | None:
        return self._race.contested() if self.window and self._race is not None else None


def _about(one: Submission, position: Position) -> Sequence[Event]:
    """What the command is about to make happen. Nothing: it would be refused, or concerns nobody else."""
    if one.about is None:
        try:
            one.about = position.decide(one.seat, one.command) if one.command.contested else ()
        except (Refusal, Malformed):
            one.about = ()
    return one.about


def _ends(about: Sequence[Event], position: Position) -> bool:
    return any(position.would_end(event) for event in about)


def _rivals(seat: Seat, about: Sequence[Event], position: Position) -> bool:
    return any(position.could_take(seat, event) for event in about)
