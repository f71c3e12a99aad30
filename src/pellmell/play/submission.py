"""A command on its way through the referee."""

from collections.abc import Sequence
from typing import Any

from pellmell.kit.messages import Command, Event
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat


class Submission:
    """A command that waits for its time. `ticket` is whatever whoever submitted it wants to be reminded of.

    It is there when its hand is free (`ready`), was made at its virtual time (`made`), and is decided not
    before it is `due`. `early`: before anybody could see the table.
    """

    __slots__ = (
        "about", "arrival", "asked", "command", "credit", "decided", "due", "early", "made", "number", "rank",
        "ready", "rtt", "seat", "ticket",
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
        self.credit = 0  # ms, for the length of the line
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

    def about_to(self, position: Position) -> Sequence[Event]:
        """What it is about to make happen. Nothing: it would be refused, or concerns nobody else."""
        if self.about is None:
            try:
                self.about = position.foresee(self.seat, self.command) if self.command.contested else ()
            except (Refusal, Malformed):
                self.about = ()
        return self.about
