"""A submission is a command on its way through the referee, with its arrival, virtual time and due time."""

from collections.abc import Sequence
from typing import Any

from pellmell.kit.messages import Command, Event
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds

BLIND_MS = 100  # sooner after something unforeseen, nobody has seen it: runners call that a false start


class Submission:
    """A command that waits for its time. `ticket` is whatever whoever submitted it wants to be reminded of.

    It is there when its hand is free (`ready`), was made at its virtual time (`made`), and is decided not
    before it is `due`. `early`: before anybody could see the table. It `claims` to have been made so many ms
    after what it answers had happened; None: that was long ago, or it answers nothing.
    """

    __slots__ = (
        "about", "arrival", "claims", "command", "credit", "decided", "due", "early", "has_due_time", "made",
        "number", "rank", "ready", "rtt", "seat", "ticket",
    )  # fmt: skip

    def __init__(
        self, number: int, seat: Seat, command: Command, arrival: Milliseconds, rtt: Milliseconds, ticket: Any
    ) -> None:
        self.number = number
        self.seat = seat
        self.command = command
        self.arrival = self.ready = self.due = arrival
        self.rtt = rtt
        self.ticket = ticket
        self.made = self.rank = arrival
        self.credit = 0  # ms, for the length of the line
        self.claims: Milliseconds | None = None
        self.early = False
        self.has_due_time = False
        self.about: Sequence[Event] | None = None  # to happen, as things stand; None: not asked yet
        self.decided: Milliseconds | None = None

    @property
    def held(self) -> Milliseconds:
        """For how many ms it waited for others, once it is decided."""
        assert self.decided is not None
        return self.decided - self.ready

    @property
    def blind(self) -> bool:
        """Its author cannot have seen what it answers, if the line is as long as it says."""
        return self.claims is not None and self.claims < BLIND_MS

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
