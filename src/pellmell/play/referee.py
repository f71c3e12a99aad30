"""The order in which commands are decided.

Commands arrive with seat and time and are decided one by one. Today the referee passes them on as they
arrive, and sees that nobody's hand is quicker than a hand (ALL-4): a command that comes too soon after
the seat's last one waits, it is not refused, and what the seat does after it waits behind it.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from pellmell.kit.messages import Command, Gesture
from pellmell.kit.seats import Seat

ONE_HAND_MS = Gesture.PLACE.value  # between any two moves of a hand


class Submission(NamedTuple):
    """A command that waits for its time. `number` keeps the order of arrival, and `ticket` is whatever
    whoever submitted it wants to be reminded of."""

    due: int
    number: int
    seat: Seat
    command: Command
    arrival: int
    rtt: int
    ticket: Any


class Referee:
    def __init__(self, human_pace: bool) -> None:
        self._human_pace = human_pace
        self._waiting: list[Submission] = []
        self._number = 0
        self._free: dict[tuple[Seat, Gesture | None], int] = {}

    def submit(self, seat: Seat, command: Command, arrival: int, rtt: int = 0, ticket: Any = None) -> None:
        """A command has arrived over a line whose way there and back takes `rtt` ms."""
        due = self._when(seat, command.gesture, arrival) if self._human_pace else arrival
        heappush(self._waiting, Submission(due, self._number, seat, command, arrival, rtt, ticket))
        self._number += 1

    def waiting(self) -> Sequence[Submission]:
        return self._waiting

    def next_due(self) -> int | None:
        return self._waiting[0].due if self._waiting else None

    def due(self, now: int) -> list[Submission]:
        """The commands to decide by now, in their order."""
        ripe: list[Submission] = []
        while self._waiting and self._waiting[0].due <= now:
            ripe.append(heappop(self._waiting))
        return ripe

    def _when(self, seat: Seat, gesture: Gesture, arrival: int) -> int:
        hand, same = (seat, None), (seat, gesture)
        if gesture is Gesture.SHOUT:
            return max(arrival, self._free.get(hand, 0) - ONE_HAND_MS)
        due = max(arrival, self._free.get(hand, 0), self._free.get(same, 0))
        self._free[hand] = due + ONE_HAND_MS
        self._free[same] = due + gesture.value
        return due
