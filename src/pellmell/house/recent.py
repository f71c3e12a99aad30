"""What has just happened at a table, to tell somebody who came too late by how much."""

from collections import deque

from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event

REMEMBERED = 24  # more than a second of twelve players


class Recent:
    def __init__(self, game: Game) -> None:
        self._game = game
        self._frames: deque[tuple[int, int, list[Event]]] = deque(maxlen=REMEMBERED)

    def note(self, number: int, at: int, events: list[Event]) -> None:
        self._frames.append((number, at, events))

    def taken_after(self, seen: int, command: Command) -> int | None:
        """When the place that a command aimed at was taken, if that was after what its author had seen."""
        for number, at, events in reversed(self._frames):
            if number <= seen:
                return None
            if any(self._game.contends(command, event) for event in events):
                return at
        return None
