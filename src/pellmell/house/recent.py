"""What has just happened at a table, to tell somebody who came too late by whom, and by how much."""

from collections import deque
from dataclasses import dataclass

from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event
from pellmell.kit.seats import Seat
from pellmell.play.journal import Heard

REMEMBERED = 16  # of those that take a place: more than a second of twelve players


@dataclass(slots=True)
class Taken:
    """What a frame told, what the referee went by, and who came too late for it."""

    number: int
    events: list[Event]
    heard: Heard
    losers: frozenset[Seat] = frozenset()


class Recent:
    """The last frames."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._frames: deque[Taken] = deque(maxlen=REMEMBERED)

    def note(self, number: int, events: list[Event], heard: Heard) -> None:
        self._frames.append(Taken(number, events, heard))

    def taken_after(self, seen: int, command: Command) -> Taken | None:
        """How the place that a command aimed at was taken, if that was after what its author had seen."""
        for frame in reversed(self._frames):
            if frame.number <= seen:
                return None
            if any(self._game.contends(command, event) for event in frame.events):
                return frame
        return None
