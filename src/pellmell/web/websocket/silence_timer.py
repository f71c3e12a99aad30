"""The silence timer of a line counts how long no ping was answered, while the house itself was awake."""

from pellmell.kit.time_units import Seconds

LONGEST_LOOK: Seconds = 2.0  # that count between two looks


class SilenceTimer:
    """It counts from look to look. If one comes far too late, the house has slept (a laptop was closed, a
    machine was stopped), and what a client said meanwhile still waits to be read."""

    def __init__(self, now: Seconds) -> None:
        self._seconds = 0.0
        self._looked = now
        self._asked: Seconds | None = None

    def ask(self, now: Seconds) -> None:
        """A ping is sent."""
        if self._asked is None:
            self._asked = now

    def unanswered(self, now: Seconds) -> Seconds:
        """How old the first ping is that was sent since one was answered."""
        return 0.0 if self._asked is None else now - self._asked

    def end(self) -> None:
        """A ping was answered. Nothing else counts: who only speaks has a line of unknown length."""
        self._seconds = 0.0
        self._asked = None

    def look(self, now: Seconds) -> Seconds:
        self._seconds += min(now - self._looked, LONGEST_LOOK)
        self._looked = now
        return self._seconds
