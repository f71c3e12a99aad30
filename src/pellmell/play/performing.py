"""A performer carries out the commands of a match: its recorder, or the match itself, unrecorded."""

from collections.abc import Callable, Mapping
from typing import Protocol

from pellmell.kit.game import Carried
from pellmell.kit.messages import Command, Event
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.journal import Heard
from pellmell.play.match import Match

Carry = Mapping[str, Carried]


class Performer(Protocol):
    def perform(
        self, seat: Seat, command: Command, at: Milliseconds, heard: Heard | None = None
    ) -> list[Event]: ...


Record = Callable[[Match, Carry], Performer]


class Unrecorded:
    def __init__(self, match: Match) -> None:
        self._match = match

    def perform(
        self, seat: Seat, command: Command, at: Milliseconds, heard: Heard | None = None
    ) -> list[Event]:
        return self._match.perform(seat, command, at)


def unrecorded(match: Match, _: Carry) -> Performer:
    return Unrecorded(match)
