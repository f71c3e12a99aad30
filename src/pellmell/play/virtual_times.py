"""Virtual times say when a command counts as made, as if there were no network between (ALL-3).

That is its arrival less the way there and back. A line is credited only as far as a hand can be believed:
nobody lays a card on somebody else's within 225 ms of seeing it. A command that would have been made sooner,
by its line, has a shorter one than it says, or had a lucky trip; it counts as made 225 ms after what it
answers, or when it arrived, if that was even earlier.
"""

from collections import deque
from collections.abc import Sequence

from pellmell.kit.messages import Event
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.submission import Submission

NOISE_MS = 5  # of two virtual times that differ by less, arrival decides
LONG_AGO = -1_000_000
HAND_MS = 225  # from seeing to laying: people need 231 on average to press a button when a lamp lights


class VirtualTimes:
    """What the referee remembers of a race, to date commands. `window` limits how long a line counts."""

    def __init__(self, window: Milliseconds = 0) -> None:
        self.window = window
        self._last: dict[Seat, Submission] = {}
        self._laid: dict[Seat, Submission] = {}
        self._lately: deque[tuple[Milliseconds, Event]] = deque()  # when, and what happened
        self._began = 0
        self._shown = self._faces_up = LONG_AGO

    def began(self, at: Milliseconds, shown: bool) -> None:
        """The race is on, or goes on: nothing counts as made before. `shown`: nobody saw the table before,
        and what was made then is early."""
        self._began = at
        self._faces_up = at if shown else LONG_AGO
        self._shown = at - NOISE_MS if shown else LONG_AGO

    def happened(self, decided: Submission, events: Sequence[Event]) -> None:
        """What a command came to, for those that build on it or answer it."""
        command = decided.command
        if command.contested or command.unforeseen:
            assert decided.decided is not None
            self.note(decided.decided, events)
        if events and command.contested:
            decided.about = events
            self._laid[decided.seat] = decided

    def note(self, at: Milliseconds, events: Sequence[Event]) -> None:
        """What happened, for as long as somebody may be about to answer it."""
        while self._lately and at - self._lately[0][0] >= self.window + HAND_MS:
            self._lately.popleft()
        if self.window:
            for event in events:
                self._lately.append((at, event))

    def _made(self, new: Submission, position: Position | None) -> Milliseconds:
        """A seat's times never go back. A seat that has not heard of its own last command yet did not wait
        for the network since: its line counts for as much as then. To build on the own card it counts for
        nothing at all: that card was seen while it was laid."""
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

    def _by_hand(self, new: Submission, made: Milliseconds, position: Position) -> Milliseconds:
        """No sooner after what it answers than a hand can be; but never later than it is there."""
        since = self._answers(new, position)
        if since is None:
            return made
        new.claims = made - since
        return max(made, min(new.ready, since + HAND_MS))

    def _answers(self, new: Submission, position: Position) -> Milliseconds | None:
        """When that happened without which it could not have been meant, if it was not long ago."""
        seat, command, long_ago = new.seat, new.command, new.ready - self.window - HAND_MS
        for at, event in reversed(self._lately):
            if at <= long_ago:
                break
            if position.answers(seat, command, event):
                return at
        return self._faces_up if self._faces_up > long_ago else None
