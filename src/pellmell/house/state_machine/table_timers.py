"""The timers of a table: those of its match, and those by which the house waits for people."""

from collections.abc import Mapping

from pellmell.play.clock import Clock
from pellmell.play.match import Match

SHOWN = ("next round", "pause", "recovery")  # of the house's own


class TableTimers:
    def __init__(self) -> None:
        self._own = Clock()

    def run(self, timers: Mapping[str, int], at: int) -> None:
        """The house waits for these from now on; whatever ran before goes on."""
        self._own.run(timers, at)

    def next(self, match: Match | None) -> tuple[int, str] | None:
        """Which is up first, and when."""
        own, other = self._own.next(), match.clock.next() if match is not None else None
        if own is None or other is None:
            return own or other
        return min(own, other)

    def take_own(self, timer: str) -> bool:
        """Whether it was one of the house's own, which is up now."""
        return self._own.deadlines.pop(timer, None) is not None

    def shown(self, match: Match | None) -> dict[str, int]:
        """Those that the players can see running, and when each is up."""
        timers = dict(match.clock.deadlines) if match is not None else {}
        if own := self._own.deadlines:
            timers |= {name: own[name] for name in SHOWN if name in own}
        return timers
