"""Statistics of contests count who won how many races for a place in a round, and what the referee held."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds


class Contests(Struct, omit_defaults=True):
    """Of one seat. `on_credit` were won though the rival's command had arrived first; `held` commands waited
    for rivals, for so many ms in all and at most."""

    won: int = 0
    lost: int = 0
    on_credit: int = 0
    held: int = 0
    ms: Milliseconds = 0
    longest: Milliseconds = 0


class ContestTally:
    """Of all seats, in one round."""

    def __init__(self) -> None:
        self._seats: dict[Seat, Contests] = {}

    def held(self, seat: Seat, ms: Milliseconds) -> None:
        mine = self._of(seat)
        mine.held += 1
        mine.ms += ms
        mine.longest = max(mine.longest, ms)

    def contest(self, winner: Seat, loser: Seat, on_credit: bool) -> None:
        self._of(winner).won += 1
        self._of(winner).on_credit += on_credit
        self._of(loser).lost += 1

    def take(self, seats: int) -> list[Contests]:
        """All of it, seat by seat; from here on it is counted anew. Empty: there was nothing to count."""
        counted, self._seats = self._seats, {}
        return [counted.get(seat, Contests()) for seat in range(seats)] if counted else []

    def _of(self, seat: Seat) -> Contests:
        return self._seats.setdefault(seat, Contests())


def races(contests: Sequence[Contests]) -> Iterator[tuple[Seat, Contests]]:
    """The seats that had any."""
    return ((seat, one) for seat, one in enumerate(contests) if one.won or one.lost)
