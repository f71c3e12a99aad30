"""Exceptions of the client say what went wrong at somebody else's house."""

from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.wire.frames import Goodbye, Refused


class CommandRefused(Refusal):
    """The house did not carry a command out. Where somebody was quicker, `by` whom and by how many `ms`.

    Without a rule it is not the rules that say no: the frame made no sense, or its answer was lost.
    """

    def __init__(self, answer: Refused) -> None:
        super().__init__(answer.rule, answer.reason)
        self.by: Seat | None = answer.by
        self.ms: Milliseconds | None = answer.ms


class HungUp(Exception):
    """The house said goodbye, and not to come back as if nothing were; `why` says it in a word."""

    def __init__(self, goodbye: Goodbye) -> None:
        super().__init__(goodbye.reason)
        self.why = goodbye.why
        self.reason = goodbye.reason


class HouseError(Exception):
    """The house answers a question with an error, or not at all (status 0)."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class FrameMissing(Exception):
    """A number was skipped: what follows can't be folded. The line is to be opened anew."""
