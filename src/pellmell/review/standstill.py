"""The standstill of a table: paused, frozen, or counting down to go on, it lets nobody do anything."""

from pellmell.films.showing import ShownShot
from pellmell.kit.messages import RaceStopped
from pellmell.kit.phases import RACING, Phase
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import CountdownEnded, Paused, Resumed


class Standstill:
    def __init__(self) -> None:
        self.gaps: list[tuple[Milliseconds, Milliseconds]] = []  # from when to when, those that are over
        self._since: Milliseconds | None = None
        self._paused = False
        self._counts_down = False

    @property
    def stands(self) -> bool:
        return self._since is not None

    def note(self, frame: ShownShot) -> None:
        for event in frame.events:
            match event:
                case Paused():
                    self._paused = True
                case Resumed():
                    self._paused, self._counts_down = False, frame.view.phase is RACING
                case CountdownEnded():
                    self._counts_down = False
                case RaceStopped():  # by a vote, perhaps, in a pause
                    self._paused = False
                case _:
                    pass
        stands = self._paused or self._counts_down or frame.view.phase is Phase.FROZEN
        if stands and self._since is None:
            self._since = frame.at
        elif not stands and self._since is not None:
            self.gaps.append((self._since, frame.at))
            self._since = None

    def idle(self, since: Milliseconds) -> Milliseconds:
        """For how long it has stood still since a moment that lies in no gap."""
        return sum(end - begin for begin, end in self.gaps if since <= begin)
