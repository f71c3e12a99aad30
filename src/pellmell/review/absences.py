"""The absences of a round: since when and until when nobody played on a seat who had come to play there."""

from msgspec import Struct

from pellmell.films.film import Film
from pellmell.films.showing import ShownShot
from pellmell.kit.messages import Event
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import BotTookOver, CameBack, Left, PlayerTookOver, WentAway


class Absence(Struct, frozen=True):
    """From the deal on where a bot plays for somebody all along, and to the end where nobody comes back."""

    seat: Seat
    since: Milliseconds
    until: Milliseconds


class Absences:
    def __init__(self, film: Film) -> None:
        self.over: list[Absence] = []
        resting = [seat for seat in film.out if film.players[seat].bot]
        self._away = dict.fromkeys((*film.away, *film.gone, *resting), 0)

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._away

    def note(self, frame: ShownShot) -> None:
        for event in frame.events:
            self._note(event, frame.at)

    def _note(self, event: Event, at: Milliseconds) -> None:
        match event:
            case WentAway(seat) | BotTookOver(seat) | Left(seat):
                self._away.setdefault(seat, at)
            case CameBack(seat) | PlayerTookOver(seat) if seat in self._away:  # of who has left there is none
                self.over.append(Absence(seat, self._away.pop(seat), at))
            case _:
                pass

    def end(self, at: Milliseconds) -> list[Absence]:
        """All of the round, which is over."""
        return [*self.over, *(Absence(seat, since, at) for seat, since in self._away.items())]
