"""Commands and events of who sits where, in the middle of an evening: other hands, other names, a rest."""

from pellmell.kit.messages import Event, HouseCommand
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.messages import BETWEEN_ROUNDS, IN_MATCH, Name, Player, TableCommand

AT_ANY_TIME = IN_MATCH | {Phase.GATHERING, Phase.OVER}


class SetName(HouseCommand, frozen=True):
    """Who sits there has another name from now on (ALL-18)."""

    seat: Seat
    name: Name
    phases = AT_ANY_TIME


class TakeOver(HouseCommand, frozen=True):
    """Somebody takes over the seat of a bot, or one that was left: with its points and its board (ALL-11)."""

    seat: Seat
    player: Player
    phases = BETWEEN_ROUNDS


class AddSeat(HouseCommand, frozen=True):
    """Somebody more plays from the next round on, where the game has room for that (ALL-13)."""

    player: Player
    phases = BETWEEN_ROUNDS


class SitOut(TableCommand, frozen=True):
    """From the next round on a bot plays for a seat, which stays whose it is; or no longer (ALL-14)."""

    out: bool = True
    phases = AT_ANY_TIME


class Renamed(Event, frozen=True):
    seat: Seat
    name: str


class SeatChanged(Event, frozen=True):
    """The seat has changed hands: `player` plays it from the next round on. Never with an id."""

    seat: Seat
    player: Player


class SeatAdded(Event, frozen=True):
    """There is one seat more, the last one, with these points. Never with an id."""

    player: Player
    points: int


class SitsOut(Event, frozen=True):
    """From the next round on a bot plays for the seat, or no longer."""

    seat: Seat
    out: bool
