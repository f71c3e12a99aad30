"""A race that is only places and cards that lie open, for the referee to ask about."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pellmell.kit.chance import Chance
from pellmell.kit.messages import Command, Event, Gesture, RaceStopped
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.refusal import Refusal, TooLate
from pellmell.kit.round import Position, View
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.referee import Referee, Standing
from pellmell.play.submission import Submission


class Take(Command, frozen=True):
    """Take a place; every seat can, once it is the only one there."""

    place: int = 0


class Rest(Command, frozen=True):
    """Nobody minds."""

    n: int = 0


class Turn(Command, frozen=True):
    """Takes nothing that others could want."""

    contested = False


class Wave(Command, frozen=True):
    """Nothing comes of it."""


class TakeTwo(Command, frozen=True):
    """Take a place and the next one, if both are free."""

    place: int = 0


class Finish(Command, frozen=True):
    """Take a place with the last card: that is the end, too."""

    place: int = 0


class Halt(Command, frozen=True):
    gesture = Gesture.SHOUT


class Taken(Event, frozen=True):
    seat: Seat
    place: int


class Rested(Event, frozen=True):
    seat: Seat


class Places(Position):
    """`able` says who could take what; a place is free once in each of its ages."""

    events = (Taken, Rested)

    def __init__(self, able: Sequence[frozenset[int]]) -> None:
        super().__init__()
        self.phase = Phase.RACING
        self.able = able
        self.owners: dict[int, Seat] = {}

    def attempt(self, seat: Seat, command: Command) -> list[Event]:
        match command:
            case Take(place=place) | Finish(place=place) if place in self.owners:
                raise TooLate(self.owners[place])
            case Take(place=place) | Finish(place=place) if place not in self.able[seat]:
                raise Refusal("ALL-1", "not with what lies before you")
            case Take(place=place):
                return [Taken(seat, place)]
            case TakeTwo(place=place):
                return [*self.attempt(seat, Take(place)), *self.attempt(seat, Take(place + 1))]
            case Wave():
                return []
            case Finish(place=place):
                return [Taken(seat, place), RaceStopped(Ending.STOP, seat)]
            case Halt():
                return [RaceStopped(Ending.STOP, seat)]
            case _:
                return [Rested(seat)]

    def could_take(self, rival: Seat, event: Event) -> bool:
        return isinstance(event, Taken) and event.place in self.able[rival]

    def collide(self, one: Event, other: Event) -> bool:
        return isinstance(one, Taken) and isinstance(other, Taken) and one.place == other.place

    def continues(self, command: Command, event: Event) -> bool:
        """Places are in a row: the next one is made by the one before."""
        return isinstance(command, Take) and isinstance(event, Taken) and command.place == event.place + 1

    def on_taken(self, event: Taken) -> None:
        self.owners[event.place] = event.seat

    def on_rested(self, _: Rested) -> None:
        pass

    def consequences(self) -> list[Event]:
        return []

    def legal(self, seat: Seat) -> list[Command]:
        raise NotImplementedError

    def view(self) -> View:
        raise NotImplementedError

    def imagined(self, chance: Chance) -> Position:
        raise NotImplementedError

    def begin(self) -> list[Event]:
        raise NotImplementedError

    def blocked(self) -> bool:
        return False

    def result(self) -> RoundResult:
        raise NotImplementedError


@dataclass
class Table:
    """What is sent to it at a time over a line arrives later; `done` is what came of it, in its order."""

    lines: Sequence[int]
    window: Milliseconds = 200
    able: Sequence[frozenset[int]] | None = None
    human_pace: bool = False
    done: list[tuple[Submission, str]] = field(default_factory=list[tuple[Submission, str]])

    def __post_init__(self) -> None:
        everything = frozenset(range(10))
        self.position = Places(self.able or [everything for _ in self.lines])
        self.referee = Referee(self.human_pace, self.window)

    @property
    def standing(self) -> Standing:
        return Standing(self.position, self.lines)

    def play(self, *sent: tuple[int, Seat, Command]) -> list[tuple[Seat, str]]:
        """Each arrives at its time; the referee is asked whenever something is due. Who did what."""
        for arrival, seat, command in sorted(sent, key=lambda one: one[0]):
            self.pass_time(arrival - 1)
            self.submit(seat, command, arrival)
            self.decide(arrival)
        self.pass_time(1_000_000)
        return [(one.seat, how) for one, how in self.done]

    def submit(
        self, seat: Seat, command: Command, arrival: int, rtt: int | None = None, shortest: Milliseconds = 0
    ) -> Submission:
        """Over the seat's line, unless another one is named."""
        rtt = self.lines[seat] if rtt is None else rtt
        return self.referee.submit(seat, command, arrival, rtt, shortest=shortest, standing=self.standing)

    def pass_time(self, end: int) -> None:
        while (due := self.referee.next_due(self.standing)) is not None and due <= end:
            self.decide(due)

    def decide(self, now: Milliseconds) -> None:
        for one in self.referee.due(now, self.standing):
            self.done.append((one, self._try(one)))

    def _try(self, one: Submission) -> str:
        try:
            self.referee.happened(one, self.position.perform(one.seat, one.command))
        except TooLate as late:
            return f"after {late.by}"
        except Refusal:
            return "refused"
        return "done"
