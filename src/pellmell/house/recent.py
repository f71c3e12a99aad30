"""What has just happened at a table, to tell somebody who came too late by whom, and by how much."""

from collections import deque

from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event
from pellmell.play.journal import Heard

REMEMBERED = 16  # of those that take a place: more than a second of twelve players


class Recent:
    """The numbers of the last frames, and for each what happened, and what the referee went by."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._frames: deque[tuple[int, list[Event], Heard]] = deque(maxlen=REMEMBERED)

    def note(self, number: int, events: list[Event], heard: Heard) -> None:
        self._frames.append((number, events, heard))

    def taken_after(self, seen: int, command: Command) -> Heard | None:
        """When the place that a command aimed at was taken, if that was after what its author had seen."""
        for number, events, heard in reversed(self._frames):
            if number <= seen:
                return None
            if any(self._game.contends(command, event) for event in events):
                return heard
        return None
