"""Timers of a match have deadlines, and can stand still. Time is a value that comes with each command."""

from collections.abc import Mapping

from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.time_units import Milliseconds


class Timers:
    """When each timer that runs is up; while time stands still, what is left of each."""

    def __init__(self) -> None:
        self.now = 0
        self.deadlines: dict[str, Milliseconds] = {}
        self.left: dict[str, Milliseconds] = {}  # while time stands still

    def check(self, at: Milliseconds) -> None:
        if at < self.now:
            raise Malformed(f"time runs backwards: {at} ms comes after {self.now} ms")

    def check_due(self, timer: str, at: Milliseconds) -> None:
        if timer not in self.deadlines:
            raise Refusal("ALL-1", f"no timer {timer!r} runs")
        if at < self.deadlines[timer]:
            raise Refusal("ALL-1", f"timer {timer!r} runs for another {self.deadlines[timer] - at} ms")

    def next(self) -> tuple[Milliseconds, str] | None:
        """The timer that is up first, and when."""
        return min((due, name) for name, due in self.deadlines.items()) if self.deadlines else None

    def run(self, timers: Mapping[str, Milliseconds], at: Milliseconds) -> None:
        """From now on these timers run, each with its length; one that runs, or stood still, goes on."""
        self.now = at
        self.deadlines = {
            name: self.deadlines.get(name, at + self.left.get(name, length))
            for name, length in timers.items()
        }
        self.left = {}

    def stand_still(self, at: Milliseconds, meanwhile: Mapping[str, Milliseconds]) -> None:
        """Time stands still for all timers but those that run meanwhile."""
        self.now = at
        self.left |= {name: max(0, due - at) for name, due in self.deadlines.items()}
        self.deadlines = {name: self.deadlines.get(name, at + length) for name, length in meanwhile.items()}
