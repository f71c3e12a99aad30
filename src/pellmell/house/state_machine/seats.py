"""The seats of a table as its state machine knows them: who has each, and whether a line holds it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from pellmell.house.keys import opens, person, same_person
from pellmell.house.records import Chair
from pellmell.house.state_machine.inputs import Holder
from pellmell.house.token_bucket import Bucket
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds


@dataclass(slots=True)
class SeatState:
    chair: Chair
    holder: Holder | None = None  # the line on which it is played, if there is one
    delay: Milliseconds = 0  # of that line: its median round trip in ms, and the shortest one lately
    shortest: Milliseconds = 0
    lost: bool = False  # offline, and for longer than a moment
    answered: int = 0  # the highest command of the seat that was taken in
    moves: int = 0  # in this round
    blind: int = 0  # how often this line claims to have answered what no hand can have seen
    reacted: Milliseconds | None = None  # when the table was last told of it
    renamed: Milliseconds | None = None  # when its player last asked for that
    visits: Bucket | None = None  # how often somebody may come back to it
    requests: Bucket | None = None  # how often its player may ask for what is no move

    @property
    def online(self) -> bool:
        return self.holder is not None

    @property
    def human(self) -> bool:
        return not self.chair.player.bot

    def take(self, holder: Holder, delay: Milliseconds | None, shortest: Milliseconds) -> None:
        self.holder, self.lost, self.blind = holder, False, 0
        self.measure(delay, shortest)

    def measure(self, delay: Milliseconds | None, shortest: Milliseconds) -> None:
        self.delay, self.shortest = delay or 0, shortest

    def leave(self, lost: bool = False) -> None:
        """The line is gone: a bot plays, or nobody, and neither has a line with a length."""
        self.holder, self.delay, self.shortest = None, 0, 0
        self.lost = self.lost or lost


class Seats(list[SeatState]):
    """`delays` are those of all, for the referee: measured anew whenever a line comes, goes or changes."""

    delays: Sequence[Milliseconds] = ()

    @classmethod
    def of(cls, chairs: Iterable[Chair]) -> "Seats":
        seats = cls(SeatState(chair) for chair in chairs)
        seats.measure_all()
        return seats

    def measure_all(self) -> None:
        self.delays = [state.delay for state in self]

    @property
    def chairs(self) -> list[Chair]:
        return [state.chair for state in self]

    @property
    def names(self) -> set[str]:
        return {state.chair.player.name for state in self}

    @property
    def online(self) -> list[Seat]:
        return [seat for seat, state in enumerate(self) if state.online]

    @property
    def owned(self) -> bool:
        """Any of them, by somebody who may come back."""
        return any(state.chair.token_hash for state in self)

    def take_away(self, seat: Seat) -> None:
        """Nobody comes back to this seat; who was there may watch."""
        state = self[seat]
        state.chair = replace(state.chair, token_hash="")
        state.leave()
        self.measure_all()

    def forget_moves(self) -> None:
        """They are counted anew, for another round."""
        for state in self:
            state.moves = 0

    def held_by(self, holder: Holder) -> Seat | None:
        return next((seat for seat, state in enumerate(self) if state.holder is holder), None)

    def owned_by(self, token: str) -> Seat | None:
        return next((seat for seat, state in enumerate(self) if opens(token, state.chair.token_hash)), None)

    def known(self, token: str, secret: str, house_key: bytes) -> Seat | None:
        """By the one or by the other."""
        seat = self.owned_by(token)
        return self.of_person(person(secret, house_key)) if seat is None and secret else seat

    def of_person(self, person: str) -> Seat | None:
        return next(
            (
                seat
                for seat, state in enumerate(self)
                if state.chair.token_hash and same_person(state.chair.player.id, person)
            ),
            None,
        )
