"""A round of Count to Ten: the row, what a seat may try, and what that makes happen."""

from copy import deepcopy

from pellmell.games.count.messages import EVENTS, Begun, Laid, Lay
from pellmell.kit.chance import Chance
from pellmell.kit.messages import Command, Event, RaceStopped
from pellmell.kit.phases import RACING, Ending
from pellmell.kit.refusal import Malformed, Refusal, TooLate
from pellmell.kit.round import Position, Round, RoundSnapshot, View
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat

LAST = 10


class CountRound(Round):
    """`owners` names the seat that laid the 1, the 2, and so on."""

    events = EVENTS

    def __init__(self) -> None:
        super().__init__()
        self.owners: list[Seat] = []

    @property
    def wanted(self) -> int:
        return len(self.owners) + 1

    def legal(self, seat: Seat) -> list[Command]:
        return [Lay(self.wanted)] if self.phase is RACING and self.wanted <= LAST else []

    def could_take(self, rival: Seat, event: Event) -> bool:
        return isinstance(event, Laid) and rival not in self.gone

    def collide(self, one: Event, other: Event) -> bool:
        return isinstance(one, Laid) and isinstance(other, Laid) and one.number == other.number

    def continues(self, command: Command, event: Event) -> bool:
        return isinstance(command, Lay) and isinstance(event, Laid) and command.number == event.number + 1

    def would_end(self, event: Event) -> bool:
        return super().would_end(event) or (isinstance(event, Laid) and event.number == LAST)

    def on_begun(self, _: Begun) -> None:
        self.phase = RACING

    def on_laid(self, event: Laid) -> None:
        self.owners.append(event.seat)


class CountSnapshot(RoundSnapshot, frozen=True, omit_defaults=True, kw_only=True):
    owners: list[Seat]


class CountView(CountRound, View):
    def snapshot(self) -> CountSnapshot:
        return CountSnapshot(**self.shared(), owners=self.owners)


class CountPosition(CountRound, Position):
    def view(self) -> CountView:
        view = CountView()
        view.owners = list(self.owners)
        return view.standing_as(self)

    def imagined(self, chance: Chance) -> "CountPosition":
        """Nothing lies face down: there is only this one."""
        return deepcopy(self)

    def begin(self) -> list[Event]:
        return [Begun()]

    def attempt(self, seat: Seat, command: Command) -> list[Event]:
        if not isinstance(command, Lay):
            raise Malformed(f"{type(command).__name__} is no command of this game")
        if not 1 <= command.number <= LAST:
            raise Malformed(f"there is no {command.number}")
        if command.number == self.wanted:
            return [Laid(seat, command.number)]
        by = self.owners[command.number - 1] if command.number < self.wanted else seat
        raise Refusal("CNT-1", f"the row wants a {self.wanted}") if by == seat else TooLate(by)

    def consequences(self) -> list[Event]:
        if self.phase is RACING and self.wanted > LAST:
            return [RaceStopped(Ending.STOP, self.owners[-1])]
        return []

    def blocked(self) -> bool:
        return False

    def result(self) -> RoundResult:
        assert self.ending is not None
        points = [self.owners.count(seat) for seat in (0, 1)]
        return RoundResult(
            self.ending.ending, points, [{"numbers": count} for count in points], self.ending.by
        )
